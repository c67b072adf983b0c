"""Positions drawn as text."""

import pytest

from game.cli import telling
from game.cli.pictures import PICTURES
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.text.catalogue import texts
from tests.helpers import play, random_match

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
NECROPOLISES = """\
Round 4 of 10 · 78 cards in the deck
God tiles: 1 Horus · 2 Anubis · 3 Khepri · 4 Sekhmet (Player 1)
Quarry: 1 BR/W^T + Y/Y · 2 BG/W + G/B^T · 3 RW/Y + G/Y^P

Player 1 (start player)
  [ W/B^T  ][ WG/R^T ][ B/WY^P ]
  Obelisk: Y/WR^O · Tomb: ? · Hand: ?

Player 2
       [ R/W^T  ]
  [  BY/R  ][ Y/R^P  ]
  Obelisk: G/R · Tomb: R/Y^O B/G · Hand: Y/BR

Player 3
  [ G/YR^P ][  WY/G  ][  R/R   ]
  Obelisk: – · Tomb: – · Hand: ?"""


def test_every_game_has_a_picture() -> None:
    assert set(PICTURES) == set(LISTINGS)


def test_the_harbour() -> None:
    match = Match(new_record("duel", 2, {"start": "first"}, "abc"))
    match = play(match, "place 2 1", "place 1 1")
    state = match.state
    state.slots[9:12] = [-1, -1, -1]
    state.afloat &= ~4
    state.display[1][0] = 2
    state.display[1][-1] = 1
    assert PICTURES["duel"].draw(texts("en", "duel"), match, NAMES) == HARBOUR


def test_the_heap() -> None:
    match = Match(new_record("template", 2, {}, "heap"))
    match.state.heap = 5
    assert PICTURES["template"].draw(texts("en", "template"), match, NAMES) == "  ooooo (5)"


def test_the_necropolises_of_pyramids_as_the_player_to_move_sees_them() -> None:
    match = random_match(new_record("pyramids", 3, {"start": "1"}, "djoser"), 44, 40)
    assert PICTURES["pyramids"].draw(texts("en", "pyramids"), match, (*NAMES, "Player 3")) == NECROPOLISES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_pyramids_is_drawn(players: int) -> None:
    end = random_match(new_record("pyramids", players, {}, "picture"), players)
    names = [f"Player {n + 1}" for n in range(players)]
    for ply in range(0, end.plies + 1, 9):
        drawn = PICTURES["pyramids"].draw(texts("en", "pyramids"), end.until(ply), names)
        assert all(line == line.rstrip() for line in drawn.splitlines())
        assert all(name in drawn for name in names)
    assert "?" not in PICTURES["pyramids"].draw(texts("en", "pyramids"), end, names)


def test_points_in_the_terminal_tell_nothing_of_what_is_hidden() -> None:
    end = random_match(new_record("pyramids", 2, {}, "points"), 8)
    match = next(m for ply in range(end.plies) if all((m := end.until(ply)).state.tombs))
    t = texts("en", "pyramids")
    assert any(entry.category == "tomb" for entry in match.ledger())
    assert "rule 7.5" not in telling.ledger(t, match)
    (row,) = [line.split()[-2:] for line in telling.sheet(t, match).splitlines() if "Tomb" in line]
    assert row == ["0", "0"]
