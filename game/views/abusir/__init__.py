"""Abusir as it is known before its table is loaded: its picture, its signs."""

from game.views.art import scenery, vignette
from game.views.art.draw import num
from game.views.face import Face

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
        f" {vignette.LINE}"
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


def picture() -> str:
    shore, rope = "C60 18 90 60 150 52S260 20 320 34", "M96 130C150 120 190 150 316 132"
    sled = (
        f'<path d="M22 118H96C108 118 112 126 112 136S108 154 96 154H22Z" fill="var(--wood)" {vignette.LINE}'
        ' stroke-width="2"/>'
        + vignette.box(28, 122, 28, 28, "var(--linen)", 2, 2)
        + vignette.box(60, 122, 28, 28, "var(--p2)", 2, 2)
    )
    return (
        scenery.band(0, vignette.WIDTH, vignette.HEIGHT, "var(--sky-3)")
        + "".join(f'<path d="M0 30{shore}V0H0Z" fill="{fill}"/>' for fill in ("var(--nile)", "url(#p-nile)"))
        + f'<path d="M0 31{shore}" fill="none" stroke="var(--nile-2)" stroke-width="4"/>'
        + '<path d="M20 70c30 8 60-6 90 4M210 80c30-6 50 8 80 2M30 172c40-8 60 6 90-2" stroke="var(--near)"'
        + ' stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>'
        + _block_pyramid(232, 116, 17)
        + f'<path d="{rope}" fill="none" {vignette.LINE} stroke-width="5"/>'
        + f'<path d="{rope}" fill="none" stroke="var(--rope)" stroke-width="2.6" stroke-dasharray="5 2"/>'
        + f'<g transform="rotate(-8 66 136)">{sled}</g>'
    )


FACE = Face(
    picture,
    script="aim",
    signs={"rank": "pyramid", "last": "place", "colour": "stones", "unfinished": "quarry", "ghost": "look"},
)
