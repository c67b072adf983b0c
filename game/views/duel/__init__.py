"""Imhotep: The Duel as it is known before its table is loaded: its picture, its signs."""

from game.views.art import scenery, vignette
from game.views.art.figures import bust
from game.views.face import Face


def _duel_harbour() -> str:
    squares = [
        f'<rect x="{99 + c * 46}" y="{29 + r * 46}" width="42" height="42" rx="3" fill="var(--stone-1)"'
        ' stroke="var(--stone-3)" stroke-width="1.5"/>'
        for r in range(3)
        for c in range(3)
    ]
    return vignette.box(92, 22, 148, 148, "var(--stone-2)", 2, 6) + "".join(squares)


def _duel_boats() -> str:
    parts = []
    for y in (36, 82, 128):
        parts.append(
            f'<path d="M84 {y - 6}H18C6 {y - 6} 0 {y + 4} -6 {y + 14}C0 {y + 24} 6 {y + 34} 18 {y + 34}H84Z"'
            f' fill="var(--reed)"'
            f' {vignette.LINE} stroke-width="2"/>',
        )
        parts += [vignette.box(20 + i * 32, y, 28, 28, "var(--linen)") for i in range(2)]
    parts.append(
        f'<path d="M262 190V60C262 40 300 40 300 60V190Z" fill="var(--reed)"'
        f' {vignette.LINE} stroke-width="2"/>',
    )
    parts += [vignette.box(267, y, 28, 28, "var(--linen)") for y in (66, 98, 130)]
    return "".join(parts)


def picture() -> str:
    tiles = (
        f'<circle cx="281" cy="80" r="7" fill="var(--p2)" {vignette.LINE} stroke-width="1.5"/>'
        f'<path d="M272 120l9-16 9 16Z" fill="var(--p3)" {vignette.LINE} stroke-width="1.5"/>'
        f'<path d="M278 154v-16l3-5 3 5v16Z" fill="var(--p4)" {vignette.LINE} stroke-width="1.5"/>'
        f'<path d="M25 61l9-18 9 18Z" fill="var(--linen)" {vignette.LINE} stroke-width="1.5"/>'
        f'<path d="M63 61V44l3-5 3 5v17Z" fill="var(--p4)" {vignette.LINE} stroke-width="1.5"/>'
    )
    people = (
        bust(1, 120, 68, 0.66) + bust(2, 212, 114, 0.68) + bust(1, 166, 160, 0.66) + bust(2, 120, 160, 0.68)
    )
    return (
        scenery.water(0, 0, vignette.WIDTH, vignette.HEIGHT)
        + _duel_harbour()
        + _duel_boats()
        + tiles
        + people
    )


FACE = Face(
    picture=picture,
    figures=True,
    signs={
        "aim": "aim",
        "obelisk": "obelisks",
        "temple": "temple",
        "pyramids": "pyramid",
        "tomb": "burial",
        "actions": "actions",
        "figures": "figures",
        "start": "human",
        "box": "quarry",
        "harbour": "anchor",
        "setup": "dice",
        "turn": "place",
        "boat": "unload",
        "reserve": "card",
        "supply": "take",
        "end": "last",
        "points": "points",
    },
)
