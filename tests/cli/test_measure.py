"""perft and bench."""

from typing import Any

import pytest

from game.core.game import Game
from game.core.match import Match
from game.core.record import new_record
from tests.cli.commands import Desk
from tests.helpers import legal_texts


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_duel_starts_with_the_same_counts(desk: Desk, seed: str) -> None:
    """9 squares, 9·8, and 9·8·7 placements with 36 ordered pairs on a line that may be unloaded at once."""
    said = desk.said("perft", "duel", "--depth", "3", "--seed", seed)
    assert said == f"1 9\n2 {9 * 8}\n3 {9 * 8 * 7 + 36}\n"


def test_finished_games_count_once(desk: Desk) -> None:
    data = desk.run("perft", "template", "--depth", "14", "--seed", "heap", "--json").data
    heap = Match(new_record("template", 2, {}, "heap")).state.heap
    assert data["counts"] == [takings(heap, depth) for depth in range(1, 15)]
    assert (data["game"], data["players"], data["depth"]) == ("template", 2, 14)


@pytest.mark.parametrize(
    ("game", "uncounted"), [("abusir", ["align", "pull"]), ("yard", ["pull", "move"]), ("duel", [])]
)
def test_moves_with_numbers_are_not_counted_and_that_is_said(
    desk: Desk, game: str, uncounted: list[str]
) -> None:
    said = desk.said("perft", game, "--depth", "1", "--seed", "a").splitlines()
    told = f"Not counted, as their numbers make them too many: {', '.join(uncounted)}."
    assert said[1:] == [told] * bool(uncounted)
    assert desk.run("perft", game, "--depth", "1", "--seed", "a", "--json").data["uncounted"] == uncounted
    assert "those with numbers" in " ".join(desk.said("perft", "--help").split())


def takings(heap: int, depth: int) -> int:
    """Ways to take one to three stones from a heap so many times, or until none is left."""
    if not (heap and depth):
        return 1
    return sum(takings(heap - stones, depth - 1) for stones in (1, 2, 3) if stones <= heap)


def test_perft_agrees_with_walking_over_positions(desk: Desk) -> None:
    counts = desk.run("perft", "duel", "--depth", "4", "--seed", "walk", "--json").data["counts"]
    match = Match(new_record("duel", 2, {}, "walk"))
    assert counts[3] == sum(1 for _ in walk(match, 4))


def walk(match: Match, depth: int) -> list[Match]:
    game: Game[Any] = match.game
    if not depth:
        return [match]
    return [end for text in legal_texts(game, match.state) for end in walk(match.play(text), depth - 1)]


@pytest.mark.parametrize("game", ["duel", "template"])
def test_bench_tells_games_and_actions_a_second(desk: Desk, game: str) -> None:
    data = desk.run("bench", game, "--seconds", "0.05", "--json").data
    assert data["seconds"] >= 0.05
    assert data["games_per_second"] == round(data["games"] / data["seconds"])
    assert data["actions_per_second"] == round(data["actions"] / data["seconds"])
    assert data["actions"] > data["games"] > 0
    assert "games/s" in desk.said("bench", game, "--seconds", "0.05")
