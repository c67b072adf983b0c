"""Gymnasium's check of a seat against bots; turns of the others, lost games, vectors of games."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from game.core.errors import BadOption
from game.core.match import Match
from game.lab.envs import GAMES
from game.lab.envs.checks import check_gymnasium, setups
from game.lab.envs.gymnasium import SeatEnv, env_id
from tests.amount import PERCENT

FEW = [("duel", 2, "BBBBr"), ("pyramids", 4, "r"), ("cheops", 3, "rr")]
SETUPS = [*setups()] if PERCENT == 100 else FEW
Seen = dict[str, Any]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_its_own_check_passes(setup: tuple[str, int, str]) -> None:
    check_gymnasium(setup)


def play(env: SeatEnv, seed: int) -> float:
    """The first legal id, time and again; what the game brought."""
    seen, _ = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert env.dealt.player == env.seat
        seen, reward, over, cut, info = env.step(np.int64(seen["action_mask"].nonzero()[0][0]))
        assert not cut
        assert "refusal" not in info
        total += reward
    return total


def test_each_game_has_an_id() -> None:
    ids = [env_id(game) for game in GAMES]
    assert ids == [f"Baumeister/{name}-v0" for name in ("Duel", "Imhotep", "Pyramids", "Cheops", "Abusir")]
    assert set(ids) <= set(gymnasium.registry)
    assert gymnasium.make(f"game.lab.envs.gymnasium:{ids[0]}").unwrapped.spec is not None


@pytest.mark.parametrize("bots", ["level:1", "greedy"])
def test_others_decide_until_the_seat_is_asked(bots: str) -> None:
    env = SeatEnv("duel", bots=bots, rewards="points", seat=1)
    total = play(env, 3)
    assert total == env.dealt.game.scores(env.dealt.state)[1]
    match = Match(env.dealt.written())
    assert match.over
    assert {match.mover(ply) for ply in range(match.plies)} == {0, 1}


def test_the_seat_goes_round_the_table() -> None:
    env = SeatEnv("cheops", players=3, bots=("random", "greedy"))
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]
    assert seats == [1, 2, 0, 1]
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(4)] == [0, 1, 2, 0]
    assert sum(play(env, seed) for seed in range(2)) in {-2.0, -0.5, 1.0, 4.0, 0.0, -1.0, 2.0}


def test_what_is_not_legal_loses_and_says_why() -> None:
    env = SeatEnv("duel", bots="random", seat=0)
    env.reset(seed=1)
    code = env.dealt.game.info.vocabulary.read("swap R1 1 2").code
    seen, reward, over, _, info = env.step(code)
    assert (reward, over) == (-1.0, True)
    assert info["refusal"].endswith("(rule 4.3)")
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("said", [0.9, "0", None])
def test_what_is_no_whole_number_is_no_id_and_loses_nothing(said: object) -> None:
    env = SeatEnv("duel", bots="random", seat=0)
    env.reset(seed=1)
    before = env.dealt.written()
    with pytest.raises(TypeError, match="an id is a whole number"):
        env.step(said)
    assert env.dealt.written() == before
    assert not env.lost


def test_options_are_not_said_to_reset() -> None:
    env = SeatEnv("duel", bots="random")
    with pytest.raises(ValueError, match=r"when an environment is made, not to reset\(\): {'tomb': 'B'}"):
        env.reset(options={"tomb": "B"})
    env.reset(seed=1, options={})


def test_a_bot_for_each_other_seat() -> None:
    with pytest.raises(BadOption):
        SeatEnv("cheops", players=4, bots=("random",))
    with pytest.raises(BadOption):
        SeatEnv("duel", seat=2)
    with pytest.raises(BadOption):
        SeatEnv("duel", bots="oracle")


def test_many_games_at_once() -> None:
    envs = gymnasium.make_vec(env_id("duel"), num_envs=3, vectorization_mode="sync", bots="random")
    seen, _ = envs.reset(seed=5)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(60):
        ids = [chance.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, _, over, _, _ = envs.step(np.array(ids))
        ended += int(over.sum())
        assert seen["observation"].shape[0] == 3
    assert ended >= 3
    envs.close()


@pytest.mark.parametrize(
    ("mode", "left"), [(AutoresetMode.NEXT_STEP, False), (AutoresetMode.SAME_STEP, True)]
)
def test_after_an_end_a_vector_deals_anew_when_it_is_told_to(mode: AutoresetMode, left: bool) -> None:
    envs = gymnasium.make_vec(
        env_id("duel"),
        num_envs=1,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": mode},
        bots="random",
    )
    seen, _ = envs.reset(seed=5)
    over = np.array([False])
    while not over.any():
        seen, _, over, _, _ = envs.step(seen["action_mask"].argmax(1))
    assert seen["action_mask"].any() == left
    seen, *_ = envs.step(seen["action_mask"].argmax(1))
    assert seen["action_mask"].any()
    envs.close()


def test_a_game_that_is_over_is_not_played_on() -> None:
    env = SeatEnv("duel", bots="random")
    env.reset(seed=1)
    assert env.step(-1)[1:3] == (-1.0, True)
    with pytest.raises(ResetNeeded):
        env.step(env.dealt.legal()[0])
    play(env, 2)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_any_bot_of_the_laboratory_may_sit_there() -> None:
    env = SeatEnv("duel", bots="policy:docs/baselines/duel-2.npz", seat=0)
    play(env, 1)
    assert env.dealt.over
    with pytest.raises(BadOption):
        SeatEnv("duel", bots="nobody")


def test_it_is_pickled_as_made_and_copied_as_it_stands() -> None:
    env = SeatEnv("cheops", players=3, bots="greedy")
    env.reset(seed=5)
    env.step(env.dealt.legal()[0])
    assert deepcopy(env).dealt.written() == env.dealt.written()
    anew = pickle.loads(pickle.dumps(env))
    assert np.array_equal(anew.reset(seed=5)[0]["observation"], env.reset(seed=5)[0]["observation"])
