"""The blue market cards: what each asks for and does when it is played (I8.1)."""

from game.games.imhotep import tables as box
from game.games.imhotep.cards.kind import Blue
from game.games.imhotep.parts import Board
from game.games.imhotep.state import ORDERED, ImhotepState, matter


class Lever(Blue):
    """I8.1.1: sail; the player sets the unloading order."""

    paragraph = "I8.1.1"
    why_not = "lever_needs_boat"

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        return s.ready != 0

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        s.pending.append(matter("sail", player, ORDERED))


class Hammer(Blue):
    """I8.1.2: take stones, then place one."""

    paragraph = "I8.1.2"
    why_not = "hammer_needs_stones"

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        return board.to_take(s, player, box.TAKE) > 0 and s.empty != 0

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        board.give(s, player, box.TAKE)
        s.pending.append(matter("place", player))


class Sail(Blue):
    """I8.1.3: place a stone, then sail that boat."""

    paragraph = "I8.1.3"
    why_not = "sail_needs_boat"

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        return s.sled[player] > 0 and s.nearly_ready(1) != 0

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        s.pending.append(matter("place_to_sail", player))


class Chisel(Blue):
    """I8.1.4: place two stones."""

    paragraph = "I8.1.4"
    why_not = "chisel_needs_two"
    stones = 2

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        return s.sled[player] >= self.stones and s.empty.bit_count() >= self.stones

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        s.pending.extend([matter("place", player)] * self.stones)


BLUE = (
    Lever("LEVER", 2),
    Hammer("HAMMER", 2),
    Sail("SAIL", 3),
    Chisel("CHISEL", 3),
)
