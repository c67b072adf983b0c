"""What may differ in another box of Abusir: how many blocks there are, and points."""

from collections.abc import Sequence
from typing import Any

from game.core.edition import Values, whole_numbers
from game.core.steps import Refusal

POINTS, BLOCKS = whole_numbers(20), whole_numbers(20)

VALUES: Sequence[Values] = (
    Values("COUNTS", "A1", BLOCKS, "pool", house=True),
    Values("POOL", "A3", BLOCKS, "pool", house=True),
    Values("RANKS_COMPLETE", "A10", POINTS, "site 0"),
    Values("RANKS_INCOMPLETE", "A10", POINTS, "site 0"),
    Values("LAST_BLOCK", "A10", POINTS, "site 0"),
    Values("ENOUGH_PYRAMIDS", "A11", whole_numbers(7, 1), "turn"),
    Values("PER_WORKER", "A8", whole_numbers(5, 1), "turn"),
    Values("ONE_COLOUR", "A10", POINTS, "site 0"),
)


def refused(tables: Any) -> Refusal | None:
    """A3: the pool comes out of the box and is enough for the boats; of the rest everybody takes a block."""
    colours, loaded = len(tables.COLOURS), tables.HOLD * len(tables.BERTHS)
    enough = colours * sum(tables.POOL) >= loaded
    inside = all(part <= whole for part, whole in zip(tables.POOL, tables.COUNTS, strict=True))
    left = colours * sum(tables.COUNTS) - loaded
    return None if enough and inside and left >= tables.MOST_PLAYERS else Refusal("pool_not_so", "A3")
