"""A sled on the rope alone.

Sliding on its whole footprint against Coulomb friction, a body moves along the normal of its limit surface
(Goyal, Ruina and Papadopoulos 1991), here the ellipsoid (force / f)^2 + (torque / (c f))^2 = 1 (Howe and Cutkosky
1996) with the radius of friction c. With u the direction of the rope and m its lever about the middle of the sled,
a centimetre of rope moves the sled by

    v = c^2 u / (c^2 + m^2)        w = m / (c^2 + m^2)

which is also the motion that takes in a centimetre with the least work: the middle moves along the rope.
"""

from math import sqrt

from game.games.abusir.sled.body import Body, Twist, turned
from game.games.abusir.sled.constants import ASTERN, C2, EYE
from game.games.abusir.sled.geometry import Point


def eye(body: Body) -> Point:
    """Where the rope is tied."""
    return body.x + EYE * body.c, body.y + EYE * body.s


def direction(x: float, y: float, c: float, s: float, to: Point) -> Point:
    """From the eye of a sled at this pose to a point, of length 1."""
    dx, dy = to[0] - (x + EYE * c), to[1] - (y + EYE * s)
    length = sqrt(dx * dx + dy * dy)
    return dx / length, dy / length


def lever(c: float, s: float, ux: float, uy: float) -> float:
    """The rope's arm about the middle; leading backwards, never none, or it would pull the sled tail first."""
    m = EYE * (c * uy - s * ux)
    if -ASTERN < m < ASTERN and c * ux + s * uy < 0.0:
        return -ASTERN if m < 0.0 else ASTERN
    return m


def tow(x: float, y: float, c: float, s: float, to: Point) -> Twist:
    """How a free sled at this pose moves for a centimetre of rope drawn towards a point."""
    ux, uy = direction(x, y, c, s, to)
    m = lever(c, s, ux, uy)
    k = 1.0 / (C2 + m * m)
    return C2 * k * ux, C2 * k * uy, m * k


def glide(body: Body, to: Point, h: float) -> float:
    """Tow it by h, the point fixed: the classical Runge-Kutta method of fourth order. How far it turned."""
    x, y, c, s = body.x, body.y, body.c, body.s
    g = 0.5 * h
    twist = a1, b1, w1 = tow(x, y, c, s, to)
    a2, b2, w2 = tow(x + g * a1, y + g * b1, *turned(c, s, g * w1), to)
    a3, b3, w3 = tow(x + g * a2, y + g * b2, *turned(c, s, g * w2), to)
    a4, b4, w4 = tow(x + h * a3, y + h * b3, *turned(c, s, h * w3), to)
    k = h / 6.0
    x += k * ((a1 + a4) + 2.0 * (a2 + a3))
    y += k * ((b1 + b4) + 2.0 * (b2 + b3))
    angle = k * ((w1 + w4) + 2.0 * (w2 + w3))
    body.put(x, y, *turned(c, s, angle))
    body.twist = twist
    return angle
