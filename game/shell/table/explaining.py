"""Things of the table explained: beside them, or large on top of all."""

from game.shell.effects import Announce
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.table.opened import OpenGame, seen
from game.shell.words import texts_of
from game.views import games
from game.views.explain import Info
from game.views.panels.explain import spoken

ZOOM = "zoom"


def explain(model: Model, arg: str) -> Result:
    """A thing is explained; the same once more, or no thing, and none is."""
    play = model.play
    if play is None or model.layers:
        return done(model)
    fresh = arg != play.explained and info_of(model, arg) is not None
    return done(model.with_play(explained=arg if fresh else ""))


def by_key(model: Model, thing: str) -> Result:
    """The same where it may be that nothing is seen, by key or finger: it is read out as well."""
    after, effects = explain(model, thing)
    heard = said(after, thing) if after.play and after.play.explained else ""
    return done(after, *effects, Announce(heard)) if heard else done(after, *effects)


def may_come(model: Model) -> bool:
    """Whether a card may come to a pointer that only rests: it would hide what is being chosen or shown."""
    return model.play is None or not (model.play.start or model.play.preview)


def zoom(model: Model, arg: str) -> Result:
    """A thing with a drawing worth it comes near; any other is explained."""
    info = info_of(model, arg)
    if info is None or info.large is None:
        return by_key(model, arg)
    return done(model.over(ZOOM, arg))


def let_go(before: Model, after: Model) -> Model:
    """Whatever else is done, the card goes."""
    old, new = before.play, after.play
    stays = not (old and new and new.explained and old.explained == new.explained)
    return after if stays else after.with_play(explained="")


def info_of(model: Model, thing: str) -> Info | None:
    """What is to be told of a thing; None if there is no such thing now."""
    if model.play is None or not thing:
        return None
    opened = OpenGame(model)
    return games.explained(opened.box, seen(opened), thing)


def said(model: Model, thing: str) -> str:
    """The same to be heard; empty if there is no such thing."""
    info = info_of(model, thing)
    return spoken(texts_of(model), info) if info else ""


COMMANDS = {"explain": explain, "tell": by_key, ZOOM: zoom}
