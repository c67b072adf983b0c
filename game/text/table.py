"""What the things of a game's table and their settings are called, where a position is set up by hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.text.catalogue import N_, Texts

Names = Sequence[str]  # of the players
Word = Callable[[Texts, str, Names], str]  # of what comes after the kind


def as_it_is(t: Texts, of: str, names: Names) -> str:
    """Such as a number."""
    return of


def said(text: str) -> Word:
    """A sentence in which `{of}` is what tells one from others."""
    return lambda t, of, names: t(text, of=of)


def by_seat(text: str) -> Word:
    """A sentence with the name of a player; seats are counted from 0."""
    return lambda t, of, names: t(text, name=names[int(of)])


def seat(t: Texts, of: str, names: Names) -> str:
    """A player, counted from 1."""
    return names[int(of) - 1]


class TableWords(NamedTuple):
    """By kind, the first word of a name: things, their settings, and what a setting may be."""

    things: Mapping[str, Word]
    settings: Mapping[str, Word]
    values: Mapping[str, Word]

    def thing(self, t: Texts, thing: str, names: Names) -> str:
        """A thing of the table by its name there."""
        kind, _, of = thing.partition(" ")
        return self.things[kind](t, of, names)

    def setting(self, t: Texts, name: str, names: Names) -> str:
        """What is set about a thing."""
        kind, _, of = name.partition(" ")
        return self.settings[kind](t, of, names)

    def value(self, t: Texts, name: str, value: str, names: Names) -> str:
        """What that may be."""
        return self.values.get(name.partition(" ")[0], as_it_is)(t, value, names)


ASKED, OF_PLAYER, NO_CARD = N_("what is asked"), N_("{what} of {name}"), N_("no card")
NO_TABLE = TableWords({}, {}, {})
NOBODY = N_("nobody")
OVER = N_("the game is over")
TO_MOVE = N_("{name} to move")
