"""Bots at work: who is asked next, what comes back, hints."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.bots import levels, reasons
from game.bots.levels import Level, read_level
from game.shell import answering, requests
from game.shell import messages as msg
from game.shell.effects import Effect, FinishMotion, PrepareThinking, Wait
from game.shell.learning import exploring, lessons, quests
from game.shell.model import Model, Request
from game.shell.play import Play, Said
from game.shell.results import Result, done, toast, with_notice
from game.shell.seat import PERSON
from game.shell.table.playing import move
from game.shell.words import names, texts_of

MOVE, HINT = "move", "hint"  # jobs
PAUSE_MS = {"slow": 800, "normal": 400, "fast": 150, "none": 0}


def ask_next(before: Model, after: Model) -> Result:
    """The bot is asked, or the only move taken, that is due."""
    prepared = _prepared(before, after)
    play = after.play
    if play is None or play.read_only or play.match.over or play.explore or requests.of(after, MOVE):
        return after, prepared
    if not play.match.chooses or lessons.played_for(play) or answering.answer(play):
        return after, (*prepared, *_take_only_move(before, after, play))
    seat = play.seats[play.match.player]
    if not seat.thinks:
        return after, prepared
    asked, asking = _ask(after, play, MOVE, read_level(seat.bot))
    return asked, (*prepared, *asking)


def wanted(model: Model, request: Request) -> bool:
    """Whether the position that a bot thinks about is still the one to be played."""
    play = model.play
    return play is not None and play.match is request.match and not play.read_only


def _prepared(before: Model, after: Model) -> tuple[Effect, ...]:
    """A bot has just sat down."""
    new = after.play is not None and (before.play is None or before.play.id != after.play.id)
    bots = after.play is not None and after.play.id and any(seat.thinks for seat in after.play.seats)
    return (PrepareThinking(),) if new and bots else ()


def _take_only_move(before: Model, after: Model, play: Play) -> tuple[Effect, ...]:
    """The pause before the only possible move, or the lesson's, begun once for a position."""
    old = before.play
    if old and not old.read_only and old.id == play.id and old.match is play.match:
        return ()
    return (Wait(pause(after, play), msg.Forced(play.id, play.match.plies)),)


def pause(model: Model, play: Play) -> int:
    """How long a decision nobody clicks is held back, so that it can be followed."""
    return 0 if play.hurry else PAUSE_MS[model.settings.speed]


def _ask(model: Model, play: Play, job: str, level: Level) -> Result:
    match = play.match
    total = level.within(match.setup.game, match.game.players).iterations
    least = pause(model, play) if job == MOVE else 0
    return requests.ask(model, job, match, (level.text,), total=total, least_ms=least)


def chosen(model: Model, request: Request, found: Mapping[str, Any]) -> Result:
    """The bot's choice is made."""
    after, effects = move(_with_said(model, request, found), found["action"])
    after, more = _capped(after, request, found["capped"])
    return after, (*effects, *more)


def _with_said(model: Model, request: Request, found: Mapping[str, Any]) -> Model:
    """The model with what the bot says of the move it is about to make."""
    play = model.play
    if play is None or not found["why"]:
        return model
    ply = request.match.plies
    before = tuple(said for said in play.said if said.ply < ply)
    return model.with_play(said=(*before, Said(ply, found["action"], reasons.read_reason(found["why"][0]))))


def _capped(model: Model, request: Request, iterations: int) -> Result:
    """A bot whose time was up says how far it came: on a fast machine it would have thought on."""
    play = model.play
    if not iterations or play is None:
        return done(model)
    t = texts_of(model)
    bot = names(t, play.seats)[request.match.player]
    told = t(
        "{name} moves after {done} of {total} iterations: time was up.",
        name=bot,
        done=iterations,
        total=request.total,
    )
    return toast(model, "done", told)


def moved(model: Model, message: msg.ThinkingMoved) -> Result:
    """Thinking goes on in slices on the page, and the page says so."""
    return done(with_notice(model, "page-thinking"))


def left_to_a_person(model: Model, request: Request, details: str) -> Result:
    """The bot did not come to a choice: its seat goes over to a person."""
    assert model.play is not None
    seats = tuple(
        replace(seat, bot=PERSON) if player == request.match.player else seat
        for player, seat in enumerate(model.play.seats)
    )
    told = texts_of(model)("The bot stopped, and you can move for it: {text}", text=details)
    return toast(model.with_play(seats=seats), "problem", told)


def hint(model: Model, arg: str) -> Result:
    """A bot is asked what it would do; pressed again, it is told to leave it."""
    play = model.play
    if play is None or not play.your_turn or play.alone:
        return done(model)
    if play.quest:
        return quests.hint(model, arg)
    if play.explore:
        return exploring.fold(model, arg)
    if play.hint or requests.of(model, HINT):
        return close_hint(model, arg)
    return _ask(model, play, HINT, levels.HINT)


def close_hint(model: Model, arg: str) -> Result:
    """The hint goes."""
    if model.play is None or not model.play.your_turn:
        return done(model)
    return requests.give_up(model.with_play(hint=None), HINT)


def play_hint(model: Model, arg: str) -> Result:
    """The hint is played."""
    play = model.play
    return move(model, play.hint.action) if play and play.hint and play.your_turn else done(model)


def skip(model: Model, arg: str) -> Result:
    """No pauses until a person decides again; running animations are finished."""
    play = model.play
    if play is None or play.read_only or play.your_turn or (play.match.over and play.counted is None):
        return done(model, FinishMotion())
    return done(model.with_play(hurry=True), FinishMotion())


COMMANDS = {"hint": hint, "close-hint": close_hint, "play-hint": play_hint, "skip": skip}
