"""A first baseline: PPO with masks (sb3-contrib), learned against itself on one core.

The learner has a seat of the Gymnasium environment. On the others sits a policy as it was some time ago,
drawn anew for each game and choosing by its odds, or whoever chooses blindly. What is learned is written as a
`Policy`, which needs nothing but numpy to play, with its learning curve.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import gymnasium
from gymnasium.error import DependencyNotInstalled

from game.core.record import new_record
from game.lab.envs.gymnasium import SeatEnv
from game.lab.envs.policies import Layer, Policy, whole, write
from game.lab.envs.spaces import ACTION_MASK, OBSERVATION
from game.lab.envs.tensors import Floats
from game.lab.matches import arena
from game.lab.matches.ratings import Tally, tally
from game.lab.running import Runner

NO_EXTRA = "Learning by PPO needs sb3-contrib: pip install 'baumeister[ppo]'"


class Recipe(NamedTuple):
    """How it is learned: what the baselines were learned with, and what their files say.

    A reward is the stake of the end, and a `point` for each by which the lead grew since the last choice;
    shares are in thousandths.
    """

    steps: int = 131_072
    seed: int = 1
    tables: int = 16  # games at once
    rollout: int = 128  # choices of each until the network is changed
    batch: int = 256
    epochs: int = 5
    rate: float = 1e-3  # of learning, less and less down to nothing
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    hidden: tuple[int, int] = (128, 128)
    point: float = 0.02
    freeze: int = 8_192  # steps until another policy joins the rivals
    rivals: int = 8  # the latest so many
    blind: int = 200  # thousandths of games against blind choices


class Setting(NamedTuple):
    """What is learned, and against whom it is measured on the way, over so many deals from every seat."""

    game: str
    players: int
    recipe: Recipe
    against: str = "greedy"
    deals: int = 25
    points: int = 4  # of the curve

    @property
    def options(self) -> dict[str, str]:
        """The usual ones, all written out."""
        return dict(new_record(self.game, self.players, {}, "0").options)


# ---- the table --------------------------------------------------------------------------------------


class Table(SeatEnv):
    """A seat; the others are a rival that is drawn for each game, choosing blindly while there is none."""

    def __init__(self, setting: Setting, rivals: Sequence[Policy]) -> None:
        self.rivals, self.blind = rivals, setting.recipe.blind
        self.rival: Policy | None = None
        super().__init__(setting.game, setting.players, setting.options, bots="random")

    def _answered(self, points: float) -> float:
        """The rival decides until the seat is asked."""
        dealt = self.dealt
        if not dealt.actions:
            self.rival = self._drawn()
        while not dealt.over and dealt.player != self.seat:
            dealt.say(self._chosen(dealt.legal()))
        return points

    def _drawn(self) -> Policy | None:
        if not self.rivals or self.np_random.integers(1000) < self.blind:
            return None
        return self.rivals[int(self.np_random.integers(len(self.rivals)))]

    def _chosen(self, legal: Sequence[int]) -> int:
        if self.rival is None or len(legal) == 1:
            return legal[int(self.np_random.integers(len(legal)))]
        seen = self.tensors.of(self.dealt.state, self.dealt.player, self.dealt.begun)
        return self.rival.drawn(seen, legal, self.np_random)

    @property
    def lead(self) -> int:
        """Points before the best other, if the game ended now."""
        scores = self.dealt.game.scores(self.dealt.state)
        return scores[self.seat] - max(own for other, own in enumerate(scores) if other != self.seat)


class Practice(gymnasium.Env[Floats, Any]):
    """A table as PPO with masks reads it: flat observations, `action_masks`, rewards that come early."""

    def __init__(self, setting: Setting, rivals: Sequence[Policy]) -> None:
        self.table, self.point = Table(setting, rivals), setting.recipe.point
        assert isinstance(self.table.observation_space, gymnasium.spaces.Dict)
        self.observation_space = self.table.observation_space[OBSERVATION]
        self.action_space = self.table.action_space
        self.mask: Any = None
        self.lead = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Another deal."""
        seen, info = self.table.reset(seed=seed)
        self.mask, self.lead = seen[ACTION_MASK], self.table.lead
        return seen[OBSERVATION], info

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """A choice, and what the others answer."""
        seen, stake, over, cut, info = self.table.step(action)
        before, self.lead, self.mask = self.lead, self.table.lead, seen[ACTION_MASK]
        return seen[OBSERVATION], stake + self.point * (self.lead - before), over, cut, info

    def action_masks(self) -> Any:
        """What is legal; sb3-contrib asks by this name."""
        return self.mask


# ---- learning ---------------------------------------------------------------------------------------


class Point(NamedTuple):
    """A point of the curve: after so many steps and seconds of a core, how the policy does."""

    steps: int
    seconds: int
    share: float
    low: float
    high: float


def learn(setting: Setting, path: Path, runner: Runner) -> Iterator[Point]:
    """Learn, and write the policy after each point of the curve."""
    recipe, rivals = setting.recipe, list[Policy]()
    learner = Learner(setting, rivals)
    curve, spent, every = list[Point](), 0.0, recipe.steps // setting.points
    while True:
        policy = exported(setting, learner.layers(), curve)
        write(policy, path)
        done = measured(policy, path, setting.against, setting.deals, runner).share
        curve.append(Point(learner.steps, round(spent), *(round(number, 3) for number in done)))
        write(exported(setting, learner.layers(), curve), path)
        yield curve[-1]
        if learner.steps >= recipe.steps:
            return
        started, aim = process_time(), learner.steps + every
        while learner.steps < min(aim, recipe.steps):
            learner.go_on(recipe.freeze)
            rivals.append(exported(setting, learner.layers(), ()))
            del rivals[: -recipe.rivals]
        spent += process_time() - started


def exported(setting: Setting, layers: Sequence[tuple[Any, Any]], curve: Sequence[Point]) -> Policy:
    """What was learned, as it is kept; a network keeps its weights the other way round."""
    kept = tuple(Layer(whole(weights).T, whole(added)) for weights, added in layers)
    about = {
        "recipe": {"algorithm": "MaskablePPO", **setting.recipe._asdict()},
        "curve": {"against": setting.against, "deals": setting.deals, "points": [*curve]},
    }
    return Policy(setting.game, setting.players, setting.options, kept, about)


class Learner:
    """MaskablePPO at its tables, one thread. Whoever learns has the extra `ppo`."""

    def __init__(self, setting: Setting, rivals: Sequence[Policy]) -> None:
        try:
            import torch  # noqa: PLC0415 - only where the extra `ppo` is
            from sb3_contrib import MaskablePPO  # noqa: PLC0415
            from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415
        except ImportError as missing:
            raise DependencyNotInstalled(NO_EXTRA) from missing
        torch.set_num_threads(1)
        recipe, made = setting.recipe, lambda: Practice(setting, rivals)
        tables: list[Callable[[], Practice]] = [made] * recipe.tables
        self.steps, self.recipe = 0, recipe
        self.model: Any = MaskablePPO(
            "MlpPolicy",
            DummyVecEnv(tables),
            seed=recipe.seed,
            learning_rate=self._rate,
            n_steps=recipe.rollout,
            batch_size=recipe.batch,
            n_epochs=recipe.epochs,
            gamma=recipe.discount,
            gae_lambda=recipe.trace,
            clip_range=recipe.clip,
            ent_coef=recipe.entropy,
            policy_kwargs={"net_arch": [*recipe.hidden], "activation_fn": torch.nn.ReLU},
            device="cpu",
        )

    def go_on(self, steps: int) -> None:
        """Learn for so many steps more, up to whole rollouts."""
        self.model.learn(steps, reset_num_timesteps=False)
        self.steps = self.model.num_timesteps

    def layers(self) -> list[tuple[Any, Any]]:
        """Weights and what is added, layer by layer."""
        found: Mapping[str, Any] = self.model.policy.state_dict()
        hidden = [f"mlp_extractor.policy_net.{2 * number}" for number in range(len(self.recipe.hidden))]
        return [
            (found[f"{name}.weight"].numpy(), found[f"{name}.bias"].numpy())
            for name in (*hidden, "action_net")
        ]

    def _rate(self, _: float) -> float:
        """How fast it learns now."""
        left = 1 - self.steps / self.recipe.steps
        return self.recipe.rate * max(left, 0.02)


# ---- measuring --------------------------------------------------------------------------------------


def measured(policy: Policy, path: Path, other: str, deals: int, runner: Runner) -> Tally:
    """How a policy does against a bot, each deal from every seat, with the options it was learned with."""
    contest = arena.Contest(policy.game, policy.players, tuple(policy.options.items()), "baseline")
    line = arena.lineup(f"policy:{path}", other, policy.players)
    return tally([*arena.meet(runner, arena.bouts(contest, line, deals * policy.players))])
