"""Games of bots among themselves, and what a value is to learn from them, as sums.

At quiet positions each player's features are held against all players' mean, and so is what the game brought
them in the end. What a fit needs of a set of such looks are sums of products. They are whole, so that adding
up those of many tasks gives the same whatever the order.

A weight slides from early to late, so each feature has two columns: times what is left, times what is over.
"""

from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any, NamedTuple
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

from game.bots.bot import Source, below
from game.bots.value import ONE, Value, Weights
from game.core.game import Game
from game.core.registry import game_class
from game.core.state import CHANCE
from game.lab.deals import feature_names, mixed, source
from game.lab.learning.recipes import ONE_IN, Round
from game.lab.players import blind, chooser, drawn
from game.lab.running import Codec

Whole = NDArray[np.int64]
FINE = 64  # what a trace is kept in parts of, as it is rounded while it fades
EXACT = 1 << 53  # below this, floats hold whole numbers and sums come to the same in any order


class Sample(NamedTuple):
    """Games number `first` to `first + games - 1` of a round, and what their players know."""

    game: str
    players: int
    seed: str
    at: int  # which round of the recipe
    round: Round
    weights: Weights | None
    first: int
    games: int


class Look(NamedTuple):
    """One quiet position: the stage, and by player the features."""

    stage: int
    features: list[list[int]]


class Sums(NamedTuple):
    """What looks come to. Columns and target are the number of players times what is own, minus all.

    `moments`: by stage the products of every two of the features, the target in 1024ths and a 1. `links`:
    Bradtke and Barto's sums of least squares over temporal differences, TD(trace): the fading trace of the
    columns with how they change to the next look, and in the last column with the target at the end.
    """

    moments: Whole
    links: Whole

    def plus(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(self.moments + other.moments, self.links + other.links)


def looked(task: Sample) -> Sums:
    """What the games of a task add."""
    names = feature_names(task.game, task.players)
    column = {name: at for at, name in enumerate(names)}
    stages, width = game_class(task.game).stages, len(names) + 2
    moments = np.zeros((stages + 1, width, width), np.int64)
    links = np.zeros((2 * len(names), 2 * len(names) + 1), np.int64)
    for number in range(task.first, task.first + task.games):
        random = source(task.seed, task.game, task.players, task.at, number)
        game = mixed(task.game, task.players, below(random))
        value = Value(game, task.weights) if task.weights else None
        looks, end = _played(game, task.round, value, random)
        if not looks:
            continue
        stage = np.array([look.stage for look in looks], np.int64)
        rows = _rows(game, looks, end, [column[name] for name in game.feature_names], width)
        _add_moments(moments, stage, rows)
        for of_player in rows.swapaxes(0, 1) if task.round.trace < ONE_IN else ():
            counts, over = of_player[:, :-2], stage[:, None]
            slid = np.concatenate([counts * (stages - over), counts * over], axis=1)
            _add_links(links, slid, stages * int(of_player[0, -2]), task.round.trace)
    return Sums(moments, links)


def _rows(
    game: Game[Any], looks: Sequence[Look], end: Sequence[int], columns: list[int], width: int
) -> Whole:
    """By look and player features, target and 1. Of two players one is enough: the other has it reversed."""
    count = game.players
    own = np.array([look.features for look in looks], np.int64)
    target = np.array([ONE * points for points in end], np.int64)
    rows = np.zeros((len(looks), count, width), np.int64)
    rows[:, :, columns] = count * own - own.sum(axis=1, keepdims=True)
    rows[:, :, -2] = count * target - target.sum()
    rows[:, :, -1] = 1
    return rows[:, : 1 if count == 2 else count]


def _played(
    game: Game[Any], round_: Round, value: Value | None, random: Source
) -> tuple[list[Look], list[int]]:
    """A whole game: what was looked at on the way, and the points in the end."""
    s, looks, draw, quiet = game.initial_state(), [], below(random), False
    choose = chooser(round_.players, value)
    while s.pending:
        known = quiet and s.pending[-1].player == CHANCE  # a search stopped before chance's turn
        if s.pending[-1].player == CHANCE:
            action = drawn(game, s, random)
        elif draw(ONE_IN) < round_.explore:
            action = blind(game, s, random)
        else:
            action = choose(game, s, random)
        game.apply(s, action)
        quiet = game.is_quiescent(s)
        if quiet and not known and s.pending and draw(round_.every) == 0:
            looks.append(Look(game.stage(s), game.features(s)))
    return looks, game.scores(s)


# ---- sums -------------------------------------------------------------------------------------------


def _add_moments(moments: Whole, stage: Whole, rows: Whole) -> None:
    for at in np.unique(stage):
        table = rows[stage == at].reshape(-1, rows.shape[-1])
        moments[at] += _product(table, table)


def _add_links(links: Whole, slid: Whole, target: int, fading: int) -> None:
    """One player from look to look; `target` is what the columns would promise at the end."""
    trace = np.zeros(slid.shape[1], np.int64)
    traces = np.empty_like(slid)
    for at, columns in enumerate(slid):
        trace = trace * fading // ONE_IN + columns * FINE
        traces[at] = trace
    after = np.zeros_like(slid)
    after[:-1] = slid[1:]
    links[:, :-1] += _product(traces, slid - after)
    links[:, -1] += traces[-1] * target


def _product(one: Whole, other: Whole) -> Whole:
    """The sum of products of rows. Floats multiply fast, and exactly as long as they are small enough."""
    assert len(one) * float(np.abs(one).max()) * float(np.abs(other).max()) < EXACT
    return (one.T.astype(np.float64) @ other.astype(np.float64)).astype(np.int64)


def _written(sums: Sums) -> Any:
    return [[*part.shape, b64encode(compress(part.astype("<i8").tobytes())).decode()] for part in sums]


def _read(written: Any) -> Sums:
    parts = [
        np.frombuffer(decompress(b64decode(packed)), "<i8").reshape(shape).astype(np.int64)
        for *shape, packed in written
    ]
    return Sums(*parts)


SUMS = Codec[Sums](_written, _read)
