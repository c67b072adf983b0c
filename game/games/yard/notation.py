"""Positions of the yard as text: what FEN is to chess. Things count from 1.

    3 decisions, on, legs 1, lost 0, end stopped
    thing 2: 330 160
    ...
    sled 1: white I2, red I2 at 12.5 -3.25 0.0 -1.0 shaken 0.25 0.0

Poses are told to the bit, from the middle of the yard. `-` stands for nothing.
"""

from collections.abc import Iterator

from game.core import notation as text
from game.core.notation import Kind, Line, Row, bad
from game.core.state import Pending
from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.notation import FLOATS
from game.games.abusir.sled import practice, written
from game.games.abusir.sled.practice import SLED
from game.games.yard.state import YardState, used_up, world_of
from game.games.yard.tables import ENDS, FREE, MOST_STEPS, OWN, Task

ON, OVER = "on", "over"
ASKED = [Pending("practise", OWN)]


STEPS = text.number(MOST_STEPS)
PENDING = Kind(
    lambda pending: ON if pending else OVER, lambda word: [ASKED[:], []][text.index(word, (ON, OVER))]
)
HEAD = Line(
    "{ply} decisions, {pending}, legs {legs}, lost {lost}, end {end}",
    ply=STEPS,
    pending=PENDING,
    legs=STEPS,
    lost=text.number(box.DECK),
    end=text.word(ENDS),
)
NUMBERED = Kind(lambda n: str(n + 1), lambda word: text.whole(word) - 1)
THING = Line("thing {n}: {places}", n=NUMBERED, places=text.several(text.number(edge.ACROSS), count=2))
SLED_ROW = Line(
    "sled {n}: {loads} at {poses} shaken {shaking}",
    n=NUMBERED,
    loads=text.several(text.word(box.KINDS), ", "),
    poses=FLOATS,
    shaking=FLOATS,
)


def rows(task: Task) -> list[Row]:
    """The lines of a position."""
    fast = [THING.row(n) for n, thing in enumerate(task.things) if thing.kind != SLED]
    return [HEAD.row(), *fast, *(SLED_ROW.row(n) for n in range(len(task.sleds)))]


def write(task: Task, s: YardState) -> str:
    """The position."""
    return text.written(rows(task), s)


def read(task: Task, s: YardState, position: str) -> YardState:
    """Fill a position as it is put up. Raises BadNotation naming the part that cannot be one."""
    first, lines, table = s.clone(), position.split("\n"), rows(task)
    text.fill(table, s, lines)
    text.agree(table, s, lines)
    for fits, line in _checks(task, first, s):
        if not fits:
            raise bad(lines[line])
    return s


def _checks(task: Task, first: YardState, s: YardState) -> Iterator[tuple[bool, int]]:
    """What holds in every position that can be reached, and the line that tells otherwise."""
    sleds = len(s.poses)
    yield all(map(written.is_pose, s.poses)), -sleds
    yield all(len(each) in (0, len(load)) for each, load in zip(s.shaking, s.loads, strict=True)), -sleds
    yield s.loads[OWN + 1 :] == first.loads[OWN + 1 :] and _left_of(first.loads[OWN], s.loads[OWN]), -sleds
    yield len(first.loads[OWN]) - len(s.loads[OWN]) == s.lost, 0
    yield s.legs <= s.ply and (s.legs > 0 or s == first or not s.lost), 0
    yield task.id == FREE or (s.places == first.places and s.legs <= task.legs), 1
    yield written.possible(world_of(task, s)) and _stand(task, s), -sleds
    yield not (s.pending and (used_up(task, s) or s.ply >= MOST_STEPS)), 0
    yield s.ply == s.legs or task.id == FREE or not s.pending, 0


def _left_of(all_of: list[int], left: list[int]) -> bool:
    """Whether these are what is left of blocks, in their order."""
    waiting = iter(all_of)
    return all(kind in waiting for kind in left)


def _stand(task: Task, s: YardState) -> bool:
    """Whether everything that stands fast stands within the yard and in nothing else."""
    fast = [n for n, thing in enumerate(task.things) if thing.kind != SLED]
    things = {n: task.things[n]._replace(x=s.places[n][0], y=s.places[n][1]) for n in fast}
    return all(
        practice.fits(practice.world(tuple(things[m] for m in fast if m != n), ()), practice.solid(things[n]))
        for n in fast
    )
