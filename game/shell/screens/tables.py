"""Which game is drawn by which view. Views are named, not imported: only that of the open game is loaded."""

from importlib import import_module
from typing import cast

from game.views.panels import plain
from game.views.table import Parts, Table

TABLES = {
    "imhotep": "game.views.imhotep",
    "duel": "game.views.duel",
    "pyramids": "game.views.pyramids",
    "cheops": "game.views.cheops",
}


def drawn(game: str, view: Table) -> Parts:
    """The parts of a game's table; in words if it has no drawings yet."""
    if game not in TABLES:
        return plain.table(view)
    return cast("Parts", import_module(TABLES[game]).table(view))
