"""Convex polygons: how far they are apart, and where a line runs through them.

Separating axis: two convex polygons are apart if the normal of some edge separates them (Gottschalk, Lin,
Manocha 1996). Corners go round with a positive shoelace area, so the outward normal of edge (ex, ey) of
length l is (ey, -ex) / l.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from game.games.abusir.sled.constants import FAR

Point = tuple[float, float]
Points = Sequence[Point]
ROUNDING = 1e-6  # added to what must surely hold all
Shape = tuple[Points, Points, Sequence[float], Point]  # corners, normals and offsets of edges, a point inside

HALF_ROOT_3 = sqrt(3.0) / 2.0
TWELVE = (
    (1.0, 0.0),
    (HALF_ROOT_3, 0.5),
    (0.5, HALF_ROOT_3),
    (0.0, 1.0),
    (-0.5, HALF_ROOT_3),
    (-HALF_ROOT_3, 0.5),
    (-1.0, 0.0),
    (-HALF_ROOT_3, -0.5),
    (-0.5, -HALF_ROOT_3),
    (0.0, -1.0),
    (0.5, -HALF_ROOT_3),
    (HALF_ROOT_3, -0.5),
)


def normals(corners: Points) -> tuple[Point, ...]:
    """The outward unit normals of the edges; edge i begins at corner i."""
    found = []
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        ex, ey = bx - ax, by - ay
        length = sqrt(ex * ex + ey * ey)
        found.append((ey / length, -ex / length))
    return tuple(found)


def offsets(corners: Points, directions: Points) -> tuple[float, ...]:
    """How far out each edge lies: the larger n.p of its two ends, so a mirror image has the same bits."""
    found = []
    ends = zip(corners, (*corners[1:], corners[0]), directions, strict=True)
    for (ax, ay), (bx, by), (nx, ny) in ends:
        p, q = nx * ax + ny * ay, nx * bx + ny * by
        found.append(max(q, p))
    return tuple(found)


class Polygon:
    """A convex polygon that stands still, with what is asked of it often."""

    __slots__ = (
        "box",
        "corners",
        "height",
        "kind",
        "middle",
        "normals",
        "number",
        "offsets",
        "radius",
        "shape",
    )

    def __init__(self, kind: str, number: int, corners: Iterable[Point], height: float = FAR) -> None:
        self.kind: Final = kind
        self.number: Final = number  # of the site, berth or sled it belongs to; else its own
        self.corners: Final = tuple(corners)
        self.normals: Final = normals(self.corners)
        self.offsets: Final = offsets(self.corners, self.normals)
        xs, ys = [x for x, _ in self.corners], [y for _, y in self.corners]
        self.box: Final = (min(xs), max(xs), min(ys), max(ys))
        self.middle: Final = (0.5 * (min(xs) + max(xs)), 0.5 * (min(ys) + max(ys)))
        self.shape: Final[Shape] = (self.corners, self.normals, self.offsets, self.middle)
        self.radius: Final = max(distance(self.middle, corner) for corner in self.corners)
        self.height: Final = height


class Cluster:
    """Polygons that lie close together, to be passed over at once by what is far away."""

    __slots__ = ("members", "middle", "radius")

    def __init__(self, members: Sequence[Polygon]) -> None:
        self.members: Final = tuple(members)
        boxes = [one.box for one in members]
        x0, x1 = min(box[0] for box in boxes), max(box[1] for box in boxes)
        y0, y1 = min(box[2] for box in boxes), max(box[3] for box in boxes)
        self.middle: Final = (0.5 * (x0 + x1), 0.5 * (y0 + y1))
        self.radius: Final = ROUNDING + max(distance(self.middle, one.middle) + one.radius for one in members)


def distance(a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return sqrt(dx * dx + dy * dy)


def rectangle(x0: float, y0: float, x1: float, y1: float) -> tuple[Point, ...]:
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def twelve_gon(centre: Point, radius: float) -> tuple[Point, ...]:
    """A circle, as the regular polygon of twelve corners inscribed in it."""
    x, y = centre
    return tuple((x + radius * c, y + radius * s) for c, s in TWELVE)


def separation(a: Shape, b: Shape, enough: float = FAR) -> float:
    """How far apart two polygons are along the edge normal that separates them most; negative: how deep.

    Its sign is exact, and it is never above the true distance. A result above `enough` may be too small.
    """
    best = -FAR
    for (corners, _, _, (x, y)), (_, directions, outs, _) in ((b, a), (a, b)):
        for (nx, ny), out in zip(directions, outs):
            if nx * x + ny * y - out <= best:  # some corner is nearer than the middle
                continue
            nearest = FAR
            for px, py in corners:
                d = nx * px + ny * py
                if d < nearest:
                    nearest = d
            nearest -= out
            if nearest > best:
                best = nearest
                if best > enough:
                    return best
    return best


def span(a: Point, b: Point, polygon: Polygon, shrink: float = 0.0) -> tuple[float, float] | None:
    """From where to where, as parts of it, a segment runs within a polygon shrunk by so much; None: nowhere.

    Clipping by half planes (Cyrus and Beck 1978).
    """
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    enter, leave = 0.0, 1.0
    for (nx, ny), edge in zip(polygon.normals, polygon.offsets, strict=True):
        room = (edge - shrink) - (nx * ax + ny * ay)
        along = nx * dx + ny * dy
        if along > 0.0:
            part = room / along
            if part < leave:
                leave = part
        elif along < 0.0:
            part = room / along
            if part > enter:
                enter = part
        elif room < 0.0:
            return None
        if enter > leave:
            return None
    return enter, leave


def squared_distance(a: Point, b: Point, point: Point) -> float:
    """Of a point from a segment."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    ex, ey = point[0] - ax, point[1] - ay
    length2 = dx * dx + dy * dy
    part = (ex * dx + ey * dy) / length2 if length2 > 0.0 else 0.0
    if part < 0.0:
        part = 0.0
    elif part > 1.0:
        part = 1.0
    ex -= part * dx
    ey -= part * dy
    return ex * ex + ey * ey


def cross(o: Point, a: Point, b: Point) -> float:
    """(a - o) x (b - o): on which side of the line from o through a the point b lies."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
