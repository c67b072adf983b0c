"""What the rules of Abusir show: the board, a pyramid taken apart, the blocks."""

from collections.abc import Callable, Mapping

from game.games.abusir import tables as box
from game.text.catalogue import Texts
from game.views.abusir.blocks import LETTERS, block_icon
from game.views.abusir.board import board
from game.views.abusir.look import Look
from game.views.abusir.terrace import terraces
from game.views.markup import Markup, join
from game.views.panels.figures import numbered
from game.views.table import Table


def figure(view: Table, name: str) -> Markup:
    """A part of the table: `board`, `site 5`."""
    return numbered(PARTS, Look(view), name)


def _shapes(_: Texts) -> Markup:
    return join(block_icon(LETTERS[colour], shape, 14) for colour in box.COLOURS for shape in box.SHAPES)


# By rule: the blocks it speaks of.
PIECES: Mapping[str, Callable[[Texts], Markup]] = {"A1": _shapes}
PARTS: Mapping[str, Callable[[Look, int], Markup]] = {
    "board": lambda look, _: board(look),
    "site": terraces,
}
