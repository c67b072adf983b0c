"""Reviewing a finished game: a bot judges decision after decision; what it finds is kept with the save."""

from dataclasses import replace

from game.bots import judging, review
from game.bots.levels import read_level
from game.core.record import to_text
from game.shell import messages as msg
from game.shell.effects import Announce, CancelThinking, Effect, Judge
from game.shell.model import Layer, Model
from game.shell.play import Play
from game.shell.results import Result, done, toast
from game.shell.words import texts_of

NAME = "review"


def show(model: Model, arg: str) -> Result:
    """The review of a game that is over is opened, and begun if it has not been."""
    play = model.play
    if play is None or not play.match.over or play.problem or play.quest:
        return done(model)
    below = tuple(layer for layer in model.layers if layer.name not in (NAME, "result"))
    opened = replace(model, layers=(*below, Layer(NAME)))
    return go(opened, arg) if play.review is None else done(opened)


def go(model: Model, arg: str) -> Result:
    """It goes on with the first decision that is not judged yet."""
    play = model.play
    if play is None or not play.match.over or play.judging:
        return done(model)
    begun = play.review or review.Review(judging.USUAL.text, play.match.plies)
    return _next(model.with_play(review=begun))


def _next(model: Model) -> Result:
    """The next decision is given to the bot; after the last one the review is done."""
    play = model.play
    assert play is not None
    assert play.review is not None
    to_do = judging.left(play.match, play.review)
    if not to_do:
        said = Announce(texts_of(model)("The review is done."))
        return done(model.with_play(judging=0), said)
    request = model.requests + 1
    asked = Judge(request, to_text(play.match.record), read_level(play.review.level).text, to_do[0])
    return done(replace(model.with_play(judging=request), requests=request), asked)


def judged(model: Model, message: msg.Judged) -> Result:
    """One decision further."""
    play = model.play
    if play is None or play.review is None or play.judging != message.request:
        return done(model)
    return _next(model.with_play(review=play.review.with_one(review.read_judged(message.row))))


def stop(model: Model, arg: str) -> Result:
    """It stops where it is; what is judged is kept."""
    return done(model.with_play(judging=0) if model.play else model)


def failed(model: Model, message: msg.ThinkingFailed) -> Result | None:
    """The bot that judges did not come to an end; None: it was another one."""
    play = model.play
    if play is None or play.judging != message.request or not play.judging:
        return None
    told = texts_of(model)("The bot stopped: {text}", text=message.details)
    return toast(model.with_play(judging=0), "problem", told)


def go_on(before: Model, after: Model) -> Result:
    """What nobody waits for is stopped; a review of a game that went another way is none any more."""
    play = after.play
    if play and play.review and not (play.match.over and play.review.plies == play.match.plies):
        after = after.with_play(review=None, judging=0)
    old = before.play.judging if before.play else 0
    stopped = old and (after.play is None or after.play.judging < old)
    effects: tuple[Effect, ...] = (CancelThinking(old),) if stopped else ()
    return done(after, *effects)


def turning_point(play: Play) -> "review.Judged | None":
    """The turning point that follows the shown position, if one does."""
    points = play.review.turning_points if play.review else []
    return next((point for point in points if point.ply == play.ply), None)


def progress(play: Play) -> tuple[int, int]:
    """How many decisions are judged, of how many."""
    done_so_far = len(play.review.judged) if play.review else 0
    return done_so_far, len(judging.decisions(play.match))


def whole(play: Play) -> bool:
    """Whether every decision is judged."""
    judged, count = progress(play)
    return judged == count


COMMANDS = {NAME: show, "review-go": go, "review-stop": stop}
