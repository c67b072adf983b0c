"""All that the page knows, as one frozen value. `update` makes the next one; `page` draws it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.core.errors import Problem
from game.core.match import Match
from game.core.vocabulary import Action
from game.shell.releases import Release

PERSON = ""  # the bot of a seat that a person plays
FAR = "far"  # and of one that a person plays elsewhere, by links
PEOPLE = (PERSON, FAR)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player chose once for all games: of `SPEEDS`, `THEMES`, `SOUNDS`."""

    language: str = "en"
    theme: str = "auto"
    speed: str = "normal"
    letter_keys: bool = True
    rules_full: bool = False
    sound: str = "off"


SPEEDS = ("slow", "normal", "fast", "none")
THEMES = ("auto", "light", "dark")
SOUNDS = ("off", "on", "always")  # on: unless motion is reduced


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: the name as typed (empty: the default name), the bot as seats spell it, or PEOPLE."""

    name: str = ""
    bot: str = PERSON

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.bot == PERSON

    @property
    def far(self) -> bool:
        """Whether a person decides elsewhere, and a link brings the decision."""
        return self.bot == FAR

    @property
    def thinks(self) -> bool:
        """Whether a bot decides."""
        return self.bot not in PEOPLE


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do, and by how many points it is ahead of the next best choice (None: no other)."""

    action: str
    margin: float | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """A request a bot is working on. `purpose` is move or hint; an answer to another id is stale."""

    id: int
    purpose: str
    player: int
    ply: int
    done: int = 0
    total: int = 0


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
    scale: int = 1  # how many times as large as it fits a board is drawn that can be
    pointed: str = ""  # the action under the pointer or the focus, e.g. "unload R2"
    hint: Hint | None = None
    thinking: Request | None = None
    inspected: str = ""  # the thing of the table that is looked at closer, by its name in the view
    explained: str = ""  # the thing of the table beside which a card tells about it, by its `data-thing`
    holder: int | None = None  # of several persons at one device, who has it and may see hidden things
    counted: int | None = None  # how many of the end's points, as long as they are counted one by one
    hurry: bool = False  # "Show faster": no pauses until a person decides again
    guide: Guide | None = None  # of a guided first game
    table: str = ""  # what seats far apart call this game; empty: all sit here, or it was set aside
    sent: tuple[str, ...] = ()  # of such a game: the heads of its chain that links have been offered for
    revision: int = 0  # goes up with each save
    written: int = 0  # the revision storage holds, as far as we know
    locked: bool = False  # no longer written: another tab has changed it
    problem: Problem | None = None  # why the rest of the record could not be played
    raw: str = ""  # the text it came from, kept when it could not be opened whole

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
        return self.at is not None or not self.id or self.problem is not None

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
    def humans(self) -> int:
        """How many seats persons play."""
        return sum(seat.human for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Draft:
    """The new-game dialog as filled in so far. `linked`: the deal came by a link, only seats are asked."""

    game: str = "duel"
    seats: tuple[Seat, ...] = (Seat(), Seat(bot="greedy"))
    options: tuple[tuple[str, str], ...] = ()
    seed: str = ""  # empty: a new one is drawn
    problem: Problem | None = None
    linked: bool = False
    table: str = ""  # of a game that a link goes on with: what seats far apart call it
    actions: tuple[str, ...] = ()  # and what has been decided in it


@dataclass(frozen=True, slots=True)
class Layer:
    """What lies on top of the screen, by name, with what it is about.

    new · settings · saves · brought · statistics · ask-clear · open-link · fork · card · daily [arg: a game]
    · log · points [arg: a ledger index or ""] · sheet [arg: a player] · rules [arg: a topic]
    · zoom [arg: a thing of the table]
    · embed [arg: form and view, see `snippets`]
    · result · share · code [arg: setup or replay] · keys · ask-undo · bad-link
    · raw [arg: save id; problem: why it cannot be opened]
    """

    name: str
    arg: str = ""
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Toast:
    """A short message. `kind` is done, refused or problem; a refusal has a rule and sits at a place."""

    kind: str
    text: str
    rule: str = ""
    at: str = ""  # the data-act it answers: drawn with data-tip=AT it is put beside that; empty: at the edge
    command: str = ""  # a data-cmd that takes it back, e.g. "restore:ID"
    n: int = 0  # goes up with each toast, so that an old timer closes no new one


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that stands until it is closed or no longer true.

    new-version · no-storage · full · aside · page-thinking · other-tab, broken, other-version [arg: save id]
    """

    name: str
    arg: str = ""


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
    rules: int = 0  # the version its record names
    date: str = ""  # local, "2026-03-01 14:05"
    revision: int = 0
    table: str = ""  # of seats far apart: what they call it
    raw: str = ""

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


@dataclass(frozen=True, slots=True)
class Results:
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
class Brought:
    """What came of a backup. `came`: by key what was there before, empty if there was nothing."""

    file: str = ""
    came: tuple[tuple[str, str], ...] = ()
    longer: int = 0  # of those that came, games with a longer history
    copies: int = 0  # games that went on otherwise than ours, kept beside them
    there: int = 0
    refused: tuple[Refused, ...] = ()


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


@dataclass(frozen=True, slots=True)
class ParAsked:
    """A deal of a day, "duel 2026-11-22", that a bot plays to its end; `done`: so many moves so far."""

    id: int
    deal: str
    done: int = 0


@dataclass(frozen=True, slots=True)
class Failure:
    """An error of ours: what it says, and its trace for the folded details."""

    text: str
    details: str


@dataclass(frozen=True, slots=True)
class Moment:
    """When a message came and a word of pure chance, both from the web room: for dates, ids and seeds."""

    date: str = "2000-01-01 00:00"  # local
    word: str = "0000000000000000"  # 16 small letters and digits
    day: str = "2000-01-01"  # by UTC


@dataclass(frozen=True, slots=True)
class Model:
    """Everything. `screen` is lobby or table; the top layer is the last one."""

    settings: Settings = Settings()
    screen: str = "lobby"
    play: Play | None = None
    layers: tuple[Layer, ...] = ()
    toast: Toast | None = None
    notices: tuple[Notice, ...] = ()
    draft: Draft = Draft()
    link: LinkInput = LinkInput()
    fork: Fork | None = None  # which way to go on is being asked
    par: ParAsked | None = None  # what bots are playing out
    pars: tuple[tuple[str, tuple[int, ...]], ...] = ()  # points by seat, of deals played out
    checked: Checked | None = None  # the result that a link claims
    with_names: bool = True  # whether links take the names of the players along
    shares: bool = False  # whether the browser hands texts to other programs
    saves: tuple[SavedGame, ...] = ()
    results: Results = Results()
    aside: tuple[tuple[str, str], ...] = ()  # by key what could not be read
    chosen: bool = False  # whether there are settings that somebody chose
    brought: Brought = Brought()  # the report on the last backup that came in
    code: Code = Code()  # the last QR code
    dragged: bool = False  # a file is held over the page
    failure: Failure | None = None
    moment: Moment = Moment()
    build: str = ""  # a short name of all that the site holds
    offline: bool = False  # whether the browser holds all of it
    releases: tuple[Release, ...] = ()  # archived ones, by which games of other rules are played
    base: str = ""  # the page's address without its fragment, for links to share; nothing if it is a file
    rescue: str = ""  # the address of the page that lists what is kept here, if there is one
    requests: int = 0  # bot requests made so far
    toasts: int = 0  # toasts shown so far
    deleted: tuple[SavedGame, ...] = ()  # kept until the page is left, for "Undo"

    @property
    def layer(self) -> Layer | None:
        """The top layer."""
        return self.layers[-1] if self.layers else None

    def with_play(self, **changes: Any) -> "Model":
        """The model with its open game changed."""
        assert self.play is not None
        return replace(self, play=replace(self.play, **changes))
