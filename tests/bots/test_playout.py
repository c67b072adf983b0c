"""A playout has a loop of its own and nobody listens; position by position it does what the driver does."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from game.bots.bot import below, numbers
from game.bots.playout import play_out
from game.core.game import Game
from game.core.match import Match
from game.core.record import new_record
from game.core.state import CHANCE

ALL = {
    **dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), "B"),
    **dict.fromkeys(("private", "bets", "favour", "wrath", "dynasty", "prophecies"), "on"),
}
GAMES: Mapping[str, tuple[int, Mapping[str, str], int]] = {
    "duel": (2, {}, 10),
    "imhotep": (4, ALL, 10),
    "pyramids": (4, {}, 10),
    "cheops": (3, {}, 4),
    "abusir": (3, {}, 2),
}


def driven(game: Game[Any], s: Any, seed: int) -> Iterator[Any]:
    """The position after every decision of a random game and at its end, by the driver, listened to."""
    random = numbers(seed)
    s.tell = lambda event: None
    while s.pending:
        p = s.pending[-1]
        step: Any = game.steps[p.step]
        if p.player == CHANCE:
            game.apply(s, step.draw(s, p, below(random)))
            continue
        actions = step.playout_actions(s, p)
        game.apply(s, actions[int(random() * len(actions))])
        yield s
    yield s


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_passes_through_the_same_positions(name: str) -> None:
    players, options, games = GAMES[name]
    game = Match(new_record(name, players, options, "playouts")).game
    for seed in range(games):
        s, random = game.initial_state(), numbers(seed)
        for expected in driven(game, game.initial_state(), seed):
            play_out(game, s, random, 1)
            assert s == expected
        assert not s.pending
