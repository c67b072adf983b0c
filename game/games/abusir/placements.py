"""Where a block can lie in a pyramid (A8): every shape in every rotation on every level, found once.

A set of cells is a whole number, one bit a cell, in the order of `tables.CELLS`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.games.abusir import tables as box

Cell = tuple[int, int]
CUBES: tuple[tuple[Cell, ...], ...] = (  # by shape: column and row of each cube
    ((0, 0),),
    ((0, 0), (1, 0)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (0, 1)),
)
LEVELS = tuple(
    sum(1 << cell for cell, at in enumerate(box.LEVEL_OF) if at == level) for level in range(len(box.SIZES))
)
ALL = sum(LEVELS)
HIDDEN = sum(1 << cell for cell in box.HIDDEN)
VISIBLE = ALL & ~HIDDEN
MIDDLE, TOP = 1, 2


class Place(NamedTuple):
    """A place for a block: the cells it fills, those that have to carry it, those beside it on its level."""

    shape: int
    level: int
    cells: int
    below: int
    beside: int
    text: str


def number(level: int, column: int, row: int) -> int:
    """The number of a cell."""
    return box.LEVEL_STARTS[level] + row * box.SIZES[level] + column


def _turned(cubes: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A quarter turn, moved back to the corner."""
    turned = [(-row, column) for column, row in cubes]
    left, top = min(column for column, _ in turned), min(row for _, row in turned)
    return tuple(sorted((column - left, row - top) for column, row in turned))


def rotations(shape: int) -> list[tuple[Cell, ...]]:
    """A shape in its different rotations by 90 degrees (A8.2)."""
    turned = [tuple(sorted(CUBES[shape]))]
    for _ in range(3):
        turned.append(_turned(turned[-1]))
    return list(dict.fromkeys(turned))


def _below(level: int, cell: Cell) -> int:
    """A8.4: what carries a cell: the one below it, or for the top all four."""
    if not level:
        return 0
    return LEVELS[MIDDLE] if level == TOP else 1 << number(0, cell[0] + 1, cell[1] + 1)


def _beside(level: int, cell: Cell) -> int:
    size, (column, row) = box.SIZES[level], cell
    sides = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return sum(1 << number(level, x, y) for x, y in sides if 0 <= x < size and 0 <= y < size)


def _union(masks: Iterator[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _places(shape: int, level: int) -> Iterator[Place]:
    size = box.SIZES[level]
    for turned in rotations(shape):
        for top in range(size):
            for left in range(size):
                at = [(left + column, top + row) for column, row in turned]
                if all(column < size and row < size for column, row in at):
                    cells = sorted(number(level, *cell) for cell in at)
                    filled = sum(1 << cell for cell in cells)
                    beside = _union(_beside(level, cell) for cell in at) & ~filled
                    below = _union(_below(level, cell) for cell in at)
                    text = " ".join([box.SHAPES[shape], *(box.CELLS[cell] for cell in cells)])
                    yield Place(shape, level, filled, below, beside, text)


PLACES = tuple(
    place
    for shape in range(len(box.SHAPES))
    for level in range(len(box.SIZES))
    for place in _places(shape, level)
)
PLACES_OF = tuple(  # by shape: numbers of places
    tuple(at for at, place in enumerate(PLACES) if place.shape == shape) for shape in range(len(box.SHAPES))
)


def rests(place: Place, filled: int) -> bool:
    """A8.3, A8.4: whether a block finds its cells free and lies on filled ones."""
    return not place.cells & filled and place.below & filled == place.below


def fits(place: Place, filled: int) -> bool:
    """A8.3 to A8.5: whether a block can lie there; on the ground it touches another one's side."""
    return rests(place, filled) and bool(place.level or not filled or place.beside & filled)
