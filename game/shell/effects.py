"""What `update` wishes for, as data; the web room does it. Nothing here knows how."""

from dataclasses import dataclass

from game.shell.exercise import Card
from game.shell.messages import Message


@dataclass(frozen=True, slots=True)
class Save:
    """Write a saved game, unless storage holds another revision than `after` (None: whatever it holds)."""

    id: str
    text: str
    after: int | None


@dataclass(frozen=True, slots=True)
class Store:
    """Write a small thing of ours: settings, the last seats."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class BringWords:
    """Have the catalogues of a language brought; a message says when they are here."""

    language: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Remove a saved game."""

    id: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard."""

    text: str


@dataclass(frozen=True, slots=True)
class Share:
    """Hand a text to another program, as the browser offers it."""

    text: str


@dataclass(frozen=True, slots=True)
class Visit:
    """Open the address of another site beside this page, which it does not hear of."""

    address: str


@dataclass(frozen=True, slots=True)
class Download:
    """Offer a text as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Ask for a file, whose text comes as a message."""


@dataclass(frozen=True, slots=True)
class Encode:
    """Make a QR code of a link."""

    link: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Offer a drawing as a file that every program shows."""

    name: str
    svg: str
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Give bots a job of `game.bots.asking`; the answer comes after `least_ms` at the soonest."""

    request: int
    job: str
    record: str  # text form
    bots: tuple[str, ...]  # as seats spell them, "flat:100"; by seat where they play a game out
    ply: int = 0  # the decision to be judged, counted from 0
    moves: tuple[str, ...] = ()  # those to be compared
    least_ms: int = 0


@dataclass(frozen=True, slots=True)
class PrepareThinking:
    """A bot sits at the table: what it thinks with can be started."""


@dataclass(frozen=True, slots=True)
class CancelThinking:
    """Stop working on a request, if anybody still is."""

    request: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Send a message after a while."""

    ms: int
    then: Message


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the focus once the page is drawn: to the first `legal` target, or to the thing of a data-k.

    Layers take the focus and give it back by themselves.
    """

    where: str


@dataclass(frozen=True, slots=True)
class SetFragment:
    """Change the address behind the hash without a new entry in the history; empty: bare."""

    fragment: str


@dataclass(frozen=True, slots=True)
class StartAgain:
    """Load the page anew with an archived release, which plays a saved game, or else what a link holds."""

    save: str = ""
    fragment: str = ""


@dataclass(frozen=True, slots=True)
class Announce:
    """Say something through a live region; `urgent` for errors only."""

    text: str
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class SwitchVersion:
    """Let the version of the page that waits take over, in every tab."""


@dataclass(frozen=True, slots=True)
class FinishMotion:
    """Let running animations jump to their end."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Play a sound: at once, or when what moves has `landed`; `always`: with reduced motion as well."""

    name: str
    landed: bool = False
    always: bool = False


@dataclass(frozen=True, slots=True)
class Vibrate:
    """Let a device that can vibrate tell the finger of a stone that was placed."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """Find out when an exercise comes again after an answer of this `grade`, from 1, missed, to 4, easy."""

    id: str
    card: Card
    grade: int
    day: str


Effect = (
    Save
    | Store
    | BringWords
    | Drop
    | Copy
    | Share
    | Visit
    | Download
    | Choose
    | Encode
    | Picture
    | Ask
    | PrepareThinking
    | CancelThinking
    | Wait
    | Focus
    | SetFragment
    | StartAgain
    | Announce
    | SwitchVersion
    | FinishMotion
    | Sound
    | Vibrate
    | Schedule
)
