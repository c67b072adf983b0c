"""What results say of strength: shares with intervals, Elo by Bradley and Terry, a test that stops early."""

from collections.abc import Mapping, Sequence
from math import inf, log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from game.lab.matches.arena import Bout, Deal, meet
from game.lab.running import Runner

SIGMAS = 1.96  # of 95 %
ROUNDS, STRIDE = 20, 2.0  # towards Bradley and Terry's ratings, and how far two part in one at most
RESAMPLED = 200
PER_TENFOLD = 400  # Elo: so much ahead wins ten times as often as it loses
ERRORS = 0.05
OPEN = "open"
LOOKED_AT = 20  # deals


class Share(NamedTuple):
    """A share, or any other figure, with its 95 % interval."""

    share: float
    low: float
    high: float


class Tally(NamedTuple):
    """How one bot did against the others of its line-up.

    `share` is of the wins, where a shared one counts in parts; `ahead` of those others that it came before,
    where a shared place counts half. Of two players they are the same, of more an even share is smaller.
    """

    games: int
    won: int
    drawn: int
    share: Share
    ahead: Share
    lead: float


def wilson(won: float, games: int) -> Share:
    """Wilson's interval of a share, which never leaves 0 to 1."""
    share, z = won / games, SIGMAS * SIGMAS / games
    middle, half = share + z / 2, SIGMAS * sqrt(share * (1 - share) / games + z / games / 4)
    return Share(share, (middle - half) / (1 + z), (middle + half) / (1 + z))


def mean(found: Sequence[float]) -> Share:
    """The mean with its 95 % interval, which is wide where there are few, and open of a single one."""
    middle, count = fmean(found), len(found)
    margin = students(count - 1) * stdev(found) / sqrt(count) if count > 1 else inf
    return Share(middle, middle - margin, middle + margin)


def students(degrees: int) -> float:
    """Student's t for 95 %, expanded around the normal distribution: from three degrees on good to 1 %."""
    z, n = SIGMAS, degrees
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n * n)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n * n * n)
    return z + first + second + third


def tally(deals: Sequence[Deal], one: int = 0) -> Tally:
    """The results of one of the line-up."""
    games = [game for deal in deals for game in deal]
    shares = [game.won(one) for game in games]
    lead = sum(game.lead(one) for game in games) / len(games)
    drawn = sum(0 < share < 1 for share in shares)
    before = sum(game.halves(one) for game in games) / (2 * len(games[0].places) - 2)
    share, ahead = wilson(sum(shares), len(games)), wilson(before, len(games))
    return Tally(len(games), shares.count(1), drawn, share, ahead, lead)


# ---- two players -----------------------------------------------------------------------------------

Met = Mapping[tuple[str, str], Sequence[float]]  # by pairing: the share the first had of each deal


def elo(met: Met, bots: Sequence[str]) -> dict[str, float]:
    """Bradley and Terry's ratings with half a virtual draw for each pairing; the first bot has 0.

    Newton's way to the strengths, in natural logarithms, by which each wins as much as it did.
    """
    won = dict.fromkeys(bots, 0.0)  # less what others won of it
    for (one, other), shares in met.items():
        won[one] += sum(shares) + 0.25
        won[other] -= sum(shares) + 0.25
    games = np.array([len(shares) + 0.5 for shares in met.values()])
    sides = np.array([[(bot == one) - (bot == other) for bot in bots[1:]] for one, other in met], float)
    strength, due = np.zeros(len(bots) - 1), np.array([*won.values()][1:])
    for _ in range(ROUNDS):
        share = 1 / (1 + np.exp(-sides @ strength))
        slope = (sides.T * (games * share * (1 - share))) @ sides
        step = np.linalg.solve(slope, due - sides.T @ (games * share))
        strength += step * (STRIDE / max(STRIDE, *abs(sides @ step)))
    return dict(zip(bots, map(float, [0, *PER_TENFOLD / log(10) * strength]), strict=True))


def ladder(met: Met, bots: Sequence[str]) -> dict[str, Share]:
    """Elo with 95 % intervals, from results drawn again with replacement; the first bot has 0.

    A side is open where wins, even shared ones, do not lead from one bot to another: with nothing lost there
    is no telling how much stronger somebody is.
    """
    random, rated, cut = Random(0), elo(met, bots), RESAMPLED // 40  # noqa: S311 - repeatable numbers
    again = [elo({pair: _drawn(got, random) for pair, got in met.items()}, bots) for _ in range(RESAMPLED)]
    found = {}
    for bot in bots:
        sample = sorted(ratings[bot] for ratings in again)
        low = min(sample[cut], rated[bot]) if bots[0] in _beaten(met, bot) else -inf
        high = max(sample[-1 - cut], rated[bot]) if bot in _beaten(met, bots[0]) else inf
        found[bot] = Share(rated[bot], low, high)
    return found


def _drawn(got: Sequence[float], random: Random) -> list[float]:
    """Results drawn again; of those that are all alike the share, by Jeffreys' posterior."""
    if len({*got}) > 1:
        return [got[int(random.random() * len(got))] for _ in got]
    return [random.betavariate(sum(got) + 0.5, len(got) - sum(got) + 0.5)] * len(got)


def _beaten(met: Met, bot: str) -> set[str]:
    """The bot, all it ever won against, all that those did, and so on."""
    won = [pair for pair, got in met.items() if any(got)]
    won += [(other, one) for (one, other), got in met.items() if any(share < 1 for share in got)]
    found = {bot}
    while more := {loser for winner, loser in won if winner in found} - found:
        found |= more
    return found


class Sequential(NamedTuple):
    """A test of 0 against more Elo: for how much, how far the evidence has gone, and what was decided."""

    elo: int
    evidence: float
    verdict: str  # "better", "not better", or OPEN


def sequential(shares: Sequence[float], gain: int = 20) -> Sequential:
    """Whether results so far, a share of each deal, tell that a bot is better by so much; 5 % errors.

    The generalised sequential probability ratio test with the variance as found, over whole deals: the games
    of a deal are not independent. A win and a loss are added, as a few equal results have no variance.
    """
    results = [*shares, 0.0, 1.0]
    count = len(results)
    mean = sum(results) / count
    variance = sum((share - mean) ** 2 for share in results) / count
    worse, better = 0.5, 1 / (1 + 10 ** (-gain / PER_TENFOLD))
    evidence = count * (better - worse) * (2 * mean - worse - better) / (2 * variance)
    bound = log((1 - ERRORS) / ERRORS)
    verdict = "better" if evidence >= bound else "not better" if evidence <= -bound else OPEN
    return Sequential(gain, evidence, verdict)


def shares_of(deals: Sequence[Deal]) -> list[float]:
    """What the first of the line-up had of each deal."""
    return [sum(game.won(0) for game in deal) / len(deal) for deal in deals]


def decided(runner: Runner, tasks: Sequence[Bout]) -> list[Deal]:
    """The deals of a line-up until the test has decided; looked at so many at a time, as on any executor."""
    deals: list[Deal] = []
    for first in range(0, len(tasks), LOOKED_AT):
        deals += meet(runner, tasks[first : first + LOOKED_AT])
        if sequential(shares_of(deals)).verdict != OPEN:
            break
    return deals


# ---- three and more --------------------------------------------------------------------------------


def openskill(deals: Sequence[tuple[Sequence[str], Deal]]) -> dict[str, Share]:
    """Plackett and Luce's ratings of bots from games for three or more, as OpenSkill reckons them."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in dict.fromkeys(bot for line, _ in deals for bot in line)}
    for line, deal in deals:
        for game in deal:
            teams = [[ratings[bot]] for bot in line]
            rated = model.rate(teams, ranks=[float(place) for place in game.places])
            for bot in dict.fromkeys(line):
                mine = [team[0] for team, whose in zip(rated, line, strict=True) if whose == bot]
                ratings[bot].mu = sum(rating.mu for rating in mine) / len(mine)
                ratings[bot].sigma = sum(rating.sigma for rating in mine) / len(mine)
    return {
        bot: Share(rating.mu, rating.mu - SIGMAS * rating.sigma, rating.mu + SIGMAS * rating.sigma)
        for bot, rating in ratings.items()
    }
