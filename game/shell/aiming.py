"""An action with numbers, as it is being set: where the rope's holder stands, whether it is drawn in.

What is set is a text in the words of the game, which its table draws and the next click goes on with.
"""

from dataclasses import replace

from game.shell.model import Model
from game.shell.results import Result, done

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


COMMANDS = {"aim": aim, "scale": scale}
