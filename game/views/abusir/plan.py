"""The board's measures in the units of its drawing, 12 to a centimetre, from its upper left corner."""

from collections.abc import Iterable, Sequence

from game.views.art.draw import num

CM = 12
WIDTH, HEIGHT = 84 * CM, 60 * CM
EDGE = 22  # of wood around the board, in which the holder of the rope moves
BOX = (-EDGE, -EDGE, WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE)
CUBE = 18

Point = tuple[float, float]


def units(points: Iterable[Sequence[float]]) -> list[Point]:
    """Places in centimetres, in units of the drawing."""
    return [(x * CM, y * CM) for x, y in points]


def path(points: Iterable[Sequence[float]], *, closed: bool = True) -> str:
    """A line through places in centimetres, as a drawing writes it."""
    return line(units(points), closed=closed)


def line(points: Iterable[Sequence[float]], *, closed: bool = False) -> str:
    """A line through places of the drawing."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def turned(x: float, y: float, c: float, s: float) -> str:
    """The transform that puts a drawing with its nose to the right at a pose: its middle in units, its heading."""
    return f"matrix({_fine(c)} {_fine(s)} {_fine(-s)} {_fine(c)} {num(x)} {num(y)})"


def _fine(value: float) -> str:
    text = f"{value:.5f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
