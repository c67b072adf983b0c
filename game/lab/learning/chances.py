"""How often players win whose position has a value: games of a tree with itself, and a curve through them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.bot import below
from game.bots.chances import FILE, Curve, ahead, thousandths
from game.bots.levels import read_level
from game.bots.thinking import conclude
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from game.lab.deals import mixed, source
from game.lab.files import by_game, put
from game.lab.provenance import here
from game.lab.running import Codec, Runner

BY = "tree:60"
PAIR = 2  # players, of whom level ones are even
MOST = 4.0  # of a lead: what is further ahead has won
ROUNDS = 60  # of Newton's method
RIDGE = 1e-3
SURE = 1e-6
SETS = 200  # of games drawn anew, for intervals
EDGES = (0.025, 0.975)

Floats = NDArray[np.float64]


class Sample(NamedTuple):
    """A game by its number, and who plays it."""

    game: str
    players: int
    number: int
    bot: str


class Seen(NamedTuple):
    """A decision: the stage, the value of the best move to its player, and their part of the win."""

    stage: int
    value: float
    won: float


SEEN = Codec[list[Seen]](lambda rows: [list(row) for row in rows], lambda rows: [Seen(*row) for row in rows])


class Fitted(NamedTuple):
    """A curve, and between which it lies in 95 of 100 sets of as many games."""

    curve: Curve
    low: Curve
    high: Curve


def seen(sample: Sample) -> list[Seen]:
    """All decisions of a game between equals where there was a choice."""
    random = source("chances", sample.game, sample.players, sample.number)
    options = mixed(sample.game, sample.players, below(random)).options
    match = Match(new_record(sample.game, sample.players, options, f"chances{sample.number}"))
    level, looks = read_level(sample.bot), []
    while not match.over:
        best = conclude(level.think(match)).lines[0]
        if best.visits:
            looks.append((match.player, match.game.stage(match.state), round(best.value, 6)))
        match = match.play(best.action)
    winners = match.outcome.winners
    return [Seen(stage, value, (player in winners) / len(winners)) for player, stage, value in looks]


def measure(runner: Runner, game: str, players: int, games: int, bot: str = BY) -> Fitted:
    """The curve of so many games."""
    samples = [Sample(game, players, number, bot) for number in range(games)]
    played = [*runner.run(seen, samples, SEEN, f"{game} for {players}")]
    tables = [_table(rows, game_class(game).stages, players) for rows in played]
    random = np.random.default_rng(games)
    drawn = [
        _fitted([tables[n] for n in random.integers(len(tables), size=len(tables))]) for _ in range(SETS)
    ]
    low, high = np.quantile(drawn, EDGES, axis=0)
    return Fitted(*(_curve(weights) for weights in (_fitted(tables), low, high)))


def _table(rows: Sequence[Seen], stages: int, players: int) -> Floats:
    """By decision what the four numbers of a curve are times, and whether it was won."""
    found = []
    for stage, value, won in rows:
        lead, over = max(-MOST, min(MOST, ahead(value))), stage / stages
        level = players > PAIR
        found.append([level * (1 - over), level * over, lead * (1 - over), lead * over, won])
    return np.array(found, np.float64).reshape(-1, 5)


def _fitted(tables: Sequence[Floats]) -> Floats:
    """The most likely numbers, by Newton's method; a lead never speaks against a win."""
    table = np.concatenate(tables)
    free = [True] * 4
    while True:
        weights = np.zeros(4)
        weights[free] = _likeliest(table[:, :-1][:, free], table[:, -1])
        wrong = [at for at in (2, 3) if weights[at] < 0]
        if not wrong:
            return weights
        free[wrong[0]] = False


def _likeliest(columns: Floats, won: Floats) -> Floats:
    weights = np.zeros(columns.shape[1])
    for _ in range(ROUNDS):
        spoken = columns @ weights
        root = np.sqrt(1 + spoken * spoken)
        told = np.clip((1 + spoken / root) / 2, SURE, 1 - SURE)
        slope = 1 / (2 * root**3)
        per = slope / (told * (1 - told))
        pull = columns.T @ (per * (won - told)) - RIDGE * weights
        curved = (columns * (per * slope)[:, None]).T @ columns + RIDGE * np.eye(len(weights))
        weights = weights + np.clip(np.linalg.solve(curved, pull), -1, 1)
    return weights


def _curve(weights: Floats) -> Curve:
    first, second, third, fourth = (thousandths(weight) for weight in weights)
    return Curve((first, second), (third, fourth))


# ---- the file ---------------------------------------------------------------------------------------


def write(game: str, players: int, games: int, found: Fitted, command: str, path: Path = FILE) -> None:
    """Put what was found in the place of what was there."""
    held: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    row = {
        **found.curve._asdict(),
        "low": [*found.low.even, *found.low.steep],
        "high": [*found.high.even, *found.high.steep],
        "games": games,
        **here()._asdict(),
        "command": command,
    }
    held.setdefault(game, {})[str(players)] = row
    put(path, by_game(held))
