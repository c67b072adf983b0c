"""What comes out of the box of Pyramids: cards, god tiles, points. Numbers only; no rules.

The deck is HOUSE: the printed one is not known to us. It is made by `families` from its design (P9).
"""

from collections.abc import Iterator
from typing import NamedTuple

COLOURS = ("blue", "white", "red", "green", "yellow")
LETTERS = "BWRGY"
GLYPHS = ("pyramid", "obelisk", "tomb")
PLAYERS = (2, 5)
ROUNDS = 10
PAIR = 2


class Card(NamedTuple):
    """A construction card: the colours of its left and right column, upper stone first.

    A column of one colour is a tall stone. `glyph` is the building it scores in, or empty.
    """

    left: tuple[int, ...]
    right: tuple[int, ...]
    glyph: str = ""

    @property
    def stones(self) -> tuple[int, ...]:
        """The colour of each stone."""
        return self.left + self.right

    @property
    def text(self) -> str:
        """`R/YB^O`: left column, right column, glyph."""
        left, right = ("".join(LETTERS[colour] for colour in column) for column in (self.left, self.right))
        return f"{left}/{right}" + (f"^{self.glyph[0].upper()}" if self.glyph else "")


# P9: the steps of the colours of the three-stone families; their glyphs, and those of the two-stone ones.
STEPS = tuple((a, b) for a in range(1, len(COLOURS)) for b in range(1, len(COLOURS)) if a != b)
THREE_STONE_GLYPHS = ("", "", "pyramid", "", "obelisk", "", "", "", "", "tomb", "", "")
TWO_STONE_GLYPHS = ("pyramid", "obelisk", "obelisk", "tomb", "pyramid", "", "tomb", "")


def families() -> Iterator[tuple[Card, ...]]:
    """P9: 21 families, each one layout in five rotations of the colours."""
    count = len(COLOURS)
    for (a, b), glyph in zip(STEPS, THREE_STONE_GLYPHS, strict=True):
        yield tuple(three_stones(k, (k + a) % count, (k + b) % count, a < b, glyph) for k in range(count))
    for index, glyph in enumerate(TWO_STONE_GLYPHS):
        step = index // 2 + 1
        yield tuple(Card((k,), ((k + step) % count,), glyph) for k in range(count))
    yield tuple(Card((k,), (k,)) for k in range(count))


def three_stones(tall: int, upper: int, lower: int, tall_left: bool, glyph: str) -> Card:
    """A tall stone beside two small ones."""
    small = (upper, lower)
    return Card((tall,), small, glyph) if tall_left else Card(small, (tall,), glyph)


CARDS = tuple(card for family in families() for card in family)
NUMBERS = {card.text: number for number, card in enumerate(CARDS)}
DECK = len(CARDS)

LEVELS = (4, 3, 2, 1)  # P5.1: cards a level, from the bottom
# The slots of the pyramid by their words: level and place in it. `left` is a new place before the first one.
SLOTS = {
    "left": (1, -1),
    **{f"{level}.{place}": (level, place) for level, width in enumerate(LEVELS, 1) for place in range(width)},
}
HAND_AT_START = 1
MOST_IN_HAND = 3


class Tile(NamedTuple):
    """A god tile: where a card may be built besides the one in the pyramid that must be."""

    god: str
    besides: tuple[str, ...] = ()


TILES_FOR = {2: 4, 3: 4, 4: 5, 5: 5}  # P3.1: how many of the tiles are used, by players
SEKHMET = 3
TILES = (
    Tile("Horus"),
    Tile("Anubis", ("tomb",)),
    Tile("Khepri", ("obelisk",)),
    Tile("Sekhmet", ("tomb", "obelisk")),
    Tile("Thoth", ("tomb", "obelisk")),
)
SEKHMET_ONE_FROM = 4  # players from which Sekhmet allows tomb or obelisk, not both

BONUS = 10
BONUS_SIZE = 3
OBELISK = (0, 1, 3, 6, 10, 15)  # by stages of the most frequent colour, the last for that and more
TOMB = 5
GLYPH = 2
