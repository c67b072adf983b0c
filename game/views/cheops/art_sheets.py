"""What a sheet to be ticked is drawn of: fields and stones of every material, jokers, medals.

They are kept in the sprite: `f-` a field to be ticked, `s-` one that is, `q-` a stone of the quarry, each
with the letter of its material.
"""

import math
from functools import cache

from game.games.cheops.tables import LETTERS
from game.views.art.draw import num, symbol
from game.views.art.materials import sign
from game.views.markup import Markup

EDGE = 'stroke="var(--edge)"'
FIELD = 60


def star(x: float, y: float, r: float, points: int = 5, depth: float = 0.42) -> str:
    """The outline of a star; `depth` is how far its inner corners lie from the middle."""
    corners = []
    for i in range(2 * points):
        angle = math.radians(180 / points * i - 90)
        reach = r if i % 2 == 0 else r * depth
        corners.append(f"{num(x + reach * math.cos(angle))} {num(y + reach * math.sin(angle))}")
    return "M" + "L".join(corners) + "Z"


@cache
def sheet_symbols() -> Markup:
    """Fields, laid stones and quarry stones of every colour, the joker."""
    each = (draw(material) for material in LETTERS for draw in (_field, _laid, _quarried))
    return Markup("".join((*each, _joker())))


def _field(material: str) -> Markup:
    """An empty field: paper framed in the material."""
    return symbol(
        f"f-{material}",
        f"0 0 {FIELD} {FIELD}",
        f'<rect x="1" y="1" width="58" height="58" rx="4" fill="var(--cell)" {EDGE} stroke-width="2"/>',
        f'<rect x="5.5" y="5.5" width="49" height="49" rx="2" fill="none" stroke="var(--m{material})"'
        ' stroke-width="7"/>',
        sign(material, 30, 30, 1.2, "var(--ink)"),
    )


def _laid(material: str) -> Markup:
    """A ticked field: a stone of the material."""
    return symbol(
        f"s-{material}",
        f"0 0 {FIELD} {FIELD}",
        f'<rect x="1" y="1" width="58" height="58" rx="4" fill="var(--m{material})"/>',
        '<path d="M2 11V6A4 4 0 0 1 6 2H54A4 4 0 0 1 58 6V11Z" fill="var(--shine)" opacity=".3"/>',
        '<path d="M2 50V54A4 4 0 0 0 6 58H54A4 4 0 0 0 58 54V50Z" fill="var(--shade)" opacity=".24"/>',
        f'<rect x="1" y="1" width="58" height="58" rx="4" fill="none" {EDGE} stroke-width="2"/>',
        sign(material, 30, 30.5, 1.45),
    )


ROUGH = "M6 9L13 2H39L48 7L50 45L43 57H10L2 50Z"  # a block as it comes from the rock


def _quarried(material: str) -> Markup:
    """A stone of the quarry."""
    return symbol(
        f"q-{material}",
        f"0 0 52 {FIELD}",
        f'<path d="{ROUGH}" fill="var(--m{material})"/>',
        '<path d="M6 9L13 2H39L48 7V13H5Z" fill="var(--shine)" opacity=".3"/>',
        '<path d="M2.500 45L50 44L43 57H10L2 50Z" fill="var(--shade)" opacity=".24"/>',
        f'<path d="{ROUGH}" fill="none" {EDGE} stroke-width="2" stroke-linejoin="round"/>',
        sign(material, 26, 30, 1.2),
    )


def _joker() -> Markup:
    """A joker: limestone with a golden star."""
    return symbol(
        "q-joker",
        f"0 0 52 {FIELD}",
        f'<path d="{ROUGH}" fill="var(--stone-1)" {EDGE} stroke-width="2" stroke-linejoin="round"/>',
        f'<path d="{star(26, 31, 18)}" fill="var(--disc)" {EDGE} stroke-width="1.8"'
        ' stroke-linejoin="round"/>',
    )


def tick_cross(material: str) -> Markup:
    """The cross over a ticked field; the glyph stays to be read in its middle."""
    middle = FIELD / 2
    return Markup(
        f'<g class="tick"><path d="M8 8L52 52M52 8L8 52" {EDGE} stroke-width="5.5"/>'
        f'<circle cx="{num(middle)}" cy="{num(middle)}" r="15.5" fill="var(--m{material})"/></g>'
        f"{sign(material, middle, middle, 1.3)}"
    )


def medal(state: str, worth: int) -> Markup:
    """A bonus on a grid of 40: a rosette. `state` is open, won, gone, or now (still to be had this turn)."""
    disc = '<circle class="rosette-disc" cx="20" cy="20" r="11.5"/>'
    rosette = f'<path class="rosette" d="{star(20, 20, 19, 10, 0.8)}"/>{disc}'
    told = f'<text class="number" x="20" y="25.500" font-size="16">{worth}</text>'
    gone = '<path class="gone-cross" d="M6 34L34 6"/>' if state == "gone" else ""
    ring = '<circle class="rope-a" cx="20" cy="20" r="21"/><circle class="rope-b" cx="20" cy="20" r="21"/>'
    return Markup(f'<g class="medal {state}">{ring if state == "now" else ""}{rosette}{told}{gone}</g>')
