"""The worked examples of the rules (E1 to E6)."""

import pytest

from game.games.cheops import scoring
from game.games.cheops import tables as box
from tests.games.cheops.positions import acting, after, refusal, strike, table, texts, ticked, used


def mask(*fields: str) -> int:
    return sum(1 << box.NUMBER[field] for field in fields)


def test_example_1_scores_50() -> None:
    game, s = table(3)
    ticked(s, 0, box.PYRAMID_FIELDS)
    ticked(s, 0, ("AL1", "AR1", "R11", "R12", "R21", "R22", "R23", "R24", "R13", "R14"))
    s.bonuses[0] = sum(1 << box.BONUSES.index(bonus) for bonus in ("P3", "P4", "P5", "P6", "M2"))
    s.jokers[0] = 1
    strike(s, 0, 8)
    assert scoring.pyramid(s.ticked[0]) == 21
    assert scoring.arch(s.ticked[0]) == 0
    assert scoring.relief(s.ticked[0]) == 8
    assert game.scores(s)[0] == 50


def test_example_2_a_turn_of_three() -> None:
    game, s = table(3, "rgbb")
    s = after(game, s, "tick P15", "tick P11")
    assert s.pending[-1].player == 1
    assert s.middle == [1, 1, 0, 0, 0, 0]  # blue and red are left
    s = after(game, s, "relief R21 R31")
    if s.pending[-1].step == "pay":
        s = after(game, s, "strike Q5")
    assert used(s, 1) == 5
    assert s.pending[-1].player == 2
    assert s.middle == [1, 1, 0, 0, 0, 0]
    s = after(game, s, "tick AL1")
    s = after(game, s, "joker yellow")
    before = s.turn
    s = after(game, s, "tick P11")
    assert s.turn == before + 1
    assert [box.QUARRY - used(s, player) for player in range(3)] == [12, 7, 12]
    assert s.jokers == [3, 3, 2]


def test_example_3_skipped_stones_are_lost() -> None:
    game, s = table(3)
    strike(s, 1, 3)
    s = acting(game, s, 1, "")
    ticks = texts(game, s)
    assert "tick P13" in ticks  # orange, Q4
    s = after(game, s, "tick P13")
    assert "strike Q4" in texts(game, s)
    assert refusal(game, s, "strike Q1") == ("stone_passed", "C5.4")


def test_example_4_a_bonus_is_for_the_turn_it_is_first_met_in() -> None:
    game, s = table(3)
    for player in (0, 1, 2):
        ticked(s, player, box.PYRAMID_FIELDS[:5])
    last = "tick P16"
    colour = [box.LETTERS[box.COLOUR_OF[player][5]] for player in (0, 1, 2)]
    first = after(game, acting(game, s, 0, colour[0]), last)
    third = after(game, acting(game, first, 2, colour[2]), last)
    bonus = 1 << box.BONUSES.index("P1")
    assert third.bonuses[0] & bonus
    assert third.bonuses[2] & bonus
    third.turn += 1
    late = after(game, acting(game, third, 1, colour[1]), last)
    assert not late.bonuses[1] & bonus


def test_example_5_a_matching_die_must_be_taken() -> None:
    game, s = table(3)
    s = after(game, acting(game, s, 2, "y"), "tick AL1")
    assert s.middle[box.LETTERS.index("y")] == 0
    assert used(s, 2) == 0
    assert s.jokers[2] == 3


@pytest.mark.parametrize(
    ("left", "right", "closed", "points"),
    [(4, 1, False, 0), (4, 2, False, 3), (4, 4, False, 7), (4, 4, True, 10)],
)
def test_example_6_the_lower_column_counts(left: int, right: int, closed: bool, points: int) -> None:
    fields = [f"AL{level}" for level in range(1, left + 1)] + [f"AR{level}" for level in range(1, right + 1)]
    assert scoring.arch(mask(*fields, *(["AK"] if closed else []))) == points
