"""Positions of Abusir to draw: random games of 3 to 5, seen by whoever decides."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.core.match import Match
from game.core.record import new_record
from game.games.abusir import edge
from game.games.abusir import tables as box
from game.views.abusir.table import table
from tests.views.tables import seen, whole

BUILDS = 0.8  # how often a random player loads or builds if it can
PULLS = 0.5  # and pulls if it can
PLIES = 120  # of each game, at most


def opening(players: int = 3, seed: str = "amun7342") -> Match:
    """A new game."""
    return Match(new_record("abusir", players, {"ghost": "none"}, seed))


@cache
def games() -> tuple[tuple[Match, ...], ...]:
    """Positions of a random game for each number of players, in order."""
    return tuple(tuple(_game(players)) for players in range(3, 6))


def _game(players: int) -> Iterator[Match]:
    choose, match = random.Random(players), opening(players, f"seed{players}")
    yield match
    while not match.over and match.plies < PLIES:
        building = [action for action in match.legal if action.verb in ("load", "build")]
        choices = building if building and choose.random() < BUILDS else match.legal
        pull = (
            f"pull {choose.choice(box.STANCES)} 1 {choose.randrange(edge.AROUND)} {choose.randrange(50, 500)}"
        )
        pulls = choose.random() < PULLS and match.allows(pull)
        match = match.play(pull if pulls else choose.choice(choices).text)
        yield match


def positions(every: int = 1) -> list[Match]:
    """Some of all these positions."""
    return [match for game in games() for match in game[::every]]


def drawn(match: Match, **more: Any) -> str:
    """The markup of a position."""
    return whole(table(seen(match, **more)))


def like(match: Match, text: str) -> str:
    """Workers on the same node do the same: the action as the first of them does it."""
    verb, *rest = text.split()
    if verb != "walk":
        return text
    nodes = match.state.workers[match.player]
    first = nodes.index(nodes[int(rest[0]) - 1]) + 1
    return " ".join((verb, str(first), *rest[1:]))
