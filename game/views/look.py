"""What all parts of a table ask, whatever the game: what can be done, what would come, what just was."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic

from game.core.game import Trial
from game.core.state import NOBODY, Event, Pending, S
from game.core.vocabulary import Action
from game.views.art.traces import Mark
from game.views.table import Table

ROPE, LOOP, CHOSEN = (
    "rope",
    "loop",
    "selected",
)  # how a target is marked: can be clicked, can be as well, is chosen
NOTHING = Pending("", NOBODY)


class Look(Generic[S]):
    """A table with what follows from it, worked out once for all its parts."""

    def __init__(self, view: Table) -> None:
        self.view, self.t, self.viewer = view, view.t, view.viewer
        self.state: S = view.seen
        self.pending = self.state.pending[-1] if self.state.pending else NOTHING
        self.step = self.pending.step

    @property
    def mover(self) -> int:
        """Who decides; negative when nobody does."""
        return self.view.game.current_player(self.state)

    # ---- what can be done -------------------------------------------------------------------------

    def fits(self, beginning: str, action: Action) -> bool:
        """Whether an action is this, or can still come of this beginning."""
        return self.view.game.info.vocabulary.continues(beginning, action)

    def can(self, act: str) -> bool:
        """Whether something legal can come of this, whatever choice is open."""
        return any(self.fits(act, action) for action in self.view.offered.values())

    def sign(self, act: str) -> str:
        """How the target of an action, or of a beginning, is marked; empty if it cannot be clicked."""
        if not self.can(act):
            return ""
        if act == self.view.start or (self.open and self.fits(act, self.open)):
            return CHOSEN
        proposed = self.view.proposed
        if self.view.hint or (proposed and not self.fits(act, proposed)):
            return LOOP
        return ROPE if any(self.fits(act, action) for action in self.view.legal.values()) else LOOP

    # ---- what would come --------------------------------------------------------------------------

    @cached_property
    def open(self) -> Action | None:
        """The action in the foreground: pointed at, chosen by a first tap, or hinted at."""
        return self.view.offered.get(self.view.preview or self.view.hint)

    @cached_property
    def trial(self) -> Trial[Any] | None:
        """The action in the foreground, tried: what it would bring up to the next choice or chance."""
        return self.view.game.tried(self.state, self.open) if self.open else None

    # ---- what is, what just was -------------------------------------------------------------------

    @cached_property
    def sheet(self) -> list[dict[str, int]]:
        """Points by player and category, as if the game ended now."""
        return self.view.sheet()

    def traces(self, event: Event) -> Iterable[str]:
        """The steady names of what an event leaves its mark on."""
        return ()

    def replaced(self, event: Event) -> tuple[str, ...]:
        """How the names of those begin that an event puts new things in the place of."""
        return ()

    @cached_property
    def marks(self) -> Mapping[str, Sequence[Mark]]:
        """By steady name, the moves since a person last decided that left their mark there, in order."""
        found: dict[str, list[Mark]] = {}
        for move in self.view.since:
            mark = Mark(move.number, move.player + 1)
            for event in move.told:
                if gone := self.replaced(event):
                    found = {name: marks for name, marks in found.items() if not name.startswith(gone)}
                for name in self.traces(event):
                    here = found.setdefault(name, [])
                    here += [] if mark in here else [mark]
        return found

    def marks_on(self, name: str) -> tuple[Mark, ...]:
        """The marks on one thing."""
        return tuple(self.marks.get(name, ()))

    def moves_of(self, player: int) -> list[Mark]:
        """The moves of a player since a person last decided."""
        return [Mark(move.number, player + 1) for move in self.view.since if move.player == player]

    def happened(self, kind: str) -> list[Event]:
        """What of this kind the last action caused, in order."""
        return [event for event in self.view.last if event.kind == kind]

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.view.seats[player].name
