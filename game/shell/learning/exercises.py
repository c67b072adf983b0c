"""Exercises in the page: the shelf they lie on, one after the other as a quest, what is made of reviews.

An exercise has one try. Whatever comes of it, it comes again when the schedule says (`Schedule`).
"""

from collections.abc import Sequence
from dataclasses import replace

from game.bots import review
from game.core.errors import Problem
from game.core.link import LONGEST, read_link, replay_link
from game.core.match import Match
from game.shell import exercise as data
from game.shell import messages as msg
from game.shell.effects import Schedule, Store
from game.shell.exercise import Exercise, Training, Try, training_text
from game.shell.learning import puzzling, quests
from game.shell.model import Model
from game.shell.play import Play, Quest
from game.shell.results import Result, done, toast
from game.shell.seat import Seat
from game.shell.words import texts_of

NAME, KEEP = "training", "exercise-keep"
MISSED, WITH_HELP, FOUND = 1, 2, 3  # what the schedule is told of an answer


def today(model: Model) -> str:
    """The day as the player has it."""
    return model.moment.date[:10]


def due(model: Model) -> list[Exercise]:
    """What comes today."""
    return model.training.due(today(model))


def count(model: Model) -> tuple[int, int]:
    """How many have been answered today, and how many were to be."""
    answered = model.training.done(today(model))
    return answered, answered + len(due(model))


def kept(model: Model, training: Training) -> Result:
    """The model with this training, and the wish to keep it."""
    if training == model.training:
        return done(model)
    return done(replace(model, training=training), Store(data.KEY, training_text(training)))


# ---- making them --------------------------------------------------------------------------------------


def of_review(model: Model, play: Play) -> Result:
    """What cost the persons here most in a game that has been reviewed becomes exercises."""
    points = play.review.turning_points if play.review and play.id else []
    own = [point for point in points if play.seats[point.player].human]
    slips = slight(play) if play.id else []
    new = [each for point in (*own, *slips) if (each := _of_point(model, play.match, point))]
    return kept(model, model.training.with_new(new))


def slight(play: Play) -> "list[review.Judged]":
    """Of each person who lost without a turning point, the decision that cost most."""
    if play.review is None:
        return []
    lost = {*range(len(play.seats))} - {*play.match.outcome.winners}
    slips = (play.review.costliest(player) for player in sorted(lost) if play.seats[player].human)
    return [slip for slip in slips if slip]


def _of_point(model: Model, match: Match, point: "review.Judged") -> Exercise | None:
    link = replay_link(match.until(point.ply).record)
    return data.of_point(match.setup.game, link, point, today(model)) if len(link) <= LONGEST else None


def note_tried(before: Model, after: Model) -> Result:
    """The first try at a puzzle counts; where somebody failed or was helped, it becomes an exercise."""
    old, quest = _quest(before), _quest(after)
    if not (old and quest and quest.puzzle and old.puzzle == quest.puzzle) or quest.exercise:
        return done(after)
    if old.state != "look" or quest.state == "look":
        return done(after)
    puzzle, day, right = quest.puzzle, today(after), quest.state == "found"
    training = after.training.with_try(Try(day, puzzle.id, right))
    missed = [] if right else [data.of_puzzle(puzzle.game, puzzle.id, puzzle.idea, day)]
    return kept(after, training.with_new(missed))


def _quest(model: Model) -> Quest | None:
    return model.play.quest if model.play else None


# ---- doing them ---------------------------------------------------------------------------------------


def show(model: Model, arg: str) -> Result:
    """The shelf."""
    return done(quests.under_a_list(model).over(NAME, arg))


def begin(model: Model, arg: str) -> Result:
    """What has been due longest is on the table; after the last of the day the shelf comes again."""
    waiting = due(model)
    return _opened(model, waiting[0]) if waiting else show(model, "")


def _opened(model: Model, exercise: Exercise) -> Result:
    try:
        quest = _posed(exercise)
    except Problem:
        told, effects = toast(model, "problem", texts_of(model)("This exercise cannot be opened any more."))
        left_out, more = _left_out(told, exercise)
        return left_out, (*effects, *more)
    return quests.shown(model, quest)


def _posed(exercise: Exercise) -> Quest:
    """The position, nobody's names told. Raises Problem if it is of other rules."""
    puzzle = puzzling.found(exercise.puzzle) if exercise.puzzle else None
    match = puzzle.match() if puzzle else Match(read_link(exercise.link))
    before = Play("", match, (Seat(),) * match.game.players)
    asked = quests.puzzle_point(match, puzzle.best, puzzle.reasons) if puzzle else None
    point = exercise.point or asked or quests.puzzle_point(match, "")
    return Quest(before, (point,), puzzle=puzzle, exercise=exercise.id, idea=exercise.idea)


def note_answered(before: Model, after: Model) -> Result:
    """One that has just been answered is given to the schedule."""
    old, quest = _quest(before), _quest(after)
    if not (old and quest and quest.exercise) or old.exercise != quest.exercise:
        return done(after)
    exercise = after.training.of(quest.exercise)
    if old.solved or not quest.solved or exercise is None:
        return done(after)
    grade = MISSED if quest.state != "found" else WITH_HELP if old.state == "hint" else FOUND
    return done(after, Schedule(exercise.id, exercise.card, grade, today(after)))


def scheduled(model: Model, message: msg.Scheduled) -> Result:
    """It is known when an exercise comes again."""
    return kept(model, model.training.with_card(message.id, message.card))


def leave_out(model: Model, arg: str) -> Result:
    """The one on the table never comes again, unless a toast is asked to keep it; the next is shown."""
    quest = _quest(model)
    exercise = model.training.of(quest.exercise) if quest else None
    if exercise is None:
        return done(model)
    left, effects = _left_out(model, exercise)
    following, more = begin(left, "")
    said = texts_of(model)("This exercise will not come again.")
    back = f"{KEEP}:{exercise.id} {exercise.card.due}"
    told, showing = toast(following, "done", said, command=back)
    return told, (*effects, *more, *showing)


def keep(model: Model, arg: str) -> Result:
    """One that was left out comes again after all, on the day named behind its id."""
    name, _, due = arg.partition(" ")
    exercise = model.training.of(name)
    if exercise is None or exercise.card.due or not data.is_day(due):
        return done(model)
    back = model.training.with_card(name, exercise.card._replace(due=due))
    return kept(replace(model, toast=None), back)


def _left_out(model: Model, exercise: Exercise) -> Result:
    return kept(model, model.training.with_card(exercise.id, exercise.card._replace(due="")))


# ---- what is learned ----------------------------------------------------------------------------------


def learned(exercises: Sequence[Exercise]) -> tuple[int, int]:
    """How many of them are, of how many that come again."""
    left = [each for each in exercises if each.card.due]
    return sum(each.learned for each in left), len(left)


COMMANDS = {NAME: show, "exercise": begin, "exercise-leave-out": leave_out, KEEP: keep}
