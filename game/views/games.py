"""The views of a game. They are named, not imported: only those of the open game are loaded."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from game.text.catalogue import Texts
from game.views.explain import Info
from game.views.explain import explained as explained_by
from game.views.face import has_views
from game.views.markup import Markup
from game.views.panels import plain
from game.views.sounds import Sounds
from game.views.table import Parts, Table
from game.views.told import Pictures


def drawn(game: str, view: Table) -> Parts:
    """The parts of a game's table; in words if it has no drawings yet."""
    return cast("Parts", _view(game).table(view)) if has_views(game) else plain.table(view)


def setting(game: str, view: Table, before: str) -> Mapping[str, Markup]:
    """By name, what changes on a table on which an action was set otherwise before; nothing if unknown."""
    found = getattr(_view(game), "setting", None)
    return cast("Mapping[str, Markup]", found(view, before)) if found else {}


def ahead(game: str, view: Table) -> Iterator[object]:
    """What a table will show or ask of what is being set, worked out in slices."""
    found = getattr(_view(game), "ahead", None)
    return cast("Iterator[object]", found(view)) if found else iter(())


def sheet(game: str, view: Table, player: int) -> Markup:
    """What one player has, in full; nothing in games that show it on the table."""
    full = getattr(_view(game), "full_sheet", None) if has_views(game) else None
    return cast("Markup", full(view, player)) if full else Markup("")


def explained(game: str, view: Table, thing: str) -> Info | None:
    """What a thing of the table tells about itself; None if it is not there."""
    room = _room(game, "explain")
    return explained_by(room.EXPLAINERS, room.Look(view), thing) if room else None


def symbols(game: str) -> Markup:
    """What the game's drawings refer to, for the sprite; nothing in games that draw all in place."""
    found = getattr(_view(game), "symbols", None) if has_views(game) else None
    return cast("Markup", found()) if found else Markup("")


def figure(game: str, view: Table, name: str) -> Markup:
    """A part of a game's table, for the rules."""
    return cast("Markup", import_module(f"game.views.{game}.figures").figure(view, name))


def pieces(game: str, t: Texts, rule: str) -> Markup | None:
    """The things a rule speaks of, for the rules; None if it is better without."""
    room = _room(game, "figures")
    return cast("Markup | None", room.pieces(t, rule)) if room else None


@cache
def pictures(game: str) -> Pictures:
    """The small pictures in sentences of a game; none in games that tell all in words."""
    room = _room(game, "told")
    return cast("Pictures", room.PICTURES) if room else {}


def sounds(game: str) -> Sounds:
    """The sounds of a game's own; none in games without drawings."""
    room = _room(game, "sounds")
    return cast("Sounds", room.SOUNDS) if room else {}


def _view(game: str) -> Any:
    return import_module(f"game.views.{game}.table")


@cache
def _room(game: str, name: str) -> Any:
    """A part of a game's drawings that not every game has; None if it has not."""
    module = f"game.views.{game}.{name}"
    return import_module(module) if has_views(game) and find_spec(module) else None
