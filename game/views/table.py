"""What a game's table is drawn from, and the parts it is made of."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from game.core.game import Game, Trial
from game.core.state import Event
from game.core.vocabulary import Action
from game.text.catalogue import Texts
from game.views.markup import Markup


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits there. The viewer's own things are drawn left, or at the bottom on a narrow page."""

    name: str
    is_bot: bool = False
    level: str = ""  # of a bot: how hard to beat, in words
    is_viewer: bool = False
    character: str = ""  # of a bot that has one


class Move(NamedTuple):
    """A turn that the board marks: its number in order (0: the only one), whose it was, what it caused."""

    number: int
    player: int
    told: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A position as one viewer sees it, with what that viewer is about to do."""

    game: Game[Any]
    seen: Any  # the game's state
    offered: Mapping[str, Action]  # all that is legal, by text; empty when nobody here may act
    legal: Mapping[str, Action]  # of that, what goes on with the beginning
    seats: tuple[Sitter, ...]
    t: Texts
    start: str = ""  # the beginning of an action of several clicks
    aim: str = ""  # an action with numbers as it is being set
    path: int = 2  # how much of what would come of that is shown: 0 nothing, 1 some, 2 all
    scale: int = 1  # how many times as large the board is drawn
    preview: str = ""  # the action whose consequences are shown
    chosen: str = ""  # a whole action after a first tap on it; a second one makes it
    inspected: str = ""  # the thing of the table that is looked at closer, by its name in the view
    pointed: str = ""  # such a thing, as long as the pointer or the focus is on its button
    deed: Action | None = None  # the last action
    before: Any = None  # the position it was done in, for games in which nothing is hidden
    last: tuple[Event, ...] = ()  # what it caused
    since: tuple[Move, ...] = ()  # the turns since a person last decided
    told: tuple[Event, ...] = ()  # all that was told so far
    booked: tuple[Event, ...] = ()  # all points told so far
    proposed: Action | None = None  # the action a lesson would like to see
    thinking: bool = False
    hint: str = ""  # the action a bot would choose
    better: bool = False  # it is told as a better one than was played, and not to be played
    hint_why: str = ""  # and why, as a sentence
    mishap: str = ""  # what went wrong in a person's last decision, in sentences
    achieved: tuple[str, ...] = ()  # the tasks of this game that have been done
    live: bool = True  # False while stepping through the log
    uncounted: tuple[Event, ...] = ()  # those of the end that are still to be counted

    def scores(self, state: Any) -> list[int]:
        """Points by player in a position, but for those still to be counted."""
        late = [
            sum(entry.points for entry in self.uncounted if entry.player == n) for n in range(len(self.seats))
        ]
        return [points - late[player] for player, points in enumerate(self.game.scores(state))]

    def sheet(self, trial: Trial[Any] | None = None) -> list[dict[str, int]]:
        """Points by player and category, as if the game ended now, but for those still to be counted.

        With a trial: as they would be after the action tried.
        """
        state, told = (self.seen, []) if trial is None else trial
        late = self.game.closing(state) if state.pending else ()
        events = (*self.booked, *told, *late)
        found = [event.category for event in events if event.points]
        rows = dict.fromkeys([*self.game.categories, *found], 0)
        sheet = [rows.copy() for _ in self.seats]
        for event in events:
            if event.points:
                sheet[event.player][event.category] += event.points
        for event in self.uncounted:
            sheet[event.player][event.category] -= event.points
        return sheet

    @property
    def totals(self) -> list[int]:
        """Points by player that have been told, but for those still to be counted."""
        totals = [0] * len(self.seats)
        for event in self.booked:
            totals[event.player] += event.points
        for event in self.uncounted:
            totals[event.player] -= event.points
        return totals

    @property
    def alone(self) -> bool:
        """Whether one person plays, and is meant by `you`."""
        return sum(not seat.is_bot for seat in self.seats) == 1

    @property
    def viewer(self) -> int:
        """The seat the table is turned to."""
        return next((player for player, seat in enumerate(self.seats) if seat.is_viewer), 0)


@dataclass(frozen=True, slots=True)
class Parts:
    """A drawn table: the middle of the bar, the board, the prompt."""

    status: Markup
    board: Markup
    prompt: Markup


L = TypeVar("L")
Drawn = Callable[[L], Markup]


def laid_out(
    look: Callable[[Table], L], status: Drawn[L], board: Drawn[L], prompt: Drawn[L]
) -> Callable[[Table], Parts]:
    """A table, as the viewer sees it: each of its parts is drawn from the same look at it."""

    def table(view: Table) -> Parts:
        seen = look(view)
        return Parts(status(seen), board(seen), prompt(seen))

    return table
