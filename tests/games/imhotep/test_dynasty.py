"""I11.1 to I11.3: the fourteen cards of New Dynasty, what they change, and rulings 13 to 15."""

from collections import Counter
from typing import Any

import pytest

from game.core.errors import BadNotation
from game.core.link import setup_link
from game.core.match import Match
from game.core.record import new_record, to_text
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS, copies_in, dynasty
from game.games.imhotep.state import NOBODY, ImhotepState
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

FOUR, TWO = imhotep(4, dynasty="on"), imhotep(2, dynasty="on", quarry="limited")
ON = {"dynasty": "on"}
MONUMENTS = ["pyramid", "temple", "burial", "obelisks"]
# White has a Gangplank and a stone, and one aboard the first boat; the second lies at the temple.
PLANK: dict[str, Any] = {"boats": "WKK. ..@temple ... K", "hands": "GANGPLANK", "sleds": "1 0"}


def plank(**where: Any) -> ImhotepState:
    return table(TWO, **PLANK | where)


def crossings(s: ImhotepState) -> list[str]:
    """Where a Gangplank may lead, if it can be played."""
    return legal_texts(TWO, go(TWO, s, "play GANGPLANK")) if "play GANGPLANK" in legal_texts(TWO, s) else []


# ---- the deck and the option ----------------------------------------------------------------------------


def test_i11_3_fourteen_cards_more_make_a_deck_of_48() -> None:
    more = Counter(dict(zip(CARD_IDS, copies_in(ON), strict=True)))
    more.subtract(dict(zip(CARD_IDS, copies_in({}), strict=True)))
    expected = {
        "CARGO-SLED": 2,
        "PRIVATE-QUARRY": 2,
        "DECO-STONES": 2,
        "STATUE": 4,
        "RAFT": 2,
        "GANGPLANK": 2,
    }
    assert +more == expected
    assert (sum(copies_in(ON)), sum(copies_in({}))) == (48, 34)


def test_i11_3_their_colours() -> None:
    colours = {card.id: card.colour for card in CARDS if card.id in dynasty.COPIES}
    assert colours == {
        "PRIVATE-QUARRY": "red",
        "DECO-STONES": "green",
        "STATUE": "violet",
        "CARGO-SLED": "plain",
        "RAFT": "blue",
        "GANGPLANK": "blue",
    }


def test_links_and_records_without_it_stay_what_they_were() -> None:
    plain = new_record("imhotep", 2, {}, "amun7342")
    assert setup_link(plain).startswith("imhotep-1-2-AAAAA0000er-amun7342-")
    assert "dynasty" not in to_text(plain)
    whole = {
        "private": "on",
        "bets": "on",
        "favour": "on",
        "wrath": "on",
        "dynasty": "on",
        "prophecies": "on",
    }
    link = setup_link(new_record("imhotep", 4, {**whole, "quarry": "unlimited"}, "amun7342"))
    assert "1111er11u" in link
    assert len(link) <= 60


# ---- I11.2: red cards, quarries -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "drawn", "kept"),
    [
        ({"prophecies": "on"}, "amun ra thoth", True),
        ({"prophecies": "on"}, "ra thoth isis", False),
        ({"prophecies": "on", "dynasty": "off"}, "amun ra thoth", True),
        ({}, "", False),
    ],
)
def test_i11_2_red_cards_are_kept_only_while_amun_is_there(
    options: dict[str, str], drawn: str, kept: bool
) -> None:
    game = imhotep(2, **{**ON, **options})
    s = table(game, boats="W .... ... .", market="ENTRANCE - - -", prophecies=drawn)
    s = go(game, s, "sail 1 market", "pick 1")
    assert s.pyramid == [WHITE]
    assert hand(s, WHITE) == ("ENTRANCE" if kept else "-")
    assert s.discard[CARD_IDS.index("ENTRANCE")] == (not kept)


@pytest.mark.parametrize(
    ("players", "options", "unlimited"),
    [
        (2, {}, False),
        (2, {"dynasty": "on"}, True),
        (2, {"dynasty": "on", "quarry": "limited"}, False),
        (2, {"quarry": "unlimited"}, True),
        (3, {"dynasty": "on"}, False),
        (4, {"quarry": "unlimited"}, False),
    ],
)
def test_i11_1_quarries_of_two_may_be_unlimited(
    players: int, options: dict[str, str], unlimited: bool
) -> None:
    s = table(imhotep(players, **options))
    assert s.quarry == [box.UNLIMITED if unlimited else box.STONES] * players
    assert len({imhotep(players, **options).board.unlimited, unlimited}) == 1


# ---- I11.3.1: Cargo sled --------------------------------------------------------------------------------


def test_example_14_one_cargo_sled_holds_7_two_hold_9() -> None:
    s = table(FOUR, hands="- | CARGO-SLED")
    assert [FOUR.board.capacity(s, player) for player in range(4)] == [5, 7, 5, 5]
    s = table(FOUR, hands="CARGO-SLED CARGO-SLED")
    assert FOUR.board.capacity(s, WHITE) == 9


def test_i11_3_1_actions_cards_and_favours_fill_the_longer_sled() -> None:
    s = go(FOUR, table(FOUR, hands="CARGO-SLED", sleds="5 0 0 0"), "take")
    assert s.sled[WHITE] == 7
    s = go(FOUR, table(FOUR, hands="CARGO-SLED HAMMER", sleds="4 0 0 0"), "play HAMMER")
    assert s.sled[WHITE] == 7
    game = imhotep(4, favour="on", **ON)
    s = go(game, table(game, hands="CARGO-SLED CARGO-SLED"), "favour 2")
    assert s.sled[WHITE] == 9


def test_ruling_13_it_has_none_of_the_four_colours_and_counts_nowhere() -> None:
    s = table(FOUR, hands="CARGO-SLED CARGO-SLED")
    assert (FOUR.scores(s), [*FOUR.closing(s)]) == ([0] * 4, [])
    assert {card.colour for card in CARDS} - {"plain"} == {"red", "green", "violet", "blue"}


def test_i11_3_1_gained_it_is_there_at_once() -> None:
    s = table(FOUR, boats="W ... ... ....", market="CARGO-SLED - - -", sleds="5 0 0 0", to_move="G")
    s = go(FOUR, s, "sail 1 market", "pick 1")
    assert (asked(FOUR, s), "take" in legal_texts(FOUR, s)) == (("W", "turn"), True)


# ---- I11.3.2: Private quarry ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sleds", "quarry", "after"),
    [("0 0", "", 3), ("4 0", "", 5), ("5 0", "", 5), ("0 0", "1 9", 1), ("0 0", "0 9", 0)],
)
def test_i11_3_2_a_point_and_stones_as_far_as_they_go(sleds: str, quarry: str, after: int) -> None:
    """The stone that came to the market is back in the quarry after the card has worked (I-R5)."""
    s = table(TWO, boats="W .... ... .", market="PRIVATE-QUARRY - - -", sleds=sleds, quarry=quarry)
    before = s.sled[WHITE] + s.quarry[WHITE]
    s = go(TWO, s, "sail 1 market", "pick 1")
    assert (s.sled[WHITE], points(TWO, s, "quarry")) == (after, [1, 0])
    assert s.sled[WHITE] + s.quarry[WHITE] == before + 1
    assert s.discard[CARD_IDS.index("PRIVATE-QUARRY")] == 1


# ---- I11.3.3: Stone decoration --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "sleds", "expected"),
    [("DECO-STONES", "4 2 0 0", 4), ("DECO-STONES DECO-STONES", "4 0 0 0", 8), ("DECO-STONES", "0 5 0 0", 0)],
)
def test_i11_3_3_a_point_for_each_stone_on_the_own_sled(hands: str, sleds: str, expected: int) -> None:
    assert points(FOUR, table(FOUR, hands=hands, sleds=sleds), "decorations") == [expected, 0, 0, 0]


def test_i11_3_3_the_places_of_cargo_sleds_included() -> None:
    s = table(FOUR, hands="DECO-STONES CARGO-SLED CARGO-SLED", sleds="9 0 0 0")
    assert points(FOUR, s, "decorations") == [9, 0, 0, 0]


# ---- I11.3.5: Raft --------------------------------------------------------------------------------------


def test_i11_3_5_two_stones_go_back_a_third_goes_to_a_site() -> None:
    s = table(FOUR, hands="RAFT", sleds="3 0 0 0", pyramid="KKKK")
    s = go(FOUR, s, "play RAFT")
    assert (s.sled[WHITE], s.quarry[WHITE], asked(FOUR, s)) == (1, 28, ("W", "raft"))
    assert legal_texts(FOUR, s) == [f"raft {site}" for site in MONUMENTS]
    s = go(FOUR, s, "raft pyramid")
    assert (s.sled[WHITE], s.pyramid, s.points) == (0, [BLACK] * 4 + [WHITE], [4, 0, 0, 0])
    assert (asked(FOUR, s), s.discard[CARD_IDS.index("RAFT")]) == (("K", "turn"), 1)


def test_i11_3_5_with_the_effect_of_a_delivery() -> None:
    game = imhotep(2, pyramid="B", obelisks="B", **ON)
    s = table(game, hands="RAFT", sleds="3 0", pyramid="W//", obelisks="WW")
    built = go(game, s, "play RAFT", "raft pyramid", "build left", "accept", "@card SAIL")
    assert hand(built, WHITE) == "SAIL"
    assert go(game, s, "play RAFT", "raft obelisks").columns == [WHITE]


@pytest.mark.parametrize(("sleds", "legal"), [("2 5", False), ("3 0", True), ("5 0", True)])
def test_i11_3_5_it_needs_three_stones(sleds: str, legal: bool) -> None:
    assert ("play RAFT" in legal_texts(TWO, table(TWO, hands="RAFT", sleds=sleds))) == legal


def test_i11_3_5_it_takes_up_no_site_and_is_none_of_the_four() -> None:
    s = table(TWO, boats="..@temple ...@burial .@pyramid KKKK", hands="RAFT", sleds="3 0", sailor="K")
    s = go(TWO, s, "play RAFT", "raft obelisks")
    assert (s.round, s.docked.bit_count(), s.sailor) == (1, 3, BLACK)
    assert "sail 4 obelisks" in legal_texts(TWO, s)
    also = go(TWO, table(TWO, boats="..@temple ... ... ....", hands="RAFT", sleds="3 0"), "play RAFT")
    assert "raft temple" in legal_texts(TWO, also)


def test_i11_3_5_to_the_market_only_if_a_card_lies_there() -> None:
    for lying, legal in (("- - - -", False), ("- SAIL - -", True)):
        s = go(TWO, table(TWO, hands="RAFT", sleds="3 0", market=lying), "play RAFT")
        assert ("raft market" in legal_texts(TWO, s)) == legal
    game = imhotep(2, market="B", **ON)
    s = go(game, table(game, hands="RAFT", sleds="3 0", market="- - - 1"), "play RAFT", "raft market")
    assert legal_texts(game, s) == ["pick pair"]


@pytest.mark.parametrize(("afloat", "field"), [("..", "LEVER"), ("..@market", "-")])
def test_i11_3_5_the_field_is_refilled_if_no_boat_of_the_four_was_there(afloat: str, field: str) -> None:
    s = table(TWO, boats=f"{afloat} .... ... .", hands="RAFT", sleds="3 0", market="SAIL CHISEL - -")
    s = go(TWO, s, "play RAFT", "raft market", "pick 1", *(["@card LEVER"] if field != "-" else []))
    assert market(s) == f"{field} CHISEL - -"
    assert (hand(s, WHITE), s.sled[WHITE], s.quarry[WHITE]) == ("SAIL", 0, 29)


def test_ruling_22_a_private_boat_or_a_favour_there_before_changes_nothing() -> None:
    game = imhotep(4, private="on", favour="on", **ON)
    s = table(
        game,
        hands="RAFT",
        sleds="3 0 0 0",
        market="SAIL CHISEL - -",
        private={"K": "market"},
        favours={"1": "K"},
    )
    s = go(game, s, "play RAFT", "raft market", "pick 1", "@card LEVER")
    assert market(s) == "LEVER CHISEL - -"


# ---- I11.3.6: Gangplank ---------------------------------------------------------------------------------


def test_i11_3_6_a_stone_goes_back_then_a_boat_sails_to_where_one_is() -> None:
    s = go(TWO, plank(), "play GANGPLANK")
    assert (s.sled[WHITE], s.quarry[WHITE]) == (0, 28)
    assert legal_texts(TWO, s) == ["sail 1 temple"]
    s = go(TWO, s, "sail 1 temple")
    assert (s.temple, boats(s)) == ([WHITE, BLACK, BLACK], "....@temple ..@temple ... K")
    assert (s.sailor, asked(TWO, s), s.discard[CARD_IDS.index("GANGPLANK")]) == (WHITE, ("K", "turn"), 1)
    assert [text for text in legal_texts(TWO, s) if "temple" in text] == []


@pytest.mark.parametrize(
    "where",
    [
        {"sleds": "0 1"},
        {"boats": "KKK. ..@temple ... K"},  # no own stone aboard
        {"boats": "WK.. ..@temple ... K"},  # too light
        {"boats": "WKK. .. ... K"},  # no boat anywhere
        {"boats": "WKK. ..@market ... K"},  # no card at the market
        {"hands": "RAFT"},
    ],
)
def test_i11_3_6_what_it_needs(where: dict[str, str]) -> None:
    assert crossings(plank(**where)) == []


def test_i11_3_6_boats_with_an_own_stone_that_carry_their_minimum() -> None:
    assert crossings(plank(boats="WKK. ...@temple .W. ..@burial")) == ["sail 1 temple", "sail 1 burial"]
    assert crossings(plank(boats="KKK. ...@temple WK. ..@burial")) == ["sail 3 temple", "sail 3 burial"]


def test_i11_3_6_at_the_market_stones_beyond_the_cards_get_nothing_and_it_is_not_refilled() -> None:
    s = plank(boats="WKK. ..@market ... K", market="- STATUE - -", quarry="9 9")
    s = go(TWO, s, "play GANGPLANK", "sail 1 market")
    assert asked(TWO, s) == ("W", "pick")
    s = go(TWO, s, "pick 2")
    assert (market(s), asked(TWO, s)) == ("- - - -", ("K", "turn"))
    assert (hand(s, WHITE), s.quarry) == ("STATUE", [9 + 1 + 1, 9 + 2])


def test_i11_3_6_it_counts_as_one_of_the_four() -> None:
    s = plank(boats="WKK. ..@temple ...@burial .@pyramid", quarry="9 9", to_move="W")
    s = go(TWO, s, "play GANGPLANK", "sail 1 burial")
    assert (s.round, asked(TWO, s)[0]) == (2, "K")


def test_ruling_14_a_private_boat_alone_makes_no_site_eligible() -> None:
    game = imhotep(2, private="on", **ON)
    s = table(game, **PLANK, private={"K": "burial"})
    assert legal_texts(game, go(game, s, "play GANGPLANK")) == ["sail 1 temple"]


def test_ruling_15_allowed_where_two_boats_already_are() -> None:
    s = plank(boats="WKK. ..@temple ...@temple K")
    assert crossings(s) == ["sail 1 temple"]
    s = go(TWO, s, "play GANGPLANK", "sail 1 temple")
    assert s.berths == [box.TEMPLE] * 3 + [NOBODY]
    assert TWO.read(TWO.write(s)) == s


def test_two_boats_at_a_site_are_no_position_without_the_cards() -> None:
    afloat = "WKK. ..@temple ...@temple K"
    assert plank(boats=afloat, hands="-").berths.count(box.TEMPLE) == 2
    with pytest.raises(BadNotation, match="boats"):
        table(imhotep(2), boats=afloat)


@pytest.mark.parametrize("card", ["RAFT", "GANGPLANK"])
def test_i8_4_unused_they_are_worth_one(card: str) -> None:
    assert points(FOUR, table(FOUR, hands=f"{card} {card}"), "blue") == [2, 0, 0, 0]


# ---- what is told ---------------------------------------------------------------------------------------


def test_every_new_point_is_told_with_its_reason() -> None:
    s = table(FOUR, boats=LAST_BOAT, market="PRIVATE-QUARRY - - -", hands="DECO-STONES", to_move="W")
    s = go(FOUR, s, "sail 4 market")
    trial = FOUR.tried(s, FOUR.info.vocabulary.read("pick 1"))
    told = [(e.kind, e.points, e.category, e.rule, dict(e.params)) for e in trial.told]
    assert ("private_quarry", 1, "quarry", "I11.3.2", {}) in told
    assert ("stones", 0, "", "", {"count": 3}) in told
    (end,) = FOUR.closing(trial.state)
    assert (end.kind, end.points, end.rule) == ("sled_decoration", 3, "I11.3.3")
    assert end.params == {"card": "DECO-STONES", "count": 1, "stones": 3}


def test_the_deal_of_the_boats_is_that_without_the_cards() -> None:
    with_cards, without = (Match(new_record("imhotep", 3, options, "same")).state for options in (ON, {}))
    assert (with_cards.caps, with_cards.pending[-1]) == (without.caps, without.pending[-1])
