"""What may lie where: a sled at a stage or at a site, and how it can be aligned."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from game.games.abusir import board
from game.games.abusir.sled.body import hull
from game.games.abusir.sled.constants import DEPTH, SQUEEZED
from game.games.abusir.sled.geometry import Point, Polygon, Shape, separation
from game.games.abusir.sled.ground import EDGE, OBSTACLE, SLED, at, placed
from game.games.abusir.sled.world import Met, Pose, Sled, World, scene_of

STAGE, PARCEL = "stage", "parcel"
STAGES = tuple(placed(STAGE, number, berth.stage) for number, berth in enumerate(board.BERTHS))
PARCELS = tuple(placed(PARCEL, number, site.parcel) for number, site in enumerate(board.SITES))
UP = 30  # the heading of a sled at the start


def _unit(direction: board.Point) -> Point:
    x, y = direction
    length = sqrt(x * x + y * y)
    return x / length, y / length


HEADINGS = tuple(map(_unit, board.HEADINGS))


class Aligned(NamedTuple):
    """How a sled is set at its stage: one of the 40 headings, and the tenths that its middle moves."""

    heading: int
    right: int = 0
    down: int = 0


def at_start(berth: int) -> Sled:
    """An empty sled at the stage of this berth, front up."""
    return Sled(Pose(*at(board.BERTHS[berth].start), *HEADINGS[UP]))


def aligned(pose: Pose, to: Aligned) -> Pose:
    return Pose(pose.x + to.right / 10, pose.y + to.down / 10, *HEADINGS[to.heading])


def laid_at(right: int, down: int, heading: int) -> Pose:
    """A sled whose middle lies so many tenths of a centimetre from the top left corner, set to a heading."""
    return Pose(*at((10 * right, 10 * down)), *HEADINGS[heading])


def heading_of(pose: Pose) -> int:
    """The heading that is nearest to its own."""
    return max(range(len(HEADINGS)), key=lambda k: HEADINGS[k][0] * pose.c + HEADINGS[k][1] * pose.s)


def outline(pose: Pose) -> tuple[Point, ...]:
    """The corners of a sled, from its left rear round its nose."""
    return tuple(_shape(pose)[0])


@lru_cache(maxsize=64)  # held against one thing after the other
def _shape(pose: Pose) -> Shape:
    return hull(*pose)


def overlaps(pose: Pose, polygon: Polygon, deeper: float = DEPTH) -> bool:
    """Whether a sled covers some of it; touching is not enough."""
    return separation(_shape(pose), polygon.shape, 0.0) < -deeper


def stages(pose: Pose) -> tuple[int, ...]:
    """The stages it is at: at most one, by the lie of the board."""
    return tuple(one.number for one in STAGES if overlaps(pose, one))


def sites(pose: Pose) -> tuple[int, ...]:
    """The sites it is at: at most one."""
    return tuple(one.number for one in PARCELS if overlaps(pose, one))


@lru_cache(maxsize=64)  # whoever decides is asked for every alignment, and all of a turn for the same ones
def in_the_way(world: World, sled: int, pose: Pose, slack: float = 0.0) -> Met | None:
    """What a sled would lie over at this pose: the edge, an obstacle, a pyramid, the river, another sled."""
    scene = scene_of(world)
    x, y = scene.half[0] + DEPTH + slack, scene.half[1] + DEPTH + slack
    if any(px > x or px < -x or py > y or py < -y for px, py in outline(pose)):
        return Met(EDGE, 0)
    for one in (one for cluster in scene.solids for one in cluster.members):
        if overlaps(pose, one, (-SQUEEZED if one.kind == OBSTACLE else DEPTH) + slack):
            return Met(one.kind, one.number)
    for number, other in enumerate(world.sleds):
        if number != sled and separation(_shape(pose), _shape(other.pose), 0.0) < SQUEEZED - slack:
            return Met(SLED, number)
    return None
