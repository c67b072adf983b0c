"""Learning a value: sums of self-play in, weights out, written with all it takes to make them again."""

import json
import re
from collections.abc import Mapping, Sequence
from math import isqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game import __version__
from game.bots.value import FOLDER, ONE, Weights
from game.core.registry import game_class
from game.lab.deals import feature_names
from game.lab.files import put
from game.lab.learning.recipes import GREEDY, ONE_IN, RANDOM, Recipe, recipe
from game.lab.learning.selfplay import FINE, SUMS, Sample, Sums, Whole, looked
from game.lab.running import Runner

TASK_GAMES = {RANDOM: 500, GREEDY: 50}  # in one task
SEARCHED = 10  # of searching players
LISTS = re.compile(r"\[[-\d,\s]*\]")  # of numbers: on one line


def learn(game_id: str, players: int, by: Recipe, runner: Runner, search: Mapping[str, int]) -> Weights:
    """The weights a recipe comes to."""
    weights: Weights | None = None
    for at in range(len(by.rounds)):
        sums = _round_sums(runner, by, game_id, players, at, weights)
        names = feature_names(game_id, players)
        before = list(weights.names.values()) if weights else None
        table = solved(sums, players, by, by.rounds[at].trace, before)
        about = {
            "recipe": by.seed,
            "ridge": by.ridge,
            "rounds": [done.text for done in by.rounds[: at + 1]],
            "rules": game_class(game_id).info.version,
            "release": __version__,
            "residuals": residuals(sums.moments, table, players),
        }
        weights = Weights(dict(zip(names, table, strict=True)), search, about)
    assert weights is not None
    return weights


def _round_sums(
    runner: Runner, by: Recipe, game_id: str, players: int, at: int, weights: Weights | None
) -> Sums:
    round_ = by.rounds[at]
    size = TASK_GAMES.get(round_.players, SEARCHED)
    tasks = [
        Sample(game_id, players, by.seed, at, round_, weights, first, min(size, round_.games - first))
        for first in range(0, round_.games, size)
    ]
    total: Sums | None = None
    for sums in runner.run(looked, tasks, SUMS, f"{game_id} for {players}, round {at + 1}"):
        total = sums if total is None else total.plus(sums)
    assert total is not None
    return total


def solved(
    sums: Sums, players: int, by: Recipe, trace: int, known: Sequence[tuple[int, int]] | None = None
) -> list[tuple[int, int]]:
    """Early and late weights in 1024ths, drawn by so many looks to those known before, or to 0.

    With a whole trace they leave the least squares of the target, else they agree with themselves from look
    to look.
    """
    stages, size = len(sums.moments) - 1, sums.moments.shape[1] - 2
    whole = trace == ONE_IN
    system = (squares(sums.moments) if whole else sums.links).astype(np.float64)
    matrix, target = system[:, :-1].copy(), system[:, -1].copy()
    drawn = float((by.ridge * (players * stages) ** 2 + 1) * (1 if whole else FINE))
    before = [early for early, _ in known or ()] + [late for _, late in known or ()]
    target += drawn * np.array(before or [0] * (2 * size), np.float64)
    matrix[np.diag_indices(2 * size)] += drawn
    found = [int(np.floor(weight + 0.5)) for weight in eliminated(matrix, target)]
    return list(zip(found[:size], found[size:], strict=True))


def squares(moments: Whole) -> Whole:
    """The normal equations of all stages: all features' columns of early weights, then those of late ones."""
    stages, size = len(moments) - 1, moments.shape[1] - 2
    left = [(stages - stage, stage) for stage in range(stages + 1)]
    system = np.zeros((2 * size, 2 * size + 1), np.int64)
    for one in (0, 1):
        rows = slice(one * size, (one + 1) * size)
        for other in (0, 1):
            block = _weighed(moments, [at[one] * at[other] for at in left])
            system[rows, other * size : (other + 1) * size] = block[:size, :size]
        system[rows, -1] = _weighed(moments, [at[one] * stages for at in left])[:size, size]
    return system


def _weighed(moments: Whole, by_stage: Sequence[int]) -> Whole:
    total: Whole = np.zeros_like(moments[0])
    for by, of_stage in zip(by_stage, moments, strict=True):
        total += by * of_stage
    return total


def eliminated(matrix: NDArray[np.float64], target: NDArray[np.float64]) -> NDArray[np.float64]:
    """The solution of a positive system, by Gauss, a row at a time.

    Only + - * / of single numbers, in one order: unlike a library's solver the same to the last bit anywhere.
    """
    rows = np.column_stack([matrix, target])
    for at in range(len(rows)):
        rows[at] = rows[at] / rows[at, at]
        for below in range(at + 1, len(rows)):
            if rows[below, at]:
                rows[below, at:] = rows[below, at:] - rows[below, at] * rows[at, at:]
    solution = rows[:, -1].copy()
    for at in range(len(rows) - 1, 0, -1):
        solution[:at] = solution[:at] - rows[:at, at] * solution[at]
    return solution


def residuals(moments: Whole, table: Sequence[tuple[int, int]], players: int) -> list[list[int]]:
    """By stage how many looks there were, and how far the lead over the others' mean lay off.

    First off 0, then off what is promised; as the root of the mean square, in 100ths of a point.
    """
    told, stages = [], len(moments) - 1
    unit = (players - 1) * stages * ONE
    for stage, of_stage in enumerate(moments):
        sums = of_stage.astype(object)  # whole numbers of Python, of any size
        promised = np.array([early * (stages - stage) + late * stage for early, late in table], object)
        count, own = sums[-1, -1], stages * stages * sums[-2, -2]
        squares = promised.dot(sums[:-2, :-2]).dot(promised)
        missed = own - 2 * stages * sums[-2, :-2].dot(promised) + squares
        over = max(1, count) * unit * unit
        told.append([count, *(isqrt(100 * 100 * off // over) for off in (own, missed))])
    return told


# ---- the file ---------------------------------------------------------------------------------------


def read(path: Path) -> dict[str, Any]:
    """What a file of weights holds by number of players, nothing if there is none."""
    return dict(json.loads(path.read_text("utf-8"))["players"]) if path.exists() else {}


def written(tables: Mapping[int, Weights]) -> str:
    """The file of a game: names sorted, a line for each weight."""
    held = {
        str(players): {
            "names": {name: list(pair) for name, pair in sorted(weights.names.items())},
            "search": dict(sorted(weights.search.items())),
            "about": {**weights.about, "digest": weights.digest},
        }
        for players, weights in sorted(tables.items())
    }
    text = json.dumps({"players": held}, indent=1)
    return LISTS.sub(lambda found: json.dumps(json.loads(found[0])), text) + "\n"


def fit(game_id: str, runner: Runner, folder: Path = FOLDER, seats: Sequence[int] = ()) -> Path:
    """Learn for every number of players by the game's recipe, and write the file.

    The search's constants stay those of the file: they are chosen in the arena, not learned.
    """
    low, high = game_class(game_id).info.seats
    path = folder / f"{game_id}.json"
    before = read(path)
    tables = {int(players): weights_of(table) for players, table in before.items()}
    for players in seats or range(low, high + 1):
        search = before.get(str(players), {}).get("search", {})
        tables[players] = learn(game_id, players, recipe(game_id, players), runner, search)
    put(path, written(tables))
    return path


def weights_of(table: Mapping[str, Any]) -> Weights:
    """What a file holds for a number of players."""
    about = {key: value for key, value in table["about"].items() if key != "digest"}
    names = {name: (early, late) for name, (early, late) in table["names"].items()}
    return Weights(names, table["search"], about)
