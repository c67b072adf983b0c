"""Players by the letters of their stones, as positions are written."""

from game.text.catalogue import Texts
from game.text.table import NOBODY, Names, Word

LETTERS = "WKBG"
NO_ONE = "."


def owner(t: Texts, of: str, names: Names) -> str:
    """Whose stone it is."""
    return t(NOBODY) if of == NO_ONE else names[LETTERS.index(of)]


def of_owner(text: str) -> Word:
    """A sentence with the name of a player."""
    return lambda t, of, names: t(text, name=names[LETTERS.index(of)])
