"""Where hulls touch obstacles and each other: edges clipped (Sutherland and Hodgman 1974)."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from game.games.abusir.sled.body import Body, beyond
from game.games.abusir.sled.constants import CONTACT_BOUND, FAR, REACH, STAND_OFF
from game.games.abusir.sled.geometry import Point, Polygon, Shape

Touch = tuple[float, float, float, float, float]  # a point, the normal towards the body treated, the gap
CLEARLY, NARROW, SAME = 1e-6, 1e-6, 1e-9


def edges_apart(a: Shape, b: Shape, reach: float, best: float, margin: float) -> tuple[float, int]:
    """The edge of b that separates it from a by clearly more than the best yet, or -1; FAR: beyond reach."""
    (corners, _, _, (mx, my)), (_, directions, outs, _) = a, b
    which = -1
    for i, (nx, ny) in enumerate(directions):
        if nx * mx + ny * my - outs[i] <= best:  # as in `separation`
            continue
        nearest = FAR
        for x, y in corners:
            d = nx * x + ny * y
            if d < nearest:
                nearest = d
        nearest -= outs[i]
        if nearest > reach:
            return FAR, -1
        if nearest > best + margin:
            best, which = nearest, i
    return best, which


class Contact(NamedTuple):
    """A point at which a body meets an obstacle or another body."""

    body: Body
    other: Body | Polygon
    touch: Touch


def touches(a: Shape, b: Shape, middle: Point, reach: float) -> Sequence[Touch]:
    """At most two points where a, about this middle, is less than `reach` from b; normals point towards a."""
    best, face = edges_apart(a, b, reach, -FAR, 0.0)
    if best > reach:
        return ()
    best, own = edges_apart(b, a, reach, best, CLEARLY)
    if best > reach:
        return ()
    pair = _clipped(b, face, a, reach, 1.0) if own < 0 else _clipped(a, own, b, reach, -1.0)
    if pair is None:
        return _closest(a[0], b[0], reach)
    if len(pair) == 2 and _is_before(pair[1], pair[0], middle):
        return pair[::-1]
    return pair


def _clipped(face: Shape, i: int, other: Shape, reach: float, sign: float) -> list[Touch] | None:
    """What of the other's edge that faces edge i most lies before it; None: nothing."""
    corners, directions, outs, _ = face
    nx, ny = directions[i]
    tx, ty = -ny, nx
    ax, ay = corners[i]
    bx, by = corners[(i + 1) % len(corners)]
    low, high = tx * ax + ty * ay, tx * bx + ty * by
    (px, py), (qx, qy) = _facing(other, nx, ny)
    t0, t1 = tx * px + ty * py, tx * qx + ty * qy
    if t1 < low or t0 > high:
        return None
    g0, g1 = nx * px + ny * py - outs[i], nx * qx + ny * qy - outs[i]
    wide = t1 - t0
    x0, y0, gap = px, py, g0
    if t0 < low:
        f = (low - t0) / wide
        x0, y0, gap = px + f * (qx - px), py + f * (qy - py), g0 + f * (g1 - g0)
    if t1 > high:
        f = (t1 - high) / wide
        qx, qy, g1 = qx + f * (px - qx), qy + f * (py - qy), g1 + f * (g0 - g1)
    found = [(x0, y0, sign * nx, sign * ny, gap)] if gap < reach else []
    if g1 < reach and wide > NARROW:
        found.append((qx, qy, sign * nx, sign * ny, g1))
    return found


def _facing(shape: Shape, nx: float, ny: float) -> tuple[Point, Point]:
    """The ends of the edge whose normal is most opposed to this one."""
    corners, directions, _, _ = shape
    least, which = FAR, 0
    for i, (x, y) in enumerate(directions):
        d = x * nx + y * ny
        if d < least:
            least, which = d, i
    return corners[(which + 1) % len(corners)], corners[which]


def _is_before(a: Touch, b: Touch, middle: Point) -> bool:
    """Deeper first, then the longer lever: an order that a mirror image keeps."""
    return a[4] < b[4] or (a[4] == b[4] and _arm(a, middle) > _arm(b, middle))


def _arm(touch: Touch, middle: Point) -> float:
    x, y, nx, ny, _ = touch
    return abs((x - middle[0]) * ny - (y - middle[1]) * nx)


def _closest(a: Sequence[Point], b: Sequence[Point], reach: float) -> Sequence[Touch]:
    """Corner against corner."""
    best, found = FAR, (0.0, 0.0, 0.0, 0.0)
    for px, py in a:
        for qx, qy in b:
            dx, dy = px - qx, py - qy
            d = dx * dx + dy * dy
            if d < best:
                best, found = d, (qx, qy, dx, dy)
    gap = sqrt(best)
    if gap > reach or gap < SAME:
        return ()
    return ((found[0], found[1], found[2] / gap, found[3] / gap, gap),)


def island(
    own: Body, others: Sequence[Body], obstacles: Sequence[Polygon], h: float
) -> tuple[list[Body], list[Contact]]:
    """The bodies that hang together with the own one within a step of h, and where they touch."""
    reach = CONTACT_BOUND * h + 0.01
    bodies, contacts = [own], []
    waiting = list(others)
    for body in bodies:  # grows on the way
        if body in waiting:
            waiting.remove(body)
        solids: tuple[Body | Polygon, ...] = (*obstacles, *waiting)
        for one in solids:
            if beyond(body, one.middle, reach + REACH + one.radius):
                continue
            found = touches(body.shape, one.shape, (body.x, body.y), reach)
            contacts += [Contact(body, one, touch) for touch in found]
            if found and isinstance(one, Body) and one not in bodies:
                bodies.append(one)
        contacts += _leaning(body, reach)
    return bodies, contacts


def _leaning(body: Body, reach: float) -> Iterator[Contact]:
    """Where it touches what it leans on, held a little before it."""
    for wall in body.walls:
        for x, y, nx, ny, gap in touches(body.shape, wall.shape, (body.x, body.y), reach):
            yield Contact(body, wall, (x, y, nx, ny, gap - STAND_OFF))
