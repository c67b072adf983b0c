"""Games played by a policy: the same bytes from one process and from two; what their rows say."""

from concurrent.futures import ProcessPoolExecutor

import gymnasium
import numpy as np
import pytest

from game.core.errors import IllegalAction
from game.lab.envs.gymnasium import env_id
from game.lab.envs.pettingzoo import BaumeisterEnv
from game.lab.envs.rollouts import Policy, Seen, Task, Trajectory, rollouts, uniform

TASK = Task("duel", options={"tomb": "B"}, rewards="points")


def last(seen: Seen, random: np.random.Generator) -> int:
    """The highest legal id."""
    return int(seen["action_mask"].nonzero()[0][-1])


def the_space(seen: Seen, random: np.random.Generator) -> int:
    """An id nobody may say."""
    return len(seen["action_mask"]) - 1


def alike(one: Trajectory, other: Trajectory) -> bool:
    pairs = zip(one[1:], other[1:], strict=True)
    return one.seed == other.seed and all(
        mine.dtype == theirs.dtype and mine.tobytes() == theirs.tobytes() for mine, theirs in pairs
    )


def test_two_processes_play_the_same_games_as_one() -> None:
    seeds = (5, 3, 8, 1)
    here = [*rollouts(TASK, uniform, seeds)]
    with ProcessPoolExecutor(2) as pool:
        there = [*rollouts(TASK, uniform, seeds, pool, chunk=1)]
    assert [one.seed for one in there] == [*seeds]
    assert all(alike(one, other) for one, other in zip(here, there, strict=True))
    assert not alike(here[0], here[1])


@pytest.mark.parametrize("policy", [uniform, last])
def test_rows_are_the_game_played_again(policy: Policy) -> None:
    (one,) = rollouts(TASK, policy, [7])
    env = BaumeisterEnv("duel", options={"tomb": "B"}, rewards="points")
    env.reset(seed=7)
    for row, action in enumerate(one.actions):
        seen = env.observe(env.agent_selection)
        assert one.seats[row] == env.dealt.player
        np.testing.assert_array_equal(one.observations[row], seen["observation"])
        np.testing.assert_array_equal(one.action_masks[row], seen["action_mask"])
        assert one.action_masks[row, action] == 1
        env.step(action)
    assert env.dealt.over
    assert one.terminations.nonzero()[0].tolist() == [len(one.actions) - 1]
    assert not one.truncations.any()
    assert one.rewards.sum(0).tolist() == env.dealt.game.scores(env.dealt.state)


def test_a_game_may_be_cut_off() -> None:
    (one,) = rollouts(TASK._replace(length=9), uniform, [7])
    assert len(one.actions) == len(one.observations) == 9
    assert one.truncations.nonzero()[0].tolist() == [8]
    assert not one.terminations.any()


def test_a_policy_that_says_what_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        [*rollouts(TASK, the_space, [7])]


def test_gymnasiums_vectors_play_alike_in_processes_of_their_own() -> None:
    seen = []
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec(env_id("duel"), num_envs=2, vectorization_mode=mode, bots="random")
        rows = [envs.reset(seed=5)[0]]
        for _ in range(6):
            ids = rows[-1]["action_mask"].argmax(1)
            rows.append(envs.step(ids)[0])
        seen.append([{name: part.copy() for name, part in row.items()} for row in rows])
        envs.close()
    for one, other in zip(*seen, strict=True):
        np.testing.assert_array_equal(one["observation"], other["observation"])
        np.testing.assert_array_equal(one["action_mask"], other["action_mask"])
