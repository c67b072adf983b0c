"""The market cards (I2.4, I8): a row or a small class each, with all that is to be known of it, by colour.

What a module adds to them stands in a file of that module.
"""

from collections.abc import Mapping

from game.games.imhotep.cards import dynasty
from game.games.imhotep.cards.blue import BLUE as FIRST_BLUE
from game.games.imhotep.cards.green import GREEN
from game.games.imhotep.cards.kind import Blue, Card
from game.games.imhotep.cards.red import RED
from game.games.imhotep.cards.violet import VIOLET

__all__ = [
    "BLUE",
    "BLUE_IDS",
    "CARDS",
    "CARD_IDS",
    "CATEGORIES",
    "COLOURS",
    "Blue",
    "Card",
    "copies_in",
    "rooms_in",
]

ADDED: Mapping[str, Mapping[str, int]] = {"dynasty": dynasty.COPIES}  # by module: how many more of each
COLOURS = ("red", "green", "violet", "plain", "blue")
CARDS: tuple[Card, ...] = tuple(
    sorted((*RED, *GREEN, *VIOLET, *FIRST_BLUE, *dynasty.CARDS), key=lambda card: COLOURS.index(card.colour))
)
for _kind, _card in enumerate(CARDS):
    _card.kind = _kind
BLUE = tuple(card for card in CARDS if isinstance(card, Blue))
CARD_IDS = tuple(card.id for card in CARDS)
BLUE_IDS = tuple(card.id for card in BLUE)
CATEGORIES = tuple(dict.fromkeys(card.category for card in CARDS if card.category))


def copies_in(options: Mapping[str, str]) -> list[int]:
    """By kind: how many lie in the deck of a game with these options."""
    added = [more for module, more in ADDED.items() if options.get(module) == "on"]
    return [card.copies + sum(more.get(card.id, 0) for more in added) for card in CARDS]


def rooms_in(options: Mapping[str, str]) -> list[tuple[int, int]]:
    """The kinds in that deck that add places to a sled, and how many."""
    copies = copies_in(options)
    return [(card.kind, card.room) for card in CARDS if card.room and copies[card.kind]]
