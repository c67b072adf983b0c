"""Practice grounds: a screen beside the tables. What is done there is kept nowhere but the tasks done."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.practice import FREE, ground, has_ground
from game.core.registry import LISTINGS
from game.shell import messages as msg
from game.shell.dialogs import Practice
from game.shell.effects import Announce, Focus, SetFragment, Store
from game.shell.model import Model
from game.shell.reading import read_object
from game.shell.results import Result, done, refuse
from game.text.catalogue import texts
from game.text.practice import words
from game.views.games import practice

PRACTISED_KEY = "practice"  # the tasks done, as storage keeps them
PATHS = ("none", "near", "whole")
SCALES = ("1", "2", "3")
SIGN = "practice-"  # how an address of a ground begins

# ---- the way there ------------------------------------------------------------------------------------


def open_ground(model: Model, arg: str) -> Result:
    """The ground of a game, at a task: "abusir", "abusir between"."""
    game, _, task = arg.partition(" ")
    if game not in LISTINGS or not has_ground(game) or (task or FREE) not in ground(game).BY_ID:
        return done(model)
    begun = Practice(game, task or FREE)
    here = model.practice
    if here is not None:
        begun = replace(begun, path=here.path, scale=here.scale)
    opened = replace(model, screen="practice", play=None, practice=begun, layers=(), toast=None)
    t, told = texts_of(opened), words(game)
    heard = f"{told.task(t, begun.task)}. {told.asked(t, begun.task)}"
    return done(opened, SetFragment(address(begun)), Announce(heard), Focus("holder"))


def texts_of(model: Model) -> Any:
    """The words of the ground."""
    return texts(model.settings.language, model.practice.game if model.practice else None)


def address(at: Practice) -> str:
    """What stands behind the # of its address."""
    return f"{SIGN}{at.game}" + (f"-{at.task}" if at.task != FREE else "")


def of_address(text: str) -> str:
    """What an address opens; empty if it names no ground."""
    game, _, task = text.removeprefix(SIGN).partition("-")
    known = text.startswith(SIGN) and game in LISTINGS and has_ground(game)
    return f"{game} {task}".strip() if known and (task or FREE) in ground(game).BY_ID else ""


# ---- what is done there -------------------------------------------------------------------------------


def act(model: Model, message: msg.Act) -> Result:
    """A step."""
    at = model.practice
    assert at is not None
    found, t = ground(at.game), texts_of(model)
    steps = at.steps
    if len(steps) >= found.MOST_STEPS:
        return refuse(model, t("That is enough for one attempt. Start again."))
    steps = _joined(steps, message.text)
    if reason := found.refusal(at.task, steps, message.text):
        return refuse(model, words(at.game).refusal(t, reason), at=message.text)
    now = replace(at, steps=(*steps, message.text), redo=(), aim=_kept(at.aim))
    after = replace(model, practice=now, toast=None)
    return _told(after)


def _joined(steps: tuple[str, ...], step: str) -> tuple[str, ...]:
    """A thing that is moved on is moved once."""
    same = bool(steps) and step.startswith("move") and steps[-1].split(" ")[:2] == step.split(" ")[:2]
    return steps[:-1] if same else steps


def _kept(aim: str) -> str:
    """The holder stays where it is; the rope is let go."""
    return aim.removesuffix(" hold")


def _told(model: Model) -> Result:
    """What came of it is said; a task done for the first time is noted."""
    at = model.practice
    assert at is not None
    heard = Announce(practice(at.game).heard(texts_of(model), at.task, at.steps))
    name = f"{at.game} {at.task}"
    if name in model.practised or not ground(at.game).solved(at.task, at.steps):
        return done(model, heard)
    noted = replace(model, practised=(*model.practised, name))
    return done(noted, heard, Store(PRACTISED_KEY, practised_text(noted.practised)))


def practised_text(practised: tuple[str, ...]) -> str:
    """The tasks done, as storage keeps them."""
    return json.dumps({"done": list(practised)})


def read_practised(text: str) -> tuple[str, ...]:
    """The tasks done, as stored; what is no text is left out."""
    rows = read_object(text).get("done")
    return tuple(dict.fromkeys(row for row in rows if isinstance(row, str))) if isinstance(rows, list) else ()


# ---- commands -----------------------------------------------------------------------------------------

def _with(model: Model, **changes: Any) -> Model:
    assert model.practice is not None
    return replace(model, practice=replace(model.practice, **changes), toast=None)


def aim(model: Model, at: Practice, arg: str) -> Result:
    """The rope is set so far."""
    return done(model if arg == at.aim else _with(model, aim=arg, chosen=""))


def undo(model: Model, at: Practice, arg: str) -> Result:
    """The last step is taken back."""
    if not at.steps:
        return done(model)
    back = _with(model, steps=at.steps[:-1], redo=(at.steps[-1], *at.redo), aim=_kept(at.aim))
    t = texts_of(model)
    return done(back, Announce(t("Undone.")))


def redo(model: Model, at: Practice, arg: str) -> Result:
    """The step taken back last is done again."""
    if not at.redo:
        return done(model)
    return _told(_with(model, steps=(*at.steps, at.redo[0]), redo=at.redo[1:]))


def reset(model: Model, at: Practice, arg: str) -> Result:
    """Everything is as it was put up."""
    begun = _with(model, steps=(), redo=(), aim="", chosen="")
    t = texts_of(model)
    return done(begun, Announce(t("Everything is back in its place.")))


def choose(model: Model, at: Practice, arg: str) -> Result:
    """A thing is to be moved; the same once more, or none, and none is."""
    return done(_with(model, chosen="" if arg == at.chosen else arg, aim=_kept(at.aim)))


def cancel(model: Model, at: Practice, arg: str) -> Result:
    """No thing is to be moved, the rope is let go."""
    return done(_with(model, chosen="", aim=_kept(at.aim)))


def path(model: Model, at: Practice, arg: str) -> Result:
    """How much of a pull is shown before it is made."""
    return done(_with(model, path=arg) if arg in PATHS else model)


def scale(model: Model, at: Practice, arg: str) -> Result:
    """The ground is drawn so many times as large."""
    return done(_with(model, scale=int(arg)) if arg in SCALES else model)


def there(own: Callable[[Model, Practice, str], Result]) -> Callable[[Model, str], Result]:
    """A command of a ground; elsewhere it means nothing."""

    def command(model: Model, arg: str) -> Result:
        return own(model, model.ground, arg) if model.ground else done(model)

    return command


COMMANDS = {
    "practice": open_ground,
    "practice-path": there(path),
    "practice-reset": there(reset),
    "choose": there(choose),
}
ON_A_GROUND = {  # what the same commands of a table mean there
    "aim": there(aim),
    "scale": there(scale),
    "undo": there(undo),
    "redo": there(redo),
    "cancel": there(cancel),
}
