"""The practice yard as the model sees it: things put up in tenths of a centimetre, and what lies where."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.abusir import board
from game.games.abusir.board import Grove, Outline
from game.games.abusir.sled.body import hull
from game.games.abusir.sled.constants import DEPTH
from game.games.abusir.sled.geometry import Polygon, separation
from game.games.abusir.sled.ground import ABUSIR, Ground, at, obstacle
from game.games.abusir.sled.places import HEADINGS, in_the_way, outline
from game.games.abusir.sled.world import Pose, Pyramid, Sled, World, scene_of

SLED, BLOCKS = "sled", "blocks"
WALL = ((1,), (1,), (1,), (1,))  # of blocks, in the way of a low rope
# By kind, in hundredths from its middle.
SHAPES: dict[str, Grove | Outline] = {
    "palms": Grove((0, 0), 160),
    "well": Grove((0, 0), 180),
    "rock": ((-220, -40), (60, -240), (220, -20), (100, 240), (-180, 220)),
    "mastaba": ((-240, -80), (180, -180), (240, 80), (-180, 180)),
}


class Thing(NamedTuple):
    """A sled, an obstacle or a wall of blocks: the tenths of its middle from the upper left corner.

    A sled has one of the 40 headings, and the cubes of each of its blocks.
    """

    kind: str
    x: int
    y: int
    heading: int = 0
    load: tuple[int, ...] = ()


def shape(thing: Thing) -> Grove | Outline:
    """The outline of an obstacle where it stands, in hundredths of the board."""
    found, x, y = SHAPES[thing.kind], 10 * thing.x, 10 * thing.y
    if isinstance(found, Grove):
        return Grove((x, y), found.radius)
    return tuple((x + right, y + down) for right, down in found)


def base(thing: Thing) -> board.Point:
    """The upper left corner of a wall of blocks."""
    return 10 * thing.x - board.CUBE // 2, 10 * thing.y - 2 * board.CUBE


def pose(thing: Thing) -> Pose:
    return Pose(*at((10 * thing.x, 10 * thing.y)), *HEADINGS[thing.heading])


def sled(thing: Thing) -> Sled:
    return Sled(pose(thing), thing.load)


@lru_cache(maxsize=32)
def ground(things: tuple[Thing, ...]) -> Ground:
    """The yard: as large as the board, all of it land."""
    fast = [thing for thing in things if thing.kind in SHAPES]
    return Ground(
        ABUSIR.half,
        tuple(obstacle(shape(thing), number) for number, thing in enumerate(fast)),
        bases=tuple(base(thing) for thing in things if thing.kind == BLOCKS),
    )


def world(things: tuple[Thing, ...], sleds: Sequence[Sled]) -> World:
    """The yard with its sleds wherever they are by now."""
    still = ground(tuple(thing for thing in things if thing.kind != SLED))
    return World(tuple(sleds), tuple(Pyramid(WALL) for _ in still.bases), (), still)


def rested(sleds: Sequence[Sled]) -> tuple[Sled, ...]:
    """Before a new action nothing is shaken."""
    return tuple(one._replace(shaking=()) for one in sleds)


def sled_fits(all_of: World, number: int, where: Pose) -> bool:
    """Whether a sled can be put there."""
    return in_the_way(all_of, number, where) is None


def fits(all_of: World, own: Polygon) -> bool:
    """Whether something that stands fast can be put there, `all_of` being the yard without it."""
    scene = scene_of(all_of)
    left, right, upper, lower = own.box
    x, y = scene.half
    if left < -x or right > x or upper < -y or lower > y:
        return False
    solids = [one for cluster in scene.solids for one in cluster.members]
    shapes = [*(one.shape for one in solids), *(hull(*one.pose) for one in all_of.sleds)]
    return all(separation(own.shape, each, 0.0) > -DEPTH for each in shapes)


def solid(thing: Thing) -> Polygon:
    """What stands fast, as a polygon."""
    if thing.kind != BLOCKS:
        return obstacle(shape(thing), 0)
    (left, upper), cube = base(thing), board.CUBE
    corners = (
        (left, upper), (left + cube, upper), (left + cube, upper + 4 * cube), (left, upper + 4 * cube),
    )  # fmt: skip
    return Polygon(BLOCKS, 0, map(at, corners))


def inside(where: Pose, left: int, top: int, wide: int, high: int) -> bool:
    """Whether all of a sled lies within a rectangle, told in tenths of a centimetre."""
    x0, y0 = at((10 * left, 10 * top))
    x1, y1 = at((10 * (left + wide), 10 * (top + high)))
    return all(x0 <= x <= x1 and y0 <= y <= y1 for x, y in outline(where))
