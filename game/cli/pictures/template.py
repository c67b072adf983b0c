"""The heap as text."""

from collections.abc import Sequence

from game.core.match import Match
from game.text.catalogue import Texts


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """A sign for every stone left."""
    heap: int = match.state.heap
    return f"  {'o' * heap} ({heap})"


def legend(t: Texts) -> str:
    """What the signs mean."""
    return t("Each o is a stone.")
