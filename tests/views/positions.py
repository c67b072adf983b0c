"""Positions of the Duel to draw: random games over all sides, seen by a person against a bot."""

import random
from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.record import new_record
from game.text.catalogue import Texts
from game.views.duel.table import table
from game.views.table import Parts, Sitter, Table
from tests.views.tables import table_of

SIDES = ("AAAA", "BBBB", "ABAB", "BABA")
SITES = ("obelisk", "temple", "pyramids", "tomb")
SEATS = (Sitter("1", is_viewer=True), Sitter("2", is_bot=True, level="2"))


def opening(sides: str = "AAAA", seed: str = "amun7342") -> Match:
    """A new game."""
    options = {**dict(zip(SITES, sides, strict=True)), "start": "first"}
    return Match(new_record("duel", 2, options, seed))


def games(number: int) -> Iterator[Match]:
    """Every position of so many random games, in order."""
    for game in range(number):
        choose = random.Random(game)
        match = opening(SIDES[game % len(SIDES)], f"seed{game}")
        while not match.over:
            yield match
            match = match.play(choose.choice(match.legal).text)
        yield match


def seen(match: Match, t: Texts | None = None, **more: Any) -> Table:
    """The table of a position, everything legal offered."""
    return table_of(match, t=t, **{"seats": SEATS, **more})


def whole(parts: Parts) -> str:
    """All parts one after the other."""
    return parts.status + parts.board + parts.prompt


def drawn(match: Match, **more: Any) -> str:
    """The markup of a position."""
    return whole(table(seen(match, **more)))
