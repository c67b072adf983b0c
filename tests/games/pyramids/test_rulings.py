"""Section 11: the sixteen rulings."""

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.games.pyramids import tables as box
from game.games.pyramids.scoring import largest, obelisk_points, stones
from tests.games.pyramids.positions import (
    building,
    cards,
    game,
    open_slots,
    points,
    position,
    pyramid,
    worth,
)
from tests.helpers import do, legal_texts

GREEN = 3


def test_ruling_01_stones_lie_in_a_field_of_two_by_two() -> None:
    for text, cells in {
        "B/WR": [[(0, 0), (0, 1)], [(1, 1)], [(1, 0)]],
        "RW/B": [[(0, 1)], [(0, 0)], [(1, 0), (1, 1)]],
        "B/B": [[(0, 0), (0, 1)], [(1, 0), (1, 1)]],
    }.items():
        assert [list(stone.cells) for stone in stones(pyramid(text)[0])] == cells


def test_ruling_02_a_tall_stone_is_one() -> None:
    assert worth("G/G")["green"] == 2
    assert worth("G/BW^O")["green"] == 1


def test_ruling_03_level_2_may_begin_before_level_1_is_complete() -> None:
    assert "2.0" in open_slots("B/WR W/RG")
    assert "3.0" in open_slots("B/WR W/RG R/GY | G/YB Y/BW")


def test_ruling_04_no_gap_in_a_level_that_is_begun() -> None:
    slots = open_slots("B/WR W/RG R/GY G/YB | Y/BW")
    assert slots == ["2.1"]
    assert open_slots("B/WR W/RG R/GY G/YB | - Y/BW") == ["2.0", "2.2"]


def test_ruling_05_both_supports_must_lie() -> None:
    assert open_slots("B/WR W/RG | R/GY") == ["left", "1.2"]
    assert open_slots("B/WR W/RG R/GY | - G/YB") == ["left", "1.3", "2.0"]


def test_ruling_06_the_lowest_level_grows_to_the_left_and_all_move_by_one() -> None:
    state = do(game(), building(1, "Y/Y", "B/WR W/RG | R/GY"), "pyramid 1 left")
    assert [(laid.level, laid.place) for laid in state.pyramids[0]] == [(1, 0), (1, 1), (1, 2), (2, 1)]
    assert [box.CARDS[laid.card].text for laid in state.pyramids[0]] == ["Y/Y", "B/WR", "W/RG", "R/GY"]
    assert "left" in open_slots("B/WR")
    assert "left" not in open_slots("B/WR W/RG R/GY G/YB")


def test_ruling_07_the_surplus_is_discarded_at_the_end_of_the_round() -> None:
    state = position(
        "pair", tiles=(1, 2), quarry="R/GY G/YB | B/RG^O W/GY^O", hands={0: "B/WR", 1: "W/RG"}, aside=4
    )
    state = do(game(), state, "pair 1", "pyramid 1 1.0")
    assert (game().current_player(state), len(state.hands[0])) == (1, 2)
    state = do(game(), state, "pair 2", "pyramid 1 1.0", "done")
    assert legal_texts(game(), state) == ["discard 1", "discard 2"]
    assert state.round == 2


def test_ruling_08_what_may_be_built_need_not_be() -> None:
    state = do(game(), building(4, "B/WR W/RG R/GY"), "pyramid 1 1.0")
    assert "done" in legal_texts(game(), state)


def test_ruling_09_cards_come_from_the_whole_hand() -> None:
    state = do(game(), building(2, "B/WR W/RG R/GY"), "pyramid 2 1.0", "tomb 2")
    (kept,) = cards("B/WR")
    assert state.hands[0] == [kept]


def test_ruling_10_the_same_colour_twice_on_a_card_is_one_stage() -> None:
    assert obelisk_points(cards("G/G")) == 1


@pytest.mark.parametrize(("stages", "worth"), list(enumerate([0, 1, 3, 6, 10, 15, 15])))
def test_the_obelisk_by_stages(stages: int, worth: int) -> None:
    white = cards("B/WR W/RG R/GW^P RW/B GW/B WB/Y")
    assert obelisk_points(white[:stages]) == worth


def test_ruling_11_several_colours_tie_in_the_obelisk() -> None:
    assert obelisk_points(cards("B/WR B/WG")) == 3


def test_ruling_12_the_extra_counts_once_on_a_tie() -> None:
    assert worth("G/G B/B") == {
        "blue": 2, "white": 0, "red": 0, "green": 2, "yellow": 0, "extra": 2, "bonus": 0
    }  # fmt: skip


def test_ruling_13_a_majority_with_nobody_else() -> None:
    assert points(position("tile", tombs={0: "B/B"}), "tomb") == [5, 0]
    assert points(position("tile"), "tomb") == [0, 0]


def test_ruling_14_a_tie_is_shared() -> None:
    state = position("tile", players=3, pyramids={0: "B/B", 2: "R/R"})
    assert game(3).scores(state) == [4, 0, 4]
    assert game(3).ranking(state) == [1, 3, 1]


def test_ruling_15_the_start_player_is_drawn() -> None:
    drawn = {Match(new_record("pyramids", 5, {}, f"seed{n}")).state.starter for n in range(40)}
    assert drawn == set(range(5))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_ruling_15_or_a_seat_counted_round_the_table(players: int, seat: int) -> None:
    state = Match(new_record("pyramids", players, {"start": str(seat)}, "a")).state
    assert state.starter == state.pending[-1].player == (seat - 1) % players


def test_ruling_16_the_owner_chooses_what_is_discarded() -> None:
    for place, kept in ((1, "W/RG"), (2, "B/WR")):
        state = position("trim", hands={0: "B/WR W/RG"})
        game().apply(state, game().info.vocabulary.read(f"discard {place}"))
        assert state.hands[0] == cards(kept)
        assert len(state.box[0]) == 1


def test_connections_across_levels_go_by_cells() -> None:
    tall_below_tall = largest(pyramid("G/WR G/YB | Y/G"))  # the right column stands on (1,1)'s left one
    assert len(tall_below_tall[GREEN]) == 2
