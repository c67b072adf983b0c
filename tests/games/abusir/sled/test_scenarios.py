"""R1 to R15: pulls on the real board, with the poses that were worked out for them."""

from math import sqrt

import pytest

from game.games.abusir.sled.world import (
    ENTERED_RIVER,
    HIT_PYRAMID,
    HOME,
    JAMMED,
    LEFT_BOARD,
    LENGTH,
    OVER,
    PUSHED_INTO_PYRAMID,
    ROPE_MOVED_BLOCKS,
    STOPPED,
    Pulled,
    Pyramid,
    World,
)
from tests.games.abusir.sled.setting import FULL, at_stage, on_board, pulled, pyramids, sled

RIGHT, LEFT = (1.0, 0.0), (-1.0, 0.0)
STEP = Pyramid(((1, 1, 1, 1), (1, 1, 1, 1), (1, 1, 1, 0), (0, 0, 0, 0)))
CORNER = Pyramid(((0, 0, 0, 0), (0, 1, 1, 0), (0, 1, 0, 0), (0, 0, 0, 0)))
BOATS = (5,) * 6


def check(
    result: Pulled,
    end: str,
    length: float,
    tolerance: float,
    place: tuple[float, float],
    heading: tuple[float, float] | None = None,
    who: int = 0,
) -> None:
    assert result.end == end
    assert result.pulled == pytest.approx(length, abs=tolerance)
    x, y, c, s = result.sleds[who].pose
    assert (x, y) == pytest.approx(on_board(*place), abs=tolerance)
    assert sqrt(c * c + s * s) == pytest.approx(1.0, abs=1e-12)
    if heading:
        assert (c, s) == pytest.approx(heading, abs=tolerance)


def test_r1_a_turn_and_on() -> None:
    result = pulled(World((at_stage(1),)), (30, 0), 30)
    check(result, STOPPED, 30, 0.001, (20.878, 18.090), (0.4503, -0.8929))
    assert result.sleds[0].shaking == pytest.approx((0.467,), abs=0.001)


def test_r2_to_the_left_edge() -> None:
    result = pulled(World((at_stage(6),)), (0, 42), 25)
    check(result, STOPPED, 25, 0.001, (52.954, 44.215), (-0.9991, -0.0418))
    assert result.sleds[0].shaking == pytest.approx((1.529,), abs=0.001)


def test_r3_astern_it_turns_about_and_loses_its_block() -> None:
    result = pulled(World((sled(42, 5, LEFT),)), (84, 5), 15)
    check(result, STOPPED, 15, 0.002, (50.997, 5.198), (0.9999, -0.0148))
    assert result.fallen == ((0, 0, 1),)
    assert result.sleds[0].load == ()


def test_r4_round_the_palms() -> None:
    result = pulled(World((at_stage(5, (1, 2)),)), (66, 0), 25)
    check(result, STOPPED, 25, 0.08, (61.24, 20.28), (0.228, -0.974))
    assert max(result.sleds[0].shaking) == pytest.approx(2.1, abs=0.15)
    assert result.sleds[0].load == (1, 2)


def test_r5_the_rope_bends_round_the_rock() -> None:
    result = pulled(World((at_stage(4),)), (38, 0), 36)
    check(result, STOPPED, 36, 0.06, (41.51, 9.37), (-0.351, -0.936))
    assert len(result.trace[0].rope) == 3
    assert len(result.trace[-1].rope) == 2


SHOVE = World((sled(20, 44, RIGHT), sled(30, 44.6, RIGHT, ())))


def test_r6_a_shove() -> None:
    result = pulled(SHOVE, (84, 44), 10)
    check(result, STOPPED, 10, 0.08, (30.01, 42.93))
    check(result, STOPPED, 10, 0.08, (34.51, 45.97), (0.762, 0.647), who=1)


def test_r7_and_into_the_river() -> None:
    result = pulled(SHOVE, (84, 44), 16)
    check(result, ENTERED_RIVER, 12.74, 0.15, (35.64, 46.65), who=1)
    assert result.sled == 1
    assert result.met is not None
    assert result.met.what == "river"


HIT = World((at_stage(4),), pyramids(S3=STEP))


def test_r8_against_a_pyramid() -> None:
    result = pulled(HIT, (59, 0), 60)
    check(result, HIT_PYRAMID, 8.947, 0.002, (50.132, 36.007), (0.2391, -0.9710))
    assert result.met == ("pyramid", 2)


@pytest.mark.parametrize("holder", [(30, 60), (0, 40)])
def test_v11_and_away_from_it_again(holder: tuple[float, float]) -> None:
    there = pulled(HIT, (59, 0), 60)
    away = pulled(HIT._replace(sleds=there.sleds), holder, 5, high=True)
    assert (away.leg_end, away.end, away.pulled) == (LENGTH, STOPPED, 5.0)


def test_r9_pushed_into_a_pyramid() -> None:
    world = World((sled(36, 35.2, RIGHT), sled(44, 35.4, RIGHT, ())), pyramids(S3=FULL))
    result = pulled(world, (84, 38), 30, high=True)
    check(result, PUSHED_INTO_PYRAMID, 8.26, 0.1, (49.47, 34.63), who=1)
    assert result.sled == 1


@pytest.mark.parametrize("high", [False, True])
def test_r10_the_rope_lies_on_blocks(high: bool) -> None:
    world = World((at_stage(3),), pyramids(S2=FULL))
    result = pulled(world, (34, 0), 30, high=high)
    assert (result.leg_end, result.end, result.pulled) == (OVER, ROPE_MOVED_BLOCKS, 0.0)
    assert result.sleds[0].pose == world.sleds[0].pose
    assert result.met == ("pyramid", 1)


def test_r11_the_rope_sinks_onto_a_block() -> None:
    result = pulled(World((at_stage(3),), pyramids(S2=CORNER)), (34, 0), 30, high=True)
    check(result, ROPE_MOVED_BLOCKS, 1.500, 0.002, (34.483, 43.200))


def test_r12_over_the_edge() -> None:
    result = pulled(World((at_stage(6),)), (84, 20), 60)
    check(result, LEFT_BOARD, 20.565, 0.002, (81.888, 25.912))


def test_r13_no_rope_is_left() -> None:
    result = pulled(World((at_stage(6),)), (84, 42), 60)
    check(result, STOPPED, 8.822, 0.002, (81.040, 43.157))
    assert result.leg_end == HOME


def test_r14_into_the_river() -> None:
    result = pulled(World((at_stage(4),), boats=BOATS), (60, 60), 30, high=True)
    check(result, ENTERED_RIVER, 8.096, 0.002, (49.448, 46.957))


def test_r15_the_nose_against_the_rock() -> None:
    result = pulled(World((sled(44.5, 38),)), (44.5, 0), 30)
    check(result, STOPPED, 3.53, 0.03, (43.66, 34.73))
    assert result.leg_end == JAMMED
