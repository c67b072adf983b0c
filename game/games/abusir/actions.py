"""Abusir's vocabulary: every choice a player or chance can make.

A pull and an alignment end in numbers (A5, A6), so they are not listed: they are made when first asked for.
"""

from game.core.vocabulary import Action, Verb, Vocabulary
from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.codes import CODES
from game.games.abusir.placements import PLACES
from game.games.abusir.sled.world import Leg

SHIFTS = range(-box.SHIFT, box.SHIFT + 1)
VOCABULARY = Vocabulary(
    [
        Verb("berth", {"berth": box.BERTHS}),
        Verb("stow", {"colour": box.COLOURS, "shape": box.SHAPES}),
        Verb("take", {"colour": box.COLOURS, "shape": box.SHAPES}),
        Verb("load", {"colour": box.COLOURS, "shape": box.SHAPES}),
        Verb("align", numbers={"heading": range(box.HEADINGS), "right": SHIFTS, "down": SHIFTS}),
        Verb(
            "pull",
            {"stance": box.STANCES, "pace": box.PACES},
            numbers={"holder": range(edge.AROUND), "length": range(1, box.LONGEST_PULL + 1)},
        ),
        Verb("walk", {"worker": box.WORKER_NAMES, "node": box.NODES}),
        Verb("build", {"colour": box.COLOURS, "place": tuple(place.text for place in PLACES)}),
        Verb("done"),
        Verb("extra"),
        Verb("finish"),
        Verb("@start", {"player": box.SEATS}),
        Verb("@boat", {"berth": box.BERTHS}),
        Verb("@cargo", {"colour": box.COLOURS, "shape": box.SHAPES}),
    ],
    CODES,
)

BERTH = VOCABULARY.all_of("berth")
STOW = VOCABULARY.all_of("stow")
TAKE = VOCABULARY.all_of("take")
LOAD = VOCABULARY.all_of("load")
WALK = tuple(
    tuple(VOCABULARY.of("walk", worker, node) for node in range(len(box.NODES)))
    for worker in range(box.WORKERS)
)
BUILD = tuple(
    tuple(VOCABULARY.of("build", colour, place) for place in range(len(PLACES)))
    for colour in range(len(box.COLOURS))
)
DONE = VOCABULARY.of("done")
EXTRA = VOCABULARY.of("extra")
FINISH = VOCABULARY.of("finish")
START = VOCABULARY.all_of("@start")
BOAT = VOCABULARY.all_of("@boat")
CARGO = VOCABULARY.all_of("@cargo")
# Of playouts alone, never legal: the sled comes to a stage or site, however it was pulled there.
LAND = tuple(
    Action(-1, "@land", (at,), f"@land {place}", {"place": place})
    for at, place in enumerate((*box.BERTHS, *box.SITES))
)


def leg_of(action: Action) -> Leg:
    """What a pull says."""
    stance, pace, holder, length = action.args
    return Leg(holder, stance == box.HIGH, length, pace + 1)


def pull(leg: Leg) -> Action:
    """The action of a pull."""
    return VOCABULARY.of("pull", int(leg.high), leg.pace - 1, leg.k, leg.mm)


def align(heading: int, right: int, down: int) -> Action:
    """The action of an alignment: one of 40 headings, and how far the sled is moved, in tenths."""
    return VOCABULARY.of("align", heading, right, down)


def block_of(action: Action) -> int:
    """The kind of block that is stowed, taken or loaded."""
    colour, shape = action.args
    return box.kind_of(colour, shape)
