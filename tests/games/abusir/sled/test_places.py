"""What may lie where, and the rope before it is pulled."""

from itertools import pairwise

import pytest

from game.games.abusir import board
from game.games.abusir.edge import AROUND
from game.games.abusir.sled.holder import outline_point
from game.games.abusir.sled.laying import laid
from game.games.abusir.sled.places import HEADINGS, Aligned, aligned, at_start, in_the_way, sites, stages
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import ROPE_MOVED_BLOCKS, Leg, Pose, Pyramid, World
from tests.games.abusir.sled.drawn import BOATS, Numbers, drawn_leg, drawn_world
from tests.games.abusir.sled.setting import FULL, on_board, pyramids, sled

START = tuple(at_start(berth) for berth in range(len(board.BERTHS)))
RIGHT = (1.0, 0.0)


@pytest.mark.parametrize("berth", range(6))
def test_every_sled_starts_at_its_stage_and_at_no_site(berth: int) -> None:
    pose = START[berth].pose
    assert stages(pose) == (berth,)
    assert sites(pose) == ()
    assert in_the_way(World(START), berth, pose) is None


@pytest.mark.parametrize("site", range(7))
def test_in_the_middle_of_a_parcel_it_is_at_that_site(site: int) -> None:
    x, y = board.SITES[site].base
    pose = sled(x / 100 + 3, y / 100 + 3).pose
    assert sites(pose) == (site,)
    assert in_the_way(World(()), -1, pose) is None
    built = World((), tuple(FULL if number == site else Pyramid() for number in range(7)))
    assert in_the_way(built, -1, pose) == ("pyramid", site)


def test_touching_is_not_being_there() -> None:
    """The bank side of a parcel in the middle of nowhere: the tail just at its edge, then over it."""
    left = (board.SITES[1].base[0] - 220) / 100 + 0.0
    assert sites(sled(left - 3.4, 33.5, RIGHT).pose) == ()
    assert sites(sled(left - 1.0, 33.5, RIGHT).pose) == (1,)


@pytest.mark.parametrize(
    ("place", "what"),
    [((2, 30), "edge"), ((25.2, 39.6), "obstacle"), ((34, 48), "river"), ((48, 44.6), "sled")],
)
def test_what_is_in_the_way(place: tuple[float, float], what: str) -> None:
    met = in_the_way(World(START), 0, sled(*place, RIGHT).pose)
    assert met is not None
    assert met.what == what


def test_headings_go_round_clockwise() -> None:
    assert len(set(HEADINGS)) == 40
    assert (HEADINGS[0], HEADINGS[10], HEADINGS[30]) == ((1.0, 0.0), (0.0, 1.0), (0.0, -1.0))
    for (a, b), (c, d) in pairwise(HEADINGS):
        assert a * d - b * c > 0.1
    assert aligned(Pose(1.0, 2.0, *RIGHT), Aligned(30, -15, 3)) == Pose(-0.5, 2.3, 0.0, -1.0)


def test_the_outline_in_tenths() -> None:
    assert AROUND == 2880
    corners = [outline_point(k) for k in (0, 840, 1440, 2280, 2880)]
    assert corners == [(-42.0, -30.0), (42.0, -30.0), (42.0, 30.0), (-42.0, 30.0), (-42.0, -30.0)]
    assert outline_point(2279) == (-41.9, 30.0)
    assert outline_point(2281) == (-42.0, 29.9)


def test_a_laid_rope_tells_what_ends_the_pull() -> None:
    """It touches something as laid just when the pull is over before it begins."""
    touching = 0
    for seed in range(150):
        numbers = Numbers(seed)
        world, leg = drawn_world(numbers), drawn_leg(numbers)
        rope = laid(world, 0, leg.k, leg.high)
        first = pull(world, 0, leg._replace(mm=1))
        assert rope.rope == first.trace[0].rope
        over = first.end == ROPE_MOVED_BLOCKS and first.pulled == 0.0 and len(first.trace) == 1
        assert bool(rope.touched) == over
        if over:
            assert first.met == rope.touched[0].met
        touching += over
    assert 20 < touching < 130


def test_the_rope_rises_to_the_holder() -> None:
    rope = laid(World(START, pyramids(S2=FULL), BOATS), 3, 380, high=True)
    assert len(rope.rope) == 3  # round the rock
    assert rope.heights == pytest.approx(sorted(rope.heights))
    assert (rope.heights[0], rope.heights[-1]) == pytest.approx((0.6, 6.0))
    assert rope.rope[-1] == outline_point(380) == on_board(38, 0)


def test_a_pull_of_nothing_does_nothing() -> None:
    world = World(START)
    assert pull(world, 0, Leg(300, high=False, mm=0)).sleds == world.sleds
