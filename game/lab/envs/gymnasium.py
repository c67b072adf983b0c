"""The games for Gymnasium: a seat against bots. Importing this registers `Baumeister/Duel-v0` and the others.

    import gymnasium
    env = gymnasium.make("game.lab.envs.gymnasium:Baumeister/Duel-v0", bots="level:3")

`info["action_mask"]` and the observation have the mask. An action that is not legal ends the game, which is
lost then; `info["refusal"]` says why in words, with the rule.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium.error import ResetNeeded

from game.bots.bot import bot_seed
from game.bots.thinking import conclude
from game.core.errors import BadOption
from game.core.registry import LISTINGS
from game.lab.envs import GAMES, VERSION, returns
from game.lab.envs.copying import Copied
from game.lab.envs.dealing import Dealt, EditionLike, dealt, seed_of
from game.lab.envs.pettingzoo import END, SEEDS, by_points
from game.lab.envs.rendering import MODES, Renderer
from game.lab.envs.spaces import (
    ACTION_MASK,
    OBSERVATION,
    STEPS,
    IllegalId,
    action_space,
    carry_out,
    observation_space,
)
from game.lab.envs.tensors import Tensors
from game.lab.matches.arena import Contest, in_full
from game.lab.players import Seated, seated

LOST = -1.0


class SeatEnv(Copied, gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; bots sit on the others: one for all, or one for each, round the table.

    `bots`: levels, or any that the laboratory seats. `seat`: which one, or None: that of the seed's number,
    counted round the table, and another one in each game after it. `rewards` and `pull` as in
    `BaumeisterEnv`; the seat's rewards while bots decide come with its next observation.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 - Gymnasium's, of the class

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: EditionLike | None = None,
        *,
        bots: str | Sequence[str] = "level:1",
        seat: int | None = None,
        rewards: str = END,
        pull: str = STEPS,
        render_mode: str | None = None,
    ) -> None:
        Copied.__init__(
            self,
            *(game, players, options, edition),
            bots=bots,
            seat=seat,
            rewards=rewards,
            pull=pull,
            render_mode=render_mode,
        )
        self.told, self.pull, self.render_mode = by_points(rewards), pull, render_mode
        self.renderer = Renderer(render_mode)
        self.dealt = dealt(game, players, options, edition, listening=self.told)
        count = self.dealt.game.players
        if seat is not None and not 0 <= seat < count:
            raise BadOption("seat", "unknown_choice", known=", ".join(map(str, range(count))))
        others = [bots] * (count - 1) if isinstance(bots, str) else [*bots]
        if len(others) != count - 1:
            raise BadOption("bots", "seat_count", count=len(others), players=count - 1)
        self.bots = [opponent(text, game, count) for text in others]
        self.fixed, self.seat, self.games = seat, seat or 0, 0
        self.tensors = Tensors(self.dealt.game, self.dealt.choices)
        self.observation_space = observation_space(self.dealt.choices, self.tensors)
        self.action_space = action_space(self.dealt.choices, pull)
        self.lost, self._due = False, 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal, by this seed or the next one that follows from it; bots play until the seat is asked.

        Options of the game are said when it is made; here any raise ValueError.
        """
        if options:
            raise ValueError(f"options are said when an environment is made, not to reset(): {options}")
        deal = None if seed is None else seed_of(seed)
        super().reset(seed=seed)
        if seed is not None:
            self.games = seed
        if self.fixed is None:
            self.seat = self.games % self.dealt.game.players
        self.games, self.lost = self.games + 1, False
        self.dealt.restart(deal or str(self.np_random.integers(SEEDS)))
        self._due = self._answered(float(self.dealt.points()[self.seat]))
        self.renderer.follow(self.dealt, self.seat)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Say an id; once an action is complete, the others answer.

        Raises ResetNeeded after the end, TypeError of what is no id.
        """
        ended = self.lost or self.dealt.over
        if ended:
            raise ResetNeeded("The game is over: reset() deals another one.")
        try:
            played = carry_out(self.dealt, action, self.pull)
        except IllegalId as refused:
            self.lost = True
            return self._seen(), LOST, True, False, {**self._info(), "refusal": str(refused)}
        gained, self._due = self._due, 0.0
        if played:
            gained += self._answered(float(self.dealt.points()[self.seat]))
        over = self.dealt.over
        self.renderer.follow(self.dealt, self.seat)
        if not self.told:
            gained = returns(self.dealt.game, self.dealt.state)[self.seat] if over else 0.0
        return self._seen(), gained, over, False, self._info()

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.renderer.render(self.dealt, self.seat)

    def close(self) -> None:
        """Close the browser that draws pixels."""
        self.renderer.close()

    def _answered(self, points: float) -> float:
        """The others decide until the seat is asked; the points it has been told since, with those before."""
        game = self.dealt.game
        while not self.dealt.over and self.dealt.player != self.seat:
            player = self.dealt.player
            bot = self.bots[(player - self.seat) % game.players - 1]
            self.dealt.play(game.info.vocabulary.read(choice(self.dealt, bot)))
            points += self.dealt.points()[self.seat]
        return points

    def _seen(self) -> dict[str, Any]:
        own = not self.lost and not self.dealt.over
        return {
            OBSERVATION: self.tensors.of(self.dealt.state, self.seat, self.dealt.begun),
            ACTION_MASK: self.dealt.choices.mask(self.dealt.legal() if own else []),
        }

    def _info(self) -> dict[str, Any]:
        own = not self.lost and not self.dealt.over
        return {ACTION_MASK: self.dealt.choices.mask(self.dealt.legal() if own else []), "seat": self.seat}


def opponent(text: str, game: str, players: int) -> Seated:
    """A bot of the laboratory; a level is the tree that it is in this game. Raises BadOption."""
    return seated(in_full(text, Contest(game, players)), game=game)


def choice(dealt: Dealt, seated: Seated) -> str:
    """What a bot chooses that sees what the seat to decide sees."""
    game, player, (bot, budget) = dealt.game, dealt.player, seated
    seed = bot_seed(dealt.seed, player, len(dealt.actions), bot.id)
    return conclude(bot.think(game, game.observation(dealt.state, player), player, seed, budget)).choice


def env_id(game: str) -> str:
    """Under which id a game is registered: `Baumeister/Duel-v0`."""
    name = {"cheops": "Cheops", "duel": "Duel"}.get(game) or LISTINGS[game].title
    return f"Baumeister/{name}-v{VERSION}"


for _game in GAMES:
    if env_id(_game) not in gymnasium.registry:
        gymnasium.register(env_id(_game), f"{__name__}:SeatEnv", kwargs={"game": _game})
