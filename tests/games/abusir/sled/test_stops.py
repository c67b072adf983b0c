"""V10: where a sled stops."""

from math import cos, sin

from game.games.abusir.sled.body import hull
from game.games.abusir.sled.geometry import Polygon, rectangle, separation
from game.games.abusir.sled.ground import PYRAMID, scene
from game.games.abusir.sled.world import HIT_PYRAMID, Pose, Sled
from tests.games.abusir.sled.amount import amount
from tests.games.abusir.sled.drawn import Numbers
from tests.games.abusir.sled.setting import through

APPROACHES = amount(400, 160)
BLOCK = Polygon(PYRAMID, 0, rectangle(-0.75, -0.75, 0.75, 0.75), 0.1)  # too low for the rope
ALONE = scene((42.0, 30.0), pyramids=[[BLOCK]])


def test_v10_a_sled_stops_where_it_touches() -> None:
    met = 0
    for seed in range(APPROACHES):
        numbers = Numbers(seed)
        way, heading = (numbers.below(6283) / 1000 for _ in range(2))
        sled = Sled(Pose(14 * cos(way), 14 * sin(way), cos(heading), sin(heading)))
        aside = (numbers.below(300) - 150) / 100
        holder = -25 * cos(way) - aside * sin(way), -25 * sin(way) + aside * cos(way)
        result = through(ALONE, [sled], holder, 60.0)
        if result.end == HIT_PYRAMID:
            met += 1
            assert -1e-6 <= separation(hull(*result.sleds[0].pose), BLOCK.shape) <= 1e-6
    assert met >= APPROACHES * 15 // 20
