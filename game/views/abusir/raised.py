"""A pyramid seen from a corner: how high it stands, and what of its blocks is seen from there."""

from collections.abc import Sequence

from game.games.abusir import tables as box
from game.views.abusir.blocks import Laid
from game.views.abusir.pieces import INSETS
from game.views.abusir.plan import CUBE, Point
from game.views.art.draw import num, svg
from game.views.markup import Markup

HALF, FALL, TALL = 14.0, 7.7, 13.3  # of a cube: half its width, how far a side of its top falls, its height
BASE = box.SIZES[0]
VIEW = f"{num(-BASE * HALF - 3)} -21 {num(2 * BASE * HALF + 6)} {num(2 * BASE * FALL + 25)}"
LEFT_SHADE, RIGHT_SHADE = 0.25, 0.5


def raised(laid: Sequence[Laid]) -> Markup:
    """The blocks of a pyramid on their ground, the far ones first."""
    cubes = sorted((block.level, i + j, i, block.colour) for block in laid for i, j in block.cells)
    drawn = (_cube(*_corner(level, i, total - i), colour) for level, total, i, colour in cubes)
    return svg(VIEW, _ground(), *drawn, cls="raised")


def _corner(level: int, i: int, j: int) -> tuple[float, float]:
    """The far corner of a cube's top."""
    x, y = i + INSETS[level], j + INSETS[level]
    return (x - y) * HALF, (x + y) * FALL - (level + 1) * TALL


def _ground() -> str:
    seams = "".join(_seam(k, 0, k, BASE) + _seam(0, k, BASE, k) for k in range(BASE + 1))
    across, down = num(BASE * HALF), num(BASE * FALL)
    plan = f"M0 0l{across} {down} -{across} {down} -{across} -{down}Z"
    return f'<path class="raised-ground" d="{plan}{seams}"/>'


def _seam(x: float, y: float, to_x: float, to_y: float) -> str:
    (a, b), (c, d) = (((p - q) * HALF, (p + q) * FALL) for p, q in ((x, y), (to_x, to_y)))
    return f"M{num(a)} {num(b)}L{num(c)} {num(d)}"


def _cube(x: float, y: float, colour: str) -> str:
    """The three sides that are seen: where each begins, what it spans, how much shade lies on it."""
    sides = (
        ((x, y), (HALF, FALL), (-HALF, FALL), 0),
        ((x - HALF, y + FALL), (HALF, FALL), (0, TALL), LEFT_SHADE),
        ((x, y + 2 * FALL), (HALF, -FALL), (0, TALL), RIGHT_SHADE),
    )
    return "".join(_side(colour, *side) for side in sides)


def _side(colour: str, at: Point, u: Point, v: Point, shade: float) -> str:
    """A side as it is drawn from above, with the sign of its colour, on a slant."""
    slant = " ".join(num(each) for each in (*(part / CUBE for part in (*u, *v)), *at))
    corners = f"M{_pair(at)}l{_pair(u)} {_pair(v)} {_pair((-u[0], -u[1]))}Z"
    return (
        f'<use href="#ab-{colour}" transform="matrix({slant})"/>'
        f'<path class="raised-side" fill-opacity="{shade}" d="{corners}"/>'
    )


def _pair(point: Point) -> str:
    return " ".join(map(num, point))
