"""What to look for in Pyramids, by row of the sheet and what else a position promises."""

from collections.abc import Mapping

from game.text.catalogue import N_

CONNECTED = N_(
    "Only the largest connection of a colour counts: lay stones where they touch their own colour."
)
COLOURS = ("blue", "white", "red", "green", "yellow")
TILES = N_("A high god tile lets you build more, a low one lets you choose your cards earlier.")
IDEAS: Mapping[str, str] = {
    "which tile": TILES,
    "else which pair": N_("Look at both cards of a pair: where does each of them fit?"),
    **dict.fromkeys(
        ("pyramid", "else which pyramid", "else to pyramid", *(f"pyramid_{colour}" for colour in COLOURS)),
        CONNECTED,
    ),
    "pyramid_extra": N_("The largest connection counts twice: make one colour as large as you can."),
    "pyramid_bonus": N_("A large connection in every colour brings a bonus: which colour still lacks one?"),
    "obelisk": N_(
        "One colour counts on the obelisk, more with each stage up to five: lay cards that show your best "
        "one."
    ),
    "tomb": N_("In the tomb one stone more than the others is enough: spread over colours they lack."),
    "glyphs": N_("A card in the building that its glyph shows brings extra points: look at the glyphs, too."),
    "hand": N_("The card you keep is one more choice in the next round: keep one that fits there."),
    "round": TILES,
}
