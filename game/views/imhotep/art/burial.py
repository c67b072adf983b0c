"""The burial chamber: a mastaba above the ground, the rock cut open below it."""

from collections.abc import Sequence

from game.views.art.draw import num, rect, svg, text
from game.views.art.signs import next_cell
from game.views.art.stones import Lying
from game.views.imhotep.art.laying import Laid, layers
from game.views.markup import Markup

WIDTH, HEIGHT = 346, 326
ROWS, COLUMNS = 3, 8
GROUND, TOP = 84, 128
LARGEST = 40
ROW_GAP = 5  # between the rows of side B, which are ranked one by one
TAG = 30
KEY = (29, 264, 288, 50)

FRONDS = (
    "M6-40c-10-8-20-6-26 3 9-3 17-2 26-3ZM6-40c8-9 19-9 26-1-9-2-17 0-26 1ZM6-40c-9-2-19 6-20 16 6-8 12-12"
    " 20-16ZM6-40c9-1 18 6 19 16-6-8-11-12-19-16ZM6-40c-3-9 1-17 8-20 0 8-3 13-8 20Z"
)


def _landscape() -> str:
    return (
        f'<path fill="var(--earth)" d="M0 {GROUND}H{WIDTH}V{HEIGHT + 4}H0Z"/>'
        '<path fill="none" stroke="var(--earth-2)" stroke-width="2"'
        ' d="M0 100c40 6 80-5 130 2s120 4 216-3M0 320c60-6 100 4 170 0s110-5 176 1"/>'
        '<path class="lime" d="M14 84L22 46H122L130 84Z"/>'
        '<path class="course" d="M18 65H126M52 46l-2 38M92 46l2 38"/>'
        '<path fill="var(--edge)" d="M64 84V60h16v24Z"/>'
        '<path class="inner" d="M64 84h16v34h-16Z"/>'
        f'<g fill="var(--palm)" transform="translate(300 {GROUND})"><path fill="var(--earth-2)"'
        f' d="M-2 0C-1-18 0-28 4-40l4 1C5-27 3-16 3 0Z"/><path d="{FRONDS}"/></g>'
        f'<path stroke="var(--edge)" stroke-width="2.5" d="M0 {GROUND}H{WIDTH}"/>'
    )


class Chamber:
    """Where the cells lie: so many columns as are needed, all in sight."""

    def __init__(self, stones: int, *, ranked: bool) -> None:
        self.columns = max(COLUMNS, stones // ROWS + 1)
        room = WIDTH - 22 - (TAG if ranked else 0)
        self.side = min(LARGEST, room / self.columns)
        self.gap = ROW_GAP if ranked else 0
        self.left = (WIDTH - self.side * self.columns + (TAG if ranked else 0)) / 2
        self.top = TOP + (LARGEST - self.side) * ROWS / 2 - (ROW_GAP if ranked else 0)

    def at(self, place: int) -> tuple[float, float]:
        """The upper left corner of a cell, counted down the columns."""
        column, row = divmod(place, ROWS)
        return self.left + column * self.side, self.top + row * (self.side + self.gap)

    def cut(self, row: int, rows: int) -> str:
        """The rock cut away for some rows."""
        x, y = self.at(row)
        height = self.side * rows + self.gap * (rows - 1)
        pad = 2 if rows == 1 else 8
        return rect(x - 7, y - pad, self.side * self.columns + 14, height + 2 * pad, "inner", 3)


def cells(chamber: Chamber, filled: int) -> str:
    """The empty cells where they are filled in order."""
    parts = []
    for place in range(filled, chamber.columns * ROWS):
        x, y = chamber.at(place)
        size = chamber.side - 3
        if place == filled:
            parts.append(next_cell(x + 1.5, y + 1.5, size))
        else:
            parts.append(rect(x + 1.5, y + 1.5, size, size, "cell", 3))
    return "".join(parts)


def _joints(chamber: Chamber, seats: Sequence[int]) -> str:
    """Neighbours of one colour are visibly one area."""
    s, parts = chamber.side, []
    half = s * 0.23
    for place, seat in enumerate(seats):
        x, y = chamber.at(place)
        bar = f'fill="var(--p{seat})" stroke="var(--edge)" stroke-width="2"'
        if seats[place + ROWS : place + ROWS + 1] == [seat]:
            parts.append(
                f'<rect x="{num(x + s - half)}" y="{num(y + half)}" width="{num(2 * half)}"'
                f' height="{num(s - 2 * half)}" {bar}/>'
            )
        if place % ROWS < ROWS - 1 and seats[place + 1 : place + 2] == [seat]:
            parts.append(
                f'<rect x="{num(x + half)}" y="{num(y + s - half)}" width="{num(s - 2 * half)}"'
                f' height="{num(2 * half)}" {bar}/>'
            )
    return "".join(parts)


def score_key(columns: Sequence[tuple[str, str]], place: tuple[float, float, float, float]) -> str:
    """A table cut into the rock: what counts over the points it brings."""
    x, y, width, height = place
    step = width / len(columns)
    lines = "".join(f"M{num(x + i * step)} {num(y)}v{num(height)}" for i in range(1, len(columns)))
    cells = "".join(
        text(above, x + (i + 0.5) * step, y + height * 0.36, 15, "key-text")
        + text(below, x + (i + 0.5) * step, y + height * 0.86, 17, "number few")
        for i, (above, below) in enumerate(columns)
    )
    box = rect(x, y, width, height, "keybox", 3)
    half = f"M{num(x)} {num(y + height / 2)}H{num(x + width)}"
    return f'<g class="key">{box}<path class="course" d="{half}{lines}"/>{cells}</g>'


def burial_a(stones: Sequence[Lying], worth: Sequence[tuple[str, str]]) -> Markup:
    """Side A: joined stones of a colour form areas; `worth` is the table of sizes and points."""
    there = [stone.seat for stone in stones]
    chamber = Chamber(len(stones), ranked=False)
    body = chamber.cut(0, ROWS) + cells(chamber, len(stones)) + _joints(chamber, there)
    return picture(chamber, in_order(chamber, stones), body + score_key(worth, KEY))


def burial_b(stones: Sequence[Lying], ranks: Sequence[int]) -> Markup:
    """Side B: each row is a chamber of its own; its places and what they bring stand before it."""
    chamber = Chamber(len(stones), ranked=True)
    rows = "".join(chamber.cut(row, 1) for row in range(ROWS))
    tags = "".join(_tag(chamber, row, ranks) for row in range(ROWS))
    worth = [(f"{place}.", str(points)) for place, points in enumerate(ranks, 1)]
    body = rows + tags + cells(chamber, len(stones))
    key = score_key(worth, (101, *KEY[1:2], 144, KEY[3]))
    return picture(chamber, in_order(chamber, stones), body + key)


def _tag(chamber: Chamber, row: int, ranks: Sequence[int]) -> str:
    """The ranks a row brings, one below the other."""
    _, y = chamber.at(row)
    step = chamber.side / len(ranks)
    numbers = "".join(
        text(points, 19, y + step * (i + 0.5) + (6 if i == 0 else 4.4), 16 if i == 0 else 12, "number few")
        for i, points in enumerate(ranks)
    )
    return rect(6, y - 2, 26, chamber.side + 4, "keybox", 3) + numbers


def in_order(chamber: Chamber, stones: Sequence[Lying]) -> list[Laid]:
    """Stones in the order in which the cells are filled."""
    return [Laid(stone, *chamber.at(place), chamber.side - 3) for place, stone in enumerate(stones)]


def picture(chamber: Chamber, stones: Sequence[Laid], body: str, above: str = "", cls: str = "") -> Markup:
    """The landscape, what is cut into its rock, the stones on their cells, and what stands before them."""
    shifted = [stone._replace(x=stone.x + 1.5, y=stone.y + 1.5) for stone in stones]
    parts = (_landscape(), body, layers(shifted), above)
    return svg(f"0 0 {WIDTH} {HEIGHT}", *parts, cls=f"site-svg cropped chamber{cls}")
