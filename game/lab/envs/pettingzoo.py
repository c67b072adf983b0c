"""The games for PettingZoo: turn by turn (AEC), the same spaces for good, a mask in every observation.

    from game.lab.envs import baumeister_v0
    env = baumeister_v0.env("imhotep", players=3, options={"market": "B"}, render_mode="ansi")

An action is an id of `Choices`. One that the mask does not allow is refused by the rule that forbids it. With
`pull="raw"` an action is `(0, code)`, or `(1, numbers)` of an action that ends in numbers: see `spaces`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game.core.errors import BadOption
from game.lab.envs import VERSION, returns
from game.lab.envs.copying import Copied
from game.lab.envs.dealing import EditionLike, dealt, seed_of
from game.lab.envs.rendering import MODES, Renderer
from game.lab.envs.spaces import (
    ACTION_MASK,
    OBSERVATION,
    STEPS,
    action_space,
    as_id,
    carry_out,
    observation_space,
)
from game.lab.envs.tensors import Tensors

END, POINTS = "end", "points"  # when rewards are given
SEEDS = 1 << 53


def by_points(rewards: str) -> bool:
    """Whether rewards are the points as they are told. Raises BadOption."""
    if rewards not in {END, POINTS}:
        raise BadOption("rewards", "unknown_choice", known=f"{END}, {POINTS}")
    return rewards == POINTS


class BaumeisterEnv(Copied, AECEnv[str, Any, Any]):
    """A game for all its seats.

    `rewards`: at the `end` what it was worth (`returns`), or `points` as they are told, those of the deal
    with the first decision: they add up to the score. A seed is that of a record: the same deal everywhere.
    """

    observation_spaces: dict[str, Dict]
    action_spaces: dict[str, Space[Any]]
    metadata = {  # noqa: RUF012 - PettingZoo's, of the class
        "name": f"baumeister_v{VERSION}",
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: EditionLike | None = None,
        *,
        rewards: str = END,
        pull: str = STEPS,
        render_mode: str | None = None,
    ) -> None:
        Copied.__init__(
            self, game, players, options, edition, rewards=rewards, pull=pull, render_mode=render_mode
        )
        AECEnv.__init__(self)
        self.told, self.pull, self.render_mode = by_points(rewards), pull, render_mode
        self.renderer = Renderer(render_mode)
        self.dealt = dealt(game, players, options, edition, listening=self.told)
        self.by_steps = pull == STEPS
        self.legal = self.dealt.legal  # the ids the selected agent may say, without their mask
        self.tensors = Tensors(self.dealt.game, self.dealt.choices)
        self.possible_agents = [f"player_{seat}" for seat in range(self.dealt.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.dealt.choices, self.tensors) for agent in self.possible_agents
        }
        self.state_space = Box(-1.0, 1.0, (self.tensors.size * len(self.possible_agents),), np.float32)
        self.action_spaces = {agent: action_space(self.dealt.choices, pull) for agent in self.possible_agents}
        self._seed: int | None = None
        self._random: np.random.Generator | None = None  # made when a deal follows from another one

    def observation_space(self, agent: str) -> Dict:
        """What an agent sees: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent may say: always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal: by this seed, or by the next one that follows from it.

        Nothing is made of `options`, of which PettingZoo's own tests give some: the game's are said when it
        is made.
        """
        if seed is not None:
            self.dealt.restart(seed_of(seed))
            self._seed, self._random = seed, None
        else:
            self.dealt.restart(self._next_deal())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._due = self.dealt.points()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.dealt.player]
        self.renderer.follow(self.dealt)

    def observe(self, agent: str) -> dict[str, Any]:
        """What its seat sees now; who does not decide may say nothing."""
        state, seat = self.dealt.state, self._seats[agent]
        mine = seat == self.dealt.player
        return {
            OBSERVATION: self.tensors.of(state, seat, self.dealt.begun if mine else ()),
            ACTION_MASK: self.dealt.choices.mask(self.dealt.legal() if mine else []),
        }

    def step(self, action: Any) -> None:
        """Say an id; once an action is complete it is carried out.

        Raises IllegalId, an IllegalAction that says why, and TypeError of what is no id.
        """
        dealt = self.dealt
        pending = dealt.state.pending
        if not pending:
            self._was_dead_step(action)
            return
        played = dealt.say(as_id(action)) if self.by_steps else None
        if played is None:  # raw, or refused
            played = carry_out(dealt, action, self.pull)
        if self.told or not pending:  # before the end, rewards stay the zeros they are
            self._reward(played=played)
        if pending:
            self.agent_selection = self.possible_agents[pending[-1].player]
        if self.render_mode:
            self.renderer.follow(dealt)

    def state(self) -> Any:
        """What all seats see, one after the other, for critics that may know everything."""
        seen = (self.observe(agent)[OBSERVATION] for agent in self.possible_agents)
        return np.concatenate([*seen])

    def render(self) -> Any:
        """The table as whoever decides sees it: text, an SVG document or pixels, as `render_mode` says."""
        return self.renderer.render(self.dealt)

    def close(self) -> None:
        """Close the browser that draws pixels."""
        self.renderer.close()

    def _next_deal(self) -> str:
        """The one that follows from the last seed given, or any."""
        self._random = self._random or np.random.default_rng(self._seed)
        return str(self._random.integers(SEEDS))

    def _reward(self, *, played: bool) -> None:
        """What the step brought each agent; the deal's own points come with the first one."""
        game, pending = self.dealt.game, self.dealt.state.pending
        gained: Sequence[float]
        if self.told:
            told = self.dealt.points() if played else [0] * game.players
            gained = [float(one + other) for one, other in zip(self._due, told, strict=True)]
            self._due = [0] * game.players
        else:
            gained = returns(game, self.dealt.state)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._accumulate_rewards()
        if not pending:
            self.terminations = dict.fromkeys(self.agents, True)


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: EditionLike | None = None,
    **more: Any,
) -> AECEnv[str, Any, Any]:
    """The game with PettingZoo's checks around it: of the order of calls, of actions outside the space."""
    raw = BaumeisterEnv(game, players, options, edition, **more)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
