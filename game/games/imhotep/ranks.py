"""Points by place and by number (I6.5, I8.3)."""

from collections.abc import Sequence
from typing import NamedTuple


class Rank(NamedTuple):
    """A player's place in a ranking, from 0, whether it is shared, and what it brings."""

    place: int
    shared: bool
    points: int


def shared_ranks(counts: Sequence[int], prizes: Sequence[int]) -> dict[int, Rank]:
    """I6.5: rank by player, none without a stone; tied players share their places' prizes, rounded down."""
    ranks = {}
    for player, count in enumerate(counts):
        if count:
            above = sum(other > count for other in counts)
            tied = counts.count(count)
            ranks[player] = Rank(above, tied > 1, sum(prizes[above : above + tied]) // tied)
    return ranks


def progress(count: int, table: Sequence[int], more: int) -> int:
    """Points by number: the table, then so many for each further one."""
    top = len(table) - 1
    return table[min(count, top)] + more * max(0, count - top)
