"""Bots at work: who is asked next, what comes back, hints."""

from dataclasses import replace

from game.bots import reasons, review
from game.bots.levels import HINT, Level, read_level
from game.core.record import to_text
from game.shell import lessons, quests
from game.shell import messages as msg
from game.shell.effects import Announce, CancelThinking, Effect, FinishMotion, PrepareThinking, Think, Wait
from game.shell.model import Model
from game.shell.play import PERSON, Hint, Play, Request
from game.shell.playing import move
from game.shell.results import Result, done, toast, with_notice
from game.shell.words import action, names, texts_of

PAUSE_MS = {"slow": 800, "normal": 400, "fast": 150, "none": 0}


def ask_next(before: Model, after: Model) -> Result:
    """Give up thoughts about a position no longer played; ask the bot, or take the only move, that is due."""
    after = _without_stale(after)
    given_up = (*_given_up(before, after), *_prepared(before, after))
    play = after.play
    if play is None or play.thinking or play.read_only or play.match.over:
        return after, given_up
    if not play.match.chooses or lessons.played_for(play):
        return after, (*given_up, *_take_only_move(before, after, play))
    seat = play.seats[play.match.player]
    if not seat.thinks:
        return after, given_up
    asked, asking = _ask(after, play, "move", read_level(seat.bot))
    return asked, (*given_up, *asking)


def _without_stale(model: Model) -> Model:
    play = model.play
    stale = play and play.thinking and (play.thinking.ply != play.match.plies or play.read_only)
    return model.with_play(thinking=None) if stale else model


def _given_up(before: Model, after: Model) -> tuple[Effect, ...]:
    """What is no longer waited for is stopped; that it may have been answered does no harm."""
    old = before.play.thinking if before.play else None
    return (CancelThinking(old.id),) if old and _current(after, old.id) is None else ()


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


def _ask(model: Model, play: Play, purpose: str, level: Level) -> Result:
    request = model.requests + 1
    match = play.match
    total = level.within(match.setup.game, match.game.players).iterations
    thinking = Request(request, purpose, match.player, match.plies, 0, total)
    least = pause(model, play) if purpose == "move" else 0
    think = Think(request, to_text(match.record), level.text, least, why=purpose == "hint")
    return done(replace(model.with_play(thinking=thinking), requests=request), think)


def progress(model: Model, message: msg.Progress) -> Result:
    """The bot is so far."""
    thinking = _current(model, message.request)
    return done(model.with_play(thinking=replace(thinking, done=message.done)) if thinking else model)


def answered(model: Model, message: msg.Answered) -> Result:
    """The bot's choice is made, or shown as a hint."""
    thinking = _current(model, message.request)
    if thinking is None:
        return done(model)
    if thinking.purpose == "move":
        after, effects = move(model, message.action)
        after, more = _capped(after, thinking, message.capped)
        return after, (*effects, *more)
    why = tuple(map(reasons.read_reason, message.why))
    found = Hint(message.action, message.margin, round(review.FULL * message.chance), why)
    model = model.with_play(thinking=None, hint=found, start="", aim="", pointed="")
    assert model.play is not None
    t = texts_of(model)
    told = model.play.match.game.info.vocabulary.read(message.action)
    return done(model, Announce(t("Hint: {action}.", action=action(t, model.play.match, told))))


def _capped(model: Model, thinking: Request, iterations: int) -> Result:
    """A bot whose time was up says how far it came: on a fast machine it would have thought on."""
    play = model.play
    if not iterations or play is None:
        return done(model)
    t = texts_of(model)
    bot = names(t, play.seats)[thinking.player]
    told = t(
        "{name} moves after {done} of {total} iterations: time was up.",
        name=bot,
        done=iterations,
        total=thinking.total,
    )
    return toast(model, "done", told)


def moved(model: Model, message: msg.ThinkingMoved) -> Result:
    """Thinking goes on in slices on the page, and the page says so."""
    return done(with_notice(model, "page-thinking"))


def failed(model: Model, message: msg.ThinkingFailed) -> Result:
    """The bot did not come to a choice: a hint is given up, a seat goes over to a person."""
    play, thinking = model.play, _current(model, message.request)
    if play is None or thinking is None:
        return done(model)
    t = texts_of(model)
    if thinking.purpose == "hint":
        return toast(
            model.with_play(thinking=None), "problem", t("The bot stopped: {text}", text=message.details)
        )
    seats = tuple(
        replace(seat, bot=PERSON) if n == thinking.player else seat for n, seat in enumerate(play.seats)
    )
    told = t("The bot stopped, and you can move for it: {text}", text=message.details)
    return toast(model.with_play(thinking=None, seats=seats), "problem", told)


def hint(model: Model, arg: str) -> Result:
    """A bot is asked what it would do; pressed again, it is told to leave it."""
    play = model.play
    if play is None or not play.your_turn:
        return done(model)
    if play.quest:
        return quests.hint(model, arg)
    if play.hint or play.thinking:
        return close_hint(model, arg)
    return _ask(model, play, "hint", HINT)


def close_hint(model: Model, arg: str) -> Result:
    """The hint goes."""
    return (
        done(model.with_play(hint=None, thinking=None))
        if model.play and model.play.your_turn
        else done(model)
    )


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


def _current(model: Model, request: int) -> Request | None:
    """What a bot is asked, if it is still this request."""
    thinking = model.play.thinking if model.play else None
    return thinking if thinking and thinking.id == request else None


COMMANDS = {"hint": hint, "close-hint": close_hint, "play-hint": play_hint, "skip": skip}
