"""The positions as pictures of letters, a module named after each game."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from game.core.match import Match
from game.text.catalogue import Texts


class Pictures(Protocol):
    """How a game is drawn in a terminal."""

    def draw(self, t: Texts, match: Match, names: Sequence[str]) -> str:
        """A match's position with the players' names."""

    def legend(self, t: Texts) -> str:
        """What the signs mean."""


def pictures(game: str) -> Pictures:
    """The module of a game."""
    return cast("Pictures", import_module(f"game.cli.pictures.{game}"))
