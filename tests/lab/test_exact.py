"""The exact search against one that looks at everything, and what it proves."""

from typing import Any

import pytest

from game.bots.bot import below, lead, numbers
from game.bots.monte_carlo import reward
from game.bots.playout import play_out
from game.core.game import Game
from game.core.match import Match
from game.core.record import new_record
from game.core.state import CHANCE, TERMINAL
from game.lab.puzzling.exact import Exact, TooLarge


def plain_value(game: Game[Any], s: Any) -> float:
    """The first player's value, every line played to its end."""
    player = game.current_player(s)
    if player == TERMINAL:
        return reward(game.ranking(s), lead(game.scores(s), 0), 0)
    if player == CHANCE:
        outcomes = game.chance_outcomes(s)
        values = [weight * plain_value(game, after(game, s, action)) for action, weight in outcomes if weight]
        return sum(values) / sum(weight for _, weight in outcomes)
    values = [plain_value(game, after(game, s, action)) for action in game.legal_actions(s)]
    return min(values) if player else max(values)


def after(game: Game[Any], s: Any, action: Any) -> Any:
    child = s.clone()
    game.apply(child, action)
    return child


def near_the_end(seed: int, plies: int) -> tuple[Game[Any], Any]:
    """A position of a random Duel so many decisions before its end."""
    game = Match(new_record("duel", 2, {}, f"end{seed}")).game
    end = game.initial_state()
    play_out(game, end, numbers(seed))
    s = game.initial_state()
    random = numbers(seed)
    play_out(game, s, random, end.ply - plies)
    game.settle(s, below(random))
    return game, s


@pytest.mark.parametrize("seed", [0, 1, 3, 4, 5, 6])
def test_it_finds_what_looking_at_everything_finds(seed: int) -> None:
    game, s = near_the_end(seed, 2)
    exact = Exact(game, 100_000)
    player = game.current_player(s)
    for action, value in exact.choices(s):
        first = plain_value(game, after(game, s, action))
        assert value == pytest.approx(1 - first if player else first, abs=1e-12)


def test_what_is_too_large_is_given_up() -> None:
    game, s = near_the_end(1, 30)
    exact = Exact(game, 500)
    with pytest.raises(TooLarge):
        exact.choices(s)
    assert exact.positions == 501


def test_only_two_win_what_the_other_loses() -> None:
    with pytest.raises(ValueError, match="Only two"):
        Exact(Match(new_record("pyramids", 3, {}, "three")).game, 10)
