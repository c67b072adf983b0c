"""What was to be expected of a game, move by move: a line for each seat, told apart by its strokes, too."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.draw import num, svg, text
from game.views.art.stones import stone
from game.views.markup import Markup

LEFT, TOP, WIDTH, HEIGHT = 44, 12, 330, 190
BOX = "0 0 420 218"
FULL, GRID = 1000, (0, 250, 500, 750, 1000)
BADGE = 22


class Curve(NamedTuple):
    """A seat's line: (decisions made before, thousandths of a sure win), and the ones that gave away much."""

    seat: int
    points: Sequence[tuple[int, int]]
    marked: Sequence[tuple[int, int]]


def outlook_chart(curves: Sequence[Curve], plies: int) -> Markup:
    """All lines over the moves; at the end of each is the stone of its seat."""
    grid = [_level(level) for level in GRID]
    heights = _apart([_y(curve.points[-1][1]) if curve.points else TOP for curve in curves])
    lines = [_curve(curve, plies, y) for curve, y in zip(curves, heights, strict=True)]
    return svg(BOX, *grid, *lines, cls="outlook")


def _level(level: int) -> str:
    y = _y(level)
    label = text(level // 10, LEFT - 8, y + 5, 14, "chart-label")
    return f'<path class="grid" d="M{LEFT} {num(y)}h{WIDTH}"/>{label}'


def _apart(heights: Sequence[float]) -> list[float]:
    """Where the stones lie: none on another, near the ends of their lines."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed, lowest = [0.0] * len(heights), TOP - BADGE / 2
    for n in order:
        lowest = max(heights[n] - BADGE / 2, lowest)
        placed[n] = lowest
        lowest += BADGE + 2
    over = max(0.0, lowest - (TOP + HEIGHT + BADGE / 2 + 2))
    return [y - over for y in placed]


def _curve(curve: Curve, plies: int, y: float) -> str:
    if not curve.points:
        return ""
    at = [f"{num(_x(ply, plies))} {num(_y(value))}" for ply, value in curve.points]
    way = f'd="M{"L".join(at)}"'
    kinds = (f"outlook-line under p{curve.seat}", f"outlook-line p{curve.seat}")
    drawn = "".join(f'<path class="{kind}" {way}/>' for kind in kinds)
    marks = (
        f'<circle class="outlook-mark p{curve.seat}" cx="{num(_x(ply, plies))}" cy="{num(_y(value))}" r="5"/>'
        for ply, value in curve.marked
    )
    return "".join([drawn, *marks, stone(curve.seat, LEFT + WIDTH + 10, y, BADGE)])


def _x(ply: int, plies: int) -> float:
    return LEFT + WIDTH * ply / max(1, plies)


def _y(value: int) -> float:
    return TOP + HEIGHT * (FULL - value) / FULL
