"""The rope before it is pulled: laid past the obstacles, and what it would touch."""

from itertools import pairwise
from typing import NamedTuple

from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import EYE_HEIGHT
from game.games.abusir.sled.geometry import Point, distance
from game.games.abusir.sled.holder import height, outline_point
from game.games.abusir.sled.rope import Rope, columns_met
from game.games.abusir.sled.stops import around
from game.games.abusir.sled.world import Met, World, scene_of


class Column(NamedTuple):
    """Blocks that the rope touches: whose they are, and their outline."""

    met: Met
    outline: tuple[Point, ...]


class Laid(NamedTuple):
    """The rope from the eye round its bends to the holder, its height at each of these, what it touches."""

    rope: tuple[Point, ...]
    heights: tuple[float, ...]
    touched: tuple[Column, ...]


def laid(world: World, sled: int, k: int, high: bool) -> Laid:
    """The rope of a sled to the point k of the outline. Any blocks touched would end the action at once."""
    bodies = [Body(one, number) for number, one in enumerate(world.sleds)]
    scene = around(bodies[sled], scene_of(world))
    start = bodies[sled].eye
    rope = Rope(start, outline_point(k), height(high), scene.obstacles)
    others = [body for body in bodies if body.number != sled]
    met = columns_met(rope, start, others, scene)
    touched: list[Column] = []
    for one in met:
        column = Column(Met(one.kind, one.number), one.corners)
        if column not in touched:
            touched.append(column)
    points = rope.points(start)
    return Laid(points, heights(points, rope.height), tuple(touched))


def heights(points: tuple[Point, ...], end: float) -> tuple[float, ...]:
    """The height changes evenly along the rope, from the eye to the hole in the holder."""
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + distance(a, b))
    rise = (end - EYE_HEIGHT) / lengths[-1] if lengths[-1] > 0.0 else 0.0
    return tuple(EYE_HEIGHT + rise * length for length in lengths)
