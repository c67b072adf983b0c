"""The picture and the position lead to each other, and a picture that cannot be is noticed."""

import pytest

from tests.games.duel.invariants import faults
from tests.games.duel.positions import BLACK, FULL, picture, position
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


@pytest.mark.parametrize(
    ("old", "new"),
    [("T3 T3 T3", "T3 T3 -"), ("T1   T1", "G1   G1"), (".    .", "W    "), (".    .", "X   .")],
)
def test_a_picture_that_cannot_be_is_noticed(old: str, new: str) -> None:
    with pytest.raises((AssertionError, StopIteration)):
        position(FULL.replace(old, new, 1))
