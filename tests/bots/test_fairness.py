"""Bots see what an observation shows, and nothing else."""

from typing import Any

import pytest

from game.bots.bot import Thought
from game.bots.levels import BOTS
from game.bots.thinking import conclude
from game.core.match import Match
from tests.bots.fairness import BUDGET, DEALS, Nerve, OpenNerve, assert_fair, by_observation, dealt, redeals
from tests.bots.seats import OPEN_MATCHES
from tests.helpers import below

SEED = 7
NERVE = Nerve(2, {})
# Where others look different dealt anew, a bot could have seen what it must not: Pyramids' hands and tombs.
HIDING = [match for match in OPEN_MATCHES if any(s != match.state for s in redeals(match.game, match.state))]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("match", HIDING, ids=lambda match: f"{match.record.game}-{match.plies}")
def test_a_move_is_the_same_under_every_redeal(bot: str, match: Match) -> None:
    assert_fair(redeals(match.game, match.state), by_observation(BOTS[bot], match.game, SEED))


@pytest.mark.parametrize("bot", BOTS)
def test_a_move_is_the_same_whatever_the_other_holds(bot: str) -> None:
    for card in range(1, 10):
        positions = redeals(NERVE, dealt(card, 10 - card if card != 5 else 6))
        assert len({state.hands[1] for state in positions}) > 3
        assert_fair(positions, by_observation(BOTS[bot], NERVE, SEED))


def test_a_player_who_decides_does_not_see_everything_in_pyramids_alone() -> None:
    assert {match.record.game for match in HIDING} == {"pyramids"}


def test_what_a_player_looks_at_is_among_the_positions() -> None:
    """Its taker sees the pair of cards; to the others every pair looks the same, and others are dealt."""
    (match,) = (match for match in OPEN_MATCHES if getattr(match.state, "looked", None))
    game, state = match.game, match.state
    others = [player for player in (*range(game.players), None) if player != match.player]
    assert game.observation(state, match.player) == state
    for player in others:
        seen = game.observation(state, player)
        guesses = [game.determinize(seen, below(number)) for number in range(DEALS)]
        assert len({tuple(guess.looked) for guess in guesses}) > 3
        assert all(game.observation(guess, player) == seen for guess in guesses)


def test_a_bot_that_looks_at_the_position_itself_is_caught() -> None:
    def peep(state: Any) -> Thought:
        return conclude(BOTS["flat"].think(NERVE, state, 0, SEED, BUDGET))

    with pytest.raises(AssertionError):
        assert_fair(redeals(NERVE, dealt(5, 6)), peep)


def test_an_observation_that_hides_too_little_is_caught() -> None:
    leaking = OpenNerve(2, {})
    with pytest.raises(AssertionError):
        assert_fair(redeals(NERVE, dealt(5, 6)), by_observation(BOTS["flat"], leaking, SEED))


def test_flat_monte_carlo_weighs_what_it_cannot_see() -> None:
    flat = by_observation(BOTS["flat"], NERVE, SEED)
    assert [flat(dealt(card, 5)).choice for card in (1, 9)] == ["fold", "hold"]
