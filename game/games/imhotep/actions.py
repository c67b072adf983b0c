"""Imhotep's vocabulary: every choice a player or chance can make, made once, grouped for quick offers."""

from functools import cache

from game.core.vocabulary import Action, Verb, Vocabulary
from game.games.imhotep import tables as box

BOAT_WORDS = SPOT_WORDS = SEAT_WORDS = ("1", "2", "3", "4")
FIELD_WORDS = ("1", "2", "3", "4", "pair")
PAIR_FIELD = FIELD_WORDS.index("pair")

VOCABULARY = Vocabulary(
    [
        Verb("take"),
        Verb("place", (BOAT_WORDS, SPOT_WORDS)),
        Verb("sail", (BOAT_WORDS, box.SITES)),
        Verb("play", (box.BLUE_IDS,)),
        Verb("unload", (SEAT_WORDS,)),
        Verb("pick", (FIELD_WORDS,)),
        Verb("keep", (box.CARD_IDS,)),
        Verb("build", (box.PYRAMIDS,)),
        Verb("choose", (("point", "stones"),)),
        Verb("accept"),
        Verb("decline"),
        Verb("private", (box.SITES,)),
        Verb("bet", (box.BET_FIELDS,)),
        Verb("favour", (box.FAVOURS,)),
        Verb("stop"),
        Verb("pass"),
        Verb("@start", (SEAT_WORDS,)),
        Verb("@boats", (box.ALL_ROUND_CARDS,)),
        Verb("@card", (box.CARD_IDS,)),
    ]
)

TAKE = VOCABULARY.of("take")
PLACE = VOCABULARY.all_of("place")
SAIL = VOCABULARY.all_of("sail")
PLAY = VOCABULARY.all_of("play")
UNLOAD = VOCABULARY.all_of("unload")
PICK = VOCABULARY.all_of("pick")
KEEP = VOCABULARY.all_of("keep")
BUILD = VOCABULARY.all_of("build")
POINT, STONES = VOCABULARY.all_of("choose")
ACCEPT = VOCABULARY.of("accept")
DECLINE = VOCABULARY.of("decline")
PRIVATE = VOCABULARY.all_of("private")
BET = VOCABULARY.all_of("bet")
FAVOUR = VOCABULARY.all_of("favour")
STOP = VOCABULARY.of("stop")
PASS = VOCABULARY.of("pass")
START = VOCABULARY.all_of("@start")
BOATS = VOCABULARY.all_of("@boats")
CARD = VOCABULARY.all_of("@card")

Actions = tuple[Action, ...]
SITE_SETS = range(1 << len(box.SITES))


@cache
def places(empty: int) -> Actions:
    """Placements on these empty spots, one bit per boat and spot."""
    return tuple(action for bit, action in enumerate(PLACE) if empty >> bit & 1)


@cache
def sails(ready: int, free: int) -> Actions:
    """Sailings of these boats to these sites."""
    return tuple(action for action in SAIL if ready >> action.args[0] & 1 and free >> action.args[1] & 1)
