"""The green market cards: kept, they count stones at the end (I8.2)."""

from game.core.state import Event
from game.games.imhotep import tables as box
from game.games.imhotep.cards.kind import Card
from game.games.imhotep.parts import Board, Details
from game.games.imhotep.state import ImhotepState


class Decoration(Card):
    """I8.2: a point for every three stones at its site, of all colours, wherever they lie there."""

    colour, rule, category = "green", "I8.2", "decorations"
    stones = 3

    def __init__(self, id: str, copies: int, site: int) -> None:  # noqa: A002
        super().__init__(id, copies)
        self.site: int = site

    def closing(self, board: Board, s: ImhotepState, player: int, count: int) -> Event | None:
        stones = board.stones(s, self.site)
        points = count * (stones // self.stones)
        told: Details = {"card": self.id, "count": count, "stones": stones}
        return Event("decoration", player, told, points, self.category, self.rule) if points else None


GREEN = (
    Decoration("DECO-PYRAMID", 2, box.PYRAMID),
    Decoration("DECO-TEMPLE", 2, box.TEMPLE),
    Decoration("DECO-BURIAL", 2, box.BURIAL),
    Decoration("DECO-OBELISK", 2, box.OBELISKS),
)
