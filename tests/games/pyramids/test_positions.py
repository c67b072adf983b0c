"""The text of positions says what they are."""

from tests.games.pyramids.positions import building, picture

PICTURE = """\
round 2 starter 0 tiles 4 - aside - deck 98
quarry -
0 pyramid RB/G Y/BR | B/Y^T | - | -
0  obelisk -  tomb B/B  hand B/WR W/RG  box -
1 pyramid - | - | - | -
1  obelisk G/YB  tomb -  hand ?  box -"""


def test_a_position_is_drawn_as_it_was_written() -> None:
    state = building(4, "B/WR W/RG", "RB/G Y/BR | B/Y^T", tombs={0: "B/B"}, obelisks={1: "G/YB"})
    state.hands[1] = [-2]
    assert picture(state) == PICTURE
