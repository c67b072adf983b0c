"""The practice yard (HOUSE): the sled without a game, things to move about, tasks. Whole numbers throughout.

Whoever practises is at a task after some steps, each a text: `pull low 1 1205 300` as in the game, or
`move 2 400 300 10`, a thing put somewhere else with a heading. That is all there is to keep.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.sled import practice
from game.games.abusir.sled.practice import BLOCKS, SLED, Thing
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import STOPPED, Leg, Pulled, World

FREE = "free"
OWN = 0  # the thing and the sled that the rope is tied to
UP, RIGHT = 30, 0
MOST_STEPS = 60  # that are kept; before them things are as they were put up


class Rectangle(NamedTuple):
    """A mat: left, top, width and height in tenths of a centimetre."""

    left: int
    top: int
    wide: int
    high: int


class Task(NamedTuple):
    """What stands where, the mat that a sled has to come to, in how many legs; a way to do it."""

    id: str
    things: tuple[Thing, ...]
    goal: Rectangle | None = None
    legs: int = 0  # 0: as many as one likes
    who: int = OWN  # the sled that has to lie on the mat
    solution: tuple[str, ...] = ()


class Stand(NamedTuple):
    """How things stand: what was put up where, the yard, what lies on each sled, the last pull."""

    things: tuple[Thing, ...]
    world: World
    loads: tuple[tuple[int, ...], ...]  # kinds of blocks
    legs: int = 0
    lost: int = 0
    pulled: Pulled | None = None
    before: World | None = None

    @property
    def over(self) -> bool:
        """Whether the last pull ended the action."""
        return self.pulled is not None and self.pulled.end != STOPPED


LIGHT = (box.kind_of(box.WHITE, 1), box.kind_of(box.RED, 1))
FULL = tuple(box.kind_of(n % 3, shape) for n, shape in enumerate((2, 2, 1, 1, 0)))


def _sled(x: int, y: int, heading: int = RIGHT, load: tuple[int, ...] = ()) -> Thing:
    return Thing(SLED, x, y, heading, tuple(load))


TASKS = (
    Task(
        FREE,
        (
            _sled(140, 460, UP, LIGHT),
            _sled(560, 380, 35, LIGHT),
            Thing("palms", 300, 250),
            Thing("palms", 300, 380),
            Thing("rock", 480, 180),
            Thing("well", 660, 220),
            Thing(BLOCKS, 640, 480),
        ),
    ),
    Task(
        "mat",
        (_sled(150, 300), Thing("palms", 330, 160), Thing("palms", 470, 440)),
        Rectangle(500, 240, 130, 120),
        1,
        solution=("pull low 1 1140 415",),
    ),
    Task(
        "turn",
        (_sled(160, 480, load=LIGHT), Thing("rock", 560, 420), Thing("well", 200, 160)),
        Rectangle(350, 90, 120, 110),
        1,
        solution=("pull low 1 520 436",),
    ),
    Task(
        "between",
        (
            _sled(130, 500, load=LIGHT),
            Thing("palms", 420, 160),
            Thing("palms", 550, 160),
            Thing("rock", 330, 330),
            Thing("mastaba", 300, 240),
            Thing("well", 620, 400),
        ),
        Rectangle(445, 120, 80, 100),
        2,
        solution=("pull low 1 780 330", "pull low 1 580 181"),
    ),
    Task(
        "bend",
        (
            _sled(170, 490, load=LIGHT),
            Thing("well", 420, 400),
            Thing("mastaba", 300, 330),
            Thing("rock", 600, 320),
        ),
        Rectangle(360, 140, 125, 125),
        1,
        solution=("pull low 1 560 405",),
    ),
    Task(
        "push",
        (_sled(180, 300), _sled(360, 306, UP), Thing("palms", 560, 170)),
        Rectangle(375, 245, 135, 140),
        1,
        who=1,
        solution=("pull low 1 1165 400",),
    ),
    Task(
        "over",
        (
            _sled(160, 300, load=LIGHT),
            *(Thing(BLOCKS, 620, y) for y in (210, 270, 330, 390)),
            Thing("rock", 420, 470),
        ),
        Rectangle(430, 250, 110, 100),
        1,
        solution=("pull high 1 1140 325",),
    ),
    Task(
        "load",
        (
            _sled(180, 470, UP, FULL),
            Thing("rock", 330, 330),
            Thing("palms", 250, 180),
            Thing("well", 520, 430),
        ),
        Rectangle(560, 160, 100, 90),
        2,
        solution=("pull low 1 920 524",),
    ),
)
BY_ID = {task.id: task for task in TASKS}
NEXT = {a.id: b.id for a, b in pairwise(TASKS)}


# ---- how things stand -------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def stand(task: str, steps: tuple[str, ...] = ()) -> Stand:
    """How things stand after these steps."""
    if not steps:
        return _put_up(BY_ID[task])
    was = stand(task, steps[:-1])
    verb, *arguments = steps[-1].split(" ")
    if verb == "move":
        return _moved(was, *map(int, arguments))
    return _pulled(was, leg_of(steps[-1]), one_action=task != FREE)


def _put_up(task: Task) -> Stand:
    loads = tuple(thing.load for thing in task.things if thing.kind == SLED)
    things = tuple(
        thing._replace(load=tuple(box.CUBES_OF[kind] for kind in thing.load)) for thing in task.things
    )
    sleds = tuple(practice.sled(thing) for thing in things if thing.kind == SLED)
    return Stand(things, practice.world(things, sleds), loads)


def _moved(was: Stand, number: int, x: int, y: int, heading: int) -> Stand:
    thing = was.things[number]._replace(x=x, y=y, heading=heading)
    things = (*was.things[:number], thing, *was.things[number + 1 :])
    sleds = was.world.sleds
    if thing.kind == SLED:
        at = sled_of(was, number)
        sleds = (*sleds[:at], sleds[at]._replace(pose=practice.pose(thing)), *sleds[at + 1 :])
    return was._replace(things=things, world=practice.world(things, sleds), pulled=None, before=None)


def _pulled(was: Stand, leg: Leg, *, one_action: bool) -> Stand:
    """A leg; legs of a task are one action, so that what was shaken stays shaken."""
    before = was.world if one_action else was.world._replace(sleds=practice.rested(was.world.sleds))
    result = pull(before, OWN, leg)
    own = list(was.loads[OWN])
    for fallen in result.fallen:
        del own[fallen.place]
    return Stand(
        was.things,
        practice.world(was.things, result.sleds),
        (tuple(own), *was.loads[1:]),
        was.legs + 1,
        was.lost + len(result.fallen),
        result,
        before,
    )


def leg_of(step: str) -> Leg:
    """What a pull says."""
    _, stance, pace, holder, length = step.split(" ")
    return Leg(int(holder), stance == box.STANCES[box.HIGH], int(length), int(pace))


def sled_of(now: Stand, number: int) -> int:
    """The number among the sleds of a thing that is one."""
    return sum(thing.kind == SLED for thing in now.things[:number])


# ---- what can be done -------------------------------------------------------------------------------


def refusal(task: str, steps: tuple[str, ...], step: str) -> str:
    """Why something cannot be done now: the name of a sentence; empty if it can."""
    form = [word if word.isalpha() else int(word) if word.isdecimal() else None for word in step.split(" ")]
    match form:
        case ["pull", "low" | "high", int(pace), int(holder), int(length)]:
            known = 1 <= pace <= len(box.PACES) and holder < edge.AROUND and 1 <= length <= box.LONGEST_PULL
            return _no_pull(BY_ID[task], stand(task, steps)) if known else "unknown"
        case ["move", int(number), int(x), int(y), int(heading)]:
            now = stand(task, steps)
            known = number < len(now.things) and heading < box.HEADINGS
            return _no_move(task, now, number, x, y, heading) if known else "unknown"
    return "unknown"


def _no_pull(task: Task, now: Stand) -> str:
    if not task.goal:
        return ""
    if now.over:
        return "action_over"
    return "legs_used" if now.legs >= task.legs else ""


def _no_move(task: str, now: Stand, number: int, x: int, y: int, heading: int) -> str:
    if task != FREE:
        return "fixed"
    thing = now.things[number]._replace(x=x, y=y, heading=heading)
    if thing.kind == SLED:
        there = practice.sled_fits(now.world, sled_of(now, number), practice.pose(thing))
    else:
        others = (*now.things[:number], *now.things[number + 1 :])
        there = practice.fits(practice.world(others, now.world.sleds), practice.solid(thing))
    return "" if there else "no_room"


def solved(task: str, steps: tuple[str, ...]) -> bool:
    """Whether the sled meant lies on the mat, all blocks are aboard, and nothing ended the action."""
    found, now = BY_ID[task], stand(task, steps)
    if found.goal is None or now.over or now.lost or not now.legs:
        return False
    return practice.inside(now.world.sleds[found.who].pose, *found.goal)
