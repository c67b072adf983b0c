"""The board in the frame of the model: what stands still, made of the whole hundredths of the table."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.games.abusir import board
from game.games.abusir.board import Grove, Outline
from game.games.abusir.sled.constants import BOAT_DECK, BOAT_LAYER, LAYER
from game.games.abusir.sled.geometry import Cluster, Point, Polygon, rectangle, twelve_gon

OBSTACLE, RIVER, PYRAMID, BOAT, SLED, EDGE = "obstacle", "river", "pyramid", "boat", "sled", "edge"
Rows = tuple[tuple[int, ...], ...]  # cubes on each cell of a base
BEYOND = 10.0  # of the edge: more than a sled is long
TOP = 3  # cubes below the upper side of the cube on top


class Ground(NamedTuple):
    """A board: half its size, and what lies on it. Bases are the top left corners of pyramids."""

    half: Point
    obstacles: tuple[Polygon, ...] = ()
    rivers: tuple[Polygon, ...] = ()
    bases: tuple[board.Point, ...] = ()
    boats: tuple[Outline, ...] = ()


class Scene(NamedTuple):
    """What stands still during a pull. Rope and sleds go round obstacles; stops are not to be entered."""

    half: Point
    obstacles: tuple[Polygon, ...]
    stops: tuple[Cluster, ...]  # pyramids and river
    columns: tuple[Cluster, ...]  # that a rope may touch: pyramids and boats
    solids: tuple[Cluster, ...]  # obstacles and stops
    edges: tuple[Polygon, ...]  # what is beyond the board, on each of its sides


def at(point: board.Point) -> Point:
    """A point of the board in the frame of the model; one division, so a mirror image is a change of sign."""
    return (point[0] - board.WIDTH // 2) / 100, (point[1] - board.HEIGHT // 2) / 100


def scene(
    half: Point,
    obstacles: Sequence[Polygon] = (),
    pyramids: Iterable[Sequence[Polygon]] = (),
    rivers: Iterable[Polygon] = (),
    boats: Iterable[Polygon] = (),
) -> Scene:
    """Made of the blocks of each pyramid, and so on."""
    blocks = tuple(Cluster(of) for of in pyramids if of)
    stops = (*blocks, *(Cluster([one]) for one in rivers))
    columns = (*blocks, *(Cluster([one]) for one in boats))
    solids = (*(Cluster([one]) for one in obstacles), *stops)
    return Scene(half, tuple(obstacles), stops, columns, solids, edges(half))


def placed(kind: str, number: int, outline: Outline) -> Polygon:
    return Polygon(kind, number, map(at, outline))


def obstacle(of: Grove | Outline, number: int) -> Polygon:
    if isinstance(of, Grove):
        return Polygon(OBSTACLE, number, twelve_gon(at(of.centre), of.radius / 100))
    return placed(OBSTACLE, number, of)


def obstacles(of: Sequence[Grove | Outline]) -> tuple[Polygon, ...]:
    return tuple(obstacle(one, number) for number, one in enumerate(of))


def rivers(bank: Outline) -> tuple[Polygon, ...]:
    """A piece for each segment of the bank line, down to the edge of the board."""
    edge = board.HEIGHT
    pieces = pairwise(bank)
    return tuple(placed(RIVER, n, (a, b, (b[0], edge), (a[0], edge))) for n, (a, b) in enumerate(pieces))


@lru_cache(maxsize=4)
def edges(half: Point) -> tuple[Polygon, ...]:
    """What is beyond the board: left, right, above, below."""
    x, y = half
    beyond = (
        (-x - BEYOND, -y - BEYOND, -x, y + BEYOND),
        (x, -y - BEYOND, x + BEYOND, y + BEYOND),
        (-x - BEYOND, -y - BEYOND, x + BEYOND, -y),
        (-x - BEYOND, y, x + BEYOND, y + BEYOND),
    )
    return tuple(Polygon(EDGE, number, rectangle(*one)) for number, one in enumerate(beyond))


@lru_cache(maxsize=64)  # the others stay as they were when one grows
def columns(base: board.Point, rows: Rows, top: bool, site: int) -> tuple[Polygon, ...]:
    """The blocks of a pyramid: in each row one block for each run of equal height, then the cube on top."""
    found = []
    left, upper = base
    cube = board.CUBE
    for y, row in enumerate(rows):
        for first, last in runs(row):
            corners = (left + cube * first, upper + cube * y), (left + cube * last, upper + cube * (y + 1))
            found.append(_block(*corners, row[first], site))
    if top:
        middle = left + cube * 3 // 2, upper + cube * 3 // 2
        found.append(_block(middle, (middle[0] + cube, middle[1] + cube), TOP, site))
    return tuple(found)


def runs(row: tuple[int, ...]) -> list[tuple[int, int]]:
    """From where to before where cells of equal height stand, those of height 0 left out."""
    borders = [0, *(x for x in range(1, len(row)) if row[x] != row[x - 1]), len(row)]
    return [(a, b) for a, b in pairwise(borders) if b > a and row[a]]


def _block(low: board.Point, high: board.Point, cubes: int, site: int) -> Polygon:
    return Polygon(PYRAMID, site, rectangle(*at(low), *at(high)), LAYER * cubes)


@lru_cache(maxsize=64)
def boat(outline: Outline, cubes: int, berth: int) -> Polygon:
    """The load of a boat, over its whole outline."""
    layers = (cubes + BOAT_LAYER - 1) // BOAT_LAYER
    return Polygon(BOAT, berth, map(at, outline), BOAT_DECK + LAYER * layers)


ABUSIR = Ground(
    half=(board.WIDTH / 200, board.HEIGHT / 200),
    obstacles=obstacles(board.OBSTACLES),
    rivers=rivers(board.BANK),
    bases=tuple(site.base for site in board.SITES),
    boats=tuple(berth.boat for berth in board.BERTHS),
)
