"""The pyramids: terrace by terrace, each seen from above."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.views.art.draw import num, svg, text
from game.views.art.signs import cell, next_cell
from game.views.art.stones import Lying
from game.views.imhotep.art.bonuses import bonus
from game.views.imhotep.art.laying import Laid, layers
from game.views.markup import Markup

WIDTH, HEIGHT = 212, 326
BOX = f"0 0 {WIDTH} {HEIGHT}"
GROUND = 320
GAP = 3
SIDE, SIDE_SMALL = 42, 41

Place = tuple[float, float]


class Cell(NamedTuple):
    """What a cell of a small pyramid brings."""

    points: int
    bonus: str


class Beside(NamedTuple):
    """Stones beside the pyramids: when they are full, or never."""

    stones: Sequence[Lying]
    next: bool


# ---- masonry ----------------------------------------------------------------------------------------


def terrace(middle: float, top: float, bottom: float, above: float, below: float) -> str:
    """A terrace whose front leans back; its upper edge is lit."""
    return (
        f'<path class="lime" d="M{num(middle - above / 2)} {num(top)}H{num(middle + above / 2)}'
        f'L{num(middle + below / 2)} {num(bottom)}H{num(middle - below / 2)}Z"/>'
        f'<path class="lime-hi" d="M{num(middle - above / 2)} {num(top)}H{num(middle + above / 2)}'
        f'l1.5 7H{num(middle - above / 2 - 1.5)}Z"/>'
    )


def _courses(*lines: tuple[float, float, float]) -> str:
    """Joints left and right of the cells: height, inner and outer width."""
    middle = WIDTH / 2
    path = "".join(
        f"M{num(middle - outer / 2)} {y}H{num(middle - inner / 2)}M{num(middle + inner / 2)} {y}"
        f"H{num(middle + outer / 2)}"
        for y, inner, outer in lines
    )
    return f'<path class="course" d="{path}"/>'


def pavement(y: float = GROUND, width: float = WIDTH) -> str:
    return f'<path class="lime" d="M-90 {num(y)}H{num(width + 90)}v12H-90Z"/>'


def _square(middle: float, top: float, number: int, side: float) -> Iterator[Place]:
    """The cells of a square terrace: down each column, columns from left to right."""
    left = middle - (number * side + (number - 1) * GAP) / 2
    for column in range(number):
        for row in range(number):
            yield left + column * (side + GAP), top + row * (side + GAP)


def beside_box(beside: Beside, at: Place = (182, 24)) -> str:
    """The box for stones that find no cell, and those stones below it."""
    x, y = at
    width, height = 25, 34
    cls = "cell dash next" if beside.next else "cell dash"
    box = f'<rect class="{cls}" x="{x}" y="{y}" width="{width}" height="{height}" rx="3"/>'
    sign = text("+1", x + width / 2, y + 22, 15, "number few")
    step = min(24, 60 / max(1, len(beside.stones)))
    stones = layers(Laid(stone, x, y + 38 + i * step, 25) for i, stone in enumerate(beside.stones))
    cls = "" if beside.stones or beside.next else "beside"
    return f'<g class="{cls}">{box}{sign}</g>{stones}'


# ---- side A: one great pyramid ----------------------------------------------------------------------

CELLS_A: Sequence[Place] = (
    *_square(WIDTH / 2, 178, 3, SIDE),
    *_square(WIDTH / 2, 76, 2, SIDE),
    (WIDTH / 2 - SIDE / 2, 20),
)


def great_masonry() -> str:
    """The three terraces of the great pyramid."""
    middle = WIDTH / 2
    return (
        terrace(middle, 14, 69, 62, 78)
        + terrace(middle, 69, 170, 112, 132)
        + terrace(middle, 170, GROUND, 160, 184)
        + pavement()
        + _courses((220, 136, 172), (268, 136, 178), (120, 92, 122))
    )


def pyramid_a(stones: Sequence[Lying], points: Sequence[int]) -> Markup:
    """Side A: fourteen cells in the order in which they are filled; the next one has the dark corner."""
    filled = sum(not stone.ghost for stone in stones)
    cells = []
    for i, (x, y) in enumerate(CELLS_A):
        if i == len(stones):
            cells.append(next_cell(x, y, SIDE, points[i]))
        elif i >= filled:
            cells.append(cell(x, y, SIDE, points[i] if i > len(stones) else ""))
    on, off = stones[: len(CELLS_A)], stones[len(CELLS_A) :]
    return svg(
        BOX,
        great_masonry(),
        *cells,
        layers(Laid(stone, x, y, SIDE) for stone, (x, y) in zip(on, CELLS_A, strict=False)),
        beside_box(Beside(off, filled >= len(CELLS_A))),
        cls="site-svg",
        fit="xMidYMax meet",
    )


# ---- side B: three small pyramids -------------------------------------------------------------------


class Site(NamedTuple):
    """Where the small pyramids stand: size of the picture, middle line and ground of each, the box beside."""

    width: float
    height: float
    stands: Sequence[Place]
    beside: Place


# high pictures have the middle one behind the other two, wide ones all three side by side
HIGH = Site(WIDTH, HEIGHT, ((53, GROUND), (106, 163), (159, GROUND)), (182, 24))
WIDE = Site(344, 156, ((53, 150), (159, 150), (265, 150)), (318, 40))


def _cells_b(middle: float, ground: float) -> Sequence[Place]:
    return (
        *_square(middle, ground - 2 * SIDE_SMALL - GAP - 5, 2, SIDE_SMALL),
        (middle - SIDE_SMALL / 2, ground - 3 * SIDE_SMALL - GAP - 15),
    )


def _masonry_b(middle: float, ground: float) -> str:
    upper = ground - 2 * SIDE_SMALL - GAP - 12
    return terrace(middle, upper - 50, upper, 53, 60) + terrace(middle, upper, ground, 96, 104)


def _cell_b(x: float, y: float, brings: Cell, *, is_next: bool) -> str:
    draw = next_cell if is_next else cell
    if not brings.bonus:
        return draw(x, y, SIDE_SMALL, brings.points)
    number = text(brings.points, x + 12, y + 35, 20, "number few")
    return draw(x, y, SIDE_SMALL) + number + bonus(brings.bonus, x + 18, y + 3, 22)


def _small(stand: Place, stones: Sequence[Lying], cells: Sequence[Cell]) -> str:
    places = _cells_b(*stand)
    empty = [
        _cell_b(x, y, brings, is_next=i == len(stones))
        for i, ((x, y), brings) in enumerate(zip(places, cells, strict=True))
        if i >= len(stones)
    ]
    laid = layers(Laid(stone, x, y, SIDE_SMALL) for stone, (x, y) in zip(stones, places, strict=False))
    return _masonry_b(*stand) + "".join(empty) + laid


def pyramids_b(
    site: Site, built: Sequence[Sequence[Lying]], cells: Sequence[Sequence[Cell]], beside: Beside
) -> Markup:
    """Side B: the small pyramids from left to right, each filled column by column, then the top."""
    back = site.stands[1][1]
    dune = f'<path fill="var(--far)" d="M-90 {back + 9}C-20 {back - 7} 50 {back - 5} 106 {back - 1}'
    dune += f'S240 {back - 7} {site.width + 90} {back + 9}V{site.height}H-90Z"/>'
    drawn = [_small(*one) for one in zip(site.stands, built, cells, strict=True)]
    return svg(
        f"0 0 {site.width} {site.height}",
        dune,
        drawn[1],
        pavement(site.stands[0][1], site.width),
        drawn[0],
        drawn[2],
        beside_box(beside, site.beside),
        cls=f"site-svg {'wide' if site is WIDE else 'high'}",
        fit="xMidYMax meet",
    )
