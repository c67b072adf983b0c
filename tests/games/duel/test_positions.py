"""The picture and the position lead to each other, and a picture that cannot be is noticed."""

from typing import Any

import pytest

from tests.games.duel.invariants import faults
from tests.games.duel.positions import BLACK, board, picture, position
from tests.helpers import random_duel


def test_a_picture_is_read_as_it_is_drawn() -> None:
    drawing = """
                         O    T4   G6
                         PD   PL   O
                         COMBO T2   T3
        O    PL   G5     .    W    B
        O    O    O      B    .    .
        -    -    -      .    .    .
    """
    state = position(drawing, white="T1 SWAP", black="G1", to_move=BLACK, supply=0, reserve=1)
    drawn = picture(state)
    assert drawn.split()[:27] == drawing.split()
    assert drawn.splitlines()[6:8] == ["W: T1 SWAP", "B: G1"]
    assert drawn.endswith("supply 0 reserve 1")
    assert (state.tile(0, 0), state.in_play(2), state.owner(2), state.figures) == (11, False, BLACK, [3, 2])
    assert faults(state) == []


@pytest.mark.parametrize("number", range(20))
def test_every_position_at_a_turn_leads_to_its_picture_and_back(number: int) -> None:
    match = random_duel(number)
    for ply in range(match.plies):
        state = match.at(ply)
        if state.pending[-1].step != "turn":
            continue
        lines = picture(state).splitlines()
        again = position(
            "\n".join(lines[:6]),
            white=lines[6].removeprefix("W: ").replace("-", ""),
            black=lines[7].removeprefix("B: ").replace("-", ""),
            supply=state.supply,
            reserve=state.reserve,
        )
        assert picture(again).splitlines()[:8] == lines[:8]


def test_a_board_is_its_squares_and_loads() -> None:
    state = board("W.. .B. ...", gone="C3", loads={"R1": "O PL G5"})
    assert picture(state).split()[:27] == [
        *("T3", "G12", "-", "T3", "T1", "-", "T3", "T1", "-"),
        *("G5", "PL", "O", "W", ".", "."),
        *("PL", "PL", "PL", ".", "B", "."),
        *("G11", "G10", "G9", ".", ".", "."),
    ]
    assert (state.supply, board("... ... ...").supply) == (0, 21)


@pytest.mark.parametrize(
    ("squares", "rest", "message"),
    [
        ("WWW WW. ...", {}, "more than four figures"),
        ("... ... ...", {"white": "G9"}, "too many of G9"),
        ("... ... ...", {"loads": {"R1": "O O -"}}, "R1 is half empty"),
        ("... ... ..", {}, "26 tokens"),
        ("... ... ...", {"supply": 20}, "a supply of threes"),
        ("... ... ...", {"gone": "R1", "supply": 3}, "only when the supply is empty"),
        ("... ... ...", {"gone": "R1 R2 R3 C1 C2"}, "two boats"),
    ],
)
def test_a_board_that_cannot_be_is_noticed(squares: str, rest: dict[str, Any], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        board(squares, **rest)
