"""Outlines follow the borders of connected stones."""

import pytest

from game.views.pyramids.connections import INSET, UNIT, rings

D = INSET / UNIT
Cells = set[tuple[int, int]]


def area(ring: list[tuple[float, float]]) -> float:
    """The area inside, negative for a hole."""
    corners = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in corners) / 2


@pytest.mark.parametrize(
    ("cells", "lines"),
    [
        ({(0, 0)}, 1),
        ({(0, 0), (0, 1), (1, 1)}, 1),
        ({(0, 0), (1, 1)}, 2),  # corners that touch do not join
        ({(x, y) for x in range(3) for y in range(3)} - {(1, 1)}, 2),  # a hole has its own line
        ({(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (1, 2)}, 1),
        (set(), 0),
    ],
)
def test_every_border_is_one_line(cells: Cells, lines: int) -> None:
    assert len(rings(cells)) == lines


def test_a_single_cell_is_drawn_a_little_inside() -> None:
    (ring,) = rings({(2, 3)})
    assert sorted(ring) == [(2 + D, 3 + D), (2 + D, 4 - D), (3 - D, 3 + D), (3 - D, 4 - D)]


@pytest.mark.parametrize("cells", [{(0, 0), (1, 0), (1, 1)}, {(0, 0), (0, 1)}, {(3, 3), (4, 3), (4, 2)}])
def test_the_line_goes_round_exactly_these_cells(cells: Cells) -> None:
    (ring,) = rings(cells)
    border = sum(
        (x + dx, y + dy) not in cells for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    )
    corners = 4 * D * D  # four more corners turn one way than the other
    assert area(ring) == pytest.approx(len(cells) - border * D + corners)
