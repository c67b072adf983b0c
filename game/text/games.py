"""The games as the lobby names them, and the words of each, by its id or in a box of its own."""

from typing import cast

from game.core.loading import is_there, load
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


def words(box: str) -> Words:
    """The words of a game, loaded on first use."""
    return cast("Words", load("game.text.{}", box).WORDS)


def table_words(box: str) -> TableWords | None:
    """What things are called where a position is set up by hand; None where only its text can be."""
    room = "game.text.{}.table"
    return cast("TableWords", load(room, box).TABLE) if is_there(room, box) else None


def examples(game: str) -> tuple[Example, ...]:
    """The worked examples of a game's rules, loaded on first use; none in games without drawings."""
    room = "game.text.{}.examples"
    return cast("tuple[Example, ...]", load(room, game).EXAMPLES) if is_there(room, game) else ()
