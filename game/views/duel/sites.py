"""The four site boards of a player as drawings: what is there, what is still to come, what is new."""

from collections.abc import Sequence
from functools import lru_cache

from game.games.duel.scoring import runs
from game.games.duel.tables import (
    COPIES,
    OBELISK_B_FIRST,
    OBELISK_B_GOAL,
    OBELISK_B_HIGH,
    OBELISK_B_HIGH_POINTS,
    OBELISK_B_OTHER,
    TOMBS,
)
from game.views.art.draw import num, rect, svg, text
from game.views.markup import Markup

KEPT = 256  # drawings remembered: from move to move most stay as they are

# ---- obelisk: in elevation, one course a tile -------------------------------------------------------

COURSES = COPIES["O"]
TOWER_WIDTH, TOWER_HEIGHT, TOWER_BASE = 76, 292, 282
COURSE, AXIS, FOOT, TAPER = 20.5, 38, 46, 1.4


def _level(tiles: float) -> float:
    return TOWER_BASE - tiles * COURSE


def _course(i: int, cls: str) -> str:
    low, high = (FOOT - i * TAPER) / 2, (FOOT - (i + 1) * TAPER) / 2
    return (
        f'<path class="{cls}" d="M{num(AXIS - low)} {num(_level(i))}L{num(AXIS - high)} {num(_level(i + 1))}'
        f'H{num(AXIS + high)}L{num(AXIS + low)} {num(_level(i))}Z"/>'
    )


def _goal(tiles: int, points: int, *, reached: bool) -> str:
    """Side B: a pennant at the height of a goal, with what it is worth."""
    y = _level(tiles)
    cls = "goal on" if reached else "goal"
    pennant = f'<path class="{cls}" d="M{AXIS + 17} {num(y)}h19v16l-9.5-4-9.5 4Z"/>'
    return pennant + text(points, AXIS + 26.5, y + 11, 11, "number")


def _goals(own: int, first: bool | None) -> str:
    share = OBELISK_B_OTHER if first is False else OBELISK_B_FIRST
    return _goal(OBELISK_B_GOAL, share, reached=own >= OBELISK_B_GOAL) + _goal(
        OBELISK_B_HIGH,
        OBELISK_B_HIGH_POINTS,
        reached=own >= OBELISK_B_HIGH,
    )


@lru_cache(KEPT)
def tower(own: int, other: int, new: int, *, goals: bool, first: bool | None) -> Markup:
    """The obelisk with the rival's height as a dashed line; the topmost `new` courses are the last move's.

    Side A caps it with gold while it is the higher one; side B (`goals`) marks the race, where `first` says
    whether this player was first with five, None while nobody was.
    """
    courses = []
    for i in range(COURSES):
        state = "on new" if own - new <= i < own else "on" if i < own else ""
        courses.append(_course(i, f"block {state}".strip()))
    tip, half = _level(COURSES), (FOOT - COURSES * TAPER) / 2
    capped = own > other and not goals
    cap = (
        f'<path class="{"capstone" if capped else "needle"}" d="M{num(AXIS - half)} {num(tip)}'
        f'L{AXIS} {num(tip - 26)}L{num(AXIS + half)} {num(tip)}Z"/>'
    )
    return svg(
        f"0 0 {TOWER_WIDTH} {TOWER_HEIGHT}",
        f'<path class="lime" d="M6 {TOWER_BASE}H70V{TOWER_HEIGHT}H6Z"/>',
        *courses,
        cap,
        _goals(own, first) if goals else "",
        f'<path class="rival-height" d="M8 {num(_level(other))}H68"/>' if other else "",
        cls="drawing",
    )


# ---- pyramids: six blocks each ----------------------------------------------------------------------

SUN_SIGN = '<circle cx="{x}" cy="{y}" r="5" fill="var(--disc)" stroke="var(--edge)" stroke-width="1.5"/>'
MOON_SIGN = '<path d="M{x} {y}m3 5.5a6.5 6.5 0 1 1 0-11 5.5 5.5 0 0 0 0 11Z" fill="var(--p5m)"/>'
BLOCKS = [
    (64 - row * 21 + i * 42, 56 - level * 28) for level, row in enumerate((3, 2, 1)) for i in range(row)
]


def _block(x: float, y: float, state: str, sign: str) -> str:
    block = rect(x + 1, y + 1, 40, 26, f"block {state}", 2)
    return block + sign.format(x=num(x + 21), y=num(y + 14)) if "on" in state else block


@lru_cache(KEPT)
def pyramid(own: int, new: int, *, dark: bool, counts: bool) -> Markup:
    """A pyramid of up to six blocks; a golden course beneath says that it is the one that counts (side B)."""
    sign, shade = (MOON_SIGN, "dark") if dark else (SUN_SIGN, "light")
    blocks = []
    for i, (x, y) in enumerate(BLOCKS):
        state = f"{shade} on new" if own - new <= i < own else f"{shade} on" if i < own else ""
        blocks.append(_block(x, y, state, sign))
    base = rect(1, 87, 126, 5, "counts", 2) if counts else ""
    return svg("0 0 128 93", *blocks, base, cls="drawing")


# ---- tomb: twelve niches ----------------------------------------------------------------------------

NICHES = len(TOMBS)
STRIP, NICHE = 340, 340 / NICHES


def _niche(number: int, state: str) -> str:
    x = (number - 1) * NICHE
    middle = x + NICHE / 2
    if not state:
        return rect(x + 2, 6, NICHE - 4, 32, "cell dash") + text(number, middle, 28, 15, "niche-number")
    coffin = (
        f"M{num(x + 6)} 3H{num(x + NICHE - 6)}L{num(x + NICHE - 1.5)} 12L{num(x + NICHE - 5)} 41"
        f"H{num(x + 5)}L{num(x + 1.5)} 12Z"
    )
    return f'<path class="block{state}" d="{coffin}"/>{text(number, middle, 29, 17, "number")}'


@lru_cache(KEPT)
def tomb(numbers: int, new: frozenset[int], *, brackets: bool) -> Markup:
    """The niches 1 to 12; neighbours are joined, and on side B each run has its golden bracket."""
    have = {number for number in range(1, NICHES + 1) if numbers >> number - 1 & 1}
    joints, golden = [], []
    for first, last in runs(numbers):
        left, right = (first - 1) * NICHE, last * NICHE
        if last > first:
            joints.append(rect(left + 6, 9, right - left - 12, 26, "joint", 0))
        if brackets:
            golden.append(rect(left + 2, 44, right - left - 4, 4, "counts", 2))
    niches = [
        _niche(number, (" on new" if number in new else " on") if number in have else "")
        for number in range(1, NICHES + 1)
    ]
    return svg(f"0 0 {STRIP} 50", *joints, *niches, *golden, cls="drawing")


# ---- temple: sets of different values (side B) ------------------------------------------------------


def temple_sets(copies: Sequence[int]) -> list[list[int]]:
    """The values of each set, the largest set first; `copies` is by value from 1."""
    return [
        [value for value, own in enumerate(copies, 1) if own >= depth]
        for depth in range(1, max(copies, default=0) + 1)
    ]
