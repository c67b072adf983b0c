"""The outline of stones that are connected: lines along the edges of their cells, drawn a little inside."""

from collections.abc import Iterable, Sequence

from game.games.pyramids.scoring import Cell, Stone
from game.games.pyramids.tables import LEVELS
from game.views.art.draw import num, svg
from game.views.markup import Markup

UNIT, INSET = 50, 4.5
WIDE, HIGH = 2 * LEVELS[0] + 2, 2 * len(LEVELS)  # cells: one column more than the base at either side
# the edges of a cell with the stone at the left hand: from corner, direction
EDGES = (((0, 0), (1, 0)), ((1, 0), (0, 1)), ((1, 1), (-1, 0)), ((0, 1), (0, -1)))
Corner = tuple[int, int]


def outlines(connections: Iterable[Sequence[Stone]], shift: int) -> Markup:
    """A picture over the pyramid; `shift` is the column of its leftmost cell."""
    paths = (_path({(x + shift, y) for stone in joined for x, y in stone.cells}) for joined in connections)
    drawn = "".join(
        f'<path class="joined-edge" d="{d}"/><path class="joined-line" d="{d}"/>' for d in paths if d
    )
    return svg(f"0 0 {WIDE * UNIT} {HIGH * UNIT}", drawn, cls="joined")


def _path(cells: set[Cell]) -> str:
    return "".join(
        "M" + "L".join(f"{num(x * UNIT)} {num((HIGH - y) * UNIT)}" for x, y in ring) + "Z"
        for ring in rings(cells)
    )


def rings(cells: set[Cell]) -> list[list[tuple[float, float]]]:
    """The closed lines around cells, in cells from the bottom left."""
    found = []
    edges = _edges(cells)
    while edges:
        start = next(iter(edges))
        found.append(_ring(edges, start))
    return found


def _edges(cells: set[Cell]) -> dict[Corner, list[Corner]]:
    """By corner, the directions in which the border goes on."""
    edges: dict[Corner, list[Corner]] = {}
    for x, y in sorted(cells):
        for (dx, dy), (right, up) in EDGES:
            if (x + up, y - right) not in cells:  # nothing at the right hand
                edges.setdefault((x + dx, y + dy), []).append((right, up))
    return edges


def _ring(edges: dict[Corner, list[Corner]], start: Corner) -> list[tuple[float, float]]:
    """One line round, taken from the edges: where two cells only touch, it stays with its own."""
    inset, corner = INSET / UNIT, start
    first = before = edges[start][0]
    ring: list[tuple[float, float]] = []
    while True:
        corner = (corner[0] + before[0], corner[1] + before[1])
        left, onward = (-before[1], before[0]), edges[corner]
        after = left if left in onward else onward[0]
        onward.remove(after)
        if not onward:
            del edges[corner]
        if after != before:
            ring.append((corner[0] + inset * (left[0] - after[1]), corner[1] + inset * (left[1] + after[0])))
        if corner == start and after == first:
            return ring
        before = after
