"""Errors by meaning: they name a field, a reason and details, and survive being copied."""

import copy
import pickle

import pytest

from game.core import errors

MEANINGS = [value for value in vars(errors).values() if isinstance(value, type)]


@pytest.mark.parametrize("meaning", MEANINGS, ids=lambda meaning: meaning.__name__)
def test_every_error_is_a_problem_with_field_reason_and_details(meaning: type[errors.Problem]) -> None:
    problem = meaning("seed", "bad_seed", value="A B")
    assert isinstance(problem, errors.Problem)
    assert isinstance(problem, ValueError)
    assert (problem.field, problem.reason, problem.params) == ("seed", "bad_seed", {"value": "A B"})


def test_a_problem_is_written_on_one_line() -> None:
    assert (
        str(errors.BadOption("players", "bad_players", value=3, low=2))
        == "players: bad_players (value=3, low=2)"
    )
    assert str(errors.BadCheck("check letters", "bad_check")) == "check letters: bad_check"


def test_a_problem_can_be_copied_and_sent() -> None:
    problem = errors.IllegalAction("entry 3", "illegal_action", text="pass")
    for twin in (copy.copy(problem), copy.deepcopy(problem), pickle.loads(pickle.dumps(problem))):
        assert type(twin) is errors.IllegalAction
        assert (twin.field, twin.reason, twin.params) == ("entry 3", "illegal_action", {"text": "pass"})


def test_meanings_are_told_apart() -> None:
    assert len(MEANINGS) == 7
    assert all(issubclass(meaning, errors.Problem) for meaning in MEANINGS)
