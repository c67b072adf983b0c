"""Games of Abusir that come to something: builds, loads and pulls come first, the rest by chance."""

import random
from collections.abc import Sequence

from game.core.match import Match
from game.core.record import Record
from game.core.vocabulary import Action
from game.games.abusir.state import AbusirState, site_of
from tests.helpers import numbered

ODD = 0.05  # of all decisions are any legal ones, with any numbers
WALKING = 0.4  # of those in which a pull would do


def keen(source: random.Random, match: Match) -> str:
    """A decision that mostly leads on."""
    state: AbusirState = match.state
    if source.random() < ODD:
        return source.choice([*match.legal, *numbered(source, match)]).text
    candidates = match.game.candidates(state)
    by_verb: dict[str, list[Action]] = {}
    for action in candidates:
        by_verb.setdefault(action.verb, []).append(action)
    return source.choice(_wanted(source, state, match.player, by_verb) or candidates).text


def _wanted(
    source: random.Random, s: AbusirState, player: int, by_verb: dict[str, list[Action]]
) -> Sequence[Action]:
    if "build" in by_verb or "load" in by_verb:
        return by_verb.get("build") or [*by_verb.get("align", ()), *by_verb["load"]]
    if "walk" in by_verb and ((site_of(s, player) >= 0 and s.sleds[player]) or source.random() < WALKING):
        return by_verb["walk"]
    return by_verb.get("pull", ())


def keen_match(record: Record, number: int, plies: int = 2000) -> Match:
    """The record played on so to its end, or for so many decisions."""
    match, source = Match(record), random.Random(number)
    while not match.over and match.plies < plies:
        match = match.play(keen(source, match))
    return match
