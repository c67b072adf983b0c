"""The obelisks of sides C and D: beside them what each height is worth, or tiles for the first there."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.views.art.draw import group, num, rect, svg, text
from game.views.imhotep.art.obelisks import CAP, PLINTH, Course, Obelisk, cap, courses, plinth, with_signs
from game.views.markup import Markup


class Room(NamedTuple):
    """How the obelisks stand: size of the picture, base, where the towers begin, the highest course."""

    width: float
    height: float
    base: float
    left: float
    course: float


# wide pictures leave out what small boards have no room for, so that the rest is larger there
HIGH = Room(230, 326, 276, 34, 26)
WIDE = Room(240, 196, 166, 36, 18)
HIGH_TILES = HIGH._replace(left=74)
WIDE_TILES = WIDE._replace(left=46)
WIDEST, TAPER = 36, 0.8


class Tower(NamedTuple):
    """A player's stones, and what they bring as they stand: on the plate below them."""

    own: Obelisk
    points: int
    won: Mapping[int, int] = {}  # by height: the tile taken there


def _towers(room: Room, towers: Sequence[Tower], step: float) -> list[tuple[str, str]]:
    each = (room.width - room.left) / len(towers)
    return [
        _tower(room, tower, room.left + each * (nth + 0.5), each, step) for nth, tower in enumerate(towers)
    ]


def _tower(room: Room, tower: Tower, middle: float, wide: float, step: float) -> tuple[str, str]:
    """A player's obelisk, its signs above it; a tile lies on the course it was taken for."""
    widest = min(WIDEST, wide - 8)
    stones = tower.own.stones
    cut = Course(widest, min(TAPER, 12 / max(1, len(stones))), step)
    laid = courses(stones, middle, room.base, cut)
    top = room.base - len(laid) * step
    above = cap(middle, top, laid[-1].size / 2 - 1, CAP * step / 26) if laid else ""
    tiles = "".join(
        _tile(points, middle + widest / 2 - 3, room.base - height * step + step / 2, 13, "tile won")
        for height, points in tower.won.items()
    )
    stand = plinth(tower.own.seat, middle, room.base, min(24, wide / 2 - 2))
    said = text(tower.points, middle, room.base + PLINTH + 18, 17, "number few prizes")
    return with_signs(stand + said, laid, above + tiles)


def _picture(room: Room, towers: Sequence[tuple[str, str]], *behind: str) -> Markup:
    right, low = num(room.width + 90), num(room.height + 4)
    ground = f'<path class="lime" d="M-90 {num(room.base + PLINTH)}H{right}V{low}H-90Z"/>'
    kind = "wide near-by" if room.width > HIGH.width else "high"
    return svg(
        f"0 0 {num(room.width)} {num(room.height)}",
        ground,
        *behind,
        *(body for body, _ in towers),
        *(signs for _, signs in towers),
        cls=f"site-svg {kind}",
        fit="xMidYMax meet",
    )


def _step(room: Room, towers: Sequence[Tower], least: int) -> float:
    """How high a course is, so that the highest obelisk has room."""
    highest = max(least, *(len(tower.own.stones) for tower in towers))
    return min(room.course, (room.base - 28) / highest)


def _levels(room: Room, step: float, heights: Sequence[int]) -> str:
    """Lines across all obelisks."""
    lines = "".join(
        f"M{num(room.left - 6)} {num(room.base - height * step)}H{num(room.width - 2)}" for height in heights
    )
    return f'<path class="level" d="{lines}"/>'


# ---- side C -----------------------------------------------------------------------------------------


def obelisks_c(room: Room, towers: Sequence[Tower], worth: Sequence[int], more: str) -> Markup:
    """Side C: a card with what each height brings; `more` is what a stone above them adds."""
    heights = range(1, len(worth))
    step = _step(room, towers, len(heights) + 1)
    size = min(17, step * 0.95)
    numbers = "".join(
        text(worth[height], 16, room.base - height * step + step / 2 + size * 0.36, size, "number few")
        for height in heights
    )
    top = room.base - (len(worth) - 1) * step
    beyond = text(more, 16, top - step * 0.2, size * 0.86, "number few")
    card = rect(2, top - step, 28, room.base - top + step, "keybox", 4)
    scale = f'<g data-thing="heights">{card}{numbers}{beyond}</g>'
    return _picture(room, _towers(room, towers, step), _levels(room, step, heights), scale)


def card_icon() -> Markup:
    """An obelisk card beside what it tells of itself."""
    body = rect(1, 1, 28, 42, "keybox", 4) + cap(15, 18, 7, 9) + rect(8, 18, 14, 20, "cell", 1)
    return svg("0 0 30 44", body, cls="icon", size=(30, 44))


# ---- side D -----------------------------------------------------------------------------------------


def obelisks_d(
    room: Room, towers: Sequence[Tower], tiles: Mapping[int, Sequence[int]], lost: Mapping[int, int]
) -> Markup:
    """Side D: by height the tiles that are left, the highest first; wide pictures show that one alone."""
    step = _step(room, towers, max(tiles) + 1)
    rows = "".join(
        SHELVES[room](room, room.base - height * step + step / 2, left, lost[height])
        for height, left in tiles.items()
    )
    shelf = f'<g data-thing="tiles">{rows}</g>'
    return _picture(room, _towers(room, towers, step), _levels(room, step, list(tiles)), shelf)


def _shelf(room: Room, y: float, left: Sequence[int], lost: int) -> str:
    """All tiles of a height; the places of those taken are empty."""
    gone = "".join(rect(6 + nth * 21, y - 10, 19, 20, "cell dash", 3) for nth in range(lost))
    there = (_tile(points, 15.5 + (lost + nth) * 21, y, 19, "tile") for nth, points in enumerate(left))
    return gone + "".join(there)


def _highest(room: Room, y: float, left: Sequence[int], lost: int) -> str:
    """The highest tile left, and how many there are."""
    if not left:
        return rect(4, y - 8, 22, 16, "cell dash", 3)
    return _tile(left[0], 15, y, 17, "tile") + text(f"×{len(left)}", 34, y + 4, 11, "number few")


SHELVES: Mapping[Room, Callable[[Room, float, Sequence[int], int], str]] = {
    HIGH_TILES: _shelf,
    WIDE_TILES: _highest,
}


def _tile(points: int, x: float, y: float, size: float, cls: str) -> str:
    """An obelisk tile; its middle is (x, y)."""
    half = size / 2
    body = rect(-half, -half, size, size, cls, 3) + text(points, 0, size * 0.3, size * 0.84, "number few")
    return group((body,), x, y)
