"""The delivery tiles of the Duel on a grid of 64, kept in the sprite as `t-` and the tile's code."""

from functools import cache

from game.views.art.draw import INK, group, num, svg, symbol
from game.views.markup import Markup

THIN = 'stroke="var(--edge)" stroke-width="1.5"'
# centres of a temple tile's suns by their number, and their radius
SUNS = {1: ((32,), 7.0), 2: ((23, 41), 7.0), 3: ((16, 32, 48), 7.0), 4: ((12, 25.3, 38.6, 52), 6.0)}
DASHED = 'stroke-dasharray="4 3"'
WORKER = (
    f'<path d="M-17 0H17C17-8 12-13 6-14H-6C-12-13-17-8-17 0Z" fill="var(--p5)" {INK}/>'
    f'<circle cy="-26" r="11" fill="var(--p5)" {INK}/>'
)


def _square(x: float, y: float, fill: str = "var(--linen)", more: str = "") -> str:
    return f'<rect x="{x}" y="{y}" width="20" height="20" rx="2" fill="{fill}" {INK} {more}/>'


def _arrow(path: str) -> str:
    return f'<path d="{path}" fill="none" {INK}/>'


def _temple(suns: int) -> str:
    places, r = SUNS[suns]
    pylons = (
        f'<path d="M7 54L10 30H20L22 54ZM42 54L44 30H54L57 54Z" fill="var(--stone-2)" {INK}/>'
        f'<path d="M8 56H56" {INK}/><path d="M22 38H42" {INK}/>'
    )
    return pylons + "".join(
        f'<circle cx="{num(x)}" cy="18" r="{num(r)}" fill="var(--disc)" {INK}/>' for x in places
    )


def _pyramid(light: str, shade: str) -> str:
    return (
        f'<path d="M32 11L57 53H7Z" fill="{light}" {INK}/><path d="M32 11L57 53H38Z" fill="{shade}" {INK}/>'
    )


def _tomb(number: int) -> str:
    size, base = (26, 42) if number < 10 else (20, 40)
    return (
        f'<path d="M20 6H44L52 20L45 59H19L12 20Z" fill="var(--c-violet)" {INK}/>'
        '<path d="M22 11H42L47 21L41 54H23L17 21Z" fill="var(--linen)" stroke="var(--edge)"'
        ' stroke-width="1.4"/>'
        f'<text class="token-number" x="32" y="{base}" font-size="{size}">{number}</text>'
    )


SITES = {
    "O": (
        f'<path d="M25 56L28 18L32 8L36 18L39 56Z" fill="var(--p4)" {INK}/>'
        f'<path d="M28 18H36M27 30H37M26 43H38M16 56H48" {INK} fill="none"/>'
    ),
    **{f"T{suns}": _temple(suns) for suns in SUNS},
    "PL": (
        f"{_pyramid('var(--linen)', 'var(--stone-2)')}"
        f'<circle cx="26" cy="41" r="5" fill="var(--disc)" {THIN}/>'
    ),
    "PD": (
        f"{_pyramid('var(--p5)', 'var(--p5-2)')}"
        '<path d="M32 11L57 53H7Z" fill="none" stroke="var(--edge-5)" stroke-width="1.6"/>'
        '<path d="M26 40a6.5 6.5 0 1 1 5-9 5.5 5.5 0 0 0-5 9Z" fill="var(--p5m)"/>'
    ),
    **{f"G{number}": _tomb(number) for number in range(1, 13)},
}
ACTIONS = {
    "TAKE": (
        f"{_square(14, 34, more=DASHED)}{_square(32, 10)}{_arrow('M22 30C22 18 24 16 28 14M23 12l5 2-2 5')}"
    ),
    "PLACE": (
        f"{group((WORKER,), 22, 54, 0.62)}{group((WORKER,), 42, 54, 0.62)}"
        '<path d="M32 8v10M27 13h10" stroke="var(--edge)" stroke-width="3" stroke-linecap="round"/>'
    ),
    "COMBO": (
        f"{group((WORKER,), 19, 50, 0.6)}{_arrow('M32 28h12M40 23l5 5-5 5')}"
        f'<path d="M34 44C36 54 56 54 58 44C52 48 40 48 34 44Z" fill="var(--reed)" {INK}/>'
        f'<rect x="40" y="36" width="11" height="9" rx="1" fill="var(--linen)" {THIN}/>'
    ),
    "SWAP": (
        f"{_square(8, 22)}{_square(36, 22, 'var(--p4)')}"
        f"{_arrow('M18 17C24 7 40 7 46 15M46 9v7h-7M46 47C40 57 24 57 18 49M18 55v-7h7')}"
    ),
}
BACK = (
    '<rect x="1" y="1" width="62" height="62" rx="5" class="back"/>'
    '<path d="M16 32L32 16L48 32L32 48Z" class="back-mark"/>'
)


@cache
def tile_symbols() -> Markup:
    """All kinds of tiles and their back, `t-back`."""
    return Markup(
        "".join(
            [
                *(_symbol(code, "--tile", body) for code, body in SITES.items()),
                *(_symbol(code, "--tile-act", body) for code, body in ACTIONS.items()),
                symbol("t-back", "0 0 64 64", BACK),
            ],
        ),
    )


def _symbol(code: str, paper: str, body: str) -> Markup:
    sheet = f'<rect x="1" y="1" width="62" height="62" rx="5" fill="var({paper})" {INK}/>'
    return symbol(f"t-{code}", "0 0 64 64", sheet, body)


@cache
def tile_icon(code: str, size: int = 0, cls: str = "tile-drawing") -> Markup:
    """A tile as a picture of its own; without a size the style sheet gives one."""
    return svg(
        "0 0 64 64",
        f'<use href="#t-{code}"/>',
        cls=f"delivery-tile {cls}",
        size=(size, size) if size else None,
    )
