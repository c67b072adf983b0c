"""Cheops' Master Builders as it is known before its table is loaded: its picture, its signs."""

from game.views.art import scenery, vignette
from game.views.art.draw import num
from game.views.art.stones import mark
from game.views.face import Face

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
        f'<g transform="rotate({turn} {middle})">'
        f"{vignette.box(x, y, size, size, f'var(--p{seat})', 2, size * 0.18)}"
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


def picture() -> str:
    fields = []
    for level, (colours, crossed) in enumerate(SHEET):
        left, y = 125 - len(colours) * 14, 160 - level * 26
        fields += [_sheet_field(left + i * 28, y, c, crossed=i < crossed) for i, c in enumerate(colours)]
    paper = vignette.box(36, 20, 178, 200, "var(--surface)", 2, 4)
    return (
        scenery.band(0, vignette.WIDTH, vignette.HEIGHT, "var(--earth)")
        + f'<g transform="rotate(-7 150 100)">{paper}<path d="M36 32H214" stroke="var(--line)"'
        + ' stroke-width="2"/>'
        + f"{''.join(fields)}</g>"
        + "".join(_die(*die) for die in DICE)
    )


FACE = Face(
    picture=picture,
    signs={
        "aim": "aim",
        "pyramid": "pyramid",
        "arch": "arch",
        "relief": "relief",
        "bonuses": "bonus",
        "quarry": "quarry",
        "jokers": "joker",
        "dice": "dice",
        "start": "human",
        "setup": "card",
        "turn": "place",
        "sheet": "log",
        "end": "last",
        "points": "points",
    },
)
