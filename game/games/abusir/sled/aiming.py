"""Where to set the holder to come somewhere: a few straight pulls are tried, for bots and searches."""

from math import sqrt

from game.games.abusir import board
from game.games.abusir.sled.geometry import Point
from game.games.abusir.sled.ground import at
from game.games.abusir.sled.holder import ACROSS, AROUND, DOWN
from game.games.abusir.sled.laying import laid
from game.games.abusir.sled.places import PARCELS, STAGES, overlaps
from game.games.abusir.sled.pull import pull, pulling
from game.games.abusir.sled.world import STOPPED, Leg, Pose, World

FAN = (0, 20, -20, 60, -60)  # tenths of a centimetre along the outline, to either side
LONGEST = 1100  # millimetres
NEAR = 10.0  # farther away no sled is at a goal
WELL_IN = 0.5  # how far a sled should be inside its goal


def _middle(outline: board.Outline) -> Point:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return at(((min(across) + max(across)) // 2, (min(down) + max(down)) // 2))


# Goals are stages, then sites, as `where` counts them.
POLYGONS = (*STAGES, *PARCELS)
MIDDLES = tuple(
    map(_middle, (*(berth.stage for berth in board.BERTHS), *(site.parcel for site in board.SITES)))
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


def distance_to(pose: Pose, goal: int) -> float:
    """From the middle of a sled to that of a goal."""
    x, y = MIDDLES[goal]
    dx, dy = x - pose.x, y - pose.y
    return sqrt(dx * dx + dy * dy)


def towards(world: World, sled: int, goal: int) -> Leg | None:
    """A pull that brings the sled to a goal with all its blocks; None if none of the few tried does.

    The holder is set behind the goal as the sled sees it, then to either side of that; high only where a low
    rope would touch blocks. Each pull is followed until the sled is at the goal, which stops it.
    """
    middle = behind(world.sleds[sled].pose, *MIDDLES[goal])
    for beside in FAN:
        k = (middle + beside) % AROUND
        for high in (False, True):
            if not laid(world, sled, k, high).touched:
                if leg := _followed(world, sled, Leg(k, high, LONGEST), goal):
                    return leg
                break
    return None


def _followed(world: World, sled: int, leg: Leg, goal: int) -> Leg | None:
    blocks, polygon = len(world.sleds[sled].load), POLYGONS[goal]
    for moment in pulling(world, sled, leg):
        now = moment.sleds[sled]
        if len(now.load) < blocks:
            return None
        if distance_to(now.pose, goal) < NEAR and overlaps(now.pose, polygon, WELL_IN):
            mm = int(moment.pulled * 10.0)
            return leg._replace(mm=mm) if mm else None
    return None


def halfway(world: World, sled: int, goal: int) -> Leg | None:
    """A pull half the way to a goal that loses no block, from where a second leg may reach it."""
    pose, blocks = world.sleds[sled].pose, len(world.sleds[sled].load)
    k, mm = behind(pose, *MIDDLES[goal]), int(distance_to(pose, goal) * 5.0)
    for high in (False, True):
        if mm and not laid(world, sled, k, high).touched:
            came = pull(world, sled, Leg(k, high, mm))
            return Leg(k, high, mm) if came.end == STOPPED and len(came.sleds[sled].load) == blocks else None
    return None
