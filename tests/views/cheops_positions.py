"""Positions of Cheops' Master Builders to draw: random games of 2 to 5, seen by whoever decides."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.core.match import Match
from game.core.record import new_record
from game.views.cheops.table import full_sheet, table
from tests.views.tables import seen, whole

BUILDS = 0.9  # how often a random player ticks if it can


def opening(players: int = 3, seed: str = "amun7342") -> Match:
    """A new game."""
    return Match(new_record("cheops", players, {}, seed))


@cache
def games() -> tuple[tuple[Match, ...], ...]:
    """Every position of a random game for each number of players, in order."""
    return tuple(tuple(_game(players)) for players in range(2, 6))


def _game(players: int) -> Iterator[Match]:
    choose, match = random.Random(players), opening(players, f"seed{players}")
    yield match
    while not match.over:
        building = [action for action in match.legal if action.verb != "done"]
        choices = building if building and choose.random() < BUILDS else match.legal
        match = match.play(choose.choice(choices).text)
        yield match


def positions(every: int = 1) -> list[Match]:
    """Some of all these positions."""
    return [match for game in games() for match in game[::every]]


def drawn(match: Match, **more: Any) -> str:
    """The markup of a position."""
    return whole(table(seen(match, **more)))


def in_full(match: Match, player: int, **more: Any) -> str:
    """The sheet of a player, to be looked at."""
    return full_sheet(seen(match, **more), player)
