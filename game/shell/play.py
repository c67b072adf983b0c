"""An open game, as the page knows it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.bots import exploring, reasons
from game.bots import review as reviews
from game.core.errors import Problem
from game.core.match import Match
from game.core.puzzle import Puzzle
from game.core.vocabulary import Action
from game.shell.seat import Seat

PATHS = ("none", "near", "whole")
# What belongs to one position on the screen, and is forgotten with it.
AT_REST: dict[str, Any] = {
    "start": "",
    "aim": "",
    "pointed": "",
    "inspected": "",
    "explained": "",
    "hint": None,
}


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do, by how much it is ahead of the next best choice, and what speaks for it.

    `margin`: in points (None: no other choice); `chance`: in thousandths of a sure win; `value`: the same of
    place and points together.
    """

    action: str
    margin: float | None = None
    chance: int = 0
    why: "tuple[reasons.Reason, ...]" = ()
    next: str = ""  # the next best choice
    value: int = 0


@dataclass(frozen=True, slots=True)
class Said:
    """What a bot says of its decision number `ply`, counted from 0, and of which one."""

    ply: int
    deed: str
    why: "reasons.Reason"


class Annotation(NamedTuple):
    """One's own words at a position: after how many decisions, the last of them, what was written."""

    ply: int
    deed: str  # empty at the start
    text: str


Series = tuple[tuple[int, ...], ...]  # who has won each of some games, by seat


class Answer(NamedTuple):
    """Said in advance: what others might decide after so many decisions, and what these seats do then."""

    ply: int
    seats: tuple[int, ...]
    moves: tuple[str, ...]


class Come(NamedTuple):
    """A moment of a lesson that has come, and after how many decisions."""

    ply: int
    id: str


@dataclass(frozen=True, slots=True)
class Guide:
    """How far a guided game is: the moments that have come, and the one its bubble speaks of."""

    come: tuple[Come, ...] = ()
    at: int = 0
    open: bool = True  # else folded
    left: bool = False  # the game goes on without the lesson


@dataclass(frozen=True, slots=True)
class Quest:
    """Looking for the better move at the turning points of a game, one after the other.

    `state` is what has come of the one shown: look, wrong, hint, found, shown or missed.
    """

    before: "Play"  # the game whose they are
    points: "tuple[reviews.Judged, ...]"
    at: int = 0
    state: str = "look"
    tried: str = ""  # the move tried last
    found: int = 0  # how many were found without the solution
    puzzle: "Puzzle | None" = None  # the one it is about, instead of turning points
    posed: bool = False  # whether somebody has sent it as a puzzle by a link
    next: str = ""  # of a puzzle: the next best move, as long as what speaks against it has not been told
    exercise: str = ""  # the one it is: it has one try
    idea: str = ""  # of an exercise
    folded: bool = False  # whether its bubble is, so that all of the table is seen

    @property
    def point(self) -> "reviews.Judged":
        """The one that is looked at."""
        return self.points[self.at]

    def with_good(self, text: str) -> "Quest":
        """With one more move that is as good as the best."""
        point = self.point._replace(good=(*self.point.good, text))
        return replace(self, points=(*self.points[: self.at], point, *self.points[self.at + 1 :]))

    @property
    def solved(self) -> bool:
        """Whether the better move is known."""
        return self.state in ("found", "shown", "missed")


@dataclass(frozen=True, slots=True)
class Plan:
    """Trying on the board what others might do and one would answer, while a game waits for them."""

    before: "Play"


class Branch(NamedTuple):
    """Moves that were tried instead of what was played after so many decisions."""

    ply: int
    moves: tuple[str, ...]


Path = tuple[str, ...]  # all the decisions that lead to a position


@dataclass(frozen=True, slots=True)
class Exploration:
    """Trying moves from positions of a game that is over, of a puzzle, or set up by hand.

    `lines` are the game and each way that was tried, to its end. By position: what a bot found there; and, by
    that and a better move, what it says of the decision that led there.
    """

    before: "Play"
    lines: tuple[Match, ...]
    found: "Mapping[Path, exploring.Found]"
    compared: "Mapping[Path, exploring.Compared]"
    folded: bool = False  # whether the best moves are hidden
    dropped: tuple[Branch, ...] = ()  # the beginnings of ways that were deleted
    gone: tuple[Match, ...] = ()  # the lines that were deleted last


Trial = Quest | Plan | Exploration


class OwnBox(NamedTuple):
    """A box of one's own: its name, and what differs in it from ours, as text."""

    id: str
    game: str
    name: str
    values: str


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is being set up by hand, a position or a box: the texts it has been, one of them on the table."""

    before: "Play | None"  # the game that was open
    texts: tuple[str, ...]
    at: int = 0
    thing: str = ""  # whose settings are shown, by its name on the table
    counts: bool = False  # whether it is the end of a game played with the box, to be counted
    save: str = ""  # of such a game: the saved one that is corrected
    box: OwnBox | None = None  # whose values are changed, if it is no position
    origin: str = ""  # the saved game it was taken from while that went on, see `origins`

    @property
    def text(self) -> str:
        """The position that is on the table."""
        return self.texts[self.at]


def shown_at(match: Match, ply: int) -> int | None:
    """How `at` tells the position after so many decisions: the last one is now."""
    return ply if ply < match.plies else None


@dataclass(frozen=True, slots=True)
class Play:
    """An open game: its record in play, and all that undo must not bring back."""

    id: str  # of the saved game; empty while it is only looked at (an opened replay link)
    match: Match
    seats: tuple[Seat, ...]
    redo: tuple[str, ...] = ()
    at: int | None = None  # how many decisions the shown position is after; None: now
    replaying: bool = False  # whether the shown position goes on by itself, move by move until now
    start: str = ""  # the beginning of a choice of several clicks, e.g. "swap R1 1"; whole after a first tap
    aim: str = ""  # an action with numbers as it is being set, e.g. "pull low 1205"
    path: str = "whole"  # how much of what would come of it is shown, of PATHS, where that is not an option
    scale: int = 1  # how many times as large as it fits a board is drawn that can be
    pointed: str = ""  # the action under the pointer or the focus, e.g. "unload R2"
    hint: Hint | None = None
    inspected: str = ""  # the thing of the table that is looked at closer, by its name in the view
    explained: str = ""  # the thing of the table beside which a card tells about it, by its `data-thing`
    holder: int | None = None  # of several persons at one device, who has it and may see hidden things
    counted: int | None = None  # how many of the end's points, as long as they are counted one by one
    hurry: bool = False  # "Show faster": no pauses until a person decides again
    guide: Guide | None = None  # of a guided first game
    annotations: tuple[Annotation, ...] = ()  # also of decisions taken back, which may come again
    review: "reviews.Review | None" = None  # of a game that is over, as far as it has got
    trial: Trial | None = None  # moves are only looked for or tried, and nothing is played
    branches: tuple[Branch, ...] = ()  # of a game that is over: what was tried from its positions
    dropped: tuple[Branch, ...] = ()  # and what of it was deleted, so that no backup brings it again
    set_up: SetUp | None = None  # a position is set up by hand, and nothing played
    table: str = ""  # what seats far apart call this game; empty: all sit here, or it was set aside
    sent: tuple[str, ...] = ()  # of such a game: the heads of its chain that links have been offered for
    answers: tuple[Answer, ...] = ()  # of such a game: what was said in advance, here and elsewhere
    series: Series = ()  # the games before this one
    origin: str = ""  # the saved game that it was taken from while that went on, see `origins`
    said: tuple[Said, ...] = ()  # what bots say of their moves, since the game was opened
    tabletop: str = ""  # when it was counted, if it was played with the box; nothing can be played in it
    revision: int = 0  # goes up with each save
    written: int = 0  # the revision storage holds, as far as we know
    locked: bool = False  # no longer written: another tab has changed it
    problem: Problem | None = None  # why the rest of the record could not be played
    raw: str = ""  # the text it came from, kept when it could not be opened whole

    def at_rest(self, **changes: Any) -> "Play":
        """The game changed, with nothing begun, pointed at, looked at closer, explained or hinted at."""
        return replace(self, **AT_REST | changes)

    @property
    def writable(self) -> bool:
        """Whether it is saved: a game of one's own, whole, that no other tab has changed."""
        return bool(self.id) and not self.locked and self.problem is None

    @property
    def shown(self) -> Match:
        """The match up to the position on the screen."""
        return self.match if self.at is None else self.match.until(self.at)

    @property
    def ply(self) -> int:
        """How many decisions the shown position is after."""
        return self.match.plies if self.at is None else self.at

    @property
    def read_only(self) -> bool:
        """Whether the game can be looked at only: a step of its past, a replay, a save of other rules."""
        shown_only = not (self.id or self.trial)
        return self.at is not None or shown_only or self.problem is not None

    @property
    def quest(self) -> Quest | None:
        """The better move that is looked for."""
        return self.trial if isinstance(self.trial, Quest) else None

    @property
    def plan(self) -> Plan | None:
        """The answers in advance that are tried."""
        return self.trial if isinstance(self.trial, Plan) else None

    @property
    def explore(self) -> Exploration | None:
        """The tree of moves that are tried and judged."""
        return self.trial if isinstance(self.trial, Exploration) else None

    @property
    def home(self) -> "Play":
        """The game whose positions they are, or the game itself."""
        return self.trial.before.home if self.trial else self

    def at_home(self, home: "Play") -> "Play":
        """The same with the game whose positions they are as it is now."""
        if self.trial is None:
            return home
        return replace(self, trial=replace(self.trial, before=self.trial.before.at_home(home)))

    @property
    def asked(self) -> int:
        """The seat that decides in the shown position; TERMINAL at the end."""
        return self.shown.player

    @property
    def your_turn(self) -> bool:
        """Whether a person may choose now, in the position on the screen."""
        match = self.match
        return not self.read_only and not match.over and self.seats[match.player].human

    @property
    def legal(self) -> Sequence[Action]:
        """What a person may choose now: fits the open beginning; empty when it is not a person's turn."""
        if not self.your_turn:
            return ()
        if not self.begun:
            return self.match.legal
        fits = self.match.game.info.vocabulary.continues
        return [action for action in self.match.legal if fits(self.begun, action)]

    @property
    def begun(self) -> str:
        """The beginning that waits for more clicks; what a first tap chose is whole and waits for none."""
        return "" if any(action.text == self.start for action in self.match.legal) else self.start

    @property
    def preview(self) -> str:
        """The legal action whose consequences are shown: chosen by a first tap, else pointed at."""
        texts = {action.text for action in self.legal}
        return next((text for text in (self.start, self.pointed) if text in texts), "")

    @property
    def alone(self) -> bool:
        """Whether nobody else plays: no bots to ask, no results to compare."""
        return self.match.game.players == 1

    @property
    def humans(self) -> int:
        """How many seats persons play."""
        return sum(seat.human for seat in self.seats)
