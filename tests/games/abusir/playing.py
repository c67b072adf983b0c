"""Games of Abusir that come to something: builds, loads and pulls come first, the rest by chance."""

import random
from collections.abc import Callable, Sequence

from game.core.match import Match
from game.core.record import Record
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import edge, moving, reach
from game.games.abusir import tables as box
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Leg, Pose
from game.games.abusir.state import AbusirState, site_of
from tests.helpers import numbered

ODD = 0.05  # of all decisions are any legal ones, with any numbers
WALKING = 0.4  # of those in which a pull would do
LOADING = 0.8  # of those in which there are blocks to load
RESTING = 0.12  # of those in which a turn can be finished
ASIDE = 50  # tenths of a centimetre along the outline, to either side of what lies behind the goal
FAR = 0.2  # of the pulls that would arrive have any length


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


def heedless(source: random.Random, match: Match) -> str:
    """A decision that leads on, too, but pulls so that nobody knows where it will end."""
    state: AbusirState = match.state
    player, drawn = match.player, source.random()
    by_verb: dict[str, list[Action]] = {}
    for action in match.legal:
        by_verb.setdefault(action.verb, []).append(action)
    if "finish" in by_verb and drawn < RESTING:
        return act.FINISH.text
    if "build" in by_verb or ("load" in by_verb and source.random() < LOADING):
        return source.choice(by_verb.get("build") or by_verb["load"]).text
    here = site_of(state, player) + 1
    near = [walk for walk in by_verb.get("walk", ()) if state.sleds[player] and walk.args[1] == here > 0]
    if near or ("walk" in by_verb and drawn < WALKING):
        return source.choice(near or by_verb["walk"]).text
    if any(action.verb == "pull" for action in numbered(source, match)):
        return _heedless_pull(source, state, player).text
    return source.choice(match.legal).text


def _heedless_pull(source: random.Random, s: AbusirState, player: int) -> Action:
    """About towards a goal: until it is reached, if it is; else any length."""
    pose, goals = Pose(*s.poses[player]), reach.goals(s, player) or range(len(aiming.MIDDLES))
    goal = source.choice(goals)
    behind = aiming.behind(pose, *aiming.MIDDLES[goal])
    holder = (behind + source.randint(-ASIDE, ASIDE)) % edge.AROUND
    found = aiming.tried(moving.world_of(s), player, holder, goal).leg
    if not found or source.random() < FAR:
        return act.pull(Leg(holder, bool(source.randrange(2)), source.randint(1, box.LONGEST_PULL)))
    return act.pull(found._replace(pace=1))


Choose = Callable[[random.Random, Match], str]


def played(record: Record, number: int, choose: Choose = keen, plies: int = 2000) -> Match:
    """The record played on so to its end, or for so many decisions."""
    match, source = Match(record), random.Random(number)
    while not match.over and match.plies < plies:
        match = match.play(choose(source, match))
    return match
