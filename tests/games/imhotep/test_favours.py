"""I10.4: the Pharaoh's favour."""

import pytest

from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.games.imhotep.positions import BLACK, WHITE, asked, boats, go, hand, imhotep, market, table
from tests.helpers import legal_texts

FOUR, TWO = imhotep(4, favour="on"), imhotep(2, favour="on")


def test_i10_4_each_favour_for_one_player_and_one_favour_a_player() -> None:
    s = table(FOUR, sleds="1 1 1 1", market="SAIL - - -", boats="KKK. ... .. ..")
    assert favours(s) == ["1", "2", "3", "4", "5"]
    s = go(FOUR, s, "favour 5", "place 3 1")
    assert (s.quarry[WHITE], s.own["favours"]) == (29 - 1 - 1, [NOBODY] * 4 + [WHITE])
    assert (asked(FOUR, s), favours(s)) == (("K", "turn"), ["1", "2", "3", "4"])
    assert not favours(table(FOUR, sleds="1 1 1 1", favours={"3": "W"}))
    assert not favours(table(FOUR, sleds="1 1 1 1", quarry="0 9 9 9"))


def favours(s: ImhotepState) -> list[str]:
    return [text.split()[1] for text in legal_texts(FOUR, s) if text.startswith("favour")]


def test_i10_4_favour_1_up_to_two_face_up_cards_then_their_fields_are_refilled() -> None:
    s = table(FOUR, market="SAIL - STATUE LEVER")
    s = go(FOUR, s, "favour 1")
    assert (asked(FOUR, s), legal_texts(FOUR, s)) == (("W", "pick_or_stop"), ["pick 1", "pick 3", "pick 4"])
    s = go(FOUR, s, "pick 4")
    assert legal_texts(FOUR, s) == ["pick 1", "pick 3", "stop"]
    both = go(FOUR, s, "pick 1", "@card HAMMER", "@card CHISEL")
    assert (hand(both, WHITE), market(both)) == ("LEVER SAIL", "HAMMER - STATUE CHISEL")
    one = go(FOUR, s, "stop", "@card HAMMER")
    assert (hand(one, WHITE), market(one)) == ("LEVER", "SAIL - STATUE HAMMER")
    assert asked(FOUR, one) == ("K", "turn")


def test_i10_4_favour_1_with_one_card_ends_by_itself_and_without_is_not_possible() -> None:
    s = go(FOUR, table(FOUR, market="- SAIL - -"), "favour 1", "pick 2", "@card HAMMER")
    assert (market(s), asked(FOUR, s)) == ("- HAMMER - -", ("K", "turn"))
    assert "1" not in favours(table(FOUR))


def test_i10_4_favour_1_reds_are_resolved_in_any_order() -> None:
    game = imhotep(2, favour="on", obelisks="B", pyramid="B")
    s = table(game, market="ENTRANCE PATH - -", quarry="2 9")  # the marker leaves one stone
    first = go(game, s, "favour 1", "pick 1", "build left", "pick 2")
    second = go(game, s, "favour 1", "pick 2", "pick 1")
    assert [after.laid[box.PYRAMID][WHITE] for after in (first, second)] == [1, 0]
    assert [after.discard[0] + after.discard[2] for after in (first, second)] == [2, 2]


def test_i10_4_favour_1_does_not_include_the_pair() -> None:
    game = imhotep(4, market="B", favour="on")
    s = table(game, market="- SAIL - 2")
    assert legal_texts(game, go(game, s, "favour 1")) == ["pick 2"]
    assert "favour 1" not in legal_texts(game, table(game, market="- - - 2"))


def test_i10_4_favour_2_may_place_one_then_fills_the_sled() -> None:
    s = table(TWO, sleds="2 0")
    s = go(TWO, s, "favour 2")
    assert legal_texts(TWO, s)[-1] == "stop"
    placed = go(TWO, s, "place 2 1")
    assert (boats(placed), placed.sled[WHITE], placed.quarry[WHITE]) == (".... W.. .. .", 5, 29 - 1 - 1 - 5)
    assert go(TWO, s, "stop").sled[WHITE] == 5
    poor = go(TWO, table(TWO, sleds="1 0", quarry="3 9"), "favour 2", "stop")
    assert (poor.sled[WHITE], poor.quarry[WHITE]) == (3, 0)
    assert asked(TWO, poor) == ("K", "turn")


def test_i10_4_favour_2_with_an_empty_sled_just_fills_it() -> None:
    s = go(TWO, table(TWO), "favour 2")
    assert (s.sled[WHITE], asked(TWO, s)) == (5, ("K", "turn"))


def test_i10_4_favour_2_with_a_full_sled_has_to_place_first() -> None:
    s = go(TWO, table(TWO, sleds="5 0"), "favour 2")
    assert "stop" not in legal_texts(TWO, s)
    assert go(TWO, s, "place 1 1").sled[WHITE] == 5
    full = table(TWO, sleds="5 0", boats="KKKK KKK KK K")
    assert "favour 2" not in legal_texts(TWO, full)


def test_i10_4_favour_3_may_place_one_reorders_and_sails() -> None:
    s = table(FOUR, boats="BG.. KB. .. ..@temple", sleds="1 0 0 0")
    s = go(FOUR, s, "favour 3")
    assert legal_texts(FOUR, s) == [
        *("place 1 3", "place 1 4", "place 2 3", "place 3 1", "place 3 2"),
        *(f"sail 2 {site}" for site in ("market", "pyramid", "burial", "obelisks")),
    ]
    s = go(FOUR, s, "place 1 4")
    assert legal_texts(FOUR, s) == [f"sail 1 {site}" for site in ("market", "pyramid", "burial", "obelisks")]
    s = go(FOUR, s, "sail 1 pyramid", "unload 1", "unload 4")
    assert (s.pyramid, s.points) == ([0, 3, 2], [2, 0, 3, 1])
    assert asked(FOUR, s) == ("K", "turn")


@pytest.mark.parametrize(
    ("favour", "afloat", "sleds", "legal"),
    [
        ("3", "KK.. ... ... ...", "1 0", True),
        ("3", "K... ... ... ...", "1 0", False),
        ("3", "KKK. ... ... ...", "0 0", True),
        ("4", "K... ... ... ...", "2 0", True),
        ("4", "K... ... ... ...", "1 0", False),
        ("4", ".... .... .... ....", "2 0", False),
        ("4", "KKKK ... ... ...", "0 0", True),
        ("4", "... ... ... ...", "2 0", True),
    ],
)
def test_i10_4_favours_3_and_4_need_a_boat_that_can_sail(
    favour: str, afloat: str, sleds: str, legal: bool
) -> None:
    s = table(TWO, boats=afloat, sleds=sleds)
    assert (f"favour {favour}" in legal_texts(TWO, s)) == legal


def test_i10_4_favour_4_loads_one_boat_with_up_to_two_and_sails_it() -> None:
    s = table(TWO, boats="K... .. K. .", sleds="2 0")
    s = go(TWO, s, "favour 4", "place 1 2")
    assert legal_texts(TWO, s) == ["place 1 3", "place 1 4"]  # two stones are too few to sail
    s = go(TWO, s, "place 1 4")
    assert [text.split()[:2] for text in legal_texts(TWO, s)] == [["sail", "1"]] * 5
    s = go(TWO, s, "sail 1 temple")
    assert (s.temple, asked(TWO, s)) == ([BLACK, WHITE, WHITE], ("K", "turn"))


def test_i10_4_favour_4_also_without_a_stone() -> None:
    s = table(TWO, boats="KK. ... .. .", sleds="0 0")
    assert go(TWO, s, "favour 4", "sail 1 temple").temple == [BLACK, BLACK]


def test_i10_4_favour_5_one_to_three_stones_on_one_or_more_boats() -> None:
    s = table(TWO, sleds="4 0")
    s = go(TWO, s, "favour 5")
    assert "stop" not in legal_texts(TWO, s)
    one = go(TWO, s, "place 1 1", "stop")
    three = go(TWO, s, "place 1 1", "place 2 1", "place 1 2")
    assert [boats(after) for after in (one, three)] == ["W... ... .. .", "WW.. W.. .. ."]
    assert asked(TWO, one) == asked(TWO, three) == ("K", "turn")


def test_i10_4_favour_5_ends_when_stones_or_spots_do() -> None:
    s = table(TWO, sleds="2 0")
    assert asked(TWO, go(TWO, s, "favour 5", "place 1 1", "place 1 2")) == ("K", "turn")
    s = table(TWO, sleds="5 0", boats="KKKK KKK KK .")
    assert asked(TWO, go(TWO, s, "favour 5", "place 4 1")) == ("K", "turn")
    assert "favour 5" not in legal_texts(TWO, table(TWO))
