"""An action with numbers, as it is being set: where the rope's holder stands, whether it is drawn in.

What is set is a text in the words of the game, which its table draws and the next click goes on with.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.shell.model import Model
from game.shell.play import PATHS
from game.shell.results import Result, done
from game.shell.table.opened import OpenGame, seen
from game.views import games
from game.views.markup import Markup

SCALES = ("1", "2", "3")


def aim(model: Model, arg: str) -> Result:
    """It is set so far; nothing is done yet."""
    play = model.play
    if play is None or not play.your_turn or play.aim == arg:
        return done(model)
    return done(replace(model.with_play(aim=arg, hint=None, explained="", inspected=""), toast=None))


def scale(model: Model, arg: str) -> Result:
    """The board is drawn so many times as large; what does not fit is scrolled."""
    return done(model.with_play(scale=int(arg))) if model.play and arg in SCALES else done(model)


def path(model: Model, arg: str) -> Result:
    """So much of what would come is shown before it is done."""
    return done(model.with_play(path=arg)) if model.play and arg in PATHS else done(model)


def setting(before: Model, model: Model) -> Mapping[str, Markup]:
    """By name, what has changed on the page if nothing but the action being set has; else nothing."""
    was, play = before.play, model.play
    if not (was and play and was.aim and play.aim) or play.guide:
        return {}
    if replace(before, moment=model.moment, play=replace(was, aim=play.aim)) != model:
        return {}
    return games.setting(play.match.setup.box, seen(OpenGame(model)), was.aim)


def ahead(model: Model) -> Iterator[object]:
    """In slices, what will be shown or asked of the action being set."""
    play = model.play
    return games.ahead(play.match.setup.box, seen(OpenGame(model))) if play and play.aim else iter(())


COMMANDS = {"aim": aim, "scale": scale, "path": path}
