"""Seats far apart: each turn travels as a link that holds the whole game, and no past is changed on the way.

A chain of digests runs over the decisions, from the deal and the table's name on. A link names the head of
the past its sender had before them; whoever opens it compares all decisions with the game kept here. A longer
game goes on, a shorter one is looked at, and of two ways the sides have gone, both are kept.

Bots at such a table play where the person before them sits; they think the same everywhere. A deal agreed
upon by commitments of both sides would hide nothing: every page needs the whole deal to play by itself.
"""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import accumulate

from game.core.errors import BadCheck
from game.core.link import Note, noted_link, setup_link
from game.core.match import Match
from game.core.record import Record
from game.core.registry import game_class
from game.shell import answering
from game.shell.dialogs import Draft, Fork
from game.shell.effects import Focus
from game.shell.far.link_notes import HEAD_LENGTH, Turn, of_turn, read_turn
from game.shell.kept import statistics
from game.shell.kept.autosave import OF_ONE_GAME, find, write, write_aside
from game.shell.kept.saves import whole
from game.shell.model import Layer, Model
from game.shell.play import Play, shown_at
from game.shell.results import Result, done, toast, without_notice
from game.shell.seat import PERSON, Seat
from game.shell.setup.starting import new_id
from game.shell.words import texts_of

# ---- the chain ----------------------------------------------------------------------------------------


def heads(record: Record, table: str) -> list[str]:
    """The heads of the chain: of the beginning, and after each decision."""
    beginning = f"{setup_link(record)}/{table}"
    digests = accumulate(
        record.actions, lambda head, action: _digest(f"{head}/{action}"), initial=_digest(beginning)
    )
    return [digest[:HEAD_LENGTH] for digest in digests]


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# ---- sending ------------------------------------------------------------------------------------------


def due(play: Play | None) -> bool:
    """Whether somebody far away waits for the link: to decide, or to see the end."""
    if play is None or not play.table or not play.id or play.problem:
        return False
    if play.match.over:
        return any(seat.far for seat in play.seats)
    return play.seats[play.match.player].far and play.match.chooses


def turn_link(model: Model, play: Play) -> str:
    """The address that goes on with the game where the next player sits."""
    record, past = play.match.record, unsent(play)
    seats, head = model.shared(play.seats), heads(record, play.table)[past]
    turn = Turn(play.table, seats, past, head, answering.ahead(play), play.series)
    return f"{model.base}#{noted_link(record, of_turn(turn, play.match.game.info.vocabulary))}"


def unsent(play: Play) -> int:
    """How many decisions whoever is far away knows of: up to the last one of theirs that was made there.

    What they could only do was done here, too, once it was their turn.
    """
    plies, seats = play.match.plies, play.seats
    far = (ply for ply in reversed(range(plies)) if seats[play.match.mover(ply)].far)
    made = (ply for ply in far if not (_forced(play, ply) or answering.foretold(play, ply)))
    known = next(made, -1) + 1
    return next((ply for ply in range(known, plies) if not _forced(play, ply)), plies)


def _forced(play: Play, ply: int) -> bool:
    """Whether it was all that somebody far away could decide."""
    match = play.match
    return play.seats[match.mover(ply)].far and not match.game.chooses(match.at(ply))


def remember_sent(before: Model, model: Model) -> Result:
    """What has been offered to be sent is remembered, so that an answer to it is known as one."""
    if model.fork and find(model, model.fork.save) is None:
        model = _without_fork(model)
    play = model.play
    if play is None or not due(play):
        return done(model)
    head = heads(play.match.record, play.table)[-1]
    return done(model if head in play.sent else model.with_play(sent=(*play.sent, head)))


# ---- receiving ----------------------------------------------------------------------------------------


def open_turn(model: Model, record: Record, note: Note) -> Result:
    """A link of seats far apart: the game kept here goes on, or a seat of it is taken here.

    Raises Problem naming the part that is wrong, or the decision where the past was changed.
    """
    vocabulary = game_class(record.game).info.vocabulary
    turn = read_turn(note, record.players, len(record.actions), vocabulary)
    if heads(record, turn.table)[turn.past] != turn.head:
        raise BadCheck("past", "bad_past", ply=turn.past)
    own = _kept(model, record, turn.table)
    return _joined(model, record, turn) if own is None else _compared(model, own, record, turn)


def _kept(model: Model, record: Record, table: str) -> Play | None:
    """The game of this table as it is kept here."""
    deal = record.with_actions(())
    for saved in model.saves:
        play = whole(saved) if saved.table == table and saved.game == record.game else None
        if play and play.match.setup == deal:
            return play
    return None


def _joined(model: Model, record: Record, turn: Turn) -> Result:
    """Whoever is to decide sits here, unless the dialog is told otherwise; a game that is over is shown."""
    match = Match(record)
    if match.over:
        return done(model.at_table(Play("", match, turn.seats)))
    seats = tuple(
        replace(seat, bot=PERSON) if player == match.player and seat.far else seat
        for player, seat in enumerate(turn.seats)
    )
    draft = replace(
        Draft.of(record, seats),
        table=turn.table,
        actions=record.actions,
        answers=turn.answers,
        series=turn.series,
    )
    return done(replace(model, draft=draft, layers=(Layer("new"),)))


def _compared(model: Model, own: Play, record: Record, turn: Turn) -> Result:
    mine, theirs = own.match.record.actions, record.actions
    at = next((ply for ply, pair in enumerate(zip(mine, theirs, strict=False)) if pair[0] != pair[1]), None)
    if at is not None:
        return _parted(model, own, record, turn, at)
    more = answering.with_more(own, turn.answers)
    if len(theirs) > len(mine):
        return _longer(model, more, record.actions, turn.seats)
    play = replace(more, at=shown_at(own.match, len(theirs)))
    shown = _opened(model, play)
    shown, effects = done(shown) if more.answers == own.answers else write(shown, play, None)
    if len(theirs) == len(mine):
        return done(shown, *effects, Focus("legal"))
    told = texts_of(shown)("This link is older. Your game is further on, and stays as it is.")
    after, telling = toast(shown, "done", told)
    return done(after, *effects, *telling)


def _longer(model: Model, own: Play, actions: Sequence[str], seats: Sequence[Seat]) -> Result:
    """The game goes on with what was decided elsewhere."""
    match = Match(own.match.setup.with_actions(actions))
    play = replace(own, match=match, seats=_named(own.seats, seats), at=None, redo=(), start="")
    after, effects = write(_opened(model, play), play, None)
    entered, entering = statistics.enter(own, after)
    told, telling = answering.told(entered, own)
    return done(told, *effects, *entering, Focus("legal"), *telling)


def _named(own: Sequence[Seat], linked: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who is far away is called as the link says, if it says so."""
    return tuple(
        replace(seat, name=other.name) if seat.far and other.name else seat
        for seat, other in zip(own, linked, strict=True)
    )


def _opened(model: Model, play: Play) -> Model:
    return without_notice(model, *OF_ONE_GAME).at_table(play)


# ---- both moved on ------------------------------------------------------------------------------------


def _parted(model: Model, own: Play, record: Record, turn: Turn, at: int) -> Result:
    """Two ways from here on: asked about if both are honest, else refused."""
    sent = [head for head in heads(record, turn.table)[at + 1 :] if head in own.sent]
    changed_by_sender = own.seats[own.match.mover(at)].far and turn.past <= at
    if not sent and not changed_by_sender:
        raise BadCheck("past", "changed_past", move=at + 1)
    fork = Fork(own.id, record.actions, turn.seats, at)
    return done(replace(model, fork=fork).over("fork"))


def choose(model: Model, arg: str) -> Result:
    """One way is gone on with, `mine` or `theirs`; the other is kept as a game of its own."""
    fork = model.fork
    own = _own(model, fork) if fork else None
    if fork is None or own is None:
        return done(_without_fork(model))
    linked = replace(own, match=Match(own.match.setup.with_actions(fork.linked)))
    model, effects = write_aside(
        replace(model, fork=None), _set_aside(model, linked if arg == "mine" else own)
    )
    if arg == "mine":
        return done(_opened(model, replace(own, at=None)), *effects, Focus("legal"))
    after, more = _longer(model, own, fork.linked, fork.seats)
    return done(after, *effects, *more)


def _own(model: Model, fork: Fork) -> Play | None:
    """The saved game that is asked about; another tab may have changed or removed it."""
    play = whole(find(model, fork.save))
    return play if play and play.table else None


def _without_fork(model: Model) -> Model:
    return replace(model.without("fork"), fork=None)


def _set_aside(model: Model, play: Play) -> Play:
    """It can be looked at and played on here, by everybody who sat elsewhere."""
    seats = tuple(replace(seat, bot=PERSON) if seat.far else seat for seat in play.seats)
    return replace(play, id=new_id(model), seats=seats, table="", sent=(), redo=(), at=None, start="")


COMMANDS = {"go-on": choose}
