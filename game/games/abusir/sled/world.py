"""What a pull is told and what it answers: plain values that the rules keep and the page draws."""

from functools import lru_cache
from typing import NamedTuple

from game.games.abusir.sled.geometry import Point
from game.games.abusir.sled.ground import ABUSIR, Ground, Scene, boat, columns, scene

# How an action ends, in the rules' words
STOPPED = "stopped"
HIT_PYRAMID = "hit_pyramid"
PUSHED_INTO_PYRAMID = "pushed_into_pyramid"
ROPE_MOVED_BLOCKS = "rope_moved_blocks"
PUSHED_SLED_LOST_BLOCK = "pushed_sled_lost_block"
LEFT_BOARD = "left_board"
ENTERED_RIVER = "entered_river"

# How a leg ends; after the first three the other leg may still be pulled
LENGTH, HOME, JAMMED, OVER = "length", "home", "jam", "over"


class Pose(NamedTuple):
    """Where a sled stands, from the middle of the board, and the direction of its nose."""

    x: float
    y: float
    c: float
    s: float


class Sled(NamedTuple):
    """A sled: its pose, the cubes of each of its blocks and how much each has been shaken in this action.

    Blocks stand in the order of loading: the first three on the deck, the others on top of them.
    """

    pose: Pose
    load: tuple[int, ...] = ()
    shaking: tuple[float, ...] = ()  # () is: not at all


class Pyramid(NamedTuple):
    """How many cubes stand on each cell of a base, row by row, and whether the single one on top does."""

    rows: tuple[tuple[int, ...], ...] = ()
    top: bool = False


class World(NamedTuple):
    """All that a pull can meet. `boats` has the cubes aboard the boat of each berth."""

    sleds: tuple[Sled, ...]
    pyramids: tuple[Pyramid, ...] = ()
    boats: tuple[int, ...] = ()
    ground: Ground = ABUSIR


class Leg(NamedTuple):
    """A pull from a point of the outline, `k` tenths of a cm along it: so much rope, a haste of 1 to 3."""

    k: int
    high: bool
    mm: int
    pace: int = 1


class Met(NamedTuple):
    """What ended an action, or what a rope touches: pyramid, boat, sled, river or edge, and its number."""

    what: str
    number: int


class Fallen(NamedTuple):
    """A block that fell: of which sled, from which place of its load as it was then, and its cubes."""

    sled: int
    place: int
    cubes: int


class Moment(NamedTuple):
    """How things stand after so much rope: every sled, and the rope from eye to holder with its bends."""

    pulled: float
    sleds: tuple[Sled, ...]
    rope: tuple[Point, ...]


class Pulled(NamedTuple):
    """What came of a leg. If it ended the action, `sled` is the one it happened to, and `met` what it met."""

    sleds: tuple[Sled, ...]
    pulled: float
    leg_end: str
    end: str
    fallen: tuple[Fallen, ...]
    sled: int
    met: Met | None
    trace: tuple[Moment, ...]


def tenths(pose: Pose) -> tuple[int, int]:
    """Where a sled stands, in tenths of a centimetre from the upper left corner of the board."""
    return int(pose.x * 10.0 + 420.5), int(pose.y * 10.0 + 300.5)


def millimetres(length: float) -> int:
    """A length in whole millimetres."""
    return int(length * 10.0 + 0.5)


def scene_of(world: World) -> Scene:
    """All that stands still."""
    return _scene(world.pyramids, world.boats, world.ground)


@lru_cache(maxsize=4)  # a position is asked again and again
def _scene(pyramids: tuple[Pyramid, ...], cubes_of: tuple[int, ...], ground: Ground) -> Scene:
    sites = enumerate(zip(pyramids, ground.bases, strict=False))
    blocks = [columns(base, *pyramid, site) for site, (pyramid, base) in sites]
    berths = enumerate(zip(cubes_of, ground.boats, strict=False))
    boats = [boat(outline, cubes, berth) for berth, (cubes, outline) in berths if cubes]
    return scene(ground.half, ground.obstacles, blocks, ground.rivers, boats)
