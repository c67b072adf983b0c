"""How strong somebody plays, on the scale of the levels: by Glicko, against bots that were measured.

Source: Mark Glickman, The Glicko system (1999). A game is a rating period; at a table of several each bot
counts as an opponent of its own. Level 1 has 1000; 400 more wins ten times as often as it loses.
"""

from collections.abc import Sequence
from math import log, log10, pi, sqrt
from typing import NamedTuple

from game.bots.ladder import highest, measured

FIRST = 1000.0  # level 1
PER_TENFOLD = 400.0
Q = log(10) / PER_TENFOLD
UNKNOWN = 350.0  # the deviation of who has not played yet
DRIFT = 20.0  # by how much the strength of a person may move from game to game
SURE = 0.97  # a share is not told apart from winning always
UNMEASURED = 100.0  # what a step counts of which nothing is known


class Rating(NamedTuple):
    """A strength and its standard deviation."""

    value: float
    deviation: float


NEW = Rating(FIRST, UNKNOWN)
Met = Sequence[tuple[Rating, float]]  # opponents, and what was won against each: 1, a half or nothing


def of_level(game: str, players: int, level: int) -> Rating:
    """The strength of a level in a game for so many: what each step up to it was measured to win."""
    value, variance = FIRST, 0.0
    for number in range(2, min(level, highest(game, players)) + 1):
        step = measured(game, players, number)
        if step is None:
            value += UNMEASURED
            variance += UNMEASURED**2
            continue
        share = min(SURE, max(1 - SURE, step.won / 1000))
        value += PER_TENFOLD * log10(share / (1 - share))
        variance += 1 / (Q * Q * step.games * share * (1 - share))
    return Rating(value, sqrt(variance))


def after(own: Rating, met: Met) -> Rating:
    """The strength after a game."""
    before = min(UNKNOWN, sqrt(own.deviation**2 + DRIFT**2))
    gained = spread = 0.0
    for other, won in met:
        weight = _weight(other.deviation)
        share = _share(own.value, other.value, weight)
        gained += weight * (won - share)
        spread += (weight * Q) ** 2 * share * (1 - share)
    variance = 1 / (1 / before**2 + spread)
    return Rating(own.value + Q * variance * gained, sqrt(variance))


def expected(own: Rating, other: Rating) -> float:
    """How often somebody of this strength comes out ahead of another, from 0 to 1."""
    return _share(own.value, other.value, _weight(sqrt(own.deviation**2 + other.deviation**2)))


def wins(own: Rating, other: Rating, players: int) -> float:
    """How often somebody of this strength comes first among so many, the others equal: by Luce's axiom."""
    ahead = expected(own, other)
    return ahead / (ahead + (players - 1) * (1 - ahead))


def next_level(own: Rating, game: str, players: int, least: float) -> int:
    """The strongest level with which one may expect at least so many wins; level 1 if there is none."""
    levels = range(highest(game, players), 1, -1)
    fitting = (level for level in levels if wins(own, of_level(game, players, level), players) >= least)
    return next(fitting, 1)


def _weight(deviation: float) -> float:
    """Less for an opponent whose strength is known less well."""
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def _share(own: float, other: float, weight: float) -> float:
    ahead: float = 10 ** (weight * (own - other) / PER_TENFOLD)
    return ahead / (1 + ahead)
