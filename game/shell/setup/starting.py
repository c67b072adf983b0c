"""New games begin: as the dialog says, at once, or once more."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.errors import Problem
from game.core.match import Match
from game.core.record import Record, new_record
from game.core.registry import LISTINGS, game_class
from game.shell import answering, series
from game.shell.dialogs import Draft
from game.shell.effects import Focus, Store
from game.shell.kept.seats import seats_data
from game.shell.model import Model
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.seat import Seat
from game.shell.setup import practice, strength
from game.shell.setup.seating import SEATS_KEY, levelled, named_there

BY = {"up": 1, "down": -1}  # what a next game changes about the levels
SEED_LENGTH = 8
START = "start"  # the option of who begins: by chance first, then the seats in order
# What belongs to this one game, and not to the next one that the dialog begins.
NO_LONGER: Mapping[str, Any] = {
    "position": "",
    "origin": "",
    "edition": (),
    "box": "",
    "table": "",
    "actions": (),
    "answers": (),
    "series": (),
}


def start(model: Model, arg: str) -> Result:
    """The game of the dialog begins; the open one is kept."""
    draft = model.draft
    try:
        record = record_of(draft, draft.seed or some_seed(model))
    except Problem as problem:
        return done(replace(model, draft=replace(draft, problem=problem)))
    seats = named_there(draft.game, draft.seats)
    play = seated(model, Match(record.with_actions(draft.actions)), seats, draft.table)
    play = answering.with_more(replace(play, series=draft.series, origin=draft.origin), draft.answers)
    model = replace(model, draft=replace(draft, linked=False, **NO_LONGER))
    return _begun(model, play)


def again(model: Model, arg: str) -> Result:
    """The same game with the same seats; the next seat begins.

    `deal`: it is the same deal. `up`, `down`: against bots of the next level. Between people it is a series.
    """
    old = model.play
    if old is None:
        return done(model)
    if old.alone:
        return practice.opened(model, old.match.until(0))
    setup = old.match.setup
    options = {**dict(setup.options), **_next_to_begin(old)}
    record = new_record(setup.game, setup.players, options, some_seed(model), setup.edition)
    record = setup.with_actions(()) if arg == "deal" else record
    play = seated(model, Match(record), levelled(setup.game, old.seats, BY.get(arg, 0)))
    return _begun(model, replace(play, series=series.with_this(old)))


def play_now(model: Model, arg: str) -> Result:
    """A game as usual begins at once: one person against a bot; the seats used last stay as they were."""
    if arg not in LISTINGS:
        return done(model)
    if LISTINGS[arg].alone:
        return practice.begin(model, arg)
    count = strength.table(arg)
    seats = (model.person, *(Seat(bot=strength.suggested(model, arg).text),) * (count - 1))
    record = new_record(arg, count, {}, some_seed(model))
    return done(model.at_table(Play(new_id(model), Match(record), seats)), Focus("legal"))


def record_of(draft: Draft, seed: str) -> Record:
    """The deal of the dialog. Raises BadOption."""
    record = new_record(draft.game, len(draft.seats), dict(draft.options), seed, draft.edition)
    return replace(record, position=draft.position)


def seated(model: Model, match: Match, seats: tuple[Seat, ...], table: str = "") -> Play:
    """A game of these seats. Those far apart call it by one name."""
    save_id = new_id(model)
    return Play(save_id, match, seats, table=table or (save_id if any(seat.far for seat in seats) else ""))


def new_id(model: Model) -> str:
    """A name for a saved game that no other has."""
    taken = {saved.id for saved in model.saves}
    words = (model.moment.word[:length] for length in range(6, len(model.moment.word) + 1))
    return next(word for word in words if word not in taken)


def some_seed(model: Model) -> str:
    """A seed by chance."""
    return model.moment.word[-SEED_LENGTH:]


def _next_to_begin(old: Play) -> dict[str, str]:
    info = game_class(old.match.setup.game).info
    choices = next((option.choices for option in info.options if option.key == START), ())
    return {START: choices[1 + (old.match.mover(0) + 1) % len(old.seats)]} if choices else {}


def _begun(model: Model, play: Play) -> Result:
    seats = json.dumps(seats_data(play.seats), ensure_ascii=False)
    begun = replace(model, last_seats=play.seats).at_table(play)
    return done(begun, Store(SEATS_KEY, seats), Focus("legal"))


COMMANDS = {"start": start, "again": again, "play-now": play_now}
