"""Imhotep as it is known before its table is loaded: its picture, its signs."""

from game.views.art import scenery, vignette
from game.views.art.boats import boat_at
from game.views.face import Face


def picture() -> str:
    return "".join(
        (
            vignette.sky(),
            scenery.disc(238, 70, 40),
            scenery.step_pyramid(96, 128, 200, 96),
            scenery.obelisk(212, 128, 14, 92),
            scenery.obelisk(280, 128, 12, 70),
            scenery.band(126, vignette.WIDTH, 10, "var(--near-2)"),
            scenery.water(0, 134, vignette.WIDTH, 60),
            boat_at(70, 172, 0.74, (1, 2, 3, 4)),
        ),
    )


FACE = Face(
    picture=picture,
    parts="game.text.imhotep.modules",
    signs={
        "aim": "aim",
        "market": "market",
        "pyramid": "pyramid",
        "temple": "temple",
        "burial": "burial",
        "obelisks": "obelisks",
        "decorations": "day",
        "statues": "figures",
        "blue": "card",
        "track": "points",
        "quarry": "quarry",
        "booking": "points",
        "start": "human",
        "box": "quarry",
        "setup": "dice",
        "round": "again",
        "turn": "place",
        "boat": "boat",
        "card": "card",
        "modules": "plus",
        "end": "last",
    },
)
