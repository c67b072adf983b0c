"""What a search looks at (A6, A7): pulls that arrive somewhere, walks that lead on."""

from collections.abc import Sequence

from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import moving, rough
from game.games.abusir import tables as box
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Leg
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState

APPROACHES = 2  # goals out of reach of one leg that a first leg is tried for


def goals(s: AbusirState, player: int) -> list[int]:
    """Where the sled may want to be: with room at stages with blocks, with blocks at sites."""
    found = []
    if len(s.sleds[player]) < box.DECK - 1:
        found += [at for at, boat in enumerate(s.boats) if boat and s.stages[at] in (NONE, player)]
    if s.sleds[player]:
        found += [FIRST_SITE + site for site in rough.goals(s, player)]
    return [at for at in found if at != s.where[player]]


def pulls(s: AbusirState, player: int) -> list[Action]:
    """A6: to every goal a pull that reaches it; where none does, half the way to the nearest ones."""
    world = moving.world_of(s)
    legs = {goal: aiming.towards(world, player, goal) for goal in goals(s, player)}
    missed = [goal for goal, leg in legs.items() if leg is None]
    missed.sort(key=lambda goal: aiming.distance_to(world.sleds[player].pose, goal))
    halves = [aiming.halfway(world, player, goal) for goal in missed[:APPROACHES]]
    found = [_action(leg) for leg in (*legs.values(), *halves) if leg]
    return list(dict.fromkeys(found))


def _action(leg: Leg) -> Action:
    return act.pull(act.Leg(int(leg.high), leg.pace, leg.k, leg.mm))


def walks(s: AbusirState, player: int, walked: int) -> Sequence[Action]:
    """A7: workers to where they could help to build, of those on the same node only one."""
    nodes = s.workers[player]
    return [
        action
        for action in rough.walks(s, player, walked)
        if not any(
            nodes[other] == nodes[action.args[0]] and not walked >> other & 1
            for other in range(action.args[0])
        )
    ]
