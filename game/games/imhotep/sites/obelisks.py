"""The obelisks: a column a player on side A (I6.5), columns of three on side B (I7.5).

On side C height alone counts (I12.9), on side D whoever reaches a height takes a tile (I12.10).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from game.core.edition import WORTH, Values
from game.core.state import Event
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import AHEAD, KEPT, Aspect, Column, Columns, named, ranking
from game.games.imhotep.lines import bad, letters, placed
from game.games.imhotep.parts import Board, Site
from game.games.imhotep.ranks import progress, shared_ranks
from game.games.imhotep.state import NOBODY, ImhotepState


class ObelisksA(Site):
    """I6.5: ranked by height at the end."""

    site = box.OBELISKS
    rule = "I6.5"
    categories = ("obelisks",)
    varies: ClassVar[Sequence[Values]] = (Values("OBELISKS_A", "I6.5", WORTH),)

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone goes onto its owner's column."""
        s.obelisks.append(owner)
        s.laid[self.site][owner] += 1
        if s.tell:
            s.tell(self.came(s, owner, spot, {}))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I6.5."""
        prizes = box.OBELISKS_A[self.board.players]
        for player, (place, shared, points) in shared_ranks(s.laid[self.site], prizes).items():
            if points:
                told = {"height": s.laid[self.site][player], "place": place + 1, "shared": int(shared)}
                yield Event("obelisk", player, told, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (heights_ranked(self.board),)


class ObelisksB(ObelisksA):
    """I7.5: three singles become a column on the highest free point field; booked at the end."""

    rule = "I7.5"
    ordered = True
    has = ("columns",)
    varies = (
        Values("OBELISKS_B", "I7.5", WORTH, house=True),
        Values("SINGLE", "I7.5", WORTH),
    )

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """A single, or the third that completes a column."""
        super().arrive(s, owner, spot)
        if self.singles(s, owner) == box.COLUMN and len(s.own["columns"]) < len(box.OBELISKS_B):
            s.own["columns"] = [*s.own["columns"], owner]
            self.completed(s, owner)

    @classmethod
    def under(cls, options: Mapping[str, str]) -> type[Site]:
        """Columns may be booked at once."""
        return ObelisksBAtOnce if options["booking"] == "once" else cls

    def completed(self, s: ImhotepState, owner: int) -> None:
        """A column stands: nothing is booked yet."""
        if s.tell:
            s.tell(Event("column", owner, {"field": len(s.own["columns"])}))

    def singles(self, s: ImhotepState, player: int) -> int:
        """Stones that are not part of a column."""
        return s.laid[self.site][player] - box.COLUMN * s.own["columns"].count(player)

    def add(self, s: ImhotepState, owner: int) -> None:
        super().add(s, owner)
        s.own["columns"] = columns_of(s.obelisks)

    def drop(self, s: ImhotepState) -> None:
        super().drop(s)
        s.own["columns"] = columns_of(s.obelisks)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also whose columns stand on the fields."""
        return {**super().write(s), "columns": letters(s.own["columns"])}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["columns"] = placed("columns", lines, self.board.players)
        left = [self.singles(s, player) for player in range(self.board.players)]
        most = len(s.obelisks) if len(s.own["columns"]) == len(box.OBELISKS_B) else box.COLUMN - 1
        if len(s.own["columns"]) > len(box.OBELISKS_B) or not 0 <= min(left) <= max(left) <= most:
            raise bad("columns", lines)

    def column_at(self, s: ImhotepState, field: int) -> Event:
        """What the column on a field brings."""
        points = box.OBELISKS_B[field]
        return Event("column", s.own["columns"][field], {"field": field + 1}, points, self.name, self.rule)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I7.5: columns, then a point a single."""
        for field in range(len(s.own["columns"])):
            yield self.column_at(s, field)
        yield from self.single_points(s)

    def single_points(self, s: ImhotepState) -> Iterable[Event]:
        """I7.5: a point a single."""
        for player in range(self.board.players):
            if count := self.singles(s, player):
                points = count * box.SINGLE
                yield Event("singles", player, {"count": count}, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (columns_and_singles(self.board),)


class ObelisksBAtOnce(ObelisksB):
    """I7.5 with the option to book columns at once."""

    def completed(self, s: ImhotepState, owner: int) -> None:
        """The column scores now."""
        field = len(s.own["columns"]) - 1
        s.scored[owner][self.row] += box.OBELISKS_B[field]
        if s.tell:
            s.tell(self.column_at(s, field))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """Only the singles are left to score."""
        return self.single_points(s)

    def aspects(self) -> Iterable[Aspect]:
        """Columns are among the points already."""
        return (columns_and_singles(self.board, at_once=True),)


class ObelisksC(ObelisksA):
    """I12.9: each obelisk counts by its own height."""

    rule = "I12.9"
    varies = (
        Values("OBELISKS_C", "I12.9", WORTH, house=True, counts=True),
        Values("OBELISKS_C_MORE", "I12.9", WORTH, house=True),
    )
    belongs: ClassVar[Mapping[str, str]] = {"heights": "site obelisks"}

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.9."""
        for player, height in enumerate(s.laid[self.site]):
            if height:
                points = progress(height, box.OBELISKS_C, box.OBELISKS_C_MORE)
                yield Event("height", player, {"height": height}, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (heights_worth(self.board),)


class ObelisksD(ObelisksA):
    """I12.10: whose column reaches a height takes the highest tile left for it."""

    rule = "I12.10"
    ordered = True
    varies = (
        Values("OBELISKS_D", "I12.10", WORTH, house=True),
        Values("ABOVE_TILES", "I12.10", WORTH, house=True),
    )
    belongs: ClassVar[Mapping[str, str]] = {"tiles": "site obelisks"}

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone may bring its column to a height with a tile."""
        super().arrive(s, owner, spot)
        if s.tell:
            height = s.laid[self.site][owner]
            before = sum(other >= height for other in s.laid[self.site]) - 1
            for worth in box.OBELISKS_D.get(height, ())[before : before + 1]:
                s.tell(Event("obelisk_tile", owner, {"height": height, "tile": worth}))

    def tiles(self, s: ImhotepState) -> list[tuple[int, int, int]]:
        """The tiles taken so far as (owner, height, worth), in the order of taking."""
        heights, reached, taken = [0] * self.board.players, dict.fromkeys(box.OBELISKS_D, 0), []
        for owner in s.obelisks:
            heights[owner] += 1
            height = heights[owner]
            if height in reached and reached[height] < len(box.OBELISKS_D[height]):
                taken.append((owner, height, box.OBELISKS_D[height][reached[height]]))
                reached[height] += 1
        return taken

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.10: the tiles, and the stones above them."""
        for owner, height, worth in sorted(self.tiles(s)):
            yield Event("height_tile", owner, {"height": height}, worth, self.name, self.rule)
        for player, height in enumerate(s.laid[self.site]):
            if (count := height - max(box.OBELISKS_D)) > 0:
                points = count * box.ABOVE_TILES
                yield Event("above", player, {"count": count}, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (tiles_reached(self.board),)


def columns_of(stones: Sequence[int]) -> list[int]:
    """I7.5: whose columns stand, if the stones came in this order."""
    columns: list[int] = []
    for count, owner in enumerate(stones, 1):
        singles = stones[:count].count(owner) - box.COLUMN * columns.count(owner)
        if singles == box.COLUMN and len(columns) < len(box.OBELISKS_B):
            columns.append(owner)
    return columns


# ---- for a learned value ------------------------------------------------------------------------------


def heights_ranked(board: Board) -> Aspect:
    """I6.5: how the heights stand."""
    prizes = box.OBELISKS_A[board.players]

    def count(s: ImhotepState) -> Iterable[Column]:
        heights = tuple(s.laid[box.OBELISKS])
        return *ranking(heights, prizes), heights

    return Aspect(named("obelisks_a", "rank", *AHEAD, "stones"), count)


def columns_and_singles(board: Board, *, at_once: bool = False) -> Aspect:
    """I7.5: columns, singles, and what singles have of the next column's worth."""

    def count(s: ImhotepState) -> Columns:
        return columns_begun(tuple(s.own["columns"]), tuple(s.laid[box.OBELISKS]))[at_once:]

    names = named("obelisks_b", "columns", "singles", "begun", "nearly")
    return Aspect(names[at_once:], count)


@lru_cache(KEPT)
def columns_begun(columns: tuple[int, ...], heights: tuple[int, ...]) -> Columns:
    """I7.5: by player what the columns bring, the singles, the next column's worth with one and with two."""
    booked = [0] * len(heights)
    for worth, owner in zip(box.OBELISKS_B, columns, strict=False):
        booked[owner] += worth
    singles = [height - box.COLUMN * columns.count(player) for player, height in enumerate(heights)]
    worth = (*box.OBELISKS_B, 0)[len(columns)]
    begun, nearly = ([worth * (single == number) for single in singles] for number in (1, box.COLUMN - 1))
    return booked, singles, begun, nearly


def heights_worth(board: Board) -> Aspect:
    """I12.9: what the heights bring, and a stone more."""
    worth = [progress(height, box.OBELISKS_C, box.OBELISKS_C_MORE) for height in range(box.UNLIMITED)]

    def count(s: ImhotepState) -> Iterable[Column]:
        heights = s.laid[box.OBELISKS]
        now = [worth[height] for height in heights]
        return now, [worth[height + 1] - worth[height] for height in heights]

    return Aspect(named("obelisks_c", "height", "next"), count)


def tiles_reached(board: Board) -> Aspect:
    """I12.10: the tiles taken, and what the next height would bring."""

    def count(s: ImhotepState) -> Iterable[Column]:
        return height_tiles(tuple(s.obelisks), board.players)

    return Aspect(named("obelisks_d", "tiles", "next", "after"), count)


@lru_cache(KEPT)
def height_tiles(stones: tuple[int, ...], players: int) -> Columns:
    """I12.10: by player the tiles taken and what lies above them, the next one, the one after that."""
    heights, reached = [0] * players, [0] * (len(stones) + 3)
    taken = [0] * players
    for owner in stones:
        heights[owner] += 1
        height = heights[owner]
        taken[owner] += next_tile(height, reached[height])
        reached[height] += 1
    following = [next_tile(height + 1, reached[height + 1]) for height in heights]
    return taken, following, [next_tile(height + 2, reached[height + 2]) for height in heights]


def next_tile(height: int, before: int) -> int:
    """I12.10: what reaching a height brings if so many others were there before."""
    if height > max(box.OBELISKS_D):
        return box.ABOVE_TILES
    left = box.OBELISKS_D.get(height, ())[before:]
    return left[0] if left else 0


SIDES = {"A": ObelisksA, "B": ObelisksB, "C": ObelisksC, "D": ObelisksD}
