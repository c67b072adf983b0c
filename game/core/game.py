"""The interface every game fills in, and the driver written once on top of it.

A `Game` is one game set up with its options: rules and tables, no position. A `State` is plain data: what
undo must bring back. What has to be decided lies on the state's stack of pending matters; the top one is
asked now. Words are OpenSpiel's.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from game.core.chance import pick
from game.core.errors import BadOption
from game.core.options import Option, complete
from game.core.vocabulary import Action, Vocabulary

CHANCE, TERMINAL = -1, -4


class Pending(NamedTuple):
    """One open matter: which step, whose it is, and its details."""

    step: str
    player: int
    a: int = 0
    b: int = 0


class Refusal(NamedTuple):
    """Why something is not legal: a reason the text room has a sentence for, the rule, the details."""

    reason: str
    rule: str
    params: Mapping[str, int | str] = {}


class Entry(NamedTuple):
    """Points of the ledger: for whom, how many, what for, gained by which action, by which rule.

    `move` is the index of the action in the record, None for points nobody's action brought.
    """

    player: int
    points: int
    category: str
    move: int | None
    rule: str


class Event(NamedTuple):
    """Something an action caused, told after the fact: for the log, last-move marks and motion."""

    kind: str
    player: int
    params: Mapping[str, int | str] = {}


class State(Protocol):
    """A position: a dataclass with slots, of ints and flat lists. An empty stack means the game is over."""

    pending: list[Pending]
    ply: int

    def clone(self) -> Self:
        """A copy that shares nothing changeable."""
        ...


S = TypeVar("S", bound=State)
Below = Callable[[int], int]  # a source of chance for search: a whole number below its argument


class Step(ABC, Generic[S]):
    """A decision: what may be chosen, what it does, why another choice is refused."""

    @abstractmethod
    def actions(self, s: S, p: Pending) -> Sequence[Action]:
        """The legal actions in vocabulary order, never none."""

    @abstractmethod
    def resolve(self, s: S, p: Pending, action: Action) -> None:
        """Carry the action out; it is trusted to be legal."""

    @abstractmethod
    def refuse(self, s: S, p: Pending, action: Action) -> Refusal:
        """Why this action, which is not among the legal ones, is not."""


class Chance(Step[S]):
    """A chance event: outcomes with weights, drawn from the stream it names."""

    stream: str

    def stream_of(self, s: S, p: Pending) -> str:
        """The stream of this draw; always the same one unless a game says otherwise."""
        return self.stream

    @abstractmethod
    def weights(self, s: S, p: Pending) -> Sequence[int]:
        """The odds, one whole number per action of `actions`; their sum is positive."""

    def refuse(self, s: S, p: Pending, action: Action) -> Refusal:
        """Nobody decides here."""
        return Refusal("chance_decides", "")


class GameInfo(NamedTuple):
    """Who a game is, as plain data. `version` goes up when an old record could lead elsewhere."""

    id: str
    version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    vocabulary: Vocabulary
    turn_rule: str
    late: tuple[str, ...] = ()  # categories that stand on nobody's total before the end


class Game(ABC, Generic[S]):
    """One game set up with its options. Raises BadOption for seat counts and options it does not know."""

    info: ClassVar[GameInfo]
    steps: Mapping[str, Step[S]]
    effects: Mapping[str, Callable[[S, Pending], None]]

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        low, high = self.info.seats
        if not low <= players <= high:
            raise BadOption("players", "bad_players", value=players, low=low, high=high)
        self.players = players
        self.options = complete(self.info.options, options)

    @abstractmethod
    def initial_state(self) -> S:
        """The position before the first matter is settled; often a chance event lies on top."""

    @abstractmethod
    def ledger(self, s: S) -> list[Entry]:
        """Every point of the sheet if the game ended now; at the end, the result."""

    def scores(self, s: S) -> list[int]:
        """Points by player: the sum of the ledger. Games override it where search needs it faster."""
        totals = [0] * self.players
        for entry in self.ledger(s):
            totals[entry.player] += entry.points
        return totals

    def tie_break(self, s: S, player: int) -> int:
        """Among equal scores the greater number ranks higher; equal numbers share the place."""
        return 0

    def ranking(self, s: S) -> list[int]:
        """The place of each player, 1 for the winner; shared places are equal."""
        scores = self.scores(s)
        keys = [(scores[player], self.tie_break(s, player)) for player in range(self.players)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def winners(self, s: S) -> list[int]:
        """Whoever is on the first place; several if they share it."""
        return [player for player, place in enumerate(self.ranking(s)) if place == 1]

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """For streams that empty a shuffled pile: the outcomes in the order this seed deals them."""
        return {}

    def events(self, before: S, action: Action, after: S) -> list[Event]:
        """What the action caused, told from the positions around it."""
        return [Event(action.verb, self.current_player(before))]

    def observation(self, s: S, player: int | None) -> S:
        """What a player (None: an onlooker) can see, as a state; games with hidden cards override it."""
        return s.clone()

    def private(self, s: S, player: int) -> bool:
        """Whether the player sees something now that not everybody does."""
        return self.observation(s, player) != self.observation(s, None)

    def determinize(self, seen: S, below: Below) -> S:
        """A full state that fits the observation, with everything hidden dealt anew."""
        return seen.clone()

    # ---- the driver -------------------------------------------------------------------------------

    def current_player(self, s: S) -> int:
        """The seat to decide, CHANCE or TERMINAL."""
        return s.pending[-1].player if s.pending else TERMINAL

    def is_over(self, s: S) -> bool:
        """Whether the game has ended."""
        return not s.pending

    def legal_actions(self, s: S) -> Sequence[Action]:
        """The choices of the matter on top; at chance, the possible outcomes; none at the end."""
        if not s.pending:
            return ()
        p = s.pending[-1]
        return self.steps[p.step].actions(s, p)

    def chance_outcomes(self, s: S) -> list[tuple[Action, int]]:
        """At chance: every outcome with its weight."""
        p = s.pending[-1]
        step = self.steps[p.step]
        if not isinstance(step, Chance):
            raise TypeError(f"{p.step} is a decision")
        return list(zip(step.actions(s, p), step.weights(s, p), strict=True))

    def apply(self, s: S, action: Action) -> None:
        """Carry out a legal action and all that follows without a choice. Trusts; `Match` checks."""
        pending, effects = s.pending, self.effects
        p = pending.pop()
        self.steps[p.step].resolve(s, p, action)
        if p.player != CHANCE:
            s.ply += 1
        while pending and (effect := effects.get(pending[-1].step)):
            effect(s, pending.pop())

    def settle(self, s: S, below: Below) -> None:
        """Let chance decide, by the odds, until a player or the end is reached: for search."""
        pending = s.pending
        while pending and pending[-1].player == CHANCE:
            p = pending[-1]
            step = self.steps[p.step]
            assert isinstance(step, Chance)
            weights = step.weights(s, p)
            self.apply(s, step.actions(s, p)[pick(weights, below(sum(weights)))])

    def refusal(self, s: S, action: Action) -> Refusal | None:
        """Why an action is not legal now, or None if it is."""
        if not s.pending:
            return Refusal("game_over", self.info.turn_rule)
        p = s.pending[-1]
        step = self.steps[p.step]
        if action in step.actions(s, p):
            return None
        return step.refuse(s, p, action)
