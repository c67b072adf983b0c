"""The rope holder: set from outside against a point of the outline, its hole low or high."""

from game.games.abusir.edge import ACROSS, DOWN, place
from game.games.abusir.sled.constants import HIGH, LOW
from game.games.abusir.sled.geometry import Point


def outline_point(k: int) -> Point:
    """The point so many tenths of a centimetre round the edge."""
    x, y = place(k)
    return (x - ACROSS // 2) / 10, (y - DOWN // 2) / 10


def height(high: bool) -> float:
    return HIGH if high else LOW
