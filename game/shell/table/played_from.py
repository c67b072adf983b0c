"""What a position that was set up is for: to be played from, or to learn what is best in it."""

from dataclasses import replace

from game.core.match import Match
from game.shell.dialogs import Draft
from game.shell.model import Model
from game.shell.play import Play
from game.shell.results import Result, done, refuse
from game.shell.setup import origins, setting_up
from game.shell.setup.seating import seats_for
from game.shell.setup.starting import seated
from game.shell.table import thinking
from game.shell.words import texts_of


def play(model: Model, arg: str) -> Result:
    """Who plays from here is asked."""
    opened = _playable(model)
    if opened is None:
        return done(model)
    setup = opened.match.setup
    last = seats_for(setup.game, model.seats, setup.players)
    seats = tuple(
        replace(seat, name=named.name) if named.name else seat
        for seat, named in zip(last, opened.seats, strict=True)
    )
    assert opened.set_up is not None
    draft = replace(Draft.of(setup, seats), origin=opened.set_up.origin)
    return done(replace(model, draft=draft).over("new"))


def best(model: Model, arg: str) -> Result:
    """A bot is asked what it would do, in a game of all persons that begins here."""
    opened = _playable(model)
    if opened is None or opened.match.over:
        return done(model)
    if origins.goes_on(model, opened):
        told = texts_of(model)("This is from a game that goes on. Ask once that is over.")
        return refuse(model, told)
    match = Match(opened.match.setup)
    begun = seated(model, match, opened.seats)
    return thinking.hint(replace(model, play=begun, layers=(), toast=None), "")


def _playable(model: Model) -> Play | None:
    """What is being set up, if a game can lead there."""
    play = model.play
    return play if play and play.set_up and not setting_up.faults(play) else None


COMMANDS = {"set-play": play, "set-best": best}
