"""Where to set the holder to come somewhere: a guess by straight lines, without pulling."""

from math import sqrt
from typing import NamedTuple

from game.games.abusir import board
from game.games.abusir.sled.constants import EYE
from game.games.abusir.sled.geometry import Point
from game.games.abusir.sled.ground import at
from game.games.abusir.sled.holder import ACROSS, AROUND, DOWN
from game.games.abusir.sled.laying import laid
from game.games.abusir.sled.world import Leg, Pose, World

SITE_NOSE, STAGE_NOSE = 4.4, 0.0  # how far from its middle the nose should stop
HALF_CUBE = board.CUBE * 2


class Goal(NamedTuple):
    """A place to come to: its middle, and how far from that the nose should stop."""

    middle: Point
    short: float


def _middle(outline: board.Outline) -> board.Point:
    return sum(x for x, _ in outline) // len(outline), sum(y for _, y in outline) // len(outline)


GOALS = (  # stages, then sites, as `where` counts them
    *(Goal(at(_middle(berth.stage)), STAGE_NOSE) for berth in board.BERTHS),
    *(Goal(at((site.base[0] + HALF_CUBE, site.base[1] + HALF_CUBE)), SITE_NOSE) for site in board.SITES),
)


def behind(pose: Pose, x: float, y: float) -> int:
    """The point of the outline behind a point, seen from the middle of a sled: its tenths of a centimetre."""
    dx, dy = x - pose.x, y - pose.y
    half_x, half_y = ACROSS / 20, DOWN / 20
    across = ((half_x if dx > 0.0 else -half_x) - pose.x) / dx if dx != 0.0 else 1e9
    down = ((half_y if dy > 0.0 else -half_y) - pose.y) / dy if dy != 0.0 else 1e9
    if down <= across:
        along = int((pose.x + down * dx + half_x) * 10.0 + 0.5)
        return (along if dy < 0.0 else ACROSS + DOWN + (ACROSS - along)) % AROUND
    along = int((pose.y + across * dy + half_y) * 10.0 + 0.5)
    return (ACROSS + along if dx > 0.0 else 2 * ACROSS + DOWN + (DOWN - along)) % AROUND


def length(pose: Pose, goal: Goal) -> int:
    """How many millimetres of rope bring the nose there: the way, and what turning the sled takes.

    Far from the holder a pull of s moves the middle by s - a (1 - cos phi), once the sled points along it.
    """
    dx, dy = goal.middle[0] - pose.x, goal.middle[1] - pose.y
    way = sqrt(dx * dx + dy * dy)
    if way == 0.0:
        return 0
    turned = 1.0 - (dx * pose.c + dy * pose.s) / way
    return int((way - EYE - goal.short + EYE * turned) * 10.0)


def aimed(world: World, sled: int, goal: Goal, longest: int) -> Leg | None:
    """A pull towards a goal, low if the rope then touches nothing; None if it leads nowhere."""
    pose = world.sleds[sled].pose
    mm, k = length(pose, goal), behind(pose, *goal.middle)
    if mm < 1:
        return None
    for high in (False, True):
        if not laid(world, sled, k, high).touched:
            return Leg(k, high, min(mm, longest))
    return None
