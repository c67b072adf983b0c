"""Up to seven levels, the lowest for a first game, each surely stronger than the one below.

All levels lie on one path from weak to strong: first a temperature falls while iterations rise a little, then
iterations rise alone. The lowest level is the one that greedy play beats as often as it should; from there on
the next one is looked for further up the path. Where there is no room for a step, there is no level.
"""

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log10
from typing import Any, NamedTuple

from game.bots.greedy import Greedy
from game.bots.ladder import FILE, OTHERS, RUNGS, Rung
from game.lab.files import by_game, put
from game.lab.matches.arena import Bout, Contest, Deal, bouts, lineup, meet
from game.lab.matches.ratings import PER_TENFOLD, Share, tally
from game.lab.running import Runner

FEWEST, MOST = 20, 20_000  # iterations
HOTTEST, COOLEST = 600, 8  # thousandths
COOLING, RISING = 0.84, 1.09  # from one point of the path to the next while there is a temperature
DOUBLING = 1.19  # a fourth of one; afterwards
AIM, NEAR = 0.8, 0.12  # the share a level is to win against the one below, and how near is near enough
FIRST = 0.3  # the lowest level's against greedy play
PROBES = 4
TRIES = 3
BATCH = 6  # games
FEW = 10  # games, no share is told of fewer
FIRST_STEP = 7  # points of the path
LONG = 600  # iterations


def path() -> list[Rung]:
    """Every level that may be chosen, from weak to strong."""
    rungs, iterations, temperature = [], float(FEWEST), float(HOTTEST)
    while temperature > COOLEST:
        rungs.append(Rung(int(iterations), int(temperature)))
        iterations, temperature = iterations * RISING, temperature * COOLING
    while iterations < MOST:
        rungs.append(Rung(int(iterations), 0))
        iterations *= DOUBLING
    return rungs


class Step(NamedTuple):
    """A level, and what it won against the one below, the lowest against greedy play."""

    rung: Rung
    won: Share | None
    games: int = 0

    @property
    def sure(self) -> bool:
        """Whether it is stronger than the one below, for all that chance may do."""
        return self.won is not None and self.won.low > 0.5


Measure = Callable[[Rung, Rung], tuple[Share, int]]  # the upper one's share against the lower, and the games
Probe = Callable[[Rung], tuple[Share, int]]  # what a level wins against greedy play


def lowest(probe: Probe) -> Step:
    """The level for a first game, looked for by halves among those with a temperature."""
    rungs = [rung for rung in path() if rung.temperature]
    low, high, tried = 0, len(rungs) - 1, list[Step]()
    while low <= high and len(tried) < PROBES:
        middle = (low + high) // 2
        tried.append(Step(rungs[middle], *probe(rungs[middle])))
        if _share(tried[-1]) > FIRST:
            high = middle - 1
        else:
            low = middle + 1
    return min(tried, key=lambda step: abs(_share(step) - FIRST))


def _share(step: Step) -> float:
    return step.won.share if step.won else 0.0


def climbed(measure: Measure, first: Step, kept: Sequence[Step], aim: float = AIM) -> list[Step]:
    """The levels from the first up to those that are kept, at least the highest.

    What is not surely stronger than the one below is left out, and so is all between the two.
    """
    top = kept[0].rung
    rungs = [first.rung, *(rung for rung in path() if _between(first.rung, rung, top)), top]
    at, steps, stride, most = 0, [first], FIRST_STEP, RUNGS - len(kept) + 1
    while at < len(rungs) - 1:
        if len(steps) + 1 < most:
            found, stride, step = _next(measure, rungs, at, stride, aim)
        else:
            found, step = len(rungs) - 1, Step(top, *measure(steps[-1].rung, top))
        if step.sure or step.rung == top:
            at = found
            steps.append(step)
        else:
            del rungs[at + 1 : found + 1]
    while not steps[-1].sure and len(steps) > 2:
        del steps[-2:]
        steps.append(Step(top, *measure(steps[-1].rung, top)))
    return [*steps, *kept[1:]]


def _between(low: Rung, rung: Rung, high: Rung) -> bool:
    cooler = low.temperature > rung.temperature or low.iterations < rung.iterations
    return cooler and rung.temperature >= high.temperature and rung.iterations < high.iterations


def _next(
    measure: Measure, rungs: Sequence[Rung], below: int, stride: int, aim: float
) -> tuple[int, int, Step]:
    """The point whose share came nearest to the aim, among those that the last one's Elo pointed to."""
    tried: dict[int, Step] = {}
    at = min(len(rungs) - 1, below + stride)
    while at not in tried and len(tried) < TRIES:
        share, games = measure(rungs[below], rungs[at])
        tried[at] = Step(rungs[at], share, games)
        if tried[at].sure and abs(share.share - aim) <= NEAR:
            break
        stride = round((at - below) * min(2.0, max(0.5, _elo(aim) / max(1.0, _elo(share.share)))))
        at = min(len(rungs) - 1, below + max(1, stride))
    best = min(tried, key=lambda point: (not tried[point].sure, abs(_share(tried[point]) - aim)))
    return best, max(1, best - below), tried[best]


def _elo(share: float) -> float:
    inside = min(0.99, max(0.01, share))
    return PER_TENFOLD * log10(inside / (1 - inside))


# ---- in the arena -----------------------------------------------------------------------------------


def spelled(rung: Rung) -> str:
    """The level as a bot of the arena."""
    return ":".join(str(number) for number in ("tree", *rung) if number)


def calibrate(
    runner: Runner, contest: Contest, kept: Sequence[Step], games: int, aim: float = AIM
) -> list[Step]:
    """The levels of a game for so many players, below those that are kept."""

    def probe(rung: Rung) -> tuple[Share, int]:
        line = lineup(spelled(rung), Greedy.id, contest.players)
        return measured(runner, bouts(contest, line, games), lambda share: _tells(share, FIRST))

    def measure(lower: Rung, upper: Rung) -> tuple[Share, int]:
        line = lineup(spelled(upper), spelled(lower), contest.players)
        tasks = bouts(contest, line, games)
        return measured(runner, tasks, lambda share: _tells(share, aim, sure=share.low > 0.5))

    return climbed(measure, lowest(probe), kept, aim)


def _tells(share: Share, aim: float, *, sure: bool = False) -> bool:
    """Whether it is surely far from the aim, or sure and near it."""
    far = share.low > aim + NEAR or share.high < aim - NEAR
    return far or (sure and abs(share.share - aim) <= NEAR)


def as_they_are(
    runner: Runner, contest: Contest, rungs: Sequence[Rung], games: int, fewer: int | None = None
) -> list[Step]:
    """These levels with what each wins against the one below, until that is surely more than a half.

    Those that think long are measured in fewer games, the lowest against greedy play in all of them.
    """
    line = lineup(spelled(rungs[0]), Greedy.id, contest.players)
    steps = [Step(rungs[0], *_ahead(list(meet(runner, bouts(contest, line, games)))))]
    for lower, upper in pairwise(rungs):
        line = lineup(spelled(upper), spelled(lower), contest.players)
        count = fewer if fewer and upper.iterations > LONG else games
        tasks = bouts(contest, line, count)
        steps.append(Step(upper, *measured(runner, tasks, lambda share: share.low > 0.5)))
    return steps


def measured(runner: Runner, tasks: Sequence[Bout], enough: Callable[[Share], bool]) -> tuple[Share, int]:
    """The share from these bouts, or from as many as tell enough."""
    deals: list[Deal] = []
    batch = max(1, BATCH // tasks[0].contest.players)
    for first in range(0, len(tasks), batch):
        deals += meet(runner, tasks[first : first + batch])
        share, games = _ahead(deals)
        if games >= FEW and enough(share):
            break
    return _ahead(deals)


def _ahead(deals: Sequence[Deal]) -> tuple[Share, int]:
    """How often the first of the line-up came before another one of it, and in how many games."""
    found = tally(deals)
    return found.ahead, found.games


def held(steps: Sequence[Step]) -> dict[str, Any]:
    """What the file keeps of levels: the numbers, and in thousandths what each won against the one below."""
    won = [[round(1000 * share) for share in step.won] if step.won else [] for step in steps]
    return {
        "levels": [list(step.rung) for step in steps],
        "greedy": [*won[0], steps[0].games],
        "won": [[], *won[1:]],
        "games": [0, *(step.games for step in steps[1:])],
    }


def kept(contest: Contest) -> list[Step]:
    """The levels as the file has them; those of any game where it has none."""
    games = json.loads(FILE.read_text("utf-8"))
    ladder = games.get(contest.game, {}).get(str(contest.players)) or games[OTHERS]["0"]
    count = len(ladder["levels"])
    won, games = ladder.get("won", [[]] * count), ladder.get("games", [0] * count)
    rows = zip(ladder["levels"], won, games, strict=True)
    return [
        Step(Rung(*rung), Share(*(part / 1000 for part in won)) if won else None, games)
        for rung, won, games in rows
    ]


def with_levels(text: str, contest: Contest, steps: Sequence[Step]) -> str:
    """The file of levels with these in it."""
    games = json.loads(text)
    games.setdefault(contest.game, {})[str(contest.players)] = held(steps)
    return by_game(games)


def write(contest: Contest, steps: Sequence[Step]) -> None:
    """Put the levels into the file that bots read."""
    put(FILE, with_levels(FILE.read_text("utf-8"), contest, steps))
