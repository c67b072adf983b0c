"""Pyramids as it is known before its table is loaded: its picture, its signs."""

from collections.abc import Sequence

from game.views.art import scenery, vignette
from game.views.art.stones import mark
from game.views.face import Face

CARDS: Sequence[Sequence[tuple[int, int, int]]] = (
    ((1, 3, 2), (4, 2, 0), (3, 3, 0), (5, 4, 1)),
    ((3, 2, 0), (2, 2, 0), (4, 1, 5)),
    ((1, 4, 0), (2, 5, 3)),
    ((3, 1, 0),),
)


def _field(x: float, y: float, w: float, h: float, colour: int) -> str:
    size = min(w / 22, h / 22) / 2
    return vignette.box(x, y, w, h, f"var(--p{colour})", 1.3, 2) + mark(colour, x + w / 2, y + h / 2, size)


def _card(x: float, y: float, size: float, colours: tuple[int, int, int]) -> str:
    left, upper, lower = colours
    column, full, half = (size - 8) / 2, size - 6, (size - 8) / 2
    card = vignette.box(x, y, size, size, "var(--stone-1)") + _field(x + 3, y + 3, column, full, left)
    right = x + 5 + column
    if not lower:
        return card + _field(right, y + 3, column, full, upper)
    return card + _field(right, y + 3, column, half, upper) + _field(right, y + 5 + half, column, half, lower)


def picture() -> str:
    size, parts = (
        40,
        [vignette.sky(), scenery.disc(60, 56, 26), scenery.band(168, vignette.WIDTH, 24, "var(--near)")],
    )
    for level, row in enumerate(CARDS):
        left, y = 160 - len(row) * (size + 1) / 2, 168 - (level + 1) * (size + 1)
        parts += [_card(left + i * (size + 1), y, size, colours) for i, colours in enumerate(row)]
    return "".join((*parts, scenery.palm(290, 170, 0.9)))


FACE = Face(
    picture=picture,
    signs={
        "aim": "aim",
        "pyramid_blue": "dot",
        "pyramid_white": "ring",
        "pyramid_red": "square",
        "pyramid_green": "bars",
        "pyramid_yellow": "triangle",
        **dict.fromkeys(("pyramid_extra", "pyramid_bonus", "pyramid", "connections"), "pyramid"),
        "obelisk": "obelisks",
        "tomb": "burial",
        "glyphs": "statue",
        "tiles": "figures",
        "quarry": "quarry",
        "hand": "card",
        "start": "human",
        "box": "stones",
        "deck": "card",
        "setup": "dice",
        "turn": "place",
        "round": "again",
        "end": "last",
        "points": "points",
    },
)
