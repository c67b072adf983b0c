"""The practice yard as text: a sign every two centimetres, round it how far round the edge a place is."""

from collections.abc import Iterator, Sequence

from game.cli.pictures.abusir import pulling
from game.core.match import Match
from game.games.abusir import edge
from game.games.abusir.sled.practice import SLED
from game.games.abusir.sled.world import Pose, tenths
from game.games.yard.state import YardState
from game.games.yard.tables import BY_ID, Task
from game.text.catalogue import Texts
from game.text.yard import TASKS, THINGS

STEP = 20  # tenths of a centimetre
EVERY = 5  # signs between two figures
WIDE, HIGH = edge.ACROSS // STEP, edge.DOWN // STEP


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The ground with the mat and all things by their numbers, what those are, what is to be done."""
    task, s = BY_ID[match.game.options["task"]], match.state
    signs = dict(_signs(task, s))
    rows = [_row(y, "".join(signs.get((x, y), ".") for x in range(WIDE))) for y in range(HIGH)]
    things = [f"{n:x} {t(THINGS[thing.kind])}" for n, thing in enumerate(task.things, 1)]
    asked = [t(TASKS[task.id][1])]
    if task.legs > s.legs:
        asked.append(t.n("{n} pull left.", "{n} pulls left.", task.legs - s.legs))
    ground = "\n".join([_ruler(0), *rows, _ruler(edge.DOWN)])
    return "\n\n".join([ground, " · ".join(things), " ".join(asked)])


def _ruler(down: int) -> str:
    return (
        " " * 6 + "".join(f"{edge.around(x * STEP, down):<{EVERY}}" for x in range(0, WIDE, EVERY)).rstrip()
    )


def _row(y: int, signs: str) -> str:
    left, right = (edge.around(x, y * STEP) if y and y % EVERY == 0 else "" for x in (0, edge.ACROSS))
    return f"{left:>4}  {signs}  {right}".rstrip()


def _signs(task: Task, s: YardState) -> Iterator[tuple[tuple[int, int], str]]:
    if task.goal:
        left, top, wide, high = task.goal
        for x in range(left, left + wide, STEP):
            yield from (((x // STEP, y // STEP), ":") for y in range(top, top + high, STEP))
    sleds = iter(s.poses)
    for n, thing in enumerate(task.things):
        x, y = tenths(Pose(*next(sleds))) if thing.kind == SLED else s.places[n]
        yield (x // STEP, y // STEP), f"{n + 1:x}"


def legend(t: Texts) -> str:
    """What the signs mean, and how a pull is told."""
    signs = t("1 is your sled, : the mat. Outside stands how far round the edge that is.")
    return f"{signs}\n{pulling(t)}"
