"""What may be done in the Duel (D4, D6)."""

from collections.abc import Callable
from functools import cache

from game.core.vocabulary import Action
from game.games.duel import actions as act
from game.games.duel.state import UNLOADABLE, DuelState, unloadable
from game.games.duel.tables import FIRST_ACTION


def place_offers(s: DuelState) -> tuple[Action, ...]:
    """D6.2: any empty square."""
    return act.PLACE_ON_EMPTY[s.occupied]


def unload_offers(s: DuelState) -> tuple[Action, ...]:
    """D4.2: boats with two figures or more in their line."""
    return act.UNLOAD_BOATS[unloadable(s)]


def swap_offers(s: DuelState) -> tuple[Action, ...]:
    """D6.4: two tiles of one boat in play."""
    return act.SWAP_BOATS[s.afloat]


def take_offers(s: DuelState) -> tuple[Action, ...]:
    """D6.1: any tile on a boat that is not an action tile."""
    return tuple(action for action, kind in zip(act.TAKE, s.slots, strict=True) if 0 <= kind < FIRST_ACTION)


def combo_places(s: DuelState) -> tuple[Action, ...]:
    """D6.3: placements that make or leave some boat unloadable."""
    return _places_to_unload(s.occupied, s.afloat)


@cache
def _places_to_unload(occupied: int, afloat: int) -> tuple[Action, ...]:
    return tuple(
        action
        for action in act.PLACE_ON_EMPTY[occupied]
        if UNLOADABLE[occupied | 1 << action.args[0]] & afloat
    )


def can_take(s: DuelState, player: int) -> bool:
    """D6.1: some tile can be taken."""
    return any(0 <= kind < FIRST_ACTION for kind in s.slots)


def can_place(s: DuelState, player: int) -> bool:
    """D4.1: a figure in the player's supply."""
    return s.figures[player] >= 1


def can_place_two(s: DuelState, player: int) -> bool:
    """D6.2: two figures or more in the player's supply."""
    return s.figures[player] >= 2


def can_combine(s: DuelState, player: int) -> bool:
    """D6.3: a figure, and a square for it after which some boat can be unloaded."""
    return s.figures[player] > 0 and bool(combo_places(s))


def can_unload(s: DuelState, player: int) -> bool:
    """D4.2: some boat can be unloaded; D6.4: also after a swap."""
    return bool(unloadable(s))


# D4.3: an action tile may be played only if its whole compulsory part can be carried out.
PLAYABLE: tuple[Callable[[DuelState, int], bool], ...] = (can_take, can_place_two, can_combine, can_unload)
