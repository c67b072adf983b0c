"""Section 12: the fourteen rulings."""

from typing import Any

from game.games.duel.tables import LINES, TILES
from tests.games.duel.positions import BLACK, WHITE, board, duel, tiles
from tests.helpers import do, legal_texts

GAME = duel()


def test_ruling_01_rows_have_their_boats_left_and_columns_on_top() -> None:
    assert LINES[0] == (0, 1, 2)  # R1 meets (1,1) first
    assert LINES[3] == (0, 3, 6)  # so does C1
    assert [line[0] for line in LINES] == [0, 3, 6, 0, 1, 2]


def test_ruling_02_with_two_figures_the_inner_slot_is_lost() -> None:
    for squares in ("WW. ... ...", "W.W ... ...", ".WW ... ..."):
        before = board(squares, loads={"R1": "G1 G2 G3"})
        after = do(GAME, before, "unload R1")
        assert tiles(after.display[WHITE]) == ["G2", "G3"]
        assert after.box[TILES.index("G1")] == 1


def test_ruling_03_boats_are_refilled_at_the_end_of_the_turn_in_canonical_order() -> None:
    state = board("BW. ... ..B", white="COMBO", supply=6)
    state = do(GAME, state, "play COMBO", "place 2 3", "unload C3")
    assert state.slots[15:] == [-1, -1, -1]
    assert state.supply == 6
    ended = state.clone()
    GAME.apply(ended, GAME.info.vocabulary.read("unload R1"))
    order = []
    while GAME.current_player(ended) != BLACK:
        order.append(ended.pending[-1].a)
        GAME.apply(ended, next(action for action, weight in GAME.chance_outcomes(ended) if weight))
    assert order == [0, 1, 2, 15, 16, 17]
    assert ended.supply == 0


def test_ruling_04_the_end_is_tested_after_each_unload() -> None:
    state = board("... ..W W.W", gone="R1 R2 C1 C2", white="COMBO")
    assert GAME.is_over(do(GAME, state, "play COMBO", "place 1 3", "unload C3"))


def test_ruling_05_place_with_one_figure_is_not_playable() -> None:
    assert "play PLACE" not in legal_texts(GAME, board("WWW ... ...", white="PLACE"))
    assert "play PLACE" in legal_texts(GAME, board("WW. ... ...", white="PLACE"))


def test_ruling_06_combo_without_a_figure_or_a_following_unload_is_not_playable() -> None:
    assert "play COMBO" not in legal_texts(GAME, board("WWW ..W ...", white="COMBO"))
    assert "play COMBO" not in legal_texts(GAME, board("... ... ...", white="COMBO"))
    assert "play COMBO" in legal_texts(GAME, board("W.. ... ...", white="COMBO"))


def test_ruling_07_swap_without_an_unload_is_not_playable() -> None:
    assert "play SWAP" not in legal_texts(GAME, board("W.. .B. ...", white="SWAP"))
    assert "play SWAP" in legal_texts(GAME, board("W.. B.. ...", white="SWAP"))


def test_ruling_08_two_equal_tiles_may_be_swapped() -> None:
    state = board("WB. ... ...", white="SWAP", loads={"R1": "O O O"})
    after = do(GAME, state, "play SWAP", "swap R1 1 2")
    assert after.slots == state.slots
    assert "unload R1" in legal_texts(GAME, after)


def test_ruling_09_an_action_tile_is_not_taken() -> None:
    state = do(GAME, board("... ... ...", white="TAKE", loads={"R1": "O SWAP O"}), "play TAKE")
    assert "take R1 2" not in legal_texts(GAME, state)
    assert {"take R1 1", "take R1 3"} <= set(legal_texts(GAME, state))


def test_ruling_10_a_pass_is_forced_and_never_voluntary() -> None:
    stuck = board("W.. ... WWW", gone="R3 C1 C2 C3", white="SWAP PLACE COMBO")
    assert legal_texts(GAME, stuck) == ["pass"]
    for squares in ("... ... ...", "W.. ... WW.", "WWW W.. ..."):
        assert "pass" not in legal_texts(GAME, board(squares, gone="R3 C1 C2 C3"))


def test_ruling_11_figures_may_be_placed_where_no_boat_is_left() -> None:
    state = board("... ... ...", gone="R3 C1 C2 C3")
    assert {"place 3 1", "place 3 2", "place 3 3"} <= set(legal_texts(GAME, state))
    assert do(GAME, state, "place 3 2").owner(7) == WHITE


def test_ruling_12_the_order_of_delivery_decides_who_has_five_obelisks_first() -> None:
    game = duel(obelisk="B")
    rest: dict[str, Any] = {"white": "O O O O", "black": "O O O O", "loads": {"R1": "O O O"}}
    assert game.scores(do(game, board("WB. ... ...", **rest), "unload R1")) == [12, 6]
    assert game.scores(do(game, board("BW. ... ...", **rest), "unload R1")) == [6, 12]


def test_ruling_13_on_obelisk_a_a_tie_brings_no_bonus_not_even_at_none() -> None:
    assert GAME.scores(board("... ... ...")) == [0, 0]
    assert GAME.scores(board("... ... ...", white="O O", black="O O")) == [2, 2]


def test_ruling_14_the_tile_being_played_when_the_game_ends_scores_nothing() -> None:
    state = board("B.. B.. ...", gone="R1 R2 R3 C2", white="SWAP", loads={"C1": "O O O"})
    assert GAME.scores(state) == [1, 2]
    after = do(GAME, state, "play SWAP", "swap C1 1 2", "unload C1")
    assert GAME.is_over(after)
    assert GAME.scores(after) == [0, 2 + 6]
    assert "SWAP" in tiles(after.box)
