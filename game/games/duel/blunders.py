"""What nobody should ever do in the Duel while something else is possible."""

from collections.abc import Callable, Mapping

from game.core.vocabulary import Action
from game.games.duel.state import DuelState
from game.games.duel.tables import LINES, SLOTS


def blunder(s: DuelState, action: Action) -> str:
    """The rule it sins against, or nothing."""
    silly = BLUNDERS.get(action.verb)
    return silly(s, s.pending[-1].player, action) if silly else ""


def _place(s: DuelState, player: int, action: Action) -> str:
    """D4.1: a figure that no boat will ever reach."""
    (square,) = action.args
    reached = any(s.in_play(boat) and square in line for boat, line in enumerate(LINES))
    return "" if reached else "D4.1"


def _unload(s: DuelState, player: int, action: Action) -> str:
    """D4.2: a boat that brings tiles to the other player alone."""
    own = sum(s.standing[player] >> square & 1 for square in LINES[action.args[0]])
    return "" if own else "D4.2"


def _swap(s: DuelState, player: int, action: Action) -> str:
    """D6.4: two tiles that are the same."""
    boat, one, other = action.args
    return "D6.4" if s.slots[boat * SLOTS + one] == s.slots[boat * SLOTS + other] else ""


BLUNDERS: Mapping[str, Callable[[DuelState, int, Action], str]] = {
    "place": _place,
    "unload": _unload,
    "swap": _swap,
}
