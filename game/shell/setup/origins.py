"""What a position set up by hand, or a game played on from it, was taken from.

As long as that goes on, nobody is told what would be best.
"""

from game.shell.kept.autosave import find
from game.shell.model import Model
from game.shell.play import Play


def of(play: Play | None) -> str:
    """The saved game that a position of this one is from, if that goes on; else the one it is from itself."""
    if play is None:
        return ""
    home = play.home
    return home.id if home.id and not home.match.over else home.origin


def goes_on(model: Model, play: Play) -> bool:
    """Whether a game that the one on the table was taken from, over however many others, is not over."""
    origin = play.set_up.origin if play.set_up else play.home.origin
    for _ in model.saves:  # a save may name itself
        saved = find(model, origin) if origin else None
        if saved is None or not saved.over:
            return saved is not None
        origin = saved.origin
    return False
