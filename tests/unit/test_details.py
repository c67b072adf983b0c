"""Details are read as what they are: numbers or words."""

import pytest

from game.core.details import number, word

DETAILS: dict[str, int | str] = {"boat": 3, "site": "temple", "field": "1"}


def test_numbers_and_words_are_read_by_name() -> None:
    assert number(DETAILS, "boat") == 3
    assert word(DETAILS, "site") == "temple"


def test_neither_is_taken_for_the_other() -> None:
    with pytest.raises(TypeError, match="boat is a number: 3"):
        word(DETAILS, "boat")
    with pytest.raises(TypeError, match="field is a word: 1"):
        number(DETAILS, "field")
    with pytest.raises(KeyError):
        number(DETAILS, "spot")
