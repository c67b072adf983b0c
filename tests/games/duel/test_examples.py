"""Section 13: the ten worked examples."""

import pytest

from game.games.duel.tables import TILES
from tests.games.duel.positions import BLACK, WHITE, board, duel, ledger, points, sheet, tiles, told
from tests.helpers import do

GAME = duel()


def test_example_01_row_2_black_then_white() -> None:
    before = board("... B.W ...", loads={"R2": "O PL G5"})
    after = do(GAME, before, "unload R2")
    assert (tiles(after.display[BLACK]), tiles(after.display[WHITE])) == (["G5"], ["PL"])
    assert after.box[TILES.index("O")] == before.box[TILES.index("O")] + 1


def test_example_02_column_1_white_white_black() -> None:
    before = board("W.. W.. B..", loads={"C1": "T2 COMBO PD"})
    after = do(GAME, before, "unload C1")
    gains = [event for event in told(GAME, before, "unload C1") if event.kind == "gain"]
    assert [(event.player, event.params["tile"]) for event in gains] == [
        (WHITE, "PD"),
        (WHITE, "COMBO"),
        (BLACK, "T2"),
    ]
    assert after.box == before.box


def test_example_03_scores_51() -> None:
    state = sheet(
        "O O O O T4 T2 T1 PL PL PL PD PD PD PD PD G2 G3 G4 G8 COMBO", "O O O", squares="W.. ... ..W"
    )
    parts = {
        category: sum(e.points for e in ledger(GAME, state) if (e.player, e.category) == (WHITE, category))
        for category in GAME.info.categories
    }
    assert parts == {"obelisk": 10, "temple": 7, "pyramids": 21, "tomb": 10, "actions": 1, "figures": 2}
    assert GAME.scores(state)[WHITE] == 51


def test_example_04_temple_b_scores_13() -> None:
    assert points("temple", "B", sheet("T1 T1 T2 T4 T4"))[WHITE] == 13


@pytest.mark.parametrize(("light", "dark", "expected"), [(4, 2, 4), (3, 0, -6), (3, 3, 10)])
def test_example_05_pyramids_b(light: int, dark: int, expected: int) -> None:
    assert points("pyramids", "B", sheet(" ".join(["PL"] * light + ["PD"] * dark)))[WHITE] == expected


def test_example_06_tomb_b_scores_8() -> None:
    assert points("tomb", "B", sheet("G2 G3 G4 G8"))[WHITE] == 8


@pytest.mark.parametrize(("other", "expected"), [("O O O O O O", [12, 6]), ("O O O O", [12, 0])])
def test_example_07_obelisk_b_first_to_five(other: str, expected: list[int]) -> None:
    assert points("obelisk", "B", sheet("O O O O O", other)) == expected


def test_example_08_the_last_three_tiles_refill_one_boat() -> None:
    state = do(GAME, board("W.. WB. ...", supply=3), "unload R2")
    assert (state.in_play(1), -1 in state.slots[3:6], state.supply) == (True, False, 0)
    state = do(GAME, state, "place 2 1", "place 3 3", "unload C1")
    assert (state.in_play(3), state.afloat.bit_count(), GAME.is_over(state)) == (False, 5, False)


def test_example_08_in_the_very_next_turn() -> None:
    state = do(GAME, board("W.. WB. B..", supply=3), "unload R2", "unload C1")
    assert (state.in_play(1), state.in_play(3), state.afloat.bit_count()) == (True, False, 5)


def test_example_09_two_boats_and_no_supply() -> None:
    state = do(GAME, board("..W ... ..W", gone="R1 R3 C1 C2"), "unload C3")
    assert GAME.is_over(state)


def test_example_10_swap_then_unload_with_two_figures() -> None:
    before = board("WB. ... ...", white="SWAP", loads={"R1": "O T4 G6"})
    after = do(GAME, before, "play SWAP", "swap R1 1 3", "unload R1")
    assert (tiles(after.display[WHITE]), tiles(after.display[BLACK])) == (["O"], ["T4"])
    assert after.box[TILES.index("G6")] == before.box[TILES.index("G6")] + 1
