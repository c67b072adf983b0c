"""The practice yard as text: a sign every two centimetres."""

from collections.abc import Iterator, Sequence

from game.core.match import Match
from game.games.abusir import edge
from game.games.abusir.sled.practice import BLOCKS
from game.games.abusir.sled.world import Pose, tenths
from game.games.yard.state import things
from game.games.yard.tables import BY_ID
from game.text.catalogue import Texts

STEP = 20  # tenths of a centimetre


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The mat, then what stands on the ground, the sleds by their numbers."""
    signs = dict(_signs(match))
    rows = range(edge.DOWN // STEP)
    return "\n".join("".join(signs.get((x, y), ".") for x in range(edge.ACROSS // STEP)) for y in rows)


def _signs(match: Match) -> Iterator[tuple[tuple[int, int], str]]:
    task, s = BY_ID[match.game.options["task"]], match.state
    if task.goal:
        left, top, wide, high = task.goal
        for x in range(left, left + wide, STEP):
            yield from (((x // STEP, y // STEP), ":") for y in range(top, top + high, STEP))
    for thing in things(task, s):
        yield (thing.x // STEP, thing.y // STEP), "#" if thing.kind == BLOCKS else "o"
    for n, pose in enumerate(s.poses, 1):
        right, down = tenths(Pose(*pose))
        yield (right // STEP, down // STEP), str(n)


def legend(t: Texts) -> str:
    """What the signs mean."""
    return t("1 your sled, 2 the other one, o an obstacle, # a wall of blocks, : the mat.")
