"""Declared options: defaults, limits, letters."""

import pytest

from game.core.errors import BadOption
from game.core.options import Option, complete, from_letters, to_letters

SPECS = (Option("side", ("A", "B"), "AB"), Option("start", ("random", "first"), "r1"))


def test_the_first_choice_is_the_default() -> None:
    assert SPECS[1].default == "random"
    assert complete(SPECS, {}) == {"side": "A", "start": "random"}


def test_given_options_stand_in_declared_order() -> None:
    assert list(complete(SPECS, {"start": "first", "side": "B"}).items()) == [
        ("side", "B"),
        ("start", "first"),
    ]


@pytest.mark.parametrize(
    ("given", "field", "reason"),
    [
        ({"colour": "red"}, "option colour", "unknown_option"),
        ({"side": "C"}, "option side", "bad_choice"),
        ({"side": ""}, "option side", "bad_choice"),
        ({"start": "Random"}, "option start", "bad_choice"),
    ],
)
def test_others_are_refused_by_name(given: dict[str, str], field: str, reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        complete(SPECS, given)
    assert (caught.value.field, caught.value.reason) == (field, reason)


def test_letters_lead_there_and_back() -> None:
    for side in "AB":
        for start in ("random", "first"):
            options = {"side": side, "start": start}
            assert from_letters(SPECS, to_letters(SPECS, options)) == options
    assert to_letters(SPECS, {"start": "first", "side": "B"}) == "B1"


def test_a_game_without_options_has_the_letter_0() -> None:
    assert to_letters((), {}) == "0"
    assert from_letters((), "0") == {}


@pytest.mark.parametrize(
    ("letters", "field", "reason"),
    [
        ("", "options", "bad_letters"),
        ("A1r", "options", "bad_letters"),
        ("C1", "option side", "bad_choice"),
        ("A2", "option start", "bad_choice"),
        ("a1", "option side", "bad_choice"),
    ],
)
def test_wrong_letters_are_refused_by_name(letters: str, field: str, reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        from_letters(SPECS, letters)
    assert (caught.value.field, caught.value.reason) == (field, reason)


def test_an_option_younger_than_the_letters_has_its_default() -> None:
    assert from_letters(SPECS, "B") == {"side": "B", "start": SPECS[1].default}
