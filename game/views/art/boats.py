"""Boats from the side, as on a wall, and from above, as in the Duel's harbour."""

from collections.abc import Sequence

from game.views.art.draw import group, num, rect
from game.views.art.stones import stone
from game.views.markup import Markup

SPOT, GAP, STERN, DECK = 40, 4, 64, 72
HEIGHT = 104


def boat_size(spots: int) -> tuple[float, float]:
    """Width and height of a boat with so many spots."""
    return STERN + spots * (SPOT + GAP) - GAP + 50, HEIGHT


def boat(load: Sequence[int], minimum: int) -> Markup:
    """A reed boat, bow to the right; `load` by seat from the bow, 0 for an empty spot.

    The hull carries a notch for every stone it needs; when all are filled the sail goes up.
    """
    on_board = sum(1 for seat in load if seat)
    spots = len(load)
    return Markup(
        hull(spots) + sail(ready=on_board >= minimum) + _load(load) + notches(spots, minimum, on_board)
    )


def spot_at(spots: int, spot: int) -> tuple[float, float]:
    """The upper left corner of a spot, counted from 0 at the bow."""
    return STERN + (spots - 1 - spot) * (SPOT + GAP), DECK - SPOT - 1


def boat_at(x: float, waterline: float, k: float, load: Sequence[int]) -> Markup:
    """A boat in a scene: x is its left end."""
    return group((boat(load, 1),), x, waterline - 92 * k, k)


def hull(spots: int) -> str:
    """The reed crescent with its bindings."""
    w, _ = boat_size(spots)
    end = w - 50
    n = num
    return (
        f'<path class="hull" d="M5 30C14 30 20 38 24 50C28 62 34 {DECK} 46 {DECK}H{n(end + 6)}'
        f"C{n(end + 20)} {DECK} {n(end + 30)} 58 {n(end + 34)} 40C{n(end + 36)} 32 {n(end + 40)} 25"
        f" {n(w - 3)} 21"
        f"C{n(w - 5)} 34 {n(w - 8)} 44 {n(w - 12)} 56C{n(w - 20)} 80 {n(w - 36)} 98 {n(w - 62)} 98"
        'H58C30 98 18 80 13 58C11 47 8 38 5 30Z"/>'
        f'<path class="bind" d="M{STERN - 6} {DECK}V97M{STERN - 1} {DECK}V98M{n(end + 1)} {DECK}V97'
        f'M{n(end + 6)} {DECK}V95M15 62l11-7M17 68l12-8M{n(w - 11)} 57l-13-5M{n(w - 14)} 64l-13-6"/>'
        f'<path class="hull-shade" d="M17 70C24 90 38 98 58 98H{n(w - 62)}C{n(w - 42)} 98 {n(w - 26)} 86'
        f" {n(w - 17)} 68"
        f'C{n(w - 30)} 84 {n(w - 46)} 89 {n(w - 62)} 89H58C40 89 27 84 17 70Z"/>'
        '<path class="umbel" d="M5 30L0 17C4 18 5 20 6 22 7 18 9 15 13 13 12 17 12 20 11 23 13 21 15 20 19 20'
        ' 17 25 12 29 5 30Z"/>'
    )


def sail(*, ready: bool) -> str:
    """The mast with its sail, set or furled."""
    mast = f'<path class="mast" d="M48 {DECK}V4"/>'
    if ready:
        return mast + (
            '<path class="sail" d="M48 7H22C14 18 14 34 20 46H48Z"/><path class="sail-line" d="M48 20H17.5M48'
            ' 33H17"/>'
        )
    return mast + (
        '<path class="sail furled" d="M48 6H20c-3 0-3 7 0 7H48Z"/><path class="sail-line" d="M27 6v7M35 6v7'
        'M43 6v7"/>'
    )


def _load(load: Sequence[int]) -> str:
    parts = []
    for spot, seat in enumerate(load):
        x, y = spot_at(len(load), spot)
        parts.append(stone(seat, x, y, SPOT) if seat else empty_spot(x, y))
    return "".join(parts)


def empty_spot(x: float, y: float) -> str:
    """A spot without a stone."""
    return rect(x + 1, y + 1, SPOT - 2, SPOT - 2, "spot", 4)


def notches(spots: int, minimum: int, on_board: int) -> str:
    """A notch for each stone the boat needs, filled for each that is on board."""
    end = STERN + spots * (SPOT + GAP) - GAP
    return "".join(
        f'<rect class="notch{" on" if i < on_board else ""}" x="{end - 14 - i * 17}" y="77.5" width="12.5"'
        ' height="12.5" rx="1.5"/>'
        for i in range(minimum)
    )


# ---- from above: a box of 268 by 96, bow to the left, quay to the right ------------------------------

ABOVE = (268, 96)
HULL_ABOVE = (
    '<path class="hull" d="M268 6H52C32 6 18 16 3 42C1 46 1 50 3 54C18 80 32 90 52 90H268Z"/>'
    '<path class="deck" d="M264 11H55C42 11 33 16 26 26V70C33 80 42 85 55 85H264Z"/>'
    '<path class="bind" d="M10 33L21 43M10 63L21 53"/>'
)
BERTH_ABOVE = (
    '<path class="berth" d="M268 8H54C36 8 22 18 5 44C3 46 3 50 5 52C22 78 36 88 54 88H268"/>'
    '<path class="mooring" d="M262 22v12M262 62v12"/>'
)


def seen_from_above(drawing: str, *, column: bool) -> Markup:
    """A hull or an empty berth, turned bow up for a column."""
    return Markup(f'<g transform="matrix(0 1 1 0 0 0)">{drawing}</g>' if column else drawing)
