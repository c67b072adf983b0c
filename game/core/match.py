"""A record in play: every position on the way, legality checked, chance settled by the seed.

A match is a value. Playing gives the next match, and the old one stays as it was: undo keeps the earlier
value, redo plays the same decision again, and whoever holds a match can rely on it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from game.core.chance import draw, pick
from game.core.errors import BadNotation, IllegalAction, Problem
from game.core.game import Game, Outcome
from game.core.record import Record
from game.core.state import CHANCE, Event, Pending
from game.core.steps import Chance, Refusal
from game.core.vocabulary import Action

LONGEST_POSITION = 20_000  # characters; those of our games have at most some 3,000


class Ply(NamedTuple):
    """A position somebody is asked in, or the end; the draws so far by stream; what led here and was told."""

    state: Any
    draws: Mapping[str, int]
    action: Action | None
    told: tuple[Event, ...]


class Match:
    """A record played to its end. Raises Problem naming the entry if one cannot be played.

    Positions handed out belong to the match: read them, `clone` them, never change them.
    """

    __slots__ = ("_deal", "_legal", "_plies", "game", "setup")

    def __init__(self, record: Record) -> None:
        self.setup = record.with_actions(())
        self.game: Game[Any] = record.setup()
        self._deal = {} if record.position else self.game.deal(record.seed)
        self._legal: Sequence[Action] | None = None
        self._plies: list[Ply] = [self._start()]
        for text in record.actions:
            self._add(text)

    @classmethod
    def playable(cls, record: Record) -> tuple[Self, Problem | None]:
        """As much of a record as can be played, and the problem of the first entry that cannot be."""
        match = cls(record.with_actions(()))
        try:
            for text in record.actions:
                match._add(text)
        except Problem as problem:
            return match, problem
        return match, None

    @classmethod
    def sketched(cls, record: Record, state: Any) -> Self:
        """A position to be looked at, though perhaps no game leads there: nothing can be played in it."""
        match = object.__new__(cls)
        match.setup, match.game = record.with_actions(()), record.setup()
        match._deal, match._legal = {}, ()
        match._plies = [Ply(state, {}, None, tuple(match.game.opening(state)))]
        return match

    # ---- what is the case ---------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The record as it stands."""
        return self.setup.with_actions(action.text for action in self.actions)

    @property
    def state(self) -> Any:
        """The position now."""
        return self._plies[-1].state

    @property
    def plies(self) -> int:
        """How many decisions have been made."""
        return len(self._plies) - 1

    @property
    def actions(self) -> list[Action]:
        """The decisions so far."""
        return [ply.action for ply in self._plies if ply.action is not None]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    @property
    def legal(self) -> Sequence[Action]:
        """What may be chosen now; none at the end. The game is asked once."""
        if self._legal is None:
            self._legal = self.game.legal_actions(self.state)
        return self._legal

    @property
    def chooses(self) -> bool:
        """Whether whoever decides now has a choice."""
        return self.game.chooses(self.state)

    @property
    def player(self) -> int:
        """Who decides now, TERMINAL at the end."""
        return self.game.current_player(self.state)

    def at(self, ply: int) -> Any:
        """The position after so many decisions."""
        return self._plies[ply].state

    def action(self, ply: int) -> Action:
        """Decision number `ply`, counted from 0."""
        action = self._plies[ply + 1].action
        assert action is not None
        return action

    def mover(self, ply: int) -> int:
        """Who made decision number `ply`, counted from 0, or is asked to."""
        return self.game.current_player(self.at(ply))

    def events(self, ply: int) -> Sequence[Event]:
        """What decision number `ply`, counted from 0, caused; before it stands what -1 told: the opening."""
        return self._plies[ply + 1].told

    def revealed(self, ply: int) -> bool:
        """Whether chance answered decision number `ply`: taking it back would hide something seen."""
        return self._plies[ply].draws != self._plies[ply + 1].draws

    def drawn_since(self, ply: int) -> list[str]:
        """The streams chance has drawn from since so many decisions: what was shown since."""
        before, now = self._plies[ply].draws, self._plies[-1].draws
        return [stream for stream, count in now.items() if count != before.get(stream, 0)]

    def ledger(self, seen: Any = None) -> list[Event]:
        """Every point: as it was told, then what an end now would add, as far as it is seen (None: all)."""
        if self.over:
            return self.booked
        return [*self.booked, *self.game.closing(self.state if seen is None else seen)]

    @property
    def ended_by(self) -> list[Event]:
        """Why the game ended, where it ended out of its usual course."""
        last = self.events(self.plies - 1) if self.over and self.plies else ()
        return [event for event in last if event.rule and not event.category]

    @property
    def told(self) -> list[Event]:
        """All that was told so far, in order."""
        return [event for ply in self._plies for event in ply.told]

    @property
    def booked(self) -> list[Event]:
        """Every point told so far, in order."""
        return [event for event in self.told if event.points]

    @property
    def outcome(self) -> Outcome:
        """Who has won, or would if the game ended now."""
        return self.game.outcome(self.state)

    def why_not(self, text: str) -> Refusal | None:
        """Why an action is not legal now, None if it is. Raises BadNotation for an unknown action."""
        return self.game.refusal(self.state, self.game.info.vocabulary.read(text))

    def allows(self, text: str) -> bool:
        """Whether this is a legal action now."""
        try:
            return self.why_not(text) is None
        except BadNotation:
            return False

    # ---- what may come of it ------------------------------------------------------------------

    def play(self, text: str) -> Self:
        """The match after one more decision. Raises BadNotation or IllegalAction."""
        return self._with([*self._plies, self._after(text, "action")])

    def until(self, ply: int) -> Self:
        """The match as it was after so many decisions."""
        return self._with(self._plies[: ply + 1])

    def _add(self, text: str) -> None:
        self._plies.append(self._after(text, f"entry {self.plies + 1}"))
        self._legal = None

    def _with(self, plies: Iterable[Ply]) -> Self:
        match = object.__new__(type(self))
        match.setup, match.game, match._deal = self.setup, self.game, self._deal
        match._plies, match._legal = list(plies), None
        return match

    def _after(self, text: str, field: str) -> Ply:
        action = self.game.info.vocabulary.read(text, field)
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            told = {"text": action.text, "refusal": refusal, "game": self.setup.game}
            raise IllegalAction(field, "illegal_action", **told)
        return self._settled(self.state.clone(), self._plies[-1].draws, action)

    def _start(self) -> Ply:
        position = self.setup.position
        if len(position) > LONGEST_POSITION:
            raise BadNotation("position", "too_long", most=LONGEST_POSITION)
        state = self.game.read(position) if position else self.game.initial_state()
        return self._settled(state, {}, None, self.game.opening(state))

    def _settled(
        self, state: Any, draws: Mapping[str, int], action: Action | None, opening: Iterable[Event] = ()
    ) -> Ply:
        """The position after an action, once the seed has decided every chance event on top; all told."""
        told, move = list(opening), None if action is None else self.plies
        state.tell = told.append
        if action is not None:
            self.game.apply(state, action)
        made = dict(draws)
        while self.game.current_player(state) == CHANCE:
            p = state.pending[-1]
            step = self.game.steps[p.step]
            assert isinstance(step, Chance)
            stream = step.stream_of(state, p)
            n = made.get(stream, 0)
            made[stream] = n + 1
            self.game.apply(state, self._drawn(step, state, p, stream, n))
        state.tell = None
        return Ply(state, made, action, tuple(event._replace(move=move) for event in told))

    def _drawn(self, step: Chance[Any], state: Any, p: Pending, stream: str, n: int) -> Action:
        dealt = self._deal.get(stream)
        if dealt is not None:
            return dealt[n]
        weights = step.weights(state, p)
        return step.actions(state, p)[pick(weights, draw(self.setup.seed, stream, n, sum(weights)))]
