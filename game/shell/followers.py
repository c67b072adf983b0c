"""What follows from a new model whatever the message was: saving, whose turn it is, the address."""

from collections.abc import Callable
from dataclasses import replace

from game.shell import jobs, sight
from game.shell.effects import Effect, SetFragment
from game.shell.far import remote
from game.shell.kept import autosave, preferences
from game.shell.learning import (
    background,
    challenges,
    exercises,
    exploring,
    lessons,
    puzzling,
    quests,
    reviewing,
)
from game.shell.model import OF_A_GAME, Model
from game.shell.results import Result, done
from game.shell.setup import practice, unfinished
from game.shell.share import links
from game.shell.table import counting, sounding, thinking

HAND_OVER = "hand-over"


def settled(before: Model, after: Model, effects: tuple[Effect, ...]) -> Result:
    """All that follows. A lesson comes first: what it has to say joins what the message announced."""
    after, effects = lessons.go_on(before, after, effects)
    for follower in FOLLOWERS:
        after, more = follower(before, after)
        effects = (*effects, *more)
    return after, effects


def _without_game(before: Model, after: Model) -> Result:
    """What is about a game goes with it."""
    return done(after if after.play else after.without(*OF_A_GAME))


def _without_its_notices(before: Model, after: Model) -> Result:
    """What is said of one game is not said over another."""
    held = tuple(
        each for each in after.notices if each.name not in autosave.OF_ONE_GAME or each.arg == after.open_id
    )
    return done(after if held == after.notices else replace(after, notices=held))


def _handed_over(before: Model, after: Model) -> Result:
    """The card between two players lies on top exactly while the device has to change hands."""
    play = after.play
    due = play is not None and play.your_turn and sight.covered(play)
    if due == after.shows(HAND_OVER):
        return done(after)
    return done(after.over(HAND_OVER) if due else after.without(HAND_OVER))


def _address_cleared(before: Model, after: Model) -> Result:
    """A reload opens no link again that is not asked about or looked at any more."""
    gone = links.shown_in_address(before) and not links.shown_in_address(after)
    return done(after, SetFragment("")) if gone else done(after)


def _heard(before: Model, after: Model) -> Result:
    return done(after, *sounding.heard(before, after), *sounding.felt(before, after))


# In this order: each sees what those above it did.
FOLLOWERS: tuple[Callable[[Model, Model], Result], ...] = (
    preferences.bring_words,  # when another language was chosen; all that is said below needs its words
    reviewing.forget_other,  # when a position changed; saves hold reviews
    puzzling.note_solved,  # when a move was found
    exercises.note_tried,  # when one of a puzzle was tried
    exercises.note_answered,  # when an exercise was tried
    practice.note_done,  # when a task was done
    challenges.note_reached,  # when a challenge is over
    _without_game,  # when a game was closed
    _without_its_notices,  # when another one is open
    _handed_over,  # when another person decides; before the next bot is asked, who waits for nobody
    remote.remember_sent,  # when a turn is over; saves hold what was sent
    autosave.keep,  # when what saves hold changed: everything above
    unfinished.keep,  # when a position is set up by hand
    counting.go_on,  # when points are counted at the end; the result that it opens is not kept
    jobs.give_up_unwanted,  # when a position or a dialog is gone; makes room for the next question
    exploring.look,  # when moves are tried
    quests.ask_why,  # when a puzzle by a link is on the table
    thinking.ask_next,  # when a bot is to move
    background.go_on,  # when nothing else thinks
    _address_cleared,  # when a link is done with
    _heard,  # of all the changes together
)
