"""The burial chamber: three rows filled column by column; scored at the end.

Sides A (I6.4), B (I7.4) and D (I12.8); C is in `crypt`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from game.core.edition import WORTH, Values
from game.core.state import Event
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import AHEAD, KEPT, Aspect, Columns, named, ranking, total
from game.games.imhotep.parts import Board, Site
from game.games.imhotep.ranks import progress, shared_ranks
from game.games.imhotep.sites.crypt import BurialC
from game.games.imhotep.state import NOBODY, ImhotepState


class BurialA(Site):
    """I6.4: each connected area of a colour scores by its size."""

    site = box.BURIAL
    ordered = True
    rule = "I6.4"
    categories = ("burial",)
    varies: ClassVar[Sequence[Values]] = (
        Values("AREA", "I6.4", WORTH, counts=True),
        Values("AREA_MORE", "I6.4", WORTH),
    )

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell."""
        s.burial.append(owner)
        s.laid[self.site][owner] += 1
        if s.tell:
            column, row = divmod(len(s.burial) - 1, box.BURIAL_ROWS)
            s.tell(self.came(s, owner, spot, {"row": row + 1, "column": column + 1}))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I6.4."""
        _, sizes = joined(tuple(s.burial))
        for first, size in sizes.items():
            points = progress(size, box.AREA, box.AREA_MORE)
            yield Event("area", s.burial[first], {"size": size}, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (from_stones(self.board, named("burial_a", "areas", "next", "later"), areas_and_edges),)


class BurialB(BurialA):
    """I7.4: each row is ranked on its own."""

    rule = "I7.4"
    varies = (Values("BURIAL_B", "I7.4", WORTH, house=True),)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I7.4."""
        for row in range(box.BURIAL_ROWS):
            stones = s.burial[row :: box.BURIAL_ROWS]
            counts = [stones.count(player) for player in range(self.board.players)]
            for player, (place, shared, points) in shared_ranks(counts, box.BURIAL_B).items():
                if points:
                    told = {"row": row + 1, "place": place + 1, "shared": int(shared)}
                    yield Event("row", player, told, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (from_stones(self.board, named("burial_b", "ranks", *AHEAD), rows_ranked),)


class BurialD(BurialA):
    """I12.8: each column counts by itself."""

    rule = "I12.8"
    varies = (
        Values("BURIAL_D", "I12.8", WORTH, house=True),
        Values("OPEN_COLUMN", "I12.8", WORTH, house=True),
    )

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.8."""
        full = len(s.burial) // box.BURIAL_ROWS
        for column in range(full):
            stones = s.burial[column * box.BURIAL_ROWS :][: box.BURIAL_ROWS]
            for owner in sorted({*stones}):
                count = stones.count(owner)
                points = box.BURIAL_D[len({*stones})][count]
                told = {"column": column + 1, "count": count}
                yield Event("crypt_column", owner, told, points, self.name, self.rule)
        rest = s.burial[full * box.BURIAL_ROWS :]
        for owner in sorted({*rest}):
            count = rest.count(owner)
            yield Event("open_column", owner, {"count": count}, count * box.OPEN_COLUMN, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        names = named("burial_d", "columns", "alone", "two", "beside")
        return (from_stones(self.board, names, columns_shared),)


def joined(stones: tuple[int, ...]) -> tuple[list[int], dict[int, int]]:
    """The connected areas, cells running down the columns: by cell its area's first one, by that the size."""
    rows = box.BURIAL_ROWS
    area_of: list[int] = []
    sizes: dict[int, int] = {}
    for cell, owner in enumerate(stones):
        area = cell
        for other in (cell - rows, cell - 1)[: 1 + (cell % rows > 0)]:
            if other >= 0 and stones[other] == owner and area_of[other] != area:
                first, second = sorted((area_of[other], area))
                area_of = [first if each == second else each for each in area_of]
                sizes[first] = sizes.get(first, 0) + sizes.pop(second, 0)
                area = first
        area_of.append(area)
        sizes[area] = sizes.get(area, 0) + 1
    return area_of, sizes


# ---- for a learned value ------------------------------------------------------------------------------


def from_stones(
    board: Board, names: tuple[str, ...], outlook: Callable[[tuple[int, ...], int], Columns]
) -> Aspect:
    """What follows from whose stones lie there, in order."""
    return Aspect(names, lambda s: outlook(tuple(s.burial), board.players))


@lru_cache(KEPT)
def areas_and_edges(stones: tuple[int, ...], players: int) -> Columns:
    """I6.4: what the areas bring now; what a stone more brings on the next cell, and on those after it."""
    now, following, later = [0] * players, [0] * players, [0] * players
    rows, count = box.BURIAL_ROWS, len(stones)
    area_of, sizes = joined(stones)
    for area, size in sizes.items():
        now[stones[area]] += progress(size, box.AREA, box.AREA_MORE)
    for cell in range(count, count + rows):
        beside = [cell - rows, cell - 1][: 1 + (cell % rows > 0)]
        touched = {area_of[other]: None for other in beside if 0 <= other < count}
        column = following if cell == count else later
        for player in {stones[area]: None for area in touched}:
            mine = [sizes[area] for area in touched if stones[area] == player]
            column[player] += progress(1 + sum(mine), box.AREA, box.AREA_MORE) - sum(
                progress(size, box.AREA, box.AREA_MORE) for size in mine
            )
    return now, following, later


@lru_cache(KEPT)
def rows_ranked(stones: tuple[int, ...], players: int) -> Columns:
    """I7.4: how the rows stand, together."""
    rows = (stones[row :: box.BURIAL_ROWS] for row in range(box.BURIAL_ROWS))
    counts = (tuple(map(row.count, range(players))) for row in rows)
    ranked = zip(*(ranking(each, box.BURIAL_B) for each in counts), strict=True)
    return tuple(map(total, ranked))


@lru_cache(KEPT)
def columns_shared(stones: tuple[int, ...], players: int) -> Columns:
    """I12.8: what the complete columns bring; whose stones lie in the one that is not."""
    full = len(stones) - len(stones) % box.BURIAL_ROWS
    now = [0] * players
    for first in range(0, full, box.BURIAL_ROWS):
        column = stones[first : first + box.BURIAL_ROWS]
        worth = box.BURIAL_D[len({*column})]
        for player in range(players):
            if count := column.count(player):
                now[player] += worth[count]
    return now, *unfinished(stones[full:], players)


def unfinished(stones: tuple[int, ...], players: int) -> Columns:
    """I12.8: a stone alone, two of one colour, one beside another colour."""
    counts = [stones.count(player) for player in range(players)]
    alone, both = int(len(stones) == 1), len(stones) - 1
    return (
        [count * alone for count in counts],
        [int(count > 1) for count in counts],
        [int(count == both > 0) for count in counts],
    )


SIDES = {"A": BurialA, "B": BurialB, "C": BurialC, "D": BurialD}
