"""What stands on the board and moves: sleds, boats, workers, the holder of the rope, pyramids from above."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.abusir import board
from game.views.abusir.blocks import Laid, block, packed
from game.views.abusir.plan import CUBE, Point, line, turned, unit
from game.views.art.draw import group, num
from game.views.art.stones import mark
from game.views.markup import Markup

HULL = "M-36-19.2H21.6L36 0 21.6 19.2H-36Z"
RUNNERS = "M-36-14.5H27M-36 14.5H27"
DECK, BOAT_DECK = 4, 5  # cubes along a deck, two in a row
LOWER = 3  # blocks of a sled that stand on the deck; the others lie on them
LOADED = 0.7  # the size of a loaded cube: no load sticks out
KEPT = 64  # drawings of sleds, of boats and of levels: most are the same from click to click
LIFT = 4  # how far a layer is drawn above the one below
Load = tuple[tuple[str, str], ...]  # colour's letter and shape of every block, in the order they were loaded


class Sled(NamedTuple):
    """A sled at a pose: its middle in units, its heading as cosine and sine, what lies on it."""

    seat: int
    x: float
    y: float
    c: float
    s: float
    load: Load = ()
    wobbling: tuple[int, ...] = ()  # by block, 0 to 3


@lru_cache(maxsize=KEPT)
def sled(it: Sled, cls: str = "sled", key: str = "", more: str = "") -> Markup:
    """A sled from above, its nose to the front, the eye of the rope at its tip."""
    named = f' data-k="{key}" data-thing="sled {it.seat - 1}"' if key else ""
    return Markup(
        f'<g class="{cls} p{it.seat}"{named}{more} transform="{turned(it.x, it.y, it.c, it.s)}">'
        f'<path class="sled-hull" d="{HULL}"/><path class="runners" d="{RUNNERS}"/>'
        f'<path class="sled-tail" d="M-36-19.2h3.5v38.4h-3.5ZM21.6-19.2L36 0 21.6 19.2H19L32 0 19-19.2Z"/>'
        f"{loaded(it)}"
        f'<circle class="sled-seat" cx="26" r="7.4"/>{mark(it.seat, 26, 0, 0.44)}</g>'
    )


def tracks(ways: Sequence[Sequence[Point]]) -> str:
    """What runners leave in the sand."""
    return f'<path class="sled-tracks" d="{"".join(line(way) for way in ways)}"/>' if ways else ""


def loaded(it: Sled, more: str = "") -> str:
    """What lies on a sled."""
    return f'<g class="load"{more}>{_load(packed(it.load, DECK, LOWER), -31, it)}</g>'


def _load(load: Sequence[Laid], x: float, it: Sled) -> str:
    """Layer by layer, the upper ones a little aside and on a shade."""
    layers = []
    for level in range(1 + max((laid.level for laid in load), default=-1)):
        body = "".join(_wobbling(laid, n, it) for n, laid in enumerate(load) if laid.level == level)
        aside, cls = level * LIFT, "upper" if level else ""
        layers.append(group((body,), x - aside, -LOADED * CUBE - aside, LOADED, cls=cls))
    return "".join(layers)


def _wobbling(laid: Laid, n: int, it: Sled) -> str:
    """A block, wobbling if it has been shaken."""
    much = it.wobbling[n] if n < len(it.wobbling) else 0
    return block(laid._replace(cls=f"lies wobble-{much}" if much else "lies"))


@lru_cache(maxsize=KEPT)
def boat(seat: int, x: float, y: float, c: float, s: float, load: Load) -> Markup:
    """A boat from above, bow to the right; a seat's colour at its stern, none on the neutral one."""
    hull = "M-48 0C-46-12-40-18-30-18H26C38-17 46-9 50 0C46 9 38 17 26 18H-30C-40 18-46 12-48 0Z"
    stern = '<path class="boat-stern" d="M-30-18C-40-18-46-12-48 0C-46 12-40 18-30 18Z"/>' if seat else ""
    sign = mark(seat, -38, 0, 0.36) if seat else ""
    nothing = Sled(seat, 0, 0, 1, 0)
    return Markup(
        f'<g class="river-boat p{seat}" transform="{turned(x, y, c, s)}">'
        f'<path class="hull" d="{hull}"/>'
        '<path class="deck" d="M-30-14H28C36-13 42-7 45 0C42 7 36 13 28 14H-30Z"/>'
        f"{stern}{sign}{_load(packed(load, BOAT_DECK), -28, nothing)}</g>"
    )


def worker(seat: int, x: float, y: float, key: str = "", k: float = 1) -> Markup:
    """A worker, feet at (x, y), with the mark of the seat."""
    named = f' data-k="{key}"' if key else ""
    return Markup(
        f'<g class="worker p{seat}"{named} transform="translate({num(x)} {num(y)}) scale({num(k)})">'
        '<path class="worker-body" d="M-9 0L-6-13C-5-17 5-17 6-13L9 0Z"/>'
        '<circle class="worker-head" cy="-19" r="5.2"/>'
        f"{mark(seat, 0, -6.4, 0.36)}</g>"
    )


def holder(x: float, y: float, high: bool) -> str:
    """The holder of the rope against the edge: a block with its hole, tall with a ring when it is high."""
    ring = '<circle class="hole-high" r="11.5"/>' if high else ""
    return (
        f'<g class="holder" transform="translate({num(x)} {num(y)})">'
        '<rect x="-15" y="-15" width="30" height="30" rx="4"/>'
        f'{ring}<circle class="hole" r="5"/></g>'
    )


# ---- pyramids ---------------------------------------------------------------------------------------

INSETS = (0, 1, 1.5)  # where a level begins, in cubes from the corner of the one at the bottom
RISE = 7  # how much higher a level is drawn
TINT = 0.12  # how much lighter a level is than the one below
SHADOW = 5  # how far a level throws its shadow to the right and down


@lru_cache(maxsize=KEPT)
def pyramid(x: float, y: float, laid: tuple[Laid, ...]) -> str:
    """A pyramid from above: each level a little higher and lighter than the one it throws its shadow on."""
    levels: list[list[Laid]] = [[], [], []]
    for each in laid:
        levels[each.level].append(each)
    return "".join(_level(x, y, level, blocks) for level, blocks in enumerate(levels) if blocks)


def _level(x: float, y: float, level: int, blocks: Sequence[Laid]) -> str:
    left, top = x + INSETS[level] * CUBE, y + INSETS[level] * CUBE
    cells = [cell for laid in blocks for cell in laid.cells]
    cast = "".join(_square(left + i * CUBE + SHADOW, top + j * CUBE + SHADOW, CUBE) for i, j in cells)
    light = "".join(_square(left + i * CUBE, top + j * CUBE - RISE * level, CUBE) for i, j in cells)
    sides = "".join(
        f"M{num(left + i * CUBE)} {num(top + (j + 1) * CUBE - RISE * level)}h{CUBE}v{RISE}h-{CUBE}Z"
        for i, j in cells
        if level and (i, j + 1) not in cells
    )
    drawn = "".join(block(laid, left, top - RISE * level) for laid in blocks)
    side = f'<path class="block-side" d="{sides}"/>' if sides else ""
    shade = f'<path fill="var(--shade)" opacity=".35" d="{cast}"/>'
    tint = f'<path fill="var(--shine)" opacity="{num(level * TINT)}" d="{light}" pointer-events="none"/>'
    return shade + side + drawn + (tint if level else "")


def _square(x: float, y: float, side: float) -> str:
    return f"M{num(x)} {num(y)}h{num(side)}v{num(side)}h-{num(side)}Z"


def berth(n: int) -> tuple[float, float, float, float]:
    """Where a boat lies at a berth, counted from 0: its middle in units, its heading."""
    (ax, ay), (bx, by), (cx, cy), _ = board.BERTHS[n].boat
    return *unit(((ax + cx) // 2, (ay + cy) // 2)), (bx - ax) / 800, (by - ay) / 800
