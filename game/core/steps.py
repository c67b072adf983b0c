"""The kinds of matters a game decides by: what may be chosen, what it does, why another choice is refused."""

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Generic, NamedTuple

from game.core.state import Pending, S
from game.core.vocabulary import Action

Below = Callable[[int], int]  # a source of chance for search: a whole number below its argument


class Refusal(NamedTuple):
    """Why something is not legal: a reason the text room has a sentence for, the rule, the details."""

    reason: str
    rule: str
    params: Mapping[str, int | str] = {}


class Step(ABC, Generic[S]):
    """A decision: what may be chosen, what it does, why another choice is refused.

    Verbs with numbers have too many actions to list: `allows` says of one whether it is legal, and
    `candidates` are as many as a search should look at. Where carrying an action out is slow, rougher ones
    may stand for several in playouts, `playout_actions`. Other steps need none of these.
    """

    @abstractmethod
    def actions(self, s: S, p: Pending) -> Sequence[Action]:
        """The legal actions that are listed, always in one order, never none: all but those with numbers."""

    def allows(self, s: S, p: Pending, action: Action) -> bool:
        """Whether the action is legal."""
        return action in self.actions(s, p)

    def opens(self, s: S, p: Pending, verb: str) -> bool:
        """Whether an action of this verb with numbers may be legal, with which ones `allows` says."""
        return False

    def candidates(self, s: S, p: Pending) -> Iterable[Action | None]:
        """Legal actions worth a look, the same ones for the same position, never none.

        Where they take long to find, None is a moment at which a search may rest or be given up.
        """
        return self.actions(s, p)

    def playout_actions(self, s: S, p: Pending) -> Sequence[Action]:
        """What playouts choose from, never none: `resolve` knows them, but they need not be in any record."""
        return self.actions(s, p)

    @abstractmethod
    def resolve(self, s: S, p: Pending, action: Action) -> None:
        """Carry the action out; it is trusted to be legal."""

    @abstractmethod
    def refuse(self, s: S, p: Pending, action: Action) -> Refusal:
        """Why this action, which is not legal, is not."""


class Chance(Step[S]):
    """A chance event: outcomes with weights, drawn from the stream it names."""

    stream: str

    def stream_of(self, s: S, p: Pending) -> str:
        """The stream of this draw; always the same one unless a game says otherwise."""
        return self.stream

    @abstractmethod
    def weights(self, s: S, p: Pending) -> Sequence[int]:
        """The odds, one whole number per action of `actions`; their sum is positive."""

    def draw(self, s: S, p: Pending, below: Below) -> Action:
        """One of the outcomes, by the odds: for search. A quicker way has to choose the same one."""
        odds = list(accumulate(self.weights(s, p)))
        return self.actions(s, p)[bisect_right(odds, below(odds[-1]))]

    def refuse(self, s: S, p: Pending, action: Action) -> Refusal:
        """Nobody decides here."""
        return Refusal("chance_decides", "")


class DrawStarter(Chance[S]):
    """Who begins: any of these seats, each as likely as the next; `begin` is told which."""

    stream = "start"

    def __init__(self, seats: Sequence[Action], begin: Callable[[S, int], None]) -> None:
        self.seats, self.begin = seats, begin

    def actions(self, s: S, p: Pending) -> Sequence[Action]:
        return self.seats

    def weights(self, s: S, p: Pending) -> Sequence[int]:
        return (1,) * len(self.seats)

    def resolve(self, s: S, p: Pending, action: Action) -> None:
        self.begin(s, action.args[0])
