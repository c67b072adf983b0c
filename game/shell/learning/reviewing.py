"""Reviewing a finished game: a bot judges decision after decision; what it finds is kept with the save."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.bots import judging, review
from game.bots.levels import read_level
from game.core.match import Match
from game.shell import requests
from game.shell.effects import Announce
from game.shell.kept import autosave
from game.shell.learning import exercises
from game.shell.model import Model, Request
from game.shell.play import Play
from game.shell.results import Result, done
from game.shell.words import texts_of

NAME = "review"
JUDGE = "judge"  # the job


def show(model: Model, arg: str) -> Result:
    """The review of a game that is over is opened, and begun if it has not been."""
    play = model.play
    if play is None or play.alone or not play.match.over or play.problem or play.trial:
        return done(model)
    opened = model.without("result").over(NAME)
    return go(opened, arg) if play.review is None else done(opened)


def go(model: Model, arg: str) -> Result:
    """It goes on with the first decision that is not judged yet."""
    play = model.play
    if play is None or play.alone or not play.match.over or play.explore or requests.of(model, JUDGE):
        return done(model)
    begun = play.review or review.Review(judging.USUAL.text, play.match.plies)
    return _next(replace(model, let_be=model.let_be - {play.id}), replace(play, review=begun))


def _next(model: Model, play: Play) -> Result:
    """The next decision is given to the bot; after the last one the review is done, and teaches.

    Before that, what is to become an exercise without being a turning point is looked at more closely.
    """
    assert play.review is not None
    to_do = judging.left(play.match, play.review)
    closer = [] if to_do else [slip for slip in exercises.slight(play) if not slip.good]
    if to_do or closer:
        bots = (read_level(play.review.level).text,)
        ply, moves = (to_do[0], ()) if to_do else (closer[0].ply, (closer[0].played,))
        kept, effects = _kept(model, play)
        asked, more = requests.ask(kept, JUDGE, play.match, bots, ply=ply, moves=moves)
        return asked, (*effects, *more)
    play = replace(play, review=play.review._replace(whole=True))
    kept, effects = _kept(model, play)
    taught, more = exercises.of_review(kept, play)
    told = (Announce(texts_of(model)("The review is done.")),) if _open(model, play.match) else ()
    return taught, (*effects, *more, *told)


def _kept(model: Model, play: Play) -> Result:
    """The review so far is with its game, be that open or not."""
    if _open(model, play.match):
        return done(model.with_play(review=play.review))
    return autosave.write_reviewed(model, play)


def _open(model: Model, match: Match) -> bool:
    return model.play is not None and model.play.match is match


def following(model: Model) -> Result:
    """The game that is reviewed in the background goes on with the first decision that is not judged yet."""
    return _next(model, model.reviewed) if model.reviewed else done(model)


def wanted(model: Model, request: Request) -> bool:
    """Whether the game that is judged is still open, as it was, or is reviewed in the background."""
    if _open(model, request.match):
        return True
    play = model.reviewed
    return play is not None and play.match is request.match and _at_leisure(model, play)


def _at_leisure(model: Model, play: Play) -> bool:
    """Whether nobody plays, and the game in the background is still the one that is saved."""
    saved = autosave.find(model, play.id)
    same = saved is not None and saved.revision == play.revision
    return same and model.settings.reviews and not model.playing


def judged(model: Model, request: Request, found: Mapping[str, Any]) -> Result:
    """One decision further."""
    play = model.play if _open(model, request.match) else model.reviewed
    if play is None or play.review is None:
        return done(model)
    told = review.read_judged(found["judged"])
    if any(each.ply == told.ply for each in play.review.judged):  # at the second look something is good
        told = told._replace(good=told.good or (told.best,))
    return _next(model, replace(play, review=play.review.with_one(told)))


def stop(model: Model, arg: str) -> Result:
    """It stops where it is, until somebody wants it to go on; what is judged is kept."""
    request = requests.of(model, JUDGE)
    return requests.give_up(_let_be(model, request), JUDGE) if request else done(model)


def failed(model: Model, request: Request, details: str) -> Result:
    """The bot that judges did not come to an end; it is not asked again by itself."""
    return requests.stopped(_let_be(model, request), request, details)


def _let_be(model: Model, request: Request) -> Model:
    play = model.play if _open(model, request.match) else model.reviewed
    return replace(model, let_be=model.let_be | {play.id}) if play else model


def forget_other(before: Model, after: Model) -> Result:
    """A review of a game that went another way is none any more."""
    play = after.play
    if play and play.review and not (play.match.over and play.review.plies == play.match.plies):
        after = after.with_play(review=None)
    return done(after)


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


def finished(play: Play) -> bool:
    """Whether that has been noted."""
    return play.review is not None and play.review.whole


COMMANDS = {NAME: show, "review-go": go, "review-stop": stop}
