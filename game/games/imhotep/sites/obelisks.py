"""The obelisks: a column a player on side A (I6.5), columns of three on side B (I7.5).

On side C height alone counts (I12.9), on side D whoever reaches a height takes a tile (I12.10).
"""

from collections.abc import Iterable, Mapping

from game.core.game import Event
from game.games.imhotep import tables as box
from game.games.imhotep.lines import bad, letters, placed
from game.games.imhotep.parts import Site, progress, shared_ranks
from game.games.imhotep.state import NOBODY, ImhotepState


class ObelisksA(Site):
    """I6.5: ranked by height at the end."""

    site = box.OBELISKS
    rule = "I6.5"
    categories = ("obelisks",)

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


class ObelisksB(ObelisksA):
    """I7.5: three singles become a column on the highest free point field; booked at the end."""

    rule = "I7.5"

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """A single, or the third that completes a column."""
        super().arrive(s, owner, spot)
        if self.singles(s, owner) == box.COLUMN and len(s.columns) < len(box.OBELISKS_B):
            s.columns.append(owner)
            self.completed(s, owner)

    def completed(self, s: ImhotepState, owner: int) -> None:
        """A column stands: nothing is booked yet."""
        if s.tell:
            s.tell(Event("column", owner, {"field": len(s.columns)}))

    def singles(self, s: ImhotepState, player: int) -> int:
        """Stones that are not part of a column."""
        return s.laid[self.site][player] - box.COLUMN * s.columns.count(player)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also whose columns stand on the fields."""
        return {**super().write(s), "columns": letters(s.columns)}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.columns = placed("columns", lines, self.board.players)
        left = [self.singles(s, player) for player in range(self.board.players)]
        most = len(s.obelisks) if len(s.columns) == len(box.OBELISKS_B) else box.COLUMN - 1
        if len(s.columns) > len(box.OBELISKS_B) or not 0 <= min(left) <= max(left) <= most:
            raise bad("columns", lines)

    def column_at(self, s: ImhotepState, field: int) -> Event:
        """What the column on a field brings."""
        points = box.OBELISKS_B[field]
        return Event("column", s.columns[field], {"field": field + 1}, points, self.name, self.rule)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I7.5: columns, then a point a single."""
        for field in range(len(s.columns)):
            yield self.column_at(s, field)
        yield from self.single_points(s)

    def single_points(self, s: ImhotepState) -> Iterable[Event]:
        """I7.5: a point a single."""
        for player in range(self.board.players):
            if count := self.singles(s, player):
                points = count * box.SINGLE
                yield Event("singles", player, {"count": count}, points, self.name, self.rule)


class ObelisksBAtOnce(ObelisksB):
    """I7.5 with the option to book columns at once."""

    def completed(self, s: ImhotepState, owner: int) -> None:
        """The column scores now."""
        field = len(s.columns) - 1
        s.scored[owner][self.row] += box.OBELISKS_B[field]
        if s.tell:
            s.tell(self.column_at(s, field))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """Only the singles are left to score."""
        return self.single_points(s)


class ObelisksC(ObelisksA):
    """I12.9: each obelisk counts by its own height."""

    rule = "I12.9"

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.9."""
        for player, height in enumerate(s.laid[self.site]):
            if height:
                points = progress(height, box.OBELISKS_C, box.OBELISKS_C_MORE)
                yield Event("height", player, {"height": height}, points, self.name, self.rule)


class ObelisksD(ObelisksA):
    """I12.10: whose column reaches a height takes the highest tile left for it."""

    rule = "I12.10"

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


SIDES = {
    ("A", "end"): ObelisksA,
    ("A", "once"): ObelisksA,
    ("B", "end"): ObelisksB,
    ("B", "once"): ObelisksBAtOnce,
    ("C", "end"): ObelisksC,
    ("C", "once"): ObelisksC,
    ("D", "end"): ObelisksD,
    ("D", "once"): ObelisksD,
}
