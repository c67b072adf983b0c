"""The deal of the day: made of the date (UTC) and the game alone, so it is the same for everybody.

One person plays against one bot. A saved game of it, and the row of its result, are named after the day.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any

from game.bots.levels import Level
from game.core.chance import draw
from game.core.match import Match
from game.core.record import Record, new_record
from game.core.registry import LISTINGS
from game.shell import requests
from game.shell.effects import Focus
from game.shell.exercise import days_in_a_row
from game.shell.held import GameResult
from game.shell.kept.autosave import find, open_save
from game.shell.model import Model, Request
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.seat import Seat

PLAYERS = 2
PLAY_OUT = "par"  # the job
# For good, as pars are told: who is played against, and who in one's place makes the par.
OTHER, PAR = Level("greedy", 0), Level("flat", 100)
SIDES = ("A", "B")
GAMES = tuple(listing.id for listing in LISTINGS.values() if listing.daily is not None)
DAY = re.compile("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
SEED = re.compile("day([0-9]{4})([0-9]{2})([0-9]{2})")


# ---- what the deal is ---------------------------------------------------------------------------------


@cache
def deal_of(game: str, day: str) -> Record:
    """The deal of a day, written 2026-11-22."""
    seed = f"day{day.replace('-', '')}"
    options = {key: SIDES[draw(seed, key, 0, len(SIDES))] for key in LISTINGS[game].daily or ()}
    return new_record(game, PLAYERS, options, seed)


def day_of(setup: Record, seats: Sequence[Seat]) -> str:
    """The day whose deal is played, by a person against its bot; empty if it is none."""
    met = len(seats) == PLAYERS and not seats[0].thinks and seats[1].bot == OTHER.text
    return day_of_deal(setup) if met else ""


def day_of_deal(setup: Record) -> str:
    """The day whose deal this is; empty if it is none."""
    found = SEED.fullmatch(setup.seed)
    day = "-".join(found.groups()) if found else ""
    known = DAY.fullmatch(day) and setup.game in GAMES
    return day if known and deal_of(setup.game, day) == setup.with_actions(()) else ""


def save_id(game: str, day: str) -> str:
    """What its saved game and its result are called."""
    return f"day{day.replace('-', '')}-{game}"


def reached(model: Model, game: str, day: str) -> GameResult | None:
    """How it ended here."""
    name = save_id(game, day)
    return next((row for row in model.results.rows if row.id == name), None)


def game_of(day: str, games: Sequence[str]) -> str:
    """The game whose turn a day is, one after the other."""
    return games[date.fromisoformat(day).toordinal() % len(games)]


def of_today(model: Model) -> str:
    """The deal that the lobby offers: "duel 2026-11-22"."""
    day = model.moment.day
    return f"{game_of(day, GAMES)} {day}"


def streak(model: Model) -> int:
    """On how many days in a row a deal was played or an exercise done, up to today or yesterday."""
    days = [day for row in model.results.rows if (day := _played_day(row))]
    today = max(model.moment.day, model.moment.date[:10])  # deals go by UTC, exercises by the day here
    return days_in_a_row([*days, *model.training.days], today)


def _played_day(row: GameResult) -> str:
    """The day whose deal a result is of; empty if it is of none."""
    found = SEED.fullmatch(row.id.partition("-")[0])
    day = "-".join(found.groups()) if found else ""
    return day if DAY.fullmatch(day) and row.id == save_id(row.game, day) else ""


# ---- playing it ---------------------------------------------------------------------------------------


def show(model: Model, arg: str) -> Result:
    """The deals of today, and the past days of a game."""
    game = arg if arg in GAMES else GAMES[0]
    return done(model.over("daily", game))


def play(model: Model, arg: str) -> Result:
    """The deal of a day begins, goes on, or is looked at again: it is played once."""
    game, _, day = arg.partition(" ")
    if not _is_past(model, game, day):
        return done(model)
    name = save_id(game, day)
    if find(model, name):
        return open_save(replace(model, layers=()), name)
    begun = Play(name, Match(deal_of(game, day)), (model.person, Seat(bot=OTHER.text)))
    return done(model.at_table(begun), Focus("legal"))


def _is_past(model: Model, game: str, day: str) -> bool:
    """Whether it is a day up to today; nobody looks ahead."""
    return game in GAMES and bool(DAY.fullmatch(day)) and day <= model.moment.day


# ---- par ----------------------------------------------------------------------------------------------


def ask_par(model: Model, arg: str) -> Result:
    """What the bot of the par reaches in one's place: it is computed now, one at a time."""
    game, _, day = arg.partition(" ")
    if requests.of(model, PLAY_OUT) or not _is_past(model, game, day):
        return done(model)
    bots = (PAR.text, OTHER.text)
    return requests.ask(model, PLAY_OUT, Match(deal_of(game, day)), bots, about=arg)


def stop_par(model: Model, arg: str) -> Result:
    """Nobody waits for it any more."""
    return requests.give_up(model, PLAY_OUT)


def wanted(model: Model, request: Request) -> bool:
    """With the dialog goes what is computed for it; the deal of the lobby has its par told there."""
    return model.shows("daily") or (not model.play and request.about == of_today(model))


def played_out(model: Model, request: Request, found: Mapping[str, Any]) -> Result:
    """The par is known, until the page is left."""
    return done(replace(model, pars=(*model.pars, (request.about, tuple(found["points"])))))


COMMANDS = {"daily": show, "day": play, "par": ask_par, "stop-par": stop_par}
