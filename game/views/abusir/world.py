"""What the sled model makes of a position: how the rope lies, what a pull would do, what the last one did."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.sled.constants import HOLD_LOWER, HOLD_UPPER, LOWER_BLOCKS
from game.games.abusir.sled.laying import Laid, laid
from game.games.abusir.sled.pull import pulling
from game.games.abusir.sled.world import Leg, Moment, Pulled, Sled, World
from game.views.abusir.plan import CM, Point, from_middle

FRAMES = 48  # of a pull that is shown again
KEPT = 16  # pulls
RUNNER_BACK, RUNNER_APART = 3.0, 1.2  # cm from the middle of a sled to the end of a runner


class Aim(NamedTuple):
    """The rope as it is set: low or high, where its holder stands, whether it is in the hand already."""

    stance: str
    holder: int
    held: bool = False

    @property
    def text(self) -> str:
        """As what is being set."""
        return f"pull {self.stance} {self.holder}"

    def at(self, holder: int) -> str:
        """The same with the holder elsewhere."""
        return f"pull {self.stance} {holder % edge.AROUND}"


def aim_of(text: str) -> Aim | None:
    """What is being set, if it is a rope."""
    match text.split(" "):
        case ["pull", stance, holder, *rest] if stance in box.STANCES and holder.isdecimal():
            return Aim(stance, int(holder) % edge.AROUND, rest == ["hold"])
    return None


_pulls: dict[tuple[World, int, Leg], Pulled] = {}  # the last ones


def working(world: World, sled: int, leg: Leg) -> Iterator[Moment]:
    """A pull worked out in slices; then it is known."""
    if known(world, sled, leg) is None:
        result = yield from pulling(world, sled, leg)
        if len(_pulls) == KEPT:
            del _pulls[next(iter(_pulls))]
        _pulls[world, sled, leg] = result


def known(world: World, sled: int, leg: Leg) -> Pulled | None:
    """What a pull does, if that has been worked out."""
    return _pulls.get((world, sled, leg))


def pulled(world: World, sled: int, leg: Leg) -> Pulled:
    """What a pull does."""
    for _ in working(world, sled, leg):
        pass
    return _pulls[world, sled, leg]


@lru_cache(maxsize=16)
def rope(world: World, sled: int, holder: int, high: bool) -> Laid:
    """The rope before it is pulled."""
    return laid(world, sled, holder, high)


# ---- for the drawing --------------------------------------------------------------------------------


def points(line: Sequence[Sequence[float]]) -> list[Point]:
    """Places of the model, in units of the drawing."""
    return [from_middle(*point) for point in line]


def frames(result: Pulled) -> str:
    """A pull as a list of lists of numbers: rope drawn, every sled that moves, the rope's points.

    A sled is its pose and how much each of its blocks wobbles. Some of its moments, with the first and the
    last; lengths in units.
    """
    trace = result.trace
    moving = movers(result)
    step = max(1, -(-len(trace) // FRAMES))
    shown = [*trace[:-1:step], trace[-1]]
    return f"[{','.join(_frame(moment, moving) for moment in shown)}]"


def falls(result: Pulled) -> str:
    """The blocks that fall, as a list of lists: rope drawn by then, sled, place in its load as it is then."""
    found = []
    for n, fallen in enumerate(result.fallen, 1):
        left = len(result.trace[0].sleds[fallen.sled].load) - n
        at = next((it for it in result.trace if len(it.sleds[fallen.sled].load) <= left), result.trace[-1])
        found.append(f'[{at.pulled * CM:.1f},"sled-{fallen.sled}",{fallen.place}]')
    return f"[{','.join(found)}]"


def wobbles(shaking: Sequence[float]) -> tuple[int, ...]:
    """By block, how much it wobbles: 0 to 3 by quarters of the shaking it stands."""
    holds = (HOLD_LOWER if place < LOWER_BLOCKS else HOLD_UPPER for place in range(len(shaking)))
    return tuple(min(3, int(4 * shaken / hold)) for shaken, hold in zip(shaking, holds, strict=True))


def movers(result: Pulled) -> list[int]:
    """The sleds that are elsewhere or turned at the end."""
    first, last = result.trace[0].sleds, result.trace[-1].sleds
    return [n for n, (was, now) in enumerate(zip(first, last, strict=True)) if was.pose != now.pose]


def runners(result: Pulled) -> list[list[Point]]:
    """Where the two runners of every sled that moved have been."""
    sides = product(movers(result), (-RUNNER_APART, RUNNER_APART))
    return [[_behind(moment.sleds[n], aside) for moment in result.trace] for n, aside in sides]


def _behind(it: Sled, aside: float) -> Point:
    """The hind end of a runner that lies so far aside of the middle."""
    x, y, c, s = it.pose
    return from_middle(x - RUNNER_BACK * c - aside * s, y - RUNNER_BACK * s + aside * c)


def _frame(moment: Moment, moving: Sequence[int]) -> str:
    poses = [_sled(moment.sleds[n]) for n in moving]
    line = ",".join(f"{x:.1f},{y:.1f}" for x, y in points(moment.rope))
    return f"[{moment.pulled * CM:.1f},{','.join([*poses, f'[{line}]'])}]"


def _sled(it: Sled) -> str:
    x, y = from_middle(*it.pose[:2])
    wobbling = "".join(f",{each}" for each in wobbles(it.shaking))
    return f"[{x:.1f},{y:.1f},{it.pose.c:.4f},{it.pose.s:.4f}{wobbling}]"
