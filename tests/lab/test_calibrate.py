"""Levels: found along a path, a step of the same size each."""

import json
from itertools import pairwise
from typing import Any

import pytest

from game.bots.ladder import FILE, RUNGS, Rung
from game.bots.ladder import measured as measured_at
from game.lab.arena import Contest, Game, bouts, fought
from game.lab.calibrate import (
    ahead,
    as_they_are,
    calibrate,
    climbed,
    measured,
    path,
    spelled,
    with_levels,
)
from game.lab.players import seated
from game.lab.ratings import Share, wilson
from game.lab.running import Runner

LADDERS = json.loads(FILE.read_text("utf-8"))
LOWEST, MOST = Rung(20, 300), 3000


def strength(rung: Rung) -> float:
    """In Elo, as if every point of the path were worth the same."""
    return 28.0 * path().index(rung)


def by_strength(lower: Rung, upper: Rung) -> tuple[Share, int]:
    ahead_by = strength(upper) - strength(lower)
    return wilson(100 / (1 + 10 ** (-ahead_by / 400)), 100), 100


def test_the_path_goes_from_weak_to_strong() -> None:
    rungs = path()
    for one, other in pairwise(rungs):
        assert one.iterations < other.iterations
        assert one.temperature > other.temperature or other.temperature == 0
    assert len(set(rungs)) == len(rungs) > 40


def test_each_level_is_as_much_stronger_as_it_should_be() -> None:
    steps = climbed(by_strength, LOWEST, MOST)
    assert len(steps) == RUNGS
    assert steps[0].won is None
    assert all(step.won and 0.68 <= step.won.share <= 0.76 for step in steps[1:])


def test_no_level_thinks_longer_than_it_may() -> None:
    steps = climbed(by_strength, LOWEST, 90)
    assert 2 <= len(steps) < RUNGS
    assert max(step.rung.iterations for step in steps) <= 90


def test_levels_are_spelled_as_bots() -> None:
    assert [spelled(rung) for rung in (Rung(20, 300), Rung(90, 0))] == ["tree:20:300", "tree:90"]
    assert seated(spelled(Rung(20, 300))).budget.temperature == 300


def test_of_several_players_pairs_are_counted() -> None:
    deal = (Game((1, 2, 3), (9, 8, 7), 0), Game((2, 1, 2), (6, 7, 6), 1))
    share, games = ahead([deal])
    assert (share.share, games) == ((1 + 1 + 0 + 0.5) / 4, 2)


def test_what_is_far_from_the_aim_is_not_measured_to_the_end() -> None:
    tasks = bouts(Contest("template", 2), ("flat:60", "random"), 200)
    far, games = measured(Runner(), tasks, 0.5)
    assert (games, far.low > 0.5) == (20, True)
    assert measured(Runner(), tasks[:30], far.share)[1] == 60


def test_levels_are_found_in_the_arena_and_kept() -> None:
    contest = Contest("template", 2, (), "calibrate")
    steps = calibrate(Runner(), contest, LOWEST, 30, 20)
    assert steps[0].rung.temperature in range(250, 350)
    text = with_levels(FILE.read_text("utf-8"), contest, steps)
    kept, before = json.loads(text), json.loads(FILE.read_text("utf-8"))
    found = kept["template"]["2"]
    assert found["levels"][: len(steps)] == [list(step.rung) for step in steps]
    assert len(found["levels"]) == RUNGS
    assert {game: kept[game] for game in before} == before
    assert len(found["won"]) == len(found["games"]) == RUNGS
    assert with_levels(text, contest, steps) == text


def test_levels_are_measured_as_they_are() -> None:
    contest, rungs = Contest("template", 2, (), "calibrate"), [Rung(20, 300), Rung(30, 0)]
    low, high = as_they_are(Runner(), contest, rungs, 4)
    assert (low.rung, low.won, high.rung, high.games) == (rungs[0], None, rungs[1], 4)
    assert high.won == ahead([fought(bout) for bout in bouts(contest, ("tree:30", "tree:20:300"), 4)])[0]


MEASURED = [
    (game, int(players), ladder)
    for game, ladders in LADDERS.items()
    for players, ladder in ladders.items()
    if "won" in ladder
]


@pytest.mark.parametrize(("game", "players", "ladder"), MEASURED, ids=lambda part: str(part)[:10])
def test_each_level_is_stronger_than_the_one_below(game: str, players: int, ladder: dict[str, Any]) -> None:
    for number, (share, low, high) in enumerate(ladder["won"][1:], 2):
        assert measured_at(game, players, number) == (share, ladder["games"][number - 1])
        assert low <= 800
        assert high >= 650


def test_the_page_tells_of_levels_what_was_measured() -> None:
    assert MEASURED
    assert measured_at("duel", 2, 1) is None
    assert measured_at("template", 2, 3) is None
