"""What the values of the box of Pyramids are called."""

from collections.abc import Sequence

from game.games.pyramids import tables as box
from game.text.catalogue import N_, Texts
from game.text.edition import EditionWords, Label, named
from game.text.pyramids.things import layout

CARD = N_("Glyph of cards such as “{card}”")
FAMILY = len(box.COLOURS)  # cards of one
TWO_STONES = len(box.STEPS) * FAMILY  # where the cards of two stones begin


def _family(first: int) -> Label:
    """Named by its first card, without the glyph."""

    def told(t: Texts, way: Sequence[str]) -> str:
        card = box.CARDS[first + int(way[0]) * FAMILY]
        return t(CARD, card=layout(t, card._replace(glyph="")))

    return told


EDITION = EditionWords(
    labels={
        "THREE_STONE_GLYPHS": _family(0),
        "TWO_STONE_GLYPHS": _family(TWO_STONES),
        "BONUS": named(N_("Every colour joined")),
        "BONUS_SIZE": named(N_("Stones joined in every colour")),
        "OBELISK": named(N_("Obelisk, stages: {a}")),
        "TOMB": named(N_("Colour of the tomb")),
        "GLYPH": named(N_("Glyph in its building")),
    },
    said={
        "-": N_("no glyph"),
        "pyramid": N_("pyramid"),
        "obelisk": N_("obelisk"),
        "tomb": N_("tomb"),
    },
    refusals={"card_twice": N_("Two cards would be alike: one of their families needs another glyph first.")},
)
