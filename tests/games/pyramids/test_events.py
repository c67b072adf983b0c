"""What is told of each decision, and of each point."""

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.core.state import NOBODY, Event
from game.games.pyramids.scoring import pyramid_gains
from game.games.pyramids.state import PyramidsState
from tests.games.pyramids.positions import building, game, position, pyramid
from tests.helpers import random_match

HAND = "B/WR W/RG R/GY"


def told(state: PyramidsState, text: str) -> list[Event]:
    """What a decision tells."""
    its = game()
    return its.tried(state, its.info.vocabulary.read(text)).told


def scored(state: PyramidsState, text: str) -> list[Event]:
    """The points among it."""
    return [event for event in told(state, text) if event.points]


def gain(kind: str, points: int, category: str, rule: str, **details: int | str) -> Event:
    """Points of the first player."""
    return Event(kind, 0, details, points, category, rule)


def test_cards_built_in_sight_are_told() -> None:
    assert told(building(4, HAND), "pyramid 2 1.0")[0] == Event("pyramid", 0, {"card": "W/RG", "slot": "1.0"})
    assert told(building(4, HAND), "obelisk 3")[0] == Event("obelisk", 0, {"card": "R/GY"})


def test_each_colour_of_the_first_card_is_told_and_that_one_counts_again() -> None:
    assert scored(building(4, HAND), "pyramid 2 1.0") == [
        gain("connection", 1, "pyramid_white", "P7.1", colour="white", stones=1),
        gain("connection", 1, "pyramid_red", "P7.1", colour="red", stones=1),
        gain("connection", 1, "pyramid_green", "P7.1", colour="green", stones=1),
        gain("extra", 1, "pyramid_extra", "P7.2", colour="white", stones=1),
    ]


def test_a_card_that_joins_stones_tells_how_many_are_joined() -> None:
    assert scored(building(1, "GW/B", "G/G"), "pyramid 1 1.1") == [
        gain("connection", 1, "pyramid_blue", "P7.1", colour="blue", stones=1),
        gain("connection", 1, "pyramid_white", "P7.1", colour="white", stones=1),
        gain("connection", 1, "pyramid_green", "P7.1", colour="green", stones=3),
        gain("extra", 1, "pyramid_extra", "P7.2", colour="green", stones=3),
    ]


def test_a_glyph_in_its_building_is_told() -> None:
    glyph = gain("glyph", 2, "glyphs", "P7.6", building="pyramid")
    assert scored(building(1, "G/YR^P"), "pyramid 1 1.0")[-1] == glyph
    assert scored(building(3, "W/GY^O R/GY"), "obelisk 1") == [
        gain("stage", 1, "obelisk", "P7.4", colour="white", stages=1),
        gain("glyph", 2, "glyphs", "P7.6", building="obelisk"),
    ]


def test_a_stage_is_told_with_its_colour_once_it_brings_more() -> None:
    state = building(3, "R/R W/RG", obelisks={0: "B/WR W/B"})
    assert scored(state, "obelisk 2") == [
        gain("stage", 3, "obelisk", "P7.4", colour="white", stages=3),
    ]
    assert scored(state, "obelisk 1") == []


def test_the_bonus_is_told_once_every_colour_connects_three() -> None:
    whole = pyramid("RW/Y Y/WR^O R/R GW/Y | Y/W^O RW/B G/G | YW/B^T B/B | W/B^T")
    steps = [pyramid_gains(0, whole[:laid], whole[: laid + 1]) for laid in range(len(whole))]
    (bonus,) = [event for step in steps for event in step if event.kind == "bonus"]
    assert bonus == gain("bonus", 10, "pyramid_bonus", "P7.3")


def test_a_card_laid_in_the_tomb_is_not_told() -> None:
    assert told(building(4, HAND), "tomb 3") == [Event("tomb", 0)]


def test_a_card_shown_does_not_tell_where_it_was_in_the_hand() -> None:
    """Its place would tell which of the cards before it has been buried."""
    for text in ("pyramid 2 1.0", "obelisk 2"):
        assert "hand" not in told(building(4, HAND), text)[0].params


def test_building_no_more_tile_and_pair_are_told() -> None:
    tile: dict[str, int | str] = {"tile": 2, "god": "Anubis"}
    assert told(position("tile"), "tile 2")[0] == Event("tile", 0, tile)
    pair = position("pair", tiles=(1, 2), quarry="- | R/GY G/B^O")
    assert told(pair, "pair 2") == [Event("pair", 0, {"pair": 2, "card1": "R/GY", "card2": "G/B^O"})]
    done = position("build tomb", tiles=(2, 1), hands={0: HAND})
    assert told(done, "done")[0] == Event("done", 0)


def test_discarding_and_the_next_round_are_told() -> None:
    match = random_match(new_record("pyramids", 3, {}, "events"), 2)
    every = [event for ply in range(match.plies) for event in match.events(ply)]
    kinds = [event.kind for event in every]
    assert kinds.count("round") == 9
    assert kinds.count("end") == 1
    assert set(kinds[kinds.index("end") + 1 :]) <= {"majority", "glyph"}
    rounds = [event._replace(move=None) for event in every if event.kind == "round"]
    assert rounds == [Event("round", NOBODY, {"round": n}) for n in range(2, 11)]
    assert match.events(-1) == (Event("round", NOBODY, {"round": 1}),)
    assert all(event.params["card"] for event in every if event.kind == "discard")


def test_what_tombs_bring_is_told_when_they_are_opened() -> None:
    match = random_match(new_record("pyramids", 3, {}, "events"), 2)
    *before, last = (match.events(ply) for ply in range(match.plies))
    assert not any(event.category == "tomb" for told in before for event in told)
    assert {event.rule for event in last if event.kind == "majority"} == {"P7.5"}


@pytest.mark.parametrize("players", [2, 5])
def test_nothing_told_names_a_hidden_card(players: int) -> None:
    match = Match(random_match(new_record("pyramids", players, {}, "secret"), 3).record)
    for ply in range(match.plies):
        shown = {"pyramid", "obelisk", "discard", "pair"}
        for event in match.events(ply):
            assert event.kind in shown or not any(key.startswith("card") for key in event.params)
            assert not {"hand"} & set(event.params)
