"""Sleds and boards as the tests of the model need them. Tests may use all of `math`; the model may not."""

from collections.abc import Sequence
from math import cos, radians, sin

from game.games.abusir import board
from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import LOW
from game.games.abusir.sled.geometry import Point, Polygon, rectangle
from game.games.abusir.sled.ground import OBSTACLE, Scene, scene
from game.games.abusir.sled.holder import height
from game.games.abusir.sled.places import HEADINGS, UP, at_start
from game.games.abusir.sled.pull import _steps, drawing
from game.games.abusir.sled.rope import Rope
from game.games.abusir.sled.stepping import Pull
from game.games.abusir.sled.world import Pose, Pulled, Pyramid, Sled, World, scene_of

VAST = 1e12
NOTHING = scene((VAST, VAST))
FULL = Pyramid(((1,) * 4,) * 4)
WALL = Polygon(OBSTACLE, 0, rectangle(-200.0, 3.0, 200.0, 5.0))  # its upper face at y = 3, normal (0, -1)


def on_board(x: float, y: float) -> Point:
    """A point of the board, counted from its top left corner."""
    return x - board.WIDTH / 200, y - board.HEIGHT / 200


def sled(x: float, y: float, heading: Point = HEADINGS[UP], load: Sequence[int] = (1,)) -> Sled:
    return Sled(Pose(*on_board(x, y), *heading), tuple(load))


def at_stage(number: int, load: Sequence[int] = (1,)) -> Sled:
    """At stage L1 to L6, as at the start."""
    return at_start(number - 1)._replace(load=tuple(load))


def pyramids(**of: Pyramid) -> tuple[Pyramid, ...]:
    return tuple(of.get(f"S{number}", Pyramid()) for number in range(1, 8))


def pulled(world: World, holder: Point, length: float, own: int = 0, *, high: bool = False) -> Pulled:
    """A pull towards a point of the board."""
    return through(scene_of(world), world.sleds, on_board(*holder), length, own, high=high)


def through(
    there: Scene, sleds: Sequence[Sled], holder: Point, length: float, own: int = 0, *, high: bool = False
) -> Pulled:
    """A pull in the frame of the model, to its end."""
    steps = drawing(there, sleds, own, holder, height(high), length)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Pulled = end.value
            return result


def body(x: float, y: float, degrees: float, friction: float = 1.0, number: int = 0) -> Body:
    """An unloaded sled of any weight, so that no rope touches its load."""
    heading = cos(radians(degrees)), sin(radians(degrees))
    made = Body(Sled(Pose(x, y, *heading)), number)
    made.friction = friction
    return made


def under_way(there: Scene, bodies: Sequence[Body], holder: Point) -> Pull:
    """A pull whose rope goes straight to the holder, over whatever stands between."""
    return Pull(there, bodies, 0, Rope(bodies[0].eye, holder, LOW, ()), 1.0)


def drawn_on(pull: Pull, length: float) -> str:
    """Pull so far: how the leg ended."""
    for stop in _steps(pull, length):
        if stop:
            return stop.leg_end
    raise AssertionError("a pull without an end")
