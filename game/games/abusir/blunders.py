"""What nobody should ever do in Abusir while something else is possible."""

from game.core.state import Pending
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import building, hauling, playouts
from game.games.abusir.state import AbusirState


def blunder(s: AbusirState, action: Action) -> str:
    """The rule it sins against, or nothing.

    A8.1: what could be built at once stays on the sled. A5.3: a sled with hardly a block on it leaves those
    of a boat lying.
    """
    p = s.pending[-1]
    if action not in (act.FINISH, act.DONE) or p.step not in ("act", "build", "haul"):
        return ""
    if p.step != "haul" and any(True for _ in building.buildable(s, p.player)):
        return "A8.1"
    haul = p if p.step == "haul" else Pending("haul", p.player)
    few = p.step != "build" and len(s.sleds[p.player]) < playouts.FULL_ENOUGH
    return "A5.3" if few and hauling.loadable(s, haul) else ""
