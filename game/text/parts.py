"""A sentence in parts: what it says of itself, and what stands in its places, by their names.

Whoever shows a sentence may put a picture where a place names a thing; the words stay for those who listen.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from game.text.catalogue import Texts

OPEN, NAMED, CLOSE = "\ue000", "\ue001", "\ue002"  # private letters: no sentence has them
PLACE = re.compile(f"{OPEN}([a-z0-9_]*){NAMED}|{CLOSE}")


class Part(NamedTuple):
    """Words of a sentence; those of a place bear its name."""

    place: str
    text: str


class _Marking(Texts):
    """Says sentences with every place marked by its name."""

    __slots__ = ()

    def __init__(self, t: Texts) -> None:
        self.language, self.game, self._catalogue = t.language, t.game, t._catalogue  # noqa: SLF001 - the same

    def __call__(self, sentence: str, /, **places: object) -> str:
        return super().__call__(sentence, **{name: _marked(name, value) for name, value in places.items()})


def parts(t: Texts, say: Callable[[Texts], str]) -> list[Part]:
    """A sentence in parts; a place inside another one belongs to that."""
    said, found, depth, begun = say(_Marking(t)), [], 0, 0
    place = text = ""
    for match in PLACE.finditer(said):
        text += said[begun : match.start()]
        begun = match.end()
        opens = match[0] != CLOSE
        if depth == (0 if opens else 1):
            found.append(Part(place, text))
            text, place = "", match[1] if opens else ""
        depth += 1 if opens else -1
    found.append(Part("", text + said[begun:]))
    return [part for part in found if part.text]


def _marked(name: str, value: object) -> str:
    return f"{OPEN}{name}{NAMED}{value}{CLOSE}"
