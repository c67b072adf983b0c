"""Reviews in the background: the latest games that are over, while nothing else thinks and nobody plays."""

from dataclasses import replace

from game.bots import judging, review
from game.core.registry import LISTINGS
from game.shell import messages as msg
from game.shell.effects import Wait
from game.shell.held import SavedGame
from game.shell.kept import autosave
from game.shell.kept.saves import whole
from game.shell.learning import reviewing
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.seat import PERSON

REST_MS = 4000  # a page that has just come to rest is left alone for so long
LATEST = 5  # games that are looked at


def go_on(before: Model, after: Model) -> Result:
    """Once the page is at rest, a review may begin a little later."""
    begun = _at_rest(after) and not _at_rest(before)
    return done(after, Wait(REST_MS, msg.Rested())) if begun else done(after)


def rested(model: Model, message: msg.Rested) -> Result:
    """The page has been at rest for a while, or is not any more."""
    if not _at_rest(model):
        return done(model)
    play = model.play
    if play:
        return reviewing.go(model, "")
    saved = _waiting(model)
    return _begin(model, saved) if saved else done(model)


def _at_rest(model: Model) -> bool:
    """Whether nothing else thinks, nobody plays, and there is a game to be reviewed."""
    if not model.settings.reviews or model.asked or model.failure or model.playing:
        return False
    play = model.play
    if play:
        own = any(seat.human for seat in play.seats) and play.guide is None and not play.tabletop
        ready = play.writable and play.counted is None and not play.alone
        return own and ready and play.id not in model.let_be and not reviewing.finished(play)
    return _waiting(model) is not None


def _waiting(model: Model) -> SavedGame | None:
    """The latest game of a person's own that is over and has no whole review."""
    ended = [saved for saved in model.saves if saved.over and _counts(model, saved)][:LATEST]
    return next((saved for saved in ended if not saved.reviewed and saved.id not in model.let_be), None)


def _counts(model: Model, saved: SavedGame) -> bool:
    if saved.game not in LISTINGS or LISTINGS[saved.game].alone or saved.lesson or saved.tabletop:
        return False
    return PERSON in saved.bots and not autosave.played_by(model, saved)


def _begin(model: Model, saved: SavedGame) -> Result:
    """The bot is given the game's next decision."""
    play = whole(saved)
    if play is None or not play.match.over:
        return done(replace(model, let_be=model.let_be | {saved.id}))
    begun = play.review or review.Review(judging.USUAL.text, play.match.plies)
    return reviewing.following(replace(model, reviewed=replace(play, review=begun)))
