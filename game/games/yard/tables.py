"""The practice yard's tasks: what stands where, in tenths of a centimetre from the upper left corner."""

from typing import NamedTuple

from game.games.abusir import tables as box
from game.games.abusir.sled.practice import BLOCKS, SLED, Thing

FREE = "free"
OWN = 0  # the thing and the sled that the rope is tied to
MOST_THINGS = 12
MOST_STEPS = 300  # of free practice
UP, RIGHT = 30, 0
ENDS = (  # of a pull; after the first two the action goes on
    "stopped",
    "jam",
    "hit_pyramid",
    "pushed_into_pyramid",
    "rope_moved_blocks",
    "pushed_sled_lost_block",
    "left_board",
)
GOING_ON = (0, 1)


class Rectangle(NamedTuple):
    """A mat: left, top, width and height."""

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

    @property
    def sleds(self) -> list[int]:
        """By sled, which of the things it is."""
        return [n for n, thing in enumerate(self.things) if thing.kind == SLED]


LIGHT = (box.kind_of(box.WHITE, 1), box.kind_of(box.RED, 1))
FULL = tuple(box.kind_of(n % 3, shape) for n, shape in enumerate((2, 2, 1, 1, 0)))


def _sled(x: int, y: int, heading: int = RIGHT, load: tuple[int, ...] = ()) -> Thing:
    return Thing(SLED, x, y, heading, load)


# By place in options: new ones come last.
TASKS = (
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
)
BY_ID = {task.id: task for task in TASKS}
