"""Pulls worth a try (A6): towards every stage and site, for bots and searches."""

from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import moving
from game.games.abusir import tables as box
from game.games.abusir.sled import aiming
from game.games.abusir.state import AbusirState


def pulls(s: AbusirState, player: int) -> list[Action]:
    """A pull straight towards every stage and site but the one the sled is at."""
    world = moving.world_of(s)
    found = []
    for at, goal in enumerate(aiming.GOALS):
        leg = aiming.aimed(world, player, goal, box.LONGEST_PULL) if at != s.where[player] else None
        if leg:
            found.append(act.pull(act.Leg(int(leg.high), 1, leg.k, leg.mm)))
    return found
