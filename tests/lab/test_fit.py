"""Learning a value: what it finds, and that it is the same on any executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.bots.bot import below
from game.bots.value import FOLDER, ONE, Value
from game.core.registry import LISTINGS, game_class
from game.lab.deals import feature_names, source
from game.lab.learning import fit as fitting
from game.lab.learning.fit import eliminated, learn, residuals, solved, weights_of, written
from game.lab.learning.recipes import GREEDY, RANDOM, Recipe, Round, recipe
from game.lab.learning.selfplay import SUMS, Sample, Sums, Whole, _add_links, looked
from game.lab.players import chooser
from game.lab.running import Here, Runner

SHORT = Recipe((Round(RANDOM, 600), Round(GREEDY, 100, every=2, trace=900)))
STAGES = 4
PLANTED = [(ONE, 3 * ONE), (-512, 77), (0, 5)]


def planted() -> Whole:
    """Sums of looks at a world in which the planted weights tell everything."""
    sums = np.zeros((STAGES + 1, 5, 5), np.int64)
    for stage, *counts in product(range(STAGES + 1), (-4, 0, 8), (-4, 4), (0, 12, 20)):
        sliding = [early * (STAGES - stage) + late * stage for early, late in PLANTED]
        promised = sum(weight * count for weight, count in zip(sliding, counts, strict=True))
        row = np.array([*counts, promised // STAGES, 1], np.int64)
        sums[stage] += np.outer(row, row)
    return sums


def found(ridge: int, known: list[tuple[int, int]] | None = None) -> list[tuple[int, int]]:
    return solved(Sums(planted(), np.zeros((6, 7), np.int64)), 2, Recipe((), ridge=ridge), 1000, known)


def test_a_fit_finds_a_planted_value_exactly() -> None:
    assert found(0) == PLANTED


def test_temporal_differences_find_a_planted_value_exactly() -> None:
    """Games at random in a world in which all looks of a game promise what it ends with."""
    random, links = source("walk"), np.zeros((6, 7), np.int64)
    weights = np.array([1, -20, 3, 400, 5, -6])
    for _ in range(400):
        slid = np.array([[int(random() * 41) - 20 for _ in range(6)] for _ in range(8)])
        target = int(random() * 1000)
        slid[:, 0] = target - slid[:, 1:] @ weights[1:]
        _add_links(links, slid, target, 700)
    sums = Sums(np.zeros((5, 5, 5), np.int64), links)
    assert solved(sums, 2, Recipe((), ridge=0), 700) == [(1, 400), (-20, 5), (3, -6)]


def test_nothing_is_left_of_a_planted_value() -> None:
    told = residuals(planted(), PLANTED, 2)
    assert [count for count, *_ in told] == [18] * (STAGES + 1)
    assert all(before > 500 and after == 0 for _, before, after in told)


def test_what_is_seldom_seen_weighs_little() -> None:
    bold, shy = found(1), found(1000)
    assert 0 < shy[0][1] < bold[0][1] < PLANTED[0][1]
    assert found(1000, PLANTED) == PLANTED


def test_elimination_solves() -> None:
    matrix = np.array([[4.0, 2.0, 0.0], [2.0, 5.0, 1.0], [0.0, 1.0, 3.0]])
    assert eliminated(matrix, matrix @ np.array([1.0, -2.0, 0.5])).tolist() == [1.0, -2.0, 0.5]


def test_sums_add_up_however_the_games_are_shared_out() -> None:
    def sums(first: int, games: int) -> Sums:
        task = Sample("template", 3, "seed", 0, Round(RANDOM, 30, trace=700), None, first, games)
        return SUMS.read(SUMS.write(looked(task)))

    assert all(map(np.array_equal, sums(0, 30), sums(20, 10).plus(sums(0, 20))))


def test_what_was_learned_plays_well() -> None:
    """Greedy for what was learned, it beats whoever plays blindly."""
    weights = learn("template", 2, SHORT, Runner(), {})
    game = game_class("template")(2, {"bonus": "high"})
    choosers = [chooser(GREEDY, Value(game, weights)), chooser(RANDOM, None)]
    won = 0
    for number in range(100):
        s, random = game.initial_state(), source(number)
        game.settle(s, below(random))
        while s.pending:
            game.apply(s, choosers[(s.pending[-1].player + number) % 2](game, s, random))
        won += game.ranking(s)[number % 2] == 1
    assert won >= 80


# ---- the same bytes anywhere ------------------------------------------------------------------------


@contextmanager
def dask() -> Iterator[Executor]:
    """A cluster of two workers on this machine."""
    import distributed

    untyped: Any = distributed
    with (
        untyped.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        untyped.Client(cluster) as client,
    ):
        yield client.get_executor()


@pytest.mark.filterwarnings("default")  # what a cluster says when it closes is not ours
def test_one_process_a_pool_and_a_cluster_come_to_the_same_bytes() -> None:
    texts = []
    for place in (Here, lambda: ProcessPoolExecutor(2), dask):
        with place() as executor:
            texts.append(written({2: learn("template", 2, SHORT, Runner(executor), {})}))
    assert texts[0] == texts[1] == texts[2]


def test_learning_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = tmp_path / "journal"
    whole = learn("template", 2, SHORT, Runner(journal=journal), {})
    lines = journal.read_text("utf-8").splitlines()
    journal.write_text("\n".join([*lines[:-1], lines[-1][:40]]), "utf-8")
    played: list[Sample] = []
    runner = Runner(journal=journal)
    started = runner.executor.submit

    def noted(function: Callable[[Sample], Sums], task: Sample) -> Future[Sums]:
        played.append(task)
        return started(function, task)

    monkeypatch.setattr(runner.executor, "submit", noted)
    assert learn("template", 2, SHORT, runner, {}) == whole
    assert [(task.at, task.first) for task in played] == [(1, 50)]


# ---- the files that are kept ------------------------------------------------------------------------

KEPT = sorted(path.stem for path in FOLDER.glob("*.json"))


def test_weights_are_of_games() -> None:
    assert set(KEPT) <= set(LISTINGS)


def test_files_of_weights_are_as_they_were_learned() -> None:
    for game in KEPT:
        assert_as_learned(game)


def assert_as_learned(game: str) -> None:
    """Digest, names and recipe are those of its numbers, the game and the table; the text is the tool's."""
    tables = fitting.read(FOLDER / f"{game}.json")
    low, high = game_class(game).info.seats
    assert [int(players) for players in tables] == list(range(low, high + 1))
    for players, table in tables.items():
        assert weights_of(table).digest == table["about"]["digest"]
        assert tuple(table["names"]) == feature_names(game, int(players))
        by = recipe(game, int(players))
        assert table["about"]["rounds"] == [round_.text for round_ in by.rounds]
        assert (table["about"]["recipe"], table["about"]["ridge"]) == (by.seed, by.ridge)
        assert all(isinstance(weight, int) for pair in table["names"].values() for weight in pair)
    text = written({int(players): weights_of(table) for players, table in tables.items()})
    assert text == (FOLDER / f"{game}.json").read_text("utf-8")
