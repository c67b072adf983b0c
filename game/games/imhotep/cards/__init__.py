"""The market cards (I2.4, I8): a row or a small class each, with all that is to be known of it, by colour."""

from collections.abc import Mapping

from game.games.imhotep.cards.blue import BLUE
from game.games.imhotep.cards.green import GREEN
from game.games.imhotep.cards.kind import Blue, Card
from game.games.imhotep.cards.plain import PLAIN
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

CARDS: tuple[Card, ...] = (*RED, *GREEN, *VIOLET, *PLAIN, *BLUE)
for _kind, _card in enumerate(CARDS):
    _card.kind = _kind
CARD_IDS = tuple(card.id for card in CARDS)
BLUE_IDS = tuple(card.id for card in BLUE)
COLOURS = tuple(dict.fromkeys(card.colour for card in CARDS))
CATEGORIES = tuple(dict.fromkeys(card.category for card in CARDS if card.category))


def copies_in(options: Mapping[str, str]) -> list[int]:
    """By kind: how many lie in the deck of a game with these options."""
    return [card.copies_in(options) for card in CARDS]


def rooms_in(options: Mapping[str, str]) -> list[tuple[int, int]]:
    """The kinds in that deck that add places to a sled, and how many."""
    return [(card.kind, card.room) for card in CARDS if card.room and card.copies_in(options)]
