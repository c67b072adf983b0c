"""I4 and I5: rounds, turns, and the four actions everybody has."""

from typing import Any

import pytest

from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.state import NOBODY
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
    table,
)
from tests.helpers import legal_texts

FOUR = imhotep(4)
TWO = imhotep(2)


# ---- I4 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i4_everybody_has_one_action_in_turn(players: int) -> None:
    game = imhotep(players)
    s = table(game)
    for turn in range(2 * players):
        assert asked(game, s) == ("WKBG"[turn % players], "turn")
        s = go(game, s, "take")


def test_i4_the_round_ends_when_the_fourth_boat_has_sailed() -> None:
    s = table(FOUR, boats="W ..@temple ..@burial ..@obelisks")
    s = go(FOUR, s, "sail 1 pyramid")
    assert (s.round, s.berths, s.docked) == (2, [NOBODY] * 4, 0)
    assert s.spots == [NOBODY] * 16
    three = go(FOUR, table(FOUR, boats="W W ..@burial ..@obelisks"), "sail 1 pyramid")
    assert (three.round, asked(FOUR, three)) == (1, ("K", "turn"))


def test_i4_a_boat_stays_at_its_site_until_the_round_ends() -> None:
    s = go(FOUR, table(FOUR, boats="WW. .... ... .."), "sail 1 temple")
    assert boats(s) == "...@temple .... ... .."
    assert "sail 2 temple" not in legal_texts(FOUR, go(FOUR, s, "take"))


def test_i4_cards_left_at_the_market_are_discarded_and_four_new_ones_laid_out() -> None:
    s = table(FOUR, boats=LAST_BOAT, market="STATUE LEVER - PATH", discard="SAIL")
    s = go(
        FOUR, s, "sail 4 temple", "@boats 4333", "@card CHISEL", "@card CHISEL", "@card LEVER", "@card SAIL"
    )
    assert market(s) == "CHISEL CHISEL LEVER SAIL"
    words = [CARD_IDS[kind] for kind, count in enumerate(s.discard) for _ in range(count)]
    assert words == ["PATH", "STATUE", "LEVER", "SAIL"]
    assert boats(s) == ".... ... ... ..."


def test_i4_the_covered_pair_is_discarded_too() -> None:
    game = imhotep(4, market="B")
    s = table(game, boats=LAST_BOAT, market="STATUE - - 2")
    s = go(game, s, "sail 4 temple", "@card PATH", "@card LEVER", "@boats 4333")
    words = [CARD_IDS[kind] for kind, count in enumerate(s.discard) for _ in range(count)]
    assert words == ["PATH", "STATUE", "LEVER"]
    assert s.pair == 2


@pytest.mark.parametrize(("to_move", "starter"), [("W", "K"), ("K", "B"), ("B", "G"), ("G", "W")])
def test_i4_next_begins_the_player_left_of_whoever_sailed_the_fourth_boat(to_move: str, starter: str) -> None:
    s = go(FOUR, table(FOUR, boats=LAST_BOAT, to_move=to_move), "sail 4 temple")
    assert asked(FOUR, s) == (starter, "turn")


@pytest.mark.parametrize(
    "way",
    [
        ("play LEVER", "sail 4 temple"),
        ("play SAIL", "place 4 2", "sail 4 temple"),
        ("favour 4", "sail 4 temple"),
    ],
)
def test_i4_also_if_a_card_or_favour_sailed_it(way: tuple[str, ...]) -> None:
    game = imhotep(4, favour="on")
    s = table(
        game, boats=LAST_BOAT.replace(" W", " G."), hands="- | LEVER SAIL", sleds="0 1 0 0", to_move="K"
    )
    assert asked(game, go(game, s, *way)) == ("B", "turn")


def test_i4_after_the_sixth_round_the_game_is_over_with_the_temple_scored() -> None:
    s = table(FOUR, boats=LAST_BOAT, round_=6, market="STATUE - - -")
    s = go(FOUR, s, "sail 4 temple")
    assert FOUR.is_over(s)
    assert (s.points, legal_texts(FOUR, s)) == ([1, 0, 0, 0], [])


def test_i4_passing_is_forced_and_never_chosen() -> None:
    stuck: dict[str, Any] = {"boats": "WK.. ... .. .", "quarry": "0 0", "sleds": "0 0"}
    assert legal_texts(TWO, table(TWO, **stuck)) == ["pass"]
    for more in ({"sleds": "1 0"}, {"quarry": "1 0"}, {"boats": "WKW. ... .. ."}):
        assert "pass" not in legal_texts(TWO, table(TWO, **{**stuck, **more}))


@pytest.mark.parametrize(
    ("module", "quarry", "expected"),
    [
        ("private", "0 0", ["private pyramid", "private temple", "private burial", "private obelisks"]),
        ("favour", "1 0", ["favour 5"]),
        ("bets", "1 0", ["bet pyramid left", "bet temple left", "bet burial left", "bet obelisks left"]),
    ],
)
def test_i4_modules_count_as_something_to_do(module: str, quarry: str, expected: list[str]) -> None:
    game = imhotep(2, **{module: "on"})
    s = table(game, boats="WK.. ... .. .", quarry=quarry, sleds="5 0")
    texts = legal_texts(game, s)
    assert "pass" not in texts
    assert texts[-len(expected) :] == expected


# ---- I5.1 to I5.3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sled", "quarry", "taken"), [(0, 9, 3), (2, 9, 3), (4, 9, 1), (0, 2, 2), (3, 1, 1)])
def test_i5_1_three_stones_or_as_many_as_fit_and_are_there(sled: int, quarry: int, taken: int) -> None:
    s = table(TWO, sleds=f"{sled} 0", quarry=f"{quarry} 0")
    after = go(TWO, s, "take")
    assert (after.sled[WHITE], after.quarry[WHITE]) == (sled + taken, quarry - taken)


@pytest.mark.parametrize(("sled", "quarry"), [(5, 9), (0, 0)])
def test_i5_1_at_least_one(sled: int, quarry: int) -> None:
    s = table(TWO, sleds=f"{sled} 0", quarry=f"{quarry} 0")
    assert "take" not in legal_texts(TWO, s)


def test_i5_2_a_stone_onto_any_empty_spot_of_a_boat_that_has_not_sailed() -> None:
    s = table(TWO, boats=".W.. ..@temple .. K", sleds="1 0")
    placings = [text for text in legal_texts(TWO, s) if text.startswith("place")]
    assert placings == ["place 1 1", "place 1 3", "place 1 4", "place 3 1", "place 3 2"]
    after = go(TWO, s, "place 1 4")
    assert (boats(after), after.sled[WHITE]) == (".W.W ..@temple .. K", 0)
    assert not [text for text in legal_texts(TWO, table(TWO)) if text.startswith("place")]


@pytest.mark.parametrize(
    ("load", "ready"),
    [
        ("W...", 0),
        ("W..K", 0),
        (".WK.", 0),
        ("W.KB", 1),
        ("KKKK", 1),
        ("W..", 0),
        ("W.W", 1),
        (".W", 1),
        ("..", 0),
    ],
)
def test_i5_3_the_minimum_load_counts_stones_not_gaps(load: str, ready: int) -> None:
    s = table(FOUR, boats=f"{load} . . .")
    assert any(text.startswith("sail 1") for text in legal_texts(FOUR, s)) == bool(ready)


def test_i5_3_to_a_site_without_a_boat_also_without_own_stones() -> None:
    s = table(FOUR, boats="KB. ..@pyramid ..@market .")
    sailings = [text for text in legal_texts(FOUR, s) if text.startswith("sail")]
    assert sailings == ["sail 1 temple", "sail 1 burial", "sail 1 obelisks"]


def test_i5_3_stones_come_off_from_the_bow_empty_spots_skipped() -> None:
    s = go(FOUR, table(FOUR, boats="G.KW ... .. ."), "sail 1 temple")
    assert s.temple == [3, BLACK, WHITE]
    assert boats(s).split()[0] == "....@temple"


# ---- I5.4 -----------------------------------------------------------------------------------------------


def test_i5_4_a_card_is_played_in_place_of_another_action() -> None:
    s = table(TWO, hands="CHISEL", sleds="3 0")
    s = go(TWO, s, "play CHISEL", "place 1 1", "place 2 1")
    assert asked(TWO, s) == ("K", "turn")
    assert (hand(s, WHITE), s.discard[CARD_IDS.index("CHISEL")]) == ("-", 1)


def test_i5_4_a_card_gained_in_anothers_turn_is_playable_in_the_next_own_turn() -> None:
    s = table(TWO, boats="K ... .. ..", market="LEVER - - -", sleds="0 2")
    s = go(TWO, s, "sail 1 market", "pick 1", "place 3 1")
    assert hand(s, BLACK) == "LEVER"
    assert "play LEVER" in legal_texts(TWO, go(TWO, s, "take"))


def test_i5_4_others_cards_are_not_played() -> None:
    s = table(TWO, hands="- | CHISEL", sleds="3 3")
    assert "play CHISEL" not in legal_texts(TWO, s)
