"""What dialogs are filled in with, and what they ask about."""

from dataclasses import dataclass
from typing import Any, Self

from game.bots.levels import FIRST
from game.core.edition import Edition
from game.core.errors import Problem
from game.core.match import Match
from game.core.record import Record
from game.shell.play import Answer, Series
from game.shell.seat import Seat


@dataclass(frozen=True, slots=True)
class Draft:
    """The new-game dialog as filled in so far. `linked`: the deal came by a link, only seats are asked."""

    game: str = "duel"
    seats: tuple[Seat, ...] = (Seat(), Seat(bot=FIRST.text))
    options: tuple[tuple[str, str], ...] = ()
    seed: str = ""  # empty: a new one is drawn
    problem: Problem | None = None
    linked: bool = False
    table: str = ""  # of a game that a link goes on with: what seats far apart call it
    actions: tuple[str, ...] = ()  # and what has been decided in it
    answers: tuple[Answer, ...] = ()  # or said in advance
    series: Series = ()  # and the games before it
    position: str = ""  # what the deal starts from, if not from the usual beginning
    origin: str = ""  # the saved game that this position was taken from
    edition: Edition = ()  # what differs in the box from ours
    box: str = ""  # which of one's own it is
    own: bool = False  # whether it is about one's own table, where people sit and nothing is played here

    @classmethod
    def of(cls, deal: Record, seats: tuple[Seat, ...]) -> Self:
        """The dialog for a deal that is given."""
        start: dict[str, Any] = {"position": deal.position, "edition": deal.edition}
        return cls(deal.game, seats, deal.options, deal.seed, linked=True, **start)


@dataclass(frozen=True, slots=True)
class LinkInput:
    """The text of a link in the dialog or the address, and what is wrong with it."""

    text: str = ""
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code: the link in it and its modules by row, `1` the dark ones; no rows if it cannot be made."""

    link: str = ""
    rows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fork:
    """Two ways a game has gone since both sides moved on: the saved one and that of a link."""

    save: str
    linked: tuple[str, ...]  # the decisions of the link
    seats: tuple[Seat, ...]  # as the link names them
    at: int  # how many decisions both have


@dataclass(frozen=True, slots=True)
class Checked:
    """A game with the result that is claimed of it, by seat."""

    match: Match
    seats: tuple[Seat, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    tabletop: bool = False  # it was played with the box, and its end is all there is of it
