"""The heap as text."""

from collections.abc import Sequence

from game.games.template.game import HeapState
from game.text.catalogue import Texts


def draw(t: Texts, s: HeapState, names: Sequence[str]) -> str:
    """A sign for every stone left."""
    return f"  {'o' * s.heap} ({s.heap})"


def legend(t: Texts) -> str:
    """What the signs mean."""
    return t("Each o is a stone.")
