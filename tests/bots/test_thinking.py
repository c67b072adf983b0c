"""Thinking: pure, in slices that change nothing, cancelled by closing, capped by the caller's clock."""

from itertools import count

import pytest

from game.bots.bot import Budget, Thinking, Thought, bot_seed, lead
from game.bots.levels import BOTS
from game.bots.thinking import conclude, within
from game.core.match import Match
from game.core.record import new_record
from tests.bots.seats import OPEN_MATCHES
from tests.helpers import random_match

DEAL = Match(new_record("duel", 2, {}, "think"))


def think(match: Match, bot: str, seed: int, budget: Budget) -> Thinking:
    seen = match.game.observation(match.state, match.player)
    return BOTS[bot].think(match.game, seen, match.player, seed, budget)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("match", OPEN_MATCHES, ids=lambda match: f"{match.record.game}-{match.plies}")
def test_the_same_seed_comes_to_the_same_thought(bot: str, match: Match) -> None:
    thoughts = [conclude(think(match, bot, 3, Budget(50))) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].choice in {action.text for action in match.game.candidates(match.state)}


@pytest.mark.parametrize("bot", BOTS)
def test_the_observation_is_left_as_it_was(bot: str) -> None:
    seen = DEAL.game.observation(DEAL.state, DEAL.player)
    before = seen.clone()
    conclude(BOTS[bot].think(DEAL.game, seen, DEAL.player, 3, Budget(50)))
    assert seen == before


def test_random_and_greedy_choose_otherwise_for_another_seed() -> None:
    for bot in ("random", "greedy"):
        choices = {conclude(think(DEAL, bot, seed, Budget(0))).choice for seed in range(12)}
        assert len(choices) > 1


def test_a_thought_has_a_line_for_every_action_the_best_first() -> None:
    for match in OPEN_MATCHES:
        thought = conclude(think(match, "flat", 3, Budget(50)))
        offered = [action.text for action in match.game.candidates(match.state)]
        assert sorted(line.action for line in thought.lines) == sorted(offered)
        values = [line.value for line in thought.lines]
        assert values == sorted(values, reverse=True)
        assert sum(line.visits for line in thought.lines) == thought.iterations
        assert all(0 <= value <= 1 for value in values)
        assert all(line.spread >= 0 for line in thought.lines)


@pytest.mark.parametrize("slice_iterations", [1, 7, 64, 10_000])
def test_slices_change_nothing(slice_iterations: int) -> None:
    whole = conclude(think(DEAL, "flat", 3, Budget(200)))
    assert conclude(think(DEAL, "flat", 3, Budget(200, slice_iterations))) == whole


def test_a_slice_is_no_longer_than_asked_and_a_round() -> None:
    told = [thought.iterations for thought in think(DEAL, "flat", 3, Budget(200, 20))]
    assert told == list(range(27, 190, 27))


def test_the_budget_is_used_in_whole_rounds_at_least_one() -> None:
    used = [conclude(think(DEAL, "flat", 3, Budget(n))).iterations for n in (0, 1, 17, 18, 200)]
    assert used == [9, 9, 9, 18, 198]


def test_closing_stops_the_thinking() -> None:
    thinking = think(DEAL, "flat", 3, Budget(1_000_000, 20))
    next(thinking)
    thinking.close()
    with pytest.raises(StopIteration):
        next(thinking)


@pytest.mark.parametrize("bot", BOTS)
def test_a_forced_move_costs_nothing(bot: str) -> None:
    match = forced()
    thought = conclude(think(match, bot, 3, Budget(1000)))
    assert (thought.iterations, thought.choice) == (0, match.legal[0].text)


def forced() -> Match:
    """A position with a single action."""
    for number in count():
        match = random_match(DEAL.record, number)
        for ply in range(match.plies):
            if len(match.until(ply).legal) == 1:
                return match.until(ply)
    raise AssertionError


def test_the_clock_ends_the_thinking_and_says_so() -> None:
    ticks = count()
    thinking = within(think(DEAL, "flat", 3, Budget(1_000_000, 9)), 4.0, lambda: float(next(ticks)))
    capped = conclude(thinking)
    assert capped.capped
    assert capped.iterations == 4 * 9


def test_a_capped_thought_is_thought_again_with_its_count() -> None:
    ticks = count()
    capped = conclude(within(think(DEAL, "flat", 3, Budget(1_000_000, 9)), 4.0, lambda: float(next(ticks))))
    assert conclude(think(DEAL, "flat", 3, Budget(capped.iterations))) == capped._replace(capped=False)


@pytest.mark.parametrize("wall_s", [None, 1e9])
def test_without_need_the_clock_changes_nothing(wall_s: float | None) -> None:
    whole = conclude(think(DEAL, "flat", 3, Budget(100)))
    assert conclude(within(think(DEAL, "flat", 3, Budget(100)), wall_s, lambda: 0.0)) == whole


def test_every_decision_has_a_seed_of_its_own() -> None:
    seeds = {bot_seed(s, seat, ply, b) for s in ("a", "b") for seat in (0, 1) for ply in (0, 1) for b in BOTS}
    assert len(seeds) == 2 * 2 * 2 * len(BOTS)
    assert bot_seed("amun7342", 1, 12, "flat") == 4211021367066465538


def test_lead_is_over_the_best_other() -> None:
    assert [lead((5, 9, 2), player) for player in range(3)] == [-4, 4, -7]
    assert lead((3,), 0) == 3


def test_a_thought_says_its_choice() -> None:
    assert Thought(0, conclude(think(DEAL, "greedy", 1, Budget(0))).lines).choice.startswith("place ")
