"""What holds from one position to the next; what holds in each, 5,000 games of the soak show."""

import pytest

from game.core.match import Match
from game.games.imhotep import tables as box
from tests.helpers import random_imhotep


@pytest.fixture(scope="module", params=range(40))
def match(request: pytest.FixtureRequest) -> Match:
    """A finished random game."""
    return random_imhotep(request.param)


def test_a_game_has_six_rounds(match: Match) -> None:
    rounds = [match.at(ply).round for ply in range(match.plies + 1)]
    assert sorted(set(rounds)) == list(range(1, box.ROUNDS + 1))
    assert rounds == sorted(rounds)


def test_stones_at_sites_stay_there(match: Match) -> None:
    for ply in range(match.plies):
        before, after = match.at(ply), match.at(ply + 1)
        for site in box.MONUMENTS:
            old, new = (getattr(state, box.SITES[site]) for state in (before, after))
            assert new[: len(old)] == old


def test_in_a_turn_only_the_player_to_move_is_asked_but_for_owners_of_stones(match: Match) -> None:
    """Out of turn: market cards, pyramids and cells, bonuses, the temple's choice."""
    theirs = {"pick", "keep", "build", "bonus_card", "bonus_stones", "bonus_load", "temple_choice"}
    theirs |= {"buy", "trade", "cell", "scaffold", "row"}
    turn_of = match.mover(0)
    for ply in range(match.plies):
        step = match.at(ply).pending[-1].step
        turn_of = match.mover(ply) if step == "turn" else turn_of
        assert match.mover(ply) == turn_of or step in theirs
