"""V16: what must hold of every pull, whatever was pulled."""

from itertools import combinations
from math import isfinite

from game.games.abusir.sled.body import hull
from game.games.abusir.sled.constants import MOST_STEPS, SQUEEZED
from game.games.abusir.sled.geometry import separation
from game.games.abusir.sled.ground import OBSTACLE
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import LENGTH, OVER, Leg, Pulled, World, scene_of
from tests.games.abusir.sled.drawn import Numbers, drawn_leg, drawn_world

AMONG, INTO = 0.005, 1e-6  # how deep hulls may be in obstacles, and in what stops them
PRESSED = -SQUEEZED  # and in each other, where one is held on several sides
ACTIONS, LEGS = 12, 2


def faults(world: World, leg: Leg, result: Pulled) -> list[str]:
    """What does not hold after a leg."""
    found = []
    if len(result.trace) >= MOST_STEPS:
        found.append("without an end")
    for moment in result.trace:
        numbers = [moment.pulled, *(value for point in moment.rope for value in point)]
        numbers += [value for sled in moment.sleds for value in (*sled.pose, *sled.shaking)]
        if not all(map(isfinite, numbers)):
            found.append("not a number")
        found += ["no direction" for s in moment.sleds if abs(s.pose.c**2 + s.pose.s**2 - 1) > 1e-12]
    if not 0.0 <= result.pulled <= leg.mm / 10:
        found.append("pulled too far")
    if result.leg_end == LENGTH and result.pulled < leg.mm / 10 - 1e-9:
        found.append("not pulled far enough")
    fallen = sum(one.cubes for one in result.fallen)
    loads = [sum(sum(sled.load) for sled in sleds) for sleds in (world.sleds, result.sleds)]
    if loads[0] != loads[1] + fallen:
        found.append("a block is lost")
    return [*found, *overlaps(world._replace(sleds=result.sleds))]


def overlaps(world: World) -> list[str]:
    found = []
    shapes = [hull(*sled.pose) for sled in world.sleds]
    there = scene_of(world)
    for shape in shapes:
        found += [
            f"in {one.kind} {one.number}"
            for cluster in there.solids
            for one in cluster.members
            if separation(shape, one.shape) < -(AMONG if one.kind == OBSTACLE else INTO)
        ]
        if any(abs(x) > there.half[0] + INTO or abs(y) > there.half[1] + INTO for x, y in shape[0]):
            found.append("beyond the edge")
    found += ["in each other" for a, b in combinations(shapes, 2) if separation(a, b) < -PRESSED]
    return found


def random_game(seed: int) -> int:
    """Twelve actions of five sleds in turn, each in two legs: how many pulls that were."""

    numbers = Numbers(seed)
    world, pulls = drawn_world(numbers), 0
    for action in range(ACTIONS):
        own = action % len(world.sleds)
        world = world._replace(sleds=tuple(sled._replace(shaking=()) for sled in world.sleds))
        for _ in range(LEGS):
            leg = drawn_leg(numbers)
            result = pull(world, own, leg)
            pulls += 1
            assert faults(world, leg, result) == [], (seed, action, leg)
            world = world._replace(sleds=result.sleds)
            if result.leg_end == OVER:
                break
    return pulls
