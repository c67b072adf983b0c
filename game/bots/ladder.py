"""The levels, at most seven: what each of them is in a game for so many players, and how they play.

Where there is no room for seven of them, there are fewer; one above those plays as the highest.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.core.mark import N_

FILE = Path(__file__).parent / "levels.json"
OTHERS = "others"  # the ladder of games and numbers of players that have none of their own

RUNGS = 7  # at most
# How a level plays of so much temperature and so many iterations or more; the first that fits.
ABOUT = (
    (200, 0, N_("Glances at the table and is content with what looks good enough.")),
    (60, 0, N_("Sees what a move brings at once, but misses many a better one.")),
    (20, 0, N_("Considers your reply, too, but often settles for second best.")),
    (1, 0, N_("Compares its moves with care and misses the best one now and then.")),
    (0, 400, N_("Looks several moves ahead and takes the best it finds.")),
    (0, 0, N_("Takes the best move it finds, but does not look for long.")),
)
HIGHEST = N_("Thinks longest, looks several moves ahead and always takes the best it finds.")


class Rung(NamedTuple):
    """A level in a game: how long the tree thinks, and how readily it takes what is not the best."""

    iterations: int
    temperature: int


class Measured(NamedTuple):
    """How a level did against the one below: in so many games of bots before it in so many thousandths.

    In 95 of 100 such measurements the truth lies between `low` and `high`.
    """

    games: int
    won: int
    low: int
    high: int


class Ladder(NamedTuple):
    """The levels from weak to strong, and what was measured of each (None: nothing)."""

    rungs: tuple[Rung, ...]
    measured: tuple[Measured | None, ...]


def highest(game: str, players: int) -> int:
    """How many levels there are."""
    return len(_ladder(game, players).rungs)


def rung(game: str, players: int, number: int) -> Rung:
    """What level `number`, counted from 1, is there."""
    rungs = _ladder(game, players).rungs
    return rungs[min(number, len(rungs)) - 1]


def about(game: str, players: int, number: int) -> str:
    """How that level plays there, as a sentence to be translated."""
    if number >= highest(game, players):
        return HIGHEST
    at = rung(game, players, number)
    return next(text for warm, long, text in ABOUT if at.temperature >= warm and at.iterations >= long)


def measured(game: str, players: int, number: int) -> Measured | None:
    """What the arena says of that level, if it was asked."""
    told = _ladder(game, players).measured
    return told[number - 1] if number <= len(told) else None


def _ladder(game: str, players: int) -> Ladder:
    ladders = _ladders()
    return ladders.get((game, players), ladders[OTHERS, 0])


@cache
def _ladders() -> Mapping[tuple[str, int], Ladder]:
    """By game and number of players.

    The file: {GAME: {PLAYERS: {"levels": [[ITERATIONS, TEMPERATURE]], "greedy": [SHARE, LOW, HIGH, N],
    "won": [[SHARE, LOW, HIGH]], "games": [N]}}}, shares in thousandths with their interval, an empty one
    where nothing was measured; "greedy" is what the lowest level wins against greedy play.
    """
    games = json.loads(FILE.read_text("utf-8"))
    return {
        (game, int(players)): _read(ladder)
        for game, ladders in games.items()
        for players, ladder in ladders.items()
    }


def _read(ladder: Mapping[str, Sequence[Any]]) -> Ladder:
    rungs = tuple(Rung(*numbers) for numbers in ladder["levels"])
    won, games = ladder.get("won", [[]] * len(rungs)), ladder.get("games", [0] * len(rungs))
    told = (Measured(count, *share) if share else None for share, count in zip(won, games, strict=True))
    return Ladder(rungs, tuple(told))
