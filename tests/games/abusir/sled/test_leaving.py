"""A-R1, A8.9: no sled is ever stuck at what it touches or stands in."""

from itertools import count, islice
from math import sqrt

from game.games.abusir.edge import AROUND
from game.games.abusir.sled.places import PARCELS, overlaps
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import ENTERED_RIVER, Leg, Pose, Pyramid, Sled, World
from tests.games.abusir.sled.amount import amount
from tests.games.abusir.sled.drawn import FULL, ROOFED, Numbers
from tests.games.abusir.sled.leaving import ENOUGH, TOUCHING, ended, leads_away, ways_out
from tests.games.abusir.sled.setting import sled

ENDS = amount(20_000, 200)
BUILT = amount(2000, 120)
ELSEWHERE = (sled(12.0, 10.0), sled(72.0, 10.0))


def holders(world: World) -> int:
    """To how many of 576 holders the first sled can be pulled away."""
    return sum(leads_away(world, holder) for holder in range(0, AROUND, 5))


def test_a_r1_from_every_end_at_river_edge_or_pyramid_a_tenth_of_the_holders_leads_away() -> None:
    found = list(islice(ended(count()), ENDS))
    assert {end for _, end, _ in found} == set(TOUCHING)
    assert [(seed, end) for seed, end, world in found if ways_out(world) < ENOUGH] == []


def test_a_r1_a_sled_flush_along_the_bank_is_pulled_off() -> None:
    c, s = -0.9978, 0.0665
    length = sqrt(c * c + s * s)
    flush = Sled(Pose(-1.1064, 17.2702, c / length, s / length))
    assert holders(World((flush, *ELSEWHERE))) >= 500


def test_a_r1_a_sled_pulled_into_the_river_is_pulled_out() -> None:
    lone = Sled(Pose(15.550941, 13.275417, -0.589349, -0.807879), (1,))
    c, s = lone.pose[2:]
    lone = lone._replace(pose=lone.pose._replace(c=c / sqrt(c * c + s * s), s=s / sqrt(c * c + s * s)))
    others = Sled(Pose(0.0, 15.0, 0.0, -1.0)), Sled(Pose(28.0, 15.0, 1.0, 0.0))
    world = World((lone, *others))
    result = pull(world, 0, Leg(2378, high=True, mm=1100))
    assert result.end == ENTERED_RIVER
    assert holders(world._replace(sleds=result.sleds)) >= 500


def test_a8_9_what_is_built_where_a_sled_stands_does_not_hold_it() -> None:
    drawn = 0
    for seed in range(BUILT):
        numbers = Numbers(seed)
        site = numbers.below(len(PARCELS))
        x, y = PARCELS[site].middle
        angle = numbers.below(628) / 100
        pose = _turned(x + _aside(numbers), y + _aside(numbers), angle)
        if not overlaps(pose, PARCELS[site]):
            continue
        built = [Pyramid() for _ in PARCELS]
        built[site] = Pyramid(ROOFED, top=True) if numbers.below(2) else Pyramid(FULL)
        drawn += 1
        assert ways_out(World((Sled(pose),), tuple(built))) >= ENOUGH, seed
    assert drawn > BUILT // 2


def _aside(numbers: Numbers) -> float:
    return (numbers.below(100) - 50) / 10


def _turned(x: float, y: float, angle: float) -> Pose:
    t = angle / 4
    c, s = (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
    return Pose(x, y, c, s)
