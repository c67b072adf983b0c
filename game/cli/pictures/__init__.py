"""The positions as pictures of letters, a module named after each game."""

from collections.abc import Sequence
from typing import Protocol, cast

from game.core.loading import load
from game.core.match import Match
from game.text.catalogue import Texts


class Pictures(Protocol):
    """How a game is drawn in a terminal."""

    def draw(self, t: Texts, match: Match, names: Sequence[str]) -> str:
        """A match's position with the players' names."""

    def legend(self, t: Texts) -> str:
        """What the signs mean."""


def pictures(box: str) -> Pictures:
    """The module of a game."""
    return cast("Pictures", load("game.cli.pictures.{}", box))
