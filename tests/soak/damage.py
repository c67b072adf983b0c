"""Texts as they come back from careless hands: cut, swapped, mixed, in the wrong case."""

import random
from collections.abc import Callable
from functools import cache

from game.core.record import Record
from tests.helpers import random_match, setups

ODD = "\x00\n\r\t  -#@/%²٣äß\ud800\u2028🐪0123456789azAZ"


def _cut(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + text[at + source.randrange(1, 12) :]


def _swap(text: str, source: random.Random) -> str:
    letters = list(text)
    one, other = source.randrange(len(text)), source.randrange(len(text))
    letters[one], letters[other] = letters[other], letters[one]
    return "".join(letters)


def _insert(text: str, source: random.Random) -> str:
    at = source.randrange(len(text) + 1)
    return text[:at] + source.choice(ODD) + text[at:]


def _replace(text: str, source: random.Random) -> str:
    at = source.randrange(len(text))
    return text[:at] + source.choice(ODD + text) + text[at + 1 :]


def _case(text: str, source: random.Random) -> str:
    at = source.randrange(len(text))
    return text[:at] + text[at : at + source.randrange(1, 20)].swapcase() + text[at + 20 :]


def _head(text: str, source: random.Random) -> str:
    return text[: source.randrange(len(text))]


def _twice(text: str, source: random.Random) -> str:
    at = source.randrange(len(text))
    return text[:at] + text[: at + 5] + text[at:]


def _lines(text: str, source: random.Random) -> str:
    """Two lines, or parts of a link, change places."""
    mark = "\n" if "\n" in text else "-"
    return mark.join(_swapped(text.split(mark), source))


def _swapped(parts: list[str], source: random.Random) -> list[str]:
    one, other = source.randrange(len(parts)), source.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return parts


WAYS: tuple[Callable[[str, random.Random], str], ...] = (
    _cut,
    _swap,
    _insert,
    _replace,
    _case,
    _head,
    _twice,
    _lines,
)


def damaged(text: str, source: random.Random) -> str:
    """The text after one to three mishaps."""
    for _ in range(source.randrange(1, 4)):
        text = source.choice(WAYS)(text or "-", source)
    return text


@cache
def games() -> list[Record]:
    """Games of every kind and length to be damaged."""
    return [random_match(deal, number, plies=number * 7 % 90).record for number, deal in enumerate(setups())]
