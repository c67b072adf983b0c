"""What the engine does in a second, in slices as on the page: the same code native and in a browser.

Each meter is an endless generator; every step is a slice of work and says how much was done.
"""

from collections.abc import Callable, Iterator, Mapping
from time import perf_counter
from typing import Any

from game.bots.bot import Budget, numbers
from game.bots.levels import BOTS
from game.bots.playout import play_out
from game.core.game import Game
from game.core.match import Match
from game.core.record import new_record

GAMES_A_SLICE = 20
DEAL = Match(new_record("duel", 2, {}, "bench"))
GAME: Game[Any] = DEAL.game
WARM_S = 1.0


def plies() -> Iterator[list[int]]:
    """Random Duels from the deal to the end, a slice of them at a time: how many decisions each had."""
    random = numbers(1)
    while True:
        states = [GAME.initial_state() for _ in range(GAMES_A_SLICE)]
        for state in states:
            play_out(GAME, state, random)
        yield [state.ply for state in states]


def games() -> Iterator[int]:
    """Whole random Duels."""
    return (len(slice_) for slice_ in plies())


def actions() -> Iterator[int]:
    """Decisions of random Duels."""
    return (sum(slice_) for slice_ in plies())


def iterations() -> Iterator[int]:
    """Iterations of flat Monte Carlo about the first move, the longest of all."""
    before = 0
    for thought in BOTS["flat"].think(GAME, DEAL.state, DEAL.player, 1, Budget(10**9)):
        yield thought.iterations - before
        before = thought.iterations


METERS: Mapping[str, Callable[[], Iterator[int]]] = {
    "random games of the Duel": games,
    "actions": actions,
    "iterations of flat Monte Carlo, first move": iterations,
}


def rate(name: str, seconds: float) -> float:
    """How much a second, once warm."""
    meter = METERS[name]()
    start = perf_counter()
    while perf_counter() - start < WARM_S:
        next(meter)
    done, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        done += next(meter)
    return done / passed
