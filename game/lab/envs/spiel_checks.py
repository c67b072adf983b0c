"""OpenSpiel's simulation test of one of our games set up, and random games through it, to be timed."""

import random
from collections.abc import Callable, Mapping

import pyspiel
from open_spiel.python.games import tic_tac_toe

from game.lab.envs.openspiel import owner_of
from game.lab.envs.recalled import Deal
from game.lab.envs.ways import LOOKED_AT, PLAIN

LENGTH = {"abusir": 12}  # choices, where pulls take long


def check_openspiel(game: str, players: int, options: Mapping[str, str]) -> None:
    """A random game with copies, texts and tensors at every position; what is wrong is raised."""
    deal = Deal(game, players, tuple(sorted(options.items())), (), LENGTH.get(game, 0))
    pyspiel.random_sim_test(owner_of(deal), num_sims=1, serialize=True, verbose=False)


def ways(game: str, players: int) -> Mapping[str, Callable[[int], int]]:
    """Random games of a game by a seed, which tell how many choices there were: without and with tensors."""
    return _timed(owner_of(Deal(game, players)))


def _timed(owner: pyspiel.Game) -> Mapping[str, Callable[[int], int]]:
    return {
        PLAIN: lambda seed: played(owner, seed, observed=False),
        LOOKED_AT: lambda seed: played(owner, seed, observed=True),
    }


def like() -> Mapping[str, Callable[[int], int]]:
    """The same of a game that OpenSpiel itself has in Python."""
    return _timed(tic_tac_toe.TicTacToeGame())


def played(owner: pyspiel.Game, seed: int, *, observed: bool) -> int:
    """A random game."""
    chance, state, steps = random.Random(seed), owner.new_initial_state(), 0  # noqa: S311
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(numbers, odds)[0])
            continue
        if observed:
            state.observation_tensor(state.current_player())
        state.apply_action(chance.choice(state.legal_actions()))
        steps += 1
    return steps
