"""Reasons are found slice by slice: between any two, next to nothing is tried."""

from itertools import pairwise
from typing import Any

import pytest

from game.bots.judging import judge
from game.bots.levels import Level
from game.bots.reasons import why
from game.core.match import Match
from game.core.record import new_record
from tests.helpers import random_match

MANY = 100  # tried for a move and its replies


@pytest.fixture(scope="module")
def match() -> Match:
    return random_match(new_record("abusir", 3, {}, "slices"), 2, 24)


def test_no_more_than_one_action_is_tried_between_two_slices(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Abusir plays no games on, so whatever is done is done in trying."""
    game, tried = match.game, 0
    was = game.tried

    def counted(*given: Any) -> Any:
        nonlocal tried
        tried += 1
        return was(*given)

    monkeypatch.setattr(game, "tried", counted)
    seen = game.observation(match.state, match.player)
    one, *_, other = [action.text for action in game.candidates(seen)]
    counts = [0, *(tried for _ in why(game, seen, one, other)), tried]
    assert tried > MANY
    assert max(later - before for before, later in pairwise(counts)) == 1


def test_a_judge_rests_while_it_looks_for_what_there_is_to_choose_from(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, reached = match.game, list[int]()
    was = game.iter_candidates

    def slow(state: Any) -> Any:
        for nth in range(3):
            reached.append(nth)
            yield None
        yield from was(state)

    monkeypatch.setattr(game, "iter_candidates", slow)
    judging = judge(match, match.plies - 1, Level("flat", 8))
    assert [(next(judging), len(reached)) for _ in range(3)] == [(0, 1), (0, 2), (0, 3)]
