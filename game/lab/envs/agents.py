"""Somebody's own agent on a seat of the laboratory: a function from what the environments show to an id.

`agent:mine:act` is the function `act` of the module `mine`. It is shown the dictionary that PettingZoo's and
Gymnasium's environments hand out, and called again until the ids it says make a whole action.
"""

from collections.abc import Callable, Mapping
from inspect import getsourcefile
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from game.bots.bot import Budget, Line, Question, Thinking, Thought
from game.core.game import Game
from game.lab.envs import Choices
from game.lab.envs.spaces import ACTION_MASK, OBSERVATION, as_id
from game.lab.envs.tensors import Tensors
from game.lab.outsider import Outsider, Unfit, digest_of

Act = Callable[[Mapping[str, Any]], Any]


class AgentBot(Outsider):
    """A bot that asks a function. `digest` is that of its source, so that a journal knows it has changed."""

    id = "agent"
    about = "A function from an observation to an id."

    def __init__(self, path: str) -> None:
        """The function at `module:function`. Raises Unfit."""
        self.path, self.act = path, _found(path)
        source = getsourcefile(self.act)
        self.digest = digest_of(Path(source), 12) if source else ""
        self._seen_by: tuple[Game[Any], Choices, Tensors] | None = None

    def think(self, game: Game[Any], seen: Any, player: int, seed: int, budget: Budget) -> Thinking:
        """Asked at every decision, forced ones included, as in the environments."""
        yield from ()
        choices, tensors = self._shown(game)
        said: tuple[int, ...] = ()
        action = None
        while action is None:
            legal = choices.legal(seen, said)
            observation = {OBSERVATION: tensors.of(seen, player, said), ACTION_MASK: choices.mask(legal)}
            chosen = as_id(self.act(observation))
            if chosen not in legal:
                raise Unfit(f"{self.path} said {chosen}, which is not legal; legal are {legal}")
            said = (*said, chosen)
            action = choices.action(said)
        return Thought(0, (Line(action.text, 0, 0.0, 0.0, 0.0),))

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """The same question."""
        return self.think(question.game, question.seen, question.player, seed, budget)

    def _shown(self, game: Game[Any]) -> tuple[Choices, Tensors]:
        if self._seen_by is None or self._seen_by[0] is not game:
            choices = Choices(game)
            self._seen_by = game, choices, Tensors(game, choices)
        return self._seen_by[1:]


def _found(path: str) -> Act:
    module, _, name = path.partition(":")
    if not module or not name:
        raise Unfit(f"“{path}” is not written MODULE:FUNCTION")
    try:
        found = resolve_name(path)
    except (ImportError, AttributeError, ValueError) as error:
        raise Unfit(str(error)) from error
    if not callable(found):
        raise Unfit(f"{path} cannot be called")
    act: Act = found
    return act
