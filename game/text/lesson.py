"""Guided first games as data: a deal, the moves both sides play in it, and what is said at which moment."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, cast

from game.text.catalogue import N_


class Moment(NamedTuple):
    """What is said once, when the learner is to choose or the game is over and all that is asked for holds.

    `at` names a thing on the table that the sentence points at, by its data-k. `ply`: so many decisions of
    the path have been made, and no other. Without it the moment also comes to whoever has left the path:
    `told` is a kind of event that has happened, with these details, to the learner or not (`mine`); `asked`
    is what is to be decided; `over`: the game has ended.
    """

    id: str
    text: str
    at: str = ""
    ply: int | None = None
    told: str = ""
    details: Mapping[str, int | str] = {}
    mine: bool | None = None
    asked: str = ""
    over: bool = False


class Lesson(NamedTuple):
    """A deal for the learner, who decides first, and others; how all play as long as the path is followed."""

    options: Mapping[str, str]
    seed: str
    path: Sequence[str]
    moments: Sequence[Moment]
    players: int = 2


ASTRAY = Moment(
    "astray",
    N_("You go your own way, why not. {other} now answers freely, and I speak up when something new comes."),
)


def has_lesson(game: str) -> bool:
    """Whether a game has a guided first game."""
    return find_spec(f"game.text.{game}.lesson") is not None


def lesson(game: str) -> Lesson:
    """The guided first game of a game, loaded on first use."""
    return cast("Lesson", import_module(f"game.text.{game}.lesson").LESSON)


@cache
def moments(game: str) -> Mapping[str, Moment]:
    """All that may be said in the guided first game of a game, by name."""
    return {moment.id: moment for moment in (*lesson(game).moments, ASTRAY)} if has_lesson(game) else {}
