"""Fields of a sheet as sets: what is carried, what has which colour, which relief pairs are free.

Search asks for these at every decision, so each is worked out once for what it depends on.
"""

from functools import cache, lru_cache

from game.core.chance import members
from game.core.vocabulary import Action
from game.games.cheops import actions as act
from game.games.cheops import tables as box

KEPT = 4096


def pair_bit(colour: int, other: int) -> int:
    """Two colours, in either order, as a member of a set."""
    return 1 << max(colour, other) * len(box.COLOURS) + min(colour, other)


@cache
def carried(structure: int, ticked: int) -> int:
    """C5: the fields of pyramid or arch that may be ticked next, as far as what carries them goes."""
    return sum(1 << field for field in members(structure & ~ticked) if act.NEEDS[field] & ~ticked == 0)


@cache
def fields_of(sheet: int, colours: int) -> int:
    """The fields of some colours."""
    return sum(1 << field for field, colour in enumerate(box.COLOUR_OF[sheet]) if colours >> colour & 1)


@lru_cache(KEPT)
def ticks_of(fields: int) -> tuple[Action, ...]:
    """The actions that tick one of these fields of pyramid and arch."""
    return tuple(act.TICK[field] for field in members(fields))


@cache
def free_pairs(ticked: int) -> tuple[int, ...]:
    """C5: the pairs of relief fields, by number, of which neither is ticked."""
    return tuple(
        pair
        for pair, (_, one, other) in enumerate(act.RELIEF_PAIRS)
        if not (ticked >> one | ticked >> other) & 1
    )


# By sheet: the colours of each relief pair.
PAIR_COLOURS = tuple(
    tuple(pair_bit(colours[one], colours[other]) for _, one, other in act.RELIEF_PAIRS)
    for colours in box.COLOUR_OF
)

# C6: the bonuses each field counts for.
BONUSES_AT = tuple(
    tuple(bonus for bonus, mask in enumerate(box.BONUS_MASKS) if mask >> field & 1)
    for field in range(len(box.FIELDS))
)
