"""Blocks in three colours, each with its sign: white a ring, black a cross, red a square."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from game.games.abusir import tables as box
from game.games.abusir.placements import CUBES, rotations
from game.views.abusir.plan import CUBE
from game.views.art.draw import num, svg
from game.views.art.materials import sign
from game.views.markup import Markup

Cell = tuple[int, int]
SHAPES = dict(zip(box.SHAPES, CUBES, strict=True))
GRAIN = "M2.6 6.2l1.7-.9M13.4 15l1.5-.4M15.2 3.4v1.7M3.4 14.6l.5-1.6"  # as the chisel left it
LETTERS = dict(zip(box.COLOURS, "wkr", strict=True))  # as materials are called in all games


class Laid(NamedTuple):
    """A block that lies somewhere: its colour's letter and the cells it covers."""

    colour: str
    cells: tuple[Cell, ...]
    level: int = 0
    cls: str = ""
    thing: str = ""


def symbols() -> Markup:
    """A cube of every colour: `ab-w`, `ab-k`, `ab-r`."""
    return Markup("".join(_cube(letter) for letter in LETTERS.values()))


def _cube(letter: str) -> str:
    return (
        f'<g id="ab-{letter}"><rect width="{CUBE}" height="{CUBE}" fill="var(--m{letter})"/>'
        f'<path d="M0 0H{CUBE}L{CUBE - 3} 3H3V{CUBE - 3}L0 {CUBE}Z" fill="var(--shine)" opacity=".35"/>'
        f'<path d="M{CUBE} {CUBE}H0L3 {CUBE - 3}H{CUBE - 3}V3L{CUBE} 0Z" fill="var(--shade)" opacity=".25"/>'
        f'<path d="{GRAIN}" fill="none" stroke="var(--shade)" stroke-width=".9" opacity=".4"/>'
        f"{sign(letter, CUBE / 2, CUBE / 2, 0.55)}</g>"
    )


def block(laid: Laid, x: float = 0, y: float = 0) -> str:
    """A block: its cubes, and one outline around them."""
    cubes = "".join(
        f'<use href="#ab-{laid.colour}" x="{num(x + i * CUBE)}" y="{num(y + j * CUBE)}"/>'
        for i, j in laid.cells
    )
    named = f' data-thing="{laid.thing}"' if laid.thing else ""
    cls = f' class="{laid.cls}"' if laid.cls else ""
    return f'<g{cls}{named}>{cubes}<path class="block-edge" d="{outline(laid.cells, x, y)}"/></g>'


def outline(cells: Sequence[Cell], x: float = 0, y: float = 0, side: float = CUBE) -> str:
    """The line around some cells: every side that no other of them shares."""
    parts = []
    for i, j in cells:
        left, top = num(x + i * side), num(y + j * side)
        if (i, j - 1) not in cells:
            parts.append(f"M{left} {top}h{num(side)}")
        if (i, j + 1) not in cells:
            parts.append(f"M{left} {num(y + (j + 1) * side)}h{num(side)}")
        if (i - 1, j) not in cells:
            parts.append(f"M{left} {top}v{num(side)}")
        if (i + 1, j) not in cells:
            parts.append(f"M{num(x + (i + 1) * side)} {top}v{num(side)}")
    return "".join(parts)


def block_icon(colour: str, shape: str, size: float = 16, cls: str = "block-icon") -> Markup:
    """A block among words; every cube is `size` pixels wide."""
    cells = SHAPES[shape]
    wide, high = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    return svg(
        f"-1 -1 {wide * CUBE + 2} {high * CUBE + 2}",
        block(Laid(colour, cells)),
        cls=cls,
        size=(wide * size + 2, high * size + 2),
    )


# ---- lying together on a deck -----------------------------------------------------------------------


@cache
def packed(load: tuple[tuple[str, str], ...], long: int, lower: int = 5) -> tuple[Laid, ...]:
    """Blocks, as colour and shape, on a deck two cubes wide in the order they were loaded.

    So many of them at most lie in the lower layer.
    """
    laid: list[Laid] = []
    taken: list[set[Cell]] = [set()]
    for n, (colour, shape) in enumerate(load):
        if n == lower and len(taken) == 1:
            taken.append(set())
        found = next((cells for cells in _places(shape, long) if not taken[-1] & set(cells)), None)
        if found is None:
            taken.append(set())
            found = _places(shape, long)[0]
        taken[-1] |= set(found)
        laid.append(Laid(colour, found, len(taken) - 1))
    return tuple(laid)


@cache
def _places(shape: str, long: int) -> tuple[tuple[Cell, ...], ...]:
    """All ways a block lies on a deck, from the nose backwards."""
    ways = []
    for i, j in product(reversed(range(long)), range(2)):
        for cells in turns(shape):
            moved = tuple((i + x, j + y) for x, y in cells)
            if all(0 <= x < long and 0 <= y < 2 for x, y in moved):
                ways.append(moved)
    return tuple(sorted(ways, key=lambda cells: -min(x for x, _ in cells)))


def turns(shape: str) -> list[tuple[Cell, ...]]:
    """A shape and what quarter turns make of it, each once, with its least column and row 0."""
    return rotations(box.SHAPES.index(shape))
