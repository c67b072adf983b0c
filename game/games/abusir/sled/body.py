"""A sled while it is pulled or pushed: its pose, its hull where it stands, its load and how it last moved."""

from math import sqrt

from game.games.abusir.sled.constants import (
    EMPTY,
    HULL,
    LAYER,
    PER_CUBE,
    SLED_DECK,
    SLED_LAYER,
)
from game.games.abusir.sled.geometry import Point, Polygon, Shape, normals, offsets
from game.games.abusir.sled.ground import SLED
from game.games.abusir.sled.world import Pose, Sled

NORMALS = normals(HULL)
OFFSETS = offsets(HULL, NORMALS)
Twist = tuple[float, float, float]  # velocity of the middle and turning, per cm of rope
REST: Twist = (0.0, 0.0, 0.0)
Kept = tuple[object, ...]


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
    """A sled of the pull. All its lists are replaced, never changed, so what was kept stays as it was."""

    __slots__ = (
        "_hull",
        "_told",
        "before",
        "c",
        "friction",
        "knocked",
        "load",
        "meetings",
        "number",
        "peak",
        "s",
        "shaking",
        "speed",
        "twist",
        "x",
        "y",
    )

    def __init__(self, sled: Sled, number: int) -> None:
        self.number = number
        self.x, self.y, self.c, self.s = sled.pose
        self.load = sled.load
        self.shaking = list(sled.shaking) or [0.0] * len(sled.load)
        self.weigh()
        self.twist = REST  # of the last step
        self.speed = 1.0  # where the solver begins
        self.meetings: tuple[tuple[int, float], ...] = ()  # partners, with the rope at the last touch
        self.knocked = 0  # steps for which the last knock is still felt
        self.before = REST  # twist before the last knock
        self.peak: list[float] = []  # largest change of each block's velocity since
        self._hull: Shape | None = None
        self._told: Sled | None = sled if sled.shaking or not sled.load else None

    def weigh(self) -> None:
        """Floor friction grows with the cubes aboard."""
        self.friction = EMPTY + PER_CUBE * cubes(self.load)

    def put(self, x: float, y: float, c: float, s: float) -> None:
        self.x, self.y, self.c, self.s = x, y, c, s
        self._hull = self._told = None

    @property
    def hull(self) -> Shape:
        """The outline where the sled stands."""
        if self._hull is None:
            self._hull = hull(self.x, self.y, self.c, self.s)
        return self._hull

    @property
    def told(self) -> Sled:
        """The sled as those outside know it."""
        if self._told is None:
            self._told = Sled(Pose(self.x, self.y, self.c, self.s), self.load, tuple(self.shaking))
        return self._told

    def changed(self) -> None:
        self._told = None

    def keep(self) -> Kept:
        """All that a step changes."""
        pose = (self.x, self.y, self.c, self.s, self._hull)
        return (*pose, self.shaking, self.twist, self.meetings, self.knocked, self.before, self.peak)

    def restore(self, kept: Kept) -> None:
        self.x, self.y, self.c, self.s, self._hull, self.shaking, self.twist, *rest = kept  # type: ignore[assignment]
        self.meetings, self.knocked, self.before, self.peak = rest  # type: ignore[assignment]
        self._told = None


def cubes(load: tuple[int, ...]) -> int:
    total = 0
    for block in load:
        total += block
    return total


def hull(x: float, y: float, c: float, s: float) -> Shape:
    """The outline of a sled at a pose."""
    corners = [(x + (c * a - s * b), y + (s * a + c * b)) for a, b in HULL]
    directions = [(c * a - s * b, s * a + c * b) for a, b in NORMALS]
    return corners, directions, [(a * x + b * y) + o for (a, b), o in zip(directions, OFFSETS, strict=True)]


def load_top(load: tuple[int, ...]) -> float:
    """How high the blocks of a sled reach, over its whole outline."""
    return SLED_DECK + LAYER * ((cubes(load) + SLED_LAYER - 1) // SLED_LAYER)


def load_column(body: Body) -> Polygon:
    return Polygon(SLED, body.number, body.hull[0], load_top(body.load))
