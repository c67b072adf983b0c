"""V6 to V9: hulls against a wall and against each other."""

from collections.abc import Iterator
from itertools import product
from math import acos, cos, degrees, radians, sin, sqrt
from statistics import median, quantiles

import pytest

from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import C2, EYE, JAM, MU, RESTING
from game.games.abusir.sled.geometry import separation
from game.games.abusir.sled.ground import scene
from game.games.abusir.sled.stepping import Pull, Push
from tests.games.abusir.sled.setting import NOTHING, VAST, WALL, body, drawn_on, under_way

WALLED = scene((VAST, VAST), [WALL])
DOWN = 90


def pushed(pull: Pull, h: float = 0.1) -> Push:
    push = pull.push(h)
    assert push
    return push


@pytest.mark.parametrize(("t", "advance"), [(0.3, 0.0465), (0.5, 0.2592), (1.0, 0.6086), (3.0, 0.8936)])
def test_v6_the_nose_slides_along_a_wall(t: float, advance: float) -> None:
    sled = body(0.0, 0.0, DOWN)
    sled.put(0.0, 0.0, 0.0, 1.0)
    solution = pushed(under_way(WALLED, [sled], (t * 1e9, 3.0 + 1e9))).solution
    u = t / sqrt(1 + t * t), 1 / sqrt(1 + t * t)
    lever = -EYE * u[0]
    k = 1 / (C2 + lever * lever)
    p = C2 * k * u[1]  # what takes away all of the motion into the wall
    vx, w = C2 * k * u[0] - MU * p, lever * k + EYE * MU * p / C2
    assert solution.twists[0] == pytest.approx([vx, 0.0, w], abs=1e-6)
    assert solution.advance == pytest.approx(u[0] * (vx - EYE * w), abs=1e-6)
    assert solution.advance == pytest.approx(advance, abs=1e-4)


@pytest.mark.parametrize("t", [0.10, 0.20, 0.24])
@pytest.mark.parametrize("heading", [60, 80, 90, 100, 120])
def test_v7_within_the_cone_of_friction_it_jams(t: float, heading: int) -> None:
    """The hull is cut back at the nose by 53 degrees, so up to that only the nose touches."""
    turn = radians(heading)
    sled = body(-EYE * cos(turn), 3.0 - EYE * sin(turn), heading)
    before = sled.x, sled.y, sled.c, sled.s
    assert drawn_on(under_way(WALLED, [sled], (t * 1e9, 3.0 + 1e9)), 5.0) == "jam"
    assert (sled.x, sled.y, sled.c, sled.s) == before


def test_v8_a_central_push_goes_straight() -> None:
    own, other = body(0.0, 0.0, 0, 1.5), body(6.0, 0.0, 0, 3.5, number=1)
    pull = under_way(NOTHING, [own, other], (1e9, 0.0))
    assert pushed(pull).solution.advance == pytest.approx(1.5 / (1.5 + 3.5), abs=1e-9)
    drawn_on(pull, 40.0)
    assert (own.y, own.c, own.s) == (0.0, 1.0, 0.0)
    assert (other.y, other.c, other.s) == (0.0, 1.0, 0.0)
    assert own.x == pytest.approx(40.0, abs=1e-6)
    assert other.x - own.x == pytest.approx(6.0, abs=1e-9)


@pytest.mark.parametrize(("c", "s"), [(3 / 5, 4 / 5), (5 / 13, 12 / 13), (-8 / 17, 15 / 17)])
def test_v8a_in_other_directions(c: float, s: float) -> None:
    own, other = body(0.0, 0.0, 0, 1.5), body(0.0, 0.0, 0, 3.5, number=1)
    own.put(0.0, 0.0, c, s)
    other.put(6.0 * c, 6.0 * s, c, s)
    drawn_on(under_way(NOTHING, [own, other], (1e9 * c, 1e9 * s)), 10.0)
    assert (other.c, other.s) == pytest.approx((c, s), abs=1e-9)
    assert c * other.y - s * other.x == pytest.approx(0.0, abs=1e-9)
    assert separation(own.shape, other.shape) == pytest.approx(0.0, abs=1e-6)


OFFSETS = (0.3, 0.6, 0.9, 1.2, 1.45)
CASES = tuple(product(OFFSETS, (0, 20, 200, 310), (1.0, 3.0, 5.5)))


def shoves() -> Iterator[tuple[Pull, Push]]:
    """60 pushes off the middle, each in the midst of it."""
    for offset, heading, friction in CASES:
        own, other = body(0.0, 0.0, 0, 1.5), body(9.0, offset, heading, friction, number=1)
        pull = under_way(NOTHING, [own, other], (1e6, 0.0))
        drawn_on(pull, 6.0)
        push = pull.push(0.05)
        if push and max(push.solution.pressures) > 0.0:
            yield pull, push


def force(push: Push, of: Body) -> tuple[float, float, float]:
    """What the contacts do to a body: force and torque."""
    fx = fy = torque = 0.0
    for contact, p, q in zip(
        push.contacts, push.solution.pressures[::2], push.solution.pressures[1::2], strict=True
    ):
        x, y, nx, ny, _ = contact.touch
        sign = 1.0 if of is contact.body else -1.0
        gx, gy = sign * (p * nx - q * ny), sign * (p * ny + q * nx)
        fx, fy, torque = fx + gx, fy + gy, torque + (x - of.x) * gy - (y - of.y) * gx
    return fx, fy, torque


def speed(twist: list[float]) -> float:
    return sqrt(twist[0] ** 2 + twist[1] ** 2 + C2 * twist[2] ** 2)


def rubbed(push: Push) -> float:
    """What the contacts dissipate: friction times slip, never a gain."""
    total = 0.0
    twist = {body.number: t for body, t in zip(push.bodies, push.solution.twists, strict=True)}
    for contact, q in zip(push.contacts, push.solution.pressures[1::2], strict=True):
        x, y, nx, ny, _ = contact.touch
        slip = 0.0
        for one, sign in ((contact.body, 1.0), (contact.other, -1.0)):
            assert isinstance(one, Body)
            vx, vy, w = twist[one.number]
            slip += sign * (-ny * (vx - w * (y - one.y)) + nx * (vy + w * (x - one.x)))
        total -= q * slip
    return total


def test_v9_pushes_off_the_middle() -> None:
    surface, inside, power, off_line = [], [], [], []
    for pull, push in shoves():
        own, other = push.bodies
        twist0, twist1 = push.solution.twists
        fx, fy, torque = force(push, other)
        load = sqrt(fx * fx + fy * fy + torque * torque / C2) / other.friction
        for p, q in zip(push.solution.pressures[::2], push.solution.pressures[1::2], strict=True):
            assert p >= 0.0
            assert abs(q) <= MU * p + 1e-12
        if twist1[0] ** 2 + twist1[1] ** 2 + C2 * twist1[2] ** 2 > RESTING:
            surface.append(abs(load - 1.0))
            pressures = push.solution.pressures[::2]
            pressing = [c for c, p in zip(push.contacts, pressures, strict=True) if p > 0.0]
            if len(pressing) == 1:
                rx, ry = pressing[0].touch[0] - other.x, pressing[0].touch[1] - other.y
                off_line.append(abs(C2 * twist1[2] - (rx * twist1[1] - ry * twist1[0])))
        else:
            inside.append(load)
        assert rubbed(push) >= -1e-9
        work = own.friction * speed(twist0) + other.friction * speed(twist1) + rubbed(push)
        power.append(abs(tension(pull, push) * push.solution.advance - work))
    assert len(surface) + len(inside) > 50
    assert len(surface) > 30
    assert len(off_line) > 10
    assert median(surface) < 5e-3
    assert quantiles(surface, n=100)[98] < 0.08
    assert max(inside, default=0.0) <= 1.0
    assert max(off_line) < 1e-9
    assert median(power) < 2e-3
    assert quantiles(power, n=100)[98] < 0.02


def tension(pull: Pull, push: Push) -> float:
    """Of the rope: with it the load of the own sled is along its motion."""
    own, twist = push.bodies[0], push.solution.twists[0]
    ux, uy = pull.corner[0] - own.eye[0], pull.corner[1] - own.eye[1]
    length = sqrt(ux * ux + uy * uy)
    ux, uy = ux / length, uy / length
    fx, fy, _ = force(push, own)
    scale = own.friction / speed(twist)
    return ux * (twist[0] * scale - fx) + uy * (twist[1] * scale - fy)


def test_a_sled_jams_when_it_all_but_stops() -> None:
    assert 0.0 < JAM < 0.0465  # less than the slowest slide above
    assert degrees(acos(0.6)) == pytest.approx(53.13, abs=0.01)
