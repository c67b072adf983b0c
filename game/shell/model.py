"""All that the page knows, as one frozen value. `update` makes the next one; `page` draws it."""

from dataclasses import dataclass, replace
from typing import Any

from game.core.errors import Problem
from game.core.match import Match
from game.shell.dialogs import Checked, Code, Draft, Fork, LinkInput
from game.shell.exercise import Training
from game.shell.held import Report, SavedGame, Statistics
from game.shell.play import OwnBox, Play
from game.shell.releases import Release
from game.shell.seat import Seat


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player chose once for all games: of `SPEEDS`, `THEMES`, `SOUNDS`."""

    language: str = "en"
    theme: str = "auto"
    speed: str = "normal"
    letter_keys: bool = True
    rules_full: bool = False
    sound: str = "off"
    vibration: bool = True
    reviews: bool = True  # of finished games, in the background


SPEEDS = ("slow", "normal", "fast", "none")
THEMES = ("auto", "light", "dark")
SOUNDS = ("off", "on", "always")  # on: unless motion is reduced


@dataclass(frozen=True, slots=True)
class Layer:
    """What lies on top of the screen, by name, with what it is about.

    new · settings · saves · brought · statistics · ask-clear · open-link · fork · card · daily [arg: a game]
    · training [arg: the game whose strength is shown] · review · hand-over
    · log · points [arg: a ledger index or ""] · sheet [arg: a player] · rules [arg: a topic]
    · puzzles, challenges [arg: a game] · aims (of the challenge on the table) · zoom [arg: a thing of it]
    · embed [arg: form and view, see `snippets`]
    · position (as text, of one that is being set up)
    · result · share · code [arg: setup or replay] · keys · ask-undo · bad-link
    · raw [arg: save id; problem: why it cannot be opened]
    """

    name: str
    arg: str = ""
    problem: Problem | None = None


OF_A_GAME = frozenset(
    {"position", "log", "points", "sheet", "result", "review", "share", "embed", "code", "zoom", "aims"}
)


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
class Request:
    """What bots are working on; an answer to another id is stale."""

    id: int
    job: str  # of `jobs.JOBS`
    match: Match  # the game as they were given it
    about: str = ""  # of a par: the deal of a day, "duel 2026-11-22"
    done: int = 0  # iterations, or moves of a game played out
    total: int = 0


@dataclass(frozen=True, slots=True)
class Model:
    """Everything; the top layer is the last one."""

    settings: Settings = Settings()
    play: Play | None = None
    practised: tuple[str, ...] = ()  # tasks and puzzles done, "abusir mat"
    training: Training = Training()
    reviewed: Play | None = None  # a saved game that is being reviewed in the background
    let_be: frozenset[str] = frozenset()  # saved games whose reviews do not go on by themselves in this visit
    layers: tuple[Layer, ...] = ()
    toast: Toast | None = None
    notices: tuple[Notice, ...] = ()
    draft: Draft = Draft()
    last_seats: tuple[Seat, ...] = Draft().seats  # of the last game that somebody set up
    link: LinkInput = LinkInput()
    boxes: tuple[OwnBox, ...] = ()  # of one's own
    typed: LinkInput = LinkInput()  # the text of a position that is being set up
    fork: Fork | None = None  # which way to go on is being asked
    pars: tuple[tuple[str, tuple[int, ...]], ...] = ()  # points by seat, of deals played out
    checked: Checked | None = None  # the result that a link claims
    with_names: bool = True  # whether links take the names of the players along
    shares: bool = False  # whether the browser hands texts to other programs
    saves: tuple[SavedGame, ...] = ()
    results: Statistics = Statistics()
    aside: tuple[tuple[str, str], ...] = ()  # by key what could not be read
    chosen: bool = False  # whether there are settings that somebody chose
    awaited: str = ""  # the language that was chosen, as long as its words are not here
    brought: Report = Report()  # the report on the last backup that came in
    code: Code = Code()  # the last QR code
    dragged: bool = False  # a file is held over the page
    failure: Failure | None = None
    moment: Moment = Moment()
    build: str = ""  # a short name of all that the site holds
    offline: bool = False  # whether the browser holds all of it
    lacking: str = ""  # the file for want of which it does not
    releases: tuple[Release, ...] = ()  # archived ones, by which games of other rules are played
    base: str = ""  # the page's address without its fragment, for links to share; nothing if it is a file
    rescue: str = ""  # the address of the page that lists what is kept here, if there is one
    asked: tuple[Request, ...] = ()  # what bots are working on, of each job one at most
    requests: int = 0  # made so far
    toasts: int = 0  # toasts shown so far
    put_away: Play | None = None  # a position that was set up, and left without being used
    deleted: tuple[SavedGame, ...] = ()  # kept until the page is left, for "Undo"

    @property
    def layer(self) -> Layer | None:
        """The top layer."""
        return self.layers[-1] if self.layers else None

    @property
    def screen(self) -> str:
        """What lies below everything else: the table of the open game, or the lobby."""
        return "table" if self.play else "lobby"

    @property
    def open_id(self) -> str:
        """The saved game that is open, or from whose positions moves are tried; empty if there is none."""
        return self.play.home.id if self.play else ""

    @property
    def reopens(self) -> str:
        """What a reload opens again: a saved game by its id, a puzzle or the exercise by its command."""
        quest = self.play.quest if self.play else None
        if quest and quest.exercise:
            return "exercise:"
        return f"puzzle:{quest.puzzle.id}" if quest and quest.puzzle else self.open_id

    @property
    def waiting(self) -> int:
        """How many tables of seats far apart wait for somebody here, besides the one that is open."""
        return sum(saved.waits and saved.id != self.open_id for saved in self.saves)

    @property
    def playing(self) -> bool:
        """Whether a game that is not over is on the screen, or one whose end is being counted."""
        play = self.play
        if play is None or self.failure:
            return False
        return bool(play.set_up) or not play.match.over

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is to play next: as the dialog for a new game has it so far, else as last time."""
        return self.draft.seats if self.shows("new") and not self.draft.own else self.last_seats

    @property
    def person(self) -> Seat:
        """The first seat of a person, as it was used last."""
        return next((seat for seat in self.last_seats if seat.human), Seat())

    def shared(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Seats as links tell them: with their names, or without."""
        return seats if self.with_names else tuple(replace(seat, name="") for seat in seats)

    def shows(self, name: str) -> bool:
        """Whether such a layer lies on the screen."""
        return any(layer.name == name for layer in self.layers)

    def without(self, *names: str) -> "Model":
        """The model without these layers."""
        left = tuple(layer for layer in self.layers if layer.name not in names)
        return self if len(left) == len(self.layers) else replace(self, layers=left)

    def over(self, name: str, arg: str = "", problem: Problem | None = None) -> "Model":
        """The model with a layer on top, once."""
        return replace(self, layers=(*self.without(name).layers, Layer(name, arg, problem)))

    def at_table(self, play: Play) -> "Model":
        """The model with this game on the table; the result lies on top of one that is over."""
        ended = play.match.over and not play.alone and play.at is None and play.problem is None
        layers = (Layer("result"),) if ended else ()
        return replace(self, play=play, layers=layers, toast=None)

    def with_home(self, **changes: Any) -> "Model":
        """The model with the game changed that is open, or from whose positions moves are tried."""
        assert self.play is not None
        return replace(self, play=self.play.at_home(replace(self.play.home, **changes)))

    def with_play(self, **changes: Any) -> "Model":
        """The model with its open game changed."""
        assert self.play is not None
        return replace(self, play=replace(self.play, **changes))
