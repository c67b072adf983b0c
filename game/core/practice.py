"""Practice grounds of games: tasks without a match. That of a game is `game/games/ID/yard.py`."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

FREE = "free"  # what every ground begins with: no task


class Ground(Protocol):
    """What is done there are steps, each a text; task and steps are all there is to keep."""

    BY_ID: Mapping[str, Any]
    NEXT: Mapping[str, str]
    MOST_STEPS: int

    def refusal(self, task: str, steps: tuple[str, ...], step: str) -> str:
        """Why a step cannot be done now, by name; empty if it can."""

    def solved(self, task: str, steps: tuple[str, ...]) -> bool:
        """Whether the task is done."""


def has_ground(game: str) -> bool:
    """Whether a game has a practice ground."""
    return game.isalpha() and find_spec(f"game.games.{game}") is not None and _found(game)


def _found(game: str) -> bool:
    return find_spec(f"game.games.{game}.yard") is not None


def ground(game: str) -> Ground:
    """The practice ground of a game, loaded on first use."""
    return cast("Ground", import_module(f"game.games.{game}.yard"))
