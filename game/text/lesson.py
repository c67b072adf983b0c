"""Guided first games as data: a deal, the moves both sides play in it, and what is said at which moment."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, cast

from game.core.loading import is_there, load
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


def rope(at: str) -> Moment:
    """What marks the things one can click, told once, before the first of them."""
    return Moment("rope", ROPE, at=at, ply=0)


ROPE = N_(
    "A golden rope lies around whatever you can click. A small loop of it marks what you could do instead."
)
ASTRAY = Moment(
    "astray",
    N_(
        "You are going your own way – why not? {other} now plays freely, too, and the lesson continues "
        "when something new comes up."
    ),
)


def has_lesson(game: str) -> bool:
    """Whether a game has a guided first game."""
    return is_there("game.text.{}.lesson", game)


@cache
def lessons(game: str) -> Mapping[str, Lesson]:
    """The guided games of a game by name, loaded on first use.

    The first one is named like the game, a further one `GAME-PRESET` like the preset it teaches.
    """
    if not has_lesson(game):
        return {}
    told = load("game.text.{}.lesson", game)
    further = cast("Mapping[str, Lesson]", getattr(told, "FURTHER", {}))
    return {game: cast("Lesson", told.LESSON), **{f"{game}-{key}": each for key, each in further.items()}}


def lesson(name: str) -> Lesson:
    """A guided game by its name."""
    return lessons(game_of(name))[name]


def game_of(name: str) -> str:
    """The game that a guided game teaches."""
    return name.partition("-")[0]


def taught(game: str, seed: str) -> str:
    """Which guided game of a game has this deal, by name; else the first one."""
    return next((name for name, each in lessons(game).items() if each.seed == seed), game)


@cache
def moments(name: str) -> Mapping[str, Moment]:
    """All that may be said in a guided game, by name."""
    told = lessons(game_of(name)).get(name)
    return {moment.id: moment for moment in (*told.moments, ASTRAY)} if told else {}
