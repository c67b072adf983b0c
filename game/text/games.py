"""The games as the lobby names them, and the words of each."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from game.core.registry import LISTINGS
from game.text.catalogue import Texts
from game.text.facade import Words
from game.text.table import TableWords
from game.text.words import Example


def title(t: Texts, game: str) -> str:
    """The name of a game."""
    return t(LISTINGS[game].title)


def short_title(t: Texts, game: str) -> str:
    """The same in one or two short words."""
    return t(LISTINGS[game].short or LISTINGS[game].title)


def about(t: Texts, game: str) -> str:
    """What a game is, in one line."""
    return t(LISTINGS[game].about)


def words(game: str) -> Words:
    """The words of a game, loaded on first use."""
    return cast("Words", import_module(f"game.text.{game}").WORDS)


def table_words(game: str) -> TableWords | None:
    """What things are called where a position is set up by hand; None where only its text can be."""
    module = f"game.text.{game}.table"
    return cast("TableWords", import_module(module).TABLE) if find_spec(module) else None


def examples(game: str) -> tuple[Example, ...]:
    """The worked examples of a game's rules, loaded on first use; none in games without drawings."""
    module = f"game.text.{game}.examples"
    return cast("tuple[Example, ...]", import_module(module).EXAMPLES) if find_spec(module) else ()
