"""The valley behind everything: sky, river, palms, pyramids, obelisks, and the pictures made of them."""

from functools import cache

from game.views.art.boats import boat_at
from game.views.art.draw import group, num, svg
from game.views.art.figures import worker
from game.views.art.stones import stone
from game.views.markup import Markup

FAR = ("var(--far)", "var(--far-2)")
NEAR = ("var(--near)", "var(--near-2)")


def band(y: float, width: float, height: float, fill: str) -> str:
    """A flat band across a picture; skies are made of three, never of a gradient."""
    return f'<rect y="{num(y)}" width="{num(width)}" height="{num(height)}" fill="{fill}"/>'


def disc(x: float, y: float, r: float, *, halo: bool = False) -> str:
    """The sun by day, the moon by night."""
    body = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="var(--disc)"/>'
    ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r * 1.4)}" fill="var(--disc)" opacity=".25"/>'
    return ring + body if halo else body


def water(x: float, y: float, width: float, height: float) -> str:
    """A stretch of river."""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect {box} fill="var(--nile)"/><rect {box} fill="url(#p-nile)"/>'


def palm(x: float, y: float, k: float = 1) -> Markup:
    """A date palm, its foot at (x, y)."""
    leaves = (
        "M9-70c-16-13-34-10-44 5 15-5 29-4 44-5ZM9-70c13-15 32-15 44-2-15-3-29 0-44 2Z"
        "M9-70c-16-3-32 10-34 27 10-14 20-21 34-27ZM9-70c15-2 31 10 32 27-10-14-19-21-32-27Z"
        "M9-70c-5-15 2-29 13-34 0 14-5 23-13 34Z"
    )
    trunk = '<path d="M-4 0C-3-30-1-50 6-70l6 2C6-48 4-28 5 0Z" fill="var(--near-2)"/>'
    return group((trunk, f'<path d="{leaves}" fill="var(--palm)"/>'), x, y, k)


def step_pyramid(x: float, base: float, width: float, height: float, steps: int = 5) -> str:
    """A stepped pyramid, lit from the left, its middle at x."""
    light, dark = NEAR
    rise, parts = height / steps, []
    for i in range(steps):
        low = width * (1 - i / steps)
        high = low - width / steps * 0.35
        y1, y0 = num(base - i * rise), num(base - (i + 1) * rise)
        right = f"H{num(x + high / 2)}L{num(x + low / 2)} {y1}Z"
        for fill, share in ((light, -0.5), (dark, 0.18)):
            start = f"M{num(x + low * share)} {y1}L{num(x + high * share)} {y0}"
            parts.append(f'<path fill="{fill}" d="{start}{right}"/>')
    return "".join(parts)


def smooth_pyramid(x: float, base: float, width: float, height: float, *, golden: bool = False) -> str:
    """A pyramid still in its casing, perhaps with a golden top."""
    light, dark = FAR
    left, fold, right, top = num(x - width / 2), num(x + width * 0.16), num(x + width / 2), num(base - height)
    cap = (
        f'<path fill="var(--disc)" d="M{num(x)} {top}L{num(x - width * 0.06)} {num(base - height * 0.88)}'
        f'H{num(x + width * 0.06)}Z"/>'
        if golden
        else ""
    )
    return (
        f'<path fill="{light}" d="M{left} {num(base)}L{num(x)} {top}L{fold} {num(base)}Z"/>'
        f'<path fill="{dark}" d="M{num(x)} {top}L{right} {num(base)}H{fold}Z"/>{cap}'
    )


def obelisk(x: float, base: float, width: float, height: float) -> str:
    """An obelisk with its golden cap."""
    left, right = num(x - width * 0.36), num(x + width * 0.36)
    neck, top, foot = num(base - height * 0.9), num(base - height), num(base)
    return (
        f'<path fill="var(--stone-1)" d="M{num(x - width / 2)} {foot}L{left} {neck}L{num(x)} {top}V{foot}Z"/>'
        f'<path fill="var(--stone-2)" d="M{num(x)} {top}L{right} {neck}L{num(x + width / 2)}'
        f' {foot}H{num(x)}Z"/>'
        f'<path fill="var(--disc)" d="M{left} {neck}L{num(x)} {top}L{right} {neck}Z"/>'
    )


def haulers(x: float, y: float, k: float) -> Markup:
    """Three workers pulling a sled of four stones along the bank."""
    sled = (
        '<path d="M96-13L250-30" stroke="var(--edge)" stroke-width="2.4"/>'
        '<path d="M-8-9H84C94-9 98-16 98-24L104-23C104-8 98 0 86 0H-8Z" fill="var(--wood)"'
        ' stroke="var(--edge)"'
        ' stroke-width="1.8"/>'
    )
    load = (stone(3, -4, -36, 27), stone(1, 24, -36, 27), stone(2, 52, -36, 27), stone(4, 24, -63, 27))
    return group((sled, *load, *(worker(150 + i * 38, 0, 0.82) for i in range(3))), x, y, k)


def valley(width: float, horizon: float, sun: float, k: float) -> str:
    """Sky, sun, pyramids, obelisks and palms above a horizon; `sun` is where the middle of it all stands."""
    high = horizon + 400
    return "".join(
        (
            band(-400, width, high + 400, "var(--sky)"),
            band(-400, width, high, "url(#p-stars)"),
            band(horizon - 82 * k, width, 82 * k, "var(--sky-2)"),
            band(horizon - 32 * k, width, 32 * k, "var(--sky-3)"),
            disc(sun, horizon - 62 * k, 46 * k, halo=True),
            smooth_pyramid(sun - 170 * k, horizon, 236 * k, 118 * k, golden=True),
            smooth_pyramid(sun - 10 * k, horizon, 150 * k, 74 * k),
            step_pyramid(sun + 158 * k, horizon, 196 * k, 92 * k, 6),
            obelisk(sun + 292 * k, horizon, 15 * k, 106 * k),
            obelisk(sun + 322 * k, horizon, 13 * k, 84 * k),
            palm(sun + 380 * k, horizon + 2, 0.72 * k),
            palm(sun + 406 * k, horizon + 2, 0.52 * k),
        ),
    )


def _banks(width: float, height: float, horizon: float, bank: float) -> str:
    river = horizon + bank
    return "".join(
        (
            band(horizon, width, height - horizon, "var(--near)"),
            band(horizon, width, 4, "var(--near-2)"),
            water(0, river, width, height - river),
            band(river, width, 4, "var(--nile-2)"),
        ),
    )


@cache
def library_hero() -> Markup:
    """The head of the library: the whole valley, haulers on the bank, a laden boat on the river."""
    return svg(
        "0 0 1440 232",
        valley(1440, 148, 830, 1),
        _banks(1440, 232, 148, 30),
        haulers(850, 173, 0.84),
        boat_at(150, 226, 0.6, (1, 3, 2, 4)),
        cls="hero-svg",
        fit="xMidYMax slice",
    )


@cache
def result_hero() -> Markup:
    """The strip behind the winner's name."""
    return svg(
        "0 0 1440 150",
        valley(1440, 104, 1010, 0.78),
        _banks(1440, 150, 104, 15.6),
        cls="hero-svg",
        fit="xMidYMax slice",
    )


# ---- small pictures for empty places and faults ------------------------------------------------------

EMPTY = (
    '<path class="lime" d="M10 88L24 40H96L110 88Z"/>'
    '<path class="course" d="M20 56H100M15 72H105M48 40v16M74 56v16M42 72v16"/>'
    '<path d="M60 40V14" stroke="var(--ink)" stroke-width="3"/>'
    '<path d="M60 14h28l-8 8 8 8H60Z" fill="var(--p2)" stroke="var(--edge)" stroke-width="2"/>'
)
BROKEN = (
    '<path class="lime" d="M20 8H66L58 34 70 50 60 84H20Z"/><path class="lime" d="M78 12H104V84H74L82 52 72'
    ' 36Z"/>'
    '<path class="course" d="M30 24h24M30 38h20M30 52h26M88 26h8M90 42h6M86 60h10"/>'
)
EMBLEMS = {"empty": EMPTY, "broken": BROKEN}


@cache
def emblem(name: str) -> Markup:
    """A small picture: an unfinished mastaba (empty), a broken tablet (broken)."""
    return svg("0 0 120 92", EMBLEMS[name], cls="emblem", size=(120, 92))
