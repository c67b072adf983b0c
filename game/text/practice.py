"""Words of the practice grounds, by game; loaded on first use."""

from importlib import import_module
from typing import Protocol, cast

from game.text.catalogue import Texts


class Words(Protocol):
    """What the words of a ground are asked for. `RULE`: the section of the rules that is practised."""

    RULE: str

    def name(self, t: Texts) -> str: ...
    def task(self, t: Texts, key: str) -> str: ...
    def asked(self, t: Texts, key: str) -> str: ...
    def refusal(self, t: Texts, key: str) -> str: ...


def words(game: str) -> Words:
    """The words of the ground of a game."""
    return cast("Words", import_module(f"game.text.{game}.yard"))
