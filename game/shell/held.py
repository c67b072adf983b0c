"""What storage holds, as lists show it: saved games and how games ended; and what came of a backup."""

from dataclasses import dataclass
from typing import NamedTuple

from game.core.errors import Problem
from game.shell.seat import Seat


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game as storage holds it, with what the list tells. What cannot be read has `raw` only."""

    id: str
    game: str = ""
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    plies: int = 0
    over: bool = False
    lesson: bool = False  # a guided first game
    set_up: bool = False  # it starts from a position of its own
    rules: int = 0  # the version its record names
    date: str = ""  # local, "2026-03-01 14:05"
    revision: int = 0
    table: str = ""  # of seats far apart: what they call it
    waits: bool = False  # such a table for somebody here
    tabletop: str = ""  # when it was counted, of one that was played with the box
    reviewed: bool = False  # to its end
    origin: str = ""  # the saved game that it was taken from
    raw: str = ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits there."""
        return tuple(Seat(*row) for row in zip(self.names, self.bots, strict=True))

    @property
    def readable(self) -> bool:
        """Whether it says which game it is."""
        return bool(self.game)


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a finished game ended, by seat: the bot or PERSON, the points, who won."""

    id: str  # of the saved game, which may be gone
    game: str
    date: str
    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    tabletop: bool = False  # whether it was played with the box


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the statistics count, latest first."""

    rows: tuple[GameResult, ...] = ()
    cleared: tuple[str, ...] = ()  # saved games that ended before the statistics were last cleared
    unread: int = 0  # saved games that were left out


class Refused(NamedTuple):
    """A line of a backup that did not come in, and why; line 0 is the file as a whole."""

    line: int
    problem: Problem
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a backup. `came`: by key what was there before, empty if there was nothing."""

    file: str = ""
    came: tuple[tuple[str, str], ...] = ()
    longer: int = 0  # of those that came, games with a longer history
    copies: int = 0  # games that went on otherwise than ours, kept beside them
    there: int = 0
    refused: tuple[Refused, ...] = ()
