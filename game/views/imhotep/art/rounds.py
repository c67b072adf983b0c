"""Below the pillars of the temple's sides C and D: the ranking of a round, the chariots' track."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.draw import INK, num, rect, svg, text
from game.views.art.stones import Lying, mark, stone
from game.views.imhotep.art.chosen import moving
from game.views.imhotep.art.temple import BASE_B, WIDTH, hall
from game.views.markup import Markup

# ---- side C: players ranked by visible stones -------------------------------------------------------

BASE_C = BASE_B
STONE = 26


class Rank(NamedTuple):
    """A player's visible stones and what they would bring if the round ended now."""

    seat: int
    visible: int
    points: int | None  # None when there is no round any more


def temple_c(stones: Sequence[Lying], width: int, ranks: Sequence[Rank]) -> Markup:
    """Side C: on the plinth whose stones are in sight, and what that brings."""
    room = (WIDTH - 8) / max(1, len(ranks))
    below = [_rank(rank, 4 + room * (nth + 0.5)) for nth, rank in enumerate(ranks)]
    return hall(stones, width, BASE_C, below)


def _rank(rank: Rank, middle: float) -> str:
    top = BASE_C + 9
    points = f"+{rank.points}" if rank.points else "0"
    dull = "" if rank.points else " dull"
    prize = rect(middle - 24, top + 31, 48, 26, f"keybox{dull}", 13) + text(
        points, middle, top + 51, 20, "number few"
    )
    return (
        stone(rank.seat, middle - STONE - 1, top, STONE)
        + text(f"×{rank.visible}", middle + STONE / 2 + 4, top + 20, 20, "number few")
        + ("" if rank.points is None else prize)
    )


# ---- side D: chariots on a track --------------------------------------------------------------------

BASE_D = 240
TRACK, START, LAST = 56, 36, 272  # its height, where the first and the last step lie
BIG = 1.15
SHORTEST = 15  # steps that are always in sight
CHARIOT = (  # on a grid of 24 by 14: the car, its pole, the wheel; {s} is the seat
    f'<path {INK} fill="var(--p{{s}})"'
    ' d="M1 1.5H12C12 5 15 7.5 19 8V10.5H2C.6 8 .4 4 1 1.5Z"/>'
    '<path d="M16 9.4H24" stroke="var(--edge)" stroke-width="2.2" stroke-linecap="round"/>'
    '<circle cx="8" cy="10.2" r="3.2" fill="var(--linen)" stroke="var(--edge)" stroke-width="1.7"/>'
)


class Chariot(NamedTuple):
    """A player's chariot: how far it has come, and how far it would."""

    seat: int
    steps: int
    then: int = 0


def temple_d(
    stones: Sequence[Lying], width: int, chariots: Sequence[Chariot], every: int, prizes: Sequence[int]
) -> Markup:
    """Side D: on the plinth a lane for each chariot, the steps that bring points across all of them."""
    furthest = max(SHORTEST, *(max(each.steps, each.then) for each in chariots))
    last = -(-furthest // every) * every
    step = (LAST - START) / last
    top, lane = BASE_D + 9, TRACK / len(chariots)
    track = rect(5, top - 2, WIDTH - 10, TRACK + 4, "inner", 4)
    goals = [(nth, START + step * nth) for nth in range(every, last + 1, every)]
    posts = "".join(
        rect(x - 2.5, top - 2, 5, TRACK + 4, "post", 0) + text(nth, x, top + TRACK + 17, 15, "number few")
        for nth, x in goals
    )
    lanes = "".join(_lane(each, top + lane * nth, lane, step) for nth, each in enumerate(chariots))
    said = text(" · ".join(map(str, prizes)), WIDTH / 2, 99, 16, "number few")
    plate = f'<g class="prizes">{rect(WIDTH / 2 - 62, 82, 124, 24, "keybox", 4)}{said}</g>'
    return hall(stones, width, BASE_D, [track, posts, lanes, plate])


def _lane(each: Chariot, y: float, high: float, step: float) -> str:
    """A player's lane, the mark before it; a chariot's wheel stands on the step it has come to."""
    middle = y + high / 2
    line = f"M{num(START)} {num(middle + 4)}H{LAST + 4}"
    ghost = _chariot(each.seat, START + step * each.then, middle) if each.then > each.steps else ""
    return (
        mark(each.seat, 18, middle, 0.55, "var(--ink)")
        + f'<path class="needle" d="{line}"/><g class="to-come">{ghost}</g>'
        + _chariot(each.seat, START + step * each.steps, middle, f"chariot-{each.seat - 1}")
    )


def _chariot(seat: int, x: float, middle: float, key: str = "") -> str:
    place = (x - 8 * BIG, middle - 8 * BIG, 26 * BIG, 16 * BIG)
    return moving(CHARIOT.format(s=seat), key, place, "-1 -1 26 16", f"chariot {seat - 1}")


def chariot_icon(seat: int) -> Markup:
    """A chariot beside what it tells of itself."""
    return svg("-1 -1 26 16", CHARIOT.format(s=seat), cls="icon", size=(52, 32))
