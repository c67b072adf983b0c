"""Levels: found along a path, a step of the same size each."""

import json
from itertools import pairwise
from typing import Any

import pytest

from game.bots.ladder import FILE, RUNGS, Rung
from game.bots.ladder import measured as measured_at
from game.lab.matches.arena import Contest, Game, bouts, fought
from game.lab.matches.calibrate import (
    AIM,
    NEAR,
    Step,
    as_they_are,
    calibrate,
    climbed,
    kept,
    lowest,
    measured,
    path,
    spelled,
    with_levels,
)
from game.lab.matches.ratings import Share, tally, wilson
from game.lab.players import seated
from game.lab.running import Runner

LADDERS = json.loads(FILE.read_text("utf-8"))
LOWEST, MOST = path()[4], 3000


def strength(rung: Rung) -> float:
    """In Elo, as if every point of the path were worth the same."""
    return 28.0 * next(point for point, known in enumerate(path()) if known >= rung)


def by_strength(lower: Rung, upper: Rung) -> tuple[Share, int]:
    ahead_by = strength(upper) - strength(lower)
    return wilson(100 / (1 + 10 ** (-ahead_by / 400)), 100), 100


def test_the_path_goes_from_weak_to_strong() -> None:
    rungs = path()
    for one, other in pairwise(rungs):
        assert one.iterations < other.iterations
        assert one.temperature > other.temperature or other.temperature == 0
    assert len(set(rungs)) == len(rungs) > 40


FIRST = Step(LOWEST, wilson(6, 20), 20)


def test_each_level_is_as_much_stronger_as_it_should_be() -> None:
    steps = climbed(by_strength, FIRST, [Step(Rung(MOST, 0), None)])
    assert 4 < len(steps) <= RUNGS
    assert (steps[0], steps[-1].rung) == (FIRST, Rung(MOST, 0))
    assert all(step.sure for step in steps[1:])
    assert all(step.won and abs(step.won.share - AIM) <= NEAR for step in steps[1:-1])


def test_levels_that_are_kept_stay_above_the_others() -> None:
    top = [Step(Rung(300, 0), None), Step(Rung(900, 0), wilson(16, 20), 20)]
    steps = climbed(by_strength, FIRST, top)
    assert (steps[-1], steps[-2].rung) == (top[1], top[0].rung)
    assert steps[-2].sure


def test_there_are_never_more_levels_than_names() -> None:
    steps = climbed(by_strength, FIRST, [Step(Rung(MOST, 0), None)], aim=0.58)
    assert len(steps) == RUNGS
    assert steps[-1].rung == Rung(MOST, 0)


def test_where_there_is_no_room_there_is_no_level() -> None:
    """What is hardly stronger than the one below is not a level of its own, but the highest always is."""

    def flat(lower: Rung, upper: Rung) -> tuple[Share, int]:
        return by_strength(lower, upper) if lower == LOWEST else (wilson(11, 20), 20)

    steps = climbed(flat, FIRST, [Step(Rung(MOST, 0), None)])
    assert [step.rung for step in steps] == [LOWEST, Rung(MOST, 0)]
    assert steps[-1].sure


def test_what_is_not_surely_stronger_is_left_out_in_the_middle_too() -> None:
    """Around forty iterations thinking longer brings nothing."""

    def dull(rung: Rung) -> float:
        low, high = strength(Rung(30, 0)), strength(Rung(600, 0))
        return strength(rung) if strength(rung) > high else min(strength(rung), low)

    def measure(lower: Rung, upper: Rung) -> tuple[Share, int]:
        return wilson(100 / (1 + 10 ** ((dull(lower) - dull(upper)) / 400)), 100), 100

    steps = climbed(measure, FIRST, [Step(Rung(MOST, 0), None)])
    assert steps[-1].rung == Rung(MOST, 0)
    assert all(step.sure for step in steps[1:])
    assert all(measure(*pair)[0].low > 0.5 for pair in pairwise(step.rung for step in steps))


def test_a_game_without_levels_begins_with_those_of_any() -> None:
    assert [step.rung for step in kept(Contest("template", 2))] == [
        Rung(*rung) for rung in LADDERS["others"]["0"]["levels"]
    ]


@pytest.mark.parametrize("hot", [40, 120, 300])
def test_the_lowest_level_is_the_one_that_greedy_play_beats_as_often_as_it_should(hot: int) -> None:
    def probe(rung: Rung) -> tuple[Share, int]:
        return wilson(20 / (1 + (rung.temperature / hot) ** 2), 20), 20

    step = lowest(probe)
    assert step.won
    assert abs(step.won.share - 0.3) < 0.12


def test_levels_are_spelled_as_bots() -> None:
    assert [spelled(rung) for rung in (Rung(20, 300), Rung(90, 0))] == ["tree:20:300", "tree:90"]
    assert seated(spelled(Rung(20, 300))).budget.temperature == 300


def test_of_several_players_pairs_are_counted() -> None:
    deal = (Game((1, 2, 3), (9, 8, 7), 0), Game((2, 1, 2), (6, 7, 6), 1))
    found = tally([deal])
    assert (found.ahead.share, found.share.share, found.games) == ((1 + 1 + 0 + 0.5) / 4, 1 / 2, 2)


def test_what_is_known_well_enough_is_not_measured_to_the_end() -> None:
    tasks = bouts(Contest("template", 2), ("flat:60", "random"), 200)
    sure, games = measured(Runner(), tasks, lambda share: share.low > 0.5)
    assert (games, sure.low > 0.5) == (12, True)
    assert measured(Runner(), tasks[:15], lambda share: False)[1] == 30


def test_levels_are_found_in_the_arena_and_kept() -> None:
    contest = Contest("template", 2, (), "calibrate")
    steps = calibrate(Runner(), contest, [Step(Rung(30, 0), None)], 20)
    assert steps[-1].rung == Rung(30, 0)
    text = with_levels(FILE.read_text("utf-8"), contest, steps)
    now, before = json.loads(text), json.loads(FILE.read_text("utf-8"))
    found = now["template"]["2"]
    assert found["levels"] == [list(step.rung) for step in steps]
    assert found["greedy"][-1] == steps[0].games
    assert {game: now[game] for game in before} == before
    assert len(found["won"]) == len(found["games"]) == len(steps)
    assert with_levels(text, contest, steps) == text


def test_levels_are_measured_as_they_are() -> None:
    contest, rungs = Contest("template", 2, (), "calibrate"), [Rung(20, 300), Rung(30, 0)]
    low, high = as_they_are(Runner(), contest, rungs, 4)
    assert (low.rung, low.games, high.rung, high.games) == (rungs[0], 4, rungs[1], 4)
    assert low.won == tally([fought(bout) for bout in bouts(contest, ("tree:20:300", "greedy"), 4)]).ahead
    assert high.won == tally([fought(bout) for bout in bouts(contest, ("tree:30", "tree:20:300"), 4)]).ahead


MEASURED = [
    (game, int(players), ladder)
    for game, ladders in LADDERS.items()
    for players, ladder in ladders.items()
    if "won" in ladder
]


@pytest.mark.parametrize(("game", "players", "ladder"), MEASURED, ids=lambda part: str(part)[:10])
def test_each_level_is_surely_stronger_than_the_one_below(
    game: str, players: int, ladder: dict[str, Any]
) -> None:
    """Where it was measured at all."""
    assert not ladder["won"][0]
    for number, won in enumerate(ladder["won"][1:], 2):
        if won:
            share, low, high = won
            found = measured_at(game, players, number)
            assert found
            assert [*found] == [ladder["games"][number - 1], *won]
            assert 500 < low <= share <= high


def test_the_page_tells_of_levels_what_was_measured() -> None:
    assert sum(bool(won) for _, _, ladder in MEASURED for won in ladder["won"]) > len(MEASURED)
    assert measured_at("duel", 2, 1) is None
    assert measured_at("abusir", 3, RUNGS) is None
    assert measured_at("template", 2, 3) is None
