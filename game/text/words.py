"""What is put into words, and how rules are told.

The text room knows no position: what it puts into words is described here by its shape.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from game.text.catalogue import Texts

Details = Mapping[str, int | str]
HOUSE = True  # a paragraph of the rules is this project's own decision


class Refusal(Protocol):
    """Why something is not legal."""

    @property
    def reason(self) -> str: ...
    @property
    def rule(self) -> str: ...
    @property
    def params(self) -> Details: ...


class Event(Protocol):
    """Something that happened; with points, a line of the ledger, too."""

    @property
    def kind(self) -> str: ...
    @property
    def player(self) -> int: ...
    @property
    def params(self) -> Details: ...
    @property
    def points(self) -> int: ...
    @property
    def category(self) -> str: ...
    @property
    def rule(self) -> str: ...


class Outcome(Protocol):
    """Who has won."""

    @property
    def winners(self) -> Sequence[int]: ...
    @property
    def points(self) -> int: ...
    @property
    def tie_broken(self) -> bool: ...


class Action(Protocol):
    """A choice: its verb, and the words of its arguments by name."""

    @property
    def verb(self) -> str: ...
    @property
    def details(self) -> Details: ...


class Prompt(NamedTuple):
    """What the prompt asks (30 characters at most) and one fact (60 at most)."""

    title: str
    sub: str


class Paragraph(NamedTuple):
    """A paragraph of the full rules. `rule` is its id, such as `D4.2` or the ruling `D-R5`, or empty.

    `house` marks what is this project's own decision where the published rules leave something open.
    """

    rule: str
    text: str
    house: bool = False


class Section(NamedTuple):
    """A section of the rules: short for a look between two moves, full with every rule's id."""

    id: str
    title: str
    topics: tuple[str, ...]
    short: tuple[str, ...]
    full: tuple[Paragraph, ...]
    when: tuple[str, str] | None = None  # the option and choice it belongs to, if not to all


class Example(NamedTuple):
    """A worked example of the rules, drawn as a board: a position and, if anything is done in it, the action.

    `position` is written as the game's notation has it; `show` names parts of its table. The sentence may
    name players as {name1}, {name2}, and as {points1} what the categories that begin with `counts` bring
    them: with an action what it adds, else what they have if the game ended now. Of an action that is only
    begun all that may come of it is offered.
    """

    rule: str  # the section or paragraph it belongs to
    says: str
    position: str
    show: tuple[str, ...]
    players: int = 2
    options: Mapping[str, str] = {}
    action: str = ""
    counts: str = ""
    seat: int = 0  # whose side of the table is shown
    house: bool = False  # what it shows is this project's own decision


class Preset(NamedTuple):
    """Options under one name, for the new game: those it sets, and those it leaves to chance."""

    id: str
    name: str
    about: str
    options: Mapping[str, str]
    drawn: tuple[str, ...] = ()


def said(
    t: Texts, sections: Sequence[Section], options: Mapping[str, str] | None, **facts: object
) -> tuple[Section, ...]:
    """Sections kept as marked sentences, in a language; with options, those that hold under them.

    `facts` fill the places of the sentences.
    """
    held = options.items() if options is not None else None
    return tuple(
        section._replace(
            title=t(section.title),
            short=tuple(t(sentence, **facts) for sentence in section.short),
            full=tuple(paragraph._replace(text=t(paragraph.text, **facts)) for paragraph in section.full),
        )
        for section in sections
        if held is None or section.when is None or section.when in held
    )


def rule_number(t: Texts, rule: str) -> str:
    """How a rule is called in a sentence: `rule 4.2` for D4.2, `ruling 5` for D-R5."""
    letterless = rule[1:]
    if letterless.startswith("-R"):
        return t("ruling {number}", number=letterless.removeprefix("-R"))
    return t("rule {number}", number=letterless)


def with_rule(t: Texts, sentence: str, rule: str) -> str:
    """The sentence with the rule behind it, if there is one."""
    return t("{sentence} ({rule})", sentence=sentence, rule=rule_number(t, rule)) if rule else sentence


def section_of(sections: Sequence[Section], rule_or_topic: str) -> Section:
    """Where the rules speak of a rule (`D4.2`) or of a thing (`boat`); else the first section."""
    for section in sections:
        if rule_or_topic in section.topics or rule_or_topic == section.id:
            return section
        if any(paragraph.rule == rule_or_topic for paragraph in section.full):
            return section
    return sections[0]
