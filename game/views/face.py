"""A game as it is known before its table is loaded: its picture in the library, its icons."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple, cast

from game.core.loading import is_there, load
from game.text.words import Section
from game.views.art.scenery import emblem
from game.views.art.vignette import framed
from game.views.markup import Markup


class Face(NamedTuple):
    """Its picture, whether figures stand for players, icons by category, option and topic of the rules."""

    picture: Callable[[], str] | None = None
    figures: bool = False
    signs: Mapping[str, str] = {}
    script: str = ""  # that its table needs, by its name in static/js/games.mjs
    parts: str = ""  # the module whose MODULES have an icon each; read when one is asked for

    def sign(self, *keys: str) -> str:
        """The icon of the first of these keys that has one."""
        return next(filter(None, map(self._sign, keys)), "rules")

    def _sign(self, key: str) -> str:
        if key in self.signs or not self.parts:
            return self.signs.get(key, "")
        modules = import_module(self.parts).MODULES
        return cast("str", modules[key].sign) if key in modules else ""

    def chapter(self, section: Section) -> str:
        """The icon of a section of the rules."""
        return self.sign(section.id, *section.topics)


@cache
def has_views(box: str) -> bool:
    """Whether there are drawings of a game."""
    return is_there("game.views.{}", box)


@cache
def face(game: str) -> Face:
    """The face of a game; a plain one for a game without drawings."""
    return cast("Face", load("game.views.{}", game).FACE) if has_views(game) else Face()


@cache
def vignette(game: str) -> Markup:
    """The picture of a game; an unfinished building where there is none."""
    picture = face(game).picture
    return framed(picture()) if picture else emblem("empty")
