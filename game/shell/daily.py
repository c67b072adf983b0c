"""The deal of the day: made of the date (UTC) and the game alone, so it is the same for everybody.

One person plays against one bot. A saved game of it, and the row of its result, are named after the day.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from game.bots.levels import Level
from game.core.chance import draw
from game.core.match import Match
from game.core.record import Record, new_record, to_text
from game.shell import messages as msg
from game.shell import thinking
from game.shell.asked import ParAsked
from game.shell.effects import CancelThinking, Focus, Par
from game.shell.keeping import find, open_save
from game.shell.model import GameResult, Layer, Model
from game.shell.play import Play, Seat
from game.shell.results import Result, done, toast
from game.shell.words import texts_of

PLAYERS = 2
# For good, as pars are told: who is played against, and who in one's place makes the par.
OTHER, PAR = Level("greedy", 0), Level("flat", 100)
SIDES = ("A", "B")
# By game: the options that each day draws anew, with what is drawn from for good; the others are as usual.
DRAWN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "imhotep": dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), SIDES),
    "duel": dict.fromkeys(("obelisk", "temple", "pyramids", "tomb"), SIDES),
    "pyramids": {},
    "cheops": {},
}
DAY = re.compile("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
SEED = re.compile("day([0-9]{4})([0-9]{2})([0-9]{2})")


# ---- what the deal is ---------------------------------------------------------------------------------


@cache
def deal_of(game: str, day: str) -> Record:
    """The deal of a day, written 2026-11-22."""
    seed = f"day{day.replace('-', '')}"
    options = {key: choices[draw(seed, key, 0, len(choices))] for key, choices in DRAWN[game].items()}
    return new_record(game, PLAYERS, options, seed)


def day_of(setup: Record, seats: Sequence[Seat]) -> str:
    """The day whose deal is played, by a person against its bot; empty if it is none."""
    met = len(seats) == PLAYERS and not seats[0].thinks and seats[1].bot == OTHER.text
    return day_of_deal(setup) if met else ""


def day_of_deal(setup: Record) -> str:
    """The day whose deal this is; empty if it is none."""
    found = SEED.fullmatch(setup.seed)
    day = "-".join(found.groups()) if found else ""
    known = DAY.fullmatch(day) and setup.game in DRAWN
    return day if known and deal_of(setup.game, day) == setup.with_actions(()) else ""


def save_id(game: str, day: str) -> str:
    """What its saved game and its result are called."""
    return f"day{day.replace('-', '')}-{game}"


def reached(model: Model, game: str, day: str) -> GameResult | None:
    """How it ended here."""
    name = save_id(game, day)
    return next((row for row in model.results.rows if row.id == name), None)


# ---- playing it ---------------------------------------------------------------------------------------


def show(model: Model, arg: str) -> Result:
    """The deals of today, and the past days of a game."""
    game = arg if arg in DRAWN else next(iter(DRAWN))
    below = tuple(layer for layer in model.layers if layer.name != "daily")
    return done(replace(model, layers=(*below, Layer("daily", game))))


def play(model: Model, arg: str) -> Result:
    """The deal of a day begins, goes on, or is looked at again: it is played once."""
    game, _, day = arg.partition(" ")
    if not _is_past(model, game, day):
        return done(model)
    name = save_id(game, day)
    if find(model, name):
        return open_save(replace(model, layers=()), name)
    person = next((seat for seat in model.draft.seats if seat.human), Seat())
    begun = Play(name, Match(deal_of(game, day)), (person, Seat(bot=OTHER.text)))
    return done(replace(model, screen="table", play=begun, layers=(), toast=None), Focus("legal"))


def _is_past(model: Model, game: str, day: str) -> bool:
    """Whether it is a day up to today; nobody looks ahead."""
    return game in DRAWN and bool(DAY.fullmatch(day)) and day <= model.moment.day


# ---- par ----------------------------------------------------------------------------------------------


def ask_par(model: Model, arg: str) -> Result:
    """What the bot of the par reaches in one's place: it is computed now, one at a time."""
    game, _, day = arg.partition(" ")
    if model.par or not _is_past(model, game, day):
        return done(model)
    asked = ParAsked(model.requests + 1, arg)
    bots = (PAR.text, OTHER.text)
    model = replace(model, par=asked, requests=asked.id)
    return done(model, Par(asked.id, to_text(deal_of(game, day)), bots))


def stop_par(model: Model, arg: str) -> Result:
    """Nobody waits for it any more."""
    if model.par is None:
        return done(model)
    return done(replace(model, par=None), CancelThinking(model.par.id))


def go_on(model: Model) -> Result:
    """With the dialog goes what is computed for it."""
    shown = any(layer.name == "daily" for layer in model.layers)
    return done(model) if shown else stop_par(model, "")


def totalled(model: Model, message: msg.Totalled) -> Result:
    """The par is known, until the page is left."""
    asked = model.par
    if asked is None or asked.id != message.request:
        return done(model)
    return done(replace(model, par=None, pars=(*model.pars, (asked.deal, message.points))))


def progress(model: Model, message: msg.Progress) -> Result:
    """A par, or else a bot, is so far."""
    if model.par and model.par.id == message.request:
        return done(replace(model, par=replace(model.par, done=message.done)))
    return thinking.progress(model, message)


def failed(model: Model, message: msg.ThinkingFailed) -> Result:
    """A par, or else a bot, did not come to an end."""
    if model.par is None or model.par.id != message.request:
        return thinking.failed(model, message)
    told = texts_of(model)("The bot stopped: {text}", text=message.details)
    return toast(replace(model, par=None), "problem", told)


COMMANDS = {"daily": show, "day": play, "par": ask_par, "stop-par": stop_par}
