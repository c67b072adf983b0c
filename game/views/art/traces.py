"""Marks of what was done since a person last decided: a dashed ring, numbers in the seats' colours."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.draw import group, num, text
from game.views.art.signs import last_ring
from game.views.markup import Markup, el

RADIUS = 9.5  # of a number's disc in a drawing whose stones are 40 wide


class Mark(NamedTuple):
    """A move that left its mark: its number in the order, 0 for the only one, and whose it was."""

    number: int
    seat: int


Marks = Sequence[Mark]


def numbers(marks: Marks, cls: str = "move-numbers") -> Markup | None:
    """The numbers at the corner of an HTML element; several stand side by side.

    The style sheet writes them: as text they would belong to the name of the button they lie on.
    """
    discs = [
        el("b", {"class": f"move-number p{mark.seat}", "data-nr": mark.number})
        for mark in marks
        if mark.number
    ]
    return el("span", {"class": cls, "aria-hidden": "true"}, *discs) if discs else None


def brief(marks: Marks) -> Markup | None:
    """The same for a player whose things have no room to be drawn."""
    return numbers([mark._replace(number=mark.number or 1) for mark in marks], "move-numbers brief")


def ringed(
    marks: Marks, x: float, y: float, width: float, height: float, r: float = 6, k: float = 1
) -> Markup:
    """The ring in a drawing, its numbers from the upper right corner to the left; `k` enlarges them."""
    numbered = [mark for mark in reversed(marks) if mark.number]
    step = 2 * RADIUS * k
    discs = (_disc(mark, x + width - step * nth, y, k) for nth, mark in enumerate(numbered))
    return Markup(last_ring(x, y, width, height, r) + "".join(discs))


def _disc(mark: Mark, x: float, y: float, k: float) -> Markup:
    drawn = f'<circle class="nth-disc" r="{num(RADIUS)}"/>{text(mark.number, 0, 4.6, 13, "nth-text")}'
    return group((f'<g class="nth-mark">{drawn}</g>',), x, y, k, cls=f"p{mark.seat}")
