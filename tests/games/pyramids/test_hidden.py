"""P8: what a player sees of the others, and how it is dealt anew."""

from collections.abc import Iterator

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.games.pyramids import tables as box
from game.games.pyramids.state import NONE, UNKNOWN, PyramidsState
from tests.games.pyramids.invariants import everywhere, faults
from tests.games.pyramids.positions import cards, game, points, position
from tests.helpers import below, random_match


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def match(request: pytest.FixtureRequest) -> Match:
    """A finished random game."""
    players: int = request.param
    return random_match(new_record("pyramids", players, {}, f"hidden{players}"), players)


def decisions(match: Match) -> Iterator[tuple[PyramidsState, PyramidsState, int]]:
    """Every position with what whoever decides sees of it."""
    for ply in range(match.plies):
        state, player = match.at(ply), match.mover(ply)
        yield state, match.game.observation(state, player), player


def test_others_hands_and_tombs_are_hidden_and_counted(match: Match) -> None:
    for state, seen, player in decisions(match):
        for other in range(match.game.players):
            hidden = other != player
            for own, shown in ((state.hands, seen.hands), (state.tombs, seen.tombs)):
                assert shown[other] == ([UNKNOWN] * len(own[other]) if hidden else own[other])


def test_all_else_is_seen(match: Match) -> None:
    for state, seen, _ in decisions(match):
        for name in (
            "quarry",
            "tiles",
            "aside",
            "pyramids",
            "obelisks",
            "box",
            "starter",
            "round",
            "pending",
        ):
            assert getattr(seen, name) == getattr(state, name)
        assert seen.face_down == state.deck.bit_count()


def test_an_observation_does_not_depend_on_the_cards_nobody_saw(match: Match) -> None:
    """First cards of the others swapped with the deck: nothing a player sees tells."""
    for state, seen, player in decisions(match):
        other = (player + 1) % match.game.players
        if state.first[other] == NONE or not state.deck:
            continue
        first, drawn = state.first[other], state.deck.bit_length() - 1
        swapped = state.clone()
        swapped.deck = state.deck & ~(1 << drawn) | 1 << first
        swapped.first[other] = drawn
        for pile in (swapped.hands[other], swapped.tombs[other]):
            pile[:] = [drawn if card == first else card for card in pile]
        assert match.game.observation(swapped, player) == seen


def test_an_onlooker_sees_no_hand_and_no_tomb(match: Match) -> None:
    for state, _, _ in decisions(match):
        seen = match.game.observation(state, None)
        assert {card for pile in (*seen.hands, *seen.tombs) for card in pile} <= {UNKNOWN}


def test_at_the_end_all_is_open(match: Match) -> None:
    assert match.game.observation(match.state, None) == match.state
    assert sum(len(tomb) for tomb in match.state.tombs) > 0


def test_what_is_dealt_anew_is_a_position_the_game_can_reach(match: Match) -> None:
    for number, (state, seen, player) in enumerate(decisions(match)):
        guess = match.game.determinize(seen, below(number))
        assert faults(guess, match.game.players) == []
        assert sorted(everywhere(guess)) == list(range(box.DECK))
        assert (guess.hands[player], guess.tombs[player]) == (state.hands[player], state.tombs[player])


def test_the_first_card_may_be_any_that_nobody_showed() -> None:
    state = Match(new_record("pyramids", 2, {"start": "1"}, "first")).state
    seen = game().observation(state, 0)
    guessed = {game().determinize(seen, below(number)).hands[1][0] for number in range(2000)}
    unseen = set(range(box.DECK)) - set(state.quarry) - set(state.hands[0])
    assert guessed == unseen


def test_a_pair_taken_in_sight_is_remembered_until_it_is_built() -> None:
    """Player 1 holds two cards everyone saw them take; which of them was buried, nobody knows."""
    state = position("tile", hands={1: "B/WR"}, tombs={1: "W/RG"})
    seen = game().observation(state, 0)
    both = set(cards("B/WR W/RG"))
    for number in range(20):
        guess = game().determinize(seen, below(number))
        assert {*guess.hands[1], *guess.tombs[1]} == both
    assert {game().determinize(seen, below(number)).hands[1][0] for number in range(20)} == both


def test_what_was_taken_after_a_burial_is_not_what_was_buried() -> None:
    state = position("tile", hands={1: "B/WR@1 R/GY"}, tombs={1: "W/RG"})
    assert state.buried[1] == [sum(1 << card for card in cards("W/RG R/GY"))]
    seen = game().observation(state, 0)
    buried = {game().determinize(seen, below(number)).tombs[1][0] for number in range(40)}
    assert buried == set(cards("W/RG R/GY"))


def test_points_of_tombs_are_told_only_when_all_are_seen() -> None:
    state = position("tile", tombs={0: "G/Y^P", 1: "W/B^T"})
    seen = game().observation(state, 0)
    assert points(state, "tomb") == [10, 10]
    assert points(state, "glyphs") == [0, box.GLYPH]
    assert points(seen, "tomb") == points(seen, "glyphs") == [0, 0]
    assert sum(game().scores(state)) > sum(game().scores(seen))
