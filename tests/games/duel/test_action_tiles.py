"""D6: the four action tiles, step by step."""

from typing import Any

import pytest

from game.games.duel.tables import BOATS, SQUARES, TILES
from tests.games.duel.positions import BLACK, WHITE, board, duel, tiles
from tests.helpers import do, legal_texts

GAME = duel()
ACTIONS = ("TAKE", "PLACE", "COMBO", "SWAP")
ONLY_ACTIONS = {"C2": "SWAP SWAP SWAP", "C3": "COMBO PLACE PLACE"}


def playable(squares: str, tile: str, **rest: Any) -> bool:
    """Whether White, who owns the tile, may play it."""
    return f"play {tile}" in legal_texts(GAME, board(squares, white=tile, **rest))


# ---- TAKE -------------------------------------------------------------------------------------------


def test_d6_1_take_offers_every_tile_on_a_boat_but_action_tiles() -> None:
    state = board("... ... ...", white="TAKE", loads={"R1": "O SWAP G5", "C3": "TAKE COMBO PLACE"})
    everything = [f"take {boat} {slot}" for boat in BOATS for slot in (1, 2, 3)]
    hidden = ["take R1 2", "take C3 1", "take C3 2", "take C3 3"]
    assert legal_texts(GAME, do(GAME, state, "play TAKE")) == [t for t in everything if t not in hidden]


def test_d6_1_a_taken_tile_is_gained_and_the_reserve_fills_its_slot_at_once() -> None:
    before = board("W.. .B. ...", white="TAKE", coming="SWAP", loads={"R1": "O G4 G5"})
    reserve_tile = TILES.index("SWAP")
    playing = do(GAME, before, "play TAKE")
    after = playing.clone()
    GAME.apply(after, GAME.info.vocabulary.read("take R1 2"))
    GAME.apply(after, GAME.info.vocabulary.of("@tile", reserve_tile))
    assert tiles(after.display[WHITE]) == ["G4"]
    assert [TILES[kind] for kind in after.slots[:3]] == ["O", "SWAP", "G5"]
    assert (after.reserve, after.supply) == (2, before.supply)
    assert (after.standing, after.figures) == (before.standing, before.figures)
    assert GAME.current_player(after) == BLACK


def test_d6_1_take_cannot_be_played_without_a_tile_to_take() -> None:
    assert not playable("... ... ...", "TAKE", gone="R1 R2 R3 C1", loads=ONLY_ACTIONS)
    assert playable("... ... ...", "TAKE", gone="R1 R2 R3 C1", loads={**ONLY_ACTIONS, "C3": "COMBO O PLACE"})


def test_d6_1_the_reserve_lasts_for_all_three() -> None:
    state = board("... ... ...", white="TAKE TAKE TAKE")
    for left in (2, 1, 0):
        state = do(GAME, state, "play TAKE", "take R1 1")
        assert state.reserve == left
        if left:
            state = do(GAME, state, legal_texts(GAME, state)[0])
    assert tiles(state.display[WHITE])[0] == "O"


def test_d6_1_the_fifth_obelisk_may_be_taken() -> None:
    game = duel(obelisk="B")
    state = board("... ... ...", white="O O O O TAKE", black="O O O O")
    assert game.scores(state) == [1, 0]
    assert game.scores(do(game, state, "play TAKE", "take R1 1")) == [12, 0]


# ---- PLACE ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("squares", "expected"),
    [("... ... ...", True), ("W.. ... ...", True), ("WW. ... ...", True), ("WWW ... ...", False)],
)
def test_d6_2_place_needs_two_figures(squares: str, expected: bool) -> None:
    assert playable(squares, "PLACE") is expected


def test_d6_2_two_figures_are_placed_one_after_the_other() -> None:
    state = do(GAME, board("WW. ... ...", white="PLACE"), "play PLACE")
    assert legal_texts(GAME, state) == [f"place {square}" for square in SQUARES[2:]]
    state = do(GAME, state, "place 3 3")
    assert GAME.current_player(state) == WHITE
    assert legal_texts(GAME, state) == [f"place {square}" for square in SQUARES[2:8]]
    after = do(GAME, state, "place 3 2")
    assert (GAME.current_player(after), after.figures) == (BLACK, [0, 4])


def test_d6_2_a_third_figure_may_follow_or_not() -> None:
    state = do(GAME, board("... ... ...", white="PLACE"), "play PLACE", "place 1 1", "place 1 2")
    assert GAME.current_player(state) == WHITE
    assert legal_texts(GAME, state) == [*(f"place {square}" for square in SQUARES[2:]), "stop"]
    assert do(GAME, state, "place 1 3").figures == [1, 4]
    stopped = do(GAME, state, "stop")
    assert (stopped.figures, GAME.current_player(stopped)) == ([2, 4], BLACK)


def test_d6_2_a_fourth_figure_does_not_follow() -> None:
    after = do(GAME, board("... ... ...", white="PLACE"), "play PLACE", "place 1 1", "place 1 2", "place 1 3")
    assert GAME.current_player(after) == BLACK


# ---- COMBO ------------------------------------------------------------------------------------------


def test_d6_3_combo_offers_placements_after_which_a_boat_can_be_unloaded() -> None:
    state = do(GAME, board("... .B. ...", white="COMBO"), "play COMBO")
    assert legal_texts(GAME, state) == [f"place {square}" for square in ("1 2", "2 1", "2 3", "3 2")]
    state = do(GAME, board("B.. .B. B..", white="COMBO"), "play COMBO")
    assert len(legal_texts(GAME, state)) == 6  # C1 is unloadable whatever is placed


def test_d6_3_lines_of_removed_boats_do_not_help() -> None:
    state = do(GAME, board("... .B. ...", gone="C2", white="COMBO"), "play COMBO")
    assert legal_texts(GAME, state) == ["place 2 1", "place 2 3"]


@pytest.mark.parametrize(
    ("squares", "gone", "expected"),
    [
        ("... ... ...", "", False),
        ("B.. ... ...", "", True),
        ("WWW W.. ...", "", False),
        ("... ... ..B", "R3 C3", False),
        ("BB. ... ...", "R1", True),
    ],
)
def test_d6_3_combo_needs_a_figure_and_a_boat_to_unload(squares: str, gone: str, expected: bool) -> None:
    assert playable(squares, "COMBO", gone=gone) is expected


def test_d6_3_one_figure_then_one_boat_then_a_second_boat_or_not() -> None:
    state = do(GAME, board("BB. .BB ...", white="COMBO"), "play COMBO", "place 3 3")
    assert legal_texts(GAME, state) == ["unload R1", "unload R2", "unload C2", "unload C3"]
    state = do(GAME, state, "unload R1")
    assert GAME.current_player(state) == WHITE
    assert legal_texts(GAME, state) == ["unload R2", "unload C3", "stop"]
    stopped = do(GAME, state, "stop")
    assert (GAME.current_player(stopped), stopped.supply) == (BLACK, 18)
    twice = do(GAME, state, "unload R2")
    assert (GAME.current_player(twice), twice.supply) == (BLACK, 15)


def test_d6_3_a_second_boat_is_asked_for_only_if_there_is_one() -> None:
    after = do(GAME, board("B.. ... ...", white="COMBO"), "play COMBO", "place 1 2", "unload R1")
    assert GAME.current_player(after) == BLACK


def test_d6_3_never_a_third_boat() -> None:
    state = do(GAME, board("BB. BBW W.W", white="COMBO"), "play COMBO", "place 1 3", "unload R1", "unload R2")
    assert GAME.current_player(state) == BLACK
    assert "unload R3" in legal_texts(GAME, state)


# ---- SWAP -------------------------------------------------------------------------------------------


def test_d6_4_swap_needs_a_boat_to_unload() -> None:
    assert not playable("B.. ... ...", "SWAP")
    assert not playable("BB. ... ...", "SWAP", gone="R1")
    assert playable("BB. ... ...", "SWAP")


def test_d6_4_two_slots_of_any_boat_in_play_are_exchanged() -> None:
    state = do(GAME, board("BB. ... ...", gone="C2", white="SWAP"), "play SWAP")
    afloat = [boat for boat in BOATS if boat != "C2"]
    assert legal_texts(GAME, state) == [
        f"swap {boat} {two}" for boat in afloat for two in ("1 2", "1 3", "2 3")
    ]


@pytest.mark.parametrize(
    ("swap", "lying"),
    [("R1 1 2", ["T4", "O", "G6"]), ("R1 1 3", ["G6", "T4", "O"]), ("R1 2 3", ["O", "G6", "T4"])],
)
def test_d6_4_the_two_tiles_change_places(swap: str, lying: list[str]) -> None:
    state = board("BB. ... ...", white="SWAP", loads={"R1": "O T4 G6"})
    after = do(GAME, state, "play SWAP", f"swap {swap}")
    assert [TILES[kind] for kind in after.slots[:3]] == lying
    assert after.slots[3:] == state.slots[3:]


def test_d6_4_then_exactly_one_boat_is_unloaded_the_same_or_another() -> None:
    state = do(GAME, board("BB. .BB ...", white="SWAP"), "play SWAP", "swap C3 1 3")
    assert legal_texts(GAME, state) == ["unload R1", "unload R2", "unload C2"]
    after = do(GAME, state, "unload R1")
    assert (GAME.current_player(after), after.supply) == (BLACK, 18)


@pytest.mark.parametrize("tile", ACTIONS)
def test_d6_every_action_tile_can_be_carried_out_whenever_it_may_be_played(tile: str) -> None:
    for squares in ("... ... ...", "B.. ... ...", "WB. W.. W.B", "WWW B.. BB.", "WWW WBB BB."):
        for gone in ("", "R1 R2", "R2 C1 C2 C3", "R1 R3 C1 C2"):
            state = board(squares, gone=gone, white=tile)
            if f"play {tile}" not in legal_texts(GAME, state):
                continue
            state = do(GAME, state, f"play {tile}")
            while GAME.current_player(state) == WHITE:
                state = do(GAME, state, legal_texts(GAME, state)[0])
            assert tile not in tiles(state.display[WHITE])
