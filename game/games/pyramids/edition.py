"""What may differ in another box of Pyramids: the glyphs on the cards by family, and points."""

from collections.abc import Sequence
from typing import Any

from game.core.edition import WORTH, Values, whole_numbers
from game.core.steps import Refusal

GLYPHS = ("-", "pyramid", "obelisk", "tomb")

VALUES: Sequence[Values] = (
    Values("THREE_STONE_GLYPHS", "P9", GLYPHS, "quarry", house=True),
    Values("TWO_STONE_GLYPHS", "P9", GLYPHS, "quarry", house=True),
    Values("BONUS", "P7.2", WORTH, "pyramid 0"),
    Values("BONUS_SIZE", "P7.2", whole_numbers(6, 2), "pyramid 0"),
    Values("OBELISK", "P7.4", WORTH, "obelisk 0", counts=True),
    Values("TOMB", "P7.5", WORTH, "tomb 0"),
    Values("GLYPH", "P7.6", WORTH, "turn"),
)


def refused(tables: Any) -> Refusal | None:
    """P9: no card is in the deck twice, as positions and draws name it by what is on it."""
    return None if len(tables.NUMBERS) == tables.DECK else Refusal("card_twice", "P9")
