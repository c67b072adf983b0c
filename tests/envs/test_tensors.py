"""What a seat sees, as numbers: what waits behind a question, and open cards, are among them."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from game.core.game import Game
from game.core.registry import game_class
from game.games.pyramids.state import PyramidsState
from game.lab.envs import GAMES, Choices
from game.lab.envs.dealing import Dealt, dealt
from game.lab.envs.tensors import Tensors


def positions(of: Dealt, most: int) -> Iterator[Any]:
    chance = random.Random(of.seed)
    while not of.over and most:
        yield of.state.clone()
        of.say(chance.choice(of.legal()))
        most -= 1


def tensors(game: Game[Any]) -> Tensors:
    return Tensors(game, Choices(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_waits_is_seen(game: str) -> None:
    of, waiting = dealt(game, None, None, None, "1"), 0
    seen = tensors(of.game)
    for s in positions(of, 150):
        player, below = s.pending[-1].player, s.pending[:-1]
        for place in range(len(below)):
            less = s.clone()
            del less.pending[place]
            assert not np.array_equal(seen.of(s, player), seen.of(less, player)), (s.pending, place)
            waiting += 1
    assert waiting > 20


def test_cards_discarded_or_taken_in_sight_are_seen() -> None:
    of, told = dealt("pyramids", 2, None, None, "1"), {"box": 0, "traced": 0}
    seen = tensors(of.game)
    for s in positions(of, 200):
        assert isinstance(s, PyramidsState)
        player = s.pending[-1].player
        for other in range(2):
            for field, least in (("box", []), ("traced", 0)):
                if getattr(s, field)[other]:
                    less = s.clone()
                    getattr(less, field)[other] = least
                    assert not np.array_equal(seen.of(s, player), seen.of(less, player))
                    told[field] += 1
    assert min(told.values()) > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_is_as_long_and_as_small_as_told(game: str) -> None:
    for players in game_class(game).info.seats:
        of = dealt(game, players, None, None, "2")
        seen = tensors(of.game)
        for s in positions(of, 60):
            vector = seen.of(s, s.pending[-1].player)
            assert vector.shape == (seen.size,)
            assert np.abs(vector).max() <= 1
