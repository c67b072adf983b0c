"""The obelisks in elevation: side A one for each player, side B columns of three on the point fields."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.draw import num, rect, svg, text
from game.views.art.stones import Lying, mark
from game.views.imhotep.art.laying import Laid
from game.views.markup import Markup

WIDTH, HEIGHT = 230, 326
BOX = f"0 0 {WIDTH} {HEIGHT}"
BASE, PLINTH = 276, 26
STEP, ROOM, WIDEST = 27, 206, 36
TAPER = 0.8
CAP = 22


class Obelisk(NamedTuple):
    """A player's stones: on side A all of them, on side B those not in a column."""

    seat: int
    stones: Sequence[Lying]


class Course(NamedTuple):
    """How the courses of an obelisk are cut: the lowest's width, how much less each, their height."""

    width: float
    taper: float
    height: float


def courses(stones: Sequence[Lying], middle: float, base: float, cut: Course) -> list[Laid]:
    """Stones one upon the other."""
    widths = [cut.width - i * cut.taper for i in range(len(stones))]
    return [
        Laid(stone, middle - width / 2, base - (i + 1) * cut.height, width, cut.height)
        for i, (stone, width) in enumerate(zip(stones, widths, strict=True))
    ]


def with_signs(below: str, stones: Sequence[Laid], above: str = "") -> tuple[str, str]:
    """A picture of stones, and their signs, which are drawn when everything else is."""
    body = below + "".join(stone.draw("ob") for stone in stones) + above
    return body, "".join(stone.signs() for stone in stones)


def cap(middle: float, y: float, half: float, height: float) -> str:
    """The golden tip."""
    return (
        f'<path class="capstone" d="M{num(middle - half)} {num(y)}L{num(middle)} {num(y - height)}'
        f'L{num(middle + half)} {num(y)}Z"/>'
    )


def plinth(seat: int, middle: float, base: float, half: float = 24) -> str:
    """The block below, with its owner's mark."""
    block = (
        f'<path class="lime" d="M{num(middle - half)} {base}h{num(2 * half)}v{PLINTH}h{num(-2 * half)}Z"/>'
    )
    return block + mark(seat, middle, base + PLINTH / 2, 0.62, "var(--ink)")


def _needle(middle: float, base: float, top: float) -> str:
    """The obelisk still to come."""
    return (
        f'<path class="needle"'
        f' d="M{num(middle - 17)} {base}L{num(middle - 12)} {top + 22}L{num(middle)} {top}'
        f'L{num(middle + 12)} {top + 22}L{num(middle + 17)} {base}Z"/>'
    )


def _tower(own: Obelisk, middle: float, step: float) -> tuple[str, str]:
    """A player's obelisk with its height, and the signs above it."""
    taper = min(TAPER, 14 / max(1, len(own.stones)))
    laid = courses(own.stones, middle, BASE, Course(WIDEST, taper, step))
    top = BASE - len(laid) * step
    tip = cap(middle, top, laid[-1].size / 2 - 1, CAP) if laid else ""
    height = sum(not stone.ghost for stone in own.stones)
    number = text(height, middle, top - 30 if laid else BASE - 12, 20, "number tall")
    return with_signs(plinth(own.seat, middle, BASE) + _needle(middle, BASE, 24), laid, tip + number)


def obelisks_a(towers: Sequence[Obelisk], prizes: Sequence[int]) -> Markup:
    """Side A: ranked by height; what the places bring stands on the base."""
    room = WIDTH / len(towers)
    highest = max(len(tower.stones) for tower in towers)
    step = min(STEP, ROOM / max(1, highest))
    drawn = [_tower(tower, room * (i + 0.5), step) for i, tower in enumerate(towers)]
    base = f'<path class="lime" d="M-90 {BASE + PLINTH}H{WIDTH + 90}V{HEIGHT + 4}H-90Z"/>'
    said = text(" · ".join(map(str, prizes)), WIDTH / 2, BASE + 44, 16, "number few prizes")
    bodies = [body for body, _ in drawn]
    signs = [sign for _, sign in drawn]
    return svg(BOX, base, said, *bodies, *signs, cls="site-svg", fit="xMidYMax meet")


# ---- side B -----------------------------------------------------------------------------------------

COLUMN = Course(36, 2, 20)
COLUMN_CAP = 17


class Ground(NamedTuple):
    """How the point fields stand: size of the picture, fields in a row, base of each row, of the singles."""

    width: float
    height: float
    per_row: int
    rows: Sequence[float]
    singles: float


HIGH = Ground(WIDTH, HEIGHT, 4, (88, 190), 282)
WIDE = Ground(344, 196, 8, (84,), 160)


def _field(
    ground: Ground, index: int, worth: int, column: Sequence[Lying], *, is_next: bool
) -> tuple[str, str]:
    """A point field with its column, or the outline of the one to come."""
    row, place = divmod(index, ground.per_row)
    room = ground.width / ground.per_row
    middle, base = room * (place + 0.5), ground.rows[row]
    half = room / 2 - 3
    stand: str = rect(middle - half, base, 2 * half, 22, "cell next" if is_next else "lime", 2)
    stand += text(worth, middle, base + 17, 17, "number few")
    if is_next:
        stand += f'<path class="next-point" d="M{num(middle - half + 3)} {base + 3}h8l-8 8Z"/>'
    if not column:
        return stand + _needle(middle, base, base - 3 * COLUMN.height - COLUMN_CAP), ""
    laid = courses(column, middle, base, COLUMN)
    return with_signs(stand, laid, cap(middle, laid[-1].y, laid[-1].size / 2 - 1, COLUMN_CAP))


def _singles(own: Obelisk, middle: float, room: float, base: float) -> tuple[str, str]:
    """Stones not yet in a column, side by side on the player's plinth."""
    number = max(2, len(own.stones))
    size = min(26, (room - 6) / number)
    left = middle - size * number / 2
    y = base - size
    stones = [Laid(stone, left + i * size, y, size - 1, size) for i, stone in enumerate(own.stones)]
    empty = "".join(
        rect(left + i * size + 1, y + 1, size - 3, size - 3, "cell dash", 2)
        for i in range(len(own.stones), number)
    )
    return with_signs(plinth(own.seat, middle, base, room / 2 - 2) + empty, stones)


def obelisks_b(
    ground: Ground, singles: Sequence[Obelisk], columns: Sequence[Sequence[Lying]], fields: Sequence[int]
) -> Markup:
    """Side B: columns on their fields from the highest, and the singles of each player in front."""
    room = ground.width / len(singles)
    drawn = [
        _field(ground, i, worth, columns[i] if i < len(columns) else (), is_next=i == len(columns))
        for i, worth in enumerate(fields)
    ]
    drawn += [_singles(own, room * (i + 0.5), room, ground.singles) for i, own in enumerate(singles)]
    right, low = num(ground.width + 90), num(ground.height + 4)
    ledge = f'<path fill="var(--far)" d="M-90 {num(ground.rows[0] + 22)}H{right}V{low}H-90Z"/>'
    front = f'<path class="lime" d="M-90 {num(ground.singles + PLINTH)}H{right}V{low}H-90Z"/>'
    return svg(
        f"0 0 {num(ground.width)} {num(ground.height)}",
        ledge,
        front,
        *(body for body, _ in drawn),
        *(signs for _, signs in drawn),
        cls=f"site-svg {'wide' if ground is WIDE else 'high'}",
        fit="xMidYMax meet",
    )
