"""Looking at earlier positions, and playing on from any of them."""

from dataclasses import replace

from game.shell.effects import Focus
from game.shell.lobby import new_id, seats_for
from game.shell.model import Layer, Model, Play
from game.shell.results import Result, done, toast
from game.shell.words import texts_of


def goto(model: Model, arg: str) -> Result:
    """The position after so many decisions is shown; the last one of an own game is now."""
    play = model.play
    if play is None or not arg.isdecimal():
        return done(model)
    return done(model.with_play(at=_clipped(model, int(arg)), start="", pointed="", hint=None))


def step(model: Model, by: int) -> Result:
    """So many decisions on or back."""
    return goto(model, str(max(0, model.play.ply + by))) if model.play else done(model)


def now(model: Model, arg: str) -> Result:
    """Back to the game as it stands."""
    return done(model.with_play(at=None), Focus("legal")) if model.play else done(model)


def review(model: Model, arg: str) -> Result:
    """A finished game is looked through from its beginning."""
    after, effects = goto(model, "0")
    return replace(after, layers=()), effects


def branch(model: Model, arg: str) -> Result:
    """The shown position is played on as a new game; the old one stays as it was."""
    play = model.play
    if play is None:
        return done(model)
    players = play.match.game.players
    seats = play.seats if play.id else seats_for(model.draft.seats, players, players)
    ours = Play(new_id(model), play.shown, seats)
    t = texts_of(model)
    opened = replace(model, play=ours, screen="table", layers=_without_result(model))
    return toast(opened, "done", t("This is a new game now. The other one is kept as it was."))


def _clipped(model: Model, ply: int) -> int | None:
    assert model.play is not None
    return ply if ply < model.play.match.plies else None


def _without_result(model: Model) -> tuple[Layer, ...]:
    return tuple(layer for layer in model.layers if layer.name != "result")


COMMANDS = {
    "goto": goto,
    "now": now,
    "first": lambda model, arg: goto(model, "0"),
    "back": lambda model, arg: step(model, -1),
    "forward": lambda model, arg: step(model, 1),
    "last": now,
    "review": review,
    "branch": branch,
}
