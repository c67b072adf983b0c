"""What may differ in another box of Abusir: how many blocks there are, and points."""

from collections.abc import Sequence
from typing import Any

from game.core.edition import Values, whole
from game.core.game import Refusal

POINTS, BLOCKS = whole(20), whole(20)
ALWAYS, HOUSE = ("", ""), True

VALUES: Sequence[Values] = (
    Values("COUNTS", "A1", "pool", BLOCKS, ALWAYS, HOUSE),
    Values("POOL", "A3", "pool", BLOCKS, ALWAYS, HOUSE),
    Values("RANKS_COMPLETE", "A10", "site 0", POINTS),
    Values("RANKS_INCOMPLETE", "A10", "site 0", POINTS),
    Values("LAST_BLOCK", "A10", "site 0", POINTS),
    Values("ENOUGH_PYRAMIDS", "A11", "turn", whole(7, 1)),
    Values("PER_WORKER", "A8", "turn", whole(5, 1)),
    Values("ONE_COLOUR", "A10", "site 0", POINTS),
)


def refused(tables: Any) -> Refusal | None:
    """A3: the pool comes out of the box, and fills a boat and a sled for each of the most players."""
    enough = len(tables.COLOURS) * sum(tables.POOL) >= (tables.HOLD + 1) * tables.MOST_PLAYERS
    inside = all(part <= whole for part, whole in zip(tables.POOL, tables.COUNTS, strict=True))
    return None if enough and inside else Refusal("pool_not_so", "A3")
