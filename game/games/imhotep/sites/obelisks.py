"""The obelisks: a column a player on side A (I6.5), columns of three on side B (I7.5)."""

from collections.abc import Iterable

from game.core.game import Entry
from game.games.imhotep import tables as box
from game.games.imhotep.parts import Board, Site, shared_ranks
from game.games.imhotep.state import ImhotepState


class ObelisksA(Site):
    """I6.5: ranked by height at the end."""

    site = box.OBELISKS
    rule = "I6.5"

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """The stone goes onto its owner's column."""
        s.obelisks.append(owner)
        self.board.lay(s, self.site, owner)

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """I6.5."""
        prizes = box.OBELISKS_A[self.board.players]
        for player, points in enumerate(shared_ranks(s.laid[self.site], prizes)):
            if points:
                yield Entry(player, points, "obelisks", None, self.rule)


class ObelisksB(ObelisksA):
    """I7.5: three singles become a column on the highest free point field; booked at the end."""

    rule = "I7.5"

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """A single, or the third that completes a column."""
        super().arrive(s, owner)
        if self.singles(s, owner) == box.COLUMN and len(s.columns) < len(box.OBELISKS_B):
            s.columns.append(owner)
            self.completed(s, owner)

    def completed(self, s: ImhotepState, owner: int) -> None:
        """A column stands: nothing is booked yet."""

    def singles(self, s: ImhotepState, player: int) -> int:
        """Stones that are not part of a column."""
        return s.laid[self.site][player] - box.COLUMN * s.columns.count(player)

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """I7.5: columns, then a point a single."""
        for field, owner in enumerate(s.columns):
            yield Entry(owner, box.OBELISKS_B[field], "obelisks", None, self.rule)
        yield from self.single_points(s)

    def single_points(self, s: ImhotepState) -> Iterable[Entry]:
        """I7.5: a point a single."""
        for player in range(self.board.players):
            if singles := self.singles(s, player):
                yield Entry(player, singles * box.SINGLE, "obelisks", None, self.rule)


class ObelisksBAtOnce(ObelisksB):
    """I7.5 with the option to book columns at once."""

    def completed(self, s: ImhotepState, owner: int) -> None:
        """The column scores now."""
        self.board.book(s, owner, box.OBELISKS_B[len(s.columns) - 1], self.site)

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """Only the singles are left to score."""
        return self.single_points(s)


def obelisks(board: Board, side: str, booking: str) -> Site:
    """The side, with columns booked at the end or at once."""
    return SIDES[side, booking](board)


SIDES = {
    ("A", "end"): ObelisksA,
    ("A", "once"): ObelisksA,
    ("B", "end"): ObelisksB,
    ("B", "once"): ObelisksBAtOnce,
}
