"""Positions drawn as text."""

import pytest

from game.cli import telling
from game.cli.pictures import pictures
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.games.imhotep.cards import CARD_IDS
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


SITES_A = """\
Round 3 of 6

Boat 1  [ ][3][ ][ ]  sails with 3
Boat 2  [1][ ][2]     ready to sail
Boat 3  [ ][ ]        at the Temple
Boat 4  [2]           ready to sail

Market A          1 Statue · 2 Lever · 3 – · 4 Pyramid decoration
                  deck: 12, discard: 2
                  On the discard: 2 × Entrance.
Pyramid A         [1] [1]  2     2   1     4
                  [2] (4)  1     3   3
                  [3]  3   3
Temple A          [3] [2] [3] [1] [2]   = 6
Burial Chamber A  [3][1]
                  [3]( )
                  [2]
Obelisks A        Player 1: 1 · Player 2: 0 · Player 3: 3

Player 1: sled 2 of 5, quarry 27, 6 points; 2×Statue, Lever, private boat
Player 2: sled 3 of 5, quarry 26, 1 point; private boat at the Burial Chamber
Player 3: sled 4 of 5, quarry 25, 0 points; no cards"""
SITES_B = """\
Market B          1 – · 2 – · 3 Entrance · pair: 2 face-down cards
                  deck: 20, discard: 0
Pyramid B         [1]  (3)   4     [1]   2    4     [2]  (3)   4
                  [2]   1s         (1s)  1l         [1]   1c
Temple B          [1] [2] [2] [ ]   = 3
                  1/s  2  1/s  c
Burial Chamber B  ( )
Obelisks B        [2] (9)  8   7   6   5   4   3
                  Player 1: 2 · Player 2: 1
Bets              Pyramid [ ] · Temple [1] · Burial Chamber [ ] · Obelisks [ ]
Pharaoh’s favour  1 [ ] · 2 [ ] · 3 [ ] · 4 [ ] · 5 [2]"""


def test_every_game_has_a_picture() -> None:
    assert all(pictures(game).legend(texts("en", game)) for game in LISTINGS)


def test_the_harbour() -> None:
    match = Match(new_record("duel", 2, {"start": "first"}, "abc"))
    match = play(match, "place 2 1", "place 1 1")
    state = match.state
    state.slots[9:12] = [-1, -1, -1]
    state.afloat &= ~4
    state.display[1][0] = 2
    state.display[1][-1] = 1
    assert pictures("duel").draw(texts("en", "duel"), match, NAMES) == HARBOUR


def test_the_great_sites_of_imhotep() -> None:
    match = Match(new_record("imhotep", 3, {"start": "1", "private": "on"}, "abc"))
    s = match.state
    s.round, s.deck, s.pair = 3, 12, 0
    s.caps, s.loads, s.ready = [4, 3, 2, 1], [1, 2, 0, 1], 0b1010
    s.spots = [-1, 2, -1, -1, 0, -1, 1, -1, -1, -1, -1, -1, 1, -1, -1, -1]
    s.berths = [-1, -1, 2, -1]
    s.display = [CARD_IDS.index("STATUE"), CARD_IDS.index("LEVER"), -1, CARD_IDS.index("DECO-PYRAMID")]
    s.discard[0] = 2
    s.pyramid, s.temple, s.burial = [0, 1, 2, 0], [0, 1, 2, 0, 1, 2], [2, 2, 1, 0]
    s.laid[4] = [1, 0, 3]
    s.cards[0][CARD_IDS.index("LEVER")], s.cards[0][CARD_IDS.index("STATUE")] = 1, 2
    s.own["private"], s.own["private_berths"] = [1, 0, 0], [-1, 3, -1]
    s.scored[0][0], s.scored[1][1] = 6, 1
    assert pictures("imhotep").draw(texts("en", "imhotep"), match, (*NAMES, "Player 3")) == SITES_A


def test_the_prophecies_of_imhotep_and_quarries_without_end() -> None:
    options = {"start": "1", "dynasty": "on", "prophecies": "on"}
    match = Match(new_record("imhotep", 2, options, "abc"))
    first = next(action.text for action in match.legal if action.verb == "prophecy")
    picture = pictures("imhotep").draw(texts("en", "imhotep"), match.play(first).play(first), NAMES)
    assert " · 1–2 [1][2]\n" in picture
    assert "quarry ∞" in picture


def test_the_other_sides_of_imhotep() -> None:
    sites = ("market", "pyramid", "temple", "burial", "obelisks")
    options = {**dict.fromkeys(sites, "B"), "start": "1", "bets": "on", "favour": "on"}
    match = Match(new_record("imhotep", 2, options, "abc"))
    s = match.state
    s.display, s.deck = [-1, -1, 0], 20
    s.pyramid, s.temple, s.own["columns"] = [0, 1, 0, 1, 0], [0, 1, 1], [1]
    s.own["small"] = [0, 0, 1, 2, 2]
    s.laid[4] = [2, 4]
    s.own["bets"][2], s.own["favours"][4] = 0, 1
    picture = pictures("imhotep").draw(texts("en", "imhotep"), match, NAMES)
    assert picture.split("\n\n")[2] == SITES_B


SITES_C = """\
Market C          1 – · 2 Obelisk decoration · 3 – · 4 Entrance
                  deck: 20, discard: 0
Pyramid C         [2] (3) (2)    3   3     4
                  (2) [1] (2)    3   3
                  (3) [1]*(3)
Temple C          [1] [2] [2] [ ]   = 3
Burial Chamber C  [2]1 (4)   3    1    2    1    2    1
                  [2]2 [2]1  4    2    1    2    1    2
                  [1]3 (2)   2    1    2    1    2    1
Obelisks C        Player 1: 2 · Player 2: 1

Player 1: sled 2 of 5, quarry 27, 0 points; 2 coins
Player 2: sled 3 of 5, quarry 26, 0 points; 1 coin"""
SITES_D = """\
Market D          1 – · 2 Obelisk decoration · 3 – · 4 Entrance
                  deck: 20, discard: 0
Pyramid D         [1]  2   2     2   1     4
                  [1] [2]  1     3   3
                  (3)  3   3
                  ####
Temple D          [1] [2] [2] [ ]   = 3
                  Player 1: 3 · Player 2: 12
Burial Chamber D  [1][2]
                  [2]( )
                  [2]
Obelisks D        Player 1: 2 · Player 2: 1
                  2: 2 1 · 3: 4 3 2 · 4: 5 4 3 · 5: 6 5 4 · 6: 7 6 5

Player 1: sled 2 of 5, quarry 27, 0 points; no cards
Player 2: sled 3 of 5, quarry 26, 0 points; no cards"""


@pytest.mark.parametrize(("side", "drawn"), [("C", SITES_C), ("D", SITES_D)])
def test_our_own_sides_of_imhotep(side: str, drawn: str) -> None:
    sites = ("market", "pyramid", "temple", "burial", "obelisks")
    match = Match(new_record("imhotep", 2, {**dict.fromkeys(sites, side), "start": "1"}, "abc"))
    s = match.state
    s.display, s.deck = [-1, CARD_IDS.index("DECO-OBELISK"), -1, 0], 20
    s.pyramid, s.temple, s.burial, s.obelisks = [0, 1, 0], [0, 1, 1], [0, 1, 1, 1], [0, 0, 1]
    s.laid[4] = [2, 1]
    if side == "C":
        s.own["cells"], s.own["rows"], s.own["coins"] = [4, 0, 5], [2, 0, 1, 1], [2, 1]
        s.own["crypt"] = [1, 2, 3, 4] * 2 + [2, 1] * 8
    else:
        s.own["cells"], s.own["scaffolds"], s.own["chariots"] = [0, 4, 1], [4], [3, 12]
    picture = pictures("imhotep").draw(texts("en", "imhotep"), match, NAMES)
    assert picture.split("\n\n", 2)[2] == drawn


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B", "C", "D"])
def test_every_position_of_imhotep_is_drawn_in_eighty_columns(side: str, players: int) -> None:
    sites = ("market", "pyramid", "temple", "burial", "obelisks")
    options = {
        **dict.fromkeys(sites, side),
        "private": "on",
        "bets": "on",
        "favour": "on",
        "prophecies": "on",
    }
    end = random_match(new_record("imhotep", players, options, "picture"), players)
    names = [f"Player {n + 1}" for n in range(players)]
    for ply in range(0, end.plies, 7):
        lines = pictures("imhotep").draw(texts("en", "imhotep"), end.until(ply), names).splitlines()
        assert max(len(line) for line in lines) <= 132
        assert all(line == line.rstrip() for line in lines)


def test_the_heap() -> None:
    match = Match(new_record("template", 2, {}, "heap"))
    match.state.heap = 5
    assert pictures("template").draw(texts("en", "template"), match, NAMES) == "  ooooo (5)"


def test_the_necropolises_of_pyramids_as_the_player_to_move_sees_them() -> None:
    match = random_match(new_record("pyramids", 3, {"start": "1"}, "djoser"), 44, 40)
    assert pictures("pyramids").draw(texts("en", "pyramids"), match, (*NAMES, "Player 3")) == NECROPOLISES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_pyramids_is_drawn(players: int) -> None:
    end = random_match(new_record("pyramids", players, {}, "picture"), players)
    names = [f"Player {n + 1}" for n in range(players)]
    for ply in range(0, end.plies + 1, 9):
        drawn = pictures("pyramids").draw(texts("en", "pyramids"), end.until(ply), names)
        assert all(line == line.rstrip() for line in drawn.splitlines())
        assert all(name in drawn for name in names)
    assert "?" not in pictures("pyramids").draw(texts("en", "pyramids"), end, names)


def test_points_in_the_terminal_tell_nothing_of_what_is_hidden() -> None:
    end = random_match(new_record("pyramids", 2, {}, "points"), 8)
    match = next(m for ply in range(end.plies) if all((m := end.until(ply)).state.tombs))
    t = texts("en", "pyramids")
    assert any(entry.category == "tomb" for entry in match.ledger())
    assert "rule 7.5" not in telling.ledger(t, match)
    (row,) = [line.split()[-2:] for line in telling.sheet(t, match).splitlines() if "Tomb" in line]
    assert row == ["0", "0"]
