"""Policies: whole numbers in a file, a bot that plays by one, where PPO learns, those that are kept."""

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.bots.bot import bot_seed
from game.bots.thinking import conclude
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from game.lab.commands import main
from game.lab.envs import Choices, policies, ppo
from game.lab.envs.policies import UNIT, Layer, Policy, PolicyBot, read, whole, write
from game.lab.envs.tensors import Tensors
from game.lab.matches.arena import Contest, bouts
from game.lab.outsider import Unfit
from game.lab.players import seated
from game.lab.running import Runner
from tests.machine import ROOT
from tests.measured import runs

KEPT = sorted((ROOT / "docs" / "baselines").glob("*.npz"))
HIDDEN = 8


def drawn(game: str, players: int) -> Policy:
    """A policy that learned nothing: small numbers at random."""
    chance, made = np.random.default_rng(3), game_class(game)(players, {})
    tensors = Tensors(made, Choices(made))
    sizes = ((tensors.size, HIDDEN), (HIDDEN, tensors.choices.size))
    layers = [
        Layer(whole(chance.normal(0, 0.2, size)), whole(chance.normal(0, 0.2, size[1]))) for size in sizes
    ]
    return Policy(game, players, dict(made.options), tuple(layers), {"seed": 3})


def test_a_file_gives_back_what_was_written_and_is_the_same_again(tmp_path: Path) -> None:
    policy = drawn("duel", 2)
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    write(policy, one)
    back = read(one)
    assert back[:3] == policy[:3]
    assert back.about == {"seed": 3}
    assert all(
        np.array_equal(mine, theirs)
        for layer, kept in zip(policy.layers, back.layers, strict=True)
        for mine, theirs in zip(layer, kept, strict=True)
    )
    write(back, other)
    assert one.read_bytes() == other.read_bytes()


def test_preferences_are_those_of_whole_numbers() -> None:
    """Summed by Python's own integers, the last number first."""
    policy = drawn("duel", 2)
    seen = np.random.default_rng(5).uniform(-1, 1, policy.layers[0].weights.shape[0]).astype(np.float32)

    def summed(numbers: Sequence[int], layer: Layer) -> list[int]:
        columns = layer.weights.T.astype(int).tolist()
        return [
            sum(weight * number for weight, number in reversed([*zip(column, numbers, strict=True)]))
            + added * UNIT
            for column, added in zip(columns, layer.added.astype(int).tolist(), strict=True)
        ]

    first = summed([round(float(number) * UNIT) for number in seen], policy.layers[0])
    last = summed([round(max(number, 0) / UNIT) for number in first], policy.layers[1])
    assert policy.preferences(seen).tolist() == last
    legal = [3, 7, 11]
    assert policy.choice(seen, legal) == max(legal, key=lambda chosen: last[chosen])
    chance = np.random.default_rng(1)
    assert {policy.drawn(seen, legal, chance) for _ in range(100)} == set(legal)


def test_another_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(drawn("duel", 2), tmp_path / "old.npz")
    monkeypatch.setattr(policies, "VERSION", 1)
    with pytest.raises(Unfit, match="another version"):
        read(tmp_path / "old.npz")


def test_it_plays_what_it_learned_and_nothing_else(tmp_path: Path) -> None:
    write(drawn("duel", 2), tmp_path / "duel.npz")
    bot = seated(f"policy:{tmp_path / 'duel.npz'}").bot
    assert isinstance(bot, PolicyBot)
    match = Match(new_record("duel", 2, {"temple": "B"}, "1"))
    with pytest.raises(Unfit, match="cannot play"):
        conclude(bot.think(match.game, match.game.observation(match.state, 0), 0, 1, seated("random").budget))


def test_options_that_were_not_learned_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(drawn("duel", 2), tmp_path / "duel.npz")
    given = ["arena", "duel", "--bots", f"policy:{tmp_path / 'duel.npz'},random", "--option", "temple=B"]
    with pytest.raises(SystemExit) as ended:
        main(given)
    assert ended.value.code == 2
    assert "cannot play with {'obelisk': " in capsys.readouterr().err


def test_a_pull_is_said_number_by_number() -> None:
    match = Match(new_record("abusir", 3, {}, "1"))
    bot, budget = PolicyBot(drawn("abusir", 3)), seated("random").budget
    for _ in range(3):
        player, ply = match.player, match.plies
        seen = match.game.observation(match.state, player)
        thought = conclude(bot.think(match.game, seen, player, bot_seed("1", player, ply, bot.id), budget))
        match = match.play(thought.choice)
    assert match.plies >= 3


def test_a_journal_tells_policies_of_one_name_apart(tmp_path: Path) -> None:
    path, contest = tmp_path / "duel.npz", Contest("duel", 2)
    write(drawn("duel", 2), path)
    line = (f"policy:{path}", "random")
    before = bouts(contest, line, 2)
    assert before == bouts(contest, line, 2)
    write(drawn("duel", 2)._replace(about={"seed": 4}), path)
    assert before != bouts(contest, line, 2)


# ---- learning ---------------------------------------------------------------------------------------

FEW = ppo.Setting("duel", 2, ppo.Recipe(steps=40, freeze=10, rivals=2), "random", deals=1, points=2)


@pytest.mark.parametrize("rivals", [[], [drawn("duel", 2)]], ids=["blind", "a policy"])
def test_rewards_are_the_stake_and_the_lead(rivals: list[Policy]) -> None:
    practice = ppo.Practice(ppo.Setting("duel", 2, ppo.Recipe(blind=0)), rivals)
    seen, _ = practice.reset(seed=8)  # in the first seat
    before, total, over = practice.lead, 0.0, False
    while not over:
        assert practice.observation_space.contains(seen)
        assert practice.action_masks().nonzero()[0].tolist() == practice.table.dealt.legal()
        assert practice.table.dealt.player == practice.table.seat
        seen, reward, over, _, _ = practice.step(practice.action_masks().argmax())
        total += reward
    game, state = practice.table.dealt.game, practice.table.dealt.state
    first, second = game.scores(state)
    stake = {1: 1.0, 2: -1.0}[game.ranking(state)[0]]
    assert total == pytest.approx(stake + 0.02 * (first - second - before))
    assert practice.table.rival == (rivals[0] if rivals else None)


MET = list[int]()  # how many rivals there were, time after time


class Unlearned(ppo.Learner):
    """Without a network that learns."""

    def __init__(self, setting: ppo.Setting, rivals: Sequence[Policy]) -> None:
        self.steps, self.rivals, MET[:] = 0, rivals, []

    def go_on(self, steps: int) -> None:
        self.steps += steps
        MET.append(len(self.rivals))

    def layers(self) -> list[tuple[Any, Any]]:
        """As a network has them: a row for each number that comes out."""
        return [(layer.weights.T / UNIT, layer.added / UNIT) for layer in drawn("duel", 2).layers]


def test_the_curve_is_written_with_the_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "duel.npz"
    monkeypatch.setattr(ppo, "Learner", Unlearned)
    curve = [*ppo.learn(FEW, path, Runner())]
    assert [point.steps for point in curve] == [0, 20, 40]
    assert all(point.low <= point.share <= point.high for point in curve)
    policy = read(path)
    assert policy.about["curve"] == {
        "against": "random",
        "deals": 1,
        "points": [[*point] for point in curve],
    }
    assert policy.about["recipe"]["steps"] == 40
    assert np.array_equal(policy.layers[0].weights, drawn("duel", 2).layers[0].weights)
    assert MET == [0, 1, 2, 2]


def test_a_command_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ppo, "Learner", Unlearned)
    out = str(tmp_path / "duel.npz")
    main(["ppo", "duel", "--steps", "30000", "--against", "random", "--deals", "1", "--out", out])
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in told] == ["0", "8192", "16384", "24576", "32768"]
    assert read(Path(out)).about["recipe"]["steps"] == 30_000


# ---- those that are kept ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_is_kept_plays_better_than_blindly(path: Path, tmp_path: Path) -> None:
    out, copy = tmp_path / "found.json", tmp_path / path.name
    shutil.copy(path, copy)
    main(["policy", str(copy), "--bots", "random", "--deals", "10", "--out", str(out)])
    found = json.loads(out.read_text("utf-8"))
    assert found["against"]["random"][0] >= 0.7
    assert found["recipe"]["algorithm"] == "MaskablePPO"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_is_kept_is_on_record(path: Path) -> None:
    policy = read(path)
    run = runs()[f"baseline: {policy.game} for {policy.players}"]
    assert run.figures["recipe"] == policy.about["recipe"]
    assert run.figures["curve"] == policy.about["curve"]
    assert path.stat().st_size < 300_000
