"""D7 and D8: refill, removal, and the end."""

import pytest

from game.core.state import TERMINAL
from game.games.duel.state import DuelState
from game.games.duel.tables import BOATS, TILES
from tests.games.duel.invariants import UNLOADS
from tests.games.duel.positions import BLACK, WHITE, board, duel, tiles
from tests.helpers import do, legal_texts, random_duel

GAME = duel()
EMPTY = [-1, -1, -1]


def lying(state: DuelState, boat: str) -> list[int]:
    """What lies on a boat, slots 1, 2, 3."""
    first = BOATS.index(boat) * 3
    return state.slots[first : first + 3]


def test_d7_an_unloaded_boat_gets_three_new_tiles_at_the_end_of_the_turn() -> None:
    after = do(GAME, board("WW. ... ...", supply=3), "unload R1")
    assert -1 not in lying(after, "R1")
    assert (after.supply, after.in_play(0), GAME.current_player(after)) == (0, True, BLACK)


def test_d7_a_boat_stays_empty_until_the_turn_ends() -> None:
    state = do(GAME, board("BB. ... BB.", white="COMBO"), "play COMBO", "place 2 2", "unload R1")
    assert GAME.current_player(state) == WHITE
    assert lying(state, "R1") == EMPTY
    assert -1 not in lying(do(GAME, state, "stop"), "R1")


def test_d7_refill_goes_in_canonical_order_not_in_the_order_of_unloading() -> None:
    state = do(GAME, board("BW. ... ..B", white="COMBO", supply=6), "play COMBO", "place 2 3")
    state = do(GAME, state, "unload C3")
    GAME.apply(state, GAME.info.vocabulary.read("unload R1"))
    assert [(p.step, p.a) for p in reversed(state.pending) if p.step == "refill"] == [
        ("refill", 0),
        ("refill", 1),
        ("refill", 2),
    ]


def test_d7_an_unloaded_boat_is_removed_when_the_supply_is_empty() -> None:
    after = do(GAME, board("WW. ... ...", supply=0), "unload R1")
    assert not after.in_play(0)
    assert lying(after, "R1") == EMPTY
    assert after.afloat.bit_count() == 5


def test_d7_with_three_tiles_left_the_earlier_boat_is_refilled_the_later_removed() -> None:
    state = board("BW. ... ..B", white="COMBO", supply=3)
    after = do(GAME, state, "play COMBO", "place 2 3", "unload C3", "unload R1")
    assert (after.in_play(0), after.in_play(5), after.supply) == (True, False, 0)
    assert -1 not in lying(after, "R1")


def test_d7_a_boat_emptied_this_turn_is_not_unloaded_again() -> None:
    state = do(GAME, board("BB. ... BB.", white="COMBO"), "play COMBO", "place 1 3", "unload R1")
    assert legal_texts(GAME, state) == ["unload R3", "stop"]


def test_d7_a_removed_boat_has_no_line() -> None:
    texts = legal_texts(GAME, board("WW. ... ...", gone="R1"))
    assert not [text for text in texts if text.startswith("unload")]
    assert "place 1 3" in texts


@pytest.mark.parametrize(
    ("gone", "supply", "over"),
    [
        ("R1 R2 C1 C2", 0, True),
        ("R1 R2 C1", 0, False),
        ("", 0, False),
        ("", 3, False),
    ],
)
def test_d8_one_unload_ends_the_game_only_with_two_boats_and_no_supply(
    gone: str, supply: int, over: bool
) -> None:
    after = do(GAME, board("... ... WW.", gone=gone, supply=supply), "unload R3")
    assert GAME.is_over(after) is over


def test_d8_the_last_boats_tiles_are_lost() -> None:
    before = board("... ... WW.", gone="R1 R2 C1 C2")
    after = do(GAME, before, "unload R3")
    assert tiles(after.display[WHITE]) == ["G10", "G11"]
    assert [TILES[kind] for kind in lying(after, "C3")] == ["T2", "T2", "PD"]
    assert (GAME.current_player(after), legal_texts(GAME, after)) == (TERMINAL, [])


def test_d8_a_second_unload_of_combo_is_not_asked_for_after_the_end() -> None:
    state = board("... ..W W.W", gone="R1 R2 C1 C2", white="COMBO")
    after = do(GAME, state, "play COMBO", "place 1 3", "unload R3")
    assert GAME.is_over(after)
    assert tiles(after.display[WHITE]) == ["G10", "G11"]


def test_d8_with_three_boats_and_no_supply_the_second_unload_of_combo_ends_the_game() -> None:
    state = board("W.. B.. .WW", gone="R1 R2 C2", white="COMBO")
    once = do(GAME, state, "play COMBO", "place 1 3", "unload R3")
    assert not GAME.is_over(once)
    assert legal_texts(GAME, once) == ["unload C1", "stop"]
    assert GAME.is_over(do(GAME, once, "unload C1"))
    assert not GAME.is_over(do(GAME, once, "stop"))


def test_d8_of_two_unloads_with_three_tiles_left_one_is_a_removal() -> None:
    state = board("BB. ... BB.", white="COMBO", supply=3)
    after = do(GAME, state, "play COMBO", "place 2 3", "unload R1", "unload R3")
    assert (after.afloat.bit_count(), GAME.is_over(after)) == (5, False)


@pytest.mark.parametrize("number", range(100))
def test_d8_every_game_has_18_unloads(number: int) -> None:
    match = random_duel(number)
    assert [action.verb for action in match.actions].count("unload") == UNLOADS
