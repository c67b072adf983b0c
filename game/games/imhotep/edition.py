"""What may differ in another box of Imhotep: what modules and sides declare, and stones. The cards stay."""

from collections.abc import Iterator, Sequence

from game.core.edition import Values, whole_numbers
from game.games.imhotep.modules import MODULES
from game.games.imhotep.sites import SIDES


def _declared() -> Iterator[Values]:
    """Each with what it needs; what stands on a board is changed there."""
    for site, sides in SIDES.items():
        for side, part in sides.items():
            for values in part.varies:
                yield values._replace(thing=f"site {site}", needs=(site, side))
    for key, module in MODULES.items():
        yield from (values._replace(needs=(key, "on")) for values in module.varies)


VALUES: Sequence[Values] = (
    *_declared(),
    Values("START_SLED", "I3.4", whole_numbers(5), thing="player 0"),
    Values("TAKE", "I5.1", whole_numbers(5, 1), thing="player 0"),
    Values("STONES", "I2.1", whole_numbers(60, 10), thing="player 0"),
)
