"""The rope: where its holder stands, how it is laid, what it touches, how far it is drawn; the sled aligned."""

from game.games.abusir import tables as box
from game.views.abusir.look import Look
from game.views.panels.prompt import Ask


def first(look: Look) -> str:
    """What is set first: the holder straight before the nose, low."""
    return "pull low 0"


def straight(look: Look) -> str:
    """The alignment that changes nothing."""
    return "align 30 0 0"


def ask(look: Look) -> Ask:
    return Ask("")


def aligning(look: Look) -> Ask:
    return Ask("")
