"""The great pyramid of sides C and D, whose cells are chosen: Imhotep's figure, the stock of scaffolds."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.games.imhotep import tables as box
from game.views.art.draw import INK, group, num, rect, svg, text
from game.views.art.signs import cell, next_cell
from game.views.art.stones import Lying
from game.views.imhotep.art import pyramid
from game.views.imhotep.art.laying import Laid, layers
from game.views.imhotep.art.pyramid import Beside, Place
from game.views.markup import Markup

SIDE = pyramid.SIDE
STEP = SIDE + pyramid.GAP


class Cell(NamedTuple):
    """An empty cell: what it brings now, whether Imhotep looks at it, whether it is the next one."""

    worth: str | int
    lit: bool = False
    next: bool = False


class Stand(NamedTuple):
    """How the levels stand: size of the picture, corner of each, masonry, the box beside, the stock."""

    width: float
    height: float
    corners: Sequence[Place]
    masonry: Callable[[], str]
    beside: Place
    stock: Place

    def at(self, place: int) -> Place:
        """The upper left corner of a cell."""
        level, column, row = box.CELLS[place]
        x, y = self.corners[level]
        return x + column * STEP, y + row * STEP


def _wide_masonry() -> str:
    """The base, and beside it the upper levels, so that small boards show them larger."""
    return (
        pyramid.terrace(74, 6, 150, 136, 146)
        + pyramid.terrace(196, 4, 52, 56, 64)
        + pyramid.terrace(196, 52, 150, 92, 100)
        + pyramid.pavement(150, 278)
    )


HIGH = Stand(
    pyramid.WIDTH,
    pyramid.HEIGHT,
    ((40, 178), (62.5, 76), (pyramid.WIDTH / 2 - SIDE / 2, 20)),
    pyramid.great_masonry,
    (182, 24),
    (8, 24),
)
WIDE = Stand(278, 156, ((8, 12), (152.5, 57), (175, 8)), _wide_masonry, (249, 12), (146, 8))


def great(
    stand: Stand,
    stones: Mapping[int, Lying],
    empty: Mapping[int, Cell],
    beside: Beside,
    above: str,
    below: str = "",
) -> Markup:
    """Stones on their cells, what the empty ones bring; the side's own things above or below."""
    cells = [_empty(*stand.at(place), each) for place, each in empty.items()]
    laid = [Laid(stone, *stand.at(place), SIDE) for place, stone in stones.items()]
    kind = "wide near-by" if stand is WIDE else "high"
    return svg(
        f"0 0 {num(stand.width)} {num(stand.height)}",
        stand.masonry(),
        below,
        *cells,
        layers(laid),
        pyramid.beside_box(beside, stand.beside),
        above,
        cls=f"site-svg {kind}",
        fit="xMidYMax meet",
    )


def _empty(x: float, y: float, each: Cell) -> str:
    if each.next:
        return next_cell(x, y, SIDE, each.worth)
    return cell(x, y, SIDE, each.worth, cls="cell lit" if each.lit else "cell")


# ---- side C -----------------------------------------------------------------------------------------

FIGURE = (  # on a grid of 20 by 40: cap, face, linen robe, a scroll under the arm, his staff
    f'<path {INK} fill="var(--linen)" d="M5 20C6 16 14 16 15 20L17 38H3Z"/>'
    f'<path {INK} fill="var(--skin)" d="M5 8.5a5 5.5 0 0 1 10 0v2a5 5.5 0 0 1-10 0Z"/>'
    f'<path {INK} fill="var(--mb)" d="M4.6 9C4 1.5 16 1.5 15.4 9 12 6.6 8 6.6 4.6 9Z"/>'
    f'<path {INK} fill="var(--rope)" d="M2 24h11v5H2Z"/>'
    '<path d="M18.6 13V38" stroke="var(--edge)" stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M8.2 10.4v.1M11.8 10.4v.1" stroke="var(--edge)" stroke-width="1.8" stroke-linecap="round"/>'
)
FIGURE_ICON = svg("-2 -1 24 42", FIGURE, cls="icon", size=(27, 48))


def imhotep(stand: Stand, place: int, key: str = "") -> tuple[str, str]:
    """Imhotep on a cell, and the row and column that he looks along."""
    level, _, _ = box.CELLS[place]
    x, y = stand.at(place)
    left, top = stand.corners[level]
    long = box.LEVELS[level] * STEP + 1
    row = rect(left - 2, y - 2, long, SIDE + 4, "sight", 4)
    column = rect(x - 2, top - 2, SIDE + 4, long, "sight", 4)
    return moving(FIGURE, key, (x + 19, y - 10, 28, 49), "-2 -1 24 42", "figure"), row + column


def moving(body: str, key: str, place: tuple[float, float, float, float], grid: str, thing: str) -> str:
    """A thing that moves in the drawing as a picture of its own, and tells of itself."""
    x, y, width, height = map(num, place)
    named = f' data-k="{key}"' if key else ""
    return (
        f'<svg class="piece"{named} data-thing="{thing}" x="{x}" y="{y}" width="{width}" height="{height}"'
        f' viewBox="{grid}">{body}</svg>'
    )


# ---- side D -----------------------------------------------------------------------------------------

POLES = (
    f'<path {INK} fill="var(--reed)" d="M1 1H27V17H1Z"/>'
    '<path d="M7 2V16M14 2V16M21 2V16M2 9H26" stroke="var(--wood)" stroke-width="2.4"/>'
    '<path d="M3 15L12 3M16 15L25 3" stroke="var(--reed-2)" stroke-width="1.6"/>'
)
SCAFFOLD_ICON = svg("-1 -1 30 20", POLES, cls="icon", size=(48, 32))
RISE = 4


def stock(stand: Stand, left: int, total: int) -> str:
    """The scaffolds nobody has used up, as a pile; below it how many."""
    x, y = stand.stock
    base = y + total * RISE
    pile = "".join(group((POLES,), x, base - nth * RISE - RISE) for nth in range(left))
    none = "" if left else rect(x + 1, base - RISE + 1, 26, 16, "cell dash", 2)
    said = text(f"×{left}", x + 14, base + 31, 17, "number few")
    return f'<g data-thing="scaffolds">{pile}{none}{said}</g>'
