"""Which game is drawn by which view. Views are named, not imported: only that of the open game is loaded."""

from importlib import import_module
from typing import cast

from game.views.markup import Markup
from game.views.panels import plain
from game.views.table import Parts, Table

TABLES = {
    "imhotep": "game.views.imhotep",
    "duel": "game.views.duel",
    "pyramids": "game.views.pyramids",
    "cheops": "game.views.cheops",
}
SHEETS = {"cheops": "game.views.cheops"}  # games whose table shows the others at a glance only


def drawn(game: str, view: Table) -> Parts:
    """The parts of a game's table; in words if it has no drawings yet."""
    if game not in TABLES:
        return plain.table(view)
    return cast("Parts", import_module(TABLES[game]).table(view))


def sheet(game: str, view: Table, player: int) -> Markup:
    """What one player has, in full; nothing in games that show it on the table."""
    if game not in SHEETS:
        return Markup("")
    return cast("Markup", import_module(SHEETS[game]).full_sheet(view, player))
