"""Imhotep's vocabulary: every choice a player or chance can make, made once, grouped for quick offers."""

from collections.abc import Callable
from functools import cache

from game.core.vocabulary import Verb, Vocabulary
from game.games.imhotep import tables as box
from game.games.imhotep.cards import BLUE_IDS, CARD_IDS
from game.games.imhotep.codes import CODES
from game.games.imhotep.parts import Actions


def _added(*, chance: bool) -> list[Verb]:
    """What sides and modules add to the decisions, or to chance."""
    verbs = [Verb(word, names) for word, names in (*box.SIDE_VERBS.items(), *box.MODULE_VERBS.items())]
    return [verb for verb in verbs if verb.chance == chance]


VOCABULARY = Vocabulary(
    [
        Verb("take"),
        Verb("place", {"boat": box.BOAT_WORDS, "spot": box.SPOT_WORDS}),
        Verb("sail", {"boat": box.BOAT_WORDS, "site": box.SITES}),
        Verb("play", {"card": BLUE_IDS}),
        Verb("unload", {"seat": box.SEAT_WORDS}),
        Verb("pick", {"field": box.FIELD_WORDS}),
        Verb("keep", {"card": CARD_IDS}),
        *_added(chance=False),
        Verb("pass"),
        Verb("@start", {"seat": box.SEAT_WORDS}),
        Verb("@boats", {"boats": box.ALL_ROUND_CARDS}),
        Verb("@card", {"card": CARD_IDS}),
        *_added(chance=True),
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
PASS = VOCABULARY.of("pass")
START = VOCABULARY.all_of("@start")
BOATS = VOCABULARY.all_of("@boats")
CARD = VOCABULARY.all_of("@card")
PICK_PAIR = PICK[box.PAIR_FIELD]


class Made(dict[int, Actions]):
    """Actions by a whole number, each made when it is first asked for."""

    def __init__(self, make: Callable[[int], Actions]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, number: int) -> Actions:
        made = self[number] = self.make(number)
        return made


# Placements on empty spots, one bit per boat and spot, half of the boats each: there are few sets of spots.
HALF = box.BOATS // 2 * box.SPOTS
FORE = (1 << HALF) - 1


def _on(empty: int) -> Actions:
    return tuple(action for bit, action in enumerate(PLACE) if empty >> bit & 1)


PLACE_FORE, PLACE_AFT = Made(_on), Made(lambda spots: _on(spots << HALF))


def places(empty: int) -> Actions:
    """Placements on these empty spots, one bit per boat and spot."""
    return PLACE_FORE[empty & FORE] + PLACE_AFT[empty >> HALF]


@cache
def sails(ready: int, free: int) -> Actions:
    """Sailings of these boats to these sites."""
    return tuple(action for action in SAIL if ready >> action.args[0] & 1 and free >> action.args[1] & 1)


# What turns offer besides: stones; sailings, by the boats that are ready and the sites where one has come.
STONES: Actions = (TAKE,)
NO_STONES: Actions = ()
SITES = len(box.SITES)
TURN_SAILS = Made(lambda bits: sails(bits >> SITES, ~bits))
