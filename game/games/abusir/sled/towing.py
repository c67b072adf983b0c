"""A sled on the rope alone.

Sliding on its whole footprint against Coulomb friction, a body moves along the normal of its limit surface
(Goyal, Ruina and Papadopoulos 1991), here the ellipsoid (force / f)^2 + (torque / (c f))^2 = 1 with the
radius of friction c (Howe and Cutkosky 1996). With u the direction of the rope and m its lever about the
middle of the sled, a centimetre of rope moves the sled by

    v = c^2 u / (c^2 + m^2)        w = m / (c^2 + m^2)

which is also the motion that takes in a centimetre with the least work: the middle moves along the rope.
"""

from math import sqrt

from game.games.abusir.sled.body import Body, Twist, turned
from game.games.abusir.sled.constants import ASTERN, C2, EYE
from game.games.abusir.sled.geometry import Point


def tow(x: float, y: float, c: float, s: float, to: Point) -> Twist:
    """How a free sled at this pose moves for a centimetre of rope drawn towards a point.

    A rope that leads backwards always has a lever, or it would pull the sled tail first.
    """
    dx, dy = to[0] - (x + EYE * c), to[1] - (y + EYE * s)
    length = sqrt(dx * dx + dy * dy)
    ux, uy = dx / length, dy / length
    m = EYE * (c * uy - s * ux)
    if -ASTERN < m < ASTERN and c * ux + s * uy < 0.0:
        m = -ASTERN if m < 0.0 else ASTERN
    k = 1.0 / (C2 + m * m)
    return C2 * k * ux, C2 * k * uy, m * k


def glide(body: Body, to: Point, h: float) -> float:
    """Tow it by h, the point fixed: the classical Runge-Kutta method of fourth order. How far it turned."""
    x, y, c, s = body.x, body.y, body.c, body.s
    g = 0.5 * h
    twist = a1, b1, w1 = tow(x, y, c, s, to)
    cc, ss = turned(c, s, g * w1)
    a2, b2, w2 = tow(x + g * a1, y + g * b1, cc, ss, to)
    cc, ss = turned(c, s, g * w2)
    a3, b3, w3 = tow(x + g * a2, y + g * b2, cc, ss, to)
    cc, ss = turned(c, s, h * w3)
    a4, b4, w4 = tow(x + h * a3, y + h * b3, cc, ss, to)
    k = h / 6.0
    x += k * ((a1 + a4) + 2.0 * (a2 + a3))
    y += k * ((b1 + b4) + 2.0 * (b2 + b3))
    angle = k * ((w1 + w4) + 2.0 * (w2 + w3))
    c, s = turned(c, s, angle)
    body.put(x, y, c, s)
    body.twist = twist
    return angle
