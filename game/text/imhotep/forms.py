"""What the words of a part of the game are."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.core.details import number
from game.text.catalogue import Texts
from game.text.edition import Label
from game.text.forms import Sentence
from game.text.table import NO_TABLE, TableWords
from game.text.words import HOUSE, Details, Example, Paragraph, Section


def rank(params: Details) -> tuple[int, bool]:
    """The place in a ranking, and whether it is shared."""
    return number(params, "place"), bool(params["shared"])


def house(rule: str, title: str, board: tuple[str, str], short: str, *full: str) -> Section:
    """The section of a board of our own: its first paragraph has its id, the others are counted below it."""
    ids = (rule, *(f"{rule}.{number}" for number in range(1, len(full))))
    paragraphs = tuple(Paragraph(each, text, HOUSE) for each, text in zip(ids, full, strict=True))
    return Section(rule, title, (board[0],), (short,), paragraphs, board)


Named = Callable[[Texts, Details], Mapping[str, object]]  # details as words, by the place they fill


class CardWords(NamedTuple):
    """A market card: its name, as what somebody takes, and what it does or counts."""

    name: str
    taken: str
    effect: str


class Slice(NamedTuple):
    """All words of a module, or of a side of a site. Whatever it does not say stays unsaid."""

    name: str
    about: str
    section: Section
    sign: str = ""  # the icon beside its name
    actions: Mapping[str, Sentence] = {}
    serves: Mapping[str, str] = {}  # what a move is for that brings no points yet
    ideas: Mapping[str, str] = {}  # what to look for, by what a learned value counts of it
    prompts: Mapping[str, tuple[str, str]] = {}
    events: Mapping[str, Sentence] = {}
    at_once: Mapping[str, Sentence] = {}  # how the points of an event came about that brings them at once
    counted: Mapping[str, Sentence] = {}  # and of one that is counted at the end
    refusals: Mapping[str, Sentence] = {}
    categories: Mapping[str, str] = {}
    cards: Mapping[str, CardWords] = {}
    named: Named | None = None  # its own details in words
    facts: Mapping[str, Named] = {}  # by kind of event: what its sentence needs besides
    examples: tuple[Example, ...] = ()
    table: TableWords = NO_TABLE  # of what is set up by hand
    values: Mapping[str, Label] = {}  # what may differ in another box, by table
    said: Mapping[str, str] = {}  # and what of it is no number
    house: bool = False  # a board of our own
    added: bool = False  # a module of the expansion, not of the first box


class Site(NamedTuple):
    """A site as a heading, as where a boat goes, and as where something lies; its sides and their words."""

    name: str
    to: str
    at: str
    sides: Mapping[str, Slice]
    general: Section | None = None  # what holds on all sides
    arrival: Sentence = ""  # that a stone came here
    arrived: Sentence = ""  # how its points came about
    table: TableWords = NO_TABLE
    actions: Mapping[str, Sentence] = {}  # of several sides, as what follows
    events: Mapping[str, Sentence] = {}
    refusals: Mapping[str, Sentence] = {}
    named: Named | None = None
