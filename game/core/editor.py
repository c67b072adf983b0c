"""Setting up a position by hand: what may be set about each thing of a table, and why a position cannot be.

A sketch is a position as far as it has been set up: it can be written and drawn, though perhaps no game leads
to it. What one thing takes from the box another gives back, so nothing is there twice.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from game.core.errors import BadNotation
from game.core.game import Game
from game.core.state import S
from game.core.steps import Refusal


class Setting(NamedTuple):
    """Something that may be set about a thing, which is named as on the table.

    `name`: what it is, by a word and what tells it from others, as in `slot 2`. `choices`: all that it may be
    as the rest of the sketch stands, and what it is. `put` makes it so in the sketch. `counts`: whether it is
    asked for where the end of a game is counted that was played with the box.
    """

    thing: str
    name: str
    value: str
    choices: Sequence[str]
    put: Callable[[str], None]
    counts: bool = False

    @property
    def key(self) -> str:
        """Which one it is, of all of the sketch."""
        return f"{self.thing}: {self.name}"


class Fault(NamedTuple):
    """Why a sketch is no position of a game: the part of its text that tells so, and the rule against it."""

    part: str
    why: Refusal


class Editor(ABC, Generic[S]):
    """What can be set up in one game.

    `belongs`: things whose settings are another's, by kind; `{0}` is what tells them from others.
    """

    belongs: Mapping[str, str] = {}

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @abstractmethod
    def sketch(self, text: str) -> S:
        """The position written so, though no game may lead to it. Raises BadNotation if it is none at all."""

    @abstractmethod
    def settings(self, s: S) -> Iterable[Setting]:
        """All that may be set, thing by thing; each puts what is chosen into this sketch."""

    @abstractmethod
    def clear(self, s: S) -> None:
        """Everything is back in the box; nobody has any points."""

    @abstractmethod
    def end(self, s: S) -> None:
        """The game is over, with what lies on the table."""

    @abstractmethod
    def faults(self, s: S) -> Iterable[Fault]:
        """Why no game leads there; nothing where one does."""

    def about(self, thing: str) -> str:
        """The thing whose settings are meant where this one is clicked."""
        kind, *which = thing.split() or [""]
        try:
            return self.belongs.get(kind, thing).format(*which)
        except IndexError:  # a name that no table of this game has
            return thing

    def changed(self, text: str, key: str, value: str) -> str:
        """The text with one thing set otherwise. Raises BadNotation for what it cannot be."""
        s = self.sketch(text)
        setting = next((each for each in self.settings(s) if each.key == key), None)
        if setting is None or value not in setting.choices:
            raise BadNotation("position", "bad_position", part=f"{key} {value}")
        if value == setting.value:
            return text
        setting.put(value)
        return self.game.write(s)

    def cleared(self, text: str) -> str:
        """The same with an empty table."""
        s = self.sketch(text)
        self.clear(s)
        return self.game.write(s)

    def ended(self, text: str) -> str:
        """The same with the game over."""
        s = self.sketch(text)
        self.end(s)
        return self.game.write(s)
