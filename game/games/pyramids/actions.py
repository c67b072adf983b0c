"""The vocabulary of Pyramids. Cards of the hand are named by their place in it, from 1."""

from game.core.vocabulary import Verb, Vocabulary
from game.games.pyramids import tables as box

HAND_WORDS = tuple(str(place) for place in range(1, box.MOST_IN_HAND + 1))
TILE_WORDS = tuple(str(tile) for tile in range(1, len(box.TILES) + 1))
PAIR_WORDS = ("1", "2", "3", "4", "5")

VOCABULARY = Vocabulary(
    [
        Verb("tile", (TILE_WORDS,)),
        Verb("pair", (PAIR_WORDS,)),
        Verb("pyramid", (HAND_WORDS, box.SLOTS)),
        Verb("obelisk", (HAND_WORDS,)),
        Verb("tomb", (HAND_WORDS,)),
        Verb("done"),
        Verb("discard", (HAND_WORDS,)),
        Verb("@start", (PAIR_WORDS,)),
        Verb("@aside", (TILE_WORDS,)),
        Verb("@card", (tuple(f"{number} {card.text}" for number, card in enumerate(box.CARDS)),)),
    ]
)

TILE = VOCABULARY.all_of("tile")
PAIR = VOCABULARY.all_of("pair")
PYRAMID = VOCABULARY.all_of("pyramid")
OBELISK = VOCABULARY.all_of("obelisk")
TOMB = VOCABULARY.all_of("tomb")
DONE = VOCABULARY.of("done")
DISCARD = VOCABULARY.all_of("discard")
START = VOCABULARY.all_of("@start")
ASIDE = VOCABULARY.all_of("@aside")
CARD = VOCABULARY.all_of("@card")
