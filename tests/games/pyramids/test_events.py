"""What is told of each decision."""

from game.core.game import Event
from game.core.match import Match
from game.core.record import new_record
from game.games.pyramids.events import events
from game.games.pyramids.state import NONE, PyramidsState
from tests.games.pyramids.positions import building, game, position
from tests.helpers import do, random_match

HAND = "B/WR W/RG R/GY"


def told(state: PyramidsState, text: str) -> list[Event]:
    """The events of a decision."""
    its = game()
    return its.events(state, its.info.vocabulary.read(text), do(its, state, text))


def test_cards_built_in_sight_are_told() -> None:
    assert told(building(4, HAND), "pyramid 2 1.0") == [Event("pyramid", 0, {"card": "W/RG", "slot": "1.0"})]
    assert told(building(4, HAND), "obelisk 3") == [Event("obelisk", 0, {"card": "R/GY"})]


def test_a_card_laid_in_the_tomb_is_not_told() -> None:
    assert told(building(4, HAND), "tomb 3") == [Event("tomb", 0)]


def test_tile_and_pair_are_told() -> None:
    assert told(position("tile"), "tile 2")[0] == Event("tile", 0, {"god": "Anubis", "tile": 2})
    pair = position("pair", tiles=(1, 2), quarry="- - R/GY G/B^O")
    assert told(pair, "pair 2") == [Event("pair", 0, {"pair": 2, "card1": "R/GY", "card2": "G/B^O"})]


def test_discarding_and_the_next_round_are_told() -> None:
    match = random_match(new_record("pyramids", 3, {}, "events"), 2)
    kinds = [event.kind for ply in range(match.plies) for event in match.events(ply)]
    assert kinds.count("round") == 9
    assert kinds.count("end") == 1
    assert kinds[-1] == "end"
    rounds = [e for ply in range(match.plies) for e in match.events(ply) if e.kind == "round"]
    assert rounds == [Event("round", NONE, {"round": n}) for n in range(2, 11)]


def test_nothing_told_names_a_hidden_card() -> None:
    match = Match(random_match(new_record("pyramids", 4, {}, "secret"), 3).record)
    for ply in range(match.plies):
        if match.action(ply).verb in {"tomb", "done", "tile"}:
            told = events(match.at(ply), match.action(ply), match.at(ply + 1))
            assert not any(key.startswith("card") for event in told for key in event.params)
