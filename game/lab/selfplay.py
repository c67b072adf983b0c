"""Games of bots among themselves, and what a value is to learn from them, as sums.

At quiet positions each player's features are held against all players' mean, and so is what the game brought
him in the end. What a fit needs of a set of such looks are sums of products. They are whole, so that adding
up those of many tasks gives the same whatever the order.
"""

from base64 import b64decode, b64encode
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple
from zlib import compress, decompress

import numpy as np
from numpy.typing import NDArray

from game.bots.bot import Source, below
from game.bots.thinking import conclude
from game.bots.value import ONE, Value, Weights, leads
from game.core.game import CHANCE, Game
from game.core.vocabulary import Action
from game.lab.deals import feature_names, mixed, source
from game.lab.players import seated
from game.lab.recipes import GREEDY, ONE_IN, RANDOM, Round
from game.lab.running import Codec

Whole = NDArray[np.int64]
Chooser = Callable[[Game[Any], Any, Source], Action]
ROWS = 8192  # so many are multiplied at a time
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
    """One quiet position: the stage, by player the features, and what the value in use promised."""

    stage: int
    features: list[list[int]]
    promises: list[int]


def looked(task: Sample) -> Whole:
    """What the games of a task add: by stage the products of every two columns.

    The columns are the features, then what is to be predicted, in 1024ths, then a 1.
    """
    names = feature_names(task.game, task.players)
    column = {name: at for at, name in enumerate(names)}
    sums: Whole | None = None
    rows: list[tuple[int, NDArray[np.float64]]] = []
    for number in range(task.first, task.first + task.games):
        random = source(task.seed, task.game, task.players, task.at, number)
        game = mixed(task.game, task.players, below(random))
        sums = empty(game, names) if sums is None else sums
        rows += _rows(game, [column[name] for name in game.feature_names], len(names), task, random)
        if len(rows) >= ROWS:
            _add(sums, rows)
            rows = []
    assert sums is not None
    _add(sums, rows)
    return sums


def empty(game: Game[Any], names: Sequence[str]) -> Whole:
    """Sums of nothing."""
    width = len(names) + 2
    return np.zeros((game.stages + 1, width, width), np.int64)


def _rows(
    game: Game[Any], columns: list[int], width: int, task: Sample, random: Source
) -> Iterator[tuple[int, NDArray[np.float64]]]:
    """By look and player the stage and a row: the number of players times what is own, minus all."""
    value = Value(game, task.weights) if task.weights else None
    looks, end = _played(game, task.round, value, random)
    target = np.array([ONE * points for points in end], np.int64)
    for look in reversed(looks):
        own = np.array(look.features, np.int64)
        table = np.ones((game.players, width + 2))
        table[:, :-2] = 0
        table[:, columns] = game.players * own - own.sum(axis=0)
        table[:, -2] = game.players * target - target.sum()
        yield from ((look.stage, row) for row in table[: 1 if game.players == 2 else game.players])
        if value:
            ahead = np.array(look.promises, np.int64)
            target = (task.round.trace * target + (ONE_IN - task.round.trace) * ahead) // ONE_IN


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
        quiet = game.quiet(s)
        if quiet and not known and s.pending and draw(round_.every) == 0:
            promises = value.promises(s) if value and round_.trace < ONE_IN else [0] * game.players
            looks.append(Look(game.stage(s), game.features(s), promises))
    return looks, game.scores(s)


# ---- who plays --------------------------------------------------------------------------------------


def chooser(players: str, value: Value | None) -> Chooser:
    """How players of this kind choose: `random`, `greedy`, or a level."""
    if players == RANDOM:
        return blind
    if players == GREEDY:
        assert value is not None, "greedy players go by what an earlier round learned"
        return _greedy(value)
    return _searching(players, value.weights if value else None)


def drawn(game: Game[Any], s: Any, random: Source) -> Action:
    """What chance does, by its odds."""
    p = s.pending[-1]
    step: Any = game.steps[p.step]
    odds = list(accumulate(step.weights(s, p)))
    action: Action = step.actions(s, p)[bisect_right(odds, int(random() * odds[-1]))]
    return action


def blind(game: Game[Any], s: Any, random: Source) -> Action:
    """Any action."""
    actions = game.rough(s)
    return actions[int(random() * len(actions))]


def _greedy(value: Value) -> Chooser:
    def choose(game: Game[Any], s: Any, random: Source) -> Action:
        actions, player = game.rough(s), s.pending[-1].player
        if len(actions) == 1:
            return actions[0]
        seen = game.determinize(game.observation(s, player), below(random))
        return max(actions, key=lambda action: _promised(value, seen, action, player, random))

    return choose


def _promised(value: Value, seen: Any, action: Action, player: int, random: Source) -> float:
    """The lead after an action; chance answers it first, where that hangs in the air."""
    child, game = seen.clone(), value.game
    game.apply(child, action)
    if not game.quiet(child):
        game.settle(child, below(random))
    promises = value.promises(child) if child.pending else [ONE * points for points in game.scores(child)]
    return leads(promises)[player]


def _searching(text: str, weights: Weights | None) -> Chooser:
    bot, budget = seated(text, weights)

    def choose(game: Game[Any], s: Any, random: Source) -> Action:
        player = s.pending[-1].player
        seen, seed = game.observation(s, player), int(random() * EXACT)
        choice = conclude(bot.think(game, seen, player, seed, budget)).choice
        return game.info.vocabulary.read(choice)

    return choose


# ---- sums -------------------------------------------------------------------------------------------


def _add(sums: Whole, rows: Sequence[tuple[int, NDArray[np.float64]]]) -> None:
    """Add products of rows. Floats multiply fast, and exactly, as long as the numbers stay small enough."""
    for stage in sorted({stage for stage, _ in rows}):
        table = np.array([row for at, row in rows if at == stage])
        assert len(table) * float(np.abs(table).max()) ** 2 < EXACT
        sums[stage] += (table.T @ table).astype(np.int64)


def _written(sums: Whole) -> Any:
    return [*sums.shape, b64encode(compress(sums.astype("<i8").tobytes())).decode()]


def _read(written: Any) -> Whole:
    *shape, packed = written
    return np.frombuffer(decompress(b64decode(packed)), "<i8").reshape(shape).astype(np.int64)


SUMS = Codec[Whole](_written, _read)
