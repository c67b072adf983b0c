"""The vocabulary of Pyramids. Cards of the hand are named by their place in it, from 1."""

from game.core.vocabulary import Verb, Vocabulary
from game.games.pyramids import tables as box
from game.games.pyramids.codes import CODES


def _numbered(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


SEATS = _numbered(box.PLAYERS[1])
HAND = {"hand": _numbered(box.MOST_IN_HAND)}
TILES = {"tile": _numbered(len(box.TILES))}

VOCABULARY = Vocabulary(
    [
        Verb("tile", TILES),
        Verb("pair", {"pair": SEATS}),  # as many pairs as players
        Verb("pyramid", {**HAND, "slot": tuple(box.SLOTS)}),
        Verb("obelisk", HAND),
        Verb("tomb", HAND),
        Verb("done"),
        Verb("discard", HAND),
        Verb("@start", {"seat": SEATS}),
        Verb("@aside", TILES),
        Verb("@card", {"card": tuple(f"{number} {card.text}" for number, card in enumerate(box.CARDS))}),
    ],
    CODES,
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
