"""PettingZoo's own tests of our environments; what rewards, masks, refusals and the picture say."""

import pickle
import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from game.core.errors import BadOption, IllegalAction
from game.core.match import Match
from game.core.record import from_text, to_text
from game.core.registry import game_class
from game.lab.envs import GAMES, ROOM, baumeister_v0
from game.lab.envs.checks import check_pettingzoo, setups
from game.lab.envs.dealing import dealt
from game.lab.envs.pettingzoo import BaumeisterEnv
from game.lab.envs.spaces import read_raw, write_raw
from tests.amount import PERCENT

FEW = [("duel", 2, "AAAAr"), ("imhotep", 4, "AAAAA0000er"), ("cheops", 5, "rr")]
SETUPS = [*setups()] if PERCENT == 100 else FEW


def seeded(**given: Any) -> BaumeisterEnv:
    env = BaumeisterEnv(**given)
    env.reset(seed=7)
    return env


def play(env: BaumeisterEnv, most: int = 10_000) -> dict[str, float]:
    """At random to the end; what each agent was given in sum."""
    chance = random.Random(1)
    given = dict.fromkeys(env.possible_agents, 0.0)
    while not env.dealt.over and most:
        env.step(chance.choice(env.legal()))
        most -= 1
        for agent, reward in env.rewards.items():
            given[agent] += reward
    return given


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_its_own_tests_pass(setup: tuple[str, int, str]) -> None:
    check_pettingzoo(setup)


@pytest.mark.parametrize("game", GAMES)
def test_spaces_are_as_large_as_ever(game: str) -> None:
    sizes = {"duel": 700, "imhotep": 650, "pyramids": 1636, "cheops": 308, "abusir": 657}
    env: Any = BaumeisterEnv(game)
    ids = ROOM[game] + (64 if game == "abusir" else 0)
    space = env.observation_space("player_0")
    assert env.action_space("player_1").n == ids
    assert space["observation"].shape == (sizes[game],)
    assert space["action_mask"].shape == (ids,)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("pyramids", 3), ("cheops", 4), ("imhotep", 2)])
def test_points_as_they_are_told_come_to_the_score(game: str, players: int) -> None:
    env = seeded(game=game, players=players, rewards="points")
    given = play(env)
    scores = env.dealt.game.scores(env.dealt.state)
    assert [*given.values()] == scores
    assert any(scores)
    at_the_end = seeded(game=game, players=players)
    assert sum(play(at_the_end).values()) == 0


@pytest.mark.parametrize("game", ["duel", "imhotep", "pyramids", "cheops"])
def test_a_game_is_a_record_that_is_played_alike(game: str) -> None:
    env = seeded(game=game)
    play(env)
    match = Match(env.dealt.written())
    assert match.setup.seed == "7"
    assert match.over
    assert match.state == env.dealt.state


def test_the_next_deal_follows_from_the_seed() -> None:
    first, other = seeded(game="duel"), seeded(game="duel")
    deals = []
    for env in (first, other):
        env.reset()
        deals.append(env.dealt.record.seed)
    assert deals[0] == deals[1] != "7"


def test_what_others_hide_is_not_in_an_observation() -> None:
    env = seeded(game="pyramids", players=3)
    play(env, most=20)
    dealt, game = env.dealt, env.dealt.game
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)["observation"]
        state = dealt.state
        for number in range(5):
            dealt.state = game.determinize(game.observation(state, seat), random.Random(number).randrange)
            np.testing.assert_array_equal(env.observe(agent)["observation"], seen)
        dealt.state = state


def test_who_does_not_decide_may_say_nothing() -> None:
    env = seeded(game="duel")
    waiting = env.possible_agents[1 - env.dealt.player]
    assert not env.observe(waiting)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(env.legal())


def test_what_is_not_legal_is_refused_by_its_rule() -> None:
    env = seeded(game="duel")
    vocabulary = env.dealt.game.info.vocabulary
    with pytest.raises(
        IllegalAction, match=r"^“unload R1” is not possible here\. .* \(rule 4\.2\)$"
    ) as refused:
        env.step(vocabulary.read("unload R1").code)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    for chosen in (ROOM["duel"] - 1, -1, 10_000):
        with pytest.raises(IllegalAction, match=f"^“id {chosen}” is not an action in this game"):
            env.step(chosen)


def test_a_pull_that_is_not_asked_for_is_refused_by_its_rule() -> None:
    env = seeded(game="abusir")
    (head, *_) = env.dealt.choices.heads
    assert head.code not in env.legal()
    with pytest.raises(IllegalAction, match=rf"^“{head.text}” is not possible here\. .* \(rule \d"):
        env.step(head.code)


@pytest.mark.parametrize("said", [0.9, 1.0, "0", None, [0]])
def test_what_is_no_whole_number_is_no_id(said: object) -> None:
    env = seeded(game="duel")
    with pytest.raises(TypeError, match="an id is a whole number"):
        env.step(said)
    raw = seeded(game="abusir", pull="raw")
    with pytest.raises(TypeError, match="an id is a whole number"):
        raw.step((0, said))
    assert env.dealt.actions == raw.dealt.actions == []
    env.step(np.array(env.legal()[0]))
    assert len(env.dealt.actions) == 1


def test_a_wrong_kind_of_rewards_is_refused() -> None:
    with pytest.raises(BadOption):
        BaumeisterEnv("duel", rewards="fame")
    with pytest.raises(BadOption):
        BaumeisterEnv("duel", pull="raw")


def test_other_boxes_are_played() -> None:
    edition = (("obelisks_b.0", "20"),)
    env: Any = baumeister_v0.env("imhotep", options={"obelisks": "B"}, edition=edition)
    env.reset(seed=1)
    assert env.unwrapped.dealt.game.edition == edition


def test_a_copy_by_pickle_plays_on_from_the_same_deal() -> None:
    env = seeded(game="cheops", players=3, rewards="points")
    copy = pickle.loads(pickle.dumps(env))
    copy.reset(seed=7)
    assert play(copy) == play(env)


def test_the_picture_shows_what_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    env = seeded(game="duel", render_mode="ansi")
    shown = env.render()
    assert shown is not None
    assert "Face down: 39 tiles" in shown
    assert "Your turn" in shown
    play(env)
    assert "The game is over." in str(env.render())
    assert seeded(game="duel", render_mode="human").render() is None
    assert "Face down: 39 tiles" in capsys.readouterr().out


def test_raw_pulls_are_codes_or_numbers_in_a_box() -> None:
    env = seeded(game="abusir", pull="raw")
    vocabulary, choices = env.dealt.game.info.vocabulary, env.dealt.choices
    space = env.action_space("player_0")
    said: Mapping[str, str] = {"pull low 1 2879 1100": "pull", "align 39 -15 15": "align"}
    for text in said:
        value = write_raw(choices, vocabulary.read(text))
        assert value in space
        assert value[0] == 1
    for _ in range(3):
        env.step(write_raw(choices, env.dealt.game.legal_actions(env.dealt.state)[0]))
    assert len(env.dealt.actions) == 3
    with pytest.raises(IllegalAction):
        env.step((np.int64(0), np.int64(vocabulary.read("finish").code)))
    with pytest.raises(IllegalAction):
        env.step(write_raw(choices, vocabulary.read("pull low 1 0 1")))


def test_every_game_has_some_setups() -> None:
    every = [*setups()]
    assert {(game, players) for game, players, _ in every} == {
        (game, players)
        for game in GAMES
        for players in range(game_class(game).info.seats[0], game_class(game).info.seats[1] + 1)
    }
    assert len(every) == len(set(every)) > 30


def test_a_seed_is_that_of_a_record() -> None:
    env: Any = BaumeisterEnv("duel")
    for seed in (-1, 10**30, "Amun-7342", 1.5):
        with pytest.raises(BadOption) as refused:
            env.reset(seed=seed)
        assert refused.value.field == "seed"
    env.reset(seed=np.int64(3))
    assert env.dealt.written().seed == "3"
    assert dealt("duel", 2, None, None, "Amun-7342").seed == "amun7342"


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"game": "yard"}, "game"),
        ({"game": "duel", "players": 0}, "players"),
        ({"game": "duel", "render_mode": "pixels"}, "render_mode"),
        ({"game": "duel", "pull": "raw"}, "pull"),
        ({"game": "abusir", "pull": "foo"}, "pull"),
        ({"game": "duel", "edition": {"stone": 2}}, "edition"),
        ({"game": "duel", "edition": {"obelisk_a_most": 999_999}}, "edition obelisk_a_most"),
    ],
)
def test_a_wrong_argument_is_told_by_its_name(given: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as refused:
        BaumeisterEnv(**given)
    assert refused.value.field == field


def test_a_box_with_other_values_is_written_as_it_is_read() -> None:
    env = seeded(game="duel", edition={"obelisk_a_most": 15})
    assert env.dealt.written().edition == (("obelisk_a_most", "15"),)
    assert from_text(to_text(env.dealt.written())) == env.dealt.written()


def test_a_deep_copy_goes_on_from_where_it_stands() -> None:
    env: Any = baumeister_v0.env("pyramids")
    env.reset(seed=7)
    for _ in range(20):
        env.step(env.unwrapped.legal()[0])
    copy = deepcopy(env)
    assert copy.unwrapped.dealt.written() == env.unwrapped.dealt.written()
    ends = play(copy.unwrapped)
    assert len(env.unwrapped.dealt.actions) == 20
    assert play(env.unwrapped) == ends


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = seeded(game="duel", render_mode="human")
    first = capsys.readouterr().out
    env.step(env.legal()[0])
    assert first not in {"", capsys.readouterr().out}


def test_the_state_is_what_all_seats_see() -> None:
    env = seeded(game="cheops", players=3)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert env.state_space.contains(env.state())
    assert np.array_equal(env.state(), np.concatenate(seen))


def test_no_value_of_the_raw_space_is_read_as_another() -> None:
    choices = BaumeisterEnv("abusir", pull="raw").dealt.choices
    assert read_raw(choices, (0, -1)) is None
    assert read_raw(choices, (1, [99, 0, 0, 0])) is None
    assert read_raw(choices, (1, [-1, 0, 0, 0])) is None
