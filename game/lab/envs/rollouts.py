"""Many games played by a policy, on one process, a pool or a Dask cluster: the same trajectories everywhere.

    from concurrent.futures import ProcessPoolExecutor
    from game.lab.envs.rollouts import Task, rollouts, uniform

    with ProcessPoolExecutor(8) as pool:
        for one in rollouts(Task("duel"), uniform, range(1000), pool):
            print(one.seed, one.observations.shape, one.rewards.sum(0))

A policy is any function that can be pickled: from what the seat to decide sees (`observation`, `action_mask`)
and a generator of random numbers to an id. The generator is seeded by the game, so that a policy that draws
from it, and from nothing else, plays each game alike wherever and among whichever others it is played.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from game.lab.envs import MASK
from game.lab.envs.dealing import EditionLike
from game.lab.envs.pettingzoo import END, BaumeisterEnv
from game.lab.envs.spaces import ACTION_MASK, OBSERVATION, as_id
from game.lab.running import Here

Array = np.ndarray[Any, np.dtype[Any]]
Seen = Mapping[str, Array]
Policy = Callable[[Seen, np.random.Generator], int]
CHUNK, AHEAD = 16, 32


class Task(NamedTuple):
    """Which game is played, as `baumeister_v0.env` takes it.

    `length`: after so many ids a game is cut off; 0: never.
    """

    game: str
    players: int | None = None
    options: Mapping[str, str] | None = None
    edition: EditionLike | None = None
    rewards: str = END
    length: int = 0


class Trajectory(NamedTuple):
    """A game, a row for each id that was said; row by row what the seat to decide saw, and what came of it.

    `rewards` has a column for each seat. The last row is a termination or, cut off, a truncation.
    """

    seed: int
    seats: Array
    observations: Array
    action_masks: Array
    actions: Array
    rewards: Array
    terminations: Array
    truncations: Array


def rollouts(
    task: Task,
    policy: Policy,
    seeds: Sequence[int],
    executor: Executor | None = None,
    *,
    chunk: int = CHUNK,
    ahead: int = AHEAD,
) -> Iterator[Trajectory]:
    """The games of these seeds, in their order, whoever finishes first. Raises BadOption, IllegalAction.

    `chunk`: so many in a row on one process; `ahead`: so many chunks are begun before the first is taken.
    """
    on = executor or Here()
    parts = ((task, policy, [*seeds[at : at + chunk]]) for at in range(0, len(seeds), chunk))
    begun = (on.submit(_played, part) for part in parts)
    waiting = deque(islice(begun, max(1, ahead) if executor else 1))
    while waiting:
        yield from waiting.popleft().result()
        waiting += islice(begun, 1)


def uniform(seen: Seen, random: np.random.Generator) -> int:
    """Any legal id, each as likely: the policy to begin with."""
    return int(random.choice(seen[ACTION_MASK].nonzero()[0]))


def _played(part: tuple[Task, Policy, Sequence[int]]) -> list[Trajectory]:
    """Some games, one after the other."""
    task, policy, seeds = part
    env = BaumeisterEnv(task.game, task.players, task.options, task.edition, rewards=task.rewards)
    return [_game(env, policy, seed, task.length) for seed in seeds]


def _game(env: BaumeisterEnv, policy: Policy, seed: int, length: int) -> Trajectory:
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    seats, seen, said, rewards = list[int](), list[Seen](), list[int](), list[list[float]]()
    while not env.dealt.over and not 0 < length == len(said):
        seats.append(env.dealt.player)
        seen.append(env.observe(env.agent_selection))
        said.append(as_id(policy(seen[-1], random)))
        env.step(said[-1])
        rewards.append([*env.rewards.values()])
    ends = np.zeros((2, len(said)), bool)
    ends[0 if env.dealt.over else 1, -1] = True
    return Trajectory(
        seed,
        np.array(seats, np.int8),
        np.stack([each[OBSERVATION] for each in seen]),
        np.stack([each[ACTION_MASK] for each in seen]).astype(MASK, copy=False),
        np.array(said, np.int64),
        np.array(rewards, np.float32),
        *ends,
    )
