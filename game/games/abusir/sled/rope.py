"""The rope while it is pulled: always taut and shortest on its side of the obstacles.

Between two steps the eye goes straight, so the moments at which the rope leaves a corner or meets one are the
roots of linear equations; they are taken in their order. What is kept is the list of corners with the sign of
the bend at each (a taut string among polygons: Lee and Preparata 1984).
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import EYE_HEIGHT, FAR, REACH, ROPE_INSIDE, ROPE_NEAR
from game.games.abusir.sled.geometry import Point, Points, Polygon, cross, distance, span, squared_distance
from game.games.abusir.sled.ground import Scene
from game.games.abusir.sled.routes import bends

Bend = tuple[float, float, float]  # a corner and the sign of the turn there; the holder has 0
Event = tuple[float, Bend | None]  # part of the step, and the corner met; None: the first one is left
ON_LINE, SAME_POINT, STRAIGHT = 1e-9, 1e-18, 1e-12
MOST_EVENTS = 12


class Rope:
    """A rope from the eye of a sled round corners to the holder."""

    __slots__ = ("bends", "corners", "height", "loads", "moved", "near", "obstacles", "rest")

    def __init__(self, eye: Point, holder: Point, height: float, obstacles: tuple[Polygon, ...]) -> None:
        self.obstacles = obstacles
        self.height = height  # of the hole in the holder
        corners = [eye, *bends(eye, holder, obstacles), holder]
        turns = zip(corners, corners[1:], corners[2:], strict=False)
        signed = [(q[0], q[1], 1.0 if _turn(p, q, r) > 0.0 else -1.0) for p, q, r in turns]
        self.bends: tuple[Bend, ...] = (*signed, (holder[0], holder[1], 0.0))
        self.corners: list[Point] = []
        self.rest = 0.0  # its length beyond the first bend
        self.measure()
        self.near: Sequence[Polygon] = ()  # columns that may be met soon
        self.loads: Sequence[Body] = ()  # and loaded sleds
        self.moved = ROPE_NEAR  # by the eye or another sled since, at most

    def measure(self) -> None:
        """What changes only with its bends."""
        self.corners = [(x, y) for x, y, _ in self.bends]
        total = 0.0
        for a, b in pairwise(self.corners):
            total += distance(a, b)
        self.rest = total

    def points(self, eye: Point) -> tuple[Point, ...]:
        return (eye, *self.corners)

    def look(self, points: Points, others: Sequence[Body], scene: Scene) -> None:
        """What may be met before the eye, or another sled, has moved by so much."""
        self.moved = 0.0
        self.near = [
            one
            for cluster in scene.columns
            if _within(points, cluster.middle, ROPE_NEAR + cluster.radius)
            for one in cluster.members
            if _within(points, one.middle, ROPE_NEAR + one.radius)
        ]
        self.loads = [one for one in others if one.load and _within(points, one.middle, ROPE_NEAR + REACH)]

    def drop(self) -> None:
        """The eye has come to the first corner: the rope is free of it."""
        self.bends = self.bends[1:]
        self.measure()

    def follow(self, eye: Point, to: Point) -> None:
        """The eye goes straight from here to there: leave and meet corners in their order."""
        tau = 0.0
        before = self.bends
        for _ in range(MOST_EVENTS):
            now = (eye[0] + tau * (to[0] - eye[0]), eye[1] + tau * (to[1] - eye[1]))
            event = self._met(now, to, tau, self._left(now, to, tau))
            if event is None:
                break
            tau, corner = event
            self.bends = self.bends[1:] if corner is None else (corner, *self.bends)
        if self.bends is not before:
            self.measure()

    def _left(self, now: Point, to: Point, tau: float) -> Event | None:
        """When the rope leaves its first corner W: (W - eye) x (next - W) changes its sign."""
        x, y, sign = self.bends[0]
        if sign == 0.0:
            return None
        kx, ky = self.bends[1][0] - x, self.bends[1][1] - y
        first = (x - now[0]) * ky - (y - now[1]) * kx
        last = (x - to[0]) * ky - (y - to[1]) * kx
        if last * sign >= 0.0:
            return None
        return (tau if first * sign <= 0.0 else tau + (1.0 - tau) * (first / (first - last))), None

    def _met(self, now: Point, to: Point, tau: float, event: Event | None) -> Event | None:
        """The first corner that the swept triangle eye - eye - W meets before that event; else that event."""
        wx, wy, _ = self.bends[0]
        (ax, ay), (bx, by) = now, to
        x0, x1 = (ax, bx) if ax < bx else (bx, ax)
        y0, y1 = (ay, by) if ay < by else (by, ay)
        x0, x1 = wx if wx < x0 else x0, wx if wx > x1 else x1
        y0, y1 = wy if wy < y0 else y0, wy if wy > y1 else y1
        for one in self.obstacles:
            left, right, top, bottom = one.box
            if left > x1 or right < x0 or top > y1 or bottom < y0:
                continue
            for i, corner in enumerate(one.corners):
                event = _crossed((wx, wy), corner, one.corners, i, now, to, tau, event)
        return event


def _crossed(
    first: Point,
    corner: Point,
    corners: tuple[Point, ...],
    i: int,
    now: Point,
    to: Point,
    tau: float,
    event: Event | None,
) -> Event | None:
    """When the line from W to the eye passes a corner P: (P - W) x (eye - W) goes through zero.

    P must lie between W and the eye, with both its neighbours on the far side. A corner on the line already,
    as one just left is, is crossed by any move to the far side.
    """
    wx, wy = first
    px, py = corner[0] - wx, corner[1] - wy
    f0 = px * (now[1] - wy) - py * (now[0] - wx)
    f1 = px * (to[1] - wy) - py * (to[0] - wx)
    if f1 == 0.0 or (px == 0.0 and py == 0.0):
        return event
    if -ON_LINE <= f0 <= ON_LINE:
        part, sign = 0.0, -1.0 if f1 > 0.0 else 1.0
    elif f0 * f1 > 0.0:
        return event
    else:
        part, sign = f0 / (f0 - f1), 1.0 if f0 > 0.0 else -1.0
    when = tau + (1.0 - tau) * part
    if when >= (FAR if event is None else event[0]):
        return event
    ex, ey = now[0] + part * (to[0] - now[0]) - wx, now[1] + part * (to[1] - now[1]) - wy
    length2 = px * px + py * py
    if px * ex + py * ey <= 0.0 or length2 >= ex * ex + ey * ey or length2 < SAME_POINT:
        return event
    for neighbour in (corners[i - 1], corners[(i + 1) % len(corners)]):
        if cross(first, corner, neighbour) * sign > STRAIGHT:
            return event
    return when, (corner[0], corner[1], sign)


def _turn(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0])


def columns_met(rope: Rope, eye: Point, others: Sequence[Body], scene: Scene) -> Iterator[Polygon]:
    """What of pyramids, boats and loaded sleds the rope touches: there it is lower than the top of a column.

    Its height changes evenly along it: z = z_eye + (z_holder - z_eye) l / L.
    """
    points = rope.points(eye)
    columns = _near(rope, points, others, scene)
    if not columns:
        return
    length = distance(points[0], points[1])
    rise = (rope.height - EYE_HEIGHT) / (length + rope.rest)
    done = 0.0
    for a, b in pairwise(points):
        length = distance(a, b)
        for column in columns:
            if _apart(a, b, column.box):
                continue
            within = span(a, b, column)
            if within is None or (within[1] - within[0]) * length <= ROPE_INSIDE:
                continue
            if EYE_HEIGHT + rise * (done + within[0] * length) < column.height:
                yield column
        done += length


def _apart(a: Point, b: Point, box: tuple[float, float, float, float]) -> bool:
    """Whether the upright rectangle about a segment misses a box."""
    x0, x1, y0, y1 = box
    if (a[0] < x0 and b[0] < x0) or (a[0] > x1 and b[0] > x1):
        return True
    return (a[1] < y0 and b[1] < y0) or (a[1] > y1 and b[1] > y1)


def _near(rope: Rope, points: Points, others: Sequence[Body], scene: Scene) -> Sequence[Polygon]:
    """The columns that the rope may touch."""
    if rope.moved >= ROPE_NEAR:
        rope.look(points, others, scene)
    if not rope.loads:
        return rope.near
    loads = [body.column for body in rope.loads if body.load and _within(points, body.middle, REACH)]
    return [*rope.near, *loads] if loads else rope.near


def _within(points: Points, middle: Point, reach: float) -> bool:
    """Whether the rope comes as close as this."""
    for a, b in pairwise(points):  # noqa: SIM110 (any() would cost a generator)
        if squared_distance(a, b, middle) <= reach * reach:
            return True
    return False
