"""The seats' colours as mason's marks and stones."""

from typing import NamedTuple

from game.views.art.draw import INK, num, svg, symbol, use
from game.views.art.traces import Mark
from game.views.markup import Markup

SEATS = 5
HEIGHTS = {"st": 40, "sl": 20, "ob": 30}  # of the symbols of a stone, all 40 wide
BASALT = 5  # the darkest seat: at night its outline is light

# seat -> (drawing centred on 0 0 for a stone of 40, stroke width); {c} is the mark's colour
MARKS = {
    1: ('<path d="M-11-3.5l5.5-5 5.5 5 5.5-5 5.5 5M-11 6.5l5.5-5 5.5 5 5.5-5 5.5 5"/>', 3.6),  # water
    2: ('<circle r="8.6"/><circle r="2.6" fill="{c}" stroke="none"/>', 3.6),  # sun
    3: ('<path d="M0-9.5L11 8.5H-11Z" fill="{c}"/>', 2),  # pyramid
    4: ('<path d="M-8.5-9V9M0-9V9M8.5-9V9"/>', 4.4),  # reeds
    5: ('<path d="M4.5-9.6A10 10 0 1 0 4.5 9.6A8.2 8.2 0 0 1 4.5-9.6Z" fill="{c}"/>', 1.6),  # moon
}


def mark(seat: int, x: float = 20, y: float = 20, k: float = 1, colour: str = "") -> Markup:
    """The mason's mark of a seat, centred on (x, y); k=1 fits a stone of 40 units."""
    colour = colour or f"var(--p{seat}m)"
    body, width = MARKS[seat]
    return Markup(
        f'<g transform="translate({num(x)} {num(y)}) scale({num(k)})" fill="none" stroke="{colour}"'
        f' stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round">{body.format(c=colour)}</g>',
    )


def stone(seat: int, x: float, y: float, size: float = 40) -> Markup:
    """A stone of a seat; its upper left corner is (x, y)."""
    return use(f"st{seat}", x, y, size)


class Lying(NamedTuple):
    """A stone that lies somewhere in a drawing and may have come from elsewhere."""

    seat: int
    key: str = ""  # its steady name
    came: str = ""  # names of where it may have been before
    step: int = 0  # which of several that moved one after the other
    marks: tuple[Mark, ...] = ()  # of the moves that brought it
    ghost: bool = False  # not there yet
    gain: str = ""  # what it would bring


def lying(stone: Lying, x: float, y: float, width: float, height: float = 0, shape: str = "st") -> Markup:
    """The stone in a picture of its own, so that it can leave the drawing while it moves."""
    parts = [f'<svg class="piece{" ghost" if stone.ghost else ""}"']
    if stone.key:
        parts.append(f' data-k="{stone.key}"')
    if stone.came:
        parts.append(f' data-from="{stone.came}" data-step="{stone.step}"')
    parts.append(
        f' x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height or width)}"'
        f' viewBox="0 0 40 {HEIGHTS[shape]}" preserveAspectRatio="none">'
        f'<use href="#{shape}{stone.seat}"/></svg>'
    )
    return Markup("".join(parts))


def stone_icon(seat: int, size: int = 24) -> Markup:
    """A stone among words: whose something is."""
    return svg("0 0 40 40", f'<use href="#st{seat}"/>', cls="icon", size=(size, size))


def stone_symbols() -> Markup:
    """Stones `st1` … `st5`, the drums of buried layers `sl1` … and the courses of obelisks `ob1` …."""
    return Markup("".join(_stone(seat) + _slab(seat) + _course(seat) for seat in range(1, SEATS + 1)))


def _stone(seat: int) -> Markup:
    edge = "var(--edge-5)" if seat == BASALT else "var(--edge)"
    return symbol(
        f"st{seat}",
        "0 0 40 40",
        f'<rect x="1" y="1" width="38" height="38" rx="4" fill="var(--p{seat})"/>',
        '<path d="M2 8V5A3 3 0 0 1 5 2H35A3 3 0 0 1 38 5V8Z" fill="var(--shine)" opacity=".3"/>',
        '<path d="M2 33V35A3 3 0 0 0 5 38H35A3 3 0 0 0 38 35V33Z" fill="var(--shade)" opacity=".24"/>',
        f'<rect x="1" y="1" width="38" height="38" rx="4" fill="none" stroke="{edge}" stroke-width="2"/>',
        mark(seat, 20, 20.5, 0.98),
    )


def _slab(seat: int) -> Markup:
    return symbol(
        f"sl{seat}",
        "0 0 40 20",
        f'<rect x="1" y="1" width="38" height="18" rx="2" fill="var(--p{seat})"/>',
        '<path d="M2 14.5V18H38V14.5Z" fill="var(--shade)" opacity=".2"/>',
        f'<rect x="1" y="1" width="38" height="18" rx="2" fill="none" {INK}/>',
        mark(seat, 20, 9.6, 0.58),
    )


def _course(seat: int) -> str:
    return symbol(
        f"ob{seat}",
        "0 0 40 30",
        f'<rect x="1" y="1" width="38" height="28" rx="2" fill="var(--p{seat})" {INK}/>',
        '<path d="M2 24H38V28H2Z" fill="var(--shade)" opacity=".22"/>',
        mark(seat, 20, 14, 0.78),
    )
