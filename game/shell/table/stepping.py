"""Looking at earlier positions, and playing on from any of them."""

from dataclasses import replace

from game.shell import messages as msg
from game.shell.effects import Announce, Focus, Wait
from game.shell.learning import exploring
from game.shell.model import Model
from game.shell.play import shown_at
from game.shell.results import Result, done, toast
from game.shell.seat import Seat
from game.shell.setup import origins
from game.shell.setup.seating import another_bot, seats_for
from game.shell.setup.starting import seated
from game.shell.table.since import since
from game.shell.words import happened, texts_of

REPLAY_MS = {"slow": 1600, "normal": 1000, "fast": 500, "none": 1000}  # long enough to read what was done


def goto(model: Model, arg: str) -> Result:
    """The position after so many decisions is shown; the last one of an own game is now.

    Where moves are tried it is a position of their tree.
    """
    play = model.play
    if play and play.explore:
        return exploring.go(model, arg)
    if play is None or not arg.isdecimal():
        return done(model)
    return done(replace(model, play=play.at_rest(at=shown_at(play.match, int(arg)), replaying=False)))


def step(model: Model, by: int) -> Result:
    """So many decisions on or back."""
    return goto(model, str(max(0, model.play.ply + by))) if model.play else done(model)


def now(model: Model, arg: str) -> Result:
    """Back to the game as it stands."""
    if model.play and model.play.explore:
        return exploring.leave(model, arg)
    return done(model.with_play(at=None, replaying=False), Focus("legal")) if model.play else done(model)


def replay(model: Model, arg: str) -> Result:
    """What happened since a person last decided is shown once more, from the position before it."""
    told = since(model.play).turns if model.play else ()
    return _replayed(model, told[0].plies[0]) if told else done(model)


def replayed(model: Model, message: msg.Replayed) -> Result:
    """A replay goes on to the next position; the last one is now."""
    play = model.play
    if play is None or not play.replaying or (play.id, play.at) != (message.save, message.ply):
        return done(model)
    said = Announce(" ".join(happened(texts_of(model), play, message.ply)))
    if message.ply + 1 == play.match.plies:
        model, effects = now(model, "")
        return done(model, said, *effects)
    model, effects = _replayed(model, message.ply + 1)
    return done(model, said, *effects)


def _replayed(model: Model, ply: int) -> Result:
    assert model.play is not None
    shown = replace(model, play=model.play.at_rest(at=ply, replaying=True))
    pause = Wait(REPLAY_MS[model.settings.speed], msg.Replayed(model.play.id, ply))
    began = model.play.replaying
    return done(shown, pause) if began else done(shown, pause, Focus("do-now"))


def look_through(model: Model, arg: str) -> Result:
    """A finished game is looked through from its beginning."""
    after, effects = goto(model, "0")
    return replace(after, layers=()), effects


def branch(model: Model, arg: str) -> Result:
    """The shown position is played on as a new game, by a person on the seat `arg` if that is asked for.

    The old game stays as it was.
    """
    play = model.play
    if play is None:
        return done(model)
    setup, home = play.match.setup, play.home
    seats = home.seats if home.id else seats_for(setup.game, model.seats, setup.players)
    if arg.isdecimal():
        bot = another_bot(seats)
        seats = tuple(Seat() if seat == int(arg) else bot for seat in range(setup.players))
    ours = seated(model, play.shown, seats)
    ours = replace(ours, annotations=play.annotations, origin=origins.of(play))
    t = texts_of(model)
    opened = replace(model, play=ours).without("result")
    return toast(opened, "done", t("This is a new game now. The other one is kept as it was."))


COMMANDS = {
    "goto": goto,
    "now": now,
    "first": lambda model, arg: goto(model, "0"),
    "back": lambda model, arg: step(model, -1),
    "forward": lambda model, arg: step(model, 1),
    "last": now,
    "look-through": look_through,
    "branch": branch,
    "replay": replay,
}
