"""Where to set the holder to come somewhere: straight pulls are tried, for bots and searches."""

from collections.abc import Generator, Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, TypeVar

from game.games.abusir import board
from game.games.abusir.edge import ACROSS, AROUND, DOWN, around
from game.games.abusir.sled.geometry import Cluster, Point, distance, squared_distance
from game.games.abusir.sled.ground import at
from game.games.abusir.sled.laying import laid
from game.games.abusir.sled.places import HEADINGS, PARCELS, STAGES, overlaps
from game.games.abusir.sled.pull import pull, pulling
from game.games.abusir.sled.world import OVER, STOPPED, Leg, Moment, Pose, Pulled, World, scene_of

# Tenths of a centimetre along the outline: to either side of the goal, all around; of a second leg.
BESIDE = (0, 20, -20, 50, -50, 100, -100)
ROUND = tuple(range(120, AROUND, 240))
NEXT = (0, 30, -30, 80, -80, *range(240, AROUND, 480))
LONGEST = 1100  # millimetres
NEAR = 10.0  # farther away no sled is at a goal
WELL_IN = 0.5  # how far a sled should be inside its goal
SAFE = 0.3  # how far before an end it should stop
STRIDE = 4.0  # between stops from which a second leg is tried
AWAY = 16.0  # a pull that leads so far away from its goal is given up
STOPS = 4  # how many of these stops are tried
APART = 30, 8.0  # those of neighbouring pulls are alike
WIDE, TIGHT = 1.9, 0.5  # half a sled's width, and what is in the middle of its way
IN_THE_WAY, SLED_IN_THE_WAY, ABOUT_GOAL = 15.0, 10.0, 5.0
SLED_RADIUS = 2.0
T = TypeVar("T")


def _middle(outline: board.Outline) -> Point:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return at(((min(across) + max(across)) // 2, (min(down) + max(down)) // 2))


# Goals are stages, then sites, as `where` counts them.
POLYGONS = (*STAGES, *PARCELS)
MIDDLES = tuple(
    map(_middle, (*(berth.stage for berth in board.BERTHS), *(site.parcel for site in board.SITES)))
)


class Stop(NamedTuple):
    """Where a first leg may end: how good that looks, the less the better."""

    cost: float
    leg: Leg


def behind(pose: Pose, x: float, y: float) -> int:
    """The point of the outline behind a point, seen from the middle of a sled: its tenths of a centimetre."""
    dx, dy = x - pose.x, y - pose.y
    half_x, half_y = ACROSS / 20, DOWN / 20
    across = ((half_x if dx > 0.0 else -half_x) - pose.x) / dx if dx != 0.0 else 1e9
    down = ((half_y if dy > 0.0 else -half_y) - pose.y) / dy if dy != 0.0 else 1e9
    if down <= across:
        return around(int((pose.x + down * dx + half_x) * 10.0 + 0.5), 0 if dy < 0.0 else DOWN)
    return around(ACROSS if dx > 0.0 else 0, int((pose.y + across * dy + half_y) * 10.0 + 0.5))


def distance_to(pose: Pose, goal: int) -> float:
    """From the middle of a sled to that of a goal."""
    x, y = MIDDLES[goal]
    dx, dy = x - pose.x, y - pose.y
    return sqrt(dx * dx + dy * dy)


def heading_to(pose: Pose, goal: int) -> int:
    """The heading of an aligned sled that looks at a goal best."""
    x, y = MIDDLES[goal]
    looks = [c * (x - pose.x) + s * (y - pose.y) for c, s in HEADINGS]
    return looks.index(max(looks))


Search = Generator[None, None, T]  # pull by pull


class Tried(NamedTuple):
    """Pulls to a goal: blocks that the best leg loses, that leg, None if none reaches it; other stops."""

    lost: int
    leg: Leg | None
    stops: tuple[Stop, ...]


def direct(world: World, sled: int, goal: int, besides: Sequence[int]) -> Search[Tried]:
    """The first pull tried that brings the sled to a goal with all its blocks, else the one losing fewest."""
    best, stops = Tried(0, None, ()), list[Stop]()
    for k in _holders(world.sleds[sled].pose, goal, besides):
        one = tried(world, sled, k, goal)
        yield
        if one.leg and (best.leg is None or one.lost < best.lost):
            best = one
        if best.leg and not best.lost:
            return best
        stops += one.stops
    return best._replace(stops=tuple(sorted(stops)))


def detour(world: World, sled: int, goal: int, stops: Sequence[Stop]) -> Search[tuple[Leg, ...]]:
    """Two legs that bring the sled to a goal with all its blocks, the first to where it looks best; or ()."""
    for first in _best(stops):
        came = pull(world, sled, first)
        yield
        if came.end == STOPPED:
            after = world._replace(sleds=came.sleds)
            one = yield from direct(after, sled, goal, NEXT)
            if one.leg and not one.lost:
                return first, one.leg
    return ()


def nearer(world: World, sled: int, goal: int, stops: Sequence[Stop]) -> Leg | None:
    """Of the stops of pulls that do not reach the goal the best, if it looks nearer to it."""
    cost = _cost(world, scene_of(world).solids, sled, world.sleds[sled].pose, goal) - STRIDE / 2
    return stops[0].leg if stops and stops[0].cost < cost else None


def _holders(pose: Pose, goal: int, besides: Sequence[int]) -> list[int]:
    """Behind the goal as the sled sees it, to either side of that, then all around."""
    middle = behind(pose, *MIDDLES[goal])
    return [(middle + beside) % AROUND for beside in besides]


@lru_cache(maxsize=1024)
def tried(world: World, sled: int, k: int, goal: int) -> Tried:
    """The pull to this holder, low if its rope is free there, else high, until the sled is at its goal."""
    for high in (False, True):
        if not laid(world, sled, k, high).touched:
            return _followed(world, sled, Leg(k, high, LONGEST), goal)
    return Tried(0, None, ())


def _followed(world: World, sled: int, leg: Leg, goal: int) -> Tried:
    """As far as it leads well in, and safely before an end; else other stops are noted."""
    own = world.sleds[sled]
    blocks, nearest = len(own.load), distance_to(own.pose, goal)
    noted: list[tuple[float, Pose]] = []
    steps, reached, pulled, lost, over = pulling(world, sled, leg), 0.0, 0.0, 0, False
    while True:
        try:
            moment: Moment = next(steps)
        except StopIteration as end:
            result: Pulled = end.value
            over, pulled = result.leg_end == OVER, result.pulled
            break
        now, pulled = moment.sleds[sled], moment.pulled
        far = distance_to(now.pose, goal)
        nearest = min(nearest, far)
        if far > nearest + AWAY or (blocks and not now.load) or (reached and pulled >= reached + SAFE):
            break
        if not reached and far < NEAR and overlaps(now.pose, POLYGONS[goal], WELL_IN):
            reached, lost = pulled, blocks - len(now.load)
        if pulled >= STRIDE * (len(noted) + 1) and len(now.load) == blocks:
            noted.append((pulled, now.pose))
    if reached and not (over and pulled < reached + SAFE):
        return Tried(lost, leg._replace(mm=max(1, int(reached * 10.0 + 0.999))), ())
    safe, solids = pulled - SAFE if over else pulled, scene_of(world).solids
    stops = [
        Stop(_cost(world, solids, sled, pose, goal), leg._replace(mm=int(far * 10.0)))
        for far, pose in noted
        if far <= safe
    ]
    return Tried(0, None, tuple(stops))


def _best(stops: Sequence[Stop]) -> list[Leg]:
    """The best few, not of neighbouring holders and lengths."""
    chosen: list[Leg] = []
    for _, leg in stops:
        if all(abs(leg.k - one.k) > APART[0] or abs(leg.mm - one.mm) > 10 * APART[1] for one in chosen):
            chosen.append(leg)
        if len(chosen) == STOPS:
            break
    return chosen


def _cost(world: World, solids: Sequence[Cluster], sled: int, pose: Pose, goal: int) -> float:
    """How far it still is, and what is in the way there."""
    end = MIDDLES[goal]
    cost = distance_to(pose, goal)
    for cluster in solids:
        if distance(cluster.middle, end) >= ABOUT_GOAL:
            beside = _beside(pose, end, cluster.middle) - cluster.radius
            if beside < WIDE:
                cost += IN_THE_WAY if beside < TIGHT else IN_THE_WAY / 2
    for number, other in enumerate(world.sleds):
        near = _beside(pose, end, other.pose[:2]) - SLED_RADIUS < WIDE
        cost += SLED_IN_THE_WAY if near and number != sled else 0.0
    return cost


def _beside(pose: Pose, goal: Point, point: Point) -> float:
    """How far a point is from the straight way of a sled to its goal."""
    return sqrt(squared_distance((pose.x, pose.y), goal, point))
