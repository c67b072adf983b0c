"""What may differ in another box of Pyramids: the glyphs on the cards by family, and points."""

from collections.abc import Sequence
from typing import Any

from game.core.edition import Values, whole
from game.core.game import Refusal

POINTS = whole(40)
GLYPHS = ("-", "pyramid", "obelisk", "tomb")
ALWAYS, HOUSE = ("", ""), True

VALUES: Sequence[Values] = (
    Values("THREE_STONE_GLYPHS", "P9", "quarry", GLYPHS, ALWAYS, HOUSE),
    Values("TWO_STONE_GLYPHS", "P9", "quarry", GLYPHS, ALWAYS, HOUSE),
    Values("BONUS", "P7.2", "pyramid 0", POINTS),
    Values("BONUS_SIZE", "P7.2", "pyramid 0", whole(6, 2)),
    Values("OBELISK", "P7.4", "obelisk 0", POINTS, counts=True),
    Values("TOMB", "P7.5", "tomb 0", POINTS),
    Values("GLYPH", "P7.6", "turn", POINTS),
)


def refused(tables: Any) -> Refusal | None:
    """P9: no card is in the deck twice, as positions and draws name it by what is on it."""
    return None if len(tables.NUMBERS) == tables.DECK else Refusal("card_twice", "P9")
