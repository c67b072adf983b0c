"""The materials of stones: each has a colour and a sign of plain geometry, never colour alone."""

from game.views.art.draw import num, svg, symbol
from game.views.markup import Markup

# by letter; centred on 0 0 for a stone of 40
SIGNS = {
    "b": '<circle r="7.5" fill="{c}"/>',
    "w": '<circle r="6.5" fill="none" stroke="{c}" stroke-width="3.2"/>',
    "r": '<rect x="-7" y="-7" width="14" height="14" fill="{c}"/>',
    "g": '<path d="M-8-4.5H8M-8 4.5H8" stroke="{c}" stroke-width="4.5" fill="none"/>',
    "y": '<path d="M0-9L10 8H-10Z" fill="{c}"/>',
    "v": '<path d="M0-10L8 0 0 10-8 0Z" fill="{c}"/>',
    "o": '<path d="M0-9V9M-9 0H9" stroke="{c}" stroke-width="4.5" fill="none"/>',
    "k": '<path d="M-7-7L7 7M7-7L-7 7" stroke="{c}" stroke-width="4" fill="none"/>',
}
SMALL, TALL = 42.5, 90  # the sides of a small stone, the height of a tall one


def sign(material: str, x: float, y: float, k: float = 1, colour: str = "") -> Markup:
    """The sign of a material, centred on (x, y); k=1 fits a stone of 40 units."""
    body = SIGNS[material].format(c=colour or f"var(--m{material}-g)")
    return Markup(f'<g transform="translate({num(x)} {num(y)}) scale({num(k)})">{body}</g>')


def block(material: str, width: float, height: float) -> Markup:
    """A stone of a material with its upper left corner at 0 0."""
    inner = num(width - 4)
    body = f'width="{num(width - 2)}" height="{num(height - 2)}" rx="4"'
    return Markup(
        f'<rect x="1" y="1" {body} fill="var(--m{material})"/>'
        f'<rect x="2" y="2" width="{inner}" height="4.5" rx="2" fill="var(--shine)" opacity=".32"/>'
        f'<rect x="2" y="{num(height - 6.5)}" width="{inner}" height="4.5" rx="2" fill="var(--shade)"'
        ' opacity=".2"/>'
        f'<rect x="1" y="1" {body} fill="none" stroke="var(--edge)" stroke-width="2"/>'
        f"{sign(material, width / 2, height / 2, 1.12)}",
    )


def material_symbols() -> Markup:
    """Small and tall stones of every material: `sb` and `tb` for blue, and so on."""
    shapes = (("s", SMALL), ("t", TALL))
    return Markup(
        "".join(
            symbol(f"{shape}{material}", f"0 0 {SMALL} {height}", block(material, SMALL, height))
            for material in SIGNS
            for shape, height in shapes
        )
    )


def material_icon(material: str, size: int = 20) -> Markup:
    """A small stone of a material among words."""
    return svg(f"0 0 {SMALL} {SMALL}", f'<use href="#s{material}"/>', cls="icon", size=(size, size))
