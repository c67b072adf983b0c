"""The burial chamber's sides C and D: crypt tiles under the stones, columns that score by their colours."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.views.art.draw import INK, group, num, rect, svg, text
from game.views.art.stones import Lying, stone
from game.views.imhotep.art.burial import KEY, LARGEST, ROWS, Chamber, cells, in_order, picture
from game.views.imhotep.art.laying import Laid
from game.views.markup import Markup

# ---- side C: a tile for each stone ------------------------------------------------------------------


class Sum(NamedTuple):
    """What a player's tiles are worth together."""

    seat: int
    points: int


def burial_c(
    stones: Mapping[int, Lying], tiles: Sequence[int], open_column: int, sums: Sequence[Sum]
) -> Markup:
    """Side C: tiles on the empty cells, the open column set apart; on the stones what theirs was worth."""
    count = max((*stones, len(tiles) - 1)) + 1
    chamber = Chamber(count - 1, ranked=False)
    cells, tags = [], []
    for place in range(chamber.columns * ROWS):
        x, y = chamber.at(place)
        size = chamber.side - 3
        worth = tiles[place] if place < len(tiles) else 0
        if place in stones:
            if worth and not stones[place].ghost:
                tags.append(_tag(worth, x + chamber.side, y + chamber.side))
        else:
            cells.append(_tile(worth, x + 1.5, y + 1.5, size, is_open=place // ROWS == open_column))
    laid = [Laid(each, *chamber.at(place), chamber.side - 3) for place, each in stones.items()]
    body = chamber.cut(0, ROWS) + f'<g data-thing="crypt">{"".join(cells)}</g>'
    return picture(chamber, laid, body, "".join(tags) + _sums(sums))


def _tile(worth: int, x: float, y: float, size: float, *, is_open: bool) -> str:
    """A crypt tile: its points on an eye-shaped jar's lid; cells without one are empty."""
    k = size / 40
    cls = "tile open" if is_open else "tile"
    if not worth:
        return rect(x, y, size, size, "cell next" if is_open else "cell", 3)
    body = (
        f'<rect class="{cls}" x="1" y="1" width="38" height="38" rx="5"/>'
        '<path class="course strong" d="M6 9C13 3 27 3 34 9M6 31C13 37 27 37 34 31"/>'
        + text(worth, 20, 28.5, 24, "number few")
    )
    return group((body,), x, y, k)


def tile_icon(worth: int) -> Markup:
    """A tile beside what it tells of itself."""
    return svg("0 0 40 40", _tile(worth, 0, 0, 40, is_open=False), cls="icon", size=(44, 44))


def _tag(worth: int, x: float, y: float) -> str:
    """On a stone: the worth of the tile its owner took."""
    body = f'<circle r="8.6" class="order-disc"/>{text(worth, 0, 5, 14, "order-text")}'
    return group((body,), x - 7, y - 7, cls="worth-tag")


def _sums(sums: Sequence[Sum]) -> str:
    """Everybody's tiles, in a table cut into the rock."""
    x, y, width, height = KEY
    step = width / max(1, len(sums))
    cells = "".join(
        stone(each.seat, x + (nth + 0.5) * step - 30, y + 11, 28)
        + text(each.points, x + (nth + 0.5) * step + 17, y + 32, 21, "number few")
        for nth, each in enumerate(sums)
    )
    return f'<g class="key">{rect(x, y, width, height, "keybox", 3)}{cells}</g>'


# ---- side D: columns by colours ---------------------------------------------------------------------

PATTERNS = ((0, 0, 0), (0, 0, 1), (0, 1, 2))  # which cells of a column are alike
FILLS = ("var(--stone-3)", "var(--linen)", "var(--stone-2)")
SIGN = (  # one for each colour of a pattern
    "",
    '<circle cx="5" cy="5" r="2" fill="var(--on-gold)"/>',
    '<path d="M1.5 8.5L8.5 1.5" stroke="var(--edge)" stroke-width="1.4"/>',
)


def burial_d(stones: Sequence[Lying], worth: Sequence[str], columns: Sequence[str]) -> Markup:
    """Side D: below each complete column what it brings; `worth` by pattern, then of a stone in no column."""
    chamber = Chamber(len(stones), ranked=False)
    bands = "".join(_band(chamber, column, said) for column, said in enumerate(columns))
    body = chamber.cut(0, ROWS) + cells(chamber, len(stones)) + bands
    return picture(chamber, in_order(chamber, stones), body, _patterns(worth), " headed")


def _band(chamber: Chamber, column: int, said: str) -> str:
    """A complete column holds together; its points stand above it."""
    x, y = chamber.at(column * ROWS)
    side = chamber.side
    k = side / LARGEST
    return (
        rect(x - 0.5, y - 2.5, side, side * ROWS + 2.5, "complete", 4)
        + rect(x + 2, y - 9 - 21 * k, side - 5, 23 * k, "keybox", 4)
        + text(said, x + side / 2 - 0.5, y - 9 - 4 * k, 16 * k, "number few")
    )


def _patterns(worth: Sequence[str]) -> str:
    """The key: three alike, two and one, all different, then a stone of the column that is not complete."""
    x, y, width, height = KEY
    step = width / len(worth)
    parts: list[str] = [rect(x, y, width, height, "keybox", 3)]
    for nth, said in enumerate(worth):
        left = x + nth * step
        alike = PATTERNS[nth] if nth < len(PATTERNS) else (0,)
        for row, kind in enumerate(alike):
            parts.append(_swatch(kind, left + 9, y + height / 2 - 7.5 * len(alike) + row * 15))
        parts.append(text(said, left + 27 + (step - 27) / 2, y + height / 2 + 6, 18, "number few"))
    lines = "".join(f"M{num(x + nth * step)} {num(y)}v{num(height)}" for nth in range(1, len(worth)))
    return f'<g class="key">{"".join(parts)}<path class="course" d="{lines}"/></g>'


def _swatch(kind: int, x: float, y: float) -> str:
    box = f'<rect {INK} x="0" y="0" width="10" height="10" rx="1.5" fill="{FILLS[kind]}"/>'
    return group((box + SIGN[kind],), x, y, 1.3)
