"""V14, V15: the rope alone, while its eye walks about and as it is laid."""

from itertools import pairwise
from math import dist

import pytest

from game.games.abusir.edge import AROUND
from game.games.abusir.sled.geometry import Point, span
from game.games.abusir.sled.ground import ABUSIR
from game.games.abusir.sled.holder import outline_point
from game.games.abusir.sled.rope import Rope, _turn
from game.games.abusir.sled.routes import bends, blocked, visible
from tests.games.abusir.sled.amount import amount
from tests.games.abusir.sled.drawn import Numbers

WALKS, STEPS = amount(700, 12), 1000
ROPES = amount(300, 40)
OBSTACLES = ABUSIR.obstacles
INSIDE = 1e-9


def anywhere(numbers: Numbers) -> Point:
    """A point of the board that is in no obstacle."""
    while True:
        point = (numbers.below(8300) - 4150) / 100, (numbers.below(5900) - 2950) / 100
        if not any(_holds(point, number) for number in range(len(OBSTACLES))):
            return point


def _holds(point: Point, number: int) -> bool:
    one = OBSTACLES[number]
    x, y = point
    return all(nx * x + ny * y < out + 0.01 for (nx, ny), out in zip(one.normals, one.offsets, strict=True))


@pytest.mark.parametrize("chunk", range(4))
def test_v14_a_walking_eye(chunk: int) -> None:
    bent = 0
    for seed in range(chunk, WALKS, 4):
        numbers = Numbers(seed)
        eye, holder = anywhere(numbers), outline_point(numbers.below(AROUND))
        rope = Rope(eye, holder, 1.0, OBSTACLES)
        goal = anywhere(numbers)
        for _ in range(STEPS):
            if dist(eye, goal) < 0.3:
                goal = anywhere(numbers)
            part = min(0.25, 0.001 + numbers.below(250) / 1000) / dist(eye, goal)
            to = (eye[0] + part * (goal[0] - eye[0]), eye[1] + part * (goal[1] - eye[1]))
            if blocked(eye, to, OBSTACLES):
                goal = anywhere(numbers)
                continue
            rope.follow(eye, to)
            eye = to
            bent += _check(rope, eye)
    assert bent > WALKS


def _check(rope: Rope, eye: Point) -> int:
    points = rope.points(eye)
    for a, b in pairwise(points):
        for one in OBSTACLES:
            within = span(a, b, one, INSIDE)
            assert within is None or (within[1] - within[0]) * dist(a, b) < INSIDE
    for p, q, r, (_, _, sign) in zip(points, points[1:], points[2:], rope.bends, strict=False):
        assert _turn(p, q, r) * sign >= -INSIDE
    return len(points) - 2


def test_v15_the_shortest_of_all() -> None:
    """Against every sequence of up to four corners that see each other."""
    corners, sees = visible(OBSTACLES)
    bent = 0
    for seed in range(ROPES):
        numbers = Numbers(seed)
        eye, holder = anywhere(numbers), outline_point(numbers.below(AROUND))
        found = [eye, *bends(eye, holder, OBSTACLES), holder]
        length = sum(dist(a, b) for a, b in pairwise(found))
        if len(found) == 2:
            assert not blocked(eye, holder, OBSTACLES)
            continue
        bent += 1
        to_holder = [dist(c, holder) if not blocked(c, holder, OBSTACLES) else 1e9 for c in corners]
        best = 1e9
        paths = [(dist(eye, c), i, 1) for i, c in enumerate(corners) if not blocked(eye, c, OBSTACLES)]
        while paths:
            so_far, i, count = paths.pop()
            best = min(best, so_far + to_holder[i])
            if count < 4:
                paths += [(so_far + more, j, count + 1) for j, more in sees[i] if so_far + more < best]
        assert length == pytest.approx(best, abs=1e-9)
    assert bent > ROPES // 5
