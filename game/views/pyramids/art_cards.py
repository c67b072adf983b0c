"""The construction cards on a grid of 100: stones in two columns, perhaps a glyph between them.

No two stones of a card with a glyph have one colour: nothing is ever connected where the glyph stands.
"""

from collections.abc import Iterable
from functools import cache

from game.views.art.draw import group, svg, symbol, use
from game.views.art.materials import SIGNS, SMALL, TALL, block
from game.views.markup import Markup

GAP = 5
SLIM = 33  # how wide stones are beside a glyph
GLYPH_SIZE = 24
# the buildings a glyph may name, as solid shapes for a circle of radius 17
GLYPHS = {
    "pyramid": '<path d="M-12 9V3H-8V-3H-4V-9H4V-3H8V3H12V9Z"/>',
    "obelisk": '<path d="M0-13L4.5-7 6 7H9V11H-9V7H-6L-4.5-7Z"/>',
    "tomb": '<path d="M-4.5-12H4.5L8.5-5.5 4.5 12H-4.5L-8.5-5.5Z"/>',
}
PAPER = '<rect x="1" y="1" width="98" height="98" rx="7" class="slab"/>'
BACK = (
    '<rect x="1" y="1" width="98" height="98" rx="7" class="back"/>'
    '<path class="back-line" d="M12 12H88V88H12Z"/>'
    '<path class="back-mark" d="M30 70V60H38V50H46V40H54V50H62V60H70V70Z"/>'
)


def construction_symbols() -> Markup:
    """The back `cb`, slim stones such as `csb` and `ctb`, glyphs on a badge `c-tomb` and bare `m-tomb`."""
    badge = '<circle r="17" fill="var(--surface)" stroke="var(--edge)" stroke-width="2.2"/>'
    glyphs = (
        symbol(f"c-{name}", "-19 -19 38 38", badge, group((path,), cls="card-glyph"))
        + symbol(f"m-{name}", "-13 -13 26 26", f'<g fill="var(--edge)">{path}</g>')
        for name, path in GLYPHS.items()
    )
    slim = (
        symbol(f"c{shape}{material}", f"0 0 {SLIM} {height}", block(material, SLIM, height))
        for material in SIGNS
        for shape, height in (("s", SMALL), ("t", TALL))
    )
    return Markup("".join([symbol("cb", "0 0 100 100", BACK), *glyphs, *slim]))


def card(columns: Iterable[str], glyph: str = "") -> Markup:
    """A card by the materials of its columns: `b`, or `wr` for white over red."""
    width, kind = (SLIM, "c") if glyph else (SMALL, "")
    parts = [PAPER]
    for x, column in zip((GAP, 100 - GAP - width), columns, strict=True):
        parts += _column(x, column, width, kind)
    if glyph:
        parts.append(use(f"m-{glyph}", 50 - GLYPH_SIZE / 2, 50 - GLYPH_SIZE / 2, GLYPH_SIZE))
    return svg("0 0 100 100", *parts, cls="construction-card")


def _column(x: float, column: str, width: float, kind: str) -> list[str]:
    if len(column) == 1:
        return [use(f"{kind}t{column}", x, GAP, width, TALL)]
    return [
        use(f"{kind}s{stone}", x, GAP + i * (SMALL + GAP), width, SMALL) for i, stone in enumerate(column)
    ]


@cache
def back() -> Markup:
    """A card that lies face down."""
    return svg("0 0 100 100", '<use href="#cb"/>', cls="construction-card")


@cache
def glyph_icon(name: str, size: int = 20) -> Markup:
    """A glyph among words."""
    body = f'<use href="#c-{name}" x="-19" y="-19" width="38" height="38"/>'
    return svg("-19 -19 38 38", body, cls="icon", size=(size, size))
