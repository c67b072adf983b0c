"""What a sled must not enter: pyramids, the river, what is beyond the board; and how far all that is."""

from collections.abc import Sequence

from game.games.abusir.sled.body import Body, beyond
from game.games.abusir.sled.constants import CLOSE, DEPTH, FAR, NEAR, REACH, STAND_OFF
from game.games.abusir.sled.geometry import Cluster, Point, Points, Polygon, separation
from game.games.abusir.sled.ground import EDGE, PYRAMID, Scene
from game.games.abusir.sled.world import Met

Entered = dict[tuple[int, Polygon], float]


def entered(bodies: Sequence[Body], scene: Scene) -> Entered:
    """How deep sleds stand in something already: only going deeper counts; not in what was built there."""
    found: Entered = {}
    for body in bodies:
        for one in _close(body, scene.stops):
            depth = separation(body.shape, one.shape, 0.0)
            if depth < 0.0:
                found[body.number, one] = depth if depth > -STAND_OFF else -FAR
    return found


def around(own: Body, scene: Scene) -> Scene:
    """What its rope may touch: not the pyramid that was built where the sled stands (A8.9)."""
    columns = tuple(
        cluster
        for cluster in scene.columns
        if not any(one.kind == PYRAMID and _stands_in(own, one) for one in cluster.members)
    )
    return scene._replace(columns=columns)


def _stands_in(body: Body, one: Polygon) -> bool:
    near = not beyond(body, one.middle, REACH + one.radius)
    return near and separation(body.shape, one.shape, 0.0) <= -STAND_OFF


def leaned_on(body: Body, scene: Scene) -> tuple[Polygon, ...]:
    """A-R1: river, edge and pyramids near it, all of each; not the blocks built where it stands (A8.9)."""
    stops = [*(one for cluster in scene.stops for one in cluster.members), *scene.edges]
    apart = [(one, separation(body.shape, one.shape)) for one in stops]
    near = [_whole(one) for one, gap in apart if gap < NEAR]
    return tuple(one for one, gap in apart if _whole(one) in near and gap > -STAND_OFF)


def _whole(one: Polygon) -> tuple[str, int]:
    """What a block, a piece of the river or a side of the edge is a part of."""
    return one.kind, one.number if one.kind == PYRAMID else 0


def stopped(moved: Sequence[Body], scene: Scene, before: Entered) -> tuple[Body, Met] | None:
    """The first of the moved sleds that is over the edge or in something, and what that is."""
    x, y = scene.half[0] + DEPTH, scene.half[1] + DEPTH
    for body in moved:
        for px, py in body.shape[0]:
            if px > x or px < -x or py > y or py < -y:
                return body, Met(EDGE, 0)
        for one in _close(body, scene.stops):
            depth = separation(body.shape, one.shape, 0.0)
            if depth < -DEPTH and depth < before.get((body.number, one), 0.0) - DEPTH:
                return body, Met(one.kind, one.number)
    return None


def _close(body: Body, clusters: Sequence[Cluster]) -> list[Polygon]:
    """What a sled may touch where it is."""
    found: list[Polygon] = []
    x, y = body.x, body.y
    for cluster in clusters:
        (mx, my), reach = cluster.middle, REACH + cluster.radius
        mx -= x
        my -= y
        if mx * mx + my * my <= reach * reach:
            found += [one for one in cluster.members if not beyond(body, one.middle, REACH + one.radius)]
    return found


def clearance(own: Body, others: Sequence[Body], scene: Scene, rubbing: Sequence[Body | Polygon]) -> float:
    """How far the own hull is from everything at least; it is enough to know what it rubs against still."""
    shape = own.shape
    for one in rubbing:
        near = not beyond(own, one.middle, CLOSE + REACH + one.radius)
        if near and separation(shape, one.shape, CLOSE) < CLOSE:
            return 0.0
    best = _from_edge(shape[0], scene.half)
    x, y = own.x, own.y
    for cluster in scene.solids:
        (mx, my), reach = cluster.middle, best + REACH + cluster.radius
        mx -= x
        my -= y
        if mx * mx + my * my > reach * reach:
            continue
        for one in cluster.members:
            if not beyond(own, one.middle, best + REACH + one.radius):
                best = min(best, separation(shape, one.shape, best))
    for other in others:
        if not beyond(own, other.middle, best + REACH + REACH):
            best = min(best, separation(shape, other.shape, best))
    return best


def _from_edge(corners: Points, half: Point) -> float:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(half[0] - max(xs), half[0] + min(xs), half[1] - max(ys), half[1] + min(ys))
