"""Positions of Abusir as text name what cannot be."""

import pytest

from game.core.errors import BadNotation
from tests.golden.games import recorded

MATCH = recorded("abusir-3-near")
GAME, TEXT = MATCH.game, MATCH.game.write(MATCH.at(MATCH.plies // 2))


def test_a_position_is_read_as_it_was_written() -> None:
    assert GAME.read(TEXT) == MATCH.at(MATCH.plies // 2)


@pytest.mark.parametrize(
    ("line", "right", "wrong"),
    [
        ("S1", ": ", ": 4 "),  # of three players
        ("S1", ": ", ": 0 "),
        ("stages", " -", ""),
        ("stages", " -", " - -"),
        ("player 1", " C", ""),
        ("player 1", "player 1", "player 2"),
        ("player 3", "pyramid ", "pyramid 2"),
        ("sled 2", "shaken ", "shaken 1.0 "),
        ("pool", "-", "1 white I1"),
        ("B1", "of ", "of 6 "),
    ],
)
def test_what_cannot_be_is_refused(line: str, right: str, wrong: str) -> None:
    old = next(each for each in TEXT.split("\n") if each.startswith(line))
    assert right in old
    with pytest.raises(BadNotation):
        GAME.read(TEXT.replace(old, old.replace(right, wrong, 1)))


def test_of_a_position_no_line_can_be_left_out() -> None:
    lines = TEXT.split("\n")
    for number in range(len(lines)):
        with pytest.raises(BadNotation):
            GAME.read("\n".join(lines[:number] + lines[number + 1 :]))
