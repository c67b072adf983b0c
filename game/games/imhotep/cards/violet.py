"""The violet market cards: kept, they count as a set at the end (I8.3)."""

from game.core.state import Event
from game.games.imhotep.cards.kind import Card
from game.games.imhotep.parts import Board
from game.games.imhotep.ranks import progress
from game.games.imhotep.state import ImhotepState


class Statue(Card):
    """I8.3: the more statues, the more each brings."""

    colour, rule, category = "violet", "I8.3", "statues"
    points, more = (0, 1, 3, 6, 10, 15), 2  # by number, then so many for each further one

    def closing(self, board: Board, s: ImhotepState, player: int, count: int) -> Event:
        worth = progress(count, self.points, self.more)
        return Event("statues", player, {"count": count}, worth, self.category, self.rule)


VIOLET = (Statue("STATUE", 10),)
