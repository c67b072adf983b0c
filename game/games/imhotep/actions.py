"""Imhotep's vocabulary: every choice a player or chance can make, made once, grouped for quick offers."""

from functools import cache, lru_cache

from game.core.vocabulary import Verb, Vocabulary
from game.games.imhotep import tables as box
from game.games.imhotep.cards import BLUE_IDS, CARD_IDS
from game.games.imhotep.codes import CODES
from game.games.imhotep.parts import Actions

VOCABULARY = Vocabulary(
    [
        Verb("take"),
        Verb("place", {"boat": box.BOAT_WORDS, "spot": box.SPOT_WORDS}),
        Verb("sail", {"boat": box.BOAT_WORDS, "site": box.SITES}),
        Verb("play", {"card": BLUE_IDS}),
        Verb("unload", {"seat": box.SEAT_WORDS}),
        Verb("pick", {"field": box.FIELD_WORDS}),
        Verb("keep", {"card": CARD_IDS}),
        Verb("build", {"pyramid": box.PYRAMIDS}),
        Verb("choose", {"choice": ("point", "stones", "points")}),
        Verb("buy", {"field": box.FIELD_WORDS[: box.PAIR_FIELD]}),
        Verb("save"),
        Verb("draw"),
        Verb("cell", {"cell": box.CELL_WORDS}),
        Verb("lay", {"row": box.ROW_WORDS}),
        Verb("accept"),
        Verb("decline"),
        Verb("private", {"site": box.SITES}),
        Verb("bet", {"site": box.BET_SITES, "side": box.BET_SIDES}),
        Verb("favour", {"favour": box.FAVOURS}),
        Verb("raft", {"site": box.SITES}),
        Verb("prophecy", {"prophecy": box.PROPHECIES}),
        Verb("stop"),
        Verb("pass"),
        Verb("@start", {"seat": box.SEAT_WORDS}),
        Verb("@boats", {"boats": box.ALL_ROUND_CARDS}),
        Verb("@card", {"card": CARD_IDS}),
        Verb("@tile", {"tile": box.TILE_WORDS}),
        Verb("@prophecy", {"prophecy": box.PROPHECIES}),
    ],
    CODES,
)

TAKE = VOCABULARY.of("take")
PLACE = VOCABULARY.all_of("place")
SAIL = VOCABULARY.all_of("sail")
PLAY = VOCABULARY.all_of("play")
UNLOAD = VOCABULARY.all_of("unload")
PICK = VOCABULARY.all_of("pick")
KEEP = VOCABULARY.all_of("keep")
BUILD = VOCABULARY.all_of("build")
POINT, STONES, POINTS = VOCABULARY.all_of("choose")
BUY = VOCABULARY.all_of("buy")
SAVE = VOCABULARY.of("save")
DRAW = VOCABULARY.of("draw")
CELL = VOCABULARY.all_of("cell")
LAY = VOCABULARY.all_of("lay")
ACCEPT = VOCABULARY.of("accept")
DECLINE = VOCABULARY.of("decline")
PRIVATE = VOCABULARY.all_of("private")
BET = VOCABULARY.all_of("bet")
FAVOUR = VOCABULARY.all_of("favour")
RAFT = VOCABULARY.all_of("raft")
PROPHECY = VOCABULARY.all_of("prophecy")
STOP = VOCABULARY.of("stop")
PASS = VOCABULARY.of("pass")
START = VOCABULARY.all_of("@start")
BOATS = VOCABULARY.all_of("@boats")
CARD = VOCABULARY.all_of("@card")
TILE = VOCABULARY.all_of("@tile")
FORETOLD = VOCABULARY.all_of("@prophecy")
PICK_PAIR = PICK[box.PAIR_FIELD]


@cache
def places(empty: int) -> Actions:
    """Placements on these empty spots, one bit per boat and spot."""
    return tuple(action for bit, action in enumerate(PLACE) if empty >> bit & 1)


@lru_cache(1 << 13)
def turns(take: bool, empty: int, ready: int, free: int) -> Actions:
    """What most turns offer: to take stones, place one on these spots, sail these boats to these sites."""
    return (*((TAKE,) if take else ()), *places(empty), *sails(ready, free))


@cache
def sails(ready: int, free: int) -> Actions:
    """Sailings of these boats to these sites."""
    return tuple(action for action in SAIL if ready >> action.args[0] & 1 and free >> action.args[1] & 1)
