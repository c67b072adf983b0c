"""Bots of Abusir look for pulls one by one."""

import pytest

from game.bots.bot import NOTHING_YET, Budget
from game.bots.levels import BOTS
from game.bots.thinking import conclude, within
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import World
from tests.games.abusir.positions import GAMES, kinds, loads, set_up

GAME = GAMES[3]


def test_pulls_are_found_one_by_one_and_given_up_between_any_two(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def tell(world: World, sled: int, k: int, goal: int) -> aiming.Tried:
        tried.append(k)
        return known(world, sled, k, goal)

    known = aiming.tried
    monkeypatch.setattr(aiming, "tried", tell)
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    state.sleds[0] = kinds("red I1, red I2, red I3")
    thinking = BOTS["random"].think(GAME, state, 0, 1, Budget(0))
    for pulls in range(1, 4):
        assert next(thinking) == NOTHING_YET
        assert len(tried) == pulls
    thinking.close()
    assert len(tried) == 3


def test_no_clock_cuts_a_bot_short_of_a_choice() -> None:
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    state.sleds[0] = kinds("red I1, red I2, red I3")
    thought = conclude(within(BOTS["flat"].think(GAME, state, 0, 1, Budget(10**6)), 0.0, lambda: 0.0))
    assert thought.capped
    assert thought.choice in {action.text for action in GAME.candidates(state)}
