"""I8 and I9: the market cards, and the end of the game."""

from typing import Any

import pytest

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.cards.violet import Statue
from game.games.imhotep.ranks import progress
from tests.games.imhotep.positions import (
    BLACK,
    WHITE,
    asked,
    boats,
    go,
    hand,
    imhotep,
    points,
    table,
)
from tests.helpers import legal_texts

FOUR = imhotep(4)
TWO = imhotep(2)
STATUES_AT_FIRST = 10


# ---- I8: red --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "site"), [("ENTRANCE", "pyramid"), ("SARCOPHAGUS", "burial"), ("PATH", "obelisks")]
)
def test_i8_a_red_card_brings_a_stone_from_the_quarry_to_its_site(card: str, site: str) -> None:
    s = table(TWO, boats="W .... ... .", market=f"{card} - - -")
    s = go(TWO, s, "sail 1 market", "pick 1")
    assert s.laid[box.SITES.index(site)] == [1, 0]
    assert (s.quarry, hand(s, WHITE)) == ([28, 29], "-")
    assert s.discard[CARD_IDS.index(card)] == 1


def test_i8_with_full_effect() -> None:
    s = table(TWO, boats="W .... ... .", market="ENTRANCE - - -", pyramid="KKKK")
    assert go(TWO, s, "sail 1 market", "pick 1").points == [4, 0]
    game = imhotep(2, obelisks="B")
    s = table(game, boats="W .... ... .", market="PATH - - -", obelisks="WW")
    assert go(game, s, "sail 1 market", "pick 1").columns == [WHITE]


def test_i8_with_an_empty_quarry_it_is_only_discarded() -> None:
    s = table(TWO, boats="W .... ... .", market="ENTRANCE - - -", quarry="0 9")
    s = go(TWO, s, "sail 1 market", "pick 1")
    assert (s.pyramid, s.points, s.discard[CARD_IDS.index("ENTRANCE")]) == ([], [0, 0], 1)


# ---- I8.1: blue -----------------------------------------------------------------------------------------


def test_i8_1_the_lever_sets_the_order_of_all_stones_before_the_first_is_unloaded() -> None:
    s = table(FOUR, boats="WKWB ... .. ..", hands="- | LEVER", to_move="K")
    s = go(FOUR, s, "play LEVER")
    assert legal_texts(FOUR, s) == [f"sail 1 {site}" for site in box.SITES]
    s = go(FOUR, s, "sail 1 pyramid", "unload 2", "unload 1")
    assert (asked(FOUR, s), legal_texts(FOUR, s)) == (("K", "order"), ["unload 1", "unload 3"])
    assert s.pyramid == []
    s = go(FOUR, s, "unload 3")
    assert (s.pyramid, s.points) == ([1, 0, 2, 0], [1 + 2, 2, 3, 0])
    assert asked(FOUR, s) == ("B", "turn")


def test_i8_1_stones_of_one_owner_need_no_order() -> None:
    s = table(TWO, boats="WW. ... .. .", hands="LEVER")
    assert asked(TWO, go(TWO, s, "play LEVER", "sail 1 temple")) == ("K", "turn")


def test_i8_1_the_lever_needs_a_boat_that_may_sail() -> None:
    assert "play LEVER" not in legal_texts(TWO, table(TWO, boats="WK.. W.. .. .", hands="LEVER"))


def test_i8_1_the_hammer_takes_three_then_places_one() -> None:
    s = table(TWO, hands="HAMMER")
    s = go(TWO, s, "play HAMMER")
    assert (s.sled[WHITE], asked(TWO, s)) == (3, ("W", "place"))
    s = go(TWO, s, "place 2 3")
    assert (boats(s), s.sled[WHITE], asked(TWO, s)) == (".... ..W .. .", 2, ("K", "turn"))


@pytest.mark.parametrize(
    ("sleds", "quarry", "afloat", "legal"),
    [
        ("0 0", "1 9", ".... ... .. .", True),
        ("5 0", "9 9", ".... ... .. .", False),
        ("0 0", "0 9", ".... ... .. .", False),
        ("0 0", "9 9", "KK K KKK K", False),
    ],
)
def test_i8_1_the_hammer_needs_space_stones_and_a_spot(
    sleds: str, quarry: str, afloat: str, legal: bool
) -> None:
    s = table(TWO, hands="HAMMER", sleds=sleds, quarry=quarry, boats=afloat)
    assert ("play HAMMER" in legal_texts(TWO, s)) == legal


def test_i8_1_the_sail_places_one_then_sails_that_boat() -> None:
    s = table(FOUR, boats="K... K.. KK. .@temple", hands="SAIL", sleds="2 0 0 0")
    s = go(FOUR, s, "play SAIL")
    assert legal_texts(FOUR, s) == ["place 2 2", "place 2 3", "place 3 3"]
    s = go(FOUR, s, "place 2 3")
    assert legal_texts(FOUR, s) == ["sail 2 market", "sail 2 pyramid", "sail 2 burial", "sail 2 obelisks"]
    s = go(FOUR, s, "sail 2 pyramid")
    assert (s.pyramid, asked(FOUR, s)) == ([BLACK, WHITE], ("K", "turn"))


def test_i8_1_the_sail_needs_a_spot_on_a_boat_that_then_may_sail() -> None:
    for afloat, sleds, legal in (
        ("KK.. ... ... ...", "1 0", True),
        ("K... ... ... ...", "1 0", False),
        ("KK.. ... ... ...", "0 0", False),
        ("KKKK KKK KK K", "1 0", False),  # ready, but full
        ("... ... ... .", "1 0", True),
    ):
        s = table(TWO, boats=afloat, hands="SAIL", sleds=sleds)
        assert ("play SAIL" in legal_texts(TWO, s)) == legal


def test_i8_1_the_chisel_places_two() -> None:
    s = table(TWO, hands="CHISEL", sleds="2 0")
    both = go(TWO, s, "play CHISEL", "place 1 2", "place 1 1")
    each = go(TWO, s, "play CHISEL", "place 1 2", "place 4 1")
    assert [boats(after).split()[::3] for after in (both, each)] == [["WW..", "."], [".W..", "W"]]
    assert asked(TWO, both) == asked(TWO, each) == ("K", "turn")


@pytest.mark.parametrize(
    ("sleds", "afloat", "legal"),
    [("2 0", "KKK. KK. K K", True), ("2 0", "KKKK KK. K K", False), ("1 0", ".... ... .. .", False)],
)
def test_i8_1_the_chisel_needs_two_stones_and_two_spots(sleds: str, afloat: str, legal: bool) -> None:
    s = table(TWO, hands="CHISEL", sleds=sleds, boats=afloat)
    assert ("play CHISEL" in legal_texts(TWO, s)) == legal


# ---- I8.2 to I8.4 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", ["pyramid", "temple", "burial", "obelisks"])
@pytest.mark.parametrize(("stones", "each"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_i8_2_a_decoration_counts_all_stones_of_its_site(site: str, stones: int, each: int) -> None:
    card = {"obelisks": "DECO-OBELISK"}.get(site, f"DECO-{site.upper()}")
    letters = ("KB" * stones)[:stones]
    lying = "/".join(letters[row::3] for row in range(3)) if site == "burial" else letters
    there: dict[str, Any] = {site: lying}
    s = table(FOUR, hands=f"{card} {card}", **there)
    assert points(FOUR, s, "decorations") == [2 * each, 0, 0, 0]


def test_i8_2_on_sides_b_everything_on_the_board_counts() -> None:
    game = imhotep(4, pyramid="B", obelisks="B", bets="on", favour="on")
    s = table(
        game,
        pyramid="KKKKK/KKKKK/KKKKK/K",
        obelisks="KKKB",
        hands="DECO-PYRAMID DECO-OBELISK",
        bets={"pyramid left": "B", "obelisks left": "W"},
        favours={"1": "B"},
    )
    assert points(game, s, "decorations") == [16 // 3 + 4 // 3, 0, 0, 0]


@pytest.mark.parametrize(
    ("statues", "expected"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (10, 25), (14, 33)]
)
def test_i8_3_statues(statues: int, expected: int) -> None:
    game = imhotep(4, dynasty="on") if statues > STATUES_AT_FIRST else FOUR
    s = table(game, hands=" ".join(["STATUE"] * statues) or "-")
    assert points(game, s, "statues") == [expected, 0, 0, 0]
    assert progress(statues, Statue.points, Statue.more) == expected


def test_i8_4_an_unused_blue_card_is_worth_one() -> None:
    s = table(FOUR, hands="LEVER HAMMER SAIL SAIL CHISEL STATUE | LEVER | DECO-TEMPLE")
    assert points(FOUR, s, "blue") == [5, 1, 0, 0]


# ---- I9 -------------------------------------------------------------------------------------------------


def test_i9_the_total_is_the_sum_of_what_the_end_brings() -> None:
    s = table(FOUR, burial="W/W/K", obelisks="WK", hands="STATUE | LEVER", temple="W")
    s = go(FOUR, s, "take")
    assert FOUR.scores(s) == [3 + 12 + 1, 1 + 12 + 1, 0, 0]
    assert [(e.player, e.points, e.category) for e in FOUR.closing(s)] == [
        (0, 3, "burial"),
        (1, 1, "burial"),
        (0, 12, "obelisks"),
        (1, 12, "obelisks"),
        (0, 1, "statues"),
        (1, 1, "blue"),
    ]


@pytest.mark.parametrize(
    ("sleds", "ranking"),
    [("1 2 0 0", [2, 1, 3, 3]), ("2 2 0 0", [1, 1, 3, 3]), ("0 0 5 0", [1, 1, 3, 4])],
)
def test_i9_ties_are_broken_by_stones_on_the_sled_or_shared(sleds: str, ranking: list[int]) -> None:
    s = table(FOUR, obelisks="WK", sleds=sleds)
    assert FOUR.ranking(s) == ranking


def test_i9_totals_may_be_negative() -> None:
    game = imhotep(2, wrath="on")
    assert game.scores(table(game)) == [-5, -5]
