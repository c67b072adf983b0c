"""What the games' pictures in the library share: their frame, the sky, boxes."""

from game.views.art import scenery
from game.views.art.draw import num, svg
from game.views.markup import Markup

WIDTH, HEIGHT = 320, 190
LINE = 'stroke="var(--edge)"'


def sky() -> str:
    """The sky behind it."""
    return (
        scenery.band(0, WIDTH, HEIGHT, "var(--sky)")
        + scenery.band(0, WIDTH, HEIGHT, "url(#p-stars)")
        + scenery.band(78, WIDTH, 40, "var(--sky-2)")
        + scenery.band(104, WIDTH, 86, "var(--sky-3)")
    )


def box(x: float, y: float, w: float, h: float, fill: str, line: float = 1.5, r: float = 3) -> str:
    """A box with a line round it."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}" fill="{fill}"'
        f' {LINE} stroke-width="{line}"/>'
    )


def framed(drawing: str) -> Markup:
    """A picture of the library."""
    return svg(f"0 0 {WIDTH} {HEIGHT}", drawing, cls="vignette", fit="xMidYMid slice")
