"""What nobody should ever do in Imhotep while something else is possible."""

from collections.abc import Callable, Mapping

from game.core.game import Game
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.parts import Board
from game.games.imhotep.state import ImhotepState


def blunder(game: Game[ImhotepState], board: Board, s: ImhotepState, action: Action) -> str:
    """The rule it sins against, or nothing."""
    silly = BLUNDERS.get(action.verb)
    return silly(game, board, s, action) if silly else ""


def _take(game: Game[ImhotepState], board: Board, s: ImhotepState, action: Action) -> str:
    """I5.1: only a single stone is taken, since the sled is nearly full."""
    stones = board.to_take(s, s.pending[-1].player, box.TAKE)
    return "I5.1" if stones == 1 and s.empty else ""


def _sail(game: Game[ImhotepState], board: Board, s: ImhotepState, action: Action) -> str:
    """I5.3.1: a boat without a stone of the sailor's brings points to others alone."""
    player = s.pending[-1].player
    if player in s.load(action.args[0]):
        return ""
    points = [0] * game.players
    for event in game.tried(s, action).told:
        points[event.player] += event.points if event.player >= 0 else 0
    return "I5.3.1" if points[player] <= 0 < max(points) else ""


BLUNDERS: Mapping[str, Callable[[Game[ImhotepState], Board, ImhotepState, Action], str]] = {
    "take": _take,
    "sail": _sail,
}
