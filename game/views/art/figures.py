"""People: the two figures of the Duel as busts, and the workers of the scenes."""

from game.views.art.draw import INK, group, num, svg, symbol, use
from game.views.markup import Markup

FACE = (
    f'<path d="M-8.5-35H8.5V-25C8.5-18 4.5-15 0-15C-4.5-15-8.5-18-8.5-25Z" fill="var(--skin)" {INK}/>'
    '<path d="M-4.5-27h2.5M2-27h2.5" stroke="var(--edge)" stroke-width="2.4" stroke-linecap="round"/>'
)
BAND = 'fill="var(--rope)" stroke="var(--edge)" stroke-width="1.4"'


def _shoulders(seat: int) -> str:
    return (
        f'<path d="M-19 0H19C19-9 13-13 6-14H-6C-13-13-19-9-19 0Z" fill="var(--p{seat})" {INK}/>'
        '<path d="M-13-9.5C-6-3.5 6-3.5 13-9.5" fill="none" stroke="var(--rope)" stroke-width="3"/>'
    )


# seat -> bust with its feet at 0 0, 56 high: the outlines differ, not only the colours
BUSTS = {
    1: (  # the tall flat crown
        f'<path d="M-4-18H4V-11H-4Z" fill="var(--skin)" {INK}/>{_shoulders(1)}{FACE}'
        f'<path d="M-9.5-33L-15-58H15L9.5-33Z" fill="var(--p1)" {INK}/>'
        f'<path d="M-11-41.5H11L10-36.5H-10Z" {BAND}/>'
    ),
    2: (  # the striped headcloth
        f"{_shoulders(2)}"
        f'<path d="M-10-48C-5-54 5-54 10-48C14-42 15-32 20-10H-20C-15-32-14-42-10-48Z" fill="var(--p2)"'
        f" {INK}/>"
        '<path d="M-18-15H-8M-16.5-21H-8M-15-27H-9M8-15H18M8-21H16.5M9-27H15M-8-47H8" stroke="var(--rope)"'
        f' stroke-width="2.6"/>{FACE}<path d="M-9-39H9V-34H-9Z" {BAND}/>'
        f'<path d="M-2.5-15H2.5L2-7H-2Z" {BAND}/>'
    ),
}
BUST_BOX = (-21, -60, 42, 62)


def figure_symbols() -> Markup:
    """The figures of both seats, `f1` and `f2`."""
    box = " ".join(map(str, BUST_BOX))
    return Markup("".join(symbol(f"f{seat}", box, body) for seat, body in BUSTS.items()))


def figure(seat: int, x: float, y: float, height: float) -> Markup:
    """A figure with its feet at (x, y)."""
    width = height * BUST_BOX[2] / BUST_BOX[3]
    return use(f"f{seat}", x - width / 2, y - height, width, height)


def figure_icon(seat: int, height: float = 44) -> Markup:
    """A figure as a picture of its own."""
    width = height * BUST_BOX[2] / BUST_BOX[3]
    return svg(
        "0 0 42 62", f'<use href="#f{seat}" width="42" height="62"/>', cls="figure-icon", size=(width, height)
    )


def bust(seat: int, x: float, y: float, k: float) -> Markup:
    """A figure drawn outright, for pictures on pages without the Duel's symbols; feet at (x, y)."""
    return group((BUSTS[seat],), x, y, k)


def worker(x: float, y: float, k: float = 1, lean: float = 16) -> Markup:
    """A hauling worker made of triangles, 46 high, feet at (x, y), pulling to the right."""
    limb = 'stroke="var(--wood)" stroke-width="3.6" stroke-linecap="round"'
    legs = (
        '<g fill="none" stroke="var(--wood)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M1-18L-7-9-11 0h5M3-18L10-9 10 0h5"/></g>'
    )
    trunk = (
        f'<g transform="rotate({num(lean)} 2 -18)">'
        '<path d="M-8-14L12-14 7-26H-2Z" fill="var(--linen)" stroke="var(--edge)" stroke-width="1"/>'
        f'<path d="M2-24L-5-38H10Z" fill="var(--wood)"/><path d="M9-37L22-27" {limb}/><path'
        f' d="M-4-37L16-24" {limb}/>'
        '<circle cx="4" cy="-44" r="5" fill="var(--wood)"/>'
        '<path d="M-3-40V-46A7 7 0 0 1 8-49L9-46 4-46 2-40Z" fill="var(--edge)"/></g>'
    )
    return group((legs, trunk), x, y, k)
