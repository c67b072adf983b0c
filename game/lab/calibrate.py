"""Seven levels, each so much stronger than the one below that it wins the share aimed at.

All levels lie on one path from weak to strong: first a temperature falls while iterations rise a little, then
iterations rise alone. From the lowest level on, the next one is looked for further up the path.
"""

import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import log10
from typing import Any, NamedTuple

from game.bots.ladder import FILE, RUNGS, Rung
from game.lab.arena import Bout, Contest, Deal, bouts, lineup, meet
from game.lab.ratings import PER_TENFOLD, Share, wilson
from game.lab.running import Runner

FEWEST, MOST = 20, 20_000  # iterations
HOTTEST, COOLEST = 600, 8  # thousandths
COOLING, RISING = 0.84, 1.09  # from one point of the path to the next while there is a temperature
DOUBLING = 1.19  # a fourth of one; afterwards
AIM, NEAR = 0.725, 0.075  # the share a level is to win against the one below, and how near is near enough
TRIES = 4
BATCH = 10  # deals
FIRST_STEP = 5  # points of the path
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
    """A level, and what it won against the one below; nothing is below the first."""

    rung: Rung
    won: Share | None
    games: int = 0


Measure = Callable[[Rung, Rung], tuple[Share, int]]  # the upper one's share against the lower, and the games


def climbed(measure: Measure, lowest: Rung, most: int, aim: float = AIM) -> list[Step]:
    """The levels from the lowest up; none thinks longer than so many iterations."""
    rungs = [rung for rung in path() if rung.iterations <= most]
    at = min(range(len(rungs)), key=lambda point: _apart(rungs[point], lowest))
    steps, stride = [Step(rungs[at], None)], FIRST_STEP
    while len(steps) < RUNGS and at < len(rungs) - 1:
        at, stride, step = _next(measure, rungs, at, stride, aim)
        steps.append(step)
    return steps


def _next(
    measure: Measure, rungs: Sequence[Rung], below: int, stride: int, aim: float
) -> tuple[int, int, Step]:
    """The point whose share came nearest to the aim, among those that the last one's Elo pointed to."""
    tried: dict[int, Step] = {}
    at = min(len(rungs) - 1, below + stride)
    while at not in tried and len(tried) < TRIES:
        share, games = measure(rungs[below], rungs[at])
        tried[at] = Step(rungs[at], share, games)
        if abs(share.share - aim) <= NEAR:
            break
        stride = round((at - below) * min(2.0, max(0.5, _elo(aim) / max(1.0, _elo(share.share)))))
        at = min(len(rungs) - 1, below + max(1, stride))
    best = min(tried, key=lambda point: abs((tried[point].won or Share(0, 0, 0)).share - aim))
    return best, max(1, best - below), tried[best]


def _elo(share: float) -> float:
    inside = min(0.99, max(0.01, share))
    return PER_TENFOLD * log10(inside / (1 - inside))


def _apart(one: Rung, other: Rung) -> float:
    return abs(one.temperature - other.temperature) + abs(one.iterations - other.iterations) / 10


# ---- in the arena -----------------------------------------------------------------------------------


def spelled(rung: Rung) -> str:
    """The level as a bot of the arena."""
    return ":".join(str(number) for number in ("tree", *rung) if number)


def ahead(deals: Sequence[Deal]) -> tuple[Share, int]:
    """How often the first of the line-up came before another one of it; a shared place counts half."""
    places = [game.places for deal in deals for game in deal]
    met = [(first, other) for first, *others in places for other in others]
    won = sum(1.0 if first < other else 0.5 * (first == other) for first, other in met) / len(met)
    return wilson(won * len(places), len(places)), len(places)


def calibrate(
    runner: Runner, contest: Contest, lowest: Rung, most: int, games: int, aim: float = AIM
) -> list[Step]:
    """The levels of a game for so many players."""

    def measure(lower: Rung, upper: Rung) -> tuple[Share, int]:
        line = lineup(spelled(upper), spelled(lower), contest.players)
        return measured(runner, bouts(contest, line, games), aim)

    return climbed(measure, lowest, most, aim)


def as_they_are(
    runner: Runner, contest: Contest, rungs: Sequence[Rung], games: int, fewer: int | None = None
) -> list[Step]:
    """These levels with what each wins against the one below, those that think long in fewer games."""
    steps = [Step(rungs[0], None)]
    for lower, upper in pairwise(rungs):
        line = lineup(spelled(upper), spelled(lower), contest.players)
        count = fewer if fewer and upper.iterations > LONG else games
        steps.append(Step(upper, *ahead(list(meet(runner, bouts(contest, line, count))))))
    return steps


def measured(runner: Runner, tasks: Sequence[Bout], aim: float) -> tuple[Share, int]:
    """The share from these bouts, or from as many as tell for sure that it is far from the aim."""
    deals: list[Deal] = []
    for first in range(0, len(tasks), BATCH):
        deals += meet(runner, tasks[first : first + BATCH])
        share, _ = ahead(deals)
        if share.low > aim + NEAR or share.high < aim - NEAR:
            break
    return ahead(deals)


def held(steps: Sequence[Step]) -> dict[str, Any]:
    """What the file keeps of levels: the numbers, and in thousandths what each won against the one below."""
    won = [[round(1000 * share) for share in step.won] if step.won else [] for step in steps]
    return {
        "levels": [list(step.rung) for step in steps],
        "won": won,
        "games": [step.games for step in steps],
    }


def with_levels(text: str, contest: Contest, steps: Sequence[Step]) -> str:
    """The file of levels with these in it. Levels that were not reached stay as they were."""
    games = json.loads(text)
    before = games.get(contest.game, {}).get(str(contest.players)) or games["others"]["0"]
    found = held(steps)
    missing = RUNGS - len(steps)
    found["levels"] += before["levels"][len(steps) :]
    found["won"] += [[]] * missing
    found["games"] += [0] * missing
    games.setdefault(contest.game, {})[str(contest.players)] = found
    rows = []
    for game, ladders in sorted(games.items()):
        lines = [f'  "{players}": {json.dumps(ladder)}' for players, ladder in sorted(ladders.items())]
        rows.append(f' "{game}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def table(text: str) -> str:
    """The measured ladders of the file as a table: levels from weak to strong, shares in percent."""
    lines = [f"| | {' | '.join(map(str, range(1, RUNGS + 1)))} |", f"|---{'|---' * RUNGS}|"]
    for game, ladders in json.loads(text).items():
        for players, ladder in ladders.items():
            if "won" in ladder:
                rows = zip(ladder["levels"], ladder["won"], ladder["games"], strict=True)
                lines.append(f"| {game} for {players} | {' | '.join(_cell(*row) for row in rows)} |")
    return "\n".join(lines) + "\n"


def _cell(rung: Sequence[int], won: Sequence[int], games: int) -> str:
    level = ":".join(str(number) for number in rung if number)
    if not won:
        return level
    share, low, high = (round(part / 10) for part in won)
    return f"{level}; {share} ({low}-{high}) of {games}"


def write(contest: Contest, steps: Sequence[Step]) -> None:
    """Put the levels into the file that bots read."""
    FILE.write_text(with_levels(FILE.read_text("utf-8"), contest, steps), "utf-8")
