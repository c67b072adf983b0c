"""I6 and I7: the five sites on either side."""

import pytest

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.sites.burial import joined
from game.games.imhotep.sites.temple import TempleA
from tests.games.imhotep.positions import (
    BLACK,
    LAST_BOAT,
    WHITE,
    asked,
    boats,
    go,
    hand,
    imhotep,
    market,
    points,
    table,
)
from tests.helpers import legal_texts

FOUR = imhotep(4)


# ---- the market -----------------------------------------------------------------------------------------


def test_i6_1_a_card_for_each_stone_while_cards_are_there() -> None:
    s = table(FOUR, boats="WKWW ... .. .", market="- SAIL - STATUE")
    s = go(FOUR, s, "sail 1 market", "pick 4")
    assert (asked(FOUR, s), legal_texts(FOUR, s)) == (("K", "pick"), ["pick 2"])
    s = go(FOUR, s, "pick 2")
    assert [hand(s, player) for player in (WHITE, BLACK)] == ["STATUE", "SAIL"]
    assert (asked(FOUR, s), s.quarry) == (("K", "turn"), [29] * 4)
    assert boats(s).split()[0] == "....@market"


def test_i6_1_without_a_card_stones_go_straight_home() -> None:
    s = go(FOUR, table(FOUR, boats="WK. ... .. ."), "sail 1 market")
    assert (asked(FOUR, s), s.quarry) == (("K", "turn"), [29] * 4)


def test_i7_1_the_pair_is_looked_at_one_kept_the_other_discarded_face_up() -> None:
    game = imhotep(4, market="B")
    s = table(game, boats="KW. ... .. ..", market="STATUE - - 2")
    s = go(game, s, "sail 1 market")
    assert legal_texts(game, s) == ["pick 1", "pick pair"]
    s = go(game, s, "pick pair", "@card LEVER", "@card STATUE")
    assert (asked(game, s), legal_texts(game, s)) == (("K", "keep"), ["keep STATUE", "keep LEVER"])
    s = go(game, s, "keep LEVER")
    assert (hand(s, BLACK), s.discard[CARD_IDS.index("STATUE")], s.pair) == ("LEVER", 1, 0)
    assert legal_texts(game, s) == ["pick 1"]


def test_i7_1_a_red_card_kept_works_at_once() -> None:
    game = imhotep(4, market="B")
    s = table(game, boats="K ... .. ..", market="- - - 2")
    s = go(game, s, "sail 1 market", "pick pair", "@card PATH", "@card PATH")
    assert legal_texts(game, s) == ["keep PATH"]
    s = go(game, s, "keep PATH")
    assert (s.obelisks, s.discard[CARD_IDS.index("PATH")]) == ([BLACK], 2)
    assert market(s) == "- - - 0"


# ---- the pyramid ----------------------------------------------------------------------------------------


def test_i6_2_the_cells_in_order_then_beside() -> None:
    s = table(FOUR, boats="WWWW WWWW WWWW WWWW")
    s = go(FOUR, s, "sail 1 pyramid")
    assert s.points[WHITE] == 2 + 1 + 3 + 2
    column, beside = "213 243 213", "1"
    expected = [int(digit) for digit in column.replace(" ", "") + "23" + "13" + "4" + 3 * beside]
    assert [cell_points("W" * stones) for stones in range(17)] == expected


def cell_points(lying: str) -> int:
    """What the next stone brings."""
    s = table(FOUR, boats="K ... ... ...", pyramid=lying)
    return go(FOUR, s, "sail 1 pyramid").points[BLACK]


def test_i6_2_stones_beside_are_stones_of_the_site() -> None:
    s = table(FOUR, boats="K ... ... ...", pyramid="W" * 14, hands="DECO-PYRAMID")
    assert points(FOUR, s, "decorations")[WHITE] == 4
    assert points(FOUR, go(FOUR, s, "sail 1 pyramid"), "decorations")[WHITE] == 5


def test_i7_2_the_owner_of_each_stone_picks_a_pyramid_that_is_not_complete() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="KW. ... .. ..", pyramid="/KKKKK/")
    s = go(game, s, "sail 1 pyramid")
    assert (asked(game, s), legal_texts(game, s)) == (("K", "build"), ["build left", "build right"])
    s = go(game, s, "build right")
    assert asked(game, s) == ("W", "build")
    assert go(game, s, "build left").points == [2, 2, 0, 0]


@pytest.mark.parametrize(
    ("which", "cells"),
    [
        ("left", [(2, ""), (1, "card"), (3, ""), (1, "stones"), (4, "")]),
        ("middle", [(3, ""), (1, "stones"), (2, ""), (1, "load"), (4, "")]),
        ("right", [(2, ""), (1, "load"), (3, ""), (1, "card"), (4, "")]),
    ],
)
def test_i7_2_points_and_bonuses_cell_by_cell(which: str, cells: list[tuple[int, str]]) -> None:
    game = imhotep(4, pyramid="B")
    for height, (brought, bonus) in enumerate(cells):
        lying = ["", "", ""]
        lying[box.PYRAMIDS.index(which)] = "K" * height
        s = table(game, boats="W ... .. ..", pyramid="/".join(lying), sleds="1 0 0 0")
        s = go(game, s, "sail 1 pyramid", f"build {which}")
        assert s.points[WHITE] == brought
        assert asked(game, s) == (("W", f"bonus_{bonus}") if bonus else ("K", "turn"))


def test_i7_2_with_one_pyramid_left_or_none_nothing_is_asked() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="WW. ... .. ..", pyramid="KKKKK/KKKKK/KKKK")
    s = go(game, s, "sail 1 pyramid")
    assert (s.points[WHITE], asked(game, s)) == (4 + 1, ("K", "turn"))
    assert points(game, s, "pyramid") == [5, 0, 0, 0]


def test_i7_2_card() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="W ... .. ..", pyramid="W//")
    s = go(game, s, "sail 1 pyramid", "build left", "accept", "@card STATUE")
    assert (hand(s, WHITE), asked(game, s)) == ("STATUE", ("K", "turn"))


@pytest.mark.parametrize(("sled", "quarry", "taken"), [(0, 9, 3), (3, 9, 2), (0, 2, 2), (5, 9, 0), (0, 0, 0)])
def test_i7_2_stones(sled: int, quarry: int, taken: int) -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="W ... .. ..", pyramid="/W/", sleds=f"{sled} 0 0 0", quarry=f"{quarry} 9 9 9")
    s = go(game, s, "sail 1 pyramid", "build middle")
    if taken:
        assert asked(game, s) == ("W", "bonus_stones")
        s = go(game, s, "accept")
    assert (asked(game, s), s.sled[WHITE]) == (("K", "turn"), sled + taken)


def test_i7_2_load_onto_a_boat_that_has_not_sailed() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="W ..@temple .. .", pyramid="//W", sleds="1 0 0 0")
    s = go(game, s, "sail 1 pyramid", "build right")
    assert legal_texts(game, s) == ["place 3 1", "place 3 2", "place 4 1", "decline"]
    s = go(game, s, "place 4 1")
    assert (boats(s), s.sled[WHITE]) == (".@pyramid ..@temple .. W", 0)


@pytest.mark.parametrize(("sleds", "rest"), [("0 0 0 0", ".. . ."), ("1 0 0 0", "KK K K")])
def test_i7_2_load_is_not_asked_without_stone_or_spot(sleds: str, rest: str) -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats=f"W {rest}", pyramid="//W", sleds=sleds)
    assert asked(game, go(game, s, "sail 1 pyramid", "build right")) == ("K", "turn")


def test_i7_2_an_entrance_lets_its_owner_choose_and_gives_the_bonus() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="K ... .. ..", market="ENTRANCE - - -", pyramid="/W/")
    s = go(game, s, "sail 1 market", "pick 1")
    assert (asked(game, s), s.quarry[BLACK]) == (("K", "build"), 27)
    s = go(game, s, "build middle", "accept")
    assert (s.points, s.sled, s.quarry[BLACK]) == ([0, 1, 0, 0], [0, 3, 0, 0], 25)


# ---- the temple -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "width"), [(2, 4), (3, 5), (4, 5)])
def test_i6_3_the_last_stones_as_many_as_there_are_fields_score(players: int, width: int) -> None:
    game = imhotep(players)
    temple = game.board.sites[box.TEMPLE]
    assert isinstance(temple, TempleA)
    assert temple.width == width
    s = table(game, boats=LAST_BOAT, temple="W" * 7 + "K" * (width - 1) + "W")
    assert go(game, s, "sail 4 market").points[:2] == [1, width - 1]
    s = table(game, boats=LAST_BOAT, temple="WK")
    assert go(game, s, "sail 4 market").points[:2] == [1, 1]


def test_i6_3_it_scores_in_every_round_and_buried_stones_count_for_decorations() -> None:
    s = table(FOUR, boats=LAST_BOAT, temple="KKKK" + "WWWWW", hands="DECO-TEMPLE")
    s = go(FOUR, s, "sail 4 market")
    assert (s.points, points(FOUR, s, "decorations")) == ([5, 0, 0, 0], [3, 0, 0, 0])


def test_i7_3_a_red_card_of_the_temple_works_at_once() -> None:
    game = imhotep(4, temple="B")
    s = table(game, boats=LAST_BOAT, temple="WWWWW")
    s = go(game, s, "sail 4 market", "choose point", "choose point", "@card ENTRANCE")
    assert (s.pyramid, s.points[WHITE]) == ([WHITE], 1 + 2 + 1 + 2)
    assert asked(game, s) == ("W", "temple_choice")


@pytest.mark.parametrize(("sled", "quarry", "taken"), [(0, 9, 2), (4, 9, 1), (2, 1, 1)])
def test_i7_3_up_to_two_stones(sled: int, quarry: int, taken: int) -> None:
    game = imhotep(4, temple="B")
    boats = LAST_BOAT.replace("W", "K")
    s = table(game, boats=boats, temple="W", sleds=f"{sled} 0 0 0", quarry=f"{quarry} 9 9 9")
    s = go(game, s, "sail 4 market", "choose stones")
    assert (s.sled[WHITE], s.quarry[WHITE], s.points[WHITE]) == (sled + taken, quarry - taken, 0)


# ---- the burial chamber ---------------------------------------------------------------------------------


def test_i6_4_cells_run_down_the_columns() -> None:
    s = table(FOUR, boats="WK. ... .. .", burial="KK/K/K")
    s = go(FOUR, s, "sail 1 burial")
    assert [s.burial[row::3] for row in range(3)] == [[1, 1], [1, 0], [1, 1]]


@pytest.mark.parametrize(
    ("size", "expected"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (9, 23)]
)
def test_i6_4_points_by_size(size: int, expected: int) -> None:
    rows = "/".join("W" * len(range(row, size, 3)) for row in range(3))
    assert points(FOUR, table(FOUR, burial=rows), "burial") == [expected, 0, 0, 0]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("WK/KW/WK", [1, 1, 1, 1, 1, 1]),  # corners do not join
        ("WWW/WKW/WWW", [1, 8]),
        ("WWWW/KKKK/WWWW", [4, 4, 4]),
        ("KWKW/WWWW/KWKW", [1, 1, 8, 1, 1]),
        ("WWWWWWWWWW/KKKKKKKKKK/KKKKKKKKKK", [10, 20]),  # on past the printed board
    ],
)
def test_i6_4_areas_are_joined_along_edges(rows: str, expected: list[int]) -> None:
    _, sizes = joined(tuple(table(imhotep(2), burial=rows).burial))
    assert sorted(sizes.values()) == sorted(expected)


def test_i7_4_adjacency_does_not_matter() -> None:
    game = imhotep(3, burial="B")
    s = table(game, burial="WKWBWK/KBKBKB/BBBBBB")
    assert points(game, s, "burial") == [8, 4 + 6, 2 + 6 + 8]


# ---- the obelisks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "stones", "expected"),
    [
        (2, "WWK", [10, 1]),
        (2, "WK", [5, 5]),
        (2, "K", [0, 10]),
        (2, "", [0, 0]),
        (3, "WWWKKB", [12, 6, 1]),
        (3, "WKB", [6, 6, 6]),
        (3, "WKKBB", [1, 9, 9]),
        (4, "WWWWKKKBBG", [15, 10, 5, 1]),
        (4, "WWKBG", [15, 5, 5, 5]),
        (4, "WWKKBB", [10, 10, 10, 0]),
        (4, "WKBG", [7, 7, 7, 7]),
    ],
)
def test_i6_5_ranked_by_height_ties_share_rounded_down(
    players: int, stones: str, expected: list[int]
) -> None:
    game = imhotep(players)
    assert points(game, table(game, obelisks=stones), "obelisks") == expected


@pytest.mark.parametrize(
    ("stones", "expected"),
    [
        ("WW", [2, 0]),
        ("WWW", [10, 0]),
        ("WWWKKK", [10, 9]),
        ("KKKWWW", [9, 10]),
        ("WKWKWK", [10, 9]),
        ("WWWW", [11, 0]),
        ("W" * 24, [10 + 9 + 8 + 7 + 6 + 5 + 4 + 3, 0]),
        ("W" * 24 + "KKKK", [52, 4]),  # no point field is left
        ("W" * 24 + "WWWW", [56, 0]),
    ],
)
@pytest.mark.parametrize("booking", ["end", "once"])
def test_i7_5_columns_of_three_on_the_highest_field(stones: str, expected: list[int], booking: str) -> None:
    game = imhotep(2, obelisks="B", booking=booking)
    s = table(game, boats="W ... .. .")
    for stone in stones[: 29 - 1]:
        game.board.arrive(s, box.OBELISKS, "WK".index(stone))
    assert points(game, s, "obelisks") == expected
    assert game.scores(s) == expected
    columns = 52 if len(s.own["columns"]) == 8 else sum(box.OBELISKS_B[: len(s.own["columns"])])
    assert sum(s.points) == (columns if booking == "once" else 0)


def test_i7_5_an_option_books_a_column_at_once() -> None:
    game = imhotep(4, obelisks="B", booking="once")
    s = go(game, table(game, boats="W ... .. ..", obelisks="WW"), "sail 1 obelisks")
    assert s.points == [10, 0, 0, 0]
    assert list(game.closing(s)) == []
    (event,) = game.opening(s)
    assert (event.points, event.category, event.rule) == (10, "obelisks", "I7.5")
