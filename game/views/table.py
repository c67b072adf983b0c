"""What a game's table is drawn from, and the parts it is made of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.core.game import Entry, Event, Game
from game.core.vocabulary import Action
from game.text.catalogue import Texts
from game.views.markup import Markup


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. The viewer's own things are drawn left, or at the bottom on a narrow page."""

    name: str
    is_bot: bool = False
    level: int = 0
    is_viewer: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A position as one viewer sees it, with what he is about to do."""

    game: Game[Any]
    seen: Any  # the game's state
    legal: Mapping[str, Action]  # by text; empty when nobody here may act
    seats: tuple[Seat, ...]
    t: Texts
    start: str = ""  # the beginning of an action of several clicks
    preview: str = ""  # the action whose consequences are shown
    inspected: str = ""  # the thing of the table that is looked at closer, by its name in the view
    pointed: str = ""  # such a thing, as long as the pointer or the focus is on its button
    last: tuple[Event, ...] = ()  # what the last action caused
    thinking: bool = False
    hint: str = ""  # the action a bot would choose
    hint_why: str = ""  # and why, as a sentence
    live: bool = True  # False while stepping through the log
    uncounted: tuple[Entry, ...] = ()  # points of the end that are still to be counted

    def scores(self, state: Any) -> list[int]:
        """Points by player in a position, but for those still to be counted."""
        late = [
            sum(entry.points for entry in self.uncounted if entry.player == n) for n in range(len(self.seats))
        ]
        return [points - late[player] for player, points in enumerate(self.game.scores(state))]

    def sheet(self, state: Any) -> list[dict[str, int]]:
        """Points by player and category, but for those still to be counted."""
        sheet = [dict.fromkeys(self.game.info.categories, 0) for _ in self.seats]
        for entry in self.game.ledger(state):
            sheet[entry.player][entry.category] += entry.points
        for entry in self.uncounted:
            sheet[entry.player][entry.category] -= entry.points
        return sheet

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
