"""The board's measures in the units of its drawing, 12 to a centimetre, from its upper left corner.

The rules tell hundredths of a centimetre, the sled model centimetres from the middle of the board.
"""

import json
from collections.abc import Iterable, Sequence

from game.games.abusir import edge
from game.games.abusir import tables as box
from game.views.art.draw import num

CM = 12
HUNDREDTH = 0.12
WIDTH, HEIGHT = 84 * CM, 60 * CM
EDGE = 22  # of wood around the board, in which the holder of the rope moves
BOX = (-EDGE, -EDGE, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)
CUBE = 18
OUT = 5  # how far outside the edge the holder stands

Point = tuple[float, float]


def units(points: Iterable[Sequence[int]]) -> list[Point]:
    """Places of the tables, in units of the drawing."""
    return [(x * HUNDREDTH, y * HUNDREDTH) for x, y in points]


def unit(point: Sequence[int]) -> Point:
    """A place of the tables, in units of the drawing."""
    return point[0] * HUNDREDTH, point[1] * HUNDREDTH


def from_middle(x: float, y: float) -> Point:
    """A place of the sled model, in units of the drawing."""
    return (x + 42) * CM, (y + 30) * CM


def on_edge(tenths: int) -> Point:
    """Where the holder stands against the edge of the board, so many tenths of a centimetre round it."""
    x, y = edge.place(tenths)
    return x * CM / 10, y * CM / 10


def measures() -> str:
    """What the hand has to know of the board."""
    sides = [[*side] for side in edge.SIDES]
    return json.dumps({"cm": CM, "sides": sides, "out": OUT, "longest": box.LONGEST_PULL})


def path(points: Iterable[Sequence[int]], *, closed: bool = True) -> str:
    """A line through places of the tables, as a drawing writes it."""
    return line(units(points), closed=closed)


def line(points: Iterable[Sequence[float]], *, closed: bool = False) -> str:
    """A line through places of the drawing."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def turned(x: float, y: float, c: float, s: float) -> str:
    """The transform that puts a drawing with its nose to the right at a pose: middle and heading."""
    return f"matrix({_fine(c)} {_fine(s)} {_fine(-s)} {_fine(c)} {num(x)} {num(y)})"


def _fine(value: float) -> str:
    text = f"{value:.5f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
