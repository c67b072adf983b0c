"""V12, V13: a world turned or mirrored comes to the same bits, turned or mirrored."""

from collections.abc import Callable

import pytest

from game.games.abusir.sled.geometry import Cluster, Point, Polygon
from game.games.abusir.sled.ground import Scene
from game.games.abusir.sled.holder import outline_point
from game.games.abusir.sled.world import Pose, Pulled, Sled, scene_of
from tests.games.abusir.sled.amount import amount
from tests.games.abusir.sled.drawn import Numbers, drawn_leg, drawn_world
from tests.games.abusir.sled.setting import through

PULLS = amount(300, 50)
Turn = Callable[[Point], Point]
TURNS: dict[str, tuple[Turn, bool]] = {
    "quarter": (lambda p: (-p[1], p[0]), False),
    "half": (lambda p: (-p[0], -p[1]), False),
    "mirrored in x": (lambda p: (-p[0], p[1]), True),
    "mirrored in y": (lambda p: (p[0], -p[1]), True),
}


@pytest.mark.parametrize("name", TURNS)
def test_the_same_bits(name: str) -> None:
    turn, mirrored = TURNS[name]
    moved = 0
    for seed in range(PULLS):
        numbers = Numbers(seed)
        world = drawn_world(numbers)
        leg = drawn_leg(numbers)
        there, holder = scene_of(world), outline_point(leg.k)
        straight = through(there, world.sleds, holder, leg.mm / 10, high=leg.high)
        sleds = [turned(one, turn) for one in world.sleds]
        other = through(turned_scene(there, turn, mirrored), sleds, turn(holder), leg.mm / 10, high=leg.high)
        assert story(other) == [turned_story(one, turn) for one in story(straight)], seed
        assert (other.leg_end, other.end, other.fallen) == (straight.leg_end, straight.end, straight.fallen)
        moved += straight.pulled > 0
    assert moved > PULLS // 2


def story(of: Pulled) -> list[tuple[float, list[Sled], list[Point]]]:
    return [(moment.pulled, list(moment.sleds), list(moment.rope)) for moment in of.trace]


def turned_story(
    of: tuple[float, list[Sled], list[Point]], turn: Turn
) -> tuple[float, list[Sled], list[Point]]:
    pulled, sleds, rope = of
    return pulled, [turned(sled, turn) for sled in sleds], [turn(point) for point in rope]


def turned(sled: Sled, turn: Turn) -> Sled:
    x, y, c, s = sled.pose
    return sled._replace(pose=Pose(*turn((x, y)), *turn((c, s))))


def turned_scene(of: Scene, turn: Turn, mirrored: bool) -> Scene:
    """Corners go round the same way again: those of a mirror image in reverse."""

    def polygon(one: Polygon) -> Polygon:
        corners = [turn(corner) for corner in one.corners]
        return Polygon(one.kind, one.number, corners[::-1] if mirrored else corners, one.height)

    def cluster(one: Cluster) -> Cluster:
        return Cluster([polygon(member) for member in one.members])

    x, y = turn(of.half)
    obstacles, edges = (tuple(map(polygon, part)) for part in (of.obstacles, of.edges))
    stops, columns, solids = (tuple(map(cluster, part)) for part in (of.stops, of.columns, of.solids))
    return Scene((abs(x), abs(y)), obstacles, stops, columns, solids, edges)
