"""Positions as text: rows that are written and read by the same table, what stands in them, and refusals.

A row is a sentence with the names of the state's fields in their places: `turn {turn}, idle {idle}`. What is
read has to be written again in the same way, so nothing has two spellings.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import zip_longest
from string import Formatter
from typing import Any, NamedTuple

from game.core.errors import BadNotation
from game.core.state import NOBODY

NOTHING = "-"
DIGITS = 4  # no number in a position has more


def bad(part: str) -> BadNotation:
    """What is wrong is this part."""
    return BadNotation("position", "bad_position", part=part)


def index(word: str, words: Sequence[str], part: str = "") -> int:
    """The number of a word. Raises BadNotation naming the part, else the word."""
    if word not in words:
        raise bad(part or word)
    return words.index(word)


def whole(word: str, part: str = "") -> int:
    """A whole number. Raises BadNotation naming the part, else the word."""
    if not (word.isascii() and word.isdigit() and len(word) <= DIGITS):
        raise bad(part or word)
    return int(word)


# ---- what stands in a row ---------------------------------------------------------------------------


class Kind(NamedTuple):
    """A thing in a row: how it is written, and how it is read. `read` raises BadNotation."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def number(most: int, first: int = 0) -> Kind:
    """A number from `first` to `most`; the state counts from 0."""

    def read(text: str) -> int:
        found = whole(text)
        if not first <= found <= most:
            raise bad(text)
        return found - first

    return Kind(lambda value: str(value + first), read)


def word(words: Sequence[str]) -> Kind:
    """One of these words; its number in the state."""
    return Kind(words.__getitem__, lambda text: index(text, words))


def word_or_nothing(words: Sequence[str]) -> Kind:
    """One of these words, or nobody's."""
    return Kind(
        lambda value: NOTHING if value == NOBODY else words[value],
        lambda text: NOBODY if text == NOTHING else index(text, words),
    )


def joined(parts: Iterable[str], between: str = " ") -> str:
    """The parts one after the other, or nothing."""
    return between.join(parts) or NOTHING


def parted(text: str, between: str = " ") -> list[str]:
    """The parts one after the other; none of nothing."""
    return [] if text == NOTHING else text.split(between)


def several(kind: Kind, between: str = " ", count: int | None = None) -> Kind:
    """Things of a kind one after the other, so many if it is given, or nothing."""

    def read(text: str) -> list[Any]:
        found = [kind.read(each) for each in parted(text, between)]
        if count not in (None, len(found)):
            raise bad(text)
        return found

    return Kind(lambda values: joined(map(kind.write, values), between), read)


def members(words: Sequence[str]) -> Kind:
    """A set of words; a whole number in the state, one bit a member."""
    return Kind(
        lambda bits: joined(name for place, name in enumerate(words) if bits >> place & 1),
        lambda text: sum({1 << index(each, words) for each in parted(text)}),
    )


# ---- rows -------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """A line of a position: how it begins, how it is written, and how a state is filled from it."""

    head: str
    write: Callable[[Any], str]
    read: Callable[[Any, str], None]
    indent: str = ""


class Line:
    """A sentence whose places are fields of the state, each with its kind.

    Of things that have a row each, such as players, `{n}` is the number, and fields are lists by that.
    """

    def __init__(self, sentence: str, **kinds: Kind) -> None:
        parts = list(Formatter().parse(sentence.lstrip()))
        self.indent = sentence[: len(sentence) - len(sentence.lstrip())]
        self.sentence, self.kinds = sentence.lstrip(), kinds
        self.head = next(words for text, *_ in parts if (words := text.strip()))
        # A place ends where what follows it begins first: trying every other end takes years on hostile text.
        ends = [f"(?={re.escape(text)})" for text, *_ in parts[1:]] + [r"\Z"]
        self._form = re.compile(
            "".join(
                re.escape(text) + (f"(?P<{name}>(?>.+?{end}))" if name else "")
                for (text, name, _, _), end in zip(parts, ends, strict=True)
            )
        )

    def row(self, n: int | None = None) -> Row:
        """The row of all, or of one of several things."""
        return Row(self.head, partial(self._write, n), partial(self._read, n), self.indent)

    def _write(self, n: int | None, s: Any) -> str:
        said = {name: kind.write(self._value(name, n, s)) for name, kind in self.kinds.items()}
        return self.sentence.format_map(said)

    def _value(self, name: str, n: int | None, s: Any) -> Any:
        if name == "n":
            return n
        return getattr(s, name) if n is None else getattr(s, name)[n]

    def _read(self, n: int | None, s: Any, text: str) -> None:
        found = self._form.fullmatch(text)
        if not found:
            raise bad(text)
        for name, kind in self.kinds.items():
            value = kind.read(found[name])
            if name == "n":
                if value != n:
                    raise bad(text)
            elif n is None:
                setattr(s, name, value)
            else:
                getattr(s, name)[n] = value


def written(rows: Iterable[Row], s: Any) -> str:
    """The position, a row a line."""
    return "\n".join(row.indent + row.write(s) for row in rows)


def fill(rows: Iterable[Row], s: Any, lines: Sequence[str]) -> None:
    """Fill an empty state from as many lines as rows. Raises BadNotation."""
    for row, line in zip_longest(rows, lines):
        if row is None:
            raise bad(line)
        if line is None:
            raise bad(row.head)
        row.read(s, line.removeprefix(row.indent))


def agree(rows: Iterable[Row], s: Any, lines: Sequence[str]) -> None:
    """Raises BadNotation if a line would be written otherwise."""
    for row, line in zip(rows, lines, strict=True):
        if row.write(s) != line.removeprefix(row.indent):
            raise bad(line)
