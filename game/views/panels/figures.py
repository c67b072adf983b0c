"""Pictures in the rules: parts of a table, or single pieces, as things to look at only."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from game.views.art.stones import stone_icon
from game.views.markup import Markup, classes, el
from game.views.still import still

L = TypeVar("L")


def figure(cls: str, drawn: Markup, *caption: str | None) -> Markup:
    """A picture with the sentence it shows."""
    words = el("figcaption", None, *caption) if caption else None
    return el("figure", None, el("div", {"class": classes("shown", cls), "inert": True}, still(drawn)), words)


def numbered(parts: Mapping[str, Callable[[L, int], Markup]], look: L, name: str) -> Markup:
    """A part of the table by its name and, counted from 1, whose or which: `dice`, `sheet 2`."""
    part, number, *_ = (*name.split(), "1")
    return parts[part](look, int(number) - 1)


def whose(seat: int, name: str, drawn: Markup) -> Markup:
    """A part of the table under the name of the player it belongs to."""
    return el("div", {"class": "of-player"}, el("b", None, stone_icon(seat, 20), name), drawn)
