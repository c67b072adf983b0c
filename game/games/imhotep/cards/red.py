"""The red market cards: they work as soon as they are gained (I8)."""

from game.core.game import Event
from game.games.imhotep import tables as box
from game.games.imhotep.cards.kind import Red
from game.games.imhotep.parts import Board
from game.games.imhotep.state import ImhotepState


class Delivery(Red):
    """I8: an own stone from the quarry to its site."""

    def __init__(self, id: str, copies: int, site: int) -> None:  # noqa: A002
        super().__init__(id, copies)
        self.site: int = site

    def works(self, board: Board, s: ImhotepState, player: int) -> None:
        """With full effect; from an empty quarry no stone comes."""
        if s.quarry[player]:
            s.quarry[player] -= 1
            board.arrive(s, self.site, player)


class PrivateQuarry(Red):
    """I11.3.2: a point, and stones for the sled."""

    rule, category = "I11.3.2", "quarry"
    points, stones = 1, 3

    def works(self, board: Board, s: ImhotepState, player: int) -> None:
        """The point in any case, of the stones as many as are there and fit."""
        s.scored[player][board.categories.index(self.category)] += self.points
        if s.tell:
            s.tell(Event("private_quarry", player, {}, self.points, self.category, self.rule))
        if board.to_take(s, player, self.stones):
            board.give(s, player, self.stones)


RED = (
    Delivery("ENTRANCE", 2, box.PYRAMID),
    Delivery("SARCOPHAGUS", 2, box.BURIAL),
    Delivery("PATH", 2, box.OBELISKS),
    PrivateQuarry("PRIVATE-QUARRY", 0, dynasty=2),
)
