"""D4 and D5: a turn, and unloading a boat."""

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.games.duel.tables import SQUARES, TILES
from tests.games.duel.positions import BLACK, WHITE, board, duel, tiles, told
from tests.helpers import do, legal_texts, play

GAME = duel()
PLACES = [f"place {square}" for square in SQUARES]


def test_d4_players_alternate() -> None:
    match = Match(new_record("duel", 2, {"start": "second"}, "x"))
    for expected in (1, 0, 1, 0, 1):
        assert match.player == expected
        match = match.play(match.legal[0].text)


def test_d4_1_a_figure_goes_from_the_supply_to_any_empty_square() -> None:
    match = Match(new_record("duel", 2, {"start": "first"}, "x"))
    assert [action.text for action in match.legal] == PLACES
    after = match.play("place 2 2")
    assert [after.state.owner(square) for square in range(9)] == [-1, -1, -1, -1, WHITE, -1, -1, -1, -1]
    assert after.state.figures == [3, 4]
    assert "place 2 2" not in [action.text for action in after.legal]
    assert len(after.legal) == 8


def test_d4_1_without_a_figure_in_the_supply_nothing_is_placed() -> None:
    texts = legal_texts(GAME, board("WWW W.. ..."))
    assert texts == ["unload R1", "unload C1"]


def test_d4_1_an_empty_square_is_never_lacking() -> None:
    texts = legal_texts(GAME, board("WWW BBB B.W"))
    assert texts == ["unload R1", "unload R2", "unload R3", "unload C1", "unload C2", "unload C3"]
    assert "place 3 2" in legal_texts(GAME, board("WWW BBB ..W", to_move=BLACK))


@pytest.mark.parametrize(
    ("squares", "boats"),
    [
        ("W.. .W. ..W", []),
        ("WW. ... ...", ["R1"]),
        ("W.W ... ...", ["R1"]),
        (".BB ... ...", ["R1"]),
        ("W.. B.. ...", ["C1"]),
        ("W.. ... B..", ["C1"]),
        (".W. .B. .W.", ["C2"]),
        ("WB. WB. ...", ["R1", "R2", "C1", "C2"]),
        ("... ..W WBB", ["R3", "C3"]),
    ],
)
def test_d4_2_boats_with_two_figures_of_any_colour_may_be_unloaded(squares: str, boats: list[str]) -> None:
    texts = legal_texts(GAME, board(squares))
    assert [text for text in texts if text.startswith("unload")] == [f"unload {boat}" for boat in boats]


def test_d4_2_own_figures_are_not_required() -> None:
    after = do(GAME, board("BB. ... ..."), "unload R1")
    assert tiles(after.display[BLACK]) == ["O", "O"]
    assert tiles(after.display[WHITE]) == []


def test_d4_3_an_action_tile_is_played_only_by_its_owner() -> None:
    state = board("... ... ...", white="TAKE", black="PLACE")
    assert [text for text in legal_texts(GAME, state) if text.startswith("play")] == ["play TAKE"]


def test_d4_3_the_tile_goes_to_the_box_first() -> None:
    after = do(GAME, board("... ... ...", white="TAKE TAKE"), "play TAKE")
    assert tiles(after.display[WHITE]) == ["TAKE"]
    assert "TAKE" in tiles(after.box)


def test_d4_3_playing_a_tile_is_the_whole_turn() -> None:
    after = do(GAME, board("... ... ...", white="TAKE PLACE"), "play TAKE", "take R1 1")
    assert GAME.current_player(after) == BLACK


def test_d4_3_a_tile_gained_this_turn_waits_for_a_later_one() -> None:
    state = board("WW. ... ...", loads={"R1": "O O PLACE"})
    after = do(GAME, state, "unload R1")
    assert tiles(after.display[WHITE]) == ["O", "PLACE"]
    assert GAME.current_player(after) == BLACK
    assert "play PLACE" in legal_texts(GAME, do(GAME, after, "place 3 3"))


def test_d4_4_passing_is_offered_only_when_nothing_else_is_legal() -> None:
    stuck = board("W.. ... WWW", gone="R3 C1 C2 C3")
    assert legal_texts(GAME, stuck) == ["pass"]
    after = do(GAME, stuck, "pass")
    assert GAME.current_player(after) == BLACK
    assert (after.standing, after.slots, after.display) == (stuck.standing, stuck.slots, stuck.display)


def test_d4_4_who_can_only_play_a_tile_must_play_it() -> None:
    stuck = board("W.. ... WWW", gone="R3 C1 C2 C3", white="TAKE")
    assert legal_texts(GAME, stuck) == ["play TAKE"]


@pytest.mark.parametrize(
    ("squares", "white", "black", "boxed"),
    [
        ("WB. ... ...", ["G5"], ["PL"], ["O"]),
        ("W.B ... ...", ["G5"], ["PL"], ["O"]),
        (".WB ... ...", ["G5"], ["PL"], ["O"]),
        ("BW. ... ...", ["PL"], ["G5"], ["O"]),
        ("WBW ... ...", ["O", "G5"], ["PL"], []),
        ("WWW ... ...", ["O", "PL", "G5"], [], []),
        ("BBW W.. ...", ["O"], ["PL", "G5"], []),
    ],
)
def test_d5_the_nearest_figure_takes_the_outermost_tile_and_so_on_inwards(
    squares: str, white: list[str], black: list[str], boxed: list[str]
) -> None:
    before = board(squares, loads={"R1": "O PL G5"})
    after = do(GAME, before, "unload R1")
    assert (tiles(after.display[WHITE]), tiles(after.display[BLACK])) == (white, black)
    assert [now - then for now, then in zip(after.box, before.box, strict=True)] == [
        int(tile in boxed) for tile in TILES
    ]


def test_d5_a_column_is_unloaded_from_above() -> None:
    after = do(GAME, board(".B. ... .W.", loads={"C2": "T1 T2 T4"}), "unload C2")
    assert (tiles(after.display[BLACK]), tiles(after.display[WHITE])) == (["T4"], ["T2"])


def test_d5_only_the_figures_of_the_line_act_and_return_to_their_owners() -> None:
    after = do(GAME, board("WB. W.B ..W"), "unload R1")
    assert [after.owner(square) for square in range(9)] == [-1, -1, -1, WHITE, -1, BLACK, -1, -1, WHITE]
    assert after.figures == [2, 3]


def test_d5_deliveries_are_told_one_after_the_other() -> None:
    events = told(GAME, board("BWB ... ...", loads={"R1": "O PL G5"}), "unload R1")
    gains = [event for event in events if event.kind == "gain"]
    assert [(event.player, event.params["tile"]) for event in gains] == [
        (BLACK, "G5"),
        (WHITE, "PL"),
        (BLACK, "O"),
    ]


def test_d5_a_real_deal_from_its_record() -> None:
    match = Match(new_record("duel", 2, {"start": "first"}, "amun7342"))
    inner, middle, outer = (TILES[kind] for kind in match.state.slots[:3])
    after = play(match, "place 1 3", "place 1 1", "unload R1").state
    assert tiles(after.display[BLACK]) == [outer]
    assert tiles(after.display[WHITE]) == [middle]
    assert tiles(after.box) == [inner]
    assert after.figures == [4, 4]
