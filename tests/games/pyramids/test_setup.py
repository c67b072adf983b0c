"""P3: the deal."""

import pytest

from game.core.chance import shuffled
from game.core.match import Match
from game.core.record import new_record
from game.games.pyramids import tables as box
from game.games.pyramids.actions import CARD
from game.games.pyramids.state import NONE
from tests.games.pyramids.invariants import faults

PLAYERS = [2, 3, 4, 5]


def start(players: int, seed: str = "deal", start: str = "2") -> Match:
    return Match(new_record("pyramids", players, {"start": start}, seed))


@pytest.mark.parametrize("players", PLAYERS)
def test_p3_3_one_card_each_from_the_start_player_on_then_the_quarry(players: int) -> None:
    s = start(players).state
    pile = [action.args[0] for action in shuffled("deal", "deck", CARD)]
    assert [s.hands[(s.starter + seat) % players] for seat in range(players)] == [
        [card] for card in pile[:players]
    ]
    assert s.quarry == pile[players : 3 * players]
    assert s.deck == sum(1 << card for card in pile[3 * players :])
    assert faults(s, players) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_p3_1_god_tiles_by_the_number_of_players(players: int) -> None:
    match = start(players)
    offered = {action.args[0] for action in match.legal}
    assert offered == set(range(4 if players <= 3 else 5)) - {match.state.aside}


def test_p3_2_with_two_players_any_of_the_four_tiles_is_set_aside() -> None:
    aside = {start(2, f"seed{n}").state.aside for n in range(30)}
    assert aside == {0, 1, 2, 3}
    assert start(3).state.aside == NONE


def test_p3_4_the_marker_is_where_the_option_says() -> None:
    assert [start(5, start=str(seat)).state.starter for seat in (1, 2, 3, 4, 5)] == [0, 1, 2, 3, 4]


def test_nothing_is_dealt_twice() -> None:
    assert box.DECK == 105
    assert start(5, "a").state.hands != start(5, "b").state.hands
    assert start(5, "a").state == start(5, "a").state
