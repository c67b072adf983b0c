"""A sled while it is pulled or pushed: its pose, its hull where it stands, its load and how it last moved."""

from math import sqrt

from game.games.abusir.sled.constants import (
    EMPTY,
    EYE,
    HALF_WIDTH,
    HULL,
    LAYER,
    NOSE,
    PER_CUBE,
    REACH,
    SHOULDER,
    SLED_DECK,
    SLED_LAYER,
    TAIL,
)
from game.games.abusir.sled.geometry import Point, Polygon, Shape, normals, offsets
from game.games.abusir.sled.ground import SLED
from game.games.abusir.sled.world import Pose, Sled

NORMALS = normals(HULL)
OFFSETS = offsets(HULL, NORMALS)
NOSE_X, NOSE_Y = NORMALS[2]
Twist = tuple[float, float, float]  # velocity of the middle and turning, per cm of rope
REST: Twist = (0.0, 0.0, 0.0)
Accounts = tuple[float, ...]  # of each block
Partner = tuple[str, int]  # what kind of thing, and its number
Meetings = tuple[tuple[Partner, float], ...]
Kept = tuple[
    float, float, float, float, Point, Shape | None, Accounts, tuple[Twist, Meetings, int, Twist, Accounts]
]


def turned(c: float, s: float, angle: float) -> Point:
    """A direction turned by a small angle, without trigonometry.

    Half-angle tangent t = angle/2 (1 + angle^2/12) in the rational rotation ((1 - t^2), 2t) / (1 + t^2), then
    made length 1 again. The error is of fifth order.
    """
    t = 0.5 * angle * (1.0 + angle * angle * (1.0 / 12.0))
    q = t * t
    d = 1.0 + q
    k, j = (1.0 - q) / d, (t + t) / d
    c, s = c * k - s * j, s * k + c * j
    n = sqrt(c * c + s * s)
    return c / n, s / n


class Body:
    """A sled of the pull. What a step changes is replaced, never altered: what was kept stays as it was."""

    __slots__ = (
        "_column",
        "_shape",
        "before",
        "c",
        "eye",
        "friction",
        "knocked",
        "load",
        "meetings",
        "number",
        "peak",
        "radius",
        "s",
        "shaking",
        "speed",
        "twist",
        "walls",
        "x",
        "y",
    )

    def __init__(self, sled: Sled, number: int) -> None:
        self.number = number
        self.radius = REACH
        self.put(*sled.pose)
        self.load = sled.load
        self.shaking = sled.shaking or (0.0,) * len(sled.load)
        self.weigh()
        self.twist = REST  # of the last step
        self.speed = 1.0  # where the solver begins
        self.walls: tuple[Polygon, ...] = ()  # what it leans on, which holds it as obstacles do
        self.meetings: Meetings = ()  # partners, with the rope at the last touch
        self.knocked = 0  # steps for which the last knock is still felt
        self.before = REST  # twist before the last knock
        self.peak: Accounts = ()  # largest change of each block's velocity since

    def weigh(self) -> None:
        """Floor friction grows with the cubes aboard."""
        self.friction = EMPTY + PER_CUBE * cubes(self.load)
        self._column: Polygon | None = None

    def put(self, x: float, y: float, c: float, s: float) -> None:
        self.x, self.y, self.c, self.s = x, y, c, s
        self.eye = (x + EYE * c, y + EYE * s)  # where the rope is tied
        self._shape: Shape | None = None
        self._column = None

    def lean(self, walls: tuple[Polygon, ...]) -> None:
        """It touches these as the leg begins, so touching them again is no knock."""
        self.walls = walls
        self.meetings = tuple(((one.kind, one.number), 0.0) for one in walls)

    @property
    def middle(self) -> Point:
        return self.x, self.y

    @property
    def shape(self) -> Shape:
        """The hull where the sled stands."""
        if self._shape is None:
            self._shape = hull(self.x, self.y, self.c, self.s)
        return self._shape

    @property
    def column(self) -> Polygon:
        """The blocks it carries, over its whole outline."""
        if self._column is None:
            self._column = Polygon(SLED, self.number, self.shape[0], load_top(self.load))
        return self._column

    @property
    def told(self) -> Sled:
        """The sled as those outside know it."""
        return Sled(Pose(self.x, self.y, self.c, self.s), self.load, self.shaking)

    def keep(self) -> Kept:
        """All that a step changes."""
        last = (self.twist, self.meetings, self.knocked, self.before, self.peak)
        return self.x, self.y, self.c, self.s, self.eye, self._shape, self.shaking, last

    def restore(self, kept: Kept) -> None:
        self.x, self.y, self.c, self.s, self.eye, self._shape, self.shaking, last = kept
        self._column = None
        self.twist, self.meetings, self.knocked, self.before, self.peak = last


def cubes(load: tuple[int, ...]) -> int:
    total = 0
    for block in load:
        total += block
    return total


def hull(x: float, y: float, c: float, s: float) -> Shape:
    """The outline of a sled at a pose, turned and moved; written out, for it is needed at every step."""
    tx, ty, sx, sy = c * TAIL, s * TAIL, c * SHOULDER, s * SHOULDER
    wx, wy = s * HALF_WIDTH, c * HALF_WIDTH
    corners = (
        (x + (tx + wx), y + (ty - wy)),
        (x + (sx + wx), y + (sy - wy)),
        (x + c * NOSE, y + s * NOSE),
        (x + (sx - wx), y + (sy + wy)),
        (x + (tx - wx), y + (ty + wy)),
    )
    ax, ay, bx, by = c * NOSE_X, s * NOSE_X, s * NOSE_Y, c * NOSE_Y
    directions = ((s, -c), (ax + bx, ay - by), (ax - bx, ay + by), (-s, c), (-c, -s))
    (ux, uy), (vx, vy) = directions[1], directions[2]
    side, rear, middle = s * x - c * y, c * x + s * y, (x, y)
    out = (
        side + HALF_WIDTH,
        (ux * x + uy * y) + OFFSETS[1],
        (vx * x + vy * y) + OFFSETS[2],
        -side + HALF_WIDTH,
        -rear - TAIL,
    )
    return corners, directions, out, middle


def load_top(load: tuple[int, ...]) -> float:
    """How high the blocks of a sled reach, over its whole outline."""
    return SLED_DECK + LAYER * ((cubes(load) + SLED_LAYER - 1) // SLED_LAYER)


def beyond(body: Body, point: Point, reach: float) -> bool:
    """Whether a point is farther than this from the middle of a sled."""
    dx, dy = point[0] - body.x, point[1] - body.y
    return dx * dx + dy * dy > reach * reach
