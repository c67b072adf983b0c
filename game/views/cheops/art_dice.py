"""Colour dice, face on, kept in the sprite as `d-` and the letter of their colour."""

from functools import cache

from game.games.cheops.tables import LETTERS
from game.views.art.draw import num, svg, symbol
from game.views.art.materials import sign
from game.views.art.signs import rope
from game.views.markup import Markup

SIDE = 64
BODY = 'x="4" y="4" width="56" height="56" rx="12"'


@cache
def dice_symbols() -> Markup:
    """A die of every colour."""
    return Markup("".join(_die(colour) for colour in LETTERS))


def _die(colour: str) -> Markup:
    return symbol(
        f"d-{colour}",
        f"0 0 {SIDE} {SIDE}",
        f'<rect {BODY} fill="var(--m{colour})"/>',
        '<path d="M5 20V16A11 11 0 0 1 16 5H48A11 11 0 0 1 59 16V20C56 12 52 10 46 10H18C12 10 8 12 5 20Z"'
        ' fill="var(--shine)" opacity=".32"/>',
        '<path d="M5 46V48A11 11 0 0 0 16 59H48A11 11 0 0 0 59 48V46C56 52 52 54 46 54H18C12 54 8 52 5 46Z"'
        ' fill="var(--shade)" opacity=".26"/>',
        f'<rect {BODY} fill="none" stroke="var(--edge)" stroke-width="2.6"/>',
        sign(colour, 32, 32.5, 1.55),
    )


@cache
def die_icon(colour: str, *, ringed: bool = False, order: int = 0) -> Markup:
    """A die; `ringed` if it pays, with the number of the stone it pays for."""
    ring = rope(2, 2, 60, 60, 14) if ringed else ""
    return svg(f"0 0 {SIDE} {SIDE}", f'<use href="#d-{colour}"/>', ring, badge(52, 12, order), cls="drawing")


def badge(x: float, y: float, order: int) -> str:
    """The number of what was chosen first, second."""
    if not order:
        return ""
    place = f'cx="{num(x)}" cy="{num(y)}"'
    told = f'<text class="badge-number" x="{num(x)}" y="{num(y + 5)}" font-size="15">{order}</text>'
    return f'<circle class="badge" {place} r="11"/>{told}'
