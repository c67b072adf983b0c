"""What a decision caused, told for the log, the marks and the motion."""

from collections import Counter

import pytest

from game.core.game import Event
from game.games.imhotep import tables as box
from game.games.imhotep.game import Imhotep
from game.games.imhotep.sites.pyramid import WHICH
from game.games.imhotep.state import NOBODY, ImhotepState
from tests.games.imhotep.positions import ALL_MODULES, BLACK, BROWN, WHITE, go, imhotep, table
from tests.helpers import random_imhotep

FOUR = imhotep(4, **ALL_MODULES)


def told(game: Imhotep, state: ImhotepState, *texts: str) -> list[Event]:
    """The events of the last of these decisions; what is turned up after it stands behind it."""
    last = max(at for at, text in enumerate(texts) if not text.startswith("@"))
    before = go(game, state, *texts[:last])
    return game.events(before, game.info.vocabulary.read(texts[last]), go(game, before, *texts[last:]))


def test_taking_tells_how_many() -> None:
    assert told(FOUR, table(FOUR, sleds="4 0 0 0"), "take") == [Event("take", WHITE, {"count": 1})]


def test_placing_and_sailing_tell_the_boat_by_its_spots() -> None:
    s = table(FOUR, boats=".... ... KW. ..", sleds="1 0 0 0")
    assert told(FOUR, s, "place 1 2") == [Event("place", WHITE, {"boat": "1", "spot": "2", "spots": 4})]
    assert told(FOUR, s, "sail 3 pyramid") == [
        Event("sail", WHITE, {"boat": "3", "site": "pyramid", "spots": 3}),
        Event("arrive", BLACK, {"site": "pyramid", "place": 1}),
        Event("arrive", WHITE, {"site": "pyramid", "place": 2}),
        Event("score", BLACK, {"points": 2, "category": "pyramid", "rule": "I6.2"}),
        Event("score", WHITE, {"points": 1, "category": "pyramid", "rule": "I6.2"}),
    ]


def test_cards_gained_red_ones_too() -> None:
    s = table(FOUR, boats="WK. ... .. ..", market="SAIL SARCOPHAGUS - -")
    assert told(FOUR, s, "sail 1 market", "pick 1") == [
        Event("pick", WHITE, {"field": "1", "card": "SAIL"}),
        Event("gain_card", WHITE, {"card": "SAIL"}),
    ]
    assert told(FOUR, s, "sail 1 market", "pick 1", "pick 2") == [
        Event("pick", BLACK, {"field": "2", "card": "SARCOPHAGUS"}),
        Event("gain_card", BLACK, {"card": "SARCOPHAGUS"}),
        Event("arrive", BLACK, {"site": "burial", "place": 1}),
    ]


def test_the_pair_is_not_told_before_a_card_is_kept() -> None:
    game = imhotep(4, market="B")
    s = table(game, boats="W ... .. ..", market="- - - 2")
    taken = ("sail 1 market", "pick pair", "@card LEVER", "@card STATUE")
    assert told(game, s, *taken) == [Event("pick", WHITE, {"field": "pair"})]
    kept = told(game, s, *taken, "keep LEVER")
    assert kept == [Event("keep", WHITE, {"card": "LEVER"}), Event("gain_card", WHITE, {"card": "LEVER"})]


def test_a_card_drawn_is_told() -> None:
    game = imhotep(4, pyramid="B")
    s = table(game, boats="W ... .. ..", pyramid="W//")
    assert told(game, s, "sail 1 pyramid", "build left", "accept", "@card PATH") == [
        Event("accept", WHITE),
        Event("gain_card", WHITE, {"card": "PATH"}),
        Event("arrive", WHITE, {"site": "obelisks", "place": 1}),
    ]


def test_the_end_of_a_round_and_of_the_game() -> None:
    afloat = "....@pyramid ...@burial ..@obelisks B"
    events = told(FOUR, table(FOUR, boats=afloat), "sail 4 temple", "@boats 4333")
    assert events[1:] == [
        Event("arrive", BROWN, {"site": "temple", "place": 1}),
        Event("score", BROWN, {"points": 1, "category": "temple", "rule": "I6.3"}),
        Event("round", NOBODY, {"round": 2, "boats": "4-3-3-3"}),
    ]
    events = told(FOUR, table(FOUR, boats=afloat, round_=6), "sail 4 temple")
    assert events[-1] == Event("end", NOBODY)


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("play CHISEL", {"card": "CHISEL"}),
        ("private temple", {"site": "temple"}),
        ("bet burial right", {"site": "burial", "side": "right"}),
        ("favour 5", {"favour": "5"}),
    ],
)
def test_cards_and_modules(text: str, params: dict[str, str]) -> None:
    s = table(FOUR, hands="CHISEL", sleds="2 0 0 0")
    assert told(FOUR, s, text)[0] == Event(text.split(maxsplit=1)[0], WHITE, params)


@pytest.mark.parametrize("number", range(40))
def test_the_events_of_a_game_add_up_to_it(number: int) -> None:
    match = random_imhotep(number)
    s: ImhotepState = match.state
    events = [event for ply in range(match.plies) for event in match.events(ply)]
    for site in box.MONUMENTS:
        name = box.SITES[site]
        arrived = [event for event in events if event.kind == "arrive" and event.params["site"] == name]
        stones = [stone % WHICH for stone in getattr(s, name)]
        assert [event.player for event in arrived] == stones
        assert [event.params["place"] for event in arrived] == list(range(1, len(stones) + 1))
    gained = Counter((e.player, e.params["card"]) for e in events if e.kind == "gain_card")
    used = Counter((e.player, e.params["card"]) for e in events if e.kind == "play")
    used.update((player, box.CARD_IDS[kind]) for player, kind in s.reds)
    held = {
        (player, box.CARD_IDS[kind]): count
        for player, kinds in enumerate(s.cards)
        for kind, count in enumerate(kinds)
        if count
    }
    assert gained - used == Counter(held)
    assert [event.kind for event in events if event.player == NOBODY] == ["round"] * 5 + ["end"]


@pytest.mark.parametrize("number", range(20))
def test_booked_points_stand_with_the_decision_that_brought_them(number: int) -> None:
    match = random_imhotep(number)
    by_ledger = Counter(
        (e.move, e.player, e.points, e.category) for e in match.ledger() if e.move is not None
    )
    by_events = Counter(
        (ply, event.player, event.params["points"], event.params["category"])
        for ply in range(match.plies)
        for event in match.events(ply)
        if event.kind == "score"
    )
    assert by_ledger == by_events
    assert by_ledger
