"""Positions of Pyramids to draw: random games of every size, as the first player sees them."""

import random
from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.record import new_record
from game.text.catalogue import Texts
from game.views.pyramids.table import table
from game.views.table import Parts, Sitter, Table
from tests.views.tables import table_of

SIZES = (2, 3, 4, 5)


def opening(players: int = 2, seed: str = "amun7342", start: str = "1") -> Match:
    """A new game."""
    return Match(new_record("pyramids", players, {"start": start}, seed))


def games(sizes: tuple[int, ...] = SIZES) -> Iterator[Match]:
    """Every position of a random game of each size, in order; tombs and obelisks are built often."""
    for players in sizes:
        choose = random.Random(players)
        match = opening(players, f"seed{players}", "random")
        while not match.over:
            yield match
            liked = [action for action in match.legal if action.verb in {"tomb", "obelisk"}]
            match = match.play(choose.choice(liked if liked and choose.random() < 0.5 else match.legal).text)
        yield match


def seats(players: int, viewer: int = 0, persons: tuple[int, ...] = (0,)) -> tuple[Sitter, ...]:
    """Who sits there, named by number."""
    return tuple(
        Sitter(str(n + 1), is_bot=n not in persons, level="2", is_viewer=n == viewer) for n in range(players)
    )


def seen(match: Match, t: Texts | None = None, *, viewer: int = 0, **more: Any) -> Table:
    """The table of a position as a player sees it, everything legal offered to that player."""
    given = {
        "seats": seats(match.game.players, viewer),
        "seen": match.game.observation(match.state, viewer),
        **more,
    }
    return table_of(match, t=t, acts=match.player == viewer, **given)


def whole(parts: Parts) -> str:
    """All parts one after the other."""
    return parts.status + parts.board + parts.prompt


def drawn(match: Match, **more: Any) -> str:
    """The markup of a position."""
    return whole(table(seen(match, **more)))
