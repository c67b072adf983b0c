"""V1 to V5: a sled alone on its rope, against closed forms and against much smaller steps."""

from math import atan2, cos, dist, isclose, log, radians, sqrt, tan

import pytest

from game.games.abusir.sled import towing
from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import ASTERN, C2, EYE, FREE_STEP
from game.games.abusir.sled.geometry import Point
from game.games.abusir.sled.towing import glide, tow
from tests.games.abusir.sled.setting import NOTHING, body, drawn_on, under_way

FAR_AWAY = (1e9, 0.0)
ANGLES = (30, 90, 150, 170)


def angle_to(sled: Body, holder: Point) -> float:
    """Between heading and rope."""
    x, y = holder[0] - sled.eye[0], holder[1] - sled.eye[1]
    return abs(atan2(sled.c * y - sled.s * x, sled.c * x + sled.s * y))


def glided(degrees: float, length: float, h: float, holder: Point = FAR_AWAY) -> Body:
    sled = body(0.0, 0.0, degrees)
    for _ in range(round(length / h)):
        glide(sled, holder, h)
    return sled


def closed_form(phi0: float, length: float) -> tuple[float, float]:
    """Angle and advance: s = (c^2 / a) ln(tan(phi0/2) / tan(phi/2)) + a (cos phi - cos phi0)."""

    def pulled(phi: float) -> float:
        return C2 / EYE * log(tan(phi0 / 2) / tan(phi / 2)) + EYE * (cos(phi) - cos(phi0))

    low, high = 1e-12, phi0
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if pulled(middle) > length else (low, middle)
    return low, length - EYE * (cos(low) - cos(phi0))


@pytest.mark.parametrize("degrees", ANGLES)
def test_v1_a_far_holder(degrees: int) -> None:
    sled = body(0.0, 0.0, degrees)
    drawn_on(under_way(NOTHING, [sled], FAR_AWAY), 12.0)
    phi, advance = closed_form(radians(degrees), 12.0)
    assert angle_to(sled, FAR_AWAY) == pytest.approx(phi, abs=1e-5)
    assert sled.x == pytest.approx(advance, abs=2e-5)
    assert sled.y == pytest.approx(0.0, abs=2e-5)  # the middle moves along the rope


@pytest.mark.parametrize(
    ("degrees", "phi", "advance"),
    [(30, 0.001122169, 5.598078100), (90, 0.072671678, 3.007918273), (150, 0.989655840, 1.754991126)],
)
def test_v1a_the_same_in_figures(degrees: int, phi: float, advance: float) -> None:
    sled = body(0.0, 0.0, degrees)
    drawn_on(under_way(NOTHING, [sled], FAR_AWAY), 6.0)
    assert angle_to(sled, FAR_AWAY) == pytest.approx(phi, abs=1e-5)
    assert sled.x == pytest.approx(advance, abs=2e-5)
    assert closed_form(radians(degrees), 6.0) == pytest.approx((phi, advance), abs=1e-8)


def test_v2_of_fourth_order() -> None:
    _, advance = closed_form(radians(90), 6.0)
    errors = [abs(glided(90, 6.0, h).x - advance) for h in (0.5, 0.25, 0.125)]
    assert errors[0] > 10 * errors[1] > 100 * errors[2]


@pytest.mark.parametrize("radius", [0.5, 0.1])
def test_v3_with_little_friction_in_turning_it_turns_first(
    radius: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(towing, "C2", radius * radius)
    assert glided(90, 8.0, 0.001).x == pytest.approx(8.0 - EYE, abs=1e-6)


@pytest.mark.parametrize("degrees", [30, 90, 150])
def test_v4_a_near_holder(degrees: int) -> None:
    sled, fine = body(0.0, 0.0, degrees), body(0.0, 0.0, degrees)
    holder = (sled.eye[0] + 45.0, sled.eye[1])
    before = angle_to(sled, holder)
    for _ in range(120):
        glide(sled, holder, FREE_STEP)
        assert angle_to(sled, holder) <= before + 1e-12
        before = angle_to(sled, holder)
    for _ in range(15_000):
        glide(fine, holder, 0.002)
    assert dist(sled.eye, holder) == pytest.approx(15.0, abs=2e-5)
    assert (sled.x, sled.y, sled.c, sled.s) == pytest.approx((fine.x, fine.y, fine.c, fine.s), abs=2e-5)


@pytest.mark.parametrize("degrees", range(10, 360, 35))
@pytest.mark.parametrize("friction", [1.0, 2.5])
def test_v5_the_load_lies_on_the_limit_surface(degrees: int, friction: float) -> None:
    sled = body(0.0, 0.0, degrees)
    vx, vy, w = tow(0.0, 0.0, sled.c, sled.s, (1e18, 0.0))
    speed = sqrt(vx * vx + vy * vy + C2 * w * w)
    force = friction * vx / speed, friction * vy / speed
    torque = friction * C2 * w / speed
    lever = -EYE * sled.s
    assert abs(lever) > ASTERN
    on_surface = (dist(force, (0, 0)) ** 2 + torque**2 / C2) / friction**2
    assert on_surface == pytest.approx(1.0, abs=1e-12)
    tension = friction * sqrt(C2) / sqrt(C2 + lever * lever)
    assert (*force, torque) == pytest.approx((tension, 0, lever * tension), abs=1e-12)  # the rope balances it
    assert isclose(friction * speed, tension, abs_tol=1e-12)  # power for a centimetre of rope


def test_astern_it_always_turns() -> None:
    sled = body(0.0, 0.0, 180)
    sled.put(0.0, 0.0, -1.0, 0.0)
    assert tow(sled.x, sled.y, sled.c, sled.s, (50.0, 0.0))[2] > 0
