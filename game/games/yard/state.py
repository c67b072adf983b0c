"""A position of the practice yard, and what follows from it."""

from dataclasses import dataclass, field
from typing import Self

from game.core.state import Listener, Pending
from game.games.abusir import tables as box
from game.games.abusir.sled import practice
from game.games.abusir.sled.constants import Numbers
from game.games.abusir.sled.practice import SLED, Thing
from game.games.abusir.sled.world import Pose, Sled, World
from game.games.yard.tables import GOING_ON, Task


@dataclass(slots=True)
class YardState:
    """What undo must bring back. `poses` and `shaking` hold floats the sled model gave."""

    pending: list[Pending]
    ply: int
    places: list[list[int]]  # by thing: where it stands; of sleds empty
    poses: list[Numbers]  # by sled: x, y from the middle of the yard, heading
    loads: list[list[int]]  # by sled: the blocks on it in the order they were loaded
    shaking: list[Numbers]  # by sled: of each block during a task; else empty
    legs: int
    lost: int
    end: int  # how the last pull ended, of ENDS
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        return type(self)(
            self.pending[:],
            self.ply,
            [place[:] for place in self.places],
            [pose[:] for pose in self.poses],
            [load[:] for load in self.loads],
            [each[:] for each in self.shaking],
            self.legs,
            self.lost,
            self.end,
        )


def things(task: Task, s: YardState) -> tuple[Thing, ...]:
    """What stands fast, where it is now."""
    return tuple(
        thing._replace(x=place[0], y=place[1])
        for thing, place in zip(task.things, s.places, strict=True)
        if thing.kind != SLED
    )


def world_of(task: Task, s: YardState) -> World:
    """The yard as the sled model sees it."""
    sleds = [
        Sled(Pose(*pose), tuple(box.CUBES_OF[kind] for kind in load), tuple(shaking))
        for pose, load, shaking in zip(s.poses, s.loads, s.shaking, strict=True)
    ]
    return practice.world(things(task, s), sleds)


def solved(task: Task, s: YardState) -> bool:
    """Y2: whether the sled meant lies on the mat, all blocks are aboard, and nothing ended the action."""
    if task.goal is None or s.end not in GOING_ON or s.lost or not s.legs:
        return False
    return practice.inside(Pose(*s.poses[task.who]), *task.goal)


def used_up(task: Task, s: YardState) -> bool:
    """Y2.1, Y2.2: whether a task is over: done, ended by a pull, or without legs."""
    return task.goal is not None and (s.end not in GOING_ON or s.legs >= task.legs or solved(task, s))
