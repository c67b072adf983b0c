"""Section 14: the worked examples; the fourteenth is among the cards of New Dynasty."""

from game.games.imhotep import tables as box
from game.games.imhotep.sites.temple import TempleA
from game.games.imhotep.state import ImhotepState
from tests.games.imhotep.positions import (
    BLACK,
    BROWN,
    GREY,
    LAST_BOAT,
    WHITE,
    asked,
    go,
    hand,
    imhotep,
    market,
    points,
    table,
)
from tests.helpers import legal_texts

FOUR = imhotep(4)


def test_example_01_take() -> None:
    s = table(FOUR, sleds="3 0 0 0")
    after = go(FOUR, s, "take")
    assert after.sled[WHITE] == 5
    assert s.quarry[WHITE] - after.quarry[WHITE] == 2


def test_example_02_a_round_card_for_everybody() -> None:
    assert all("4322" in cards for cards in box.ROUND_CARDS.values())
    assert set(box.ROUND_CARDS) == {2, 3, 4}


def test_example_03_market_a() -> None:
    s = table(FOUR, boats="WB.G ... .. ..", market="SAIL STATUE LEVER HAMMER")
    s = go(FOUR, s, "sail 1 market")
    assert asked(FOUR, s) == ("W", "pick")
    s = go(FOUR, s, "pick 1")
    assert asked(FOUR, s) == ("B", "pick")
    s = go(FOUR, s, "pick 2")
    assert asked(FOUR, s) == ("G", "pick")
    s = go(FOUR, s, "pick 3")
    assert [hand(s, player) for player in (WHITE, BROWN, GREY)] == ["SAIL", "STATUE", "LEVER"]
    assert s.quarry == [29] * 4
    assert market(s) == "- - - HAMMER"
    assert asked(FOUR, s) == ("K", "turn")


def test_example_04_temple_a() -> None:
    s = table(FOUR, boats=LAST_BOAT, temple="WKKB" + "GGWBK")
    assert points(FOUR, go(FOUR, s, "sail 4 market"), "temple") == [1, 1, 1, 2]


def test_example_05_temple_a_stacking() -> None:
    s = go(FOUR, table(FOUR, boats="BBW .... .. ..", temple="WKGG"), "sail 1 temple")
    assert lying(s) == {(5, 1): BROWN, (1, 2): BROWN, (2, 2): WHITE}
    temple = FOUR.board.sites[box.TEMPLE]
    assert isinstance(temple, TempleA)
    assert temple.visible(s) == [(0, BROWN), (1, WHITE), (2, GREY), (3, GREY), (4, BROWN)]


def lying(s: ImhotepState) -> dict[tuple[int, int], int]:
    """By field and layer, counted from 1, the stones after the first four."""
    return {(index % 5 + 1, index // 5 + 1): owner for index, owner in enumerate(s.temple) if index > 3}


def test_example_06_burial_chamber_a() -> None:
    s = table(FOUR, burial="WKGGG/WBGG/BBGB")
    assert points(FOUR, s, "burial") == [3, 1, 6 + 1, 17]


def test_example_07_obelisks_a() -> None:
    s = table(FOUR, obelisks="KWGWKGWGWK")
    assert points(FOUR, s, "obelisks") == [15, 7, 0, 7]


def test_example_08_decoration() -> None:
    s = table(FOUR, burial="WKGGG/WBGG/BBGB", hands="DECO-BURIAL")
    assert points(FOUR, s, "decorations") == [4, 0, 0, 0]


def test_example_09_statues() -> None:
    assert points(FOUR, table(FOUR, hands="STATUE STATUE STATUE"), "statues") == [6, 0, 0, 0]


def test_example_10_pyramids_b() -> None:
    game = imhotep(4, pyramid="B")
    s = go(game, table(game, boats="BKBW ... .. .."), "sail 1 pyramid")
    assert asked(game, s) == ("B", "build")
    s = go(game, s, "build middle", "build middle")
    assert asked(game, s) == ("K", "bonus_stones")
    s = go(game, s, "accept", "build middle", "build left")
    assert points(game, s, "pyramid") == [2, 1, 3 + 2, 0]
    assert s.sled[BLACK] == 3


def test_example_11_temple_b() -> None:
    game = imhotep(4, temple="B")
    s = table(game, boats=LAST_BOAT, temple="GBWWK", sleds="0 0 0 0")
    s = go(game, s, "sail 4 market")
    assert asked(game, s) == ("G", "temple_choice")
    s = go(game, s, "choose stones")
    assert (s.sled[GREY], s.points) == (2, [0, 0, 2, 0])
    assert asked(game, s) == ("W", "temple_choice")
    s = go(game, s, "choose point", "@card LEVER")
    assert (s.points[WHITE], hand(s, WHITE)) == (1, "LEVER")
    assert asked(game, s) == ("K", "temple_choice")
    s = go(game, s, "choose point")
    assert points(game, s, "temple") == [1, 1, 2, 0]
    assert (s.round, legal_texts(game, s)[0]) == (2, "take")


def test_example_12_burial_chamber_b() -> None:
    game = imhotep(4, burial="B")
    assert points(game, table(game, burial="WWWBG/KKKW/GGGG"), "burial") == [12, 8, 3, 11]


def test_example_13_obelisks_b() -> None:
    game = imhotep(4, obelisks="B")
    s = table(game, boats="KWG .... ... ..", obelisks="BBBWW")
    assert points(game, s, "obelisks") == [2, 0, 10, 0]
    after = go(game, s, "sail 1 obelisks")
    assert after.own["columns"] == [BROWN, WHITE]
    assert points(game, after, "obelisks") == [9, 1, 10, 1]
    assert after.points == [0, 0, 0, 0]


def test_example_15_private_boat_first_at_the_market() -> None:
    game = imhotep(4, private="on")
    s = table(game, boats="KBGB ... .. ..", sleds="1 0 0 0", market="SAIL STATUE LEVER HAMMER")
    s = go(game, s, "private market", "pick 2", "@card CHISEL")
    assert market(s) == "SAIL CHISEL LEVER HAMMER"
    s = go(game, s, "sail 1 market", "pick 1", "pick 2", "pick 3", "pick 4")
    assert [hand(s, player) for player in range(4)] == ["STATUE", "SAIL", "HAMMER CHISEL", "LEVER"]
    assert market(s) == "- - - -"
