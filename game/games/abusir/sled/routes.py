"""The rope as it is laid: the shortest way past the obstacles (Euclidean shortest path).

A shortest path among polygons bends at corners only, so it is a shortest path in the graph of corners that
see each other (Lozano-Perez and Wesley 1979), found by Dijkstra's algorithm.
"""

from functools import lru_cache

from game.games.abusir.sled.constants import DEPTH, FAR
from game.games.abusir.sled.geometry import Point, Polygon, distance, span

Obstacles = tuple[Polygon, ...]
Neighbours = list[tuple[int, float]]


def blocked(a: Point, b: Point, obstacles: Obstacles) -> bool:
    """Whether a straight line runs through an obstacle; touching one is not running through it."""
    (x0, y0), (x1, y1) = a, b
    if x0 > x1:
        x0, x1 = x1, x0
    if y0 > y1:
        y0, y1 = y1, y0
    for one in obstacles:
        left, right, top, bottom = one.box
        if left > x1 or right < x0 or top > y1 or bottom < y0:
            continue
        within = span(a, b, one, DEPTH)
        if within is not None and within[0] < within[1]:
            return True
    return False


@lru_cache(maxsize=16)
def visible(obstacles: Obstacles) -> tuple[list[Point], list[Neighbours]]:
    """All corners, and for each which others it sees, with the distance."""
    corners = [corner for one in obstacles for corner in one.corners]
    sees: list[Neighbours] = [[] for _ in corners]
    for i, a in enumerate(corners):
        for j, b in enumerate(corners[:i]):
            if not blocked(a, b, obstacles):
                length = distance(a, b)
                sees[i].append((j, length))
                sees[j].append((i, length))
    return corners, sees


def bends(eye: Point, holder: Point, obstacles: Obstacles) -> list[Point]:
    """The corners at which the shortest rope from the eye to the holder bends."""
    if not blocked(eye, holder, obstacles):
        return []
    corners, sees = visible(obstacles)
    to_holder = [_reach(corner, holder, obstacles) for corner in corners]
    reached = [_reach(eye, corner, obstacles) for corner in corners]
    before = [-1] * len(corners)
    waiting = [True] * len(corners)
    best, last = FAR, -1
    while (nearest := _nearest(reached, waiting)) >= 0 and reached[nearest] < best:
        waiting[nearest] = False
        if reached[nearest] + to_holder[nearest] < best:
            best, last = reached[nearest] + to_holder[nearest], nearest
        for other, length in sees[nearest]:
            if reached[nearest] + length < reached[other]:
                reached[other], before[other] = reached[nearest] + length, nearest
    found = []
    while last >= 0:
        found.append(corners[last])
        last = before[last]
    return found[::-1]


def _reach(a: Point, b: Point, obstacles: Obstacles) -> float:
    """The distance, if nothing is between."""
    return FAR if blocked(a, b, obstacles) else distance(a, b)


def _nearest(reached: list[float], waiting: list[bool]) -> int:
    """The nearest corner not yet left, the lowest of equals; -1: none can be reached."""
    best = -1
    for i, length in enumerate(reached):
        if waiting[i] and length < (FAR if best < 0 else reached[best]):
            best = i
    return best
