"""Bots of Abusir: greedy is better than chance, and playouts are no worse than greed.

Sleds land where bots want them, as in playouts: a game then takes a second instead of ten.
"""

from collections.abc import Iterator, Sequence

import pytest

from game.bots.bot import NOTHING_YET, Budget, bot_seed
from game.bots.levels import BOTS, Level, read_level
from game.bots.thinking import conclude, within
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import reach
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import World
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState
from tests.games.abusir.positions import GAMES, kinds, loads, set_up
from tests.helpers import below

GAME = GAMES[3]


def landings(s: AbusirState, player: int, legs: int = 2) -> Iterator[Action]:
    """To every goal, but for stages that another sled holds."""
    for goal in reach.goals(s, player):
        if goal != s.where[player] and (goal >= FIRST_SITE or s.stages[goal] in (NONE, player)):
            yield act.LAND[goal]


def places(number: int, seats: Sequence[Level]) -> list[int]:
    """The ranking of a game of these bots."""
    chance, state = below(number), GAME.initial_state()
    GAME.settle(state, chance)
    while state.pending:
        player = GAME.current_player(state)
        level = seats[player]
        seed = bot_seed(str(number), player, state.ply, level.bot)
        thought = conclude(BOTS[level.bot].think(GAME, state, player, seed, Budget(level.iterations)))
        GAME.apply(state, next(one for one in GAME.candidates(state) if one.text == thought.choice))
        GAME.settle(state, chance)
    return GAME.ranking(state)


def wins(one: str, others: str, games: int) -> int:
    """How many games it wins against two others, from every seat in turn."""
    won = 0
    for number in range(games):
        seats = [read_level(one if seat == number % 3 else others) for seat in range(3)]
        won += places(number, seats)[number % 3] == 1
    return won


@pytest.fixture
def _landing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "pulls", landings)


@pytest.mark.usefixtures("_landing")
def test_greedy_beats_two_randoms() -> None:
    assert wins("greedy", "random", 9) >= 7


@pytest.mark.usefixtures("_landing")
def test_flat_monte_carlo_is_no_worse_than_greedy() -> None:
    assert wins("flat:100", "greedy", 3) >= 1


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
