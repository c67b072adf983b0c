"""The interface every game fills in, and the driver written once on top of it.

A `Game` is one game set up with its options: rules and tables, no position. A `State` is plain data: what
undo must bring back. What has to be decided lies on the state's stack of pending matters; the top one is
asked now, by its `Step`. Words are OpenSpiel's.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from game.core.edition import Edition, box_of
from game.core.errors import BadOption
from game.core.options import Option, complete
from game.core.state import CHANCE, END, NOBODY, TERMINAL, Event, Listener, Pending, S
from game.core.steps import Below, Chance, Refusal, Step
from game.core.vocabulary import Action, Vocabulary


class Trial(NamedTuple, Generic[S]):
    """An action tried on a copy: the position then, up to the next choice or chance, and what was told."""

    state: S
    told: list[Event]


class Outcome(NamedTuple):
    """Who has won: all on the first place, their points, whether others have as many: a broken tie."""

    winners: tuple[int, ...]
    points: int
    tie_broken: bool


class GameInfo(NamedTuple):
    """Who a game is, as plain data. `version` goes up when an old record could lead elsewhere."""

    id: str
    version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    vocabulary: Vocabulary
    turn_rule: str


class Game(ABC, Generic[S]):
    """One game set up with its options. Raises BadOption for seat counts and options it does not know."""

    info: ClassVar[GameInfo]
    edition: ClassVar[Edition] = ()  # what differs in its box from ours
    prospects_per_point: ClassVar[int] = 1  # what `prospects` count a point as
    horizon: ClassVar[int] = 0  # of how many decisions a playout is enough for them; 0: it goes to the end
    foresight: ClassVar[int] = 0  # in how many decisions a learned value sees what was drawn; 0: at once
    stages: ClassVar[int] = 16  # into how many parts `stage` divides a game
    aspects: ClassVar[Mapping[str, str]] = {}  # what features count for that are not named after a row
    feature_names: Sequence[str] = ()  # what `features` count with these options; empty: no value is learned
    steps: Mapping[str, Step[S]]
    effects: Mapping[str, Callable[[S, Pending], None]]

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        low, high = self.info.seats
        if low == high != players:
            raise BadOption("players", "exact_players", value=players, low=low)
        if not low <= players <= high:
            raise BadOption("players", "bad_players", value=players, low=low, high=high)
        self.players = players
        self.options = complete(self.info.options, options)

    @property
    def box(self) -> str:
        """By what its rooms are loaded."""
        return box_of(self.info.id, self.edition)

    @property
    def categories(self) -> Sequence[str]:
        """The rows of the sheet that these options leave in play."""
        return self.info.categories

    @abstractmethod
    def initial_state(self) -> S:
        """The position before the first matter is settled; often a chance event lies on top."""

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """Points by player if the game ended now: what has been told and what `closing` adds."""

    def prospects(self, s: S) -> list[int]:
        """What bots go by: the points; in a finer unit, also what is on the way to some."""
        return self.scores(s)

    def features(self, s: S) -> list[list[int]]:
        """By player what a learned value weighs: a whole number for each of `feature_names`.

        A name begins with what it belongs to, a side of a site or a module (`market_a.statues`), and counts
        alike for all players; what is common to them is no feature, as the value sees differences.
        """
        return [[] for _ in range(self.players)]

    def stage(self, s: S) -> int:
        """How far the game has gone, from 0 to `stages`: early and late a feature may weigh differently."""
        return 0

    def is_quiescent(self, s: S) -> bool:
        """Whether a learned value may be asked: nothing hangs in the air that it does not see."""
        return False

    def opening(self, s: S) -> Iterable[Event]:
        """Points that stand before the first decision."""
        return ()

    def closing(self, s: S) -> Iterable[Event]:
        """The points that only the end brings, as if it were now; told once when the game is over."""
        return ()

    @abstractmethod
    def write(self, s: S) -> str:
        """The position as short readable text, all of it: what FEN is to chess."""

    @abstractmethod
    def read(self, text: str) -> S:
        """The position written so. Raises BadNotation naming the part that cannot be one."""

    def tie_break(self, s: S, player: int) -> int:
        """Among equal scores the greater number ranks higher; equal numbers share the place."""
        return 0

    def ranking(self, s: S) -> list[int]:
        """The place of each player, 1 for the winner; shared places are equal."""
        scores = self.scores(s)
        keys = [(scores[player], self.tie_break(s, player)) for player in range(self.players)]
        return [1 + sum(other > key for other in keys) for key in keys]

    def outcome(self, s: S) -> Outcome:
        """Who has won and how, if the game ended now."""
        scores, ranking = self.scores(s), self.ranking(s)
        winners = tuple(player for player, place in enumerate(ranking) if place == 1)
        best = scores[winners[0]]
        return Outcome(winners, best, scores.count(best) > len(winners))

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """For streams that empty a shuffled pile: the outcomes in the order this seed deals them."""
        return {}

    def observation(self, s: S, player: int | None) -> S:
        """What a player (None: an onlooker) can see, as a state; games with hidden cards override it."""
        return s.clone()

    def private(self, s: S, player: int) -> bool:
        """Whether the player sees something now that not everybody does."""
        return self.observation(s, player) != self.observation(s, None)

    def determinize(self, seen: S, below: Below) -> S:
        """A full state that fits the observation, with everything hidden dealt anew."""
        return seen.clone()

    def blunder(self, s: S, action: Action) -> str:
        """The rule by which the action is plainly silly here; empty if it is not, or might have a point.

        It is asked of an observation. Bots that settle for less than the best leave such actions out.
        """
        return ""

    def gist(self, s: S, action: Action) -> str:
        """What a legal action comes to, where others come to the same: two with one gist are as good."""
        return action.text

    # ---- the driver -------------------------------------------------------------------------------

    def current_player(self, s: S) -> int:
        """The seat to decide, CHANCE or TERMINAL."""
        return s.pending[-1].player if s.pending else TERMINAL

    def is_over(self, s: S) -> bool:
        """Whether the game has ended."""
        return not s.pending

    def legal_actions(self, s: S) -> Sequence[Action]:
        """The listed choices of the matter on top; at chance, the possible outcomes; none at the end."""
        if not s.pending:
            return ()
        p = s.pending[-1]
        return self.steps[p.step].actions(s, p)

    def chooses(self, s: S) -> bool:
        """Whether whoever decides has a choice: several listed actions, or one with numbers besides."""
        listed = self.legal_actions(s)
        if len(listed) != 1:
            return len(listed) > 1
        p = s.pending[-1]
        return any(self.steps[p.step].allows(s, p, action) for action in self.info.vocabulary.least)

    def candidates(self, s: S) -> Sequence[Action]:
        """What a search looks at: the legal actions, of those with numbers a sample; none at the end."""
        return [action for action in self.iter_candidates(s) if action]

    def iter_candidates(self, s: S) -> Iterable[Action | None]:
        """The same, one by one, with moments (None) at which it may rest."""
        if not s.pending:
            return ()
        p = s.pending[-1]
        return self.steps[p.step].candidates(s, p)

    def playout_actions(self, s: S) -> Sequence[Action]:
        """What playouts choose from where somebody decides: legal actions, or some that stand for them."""
        p = s.pending[-1]
        return self.steps[p.step].playout_actions(s, p)

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
        if s.tell and not pending:
            self._tell_end(s, s.tell)

    def _tell_end(self, s: S, tell: Listener) -> None:
        tell(Event(END, NOBODY))
        for event in self.closing(s):
            tell(event)

    def tried(self, s: S, action: Action) -> Trial[S]:
        """What an action would bring, chance left out of it: it is carried out on a copy, listened to."""
        trial: Trial[S] = Trial(s.clone(), [])
        trial.state.tell = trial.told.append
        self.apply(trial.state, action)
        return trial

    def settle(self, s: S, below: Below) -> None:
        """Let chance decide, by the odds, until a player or the end is reached: for search."""
        pending, steps = s.pending, self.steps
        while pending and (p := pending[-1]).player == CHANCE:
            step: Any = steps[p.step]
            self.apply(s, step.draw(s, p, below))

    def refusal(self, s: S, action: Action) -> Refusal | None:
        """Why an action is not legal now, or None if it is."""
        if not s.pending:
            return Refusal("game_over", self.info.turn_rule)
        p = s.pending[-1]
        step = self.steps[p.step]
        if step.allows(s, p, action):
            return None
        return step.refuse(s, p, action)
