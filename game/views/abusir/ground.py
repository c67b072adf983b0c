"""The board as it lies there for the whole game: frame, land, river, landing stages, sites, paths, camp."""

from functools import cache

from game.games.abusir import board
from game.games.abusir import tables as box
from game.views.abusir.obstacles import obstacles
from game.views.abusir.plan import (
    BOX,
    CM,
    CUBE,
    EDGE,
    HEIGHT,
    HUNDREDTH,
    WIDTH,
    Point,
    line,
    path,
    unit,
    units,
)
from game.views.art.draw import num, rect
from game.views.markup import Markup

TENT = '<path class="tent" d="M0 0L17-31 34 0Z"/><path class="tent-door" d="M12 0L17-15 22 0Z"/>'
TUFT = '<path class="tuft" d="M0 0q-3-6-6-8M0 0q0-8 0-11M0 0q3-6 6-8"/>'
DUNES = (
    "M150 86q34-14 70 2M610 150q40-16 84 0M236 246q26-10 52 2M700 420q30-12 62 2M76 424q30-12 58 2"
    "M820 236q30-12 60 2M452 452q36-14 74 0M300 160q30-12 58 0M920 120q24-10 50 2M560 70q30-10 56 2"
)
TUFTS = (
    (60, 560),
    (196, 590),
    (330, 580),
    (400, 572),
    (560, 578),
    (690, 592),
    (830, 592),
    (984, 560),
    (296, 300),
    (800, 300),
)


@cache
def ground() -> Markup:
    """All of it, from the frame up; nothing on it ever moves."""
    return Markup(
        "".join((_frame(), _land(), _river(), _paths(), _camp(), *_stages(), *_sites(), obstacles()))
    )


@cache
def open_land() -> Markup:
    """The frame and sand alone: the practice yard."""
    return Markup(_frame() + _land())


def _frame() -> str:
    x, y, w, h = BOX
    ticks = "".join(
        [f"M{k * CM} {-EDGE + 3}v6M{k * CM} {HEIGHT + EDGE - 9}v6" for k in range(0, 85, 10)]
        + [f"M{-EDGE + 3} {k * CM}h6M{WIDTH + EDGE - 9} {k * CM}h6" for k in range(0, 61, 10)]
    )
    inner = f'<rect class="groove" x="-8" y="-8" width="{WIDTH + 16}" height="{HEIGHT + 16}" rx="4"/>'
    wood = f'<rect class="wood" x="{x}" y="{y}" width="{w}" height="{h}" rx="8"/>'
    return f'{wood}<path class="ticks" d="{ticks}"/>{inner}'


def _land() -> str:
    tufts = "".join(f'<g transform="translate({x} {y})">{TUFT}</g>' for x, y in TUFTS)
    return f'<rect class="sand" width="{WIDTH}" height="{HEIGHT}"/><path class="dune" d="{DUNES}"/>{tufts}'


def _river() -> str:
    shore = path(board.BANK, closed=False)
    water = f"{shore}V{HEIGHT}H0Z"
    return (
        f'<path fill="var(--nile)" d="{water}"/><path fill="url(#p-nile)" d="{water}"/>'
        f'<path class="flow" d="M20 700h64l-7-6m7 6l-7 6M924 700h64l-7-6m7 6l-7 6"/>{_stations()}'
        f'<path class="bank-line" d="{shore}"/>'
    )


def _stations() -> str:
    """Where the stocks come aboard: quays at the third and the fifth berth, a pile where the river begins."""
    quays = ((34.5, "w"), (61.5, "k"))
    drawn = [
        f'<rect class="quay" x="{num(x * CM - 48)}" y="{HEIGHT - 27}" width="96" height="27"/>'
        f'<use href="#ab-{colour}" x="{num(x * CM - 9)}" y="{HEIGHT - 22}"/>'
        for x, colour in quays
    ]
    pile = f'<path class="quay" d="M0 {54 * CM - 22}h26v44h-26Z"/><use href="#ab-r" x="4" y="{54 * CM - 9}"/>'
    return "".join((*drawn, pile))


def _paths() -> str:
    lines = "".join(line([node(a), node(b)]) for a, b in board.PATHS)
    return f'<path class="trail" d="{lines}"/>'


def _camp() -> str:
    x, y, w, h = (side * HUNDREDTH for side in board.CAMP)
    tents = "".join(f'<g transform="translate({num(x + dx)} {num(y + 36)})">{TENT}</g>' for dx in (8, 60))
    return f'<g data-thing="camp">{rect(x, y, w, h, "camp", 6)}{tents}</g>'


def _stages() -> list[str]:
    drawn = []
    for n, berth in enumerate(board.BERTHS):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = units(berth.stage)
        planks = "".join(
            f"M{num(ax + (bx - ax) * t)} {num(ay + (by - ay) * t)}"
            f"L{num(dx + (cx - dx) * t)} {num(dy + (cy - dy) * t)}"
            for t in (0.2, 0.4, 0.6, 0.8)
        )
        drawn.append(
            f'<g data-thing="berth {n}"><path class="stage" d="{path(berth.stage)}"/>'
            f'<path class="plank" d="{planks}"/></g>'
        )
    return drawn


def _sites() -> list[str]:
    drawn = []
    for site in board.SITES:
        x, y = unit(site.base)
        drawn.append(f'<path class="parcel" d="{path(site.parcel)}"/>{plan(x, y)}')
    return drawn


def plan(x: float, y: float, size: int = 4) -> str:
    """The empty cells of a level."""
    side = size * CUBE
    lines = "".join(f"M{k * CUBE} 0V{side}M0 {k * CUBE}H{side}" for k in range(1, size))
    return (
        f'<g transform="translate({num(x)} {num(y)})"><rect class="bed" width="{side}" height="{side}"/>'
        f'<path class="bed-lines" d="{lines}"/></g>'
    )


def node(n: int) -> Point:
    """The middle of the camp or of a site, by its number among the nodes."""
    if n == box.CAMP:
        left, top, wide, high = board.CAMP
        return unit((left + wide // 2, top + high // 2))
    x, y = unit(board.SITES[n - 1].base)
    return x + 2 * CUBE, y + 2 * CUBE
