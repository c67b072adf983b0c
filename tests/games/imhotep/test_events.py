"""What is told of a decision, for the log, the marks, the motion and the ledger."""

from collections import Counter

import pytest

from game.core.state import END, NOBODY, Event
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS
from game.games.imhotep.game import TRACK, Imhotep
from game.games.imhotep.modules import MODULES
from game.games.imhotep.state import ImhotepState
from tests.games.imhotep.positions import (
    ALL_MODULES,
    BLACK,
    BROWN,
    LAST_BOAT,
    WHITE,
    go,
    imhotep,
    table,
)
from tests.helpers import random_imhotep

FOUR = imhotep(4, **ALL_MODULES)
SIDES_B = imhotep(4, market="B", pyramid="B", temple="B", obelisks="B")


def told(game: Imhotep, state: ImhotepState, *texts: str) -> list[Event]:
    """The events of the last of these decisions; what is turned up after it stands behind it."""
    last = max(at for at, text in enumerate(texts) if not text.startswith("@"))
    s = go(game, state, *texts[:last])
    events: list[Event] = []
    s.tell = events.append
    game.apply(s, game.info.vocabulary.read(texts[last]))
    for text in texts[last + 1 :]:
        outcomes = [action for action, odds in game.chance_outcomes(s) if odds]
        game.apply(s, next(action for action in outcomes if action.text == text))
    return events


def test_taking_tells_how_many() -> None:
    assert told(FOUR, table(FOUR, sleds="4 0 0 0"), "take") == [Event("take", WHITE, {"count": 1})]


def test_placing_and_sailing_tell_the_boat_by_its_spots() -> None:
    s = table(FOUR, boats=".... ... K.W ..", sleds="1 0 0 0")
    assert told(FOUR, s, "place 1 2") == [Event("place", WHITE, {"boat": 1, "spot": 2, "spots": 4})]
    assert told(FOUR, s, "sail 3 pyramid") == [
        Event("sail", WHITE, {"boat": 3, "site": "pyramid", "spots": 3}),
        Event(
            "arrive",
            BLACK,
            {"site": "pyramid", "stone": 1, "boat": 3, "spot": 1},
            2,
            "pyramid",
            "I6.2",
        ),
        Event(
            "arrive",
            WHITE,
            {"site": "pyramid", "stone": 2, "boat": 3, "spot": 3},
            1,
            "pyramid",
            "I6.2",
        ),
    ]


def test_stones_tell_their_places() -> None:
    s = table(FOUR, boats="WK. ... .. ..", temple="WKWKW", burial="WKW/KW/KW", sleds="1 0 0 0")
    arrived = [event.params for event in told(FOUR, s, "sail 1 temple") if event.kind == "arrive"]
    assert arrived == [
        {"site": "temple", "stone": 6, "field": 1, "layer": 2, "boat": 1, "spot": 1},
        {"site": "temple", "stone": 7, "field": 2, "layer": 2, "boat": 1, "spot": 2},
    ]
    arrived = [event.params for event in told(FOUR, s, "sail 1 burial") if event.kind == "arrive"]
    assert [(each["row"], each["column"]) for each in arrived] == [(2, 3), (3, 3)]
    assert told(FOUR, s, "private obelisks")[1:] == [
        Event("arrive", WHITE, {"site": "obelisks", "stone": 1}),
    ]


def test_a_small_pyramid_and_a_column() -> None:
    s = table(SIDES_B, boats="W ... .. ..", obelisks="KKWW", pyramid="KK//")
    built = told(SIDES_B, s, "sail 1 pyramid", "build left")
    place: dict[str, int | str] = {"site": "pyramid", "stone": 3, "pyramid": "left", "cell": 3}
    assert built == [
        Event("build", WHITE, {"pyramid": "left"}),
        Event("arrive", WHITE, place, 3, "pyramid", "I7.2"),
    ]
    assert told(SIDES_B, s, "sail 1 obelisks")[2:] == [Event("column", WHITE, {"field": 1})]
    once = imhotep(4, obelisks="B", booking="once")
    s = table(once, boats="W ... .. ..", obelisks="KKWW")
    column = Event("column", WHITE, {"field": 1}, 10, "obelisks", "I7.5")
    assert told(once, s, "sail 1 obelisks")[2:] == [column]


def test_stones_from_the_quarry_are_counted() -> None:
    s = table(FOUR, hands="HAMMER", sleds="3 0 0 0")
    assert told(FOUR, s, "play HAMMER") == [
        Event("play", WHITE, {"card": "HAMMER"}),
        Event("stones", WHITE, {"count": 2}),
    ]


def test_cards_gained_red_ones_too() -> None:
    s = table(FOUR, boats="WK. ... .. ..", market="SAIL SARCOPHAGUS - -")
    assert told(FOUR, s, "sail 1 market", "pick 1") == [
        Event("pick", WHITE, {"field": 1, "card": "SAIL"}),
        Event("gain_card", WHITE, {"card": "SAIL"}),
    ]
    assert told(FOUR, s, "sail 1 market", "pick 1", "pick 2") == [
        Event("pick", BLACK, {"field": 2, "card": "SARCOPHAGUS"}),
        Event("gain_card", BLACK, {"card": "SARCOPHAGUS"}),
        Event("arrive", BLACK, {"site": "burial", "stone": 1, "row": 1, "column": 1}),
    ]


def test_the_pair_is_not_told_before_a_card_is_kept() -> None:
    s = table(SIDES_B, boats="W ... .. ..", market="- - - 2")
    taken = ("sail 1 market", "pick pair", "@card LEVER", "@card STATUE")
    assert told(SIDES_B, s, *taken) == [Event("pick", WHITE, {"field": "pair"})]
    assert told(SIDES_B, s, *taken, "keep LEVER") == [
        Event("keep", WHITE, {"card": "LEVER"}),
        Event("discard", WHITE, {"card": "STATUE"}),
        Event("gain_card", WHITE, {"card": "LEVER"}),
    ]


def test_a_card_drawn_is_told() -> None:
    s = table(SIDES_B, boats="W ... .. ..", pyramid="W//")
    assert told(SIDES_B, s, "sail 1 pyramid", "build left", "accept", "@card PATH") == [
        Event("accept", WHITE),
        Event("gain_card", WHITE, {"card": "PATH"}),
        Event("arrive", WHITE, {"site": "obelisks", "stone": 1}),
    ]


def test_the_end_of_a_round_and_of_the_game() -> None:
    afloat = "....@pyramid ...@burial ..@obelisks B"
    events = told(FOUR, table(FOUR, boats=afloat), "sail 4 temple", "@boats 4333")
    assert events[1:] == [
        Event("arrive", BROWN, {"site": "temple", "stone": 1, "field": 1, "layer": 1, "boat": 4, "spot": 1}),
        Event("visible", BROWN, {"field": 1}, 1, "temple", "I6.3"),
        Event("round", NOBODY, {"round": 2, "boats": "4-3-3-3"}),
    ]
    s = table(FOUR, boats=afloat, round_=6)
    events = told(FOUR, s, "sail 4 temple")
    end = events.index(Event(END, NOBODY))
    assert events[end + 1 :] == list(FOUR.closing(go(FOUR, s, "sail 4 temple")))


def test_a_dead_round_is_told() -> None:
    s = table(FOUR, boats="W... ... .. ..", quarry="0 0 0 0", round_=5, scarabs=" ".join(["12."] * 4))
    events = told(FOUR, s, "pass", "pass", "pass", "pass")
    assert [event.kind for event in events] == ["pass", "dead_round"]


def test_the_discard_becomes_the_deck() -> None:
    game = imhotep(4)
    s = table(game, boats=LAST_BOAT, hands="*", deck="", discard="LEVER SAIL")
    assert told(game, s, "sail 4 market", "@boats 4422")[-1] == Event("reshuffle", NOBODY, {"count": 2})


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("play CHISEL", {"card": "CHISEL"}),
        ("private temple", {"site": "temple"}),
        ("bet burial right", {"site": "burial", "side": "right"}),
        ("favour 5", {"favour": 5}),
    ],
)
def test_cards_and_modules(text: str, params: dict[str, str]) -> None:
    s = table(FOUR, hands="CHISEL", sleds="2 0 0 0")
    assert told(FOUR, s, text)[0] == Event(text.split(maxsplit=1)[0], WHITE, params)


# ---- what the end brings ------------------------------------------------------------------------------


def test_monuments_tell_how_their_points_came_about() -> None:
    s = table(FOUR, burial="WW/WK/K", obelisks="WWKKB")
    brought = [event for event in FOUR.closing(s) if event.category in ("burial", "obelisks")]
    assert brought == [
        Event("area", WHITE, {"size": 3}, 6, "burial", "I6.4"),
        Event("area", BLACK, {"size": 1}, 1, "burial", "I6.4"),
        Event("area", BLACK, {"size": 1}, 1, "burial", "I6.4"),
        Event("obelisk", WHITE, {"height": 2, "place": 1, "shared": 1}, 12, "obelisks", "I6.5"),
        Event("obelisk", BLACK, {"height": 2, "place": 1, "shared": 1}, 12, "obelisks", "I6.5"),
        Event("obelisk", BROWN, {"height": 1, "place": 3, "shared": 0}, 5, "obelisks", "I6.5"),
    ]


def test_rows_columns_and_singles_tell_their_places() -> None:
    game = imhotep(2, burial="B", obelisks="B")
    s = table(game, burial="WW/WK/K", obelisks="KKKWW")
    assert list(game.closing(s)) == [
        Event("row", WHITE, {"row": 1, "place": 1, "shared": 0}, 8, "burial", "I7.4"),
        Event("row", WHITE, {"row": 2, "place": 1, "shared": 1}, 6, "burial", "I7.4"),
        Event("row", BLACK, {"row": 2, "place": 1, "shared": 1}, 6, "burial", "I7.4"),
        Event("row", BLACK, {"row": 3, "place": 1, "shared": 0}, 8, "burial", "I7.4"),
        Event("column", BLACK, {"field": 1}, 10, "obelisks", "I7.5"),
        Event("singles", WHITE, {"count": 2}, 2, "obelisks", "I7.5"),
    ]


def test_cards_tell_how_many_and_what_they_count() -> None:
    s = table(imhotep(2), temple="WKWKWKW", hands="DECO-TEMPLE DECO-TEMPLE STATUE STATUE | LEVER LEVER")
    assert list(imhotep(2).closing(s)) == [
        Event(
            "decoration", WHITE, {"card": "DECO-TEMPLE", "count": 2, "stones": 7}, 4, "decorations", "I8.2"
        ),
        Event("statues", WHITE, {"count": 2}, 3, "statues", "I8.3"),
        Event("unused", BLACK, {"card": "LEVER", "count": 2}, 2, "blue", "I8.4"),
    ]


@pytest.mark.parametrize(
    ("temple", "burial", "rank", "points"),
    [("WW", "W", "most", 5), ("W", "WW", "second", 3), ("W", "W", "tie", 3)],
)
def test_a_bet_tells_why(temple: str, burial: str, rank: str, points: int) -> None:
    game = imhotep(2, bets="on")
    s = table(game, temple=temple, burial=burial, bets={"temple left": "K"})
    (won,) = [event for event in game.closing(s) if event.category == "bets"]
    assert won == Event(
        "bet_won", BLACK, {"site": "temple", "side": "left", "rank": rank}, points, "bets", "I10.3"
    )


def test_the_wrath_tells_what_is_missing() -> None:
    game = imhotep(2, wrath="on", private="on")
    s = table(game, pyramid="WK", temple="WK", burial="WK", obelisks="W", private={"K": "used"})
    brought = [event for event in game.closing(s) if event.category in ("wrath", "private")]
    assert brought == [
        Event("private_unused", WHITE, {}, 1, "private", "I10.2"),
        Event("wrath", BLACK, {"count": 1, "site": "obelisks"}, -5, "wrath", "I10.1"),
    ]


def test_what_has_been_scored_stands_at_the_beginning_of_a_position() -> None:
    s = go(FOUR, table(FOUR, boats="WK. ... .. .."), "sail 1 pyramid")
    assert list(FOUR.opening(s)) == [
        Event("scored", WHITE, {"site": "pyramid"}, 2, "pyramid", "I6.2"),
        Event("scored", BLACK, {"site": "pyramid"}, 1, "pyramid", "I6.2"),
    ]


# ---- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(40))
def test_the_events_of_a_game_add_up_to_it(number: int) -> None:
    match = random_imhotep(number)
    s: ImhotepState = match.state
    events = [event for ply in range(match.plies) for event in match.events(ply)]
    for site in box.MONUMENTS:
        name = box.SITES[site]
        arrived = [event for event in events if event.kind == "arrive" and event.params["site"] == name]
        stones = getattr(s, name)
        assert [event.player for event in arrived] == stones
        assert [event.params["stone"] for event in arrived] == list(range(1, len(stones) + 1))
    gained = Counter((e.player, e.params["card"]) for e in events if e.kind == "gain_card")
    red = {card.id for card in CARDS if card.colour == "red"}
    used = Counter((e.player, e.params["card"]) for e in events if e.kind == "play")
    if box.PROPHECIES.index("amun") not in s.own.get("prophecies", []):  # who has them kept
        used.update({key: count for key, count in gained.items() if key[1] in red})
    held = {
        (player, CARD_IDS[kind]): count
        for player, kinds in enumerate(s.cards)
        for kind, count in enumerate(kinds)
        if count
    }
    assert gained - used == Counter(held)
    assert sum(event.kind == "round" for event in events) == 5
    assert sum(event.kind == "round" for event in match.events(-1)) == 1


@pytest.mark.parametrize("number", range(20))
def test_points_told_are_those_the_position_holds(number: int) -> None:
    match = random_imhotep(number)
    booked = [[0] * len(match.game.info.categories) for _ in range(match.game.players)]
    for ply in range(match.plies - 1):
        for event in match.events(ply):
            if event.points:
                booked[event.player][match.game.info.categories.index(event.category)] += event.points
        assert booked == match.at(ply + 1).scored


@pytest.mark.parametrize("number", range(20))
def test_categories_in_play_are_those_that_something_can_fill(number: int) -> None:
    match = random_imhotep(number)
    brought = {"quarry": "dynasty"} | dict(zip(MODULES, MODULES, strict=True))
    off = [key for key, module in brought.items() if match.game.options[module] == "off"]
    off += [] if match.game.options["market"] in "CD" else ["market"]
    assert [*match.game.categories] == [key for key in match.game.info.categories if key not in (*off, TRACK)]
    assert {event.category for event in match.ledger()} <= {*match.game.categories}


def test_stones_come_off_the_boat_that_sailed() -> None:
    match, came = random_imhotep(1), 0
    for ply in range(match.plies):
        sailed = [event.params["boat"] for event in match.events(ply) if event.kind == "sail"]
        boats = {event.params["boat"] for event in match.events(ply) if "boat" in event.params}
        assert not sailed or boats == {*sailed}
        came += len(boats) == len(sailed) == 1
    assert came > 10
