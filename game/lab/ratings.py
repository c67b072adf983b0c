"""What results say of strength: shares with intervals, Elo by Bradley and Terry, a test that stops early."""

from collections.abc import Mapping, Sequence
from math import inf, log, log10, sqrt
from random import Random
from typing import NamedTuple

from openskill.models import PlackettLuce

from game.lab.arena import Bout, Deal, meet
from game.lab.running import Runner

SIGMAS = 1.96  # of 95 %
ROUNDS = 500  # of Bradley and Terry's iteration
RESAMPLED = 200
PER_TENFOLD = 400  # Elo: so much ahead wins ten times as often as it loses
ERRORS = 0.05
OPEN = "open"
LOOKED_AT = 20  # deals


class Share(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


class Tally(NamedTuple):
    """How one bot did against the others of its line-up. `share` counts a shared win in parts."""

    games: int
    won: int
    drawn: int
    share: Share
    lead: float


def wilson(won: float, games: int) -> Share:
    """Wilson's interval of a share, which never leaves 0 to 1."""
    share, z = won / games, SIGMAS * SIGMAS / games
    middle, half = share + z / 2, SIGMAS * sqrt(share * (1 - share) / games + z / games / 4)
    return Share(share, (middle - half) / (1 + z), (middle + half) / (1 + z))


def tally(deals: Sequence[Deal], one: int = 0) -> Tally:
    """The results of one of the line-up."""
    games = [game for deal in deals for game in deal]
    shares = [game.won(one) for game in games]
    lead = sum(game.lead(one) for game in games) / len(games)
    drawn = sum(0 < share < 1 for share in shares)
    return Tally(len(games), shares.count(1), drawn, wilson(sum(shares), len(games)), lead)


# ---- two players -----------------------------------------------------------------------------------

Met = Mapping[tuple[str, str], Sequence[float]]  # by pairing: the share the first had of each deal


def elo(met: Met, bots: Sequence[str]) -> dict[str, float]:
    """Bradley and Terry's ratings with half a virtual draw for each pairing; the first bot has 0."""
    strength = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 0.0)
    games: dict[tuple[str, str], float] = {}
    for (one, other), shares in met.items():
        won[one] += sum(shares) + 0.25
        won[other] += len(shares) - sum(shares) + 0.25
        games[one, other] = len(shares) + 0.5
    for _ in range(ROUNDS):
        weight = dict.fromkeys(bots, 0.0)
        for (one, other), count in games.items():
            part = count / (strength[one] + strength[other])
            weight[one] += part
            weight[other] += part
        strength = {bot: won[bot] / weight[bot] for bot in bots}
    return {bot: PER_TENFOLD * log10(strength[bot] / strength[bots[0]]) for bot in bots}


def ladder(met: Met, bots: Sequence[str]) -> dict[str, Share]:
    """Elo with 95 % intervals, from results drawn again with replacement; the first bot has 0."""
    random, rated = Random(0).random, elo(met, bots)  # noqa: S311 - repeatable numbers
    again = []
    for _ in range(RESAMPLED):
        drawn = {pair: [got[int(random() * len(got))] for _ in got] for pair, got in met.items()}
        again.append(elo(drawn, bots))
    found = {}
    for bot in bots:
        sample = sorted(ratings[bot] for ratings in again)
        cut = RESAMPLED // 40
        open_ = _open(met, bot, rated) if bot != bots[0] else None
        found[bot] = open_ or Share(rated[bot], sample[cut], sample[-1 - cut])
    return found


def _open(met: Met, bot: str, rated: Mapping[str, float]) -> Share | None:
    """The interval of a bot that won or lost everything: drawing again tells nothing, one side is open."""
    won = {other: got for (one, other), got in met.items() if one == bot}
    lost = {one: [1 - share for share in got] for (one, other), got in met.items() if other == bot}
    results = [*won.items(), *lost.items()]
    shares = {share for _, got in results for share in got}
    if shares == {0}:
        high = min(rated[other] + _elo_of(wilson(0, len(got)).high) for other, got in results)
        return Share(rated[bot], -inf, max(high, rated[bot]))
    if shares == {1}:
        low = max(rated[other] + _elo_of(wilson(len(got), len(got)).low) for other, got in results)
        return Share(rated[bot], min(low, rated[bot]), inf)
    return None


def _elo_of(share: float) -> float:
    """By how much one is ahead who has this share."""
    return PER_TENFOLD * log10(share / (1 - share))


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
