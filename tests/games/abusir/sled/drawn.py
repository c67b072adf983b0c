"""Random boards and pulls from a number: the same in every Python. Imports nothing but the game."""

import struct
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from game.games.abusir import board
from game.games.abusir.edge import AROUND
from game.games.abusir.sled.body import hull
from game.games.abusir.sled.geometry import separation
from game.games.abusir.sled.places import HEADINGS
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import OVER, Leg, Pose, Pulled, Pyramid, Sled, World, scene_of

FULL = ((1,) * 4,) * 4
ROOFED = ((1, 1, 1, 1), (1, 2, 2, 1), (1, 2, 2, 1), (1, 1, 1, 1))
PYRAMIDS = (
    Pyramid(),
    Pyramid(((0, 1, 1, 0), (1, 1, 1, 0), (0, 1, 0, 0), (0, 0, 0, 0))),
    Pyramid(FULL),
    Pyramid(((1, 1, 1, 1), (1, 2, 2, 1), (1, 2, 1, 1), (1, 1, 1, 1))),
    Pyramid(ROOFED, top=True),
)
BOATS = (5, 9, 0, 12, 3, 25)
ROOM = 0.05  # about every sled at first


class Numbers:
    """Whole numbers of a seed."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def below(self, total: int) -> int:
        return int(self.random() * total)


def drawn_world(numbers: Numbers, sleds: int = 5) -> World:
    """Pyramids half built, boats loaded, and sleds anywhere on land; the first one most often loaded."""
    pyramids = tuple(PYRAMIDS[numbers.below(len(PYRAMIDS))] for _ in board.SITES)
    world = World((), pyramids, BOATS)
    for number in range(sleds):
        most = numbers.below(6) if number == 0 else numbers.below(4) * numbers.below(2)
        load = tuple(1 + numbers.below(3) for _ in range(most))
        world = world._replace(sleds=(*world.sleds, Sled(_free_pose(numbers, world), load)))
    return world


def _free_pose(numbers: Numbers, world: World) -> Pose:
    solids = [one.shape for cluster in scene_of(world).solids for one in cluster.members]
    shapes = [*solids, *(hull(*sled.pose) for sled in world.sleds)]
    while True:
        x, y = (numbers.below(720) - 360) / 10, (numbers.below(520) - 260) / 10
        pose = Pose(x, y, *HEADINGS[numbers.below(len(HEADINGS))])
        if all(separation(hull(*pose), shape) >= ROOM for shape in shapes):
            return pose


def drawn_leg(numbers: Numbers) -> Leg:
    mm = 200 + numbers.below(800)
    return Leg(numbers.below(AROUND), bool(numbers.below(2)), mm, 1 + numbers.below(2))


def drawn_action(numbers: Numbers, world: World, sled: int = 0) -> Iterator[Pulled]:
    """A pull in two legs, if the first does not end it."""
    for _ in range(2):
        result = pull(world, sled, drawn_leg(numbers))
        yield result
        if result.leg_end == OVER:
            break
        world = world._replace(sleds=result.sleds)


def digest(actions: int) -> str:
    """SHA-256 over all that comes of so many actions: the bits of pose, rope and account at each step."""
    total = sha256()
    for seed in range(actions):
        numbers = Numbers(seed)
        for result in drawn_action(numbers, drawn_world(numbers)):
            total.update(f"{result.leg_end} {result.end} {result.fallen} {result.met}".encode())
            for moment in result.trace:
                floats = [moment.pulled, *(value for point in moment.rope for value in point)]
                for sled in moment.sleds:
                    floats += [*sled.pose, *sled.shaking]
                total.update(struct.pack(f"<{len(floats)}d", *floats))
    return total.hexdigest()
