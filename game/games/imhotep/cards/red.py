"""The red market cards: they work as soon as they are gained (I8)."""

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


RED = (
    Delivery("ENTRANCE", 2, box.PYRAMID),
    Delivery("SARCOPHAGUS", 2, box.BURIAL),
    Delivery("PATH", 2, box.OBELISKS),
)
