"""What every bot is: it is shown an observation, thinks in slices and says how good each action looks.

Thinking is a pure function of (game, observation, player, seed, budget): no clock, no memory between moves.
Numbers are made with `+ - * /` alone, so a choice is the same on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, ClassVar, NamedTuple

from game.core.game import Game
from game.core.steps import Below
from game.core.vocabulary import Action

Source = Callable[[], float]
KEYS = 1 << 53  # as many as a float between 0 and 1 tells apart
SLICE = 16  # iterations; some 10 ms


class Budget(NamedTuple):
    """How long to think. Iterations make the strength; time is only a cap, kept by the caller (`within`).

    How many iterations a slice has changes nothing about the result. In thousandths: by `temperature` a tree
    also takes what is worth so much less, now and then; every action gets the `forced` share of its visits.
    """

    iterations: int
    slice_iterations: int = SLICE
    temperature: int = 0
    forced: int = 0


class Line(NamedTuple):
    """One action and what the bot thinks of it.

    `value` is what it is chosen by, greater is better; `points` the lead over the best other it promises;
    `spread` the standard error of `value`.
    """

    action: str
    visits: int
    value: float
    points: float
    spread: float


class Thought(NamedTuple):
    """What the bot thinks after so many iterations, best line first. `capped`: the time ran out.

    Without a line there is no choice yet.
    """

    iterations: int
    lines: tuple[Line, ...]
    capped: bool = False

    @property
    def choice(self) -> str:
        """The action it would take."""
        return self.lines[0].action


NOTHING_YET = Thought(0, ())  # what there is to choose from is still looked for or tried
Thinking = Generator[Thought, None, Thought]


class Bot(ABC):
    """A way of choosing. `id` names it in seats, saves and seeds; `about` tells how it plays.

    `iterations` are how many it thinks if nothing else is said; 0 for a bot that counts none. It has
    so many `parameters` that seats may set: iterations, temperature.
    """

    id: ClassVar[str]
    about: ClassVar[str]
    iterations: ClassVar[int] = 0
    parameters: ClassVar[int] = 0

    def think(self, game: Game[Any], seen: Any, player: int, seed: int, budget: Budget) -> Thinking:
        """Yield a thought after each slice, return the last; closing the generator cancels.

        `seen` is what `game.observation` shows the player to move; it is left as it was. A forced move costs
        nothing.
        """
        actions = []
        for action in game.iter_candidates(seen):
            if action:
                actions.append(action)
            else:
                yield NOTHING_YET
        if len(actions) == 1:
            return Thought(0, (Line(actions[0].text, 0, 0.0, 0.0, 0.0),))
        return (yield from self.weigh(Question(game, seen, player, actions), seed, budget))

    @abstractmethod
    def weigh(self, question: "Question", seed: int, budget: Budget) -> Thinking:
        """Think about two actions or more."""


class Question(NamedTuple):
    """What a bot is asked: which of these actions, seen like this."""

    game: Game[Any]
    seen: Any
    player: int
    actions: Sequence[Action]


def bot_seed(seed: str, seat: int, ply: int, bot: str) -> int:
    """The seed of one decision: the same for the same record, seat, move and bot, unlike any other."""
    return int.from_bytes(sha256(f"{seed}/{seat}/{ply}/{bot}".encode()).digest()[:8], "big")


def numbers(seed: int) -> Source:
    """Numbers from 0 up to 1, the same for the same seed on every machine."""
    return Random(seed).random


def below(random: Source) -> Below:
    """Whole numbers below n, made of a source of numbers between 0 and 1."""
    return lambda n: int(random() * n)


def lead(scores: Sequence[int], player: int) -> int:
    """The player's score minus the best other one."""
    others = [score for other, score in enumerate(scores) if other != player]
    return scores[player] - max(others, default=0)


def ranked(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines by value, equal ones as they came."""
    return tuple(sorted(lines, key=lambda line: -line.value))
