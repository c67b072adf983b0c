"""What a part counts for a learned value: names, and for each of them a number by player."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.imhotep import tables as box
from game.games.imhotep.ranks import shared_ranks
from game.games.imhotep.state import ImhotepState

Column = Sequence[int]  # a number by player
Columns = tuple[Column, ...]
KEPT = 1 << 11  # so many situations of a site are kept; a search meets the same ones again and again
MARGINS = (1, 2, 4)  # how far somebody is ahead of another
FAR = 3  # more that is lacking, or more than needed, tells no more


class Aspect(NamedTuple):
    """What is counted of a part: as many columns as there are names."""

    names: tuple[str, ...]
    columns: Callable[[ImhotepState], Iterable[Column]]


def named(part: str, *names: str) -> tuple[str, ...]:
    """Names begin with what they belong to."""
    return tuple(f"{part}.{name}" for name in names)


def rounds_left(s: ImhotepState) -> int:
    """How many rounds end from now on."""
    return box.ROUNDS + 1 - s.round if s.pending else 0


AHEAD = tuple(f"ahead{margin}" for margin in MARGINS)


@lru_cache(KEPT)
def ranking(counts: tuple[int, ...], prizes: tuple[int, ...]) -> Columns:
    """What the places would bring now, and how many others a player is so far ahead of."""
    now = [0] * len(counts)
    for player, (_, _, points) in shared_ranks(counts, prizes).items():
        now[player] = points
    return now, *([sum(own - other >= margin for other in counts) for own in counts] for margin in MARGINS)


def total(columns: Iterable[Column]) -> list[int]:
    """Columns of the same name in one."""
    return [sum(counts) for counts in zip(*columns, strict=True)]
