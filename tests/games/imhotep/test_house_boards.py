"""I12: the sides C and D of all five sites."""

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.core.state import Event
from game.games.imhotep import tables as box
from game.games.imhotep.sites.great import figure
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
from tests.helpers import below, legal_texts

CELL = {cell: str(number) for number, cell in enumerate(box.CELLS, 1)}  # by level, column, row from 0


def at(level: int, row: int, column: int) -> str:
    """The decision for a cell of the great pyramid, as one says it."""
    return f"cell {CELL[level - 1, column - 1, row - 1]}"


# ---- I12.1 Market C -------------------------------------------------------------------------------------

COINS = imhotep(4, market="C")


def test_i12_1_a_coin_buys_a_second_card_for_a_stone() -> None:
    s = table(COINS, boats="WK. ... ... ..", market="SAIL STATUE LEVER CHISEL")
    assert s.own["coins"] == [2, 2, 2, 2]
    s = go(COINS, s, "sail 1 market", "pick 1")
    assert (asked(COINS, s), legal_texts(COINS, s)) == (("W", "buy"), ["buy 2", "buy 3", "buy 4", "save"])
    s = go(COINS, s, "buy 3")
    assert (hand(s, WHITE), s.own["coins"], asked(COINS, s)) == ("LEVER SAIL", [1, 2, 2, 2], ("K", "pick"))
    s = go(COINS, s, "pick 2", "save")
    assert (hand(s, BLACK), s.own["coins"], market(s)) == ("STATUE", [1, 2, 2, 2], "- - - CHISEL")
    assert (asked(COINS, s), s.quarry) == (("K", "turn"), [29, 29, 29, 29])


def test_i12_1_without_a_coin_or_another_card_nothing_is_asked() -> None:
    s = table(COINS, boats="WW. ... ... ..", market="SAIL STATUE LEVER -", also={"coins": "0 2 2 2"})
    s = go(COINS, s, "sail 1 market", "pick 1", "pick 2")
    assert (asked(COINS, s), market(s)) == (("K", "turn"), "- - LEVER -")
    s = table(COINS, boats="WW. ... ... ..", market="SAIL STATUE - -")
    s = go(COINS, s, "sail 1 market", "pick 1", "buy 2")
    assert (asked(COINS, s), s.own["coins"][WHITE]) == (("K", "turn"), 1)


def test_i12_1_a_red_card_works_before_the_second_is_bought() -> None:
    game = imhotep(4, market="C", pyramid="C")
    s = table(game, boats="W ... ... ..", market="ENTRANCE PATH - SAIL")
    s = go(game, s, "sail 1 market", "pick 1")
    assert asked(game, s) == ("W", "cell")
    s = go(game, s, at(1, 2, 2))
    assert (s.points[WHITE], asked(game, s)) == (3, ("W", "buy"))
    s = go(game, s, "buy 2")
    assert (s.obelisks, market(s), asked(game, s)) == ([WHITE], "- - - SAIL", ("K", "turn"))


def test_i12_1_a_private_boat_has_both_fields_filled_again() -> None:
    game = imhotep(4, market="C", private="on")
    s = table(game, market="SAIL STATUE LEVER CHISEL", sleds="1 0 0 0")
    s = go(game, s, "private market", "pick 2", "buy 4", "@card HAMMER", "@card LEVER")
    assert (market(s), hand(s, WHITE)) == ("SAIL HAMMER LEVER LEVER", "STATUE CHISEL")
    assert s.quarry[WHITE] == 29


def test_i12_1_no_coin_is_paid_for_cards_of_a_favour() -> None:
    game = imhotep(4, market="C", favour="on")
    s = table(game, market="SAIL STATUE LEVER CHISEL")
    s = go(game, s, "favour 1", "pick 1", "pick 2")
    assert (asked(game, s), s.own["coins"]) == (("K", "turn"), [2, 2, 2, 2])


def test_i12_1_coins_left_count_at_the_end() -> None:
    s = table(COINS, also={"coins": "2 1 0 2"})
    assert points(COINS, s, "market") == [2, 1, 0, 2]
    assert COINS.categories[0] == "market"


# ---- I12.2 Market D -------------------------------------------------------------------------------------

TRADE = imhotep(4, market="D")


def test_i12_2_a_face_up_card_the_top_of_the_deck_or_points() -> None:
    s = table(TRADE, boats="WKB. ... ... ..", market="SAIL - - STATUE")
    s = go(TRADE, s, "sail 1 market")
    assert (asked(TRADE, s), legal_texts(TRADE, s)) == (
        ("W", "trade"),
        ["pick 1", "pick 4", "draw", "choose points"],
    )
    s = go(TRADE, s, "pick 4", "draw", "@card LEVER", "choose points")
    assert [hand(s, player) for player in (WHITE, BLACK, BROWN)] == ["STATUE", "LEVER", "-"]
    assert (s.points, points(TRADE, s, "market")) == ([0, 0, 2, 0], [0, 0, 2, 0])
    assert (market(s), s.quarry) == ("SAIL - - -", [29, 29, 29, 29])


def test_i12_2_a_red_card_drawn_works_at_once() -> None:
    s = table(TRADE, boats="WK. ... ... ..", market="SAIL - - -")
    s = go(TRADE, s, "sail 1 market", "draw", "@card PATH")
    assert (s.obelisks, asked(TRADE, s), s.quarry[WHITE]) == ([WHITE], ("K", "trade"), 27)


def test_i12_2_the_discard_becomes_the_deck_for_a_draw() -> None:
    s = table(TRADE, boats="W ... ... ..", market="- - - -", deck="-", discard="LEVER", hands="*")
    s = go(TRADE, s, "sail 1 market")
    assert legal_texts(TRADE, s) == ["draw", "choose points"]
    assert go(TRADE, s, "draw").discard == [0] * len(s.discard)


def test_i12_2_without_any_card_it_is_the_points() -> None:
    s = table(TRADE, boats="WK. ... ... ..", market="- - - -", deck="-", hands="*")
    s = go(TRADE, s, "sail 1 market")
    assert (asked(TRADE, s), s.points, s.quarry) == (("K", "turn"), [2, 2, 0, 0], [29, 29, 29, 29])


def test_i12_2_the_card_drawn_is_hidden_from_all_until_it_is_drawn() -> None:
    s = go(TRADE, table(TRADE, boats="WK. ... ... ..", market="SAIL - - -"), "sail 1 market")
    for player in (WHITE, BLACK, None):
        assert TRADE.observation(s, player) == s
    trial = TRADE.tried(s, TRADE.info.vocabulary.read("draw"))
    assert [event.kind for event in trial.told] == ["draw"]
    assert trial.state.unseen == s.unseen
    drawn = {hand(go(TRADE, s, "draw", f"@card {card}"), WHITE) for card in ("LEVER", "STATUE")}
    assert drawn == {"LEVER", "STATUE"}


def test_i12_2_a_private_boat_needs_a_card_on_the_market() -> None:
    game = imhotep(4, market="D", private="on")
    assert "private market" not in legal_texts(game, table(game, sleds="1 0 0 0"))
    s = table(game, sleds="1 0 0 0", market="SAIL - - -")
    s = go(game, s, "private market", "choose points")
    assert (market(s), s.points[WHITE], s.quarry[WHITE]) == ("SAIL - - -", 2, 29)


# ---- I12.3 Pyramid C ------------------------------------------------------------------------------------

FIGURE = imhotep(4, pyramid="C")


def test_i12_3_any_empty_cell_and_a_point_more_in_line_with_imhotep() -> None:
    s = table(FIGURE, boats="WKBG ... ... ..")
    s = go(FIGURE, s, "sail 1 pyramid")
    assert (asked(FIGURE, s), legal_texts(FIGURE, s)) == (
        ("W", "cell"),
        [f"cell {number}" for number in range(1, 10)],
    )
    assert figure(s) == box.CELLS.index((0, 1, 1))
    s = go(FIGURE, s, at(1, 2, 2))  # where Imhotep stands: his own cell counts
    s = go(FIGURE, s, at(1, 1, 1))  # neither row nor column of the centre
    s = go(FIGURE, s, at(1, 3, 1))  # his column
    s = go(FIGURE, s, at(1, 3, 3))  # his row
    assert s.points == [3, 2, 3, 3]
    assert figure(s) == box.CELLS.index((0, 2, 2))


def test_i12_3_the_last_cell_of_a_level_is_not_asked_and_imhotep_climbs() -> None:
    # Eight cells but the centre; the last stone lies on cell 9, so the centre is in no line with it.
    s = table(FIGURE, boats="WK. ... ... ..", pyramid="BBBBBBBB", also={"cells": "1 2 3 4 6 7 8 9"})
    s = go(FIGURE, s, "sail 1 pyramid")
    assert (s.points[WHITE], figure(s), asked(FIGURE, s)) == (2, 9, ("K", "cell"))
    assert legal_texts(FIGURE, s) == ["cell 10", "cell 11", "cell 12", "cell 13"]
    assert go(FIGURE, s, at(2, 1, 1)).points[BLACK] == 4  # where he stands
    assert go(FIGURE, s, at(2, 2, 2)).points[BLACK] == 3


def test_i12_3_neither_the_top_nor_beside_brings_a_point_more() -> None:
    s = table(FIGURE, boats="WKB. ... ... ..", pyramid="G" * 12)
    s = go(FIGURE, s, "sail 1 pyramid")
    assert s.points == [4, 4, 1, 0]  # cell 13 is in line with cell 12; top and beside bring no more
    assert (figure(s), asked(FIGURE, s)) == (13, ("K", "turn"))
    assert s.own["cells"][-3:] == [12, 13, box.BESIDE_CELL]


def test_i12_3_an_entrance_lets_its_owner_choose() -> None:
    s = table(FIGURE, boats="K ... ... ..", market="ENTRANCE - - -")
    s = go(FIGURE, s, "sail 1 market", "pick 1")
    assert asked(FIGURE, s) == ("K", "cell")
    assert go(FIGURE, s, at(1, 1, 2)).points[BLACK] == 3


def test_i12_3_what_is_told() -> None:
    s = table(FIGURE, boats="W ... ... ..", pyramid="BBBBBBB")
    told = FIGURE.tried(go(FIGURE, s, "sail 1 pyramid"), FIGURE.info.vocabulary.read("cell 9")).told
    assert told == [
        Event("cell", WHITE, {"cell": 9}),
        Event(
            "arrive",
            WHITE,
            {"site": "pyramid", "stone": 8, "cell": 9, "figure": 1},
            3,
            "pyramid",
            "I12.3",
        ),
    ]
    s = table(FIGURE, boats="W ... ... ..", pyramid="BBBBBBBB")
    told = FIGURE.tried(s, FIGURE.info.vocabulary.read("sail 1 pyramid")).told
    assert told[-1] == Event("climb", -1, {"cell": 10})


# ---- I12.4 Pyramid D ------------------------------------------------------------------------------------

SCAFFOLD = imhotep(4, pyramid="D")


def test_i12_4_the_next_cell_is_free_another_costs_a_scaffold_and_a_point() -> None:
    s = table(SCAFFOLD, boats="WKB. ... ... ..")
    assert s.own["scaffolds"] == [5]
    s = go(SCAFFOLD, s, "sail 1 pyramid")
    assert (asked(SCAFFOLD, s), len(legal_texts(SCAFFOLD, s))) == (("W", "scaffold"), 9)
    s = go(SCAFFOLD, s, "cell 1", "cell 5", "cell 2")
    assert (s.points, s.own["scaffolds"], s.own["cells"]) == ([2, 4 - 1, 1, 0], [4], [0, 4, 1])


def test_i12_4_later_stones_fill_the_first_empty_cell() -> None:
    s = table(SCAFFOLD, boats="W ... ... ..", pyramid="BBBB", also={"cells": "1 3 2 5", "scaffolds": "3"})
    s = go(SCAFFOLD, s, "sail 1 pyramid", "cell 4")
    assert (s.points[WHITE], s.own["scaffolds"]) == (2, [3])


def test_i12_4_without_scaffolds_or_another_cell_nothing_is_asked() -> None:
    cells = {"cells": "9 8 7 6 5", "scaffolds": "0"}
    s = table(SCAFFOLD, boats="WW. ... ... ..", pyramid="BBBBB", also=cells)
    s = go(SCAFFOLD, s, "sail 1 pyramid")
    assert (s.points[WHITE], s.own["cells"][-2:], asked(SCAFFOLD, s)) == (2 + 1, [0, 1], ("K", "turn"))
    s = table(SCAFFOLD, boats="W ... ... ..", pyramid="B" * 8)
    assert asked(SCAFFOLD, go(SCAFFOLD, s, "sail 1 pyramid")) == ("K", "turn")


def test_i12_4_only_cells_of_the_level_then_the_top_then_beside() -> None:
    s = table(SCAFFOLD, boats="WKGG ... ... ..", pyramid="B" * 11)
    s = go(SCAFFOLD, s, "sail 1 pyramid")
    assert legal_texts(SCAFFOLD, s) == ["cell 12", "cell 13"]
    s = go(SCAFFOLD, s, "cell 13")
    assert (s.points, s.own["scaffolds"]) == ([3 - 1, 1, 0, 4 + 1], [4])


def test_i12_4_what_is_told() -> None:
    s = go(SCAFFOLD, table(SCAFFOLD, boats="W ... ... .."), "sail 1 pyramid")
    told = SCAFFOLD.tried(s, SCAFFOLD.info.vocabulary.read("cell 3")).told
    assert told == [
        Event("cell", WHITE, {"cell": 3}),
        Event("scaffold", WHITE, {"left": 4}, -1, "pyramid", "I12.4"),
        Event("arrive", WHITE, {"site": "pyramid", "stone": 1, "cell": 3}, 3, "pyramid", "I12.4"),
    ]


# ---- I12.5 Temple C -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "temple", "expected"),
    [
        (4, "WWWKB", [4, 1, 1, 0]),
        (4, "WWKKB", [3, 3, 0, 0]),
        (4, "WKBG", [1, 1, 1, 1]),
        (4, "WWKBG", [4, 0, 0, 0]),  # three share the second place's 2
        (4, "WWWKK", [4, 2, 0, 0]),
        (4, "KKKKKWWWWW", [4, 0, 0, 0]),  # nobody else is seen
        (4, "", [0, 0, 0, 0]),
        (3, "WWKKB", [3, 3, 0]),
        (2, "WWKK", [3, 3]),
        (2, "WWWK", [4, 2]),
        (2, "K", [0, 4]),
    ],
)
def test_i12_5_ranked_by_visible_stones(players: int, temple: str, expected: list[int]) -> None:
    game = imhotep(players, temple="C")
    boats = LAST_BOAT if players == 4 else "...@pyramid ...@burial ..@obelisks W"
    s = go(game, table(game, boats=boats, temple=temple), "sail 4 market")
    assert (s.points, points(game, s, "temple")) == (expected, expected)


# ---- I12.6 Temple D -------------------------------------------------------------------------------------

CHARIOTS = imhotep(4, temple="D")


def test_i12_6_each_visible_stone_is_a_step_every_fifth_brings_points() -> None:
    s = table(CHARIOTS, boats=LAST_BOAT, temple="WWKBW", round_=5, also={"chariots": "4 9 0 3"})
    s = go(CHARIOTS, s, "sail 4 market")
    assert (s.own["chariots"], s.points) == ([7, 10, 1, 3], [2, 2, 0, 0])


def test_i12_6_several_fifth_steps_in_a_round_each_count() -> None:
    s = table(CHARIOTS, boats=LAST_BOAT, temple="WWWWW", round_=2, also={"chariots": "5 0 0 0"})
    assert go(CHARIOTS, s, "sail 4 market").points == [2, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "chariots", "expected"),
    [
        (2, "3 9", [1, 10]),
        (2, "0 4", [0, 10]),
        (3, "7 7 2", [9, 9, 1]),
        (4, "9 4 4 1", [15, 7, 7, 1]),
        (4, "0 0 0 0", [0, 0, 0, 0]),
        (4, "0 6 0 6", [0, 12, 0, 12]),
    ],
)
def test_i12_6_at_the_end_ranked_by_steps(players: int, chariots: str, expected: list[int]) -> None:
    game = imhotep(players, temple="D")
    s = table(game, round_=6, also={"chariots": chariots})
    assert (points(game, s, "temple"), game.scores(s)) == (expected, expected)


def test_i12_6_what_is_told() -> None:
    s = table(CHARIOTS, boats=LAST_BOAT, temple="WK", round_=2, also={"chariots": "4 0 0 0"})
    told = CHARIOTS.tried(s, CHARIOTS.info.vocabulary.read("sail 4 market")).told
    assert [event for event in told if event.kind == "chariot"] == [
        Event("chariot", WHITE, {"field": 1, "steps": 5}, 2, "temple", "I12.6"),
        Event("chariot", BLACK, {"field": 2, "steps": 1}),
    ]


# ---- I12.7 Burial Chamber C -----------------------------------------------------------------------------

CRYPT = imhotep(4, burial="C")
# Down the columns: what lies on the cells of the first two is 1, 2, 3 and 4, 1, 2.
TILES = {"crypt": "1 2 3 4 1 2 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 4 4 4"}


def test_i12_7_any_empty_cell_of_the_leftmost_unfinished_column() -> None:
    s = table(CRYPT, boats="WKBG ... ... ..", also=TILES)
    s = go(CRYPT, s, "sail 1 burial")
    assert (asked(CRYPT, s), legal_texts(CRYPT, s)) == (("W", "row"), ["lay 1", "lay 2", "lay 3"])
    s = go(CRYPT, s, "lay 3", "lay 1")  # one cell is left for the next: it is not asked
    assert (asked(CRYPT, s), s.own["rows"]) == (("G", "row"), [2, 0, 1])
    s = go(CRYPT, s, "lay 1")
    assert points(CRYPT, s, "burial") == [3, 1, 2, 4]


def test_i12_7_tiles_of_one_kind_are_counted_together() -> None:
    s = table(CRYPT, burial="WWW/WWK/KKK", also=TILES)
    told = [event for event in CRYPT.closing(s) if event.player == WHITE]
    assert [(event.kind, event.params, event.points) for event in told] == [
        ("crypt_tiles", {"tile": 1, "count": 3}, 3),
        ("crypt_tiles", {"tile": 2, "count": 1}, 2),
        ("crypt_tiles", {"tile": 4, "count": 1}, 4),
    ]


def test_i12_7_beyond_the_tiles_stones_fill_the_next_cell_for_a_point_each() -> None:
    rows = "/".join("B" * 8 for _ in range(3))
    s = table(CRYPT, boats="WWG. ... ... ..", burial=rows)
    assert points(CRYPT, s, "burial") == [0, 0, 6 + 16 + 18 + 16, 0]
    s = go(CRYPT, s, "sail 1 burial")
    assert (asked(CRYPT, s), s.own["rows"][24:]) == (("K", "turn"), [0, 1, 2])
    assert points(CRYPT, s, "burial") == [2, 0, 56, 1]
    assert s.laid[box.BURIAL] == [2, 0, 24, 1]


def test_i12_7_the_tiles_are_dealt_by_the_seed_before_the_first_turn() -> None:
    deals = [
        Match(new_record("imhotep", 3, {"burial": "C"}, f"crypt{n}")).at(0).own["crypt"] for n in range(4)
    ]
    everything = [1] * 6 + [2] * 8 + [3] * 6 + [4] * 4
    assert [sorted(crypt) for crypt in deals] == [everything] * 4
    assert deals[0] != deals[1]
    found = set()
    for number in range(8):
        s = CRYPT.initial_state()
        CRYPT.settle(s, below(number))
        assert sorted(s.own["crypt"]) == everything
        found.add(tuple(s.own["crypt"]))
    assert len(found) == 8


# ---- I12.8 Burial Chamber D -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("burial", "expected"),
    [
        ("W/W/W", [9, 0, 0, 0]),
        ("W/K/W", [5, 1, 0, 0]),
        ("W/K/B", [2, 2, 2, 0]),
        ("WK/WK/W", [9, 2, 0, 0]),
        ("WK/KW/BG", [2 + 2, 2 + 2, 2, 2]),
        ("WG/W/K", [5, 1, 0, 1]),
        ("", [0, 0, 0, 0]),
        ("WWWWWWWWW/WWWWWWWWW/KKKKKKKKK", [45, 9, 0, 0]),  # on past the printed board
    ],
)
def test_i12_8_column_by_column(burial: str, expected: list[int]) -> None:
    game = imhotep(4, burial="D")
    assert points(game, table(game, burial=burial), "burial") == expected


# ---- I12.9 Obelisks C -----------------------------------------------------------------------------------


@pytest.mark.parametrize("booking", ["end", "once"])
def test_i12_9_each_by_its_own_height(booking: str) -> None:
    game = imhotep(2, obelisks="C", booking=booking)
    heights = [points(game, table(game, obelisks="W" * height), "obelisks") for height in range(11)]
    assert [white for white, _ in heights] == [0, 1, 2, 4, 6, 9, 12, 15, 17, 19, 21]
    assert points(game, table(game, obelisks="WWWKKK"), "obelisks") == [4, 4]


# ---- I12.10 Obelisks D ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "stones", "expected"),
    [
        (4, "W", [0, 0, 0, 0]),
        (4, "WW", [3, 0, 0, 0]),
        (4, "WKWK", [3, 2, 0, 0]),
        (4, "WKBGWKBG", [3, 2, 1, 0]),  # no tile is left for the fourth
        (4, "WWKKBBGGG", [3, 2, 1, 4]),
        (2, "KWWKWW", [3 + 4 + 5, 2]),
        (2, "W" * 6 + "KKKKKKK", [25, 2 + 3 + 4 + 5 + 6 + 1]),
        (2, "W" * 9, [25 + 3, 0]),
    ],
)
@pytest.mark.parametrize("booking", ["end", "once"])
def test_i12_10_tiles_by_height_in_the_order_of_reaching_it(
    players: int, stones: str, expected: list[int], booking: str
) -> None:
    game = imhotep(players, obelisks="D", booking=booking)
    assert points(game, table(game, obelisks=stones), "obelisks") == expected


def test_i12_10_a_tile_taken_is_told() -> None:
    game = imhotep(4, obelisks="D")
    s = table(game, boats="WWGK ... ... ..", obelisks="KKBBG")
    told = game.tried(s, game.info.vocabulary.read("sail 1 obelisks")).told
    assert [event for event in told if event.kind == "obelisk_tile"] == [
        Event("obelisk_tile", WHITE, {"height": 2, "tile": 1}),
        Event("obelisk_tile", BLACK, {"height": 3, "tile": 4}),
    ]
    assert points(game, table(game, obelisks="KKBBGWWGK"), "obelisks")[GREY] == 0


# ---- with everything else -------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["C", "D"])
def test_decorations_and_wrath_count_every_stone_there(side: str) -> None:
    sites = dict.fromkeys(box.SITES, side)
    game = imhotep(4, **sites, wrath="on")
    hands = "DECO-PYRAMID DECO-TEMPLE DECO-BURIAL DECO-OBELISK"
    s = table(game, pyramid="W" * 15, temple="WKW", burial="WK/W/W", obelisks="WWWWWW", hands=hands)
    assert points(game, s, "decorations")[WHITE] == 5 + 1 + 1 + 2
    assert points(game, s, "wrath") == [0, -5, -5, -5]


def test_letters_of_before_mean_the_same_sides() -> None:
    sides = [option for option in COINS.info.options if option.key in box.SITES]
    assert [(option.choices, option.letters) for option in sides] == [(("A", "B", "C", "D"), "ABCD")] * 5
