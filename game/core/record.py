"""A game as data: the single source of truth, and its text form.

Everything else (positions, undo, saves, links, bug reports) is the record played again. Only players'
decisions are written down; chance follows from the seed.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

from game.core.edition import Edition, box_of
from game.core.errors import BadNotation, BadOption, OtherVersion
from game.core.game import Game
from game.core.loading import edition_of
from game.core.options import named
from game.core.registry import check_game, game_class

LONGEST_SEED = 24
LONGEST = 100_000  # characters; the longest game has some 8,000
POSITION = "|"  # before each line of a position
VALUE = "edition"  # before each value of the box that differs from ours
NUMBER = re.compile("[0-9]{1,4}")
SEED = re.compile(rf"[a-z0-9]{{1,{LONGEST_SEED}}}")


@dataclass(frozen=True, slots=True)
class Record:
    """Which game under which rules and options, the seed, and the decisions so far, as action texts.

    `position`: the text of the position it starts from, if not from the usual beginning. `edition`: what
    differs in the box from ours.
    """

    game: str
    version: int
    players: int
    options: tuple[tuple[str, str], ...]
    seed: str
    actions: tuple[str, ...] = ()
    position: str = ""
    edition: Edition = ()

    @property
    def box(self) -> str:
        """By what the rooms of the game are loaded."""
        return box_of(self.game, self.edition)

    def setup(self) -> Game[Any]:
        """The game set up as recorded. Raises UnknownGame, OtherVersion, BadOption."""
        cls = game_class(self.box)
        if self.version != cls.info.version:
            raise OtherVersion("version", "other_version", value=self.version, ours=cls.info.version)
        check_seed(self.seed)
        return cls(self.players, dict(self.options))

    def with_actions(self, actions: Iterable[str]) -> Self:
        """The same deal with other decisions."""
        return replace(self, actions=tuple(actions))


def new_record(
    game_id: str, players: int, options: Mapping[str, str], seed: str, edition: Edition = ()
) -> Record:
    """A fresh record under our rules with all options written out. Raises UnknownGame, BadOption.

    A seed is taken as people write it, `Amun-7342`, and kept as `amun7342`.
    """
    check_game(game_id)
    game = game_class(box_of(game_id, edition))(players, options)
    seed = plain_seed(seed)
    check_seed(seed)
    return Record(game_id, game.info.version, players, tuple(game.options.items()), seed, edition=edition)


def check_seed(seed: str) -> None:
    """Raise BadOption unless the seed is small letters and digits, 1 to LONGEST_SEED of them."""
    if not SEED.fullmatch(seed):
        raise BadOption("seed", "bad_seed", value=seed, longest=LONGEST_SEED)


def plain_seed(text: str) -> str:
    """A seed as it is kept: small letters, without the hyphens and spaces people set for reading."""
    return re.sub(r"[-_ ]", "", text.strip()).lower()


def to_text(record: Record) -> str:
    """The record as lines of text, one decision a line after the head."""
    head = [f"game {record.game} {record.version}", f"players {record.players}"]
    specs = game_class(record.game).info.options
    options = {spec.key: spec.default for spec in specs} | dict(record.options)
    head += [f"option {spec.key} {options[spec.key]}" for spec in named(specs, options)]
    head += [f"{VALUE} {name} {said}" for name, said in record.edition]
    head += [f"{POSITION} {line}".rstrip() for line in record.position.splitlines()]
    return "\n".join([*head, f"seed {record.seed}", *record.actions]) + "\n"


class Lines(NamedTuple):
    """A record's text taken apart, whatever it says: the lines of its deal, those of the decisions."""

    deal: tuple[str, ...]
    decisions: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """Which game it names; empty if none can be read."""
        return self._first[1] if self._first else ""

    @property
    def version(self) -> int:
        """The rules it names; 0 if they cannot be read."""
        return int(self._first[2]) if self._first and NUMBER.fullmatch(self._first[2]) else 0

    @property
    def seed(self) -> str:
        """Its seed, as written."""
        return "".join(self.deal[-1:]).removeprefix("seed ")

    @property
    def _first(self) -> list[str]:
        words = "".join(self.deal[:1]).split()
        return words if len(words) == 3 and words[0] == "game" else []

    def record(self) -> Record:
        """The deal. Raises BadNotation naming the line, or an error of set-up."""
        return from_text("\n".join(self.deal))

    def under_our_rules(self) -> Record:
        """The deal as it would be under the rules of today. Raises as `record` does, but for the version."""
        check_game(self.game)
        first = f"game {self.game} {game_class(self.game).info.version}"
        return from_text("\n".join([first, *self.deal[1:]]))


def lines_of(text: str) -> Lines:
    """The lines of a record. Raises BadNotation if it is too long."""
    if len(text) > LONGEST:
        raise BadNotation("record", "too_long", most=LONGEST)
    lines = tuple(line.strip() for line in text.splitlines() if line.strip())
    head = next((n + 1 for n, line in enumerate(lines) if line.split()[0] == "seed"), len(lines))
    return Lines(lines[:head], lines[head:])


def from_text(text: str) -> Record:
    """Read the text form, strictly. Raises BadNotation naming the line, or an error of set-up.

    The decisions are not played here: `Match` does that and names the entry that is not legal.
    """
    if len(text) > LONGEST:
        raise BadNotation("record", "too_long", most=LONGEST)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    head = _Head(lines)
    game_id, version = head.take("game", 2)
    check_game(game_id)
    (players,) = head.take("players", 1)
    options: dict[str, str] = {}
    while head.next_is("option"):
        key, value = head.take("option", 2)
        if key in options:
            raise BadNotation(f"option {key}", "option_twice")
        options[key] = value
    values = []
    while head.next_is(VALUE):
        name, said = head.take(VALUE, 2)
        values.append((name, said))
    position = []
    while head.next_is(POSITION):
        position.append(head.rest())
    (seed,) = head.take("seed", 1)
    numbers = head.number("game", version), head.number("players", players)
    record = Record(game_id, *numbers, tuple(options.items()), seed, position="\n".join(position))
    record.setup()
    record = replace(record, edition=edition_of(game_id, values))
    game = record.setup()
    read = game.info.vocabulary.read
    actions = tuple(read(line, f"entry {entry}").text for entry, line in enumerate(lines[head.at :], 1))
    return replace(record, options=tuple(game.options.items()), actions=actions)


class _Head:
    """Walks over the lines before the decisions."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def next_is(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].split()[0] == word

    def take(self, word: str, count: int) -> list[str]:
        if not self.next_is(word):
            raise BadNotation(word, "missing_line", line=self.at + 1)
        words = self.lines[self.at].split()[1:]
        if len(words) != count:
            raise BadNotation(word, "bad_line", line=self.at + 1, count=count)
        self.at += 1
        return words

    def rest(self) -> str:
        """What stands behind the first word of a line, spaces and all."""
        self.at += 1
        return self.lines[self.at - 1].partition(" ")[2]

    def number(self, field: str, text: str) -> int:
        if not NUMBER.fullmatch(text):
            raise BadNotation(field, "bad_number", value=text)
        return int(text)
