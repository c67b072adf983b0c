"""Section 10: what holds in whole games; what holds in each position, 5,000 games of the soak show."""

import pytest

from game.core.match import Match
from game.games.pyramids import tables as box
from tests.games.pyramids.invariants import faults
from tests.helpers import random_pyramids


@pytest.fixture(scope="module", params=range(24))
def match(request: pytest.FixtureRequest) -> Match:
    """A finished random game."""
    return random_pyramids(request.param)


def test_each_player_takes_one_tile_and_one_pair_a_round(match: Match) -> None:
    taken = [(match.at(ply).round, match.mover(ply), match.action(ply).verb) for ply in range(match.plies)]
    each = [
        (number, player, verb)
        for number in range(1, box.ROUNDS + 1)
        for player in range(match.game.players)
        for verb in ("pair", "pyramid", "tile")
    ]
    assert sorted(turn for turn in taken if turn[2] in {"pair", "pyramid", "tile"}) == each


def test_every_game_ends_with_whole_pyramids(match: Match) -> None:
    deck = box.DECK - match.game.players * 21
    assert match.state.deck.bit_count() == deck
    assert all(len(pyramid) == 10 for pyramid in match.state.pyramids)


def test_an_invariant_that_is_broken_is_told() -> None:
    match = random_pyramids(1)
    state = match.at(match.plies // 2).clone()
    state.pyramids[0][0] = state.pyramids[0][0]._replace(place=3)
    state.deck |= state.deck << 1
    assert {"all 105 cards once", "legal shapes"} <= set(faults(state, match.game.players))
