"""Section 11: what holds from one position to the next; what holds in each, 10,000 games of the soak show."""

import pytest

from game.core.match import Match
from tests.games.duel.invariants import faults
from tests.helpers import random_duel


@pytest.fixture(scope="module", params=range(60))
def match(request: pytest.FixtureRequest) -> Match:
    """A finished random game."""
    return random_duel(request.param)


def test_boats_are_removed_only_when_the_supply_is_empty(match: Match) -> None:
    for ply in range(match.plies):
        before, after = match.at(ply), match.at(ply + 1)
        assert after.afloat == before.afloat or after.supply == 0


def test_an_invariant_that_is_broken_is_told() -> None:
    state = Match(random_duel(1).record.with_actions([])).state.clone()
    state.slots[0] = state.slots[1]
    state.figures[0] = 3
    assert {"all 60 tiles, each kind as often as in the box", "four figures each"} <= set(faults(state))


def test_games_have_about_sixty_turns_with_random_play() -> None:
    turns = []
    for number in range(60):
        match = random_duel(number)
        turns.append(sum(match.at(ply).pending[-1].step == "turn" for ply in range(match.plies)))
    assert 55 <= sum(turns) / len(turns) <= 65
