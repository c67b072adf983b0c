"""Steps a second of the adapters beside the bare engine, and beside a game of the same framework.

All play the same random games. The engine is asked for the legal actions and carries them out, chance by
the seed; the adapters do so through ids, without and with observations.
"""

import random
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time
from typing import Any, NamedTuple

import gymnasium

from game.core.chance import draw, pick
from game.core.game import CHANCE, Game
from game.core.registry import game_class
from game.lab.envs import baumeister_v0, spiel_checks
from game.lab.envs.gymnasium import env_id

LIKE = "connect_four_v3"
Once = Callable[[int], int]  # plays a game by a seed; how many steps it took


class Rate(NamedTuple):
    """What was measured: a way of playing a game, in steps a second of processor time."""

    game: str
    way: str
    steps: float


def rates(games: Sequence[str], seconds: float) -> Iterator[Rate]:
    """Every way of every game, one after the other; last games of the frameworks, if they can be had."""
    for game in games:
        for way, once in _ways(game).items():
            yield Rate(game, way, _measured(once, seconds))
    other = _other()
    if other:
        yield Rate(LIKE, "PettingZoo, observed", _measured(other, seconds))
    for way, once in spiel_checks.like().items():
        yield Rate(spiel_checks.LIKE, way, _measured(once, seconds))


def as_lines(found: Iterator[Rate]) -> Iterator[str]:
    """A line a measurement, with its share of the bare engine's."""
    bare = 0.0
    for rate in found:
        bare = rate.steps if rate.way == ENGINE else bare
        share = f"{rate.steps / bare:.2f}" if bare and rate.game not in (LIKE, spiel_checks.LIKE) else ""
        yield f"{rate.game:<16}{rate.way:<24}{rate.steps:>10,.0f}{share:>8}"


ENGINE = "engine"


def _measured(once: Once, seconds: float) -> float:
    """Steps a second, whole games for so long; a first one warms up."""
    once(0)
    steps, seed, started = 0, 1, process_time()
    while process_time() - started < seconds:
        steps += once(seed)
        seed += 1
    return steps / (process_time() - started)


def _ways(game: str) -> Mapping[str, Once]:
    players = game_class(game).info.seats[0]
    env, own = baumeister_v0.env(game, players), game_class(game)(players, {})
    seat = gymnasium.make(env_id(game), players=players, bots="random").unwrapped
    return {
        ENGINE: lambda seed: _engine(own, seed),
        "PettingZoo, bare": lambda seed: _agents(env.unwrapped, seed, observed=False),
        "PettingZoo": lambda seed: _agents(env, seed, observed=False),
        "PettingZoo, observed": lambda seed: _agents(env, seed, observed=True),
        "Gymnasium, observed": lambda seed: _seat(seat, seed),
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


def _other() -> Once | None:
    """A game of PettingZoo's own, if what it draws with is installed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from pettingzoo.classic import connect_four_v3  # noqa: PLC0415
        except ImportError:
            return None
        env: Any = connect_four_v3.env()

    def once(seed: int) -> int:
        env.reset(seed=seed)
        chance, steps = random.Random(seed), 0  # noqa: S311
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            env.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps

    return once
