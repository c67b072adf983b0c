"""I10.1 to I10.3: Wrath of the Pharaoh, private boats, bets."""

from typing import Any

import pytest

from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY
from tests.games.imhotep.positions import (
    BET_FIELDS,
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

PRIVATE, BETS = imhotep(4, private="on"), imhotep(4, bets="on")


# ---- I10.1 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sites", "lost"),
    [
        ({}, -5),
        ({"pyramid": "W", "temple": "W", "burial": "W"}, -5),
        ({"pyramid": "W", "temple": "W", "obelisks": "W"}, -5),
        ({"pyramid": "W", "temple": "W", "burial": "W", "obelisks": "W"}, 0),
    ],
)
def test_i10_1_five_points_once_without_a_stone_on_each_monument(sites: dict[str, Any], lost: int) -> None:
    game = imhotep(2, wrath="on")
    s = table(game, **sites)
    assert points(game, s, "wrath") == [lost, -5]
    plain = imhotep(2)
    assert points(plain, table(plain), "wrath") == [0, 0]


def test_i10_1_markers_do_not_help() -> None:
    game = imhotep(2, wrath="on", bets="on")
    s = table(game, pyramid="W", temple="W", burial="W", bets={"obelisks left": "W"})
    assert points(game, s, "wrath") == [-5, -5]


# ---- I10.2 ----------------------------------------------------------------------------------------------


def test_i10_2_one_stone_from_the_sled_straight_to_a_site() -> None:
    s = table(PRIVATE, sleds="2 0 0 0")
    s = go(PRIVATE, s, "private pyramid")
    assert (s.sled[WHITE], s.points[WHITE], s.own["private_berths"][WHITE]) == (1, 2, box.PYRAMID)
    assert (s.berths, asked(PRIVATE, s)) == ([NOBODY] * 4, ("K", "turn"))


def test_i10_2_once_a_game_with_a_stone_on_the_sled() -> None:
    assert not private_sailings(sleds="0 1 0 0")
    assert not private_sailings(sleds="1 0 0 0", private={"W": "used"})
    assert private_sailings(sleds="1 0 0 0") == [
        "private pyramid",
        "private temple",
        "private burial",
        "private obelisks",
    ]


def private_sailings(**rest: Any) -> list[str]:
    s = table(PRIVATE, **rest)
    return [text for text in legal_texts(PRIVATE, s) if text.startswith("private")]


def test_i10_2_one_private_boat_a_site_beside_a_normal_one_and_none_blocks_the_other() -> None:
    afloat = "...@temple .... KK ."
    s = table(PRIVATE, boats=afloat, sleds="1 0 0 0", private={"K": "pyramid"})
    assert private_sailings(boats=afloat, sleds="1 0 0 0", private={"K": "pyramid"}) == [
        "private temple",
        "private burial",
        "private obelisks",
    ]
    assert "sail 3 pyramid" in legal_texts(PRIVATE, s)


def test_i10_2_it_is_none_of_the_four_and_gives_no_start() -> None:
    s = table(PRIVATE, boats="....@pyramid ...@burial ..@obelisks K", sleds="1 0 0 0", sailor="B")
    s = go(PRIVATE, s, "private temple")
    assert (s.round, "WKBG"[s.sailor]) == (1, "B")
    s = go(PRIVATE, s, "sail 4 temple")
    assert (s.round, asked(PRIVATE, s)) == (2, ("B", "turn"))
    assert s.points == [1, 1, 0, 0]


def test_i10_2_used_boats_leave_at_the_end_of_the_round() -> None:
    s = table(PRIVATE, boats=LAST_BOAT, sleds="0 1 0 0", private={"B": "temple"})
    s = go(PRIVATE, s, "sail 4 temple")
    assert s.own["private_berths"] == [NOBODY] * 4
    assert [text for text in legal_texts(PRIVATE, s) if text.startswith("private")][:2] == [
        "private market",
        "private pyramid",
    ]
    assert points(PRIVATE, s, "private") == [1, 1, 0, 1]


def test_i10_2_the_market_needs_a_card() -> None:
    assert "private market" not in private_sailings(sleds="1 0 0 0", market="- - - -")
    assert "private market" in private_sailings(sleds="1 0 0 0", market="- - SAIL -")


def test_i10_2_the_market_is_refilled_after_the_card_is_resolved() -> None:
    game = imhotep(2, private="on", pyramid="B")
    s = table(game, sleds="1 0", market="ENTRANCE SAIL SAIL SAIL", pyramid="W//")
    s = go(game, s, "private market", "pick 1")
    assert (market(s), asked(game, s)) == ("- SAIL SAIL SAIL", ("W", "build"))
    s = go(game, s, "build left", "accept", "@card LEVER", "@card HAMMER")
    assert (hand(s, WHITE), market(s)) == ("LEVER", "HAMMER SAIL SAIL SAIL")
    assert (s.sled[WHITE], s.quarry[WHITE]) == (0, 29 - 2)


def test_i10_2_its_stone_cannot_serve_the_red_card_it_takes() -> None:
    game = imhotep(2, private="on")
    s = table(game, sleds="1 0", quarry="0 9", market="ENTRANCE - - -")
    s = go(game, s, "private market", "pick 1")
    assert (s.pyramid, s.quarry[WHITE]) == ([], 1)


def test_i10_2_no_refill_if_a_normal_boat_was_there_first() -> None:
    s = table(PRIVATE, boats="...@market .... .. .", sleds="1 0 0 0", market="SAIL LEVER - -")
    s = go(PRIVATE, s, "private market", "pick 1")
    assert market(s) == "- LEVER - -"


def test_i10_2_only_what_it_took_is_refilled() -> None:
    s = table(PRIVATE, sleds="1 0 0 0", market="SAIL - - LEVER")
    s = go(PRIVATE, s, "private market", "pick 4", "@card HAMMER")
    assert market(s) == "SAIL - - HAMMER"


# ---- I10.3 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i10_3_right_fields_are_for_four(players: int) -> None:
    game = imhotep(players, bets="on")
    fields = {text for text in legal_texts(game, table(game)) if text.startswith("bet")}
    sides = ("left", "right") if players == 4 else ("left",)
    assert fields == {
        f"bet {site} {side}" for site in ("pyramid", "temple", "burial", "obelisks") for side in sides
    }


def test_i10_3_one_bet_each_with_a_stone_from_the_quarry_on_an_empty_field() -> None:
    s = go(BETS, table(BETS), "bet temple right")
    assert (s.quarry, asked(BETS, s)) == ([28, 29, 29, 29], ("K", "turn"))
    texts = legal_texts(BETS, s)
    assert "bet temple right" not in texts
    assert "bet temple left" in texts
    again = table(BETS, bets={"temple left": "W"})
    assert not [text for text in legal_texts(BETS, again) if text.startswith("bet")]
    poor = table(BETS, quarry="0 9 9 9")
    assert not [text for text in legal_texts(BETS, poor) if text.startswith("bet")]


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((3, 2, 1, 0), {"pyramid left": 5, "pyramid right": 3, "temple left": 3}),
        ((1, 3, 1, 2), {"temple left": 5, "temple right": 3, "obelisks left": 3}),
        ((3, 2, 2, 0), {"pyramid left": 5, "pyramid right": 3}),
        ((3, 0, 0, 0), {"pyramid left": 5, "pyramid right": 3}),
        ((3, 3, 2, 1), {"pyramid left": 3, "temple left": 3}),
        ((3, 3, 1, 3), {"pyramid left": 3, "temple left": 3, "obelisks left": 3}),
        ((2, 2, 2, 2), {"pyramid left": 3, "temple left": 3, "burial left": 3, "obelisks left": 3}),
    ],
)
def test_i10_3_points_by_the_stones_of_all_colours(counts: tuple[int, ...], worth: dict[str, int]) -> None:
    pyramid, temple, burial, obelisks = (("WK" * count)[:count] for count in counts)
    rows = "/".join(burial[row::3] for row in range(3))
    for field in BET_FIELDS:
        s = table(BETS, pyramid=pyramid, temple=temple, burial=rows, obelisks=obelisks, bets={field: "G"})
        assert points(BETS, s, "bets")[GREY] == worth.get(field, 0), field
