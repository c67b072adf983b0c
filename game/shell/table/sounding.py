"""What is heard, off until asked for, and felt: a move just made, points counted, the end, a refusal."""

from collections.abc import Iterable

from game.core.state import END
from game.shell.effects import Sound, Vibrate
from game.shell.kept import preferences
from game.shell.model import Model, Settings
from game.shell.play import Play
from game.shell.results import Result, done
from game.views import games, sounds


def felt(before: Model, after: Model) -> tuple[Vibrate, ...]:
    """A stone that somebody here has just placed."""
    old, new = before.play, after.play
    if not after.settings.vibration or old is None or new is None or old.id != new.id or old.match.over:
        return ()
    placed = old.seats[old.match.player].human and sounds.STONE in _of_the_move(old, new)
    return (Vibrate(),) if placed else ()


def heard(before: Model, after: Model) -> tuple[Sound, ...]:
    """The sounds of what just came about, unless sound is off, or motion is and sound goes with it."""
    return _played(after.settings, _names(before, after))


def choose(model: Model, arg: str) -> Result:
    """When sounds are wanted; one is heard at once, so that it can be judged."""
    after, effects = preferences.choose("sound", model, arg)
    changed = after.settings.sound != model.settings.sound
    return done(after, *effects, *_played(after.settings, [sounds.POINTS] if changed else ()))


def _played(chosen: Settings, names: Iterable[str]) -> tuple[Sound, ...]:
    if chosen.sound == "off" or (chosen.sound == "on" and chosen.speed == "none"):
        return ()
    return tuple(Sound(name, name in sounds.LANDING, chosen.sound == "always") for name in names)


def _names(before: Model, after: Model) -> Iterable[str]:
    if after.toast and after.toast.kind == "refused" and after.toast != before.toast:
        return (sounds.REFUSED,)
    old, new = before.play, after.play
    if old is None or new is None or old.id != new.id or old.at != new.at:
        return ()
    return (*_of_the_move(old, new), *_of_the_end(before, after, old, new))


def _of_the_move(old: Play, new: Play) -> list[str]:
    """What was told of the decision just made; what the end brings is counted afterwards."""
    if new.at is not None or new.match.plies != old.match.plies + 1:
        return []
    told = new.match.events(old.match.plies)
    over = next((at for at, event in enumerate(told) if event.kind == END), len(told))
    return sounds.heard(games.sounds(new.match.setup.box), told[:over])


def _of_the_end(before: Model, after: Model, old: Play, new: Play) -> list[str]:
    """Each of the points counted one by one, then the result of a game played here."""
    if new.counted and new.counted != old.counted:
        return [sounds.POINTS]
    counting = old.counted is not None or not old.match.over
    shown = [model.shows("result") for model in (before, after)]
    return [sounds.END] if new.match.over and counting and shown == [False, True] else []


COMMANDS = {"sound": choose}
