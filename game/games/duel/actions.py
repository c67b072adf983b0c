"""The Duel's vocabulary: every choice a player or chance can make, made once, grouped for quick offers."""

from game.core.vocabulary import Action, Verb, Vocabulary
from game.games.duel.codes import CODES
from game.games.duel.tables import ACTION_TILES, BOATS, SIZE, SLOT_NAMES, SQUARES, TILES

VOCABULARY = Vocabulary(
    [
        Verb("place", {"square": SQUARES}),
        Verb("unload", {"boat": BOATS}),
        Verb("play", {"tile": ACTION_TILES}),
        Verb("take", {"boat": BOATS, "slot": SLOT_NAMES}),
        Verb("swap", {"boat": BOATS, "slot": SLOT_NAMES}, pair="other_slot"),
        Verb("stop"),
        Verb("pass"),
        Verb("@start", {"player": ("first", "second")}),
        Verb("@tile", {"tile": TILES}),
    ],
    CODES,
)

PLACE = VOCABULARY.all_of("place")
UNLOAD = VOCABULARY.all_of("unload")
PLAY = VOCABULARY.all_of("play")
TAKE = VOCABULARY.all_of("take")
SWAP = VOCABULARY.all_of("swap")
STOP = VOCABULARY.of("stop")
PASS = VOCABULARY.of("pass")
START = VOCABULARY.all_of("@start")
DRAW = VOCABULARY.all_of("@tile")

SQUARE_SETS = range(1 << len(SQUARES))
BOAT_SETS = range(1 << len(BOATS))
Actions = tuple[Action, ...]


def chosen(actions: Actions, members: int) -> Actions:
    """The actions whose place in the row is a bit of `members`."""
    return tuple(action for bit, action in enumerate(actions) if members >> bit & 1)


# By the set of occupied squares: placements on the empty ones. By the set of boats: unloading them.
PLACE_ON_EMPTY: tuple[Actions, ...] = tuple(chosen(PLACE, ~occupied) for occupied in SQUARE_SETS)
UNLOAD_BOATS: tuple[Actions, ...] = tuple(chosen(UNLOAD, boats) for boats in BOAT_SETS)
SWAP_BOATS: tuple[Actions, ...] = tuple(
    tuple(action for action in SWAP if boats >> action.args[0] & 1) for boats in BOAT_SETS
)
assert len(SQUARES) == SIZE * SIZE
