"""What each blue market card asks for and does (I8), as rows of a table."""

from collections.abc import Callable
from typing import NamedTuple

from game.core.game import Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.actions import Actions
from game.games.imhotep.boats import ORDERED, nearly_ready
from game.games.imhotep.parts import Board, Part
from game.games.imhotep.state import ImhotepState, matter


class Play(NamedTuple):
    """A blue card: when it may be played, why not otherwise, what it does."""

    possible: Callable[[Board, ImhotepState, int], bool]
    reason: str
    act: Callable[[Board, ImhotepState, int], None]


def can_lever(board: Board, s: ImhotepState, player: int) -> bool:
    """A boat may sail."""
    return s.ready != 0


def lever(board: Board, s: ImhotepState, player: int) -> None:
    """Sail; the player sets the unloading order."""
    s.pending.append(matter("sail", player, 0, ORDERED))


def can_hammer(board: Board, s: ImhotepState, player: int) -> bool:
    """Stones can be taken, and then one placed."""
    return board.space(s, player) > 0 and s.quarry[player] > 0 and s.empty != 0


def hammer(board: Board, s: ImhotepState, player: int) -> None:
    """Take stones, then place one."""
    board.take(s, player, box.TAKE)
    s.pending.append(matter("place", player))


def can_sail(board: Board, s: ImhotepState, player: int) -> bool:
    """A stone, and a spot on a boat that may sail with it."""
    return s.sled[player] > 0 and nearly_ready(s, 1) != 0


def sail(board: Board, s: ImhotepState, player: int) -> None:
    """Place a stone, then sail that boat."""
    s.pending.append(matter("place_to_sail", player))


def can_chisel(board: Board, s: ImhotepState, player: int) -> bool:
    """Two stones and two spots."""
    return s.sled[player] >= 2 and s.empty.bit_count() >= 2


def chisel(board: Board, s: ImhotepState, player: int) -> None:
    """Place two stones."""
    s.pending.extend([matter("place", player)] * 2)


PLAYS = {
    "LEVER": Play(can_lever, "lever_needs_boat", lever),
    "HAMMER": Play(can_hammer, "hammer_needs_stones", hammer),
    "SAIL": Play(can_sail, "sail_needs_boat", sail),
    "CHISEL": Play(can_chisel, "chisel_needs_two", chisel),
}
BLUE_PLAYS: tuple[Play, ...] = tuple(PLAYS[card] for card in box.BLUE_IDS)


class BlueCards(Part):
    """I5.4, I8: one blue card as the whole turn."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"play": self.do_play}
        self.reasons = {"play": self.no_play}

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I8: the cards whose every part is possible (I-R3)."""
        kinds = s.cards[player]
        if not any(kinds[box.BLUE[0] :]):
            return ()
        return tuple(
            act.PLAY[index]
            for index, kind in enumerate(box.BLUE)
            if kinds[kind] and BLUE_PLAYS[index].possible(self.board, s, player)
        )

    def do_play(self, s: ImhotepState, player: int, action: Action) -> None:
        """I5.4: the card does what it says; then it goes to the discard."""
        (index,) = action.args
        kind = box.BLUE[index]
        s.cards[player][kind] -= 1
        s.pending.append(matter("spent", player, kind))
        BLUE_PLAYS[index].act(self.board, s, player)

    def no_play(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I8: the player has no such card, or part of it is impossible."""
        (index,) = action.args
        if not s.cards[p.player][box.BLUE[index]]:
            return Refusal("no_such_card", "I5.4", {"card": box.BLUE_IDS[index]})
        return Refusal(BLUE_PLAYS[index].reason, "I8.1", {"card": box.BLUE_IDS[index]})
