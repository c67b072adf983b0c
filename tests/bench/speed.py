"""What the engine does in a second, in slices as on the page: the same code native and in a browser.

Each meter is an endless generator; every step is a slice of work and says how much was done.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from time import perf_counter
from types import MappingProxyType

from game.bots.bot import Budget, numbers
from game.bots.levels import BOTS
from game.bots.playout import play_out
from game.core.match import Match
from game.core.record import new_record

GAMES_A_SLICE = 20
WARM_S = 1.0
A_THOUGHT = 2000  # iterations
FIRST_MOVE = "iterations of the tree, first move of "

Meter = Callable[[], Iterator[int]]
SITES = ("market", "pyramid", "temple", "burial", "obelisks")
SIDE_B = {  # and four modules: all but New Dynasty with its prophecies
    **dict.fromkeys(SITES, "B"),
    **dict.fromkeys(("private", "bets", "favour", "wrath"), "on"),
}


def new_deal(game: str, players: int, options: Mapping[str, str] = MappingProxyType({})) -> Match:
    """A deal to measure with."""
    return Match(new_record(game, players, options, "bench"))


DUEL = new_deal("duel", 2)
IMHOTEP = {players: new_deal("imhotep", players) for players in (2, 3, 4)}
DEALS = {
    "the Duel": DUEL,
    **{f"Imhotep for {players}": match for players, match in IMHOTEP.items()},
    "all of Imhotep for 4": new_deal("imhotep", 4, SIDE_B),
    **{f"Pyramids for {players}": new_deal("pyramids", players) for players in (2, 3, 4, 5)},
    **{f"Cheops for {players}": new_deal("cheops", players) for players in (2, 3, 4, 5)},
    **{f"Abusir for {players}": new_deal("abusir", players) for players in (3, 4, 5)},  # sleds land
}


def plies(deal: Match) -> Iterator[list[int]]:
    """Random games from the deal to the end, a slice of them at a time: how many decisions each had."""
    random, game = numbers(1), deal.game
    while True:
        states = [game.initial_state() for _ in range(GAMES_A_SLICE)]
        for state in states:
            play_out(game, state, random)
        yield [state.ply for state in states]


def games(deal: Match) -> Iterator[int]:
    """Whole random games."""
    return (len(slice_) for slice_ in plies(deal))


def actions(deal: Match) -> Iterator[int]:
    """Decisions of random games."""
    return (sum(slice_) for slice_ in plies(deal))


def iterations(deal: Match) -> Iterator[int]:
    """Iterations of the tree about the first move, the longest of all."""
    while True:
        before = 0
        for thought in BOTS["tree"].think(deal.game, deal.state, deal.player, 1, Budget(A_THOUGHT)):
            yield thought.iterations - before
            before = thought.iterations


THINKING: Mapping[str, Meter] = {
    f"{FIRST_MOVE}{name}": partial(iterations, deal) for name, deal in DEALS.items()
}
METERS: Mapping[str, Meter] = {
    **{f"random games of {name}": partial(games, deal) for name, deal in DEALS.items()},
    "actions of the Duel": partial(actions, DUEL),
    "actions of Imhotep for 4": partial(actions, IMHOTEP[4]),
    **THINKING,
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
