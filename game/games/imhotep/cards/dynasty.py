"""The market cards of New Dynasty (I11.3); two of them ask what `modules.dynasty` knows."""

from collections.abc import Mapping

from game.core.state import Event
from game.games.imhotep.cards.kind import Blue, Card, Red
from game.games.imhotep.parts import Board, Details
from game.games.imhotep.state import ImhotepState, matter


class PrivateQuarry(Red):
    """I11.3.2: a point, and stones for the sled."""

    rule, category = "I11.3.2", "quarry"
    paragraph = "I11.3.2"
    points, stones = 1, 3

    def works(self, board: Board, s: ImhotepState, player: int) -> None:
        """The point in any case, of the stones as many as are there and fit."""
        s.scored[player][board.categories.index(self.category)] += self.points
        if s.tell:
            s.tell(Event("private_quarry", player, {}, self.points, self.category, self.rule))
        if board.to_take(s, player, self.stones):
            board.give(s, player, self.stones)


class StoneDecoration(Card):
    """I11.3.3: a point for every stone on the own sled."""

    colour, rule, category = "green", "I11.3.3", "decorations"
    paragraph = "I11.3.3"
    of_sled = True

    def closing(self, board: Board, s: ImhotepState, player: int, count: int) -> Event | None:
        stones = s.sled[player]
        told: Details = {"card": self.id, "count": count, "stones": stones}
        worth = count * stones
        return Event("sled_decoration", player, told, worth, self.category, self.rule) if worth else None


class CargoSled(Card):
    """I11.3.1: of no colour (I-R13); two more places on the sled, each."""

    colour, rule = "plain", "I11.3.1"
    paragraph = "I11.3.1"
    room = 2


class Raft(Blue):
    """I11.3.5: two stones go back to the quarry, a third goes straight to a site."""

    rule, why_not = "I11.3.5", "raft_needs_three"
    paragraph = "I11.3.5"
    paid, needed = 2, 3

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        return s.sled[player] >= self.needed

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        s.sled[player] -= self.paid
        s.quarry[player] += self.paid
        s.pending.append(matter("raft", player))


class Gangplank(Blue):
    """I11.3.6: a stone goes back to the quarry, then a boat sails to where one already is."""

    rule, why_not = "I11.3.6", "gangplank_needs_boat"
    paragraph = "I11.3.6"
    crosses = True

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        return s.sled[player] > 0 and s.aboard(player) != 0 and s.berthed != 0

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        s.sled[player] -= 1
        s.quarry[player] += 1
        s.pending.append(matter("gangplank", player))


CARDS = (
    PrivateQuarry("PRIVATE-QUARRY"),
    StoneDecoration("DECO-STONES"),
    CargoSled("CARGO-SLED"),
    Raft("RAFT"),
    Gangplank("GANGPLANK"),
)
COPIES: Mapping[str, int] = {**dict.fromkeys((card.id for card in CARDS), 2), "STATUE": 4}
