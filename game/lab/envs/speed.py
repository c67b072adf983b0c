"""Steps a second of the adapters beside the bare engine, and beside a game of the same framework.

All play the same random games, in turns. The engine is asked for the legal actions and carries them out,
chance by the seed, until it is known who has won; the adapters do so through ids, without and with
observations.
"""

import random
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from statistics import median
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple

import gymnasium
import numpy as np

from game.core.chance import draw, pick
from game.core.game import Game
from game.core.registry import game_class
from game.core.state import CHANCE
from game.lab.envs import baumeister_v0, spiel_checks
from game.lab.envs.gymnasium import env_id
from game.lab.envs.ways import (
    BARE,
    CART_POLE,
    CONNECT_FOUR,
    ENGINE,
    OBSERVED,
    SEAT,
    THEIRS,
    TIC_TAC_TOE,
    WRAPPED,
)

ROUNDS = 5
TURNS = re.compile(r"([0-9.]+) turns per second")
Once = Callable[[int], int]  # plays a game by a seed; how many steps it took


class Rate(NamedTuple):
    """What was measured: a way of playing a game, in steps a second, and its part of the engine's."""

    game: str
    way: str
    steps: float
    part: float | None = None


def rates(games: Sequence[str], seconds: float, rounds: int = ROUNDS) -> Iterator[Rate]:
    """Every way of every game, each for so long; last games of the frameworks' own."""
    for game in games:
        yield from _in_turns(game, _ways(game), seconds, rounds)
    for game, ways in _likes().items():
        yield from _in_turns(game, ways, seconds, rounds)


def theirs(games: Sequence[str]) -> Iterator[Rate]:
    """PettingZoo's own benchmark: turns a second, by the clock, with observations; five seconds a game."""
    for game in games:
        yield Rate(game, THEIRS, _performance(baumeister_v0.env(game)))
    yield Rate(CONNECT_FOUR, THEIRS, _performance(_connect_four()))


def as_lines(found: Iterator[Rate]) -> Iterator[str]:
    """A line a measurement, with its part of the bare engine's."""
    for rate in found:
        part = "" if rate.part is None else f"{rate.part:.2f}"
        yield f"{rate.game:<20}{rate.way:<24}{rate.steps:>10,.0f}{part:>8}".rstrip()


def _in_turns(game: str, ways: Mapping[str, Once], seconds: float, rounds: int) -> Iterator[Rate]:
    """Round after round a while of each way; medians, parts of what the engine did in the same round."""
    for once in ways.values():
        once(0)
    found = [{way: _measured(once, seconds / rounds) for way, once in ways.items()} for _ in range(rounds)]
    for way in ways:
        part = median(one[way] / one[ENGINE] for one in found) if ENGINE in ways else None
        yield Rate(game, way, median(one[way] for one in found), None if way == ENGINE else part)


def _measured(once: Once, seconds: float) -> float:
    """Steps a second of processor time: whole games, one at least."""
    steps, seed, started = 0, 0, process_time()
    while True:
        seed += 1
        steps += once(seed)
        spent = process_time() - started
        if spent >= seconds:
            return steps / spent


def _performance(env: Any) -> float:
    """What PettingZoo's benchmark prints of an environment."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of games of its own that it imports
        from pettingzoo.test import performance_benchmark  # noqa: PLC0415
    with redirect_stdout(StringIO()) as printed:
        performance_benchmark(env)
    (turns,) = TURNS.findall(printed.getvalue())
    return float(turns)


def _ways(game: str) -> Mapping[str, Once]:
    players = game_class(game).info.seats[0]
    env, own = baumeister_v0.env(game, players), game_class(game)(players, {})
    seat = gymnasium.make(env_id(game), players=players, bots="random").unwrapped
    return {
        ENGINE: lambda seed: _engine(own, seed),
        BARE: lambda seed: _agents(env.unwrapped, seed, observed=False),
        WRAPPED: lambda seed: _agents(env, seed, observed=False),
        OBSERVED: lambda seed: _agents(env, seed, observed=True),
        SEAT: lambda seed: _seat(seat, seed),
        **({} if own.info.vocabulary.least else spiel_checks.ways(game, players)),
    }


def _engine(game: Game[Any], seed: int) -> int:
    """A random game until it is known who has won, nobody listening."""
    chance, pile, drawn = random.Random(seed), game.deal(str(seed)), dict[str, int]()  # noqa: S311
    s, steps = game.initial_state(), 0
    while s.pending:
        p = s.pending[-1]
        step: Any = game.steps[p.step]
        if p.player == CHANCE:
            stream = step.stream_of(s, p)
            number = drawn[stream] = drawn.get(stream, -1) + 1
            game.apply(s, _outcome(step, s, p, (str(seed), stream, number, pile.get(stream))))
            continue
        game.apply(s, chance.choice(game.legal_actions(s)))
        steps += 1
    game.ranking(s)
    return steps


def _outcome(step: Any, s: Any, p: Any, at: tuple[str, str, int, Any]) -> Any:
    seed, stream, number, dealt = at
    if dealt is not None:
        return dealt[number]
    weights = step.weights(s, p)
    return step.actions(s, p)[pick(weights, draw(seed, stream, number, sum(weights)))]


def _agents(env: Any, seed: int, *, observed: bool) -> int:
    """A random game through PettingZoo; numbers of actions are left out, as by the engine."""
    env.reset(seed=seed)
    chance, steps, over, legal = random.Random(seed), 0, False, env.unwrapped.legal  # noqa: S311
    heads = {head.code for head in env.unwrapped.dealt.choices.heads}
    while not over:
        ids = legal()
        env.step(chance.choice([chosen for chosen in ids if chosen not in heads] if heads else ids))
        steps += 1
        _, _, over, _, _ = env.last(observe=observed)
    return steps


def _seat(env: Any, seed: int) -> int:
    """A random game of a seat through Gymnasium; the others' decisions count as steps, too."""
    env.reset(seed=seed)
    chance, heads, over = random.Random(seed), {head.code for head in env.dealt.choices.heads}, False  # noqa: S311
    while not over:
        _, _, over, _, _ = env.step(
            chance.choice([chosen for chosen in env.dealt.legal() if chosen not in heads])
        )
    return len(env.dealt.actions)


# ---- games of the frameworks' own ---------------------------------------------------------------------


def _likes() -> Mapping[str, Mapping[str, Once]]:
    """A game of each framework, written in Python, too."""
    four, pole = _connect_four(), gymnasium.make(CART_POLE)
    return {
        CONNECT_FOUR: {OBSERVED: lambda seed: _masked(four, seed)},
        CART_POLE: {SEAT: lambda seed: _pole(pole, seed)},
        TIC_TAC_TOE: spiel_checks.like(),
    }


def _connect_four() -> Any:
    with _without_pictures():
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415
    return connect_four_v3.env()


@contextmanager
def _without_pictures() -> Iterator[None]:
    """PettingZoo's games import what they draw with, pygame, to play, too: it may be missing."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        lacking = "pygame" not in sys.modules
        if lacking:
            sys.modules["pygame"] = ModuleType("pygame")
        try:
            yield
        finally:
            if lacking:
                del sys.modules["pygame"]


def _masked(env: Any, seed: int) -> int:
    """A random game of PettingZoo by its masks."""
    env.reset(seed=seed)
    chance, steps = random.Random(seed), 0  # noqa: S311
    while True:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            return steps
        env.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
        steps += 1


def _pole(env: Any, seed: int) -> int:
    """A pole pushed at random until it falls."""
    env.reset(seed=seed)
    chance, steps, over, cut = random.Random(seed), 0, False, False  # noqa: S311
    while not (over or cut):
        _, _, over, cut, _ = env.step(np.int64(chance.randrange(2)))
        steps += 1
    return steps
