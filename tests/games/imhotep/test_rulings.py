"""Section 13: the rulings; 13 to 15 belong to cards that are not in this box."""

from typing import Any

import pytest

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.state import NOBODY, UNKNOWN
from tests.games.imhotep.invariants import stones_of
from tests.games.imhotep.positions import (
    BET_FIELDS,
    BLACK,
    BROWN,
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
TWO = imhotep(2)
# Nobody has a stone but on boats too light to sail.
DEAD: dict[str, Any] = {"boats": "WK.. ... .. .", "quarry": "0 0", "sleds": "0 0"}


# ---- deck and discard are both empty --------------------------------------------------------------


def test_ruling_01_without_cards_the_fields_stay_empty() -> None:
    s = table(FOUR, boats=LAST_BOAT, market="STATUE - - -", deck="", hands="- | *")
    s = go(FOUR, s, "sail 4 temple")
    assert s.round == 2
    assert market(s) == "STATUE - - -"  # the one card discarded came back
    s = table(FOUR, boats=LAST_BOAT, deck="", hands="- | *")
    assert market(go(FOUR, s, "sail 4 temple")) == "- - - -"


def test_ruling_01_without_cards_a_temple_card_brings_nothing() -> None:
    game = imhotep(4, temple="B")
    s = table(game, boats=LAST_BOAT, temple="KKKWK", sleds="0 5 0 0", deck="", hands="- | *")
    s = go(game, s, "sail 4 market")
    assert (s.round, hand(s, WHITE), s.points) == (2, "-", [0, 5, 0, 0])


def test_ruling_01_without_cards_a_pyramid_card_is_not_offered() -> None:
    game = imhotep(2, pyramid="B")
    s = table(game, boats="W .... ... .", pyramid="W//", deck="", hands="- | *")
    assert asked(game, go(game, s, "sail 1 pyramid", "build left")) == ("K", "turn")


# ---- a dead round ---------------------------------------------------------------------------------


def test_ruling_02_when_all_have_passed_the_round_ends_and_stones_go_home() -> None:
    s = table(TWO, **DEAD, temple="WWK")
    assert legal_texts(TWO, s) == ["pass"]
    s = go(TWO, s, "pass")
    assert (s.round, legal_texts(TWO, s)) == (1, ["pass"])
    s = go(TWO, s, "pass")
    assert (s.round, s.quarry, s.points, s.passes) == (2, [1, 1], [2, 1], 0)
    assert asked(TWO, s) == ("W", "turn")


@pytest.mark.parametrize(
    ("sailor", "to_move", "starter"),
    [("W", "W", "K"), ("K", "W", "W"), ("K", "K", "W"), (".", "W", "W"), (".", "K", "K")],
)
def test_ruling_02_the_next_starter_sits_left_of_the_last_sailor(
    sailor: str, to_move: str, starter: str
) -> None:
    sailed = "WK.. ... ..@temple ." if sailor != "." else DEAD["boats"]
    s = table(TWO, **{**DEAD, "boats": sailed}, sailor=sailor, to_move=to_move)
    assert asked(TWO, go(TWO, s, "pass", "pass")) == (starter, "turn")


def test_ruling_02_a_pass_between_others_actions_ends_nothing() -> None:
    s = table(TWO, boats="WK.. ... .. .", sleds="0 2", quarry="0 0")
    s = go(TWO, s, "pass", "place 4 1", "sail 4 temple")
    assert (s.round, s.passes) == (1, 0)
    assert asked(TWO, s) == ("K", "turn")


def test_ruling_02_boats_put_away_are_not_loaded_while_the_temple_scores() -> None:
    game = imhotep(2, temple="B", pyramid="B")
    s = table(game, boats="WW.. W.. .. .", quarry="0 0", sleds="0 0", temple="WKWW", pyramid="//K")
    s = go(game, s, "pass", "pass")
    assert (s.quarry, s.points) == ([3, 0], [0, 0])
    s = go(game, s, "choose stones", "choose point", "@card ENTRANCE")
    assert (s.sled, asked(game, s)) == ([2, 0], ("W", "build"))
    s = go(game, s, "build right")  # its cell would bring a stone onto a boat
    assert (s.round, s.sled, s.points) == (2, [2, 0], [1 + 1, 2])
    assert asked(game, s) == ("W", "turn")


# ---- cards ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "enough", "lacking"),
    [
        ("LEVER", {"boats": "WW. ... .. ."}, {"boats": "W.. ... .. ."}),
        ("HAMMER", {"sleds": "4 0"}, {"sleds": "5 0"}),
        ("SAIL", {"boats": "W.. ... ... ..."}, {"boats": "... ... ... ..."}),
        ("CHISEL", {"sleds": "2 0"}, {"sleds": "1 0"}),
    ],
)
def test_ruling_03_a_blue_card_is_not_used_in_part(
    card: str, enough: dict[str, Any], lacking: dict[str, Any]
) -> None:
    rest: dict[str, Any] = {"hands": card, "sleds": "1 0"}
    assert f"play {card}" in legal_texts(TWO, table(TWO, **{**rest, **enough}))
    assert f"play {card}" not in legal_texts(TWO, table(TWO, **{**rest, **lacking}))


def test_ruling_04_a_market_card_is_not_declined() -> None:
    s = go(FOUR, table(FOUR, boats="K ... .. ..", market="- ENTRANCE - -"), "sail 1 market")
    assert (asked(FOUR, s), legal_texts(FOUR, s)) == (("K", "pick"), ["pick 2"])


def test_ruling_05_market_stones_cannot_serve_a_red_card_of_their_delivery() -> None:
    s = table(TWO, boats="WW. ... .. .", quarry="0 5", sleds="5 0", market="SARCOPHAGUS PATH - -")
    s = go(TWO, s, "sail 1 market", "pick 1")
    assert (s.quarry[WHITE], s.burial) == (0, [])
    s = go(TWO, s, "pick 2")
    assert (s.quarry[WHITE], s.burial) == (2, [])
    assert [s.discard[CARD_IDS.index(card)] for card in ("SARCOPHAGUS", "PATH")] == [1, 1]


# ---- the pair -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", "- - - 0"),
        ("SAIL SAIL", "SAIL SAIL - 0"),
        ("SAIL SAIL SAIL", "SAIL SAIL SAIL 0"),
        ("SAIL SAIL SAIL LEVER", "LEVER SAIL SAIL 1"),
        ("SAIL SAIL SAIL LEVER LEVER", "LEVER LEVER SAIL 2"),
    ],
)
def test_ruling_06_the_pair_is_filled_last_and_may_fall_short(cards: str, expected: str) -> None:
    game = imhotep(4, market="B")
    s = table(game, boats=LAST_BOAT, deck=cards, hands="- | *", market="- - -")
    assert market(go(game, s, "sail 4 temple")) == expected


def test_ruling_06_a_single_card_is_taken_unseen() -> None:
    game = imhotep(4, market="B")
    s = table(game, boats="WW. ... .. ..", market="STATUE - - 1", deck="SAIL", hands="- | *")
    s = go(game, s, "sail 1 market")
    assert legal_texts(game, s) == ["pick 1", "pick pair"]
    s = go(game, s, "pick pair")
    assert (hand(s, WHITE), asked(game, s)) == ("SAIL", ("W", "pick"))
    assert sum(s.discard) == 0


def test_ruling_06_what_a_private_boat_took_of_the_pair_is_refilled_with_a_pair() -> None:
    game = imhotep(2, market="B", private="on")
    s = table(game, sleds="1 0", market="STATUE - HAMMER 2")
    s = go(game, s, "private market", "pick pair", "@card LEVER", "@card SAIL", "keep LEVER")
    assert market(s) == "STATUE - HAMMER 2"  # the other empty field is not refilled
    assert s.discard[CARD_IDS.index("SAIL")] == 1
    one = table(game, sleds="1 0", market="STATUE LEVER HAMMER 1")
    assert market(go(game, one, "private market", "pick pair")) == "STATUE LEVER HAMMER 2"
    other = go(game, one, "private market", "pick 1", "@card CHISEL")
    assert market(other) == "CHISEL LEVER HAMMER 1"


# ---- sides B and modules ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pyramid", "which", "bonus"),
    [("W//", "left", "card"), ("/W/", "middle", "stones"), ("//W", "right", "load")],
)
def test_ruling_07_pyramid_bonuses_are_optional_and_used_at_once_or_lost(
    pyramid: str, which: str, bonus: str
) -> None:
    game = imhotep(2, pyramid="B")
    s = table(game, boats="W .... ... .", pyramid=pyramid, sleds="1 0")
    s = go(game, s, "sail 1 pyramid", f"build {which}")
    assert asked(game, s) == ("W", f"bonus_{bonus}")
    after = go(game, s, "decline")
    assert (after.sled, sum(after.loads), hand(after, WHITE)) == ([1, 0], 0, "-")
    assert asked(game, after) == ("K", "turn")


@pytest.mark.parametrize(("sleds", "quarry"), [("5 0", "9 9"), ("1 0", "0 9")])
def test_ruling_08_a_temple_choice_without_room_or_stones_is_the_point(sleds: str, quarry: str) -> None:
    game = imhotep(2, temple="B")
    s = table(game, boats=LAST_BOAT.replace("W", "K"), temple="W", sleds=sleds, quarry=quarry)
    s = go(game, s, "sail 4 market")
    assert (s.points, s.round) == ([1, 0], 2)


def test_ruling_09_temple_bonuses_stand_as_listed() -> None:
    assert box.TEMPLE_B == ("choice", "points", "choice", "card", "choice")
    game = imhotep(2, temple="B")
    s = table(game, boats=LAST_BOAT, temple="KKKK" + "WKWW")
    s = go(game, s, "sail 4 market", "choose point", "choose point", "@card STATUE")
    assert (s.points, hand(s, WHITE), s.round) == ([2, 2], "STATUE", 2)


@pytest.mark.parametrize(
    ("players", "row", "expected"),
    [
        (2, "WWK", [8, 4]),
        (3, "WWWKKB", [8, 4, 2]),
        (3, "WWKKB", [6, 6, 2]),
        (4, "WWWWKKKBBG", [8, 4, 2, 0]),
        (4, "WWKBG", [8, 2, 2, 2]),
        (4, "WKBG", [3, 3, 3, 3]),
    ],
)
def test_ruling_10_one_table_for_all_numbers_of_players(players: int, row: str, expected: list[int]) -> None:
    game = imhotep(players, burial="B")
    filled = f"{row}/{'W' * len(row)}/{'W' * len(row)}"
    assert points(game, table(game, burial=filled), "burial") == [
        expected[0] + 16,
        *expected[1:],
    ]


def test_ruling_11_a_stone_from_a_red_card_counts_against_the_wrath() -> None:
    game = imhotep(2, wrath="on")
    rest: dict[str, Any] = {"pyramid": "WK", "temple": "WK", "obelisks": "WK"}
    s = table(game, boats="W .... ... .", market="SARCOPHAGUS - - -", **rest)
    assert points(game, s, "wrath") == [-5, -5]
    assert points(game, go(game, s, "sail 1 market", "pick 1"), "wrath") == [0, -5]


def test_ruling_12_favour_2_needs_a_stone_besides_the_marker() -> None:
    game = imhotep(2, favour="on")
    assert "favour 2" not in legal_texts(game, table(game, sleds="1 0", quarry="1 9"))
    s = table(game, sleds="1 0", quarry="2 9")
    s = go(game, s, "favour 2", "stop")
    assert (s.sled[WHITE], s.quarry[WHITE]) == (2, 0)


# ---- R-16 to R-25 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stones", "taken"), [(3, 2), (4, 1)])
def test_ruling_16_the_hammer_takes_what_fits(stones: int, taken: int) -> None:
    s = table(TWO, hands="HAMMER", sleds=f"{stones} 0")
    after = go(TWO, s, "play HAMMER")
    assert (after.sled[WHITE], s.quarry[WHITE] - after.quarry[WHITE]) == (5, taken)
    assert go(TWO, after, "place 1 1").sled[WHITE] == 4


def test_ruling_17_a_red_card_works_at_once_out_of_turn() -> None:
    s = table(FOUR, boats="KB. ... .. ..", market="ENTRANCE STATUE - -")
    s = go(FOUR, s, "sail 1 market", "pick 1")
    assert (s.pyramid, s.points) == ([BLACK], [0, 2, 0, 0])
    assert asked(FOUR, s) == ("B", "pick")


def test_ruling_18_chains_are_finished_before_the_next_stone() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="KB. ... .. ..", market="ENTRANCE STATUE - -", pyramid="W//")
    s = go(game, s, "sail 1 market", "pick 1")
    assert asked(game, s) == ("K", "build")
    s = go(game, s, "build left")
    assert asked(game, s) == ("K", "bonus_card")
    s = go(game, s, "accept", "@card SARCOPHAGUS")
    assert (s.burial, asked(game, s)) == ([BLACK], ("B", "pick"))


def test_ruling_18_a_card_is_not_drawn_by_its_own_effect() -> None:
    """Red and blue cards are discarded when all they brought is done."""
    game = imhotep(2, pyramid="B")
    s = table(game, boats="W .... ... .", market="ENTRANCE - - -", pyramid="W//", deck="", hands="- | *")
    s = go(game, s, "sail 1 market", "pick 1", "build left")
    assert (asked(game, s), sum(s.discard)) == (("K", "turn"), 1)
    s = table(game, boats="W .... ... .", pyramid="W//", deck="", hands="LEVER | *")
    s = go(game, s, "play LEVER", "sail 1 pyramid", "build left")
    assert (asked(game, s), sum(s.discard)) == (("K", "turn"), 1)


def test_ruling_19_the_last_boat_is_unloaded_before_the_round_ends() -> None:
    s = table(FOUR, boats="....@pyramid ...@burial ..@obelisks WKB", to_move="G")
    s = go(FOUR, s, "sail 4 temple")
    assert (s.round, s.points) == (2, [1, 1, 1, 0])
    assert asked(FOUR, s) == ("W", "turn")


def test_ruling_20_nobody_sees_deck_or_pair_but_its_taker_the_pair() -> None:
    game = imhotep(4, market="B")
    s = table(game, boats="K ... .. ..", market="- - - 2", discard="SAIL")
    s = go(game, s, "sail 1 market", "pick pair", "@card LEVER", "@card STATUE")
    assert game.observation(s, BLACK) == s
    for other in (WHITE, BROWN, None):
        seen = game.observation(s, other)
        assert seen.looked == [UNKNOWN, UNKNOWN]
        assert seen.discard == s.discard
        assert sum(seen.unseen) == sum(s.unseen) + 2


@pytest.mark.parametrize("module", ["card", "favour"])
def test_ruling_21_only_stones_are_ordered(module: str) -> None:
    game = imhotep(4, favour="on")
    s = table(game, boats="W.KB ... .. ..", hands="LEVER", sleds="0 0 0 0")
    s = go(game, s, "play LEVER" if module == "card" else "favour 3", "sail 1 temple")
    assert (asked(game, s), legal_texts(game, s)) == (("W", "order"), ["unload 1", "unload 2", "unload 3"])
    s = go(game, s, "unload 3")
    assert legal_texts(game, s) == ["unload 1", "unload 2"]
    assert go(game, s, "unload 2").temple == [BROWN, BLACK, WHITE]


def test_ruling_22_refills_of_favour_1_and_of_private_boats_are_independent() -> None:
    game = imhotep(2, favour="on", private="on")
    s = table(game, market="SAIL LEVER HAMMER STATUE", sleds="0 1")
    s = go(game, s, "favour 1", "pick 1", "pick 2", "@card CHISEL", "@card CHISEL")
    assert market(s) == "CHISEL CHISEL HAMMER STATUE"
    s = go(game, s, "private market", "pick 3", "@card LEVER")
    assert market(s) == "CHISEL CHISEL LEVER STATUE"
    later = table(game, boats="....@market ... .. .", market="SAIL LEVER - -", sleds="1 0")
    assert market(go(game, later, "private market", "pick 1")) == "- LEVER - -"
    assert market(go(game, later, "favour 1", "pick 1", "stop", "@card HAMMER")) == "HAMMER LEVER - -"


def test_ruling_23_without_stones_all_monuments_have_most() -> None:
    game = imhotep(4, bets="on")
    s = table(game, bets={"pyramid left": "W", "temple left": "K", "burial right": "B", "obelisks left": "G"})
    assert points(game, s, "bets") == [3, 3, 0, 3]


def test_ruling_24_the_marker_stone_is_out_of_play() -> None:
    s = FOUR.initial_state()
    FOUR.settle(s, lambda _: 0)
    assert [stones_of(s, player) for player in range(4)] == [29] * 4
    assert s.sled == [2, 3, 4, 5]


def test_ruling_25_stones_on_bets_and_favours_stay_and_count_for_nothing() -> None:
    game = imhotep(2, bets="on", favour="on", wrath="on")
    boats = "....@pyramid ...@burial ..@obelisks WK"
    s = table(game, boats=boats, hands="DECO-TEMPLE", temple="WK", market="SAIL - - -", to_move="K")
    s = go(game, s, "favour 1", "pick 1", "bet temple left", "sail 4 market", "pick 1")
    assert (s.round, s.quarry) == (2, [26, 27])
    assert (s.own["favours"], s.own["bets"][BET_FIELDS.index("temple left")]) == (
        [BLACK, *[NOBODY] * 4],
        WHITE,
    )
    assert s.laid[box.TEMPLE] == [1, 1]
    assert points(game, s, "decorations") == [0, 0]
    assert points(game, s, "wrath") == [-5, -5]
