"""Positions drawn as text."""

from game.cli.pictures import PICTURES
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.text.catalogue import texts
from tests.helpers import play

NAMES = ("Player 1", "Player 2")
HARBOUR = """\
                            C1     C2     C3
                     3      -      PD     PL
                     2      -      G10    T4
                     1      -      COMBO  O
3      2      1
G3     PLACE  COMBO  R1     [2]    [ ]    [ ]
PD     T3     PL     R2     [1]    [ ]    [ ]
~      ~      ~      R3     [ ]    [ ]    [ ]

Face down: 39 tiles in the supply, 3 in the reserve.
Player 1: 3 figures in the supply; no tiles
Player 2: 3 figures in the supply; 2×O SWAP"""


def test_every_game_has_a_picture() -> None:
    assert set(PICTURES) == set(LISTINGS)


def test_the_harbour() -> None:
    match = Match(new_record("duel", 2, {"start": "first"}, "abc"))
    state = play(match, "place 2 1", "place 1 1").state
    state.slots[9:12] = [-1, -1, -1]
    state.afloat &= ~4
    state.display[1][0] = 2
    state.display[1][-1] = 1
    assert PICTURES["duel"].draw(texts("en", "duel"), state, NAMES) == HARBOUR


def test_the_heap() -> None:
    match = Match(new_record("template", 2, {}, "heap"))
    match.state.heap = 5
    assert PICTURES["template"].draw(texts("en", "template"), match.state, NAMES) == "  ooooo (5)"
