"""The edge of the board, along which the rope's holder stands (A6.1): places on it in tenths of a centimetre.

It is gone round clockwise as seen, from the top left corner.
"""

from typing import NamedTuple

from game.games.abusir.board import HEIGHT, WIDTH

ACROSS, DOWN = WIDTH // 10, HEIGHT // 10
AROUND = 2 * (ACROSS + DOWN)


class Side(NamedTuple):
    """Where a side begins, the way along it, how long it is."""

    x: int
    y: int
    right: int
    down: int
    length: int


SIDES = (
    Side(0, 0, 1, 0, ACROSS),
    Side(ACROSS, 0, 0, 1, DOWN),
    Side(ACROSS, DOWN, -1, 0, ACROSS),
    Side(0, DOWN, 0, -1, DOWN),
)


def place(k: int) -> tuple[int, int]:
    """The place so far round the edge."""
    k %= AROUND
    for side in SIDES:
        if k < side.length:
            return side.x + side.right * k, side.y + side.down * k
        k -= side.length
    raise AssertionError(k)


def around(x: int, y: int) -> int:
    """How far round the edge a place on it lies."""
    if y <= 0:
        return x % AROUND
    if x >= ACROSS:
        return ACROSS + y
    if y >= DOWN:
        return ACROSS + DOWN + ACROSS - x
    return (AROUND - y) % AROUND
