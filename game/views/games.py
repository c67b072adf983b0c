"""The views of a game in a box. They are named, not imported: only those of the open game are loaded."""

from collections.abc import Iterator, Mapping
from typing import Any, cast

from game.core.loading import is_there, load
from game.text.catalogue import Texts
from game.views.explain import Info
from game.views.explain import explained as explained_by
from game.views.face import has_views
from game.views.markup import Markup
from game.views.panels import plain
from game.views.sounds import Sounds
from game.views.table import Parts, Table
from game.views.told import Pictures


def drawn(box: str, view: Table) -> Parts:
    """The parts of a game's table; in words if it has no drawings yet."""
    return cast("Parts", _view(box).table(view)) if has_views(box) else plain.table(view)


def setting(box: str, view: Table, before: str) -> Mapping[str, Markup]:
    """By name, what changes on a table on which an action was set otherwise before; nothing if unknown."""
    found = getattr(_view(box), "setting", None)
    return cast("Mapping[str, Markup]", found(view, before)) if found else {}


def ahead(box: str, view: Table) -> Iterator[object]:
    """What a table will show or ask of what is being set, worked out in slices."""
    found = getattr(_view(box), "ahead", None)
    return cast("Iterator[object]", found(view)) if found else iter(())


def sheet(box: str, view: Table, player: int) -> Markup:
    """What one player has, in full; nothing in games that show it on the table."""
    full = getattr(_view(box), "full_sheet", None) if has_views(box) else None
    return cast("Markup", full(view, player)) if full else Markup("")


def explained(box: str, view: Table, thing: str) -> Info | None:
    """What a thing of the table tells about itself; None if it is not there."""
    room = _room(box, "explain")
    return explained_by(room.EXPLAINERS, room.Look(view), thing) if room else None


def symbols(box: str) -> Markup:
    """What the game's drawings refer to, for the sprite; nothing in games that draw all in place."""
    found = getattr(_view(box), "symbols", None) if has_views(box) else None
    return cast("Markup", found()) if found else Markup("")


def figure(box: str, view: Table, name: str) -> Markup:
    """A part of a game's table, for the rules."""
    return cast("Markup", load("game.views.{}.figures", box).figure(view, name))


def pieces(box: str, t: Texts, rule: str) -> Markup | None:
    """The things a rule speaks of, for the rules; None if it is better without."""
    room = _room(box, "figures")
    shown = room.PIECES.get(rule) if room else None
    return cast("Markup", shown(t)) if shown else None


def pictures(box: str) -> Pictures:
    """The small pictures in sentences of a game; none in games that tell all in words."""
    room = _room(box, "told")
    return cast("Pictures", room.PICTURES) if room else {}


def sounds(box: str) -> Sounds:
    """The sounds of a game's own; none in games without drawings."""
    room = _room(box, "sounds")
    return cast("Sounds", room.SOUNDS) if room else {}


def _view(box: str) -> Any:
    return load("game.views.{}.table", box)


def _room(box: str, name: str) -> Any:
    """A part of a game's drawings that not every game has; None if it has not."""
    room = f"game.views.{{}}.{name}"
    return load(room, box) if has_views(box) and is_there(room, box) else None
