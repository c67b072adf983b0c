"""How the sleds that touch move together: Coulomb friction at every contact, by projected Gauss-Seidel.

At each contact either the pressure p along the normal n is 0 or the gap closes (Signorini):
0 <= p perpendicular to gap / h + n . dv >= 0; friction q opposes slip with |q| <= mu p. Both are solved row
by row (projected Gauss-Seidel: Jourdan, Alart and Jean 1998).

A body moves under force F and torque M by B (F, M) with B = (speed / f) diag(1, 1, 1 / c^2), where its speed
is sqrt(v^2 + c^2 w^2): the fixed point is Coulomb friction on the floor, the load of each moving body on its
limit surface, that of a resting one inside. For one body the speed drops out; for several it is iterated.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from game.games.abusir.sled.body import Body, Twist
from game.games.abusir.sled.constants import (
    ALONE_SWEEPS,
    C2,
    DEEPEST_GAP,
    EYE,
    INVERSE_C2,
    LEAST_SPEED,
    ROUND_DONE,
    ROUNDS,
    STILL,
    SWEEPS,
)
from game.games.abusir.sled.contacts import Contact
from game.games.abusir.sled.geometry import Point
from game.games.abusir.sled.sweeps import Matrix, sweep
from game.games.abusir.sled.towing import tow

Row = tuple[int, float, float, float, int, float, float]  # body, direction, its arm; other body, its arm; gap
Term = tuple[int, float]  # body whose mobility it is of, and the factor


class Solution(NamedTuple):
    """How each body moves for a centimetre of free advance, the rope really taken in, and the pressures."""

    twists: list[list[float]]
    advance: float
    pressures: list[float]  # at each contact, pressure and friction in turn


def solve(bodies: Sequence[Body], contacts: Sequence[Contact], to: Point, h: float) -> Solution:
    """The first body is towed to a point; the contacts resist."""
    own = bodies[0]
    free = tow(own.x, own.y, own.c, own.s, to)
    rows = _rows(bodies, contacts)
    wanted = [_approach(row, free, h) for row in rows]
    couplings = _couplings(rows)
    pressures = [0.0] * len(rows)
    speeds = [max(body.speed, LEAST_SPEED) for body in bodies]
    alone = len(bodies) == 1
    twists: list[list[float]] = []
    for _ in range(1 if alone else ROUNDS):
        mobilities = [speed / body.friction for speed, body in zip(speeds, bodies, strict=True)]
        settled = sweep(_matrix(couplings, mobilities), wanted, pressures, ALONE_SWEEPS if alone else SWEEPS)
        twists = _twists(rows, pressures, mobilities, free)
        before, speeds = speeds, [_speed(*twist) for twist in twists]
        if settled and max(abs(a - b) for a, b in zip(speeds, before, strict=True)) < ROUND_DONE:
            break
    for body, speed in zip(bodies, speeds, strict=True):
        body.speed = 1.0 if alone else speed
    return Solution(twists, _advance(own, to, twists[0]), pressures)


def _rows(bodies: Sequence[Body], contacts: Sequence[Contact]) -> list[Row]:
    """For each contact how its normal and its tangent act on the bodies."""
    place = {body.number: i for i, body in enumerate(bodies)}
    rows: list[Row] = []
    for body, other, (x, y, nx, ny, gap) in contacts:
        i, rx, ry = place[body.number], x - body.x, y - body.y
        j, qx, qy = -1, 0.0, 0.0
        if isinstance(other, Body):
            j, qx, qy = place[other.number], x - other.x, y - other.y
        tx, ty = -ny, nx
        rows.append((i, nx, ny, rx * ny - ry * nx, j, qx * ny - qy * nx, gap))
        rows.append((i, tx, ty, rx * ty - ry * tx, j, qx * ty - qy * tx, 0.0))
    return rows


def _approach(row: Row, free: Twist, h: float) -> float:
    """The speed along a row without any contact; a gap gives room, a depth is pushed out within the step."""
    i, nx, ny, arm, _, _, gap = row
    room = max(gap, DEEPEST_GAP) / h
    if i == 0:
        room += nx * free[0] + ny * free[1] + arm * free[2]
    return room


def _couplings(rows: Sequence[Row]) -> list[tuple[int, int, Term, Term]]:
    """What a unit of force along one row does along another, body by body, the mobilities left out.

    Two rows share two bodies if both are of the same pair, else one or none.
    """
    found = []
    for k, (i, nx, ny, arm, j, other, _) in enumerate(rows):
        for q, (i2, nx2, ny2, arm2, j2, other2, _) in enumerate(rows[: k + 1]):
            d = nx * nx2 + ny * ny2
            first, second = (i, 0.0), (i, 0.0)
            if i == i2:
                first = (i, d + INVERSE_C2 * arm * arm2)
            elif j == i2:
                first = (j, -(d + INVERSE_C2 * other * arm2))
            elif i == j2:
                first = (i, -(d + INVERSE_C2 * arm * other2))
            if j >= 0 and j == j2:
                second = (j, d + INVERSE_C2 * other * other2)
            found.append((k, q, first, second))
    return found


def _matrix(couplings: Sequence[tuple[int, int, Term, Term]], mobilities: Sequence[float]) -> Matrix:
    size = couplings[-1][0] + 1
    matrix = [[0.0] * size for _ in range(size)]
    for k, q, (a, of_a), (b, of_b) in couplings:
        matrix[k][q] = matrix[q][k] = mobilities[a] * of_a + mobilities[b] * of_b
    return matrix


def _twists(
    rows: Sequence[Row], pressures: Sequence[float], mobilities: Sequence[float], free: Twist
) -> list[list[float]]:
    twists = [list(free), *([0.0, 0.0, 0.0] for _ in mobilities[1:])]
    for (i, nx, ny, arm, j, other, _), pressure in zip(rows, pressures, strict=True):
        if pressure == 0.0:
            continue
        z = mobilities[i] * pressure
        twist = twists[i]
        twist[0] += z * nx
        twist[1] += z * ny
        twist[2] += z * INVERSE_C2 * arm
        if j >= 0:
            z = mobilities[j] * pressure
            twist = twists[j]
            twist[0] -= z * nx
            twist[1] -= z * ny
            twist[2] -= z * INVERSE_C2 * other
    return twists


def _speed(vx: float, vy: float, w: float) -> float:
    return max(sqrt(vx * vx + vy * vy + C2 * (w * w)), STILL)


def _advance(own: Body, to: Point, twist: Sequence[float]) -> float:
    """The speed of the eye along the rope."""
    dx, dy = to[0] - own.eye[0], to[1] - own.eye[1]
    length = sqrt(dx * dx + dy * dy)
    vx, vy, w = twist
    return dx / length * (vx - EYE * own.s * w) + dy / length * (vy + EYE * own.c * w)
