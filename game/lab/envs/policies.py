"""Policies that a network learned, as files of whole numbers, and a bot that plays by one.

A file (`.npz`) has the layers of a network with rectified units, and for which game, players and options it
was learned. Weights and what goes into a layer are whole multiples of 1/UNIT, and floats add up whole numbers
of that size without rounding: so a policy chooses the same on every machine, with numpy alone.
"""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np

from game.bots.bot import Budget, Line, Question, Thinking, Thought
from game.core.game import Game
from game.lab.envs import VERSION, Begun, Choices
from game.lab.envs.tensors import Floats, Tensors
from game.lab.outsider import Outsider, Unfit, digest_of

UNIT = 4096
MOST = (1 << 15) - 1  # of a weight, in units
ABOUT = "about"
Whole = np.ndarray[Any, np.dtype[np.float64]]  # whole numbers, kept as floats


class Layer(NamedTuple):
    """What every number of a layer goes into with which weight, and what is added."""

    weights: Whole
    added: Whole


class Policy(NamedTuple):
    """A network from an observation to a number for each id; the greatest one that is legal is chosen.

    `about` says how it was learned.
    """

    game: str
    players: int
    options: Mapping[str, str]
    layers: tuple[Layer, ...]
    about: Mapping[str, Any]

    def preferences(self, seen: Floats) -> Whole:
        """By id, how much it is preferred: the logits of the network, in UNIT * UNIT."""
        *hidden, last = self.layers
        numbers = np.rint(np.asarray(seen, np.float64) * UNIT)
        for weights, added in hidden:
            numbers = np.rint(np.maximum(numbers @ weights + added * UNIT, 0) / UNIT)
        return numbers @ last.weights + last.added * UNIT

    def choice(self, seen: Floats, legal: Sequence[int]) -> int:
        """The legal id it prefers, of equal ones the lowest."""
        return legal[int(self.preferences(seen)[legal].argmax())]

    def drawn(self, seen: Floats, legal: Sequence[int], chance: np.random.Generator) -> int:
        """A legal id by the odds that it was learned with."""
        logits = self.preferences(seen)[legal] / (UNIT * UNIT)
        return legal[int((logits + chance.gumbel(size=len(legal))).argmax())]

    def fits(self, game: Game[Any]) -> bool:
        """Whether it was learned for this game, so many players and these options."""
        return (self.game, self.players, dict(self.options)) == (
            game.info.id,
            game.players,
            dict(game.options),
        )


def whole(numbers: Any) -> Whole:
    """In units, as they are kept."""
    return np.clip(np.rint(np.asarray(numbers, np.float64) * UNIT), -MOST, MOST)


# ---- files ------------------------------------------------------------------------------------------


def write(policy: Policy, path: Path) -> None:
    """Keep a policy; the same one is the same bytes."""
    arrays: dict[str, Any] = {}
    for number, layer in enumerate(policy.layers):
        arrays |= {f"{name}{number}": values.astype(np.int16) for name, values in layer._asdict().items()}
    about = {**policy._asdict(), "version": VERSION, "unit": UNIT}
    del about["layers"]
    arrays[ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def read(path: Path) -> Policy:
    """The policy of a file. Raises Unfit if observations and ids mean something else by now."""
    with np.load(path, allow_pickle=False) as held:
        about = json.loads(held[ABOUT].tobytes())
        if (about.pop("version"), about.pop("unit")) != (VERSION, UNIT):
            raise Unfit(f"{path} was learned with another version of the environments")
        count = sum(name.startswith("weights") for name in held)
        layers = tuple(
            Layer(*(held[f"{name}{number}"].astype(np.float64) for name in Layer._fields))
            for number in range(count)
        )
    assert all(one.weights.shape[1] == other.weights.shape[0] for one, other in pairwise(layers))
    return Policy(**about, layers=layers)


# ---- playing ----------------------------------------------------------------------------------------


class PolicyBot(Outsider):
    """Plays by a policy; sees what our bots see. `digest` is of the policy's file, if it has one."""

    id = "policy"
    about = "Plays by what a network has learned and looks no further."

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self._known: tuple[Game[Any], Tensors] | None = None

    @classmethod
    def of(cls, file: Path) -> Self:
        """By the policy of a file."""
        bot = cls(read(file))
        bot.digest = digest_of(file, 16)
        return bot

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """At once, and always the same; numbers of an action are said one after the other."""
        yield from ()
        game, seen, player, _ = question
        tensors, action = self._tensors(game), None
        begun: Begun = ()
        while action is None:
            legal = tensors.choices.legal(seen, begun)
            begun = (*begun, self.policy.choice(tensors.of(seen, player, begun), legal))
            action = tensors.choices.action(begun)
        return Thought(1, (Line(action.text, 1, 0.0, 0.0, 0.0),))

    def _tensors(self, game: Game[Any]) -> Tensors:
        """What makes the observations of a game; of the last one they are kept."""
        if self._known is None or self._known[0] is not game:
            if not self.policy.fits(game):
                raise Unfit(f"a policy for {self.policy[:3]} cannot play with {dict(game.options)}")
            self._known = game, Tensors(game, Choices(game))
        return self._known[1]
