"""Games played with the box: their end is laid on the table here, counted, kept and corrected."""

from dataclasses import replace

from game.core.errors import Problem
from game.core.match import Match
from game.core.registry import LISTINGS, editor_of
from game.shell.dialogs import Draft
from game.shell.kept import statistics
from game.shell.kept.autosave import find, write
from game.shell.kept.saves import whole
from game.shell.model import Model
from game.shell.play import Play, SetUp
from game.shell.results import Result, done
from game.shell.seat import Seat
from game.shell.setup import setting_up
from game.shell.setup.seating import seats_for
from game.shell.setup.starting import new_id, record_of, some_seed


def ask(model: Model, arg: str) -> Result:
    """Which game, who plays, with which sides: the dialog for one's own table."""
    latest = next((saved.game for saved in model.saves if _countable(saved.game)), model.draft.game)
    return done(_asked(model, arg if _countable(arg) else latest))


def _choose(model: Model, _: str, game: str) -> Result:
    """Another game is chosen in that dialog."""
    return done(_asked(model, game) if _countable(game) else model)


def _asked(model: Model, game: str) -> Model:
    named = model.draft.seats if model.shows("new") else model.last_seats
    seats = seats_for(game, named)
    people = tuple(Seat("" if seat.thinks else seat.name) for seat in seats)
    return replace(model, draft=Draft(game, people, own=True)).over("new")


def _countable(game: str) -> bool:
    return game in LISTINGS and LISTINGS[game].shown


def begin(model: Model, arg: str) -> Result:
    """The end of a game is laid out, beginning with nothing."""
    draft = model.draft
    try:
        match = Match(record_of(draft, draft.seed or some_seed(model)))
    except Problem as problem:
        return done(replace(model, draft=replace(draft, problem=problem)))
    editor = editor_of(match.game)
    if editor is None:
        return done(model)
    text = editor.ended(editor.cleared(match.game.write(match.state)))
    return setting_up.opened(model, match.setup, SetUp(model.play, (text,), counts=True), draft.seats)


def correct(model: Model, arg: str) -> Result:
    """What was counted lies on the table again."""
    play = model.play
    if play is None or not play.tabletop or not play.id:
        return done(model)
    set_up = SetUp(play, (play.match.setup.position,), counts=True, save=play.id)
    return setting_up.opened(model, play.match.setup, set_up, play.seats)


def count(model: Model, arg: str) -> Result:
    """What lies on the table is counted and kept: a new game, or the one that is corrected."""
    play = model.play
    if play is None or play.set_up is None or not play.set_up.counts or not play.match.over:
        return done(model)
    match, held = play.match, whole(find(model, play.set_up.save))
    model = replace(model, layers=(), toast=None)
    if held is None:
        name = play.set_up.save or new_id(model)  # deleted meanwhile, it is still the one that is corrected
        new = Play(name, match, play.seats, tabletop=model.moment.date, counted=0)
        return done(replace(model, play=new))
    corrected = replace(held, match=match, seats=play.seats, counted=0)
    written, effects = write(model, corrected, corrected.written)
    after, entered = statistics.enter(None, written)
    return done(after, *effects, *entered)


FIELDS = {"own": _choose}
COMMANDS = {"own-table": ask, "count-table": begin, "count-again": correct, "count": count}
