"""What can happen. The web room makes messages out of events; `update` answers them.

`data-act="TEXT"`: a move, or the beginning of one (Act). `data-preview="TEXT"`: hover and focus show what it
would bring (Preview); on touch the first tap does, unless `data-direct` says that the move can be taken back.
`data-field="NAME"`: an input (Field). `data-topic="boat"` on a thing or around it: what the rules drawer
opens at (`rules:` without a topic takes it from the focus). `data-thing="slot R1 2"`: what a pointer that
rests, a long press or a key asks to be explained; with `data-tap` a tap does, too.

`data-cmd="NAME:ARG"` (Command), all there are:

import (a file is chosen) · export[:SAVE] (one game, or everything)
statistics · clear-statistics · clear-statistics-anyway
lobby · new:GAME · play-now:GAME · learn:GAME, learn:GAME-PRESET (a guided game, or on with it) · start
continue:SAVE · saves · delete:SAVE · restore:SAVE · raw:SAVE
ready (the next person has the device) · inspect:THING (of the table, to be looked at closer; or nothing)
lesson-next · lesson-back · lesson-fold · lesson-leave · lesson-path (the bubble of a guided game)
explain:THING (what it is, does and is worth, beside it; or nothing) · tell:THING (read out as well)
zoom:THING (the same, large) · scale:N (the board so many times as large)
aim:TEXT (an action with numbers is set so far)
practise:GAME[ TASK] (a game for one seat) · path:none|near|whole
undo · undo-anyway · redo[:PLY] · cancel · hint · play-hint · close-hint · skip · again · branch[:SEAT]
review · review-go · review-stop · look-through (from the beginning, of a game that is over)
find-it[:N] · quest-hint · quest-show · quest-next · quest-fold · quest-leave (the better move at a turning
point)
goto:PLY · now · first · back · forward · last · replay (what happened since one last decided)
log · points[:ENTRY] · sheet:PLAYER · rules[:TOPIC] · rules-full:yes|no · keys · result · settings · share
embed:FORM-VIEW · save-replay · open-link · go-link
code:setup|replay (the link as a QR code)
theme:VALUE · language:VALUE · speed:VALUE · letter-keys:yes|no · sound:VALUE · reviews:yes|no ·
vibration:yes|no
copy:turn|message|setup|replay|result|puzzle|record|embed|link|link-record
copy:deal (of the new-game dialog) · copy:raw:SAVE|refused|error|day:GAME DATE
download:record|raw:SAVE|statistics
send:message|result (to another program) · bg-stats (a result, to that site) · remind (a file for a calendar)
go-on:mine|theirs (both sides moved on)
set-up[:new] · set-thing:THING · position · set-take · set-play · set-best · set-leave · set-again
box (values of one's own) · box-back:VALUE · box-keep · box-take (that of a link or of the open game)
own-table[:GAME] · count-table (the end of a game played with the box) · count · count-again (corrected)
explore · explore-why · explore-fold · explore-leave (moves tried from a position that nobody plays any more)
explore-drop (the branch that is shown) · explore-restore
plan · plan-back · plan-keep · plan-drop:N · plan-leave (what one would answer to moves of those far away)
puzzles[:GAME] · puzzle:ID · puzzle-today:GAME · puzzle-next
training[:GAME] (the shelf) · exercise (the next that is due) · exercise-leave-out (for good) ·
exercise-keep:ID DAY (after all)
challenges[:GAME] · challenge:ID (begun, or on with it) · aims (what the one on the table asks for)
daily[:GAME] · day:GAME DATE · par:GAME DATE · stop-par (the deals of the day)
look-card · play-card (of a result that was checked) · save-card (as a picture)
close · escape · close-toast · close-notice:NAME · take-over (write over the other tab's game) · reload-save
new-version (switch to the version that waits)
preset:ID · add-seat · remove-seat:N (in the new-game dialog) · random-seed · swap-seats · retry

`data-field`, in the new-game dialog: seat-N-name · seat-N-level (0: a person,
far: one elsewhere, else the bot's number) · option-KEY · seed;
of one's own table: own-game; of one's own box: box;
where a position or a box is set up: set-thing · set-preset · set-position · set-name-N · set-box-name ·
set-THING: NAME;
in the link dialog: link; where something is shared: with-names;
of a move: annotation; of a seat that thinks: seat-N-character;
daily-game · puzzles-game · training-game · challenges-game (which game a dialog is about).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.shell.exercise import Card


@dataclass(frozen=True, slots=True)
class Act:
    """A thing that stands for a move was clicked. `touch`: by finger; `previews`: it has a preview."""

    text: str
    touch: bool = False
    previews: bool = False


@dataclass(frozen=True, slots=True)
class Preview:
    """The pointer or the focus came to a thing with a preview; empty: it left."""

    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """A thing that is not a move was clicked."""

    name: str
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """An input changed."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Key:
    """A key no focused thing used, as `KeyboardEvent.key` names it.

    `topic`: data-topic of the focus; `thing`: data-thing of what the key asks about.
    """

    key: str
    topic: str = ""
    thing: str = ""


@dataclass(frozen=True, slots=True)
class Forced:
    """The pause before the only possible move is over."""

    save: str
    ply: int


@dataclass(frozen=True, slots=True)
class Replayed:
    """A position of a replay, after so many decisions, has been on the screen for a while."""

    save: str
    ply: int


@dataclass(frozen=True, slots=True)
class Counted:
    """So many of the points that the end brings have been on the screen for a while."""

    save: str
    counted: int


@dataclass(frozen=True, slots=True)
class Progress:
    """A bot has done so many iterations, or bots so many moves of a game they play out.

    What they have found so far is told where the job has that to tell.
    """

    request: int
    done: int
    found: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """Bots have done what they were asked; what they found is told at their jobs in `game.bots.asking`."""

    request: int
    found: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ThinkingMoved:
    """No worker could be started, or it died: bots now think in slices on the page."""


@dataclass(frozen=True, slots=True)
class ThinkingFailed:
    """Bots could not do what they were asked."""

    request: int
    details: str


@dataclass(frozen=True, slots=True)
class Opened:
    """The address names a deal or a replay."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Visited:
    """Back or Forward of the browser: where it is now, see `places`."""

    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """A key of ours as it stands in storage now, after another tab changed it; None: it is gone."""

    key: str
    value: str | None


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """A save was not written: `full`, `missing`, or `conflict` as storage held another revision of it.

    Without an id it is something else that there was no room for.
    """

    id: str
    reason: str
    after: int | None = None  # the revision it was to follow, None if whatever was there


@dataclass(frozen=True, slots=True)
class Saved:
    """A save was written."""

    id: str


@dataclass(frozen=True, slots=True)
class Kept:
    """Whether the browser holds every file of this version, so that it starts without the server."""

    whole: bool
    lacking: str = ""  # the file that did not arrive as it was built


@dataclass(frozen=True, slots=True)
class NewVersion:
    """Another version of the page has been fetched and waits."""


@dataclass(frozen=True, slots=True)
class WordsBrought:
    """The catalogues of a language are here, or could not be had."""

    language: str


@dataclass(frozen=True, slots=True)
class Copied:
    """The clipboard has taken a text, or refused it."""

    done: bool


@dataclass(frozen=True, slots=True)
class Brought:
    """A file was chosen or dropped, with its text."""

    file: str
    text: str


@dataclass(frozen=True, slots=True)
class TooLarge:
    """A file was chosen or dropped that is larger than what is read."""

    file: str


@dataclass(frozen=True, slots=True)
class Dragged:
    """A file is held over the page, or is there no longer."""

    over: bool


@dataclass(frozen=True, slots=True)
class Encoded:
    """A QR code was made: its modules by row, none if it could not be."""

    link: str
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ToastOver:
    """A toast's time is over."""

    n: int


@dataclass(frozen=True, slots=True)
class Rested:
    """Nothing has happened for a while."""


@dataclass(frozen=True, slots=True)
class Scheduled:
    """It is known when an exercise comes again."""

    id: str
    card: Card


Message = (
    Act
    | Preview
    | Command
    | Field
    | Key
    | Forced
    | Replayed
    | Counted
    | Progress
    | Answered
    | ThinkingMoved
    | ThinkingFailed
    | Opened
    | Visited
    | Stored
    | SaveFailed
    | Saved
    | Kept
    | NewVersion
    | WordsBrought
    | Copied
    | Brought
    | TooLarge
    | Dragged
    | Encoded
    | ToastOver
    | Rested
    | Scheduled
)
