"""What a sled must not enter: pyramids, the river, what is beyond the board; and how far away everything is."""

from collections.abc import Sequence

from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import DEPTH, FAR, REACH
from game.games.abusir.sled.geometry import Point, Points, Polygon, separation
from game.games.abusir.sled.ground import EDGE, Scene
from game.games.abusir.sled.world import Met

Entered = dict[tuple[int, Polygon], float]


def entered(bodies: Sequence[Body], scene: Scene) -> Entered:
    """How deep sleds stand in something already; only going deeper counts then."""
    found: Entered = {}
    for body in bodies:
        for one in (*scene.columns, *scene.rivers):
            if not _beyond(body, one, REACH + one.radius):
                depth = separation(body.hull, one.shape, 0.0)
                if depth < 0.0:
                    found[body.number, one] = depth
    return found


def stopped(moved: Sequence[Body], scene: Scene, before: Entered) -> tuple[Body, Met] | None:
    """The first of the moved sleds that is over the edge or in something, and what that is."""
    x, y = scene.half[0] + DEPTH, scene.half[1] + DEPTH
    for body in moved:
        for px, py in body.hull[0]:
            if px > x or px < -x or py > y or py < -y:
                return body, Met(EDGE, 0)
        for solids in (scene.columns, scene.rivers):
            for one in solids:
                if _beyond(body, one, REACH + one.radius):
                    continue
                depth = separation(body.hull, one.shape, 0.0)
                if depth < -DEPTH and depth < before.get((body.number, one), 0.0) - DEPTH:
                    return body, Met(one.kind, one.number)
    return None


def clearance(own: Body, others: Sequence[Body], scene: Scene) -> float:
    """How far the own hull is from everything at least."""
    best = _from_edge(own.hull[0], scene.half)
    for solids in (scene.obstacles, scene.columns, scene.rivers):
        for one in solids:
            if not _beyond(own, one, best + REACH + one.radius):
                best = min(best, separation(own.hull, one.shape, best))
    for other in others:
        dx, dy, reach = other.x - own.x, other.y - own.y, best + REACH + REACH
        if dx * dx + dy * dy <= reach * reach:
            best = min(best, separation(own.hull, other.hull, best))
    return best


def _from_edge(corners: Points, half: Point) -> float:
    best = FAR
    for x, y in corners:
        best = min(best, half[0] - x, half[0] + x, half[1] - y, half[1] + y)
    return best


def _beyond(body: Body, one: Polygon, reach: float) -> bool:
    dx, dy = one.middle[0] - body.x, one.middle[1] - body.y
    return dx * dx + dy * dy > reach * reach
