"""How well the bots judge: greedy by the points at once, flat Monte Carlo by many ends."""

from itertools import pairwise

import pytest

from game.bots.ladder import RUNGS
from game.bots.levels import Level, ladder_of
from game.bots.monte_carlo import reward
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from tests.bots.seats import thought
from tests.helpers import WITH_OTHERS


def test_greedy_takes_the_last_stones() -> None:
    match = Match(new_record("template", 2, {}, "heap"))
    while match.state.heap > 3:
        match = match.play("take 1")
    assert thought(match, Level("greedy", 0)).choice == f"take {match.state.heap}"


def test_greedy_goes_on_in_thought_while_it_is_its_turn() -> None:
    match = action_tile_in_hand()
    lines = {line.action: line.points for line in thought(match, Level("greedy", 0)).lines}
    at_once = {action.text: standing(match, action.text) for action in match.legal}
    played = next(text for text in lines if text.startswith("play "))
    assert lines[played] > at_once[played]
    assert all(lines[text] == at_once[text] for text in lines if not text.startswith("play "))


def standing(match: Match, text: str) -> int:
    """The lead right after an action."""
    state = match.state.clone()
    match.game.apply(state, match.game.info.vocabulary.read(text))
    scores = match.game.scores(state)
    return scores[match.player] - scores[1 - match.player]


def action_tile_in_hand() -> Match:
    """A turn in which placing two figures by an action tile is possible."""
    match = Match(new_record("duel", 2, {"start": "first"}, "hand"))
    state = match.state
    place = match.game.info.vocabulary.of("play", 1)
    state.display[0][-3] = 1
    assert place in match.legal
    return match


@pytest.mark.parametrize(
    ("ranking", "points", "value"),
    [([1, 2], 0, 0.75), ([2, 1], 0, 0.25), ([1, 1], 0, 0.5), ([1, 2], 12, 0.875), ([2, 1], -36, 0.0625)],
)
def test_reward_is_half_the_placing_and_half_the_lead(ranking: list[int], points: int, value: float) -> None:
    assert reward(ranking, points, 0) == value


def test_flat_sees_what_the_other_would_get() -> None:
    match = Match(new_record("template", 2, {"bonus": "high"}, "heap"))
    match.state.heap = 4
    assert thought(match, Level("greedy", 0)).choice == "take 3"
    assert thought(match, Level("flat", 600)).choice in {"take 1", "take 2"}


@pytest.mark.parametrize("game", WITH_OTHERS)
def test_levels_go_up(game: str) -> None:
    """Each thinks at least as long as the one below and lets less pass; the top lets nothing pass."""
    low, high = game_class(game).info.seats
    for players in range(low, high + 1):
        rungs = [level.within(game, players) for level in ladder_of(game, players)]
        assert all(rung.bot == "tree" for rung in rungs)
        assert 2 <= len(set(rungs)) == len(rungs) <= RUNGS
        assert all(
            below.iterations <= above.iterations and below.temperature >= above.temperature
            for below, above in pairwise(rungs)
        )
        assert rungs[-1].temperature == 0
