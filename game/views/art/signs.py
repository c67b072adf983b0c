"""Signs of interaction. One sign has one meaning everywhere, in every game."""

from game.views.art.draw import group, num, rect, svg, text
from game.views.markup import Markup


def rope(x: float, y: float, width: float, height: float, r: float = 6) -> Markup:
    """Golden rope inside a drawing: you may click here."""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(r)}"'
    return Markup(f'<g class="rope"><rect {box} class="rope-a"/><rect {box} class="rope-b"/></g>')


def rope_around(d: str) -> Markup:
    """The same rope laid along an outline: the thing itself may be clicked."""
    return Markup(f'<g class="rope"><path d="{d}" class="rope-a"/><path d="{d}" class="rope-b"/></g>')


def knot(x: float, y: float, k: float = 1) -> Markup:
    """The tied end of the rope under what is chosen."""
    return group(('<path d="M-11 0L0-6 11 0 0 6Z"/><path d="M-6 1l-5 9M6 1l5 9"/>',), x, y, k, cls="knot")


def knot_icon() -> Markup:
    """The knot as a picture of its own, hung under a roped element by the style sheet."""
    return svg("-18 -9 36 24", knot(0, 0, 1.2), cls="knot-sign")


def loop(x: float, y: float, r: float = 9) -> Markup:
    """A small loop of the rope: also possible, but something else is open."""
    strands = '<circle class="rope-a" r="7"/><circle class="rope-b" r="7"/>'
    return group((f'<circle class="rope-hole" r="5"/>{strands}',), x, y, r / 10)


def loop_icon(r: float = 9) -> Markup:
    """The loop as a picture of its own, at the corner of an HTML element."""
    side = r + 2
    return svg(
        f"{-side} {-side} {2 * side} {2 * side}", loop(0, 0, r), cls="loop-sign", size=(2 * side, 2 * side)
    )


def last_ring(x: float, y: float, width: float, height: float, r: float = 6) -> Markup:
    """Dashed plum ring: this is the last move."""
    return Markup(
        f'<rect class="last" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
        f' rx="{num(r)}"/>',
    )


def next_cell(x: float, y: float, size: float, worth: str | int = "", fs: float = 0) -> Markup:
    """The field the next stone comes to: heavy outline, dark corner, what it is worth."""
    corner = f'<path class="next-point" d="M{num(x + 4)} {num(y + 4)}h9l-9 9Z"/>'
    return Markup(cell(x, y, size, worth, fs, "cell next") + corner)


def cell(x: float, y: float, size: float, worth: str | int = "", fs: float = 0, cls: str = "cell") -> Markup:
    """An empty field with what it is worth."""
    fs = fs or size * 0.56
    said = text(worth, x + size / 2, y + size / 2 + fs * 0.35, fs) if worth != "" else ""
    return Markup(rect(x, y, size, size, cls, 3) + said)


def gain_badge(x: float, y: float, said: str) -> Markup:
    """What a stone that is not there yet would bring; its middle is (x, y)."""
    half = 6 + 5 * len(said)
    body = rect(-half, -12, 2 * half, 24, "gain-disc", 12) + text(said, 0, 6, 17, "number few gain-text")
    return group((body,), x, y, cls="gain")


def order_badge(x: float, y: float, number: int) -> Markup:
    """The place of a stone in the order of unloading."""
    return group((f'<circle class="order-disc" r="13"/>{text(number, 0, 6, 17, "order-text")}',), x, y)


def cross(x: float, y: float, half: float) -> Markup:
    """Red cross over what will be lost."""
    a, b, c, d = (num(v) for v in (x - half, y - half, x + half, y + half))
    return Markup(f'<path class="cross" d="M{a} {b}L{c} {d}M{c} {b}L{a} {d}"/>')
