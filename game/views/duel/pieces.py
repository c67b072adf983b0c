"""Drawings of the harbour that come in few kinds, each made once."""

from functools import cache

from game.games.duel.tables import BOATS, SIZE
from game.views.art.boats import ABOVE, BERTH_ABOVE, HULL_ABOVE, seen_from_above
from game.views.art.draw import group, rect, svg, text, use
from game.views.art.signs import cross, knot, last_ring, loop, rope
from game.views.art.stones import mark
from game.views.look import CHOSEN, LOOP, ROPE
from game.views.markup import Markup

SIDE, FIRST, SQUARE, GAP = 660, 276, 118, 8  # the drawing's units; harbour.css knows the same numbers
QUAY = FIRST - 12


@cache
def ground(afloat: int) -> Markup:
    """The quay and the berths of boats that have left."""
    width = SIDE - QUAY - 2
    edge = f"M{QUAY} {FIRST - 4}H{QUAY + width}M{FIRST - 4} {QUAY}V{QUAY + width}"
    berths = []
    for boat in range(len(BOATS)):
        if not afloat >> boat & 1:
            middle = FIRST + boat % SIZE * (SQUARE + GAP) + SQUARE / 2 - ABOVE[1] / 2
            column = boat >= SIZE
            berth = seen_from_above(BERTH_ABOVE, column=column)
            berths.append(group((berth,), *((middle, 0) if column else (0, middle))))
    return svg(
        f"0 0 {SIDE} {SIDE}",
        *berths,
        rect(QUAY, QUAY, width, width, "quay", 8),
        f'<path class="course" d="{edge}"/>',
        cls="drawing",
    )


@cache
def cell(in_line: bool, sign: str, last: bool) -> Markup:
    side = SQUARE
    around = rope(5, 5, side - 10, side - 10, 7)
    signs = {
        ROPE: around,
        CHOSEN: around + knot(side / 2, side - 3, 1.2),
        LOOP: loop(side / 2, side / 2, 13),
        "": "",
    }
    return svg(
        f"0 0 {side} {side}",
        rect(1, 1, side - 2, side - 2, "cell in-line" if in_line else "cell", 6),
        last_ring(7, 7, side - 14, side - 14) if last else "",
        signs[sign],
        cls="drawing",
    )


@cache
def hull(column: bool, sign: str, last: bool) -> Markup:
    length, beam = ABOVE
    box = (beam, length) if column else (length, beam)
    drawing = HULL_ABOVE
    if sign == LOOP:
        drawing += loop(17, beam / 2, 13)
    if last:
        drawing += last_ring(1, 2, length - 4, beam - 4, 18).replace('"last"', '"last wet"')
    if sign in (ROPE, CHOSEN):
        drawing += rope(2, 1, length - 6, beam - 2, 20)
    return svg(f"0 0 {box[0]} {box[1]}", seen_from_above(drawing, column=column), cls="drawing")


@cache
def slot_sign(sign: str) -> Markup | None:
    signs = {ROPE: rope(2, 2, 60, 60, 7), CHOSEN: rope(2, 2, 60, 60, 7), LOOP: loop(58, 6, 10)}
    return svg("0 0 64 64", signs[sign], cls="overlay") if sign else None


@cache
def fate_sign(seat: int | None) -> Markup:
    """The ring and mark of a tile's taker; nobody takes what gets the cross."""
    if seat is None:
        return svg("0 0 64 64", cross(32, 32, 22), cls="overlay")
    ring = f'<rect class="taker" x="-2" y="-2" width="68" height="68" rx="8" stroke="var(--p{seat})"/>'
    disc = f'<circle r="14" fill="var(--p{seat})" stroke="var(--edge)" stroke-width="2"/>'
    return svg("0 0 64 64", ring, group((disc, mark(seat, 0, 0, 0.68)), 55, 6), cls="overlay")


def _pile(x: float, label: str, count: int | str, shown: int, key: str) -> str:
    """A heading, a heap of tiles face down, their number."""
    heap = [use("t-back", x - 36 + i * 7, 62 + i * 7, 58) for i in range(shown)]
    return (
        text(label, x, 44, min(20, 170 // len(label)), "pile-name")
        + f'<g data-k="{key}">{"".join(heap)}</g>'
        + text(count, x, 196, 34, "number")
    )


def pile_picture(reserve: str, supply: str, left: int, more: int, loads: int) -> Markup:
    hull = '<path class="hull" d="M-18 2C-16 18-8 22 4 22S24 18 26 2C18 10 12 12 4 12S-10 10-18 2Z"/>'
    boat = group((hull,), 200, 176) + text(f"× {loads}", 202, 226, 20, "pile-name")
    return svg(
        "0 0 240 246",
        rect(2, 2, 236, 242, "quay", 8),
        '<path class="course" d="M120 18V228"/>',
        _pile(62, reserve, left, min(left, 3), "reserve"),
        _pile(180, supply, "", min((more + 2) // 3, 3), "supply"),
        text(more, 148 if more else 180, 196, 34, "number"),
        boat if more else "",
        cls="drawing",
    )
