"""The rope holder: set from outside against a point of the outline, its hole low or high."""

from game.games.abusir.board import HEIGHT, WIDTH
from game.games.abusir.sled.constants import HIGH, LOW
from game.games.abusir.sled.geometry import Point

ACROSS, DOWN = WIDTH // 10, HEIGHT // 10  # tenths of a centimetre
AROUND = 2 * (ACROSS + DOWN)


def outline_point(k: int) -> Point:
    """The point k tenths of a centimetre along the outline: from the top left corner, clockwise as seen."""
    x, y = ACROSS // 2, DOWN // 2
    side, rest = _side(k % AROUND)
    return (
        ((rest - x) / 10, -y / 10),
        (x / 10, (rest - y) / 10),
        ((x - rest) / 10, y / 10),
        (-x / 10, (y - rest) / 10),
    )[side]


def _side(k: int) -> tuple[int, int]:
    for side, length in enumerate((ACROSS, DOWN, ACROSS)):
        if k < length:
            return side, k
        k -= length
    return 3, k


def height(high: bool) -> float:
    return HIGH if high else LOW
