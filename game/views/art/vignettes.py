"""One picture for each game of the library."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game.views.art import scenery
from game.views.art.boats import boat_at
from game.views.art.draw import num, svg
from game.views.art.figures import bust
from game.views.art.stones import mark
from game.views.markup import Markup

WIDTH, HEIGHT = 320, 190
LINE = 'stroke="var(--edge)"'


def _sky() -> str:
    return (
        scenery.band(0, WIDTH, HEIGHT, "var(--sky)")
        + scenery.band(0, WIDTH, HEIGHT, "url(#p-stars)")
        + scenery.band(78, WIDTH, 40, "var(--sky-2)")
        + scenery.band(104, WIDTH, 86, "var(--sky-3)")
    )


def _box(x: float, y: float, w: float, h: float, fill: str, line: float = 1.5, r: float = 3) -> str:
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(r)}" fill="{fill}"'
        f' {LINE} stroke-width="{line}"/>'
    )


# ---- Imhotep -----------------------------------------------------------------------------------------


def _imhotep() -> str:
    return "".join(
        (
            _sky(),
            scenery.disc(238, 70, 40),
            scenery.step_pyramid(96, 128, 200, 96),
            scenery.obelisk(212, 128, 14, 92),
            scenery.obelisk(280, 128, 12, 70),
            scenery.band(126, WIDTH, 10, "var(--near-2)"),
            scenery.water(0, 134, WIDTH, 60),
            boat_at(70, 172, 0.74, (1, 2, 3, 4)),
        ),
    )


# ---- The Duel ----------------------------------------------------------------------------------------


def _duel_harbour() -> str:
    squares = [
        f'<rect x="{99 + c * 46}" y="{29 + r * 46}" width="42" height="42" rx="3" fill="var(--stone-1)"'
        ' stroke="var(--stone-3)" stroke-width="1.5"/>'
        for r in range(3)
        for c in range(3)
    ]
    return _box(92, 22, 148, 148, "var(--stone-2)", 2, 6) + "".join(squares)


def _duel_boats() -> str:
    parts = []
    for y in (36, 82, 128):
        parts.append(
            f'<path d="M84 {y - 6}H18C6 {y - 6} 0 {y + 4} -6 {y + 14}C0 {y + 24} 6 {y + 34} 18 {y + 34}H84Z"'
            f' fill="var(--reed)" {LINE} stroke-width="2"/>',
        )
        parts += [_box(20 + i * 32, y, 28, 28, "var(--linen)") for i in range(2)]
    parts.append(
        f'<path d="M262 190V60C262 40 300 40 300 60V190Z" fill="var(--reed)" {LINE} stroke-width="2"/>',
    )
    parts += [_box(267, y, 28, 28, "var(--linen)") for y in (66, 98, 130)]
    return "".join(parts)


def _duel() -> str:
    tiles = (
        f'<circle cx="281" cy="80" r="7" fill="var(--p2)" {LINE} stroke-width="1.5"/>'
        f'<path d="M272 120l9-16 9 16Z" fill="var(--p3)" {LINE} stroke-width="1.5"/>'
        f'<path d="M278 154v-16l3-5 3 5v16Z" fill="var(--p4)" {LINE} stroke-width="1.5"/>'
        f'<path d="M25 61l9-18 9 18Z" fill="var(--linen)" {LINE} stroke-width="1.5"/>'
        f'<path d="M63 61V44l3-5 3 5v17Z" fill="var(--p4)" {LINE} stroke-width="1.5"/>'
    )
    people = (
        bust(1, 120, 68, 0.66) + bust(2, 212, 114, 0.68) + bust(1, 166, 160, 0.66) + bust(2, 120, 160, 0.68)
    )
    return scenery.water(0, 0, WIDTH, HEIGHT) + _duel_harbour() + _duel_boats() + tiles + people


# ---- Pyramids ----------------------------------------------------------------------------------------

# colours of the cards row by row: left half, right half or its upper part, lower part
CARDS: Sequence[Sequence[tuple[int, int, int]]] = (
    ((1, 3, 2), (4, 2, 0), (3, 3, 0), (5, 4, 1)),
    ((3, 2, 0), (2, 2, 0), (4, 1, 5)),
    ((1, 4, 0), (2, 5, 3)),
    ((3, 1, 0),),
)


def _field(x: float, y: float, w: float, h: float, colour: int) -> str:
    size = min(w / 22, h / 22) / 2
    return _box(x, y, w, h, f"var(--p{colour})", 1.3, 2) + mark(colour, x + w / 2, y + h / 2, size)


def _card(x: float, y: float, size: float, colours: tuple[int, int, int]) -> str:
    left, upper, lower = colours
    column, full, half = (size - 8) / 2, size - 6, (size - 8) / 2
    card = _box(x, y, size, size, "var(--stone-1)") + _field(x + 3, y + 3, column, full, left)
    right = x + 5 + column
    if not lower:
        return card + _field(right, y + 3, column, full, upper)
    return card + _field(right, y + 3, column, half, upper) + _field(right, y + 5 + half, column, half, lower)


def _pyramids() -> str:
    size, parts = 40, [_sky(), scenery.disc(60, 56, 26), scenery.band(168, WIDTH, 24, "var(--near)")]
    for level, row in enumerate(CARDS):
        left, y = 160 - len(row) * (size + 1) / 2, 168 - (level + 1) * (size + 1)
        parts += [_card(left + i * (size + 1), y, size, colours) for i, colours in enumerate(row)]
    return "".join((*parts, scenery.palm(290, 170, 0.9)))


# ---- Cheops ------------------------------------------------------------------------------------------

SHEET = (
    ((1, 2, 4, 3, 2), 5),
    ((1, 3, 4, 1), 3),
    ((2, 3, 4), 2),
    ((2, 3), 0),
    ((1,), 0),
)  # colours, crossed off
DICE = ((214, 28, 46, 1, 12), (262, 78, 42, 3, -14), (222, 120, 44, 2, 8), (276, 138, 36, 4, -5))


def _die(x: float, y: float, size: float, seat: int, turn: int) -> str:
    middle = f"{num(x + size / 2)} {num(y + size / 2)}"
    shine = (
        f"M{num(x + size * 0.12)} {num(y + size * 0.16)}Q{num(x + size * 0.12)} {num(y + size * 0.08)}"
        f" {num(x + size * 0.22)} {num(y + size * 0.08)}H{num(x + size * 0.78)}"
    )
    return (
        f'<g transform="rotate({turn} {middle})">{_box(x, y, size, size, f"var(--p{seat})", 2, size * 0.18)}'
        f'<path d="{shine}" stroke="var(--shine)" stroke-width="3" fill="none" opacity=".4"'
        ' stroke-linecap="round"/>'
        f"{mark(seat, x + size / 2, y + size / 2, size / 42)}</g>"
    )


def _sheet_field(x: float, y: float, colour: int, *, crossed: bool) -> str:
    cross = (
        f'<path d="M{num(x + 6)} {y + 5}l16 14M{num(x + 22)} {y + 5}l-16 14" stroke="var(--ink)"'
        ' stroke-width="3"'
        ' stroke-linecap="round"/>'
    )
    return (
        f'<rect x="{num(x + 1)}" y="{y}" width="26" height="24" rx="2" fill="var(--cell)"'
        f' stroke="var(--p{colour})" stroke-width="3"/>{cross if crossed else ""}'
    )


def _cheops() -> str:
    fields = []
    for level, (colours, crossed) in enumerate(SHEET):
        left, y = 125 - len(colours) * 14, 160 - level * 26
        fields += [_sheet_field(left + i * 28, y, c, crossed=i < crossed) for i, c in enumerate(colours)]
    paper = _box(36, 20, 178, 200, "var(--surface)", 2, 4)
    return (
        scenery.band(0, WIDTH, HEIGHT, "var(--earth)")
        + f'<g transform="rotate(-7 150 100)">{paper}<path d="M36 32H214" stroke="var(--line)"'
        + ' stroke-width="2"/>'
        + f"{''.join(fields)}</g>"
        + "".join(_die(*die) for die in DICE)
    )


# ---- Abusir ------------------------------------------------------------------------------------------

BLOCKS = {
    "w": ("var(--linen)", "var(--stone-1)", "var(--stone-2)"),
    "r": ("var(--p2)", "var(--p2-2)", "var(--p2-3)"),
}
LAYERS = (("wwrw", "rwww", "wwrw", "rwww"), ("wr", "rw"), ("w",))  # from the bottom, row by row


def _block(x: float, y: float, a: float, kind: str) -> str:
    """A cube seen from a corner; (x, y) is the far corner of its top, a half its width."""
    top, left, right = BLOCKS[kind]
    b, h, n = a * 0.55, a * 0.95, num
    down = f"l{n(-a)} {n(-b)}Z"
    return (
        f'<path d="M{n(x)} {n(y)}l{n(a)} {n(b)} {n(-a)} {n(b)} {n(-a)} {n(-b)}Z" fill="{top}"/>'
        f'<path d="M{n(x - a)} {n(y + b)}l{n(a)} {n(b)}v{n(h)}{down}" fill="{left}"/>'
        f'<path d="M{n(x + a)} {n(y + b)}l{n(-a)} {n(b)}v{n(h)}l{n(a)} {n(-b)}Z" fill="{right}"/>'
        f'<path d="M{n(x)} {n(y)}l{n(a)} {n(b)}v{n(h)}l{n(-a)} {n(b)} {n(-a)} {n(-b)}v{n(-h)}Z'
        f'M{n(x - a)} {n(y + b)}l{n(a)} {n(b)} {n(a)} {n(-b)}M{n(x)} {n(y + 2 * b)}v{n(h)}" fill="none"'
        f" {LINE}"
        ' stroke-width="1.6" stroke-linejoin="round"/>'
    )


def _block_pyramid(x: float, y: float, a: float) -> str:
    b, h, parts = a * 0.55, a * 0.95, []
    for level, rows in enumerate(LAYERS):
        size = len(rows)
        inset = (4 - size) / 2
        back_to_front = sorted(((i, j) for i in range(size) for j in range(size)), key=sum)
        parts += [
            _block(x + (i - j) * a, y + (i + j + 2 * inset) * b - 3 * b - (level + 1) * h, a, rows[i][j])
            for i, j in back_to_front
        ]
    return "".join(parts)


def _abusir() -> str:
    shore, rope = "C60 18 90 60 150 52S260 20 320 34", "M96 130C150 120 190 150 316 132"
    sled = (
        f'<path d="M22 118H96C108 118 112 126 112 136S108 154 96 154H22Z" fill="var(--wood)" {LINE}'
        ' stroke-width="2"/>'
        + _box(28, 122, 28, 28, "var(--linen)", 2, 2)
        + _box(60, 122, 28, 28, "var(--p2)", 2, 2)
    )
    return (
        scenery.band(0, WIDTH, HEIGHT, "var(--sky-3)")
        + "".join(f'<path d="M0 30{shore}V0H0Z" fill="{fill}"/>' for fill in ("var(--nile)", "url(#p-nile)"))
        + f'<path d="M0 31{shore}" fill="none" stroke="var(--nile-2)" stroke-width="4"/>'
        + '<path d="M20 70c30 8 60-6 90 4M210 80c30-6 50 8 80 2M30 172c40-8 60 6 90-2" stroke="var(--near)"'
        + ' stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>'
        + _block_pyramid(232, 116, 17)
        + f'<path d="{rope}" fill="none" {LINE} stroke-width="5"/>'
        + f'<path d="{rope}" fill="none" stroke="var(--rope)" stroke-width="2.6" stroke-dasharray="5 2"/>'
        + f'<g transform="rotate(-8 66 136)">{sled}</g>'
    )


PICTURES: Mapping[str, Callable[[], str]] = {
    "imhotep": _imhotep,
    "duel": _duel,
    "pyramids": _pyramids,
    "cheops": _cheops,
    "abusir": _abusir,
}


@cache
def vignette(game: str) -> Markup:
    """The picture of a game by its id."""
    return svg(f"0 0 {WIDTH} {HEIGHT}", PICTURES[game](), cls="vig", fit="xMidYMid slice")
