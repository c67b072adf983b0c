"""The vocabulary of Cheops' Master Builders."""

from game.core.vocabulary import Verb, Vocabulary
from game.games.cheops import tables as box
from game.games.cheops.codes import CODES

VOCABULARY = Vocabulary(
    [
        Verb("tick", {"field": (*box.PYRAMID_FIELDS, *box.ARCH_FIELDS)}),
        Verb("relief", {"field": box.RELIEF_FIELDS}, pair="other_field"),
        Verb("strike", {"field": box.QUARRY_FIELDS}),
        Verb("joker", {"colour": box.COLOURS}),
        Verb("done"),
        Verb("@start", {"seat": box.SEATS}),
        Verb("@sheet", {"sheet": box.SHEET_LETTERS}),
        Verb("@die", {"colour": box.COLOURS}),
    ],
    CODES,
)

TICK = VOCABULARY.all_of("tick")
RELIEF = VOCABULARY.all_of("relief")
STRIKE = VOCABULARY.all_of("strike")
JOKER = VOCABULARY.all_of("joker")
DONE = VOCABULARY.of("done")
START = VOCABULARY.all_of("@start")
SHEET = VOCABULARY.all_of("@sheet")
DIE = VOCABULARY.all_of("@die")

FIRST_RELIEF = box.NUMBER[box.RELIEF_FIELDS[0]]


def neighbours(one: int, other: int) -> bool:
    """C5: whether two relief fields share a side."""
    (row, column), (other_row, other_column) = (divmod(place, box.RELIEF_COLUMNS) for place in (one, other))
    return abs(row - other_row) + abs(column - other_column) == 1


# The pairs that may be ticked at all, with their fields.
RELIEF_PAIRS = tuple(
    (action, FIRST_RELIEF + action.args[0], FIRST_RELIEF + action.args[1])
    for action in RELIEF
    if neighbours(*action.args)
)

# C5: what must be ticked before a field of pyramid or arch may be, as a set of fields.
NEEDS: tuple[int, ...] = tuple(
    sum(1 << box.NUMBER[field] for field in fields)
    for fields in (
        *(
            (f"P{level - 1}{place}", f"P{level - 1}{place + 1}") if level > 1 else ()
            for level, width in enumerate(box.LEVELS, 1)
            for place in range(1, width + 1)
        ),
        *(
            (f"A{side}{level - 1}",) if level > 1 else ()
            for side in "LR"
            for level in range(1, box.COLUMN + 1)
        ),
        tuple(f"A{side}{box.COLUMN}" for side in "LR"),
    )
)
