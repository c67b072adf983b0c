"""Exercises: positions out of one's own games and puzzles, and when each comes again. As data and as text."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Any, NamedTuple

from game.bots import reasons, review
from game.core.registry import LISTINGS
from game.shell.reading import read_list, read_object

KEY = "training"  # as storage keeps them
MOST = 300  # kept, the latest
MOST_DAYS = 400
MOST_TRIES = 500
LONGEST = 4_000  # characters of a link
ID_LENGTH = 12
LEARNED = 21  # days that an exercise is held firmly for once it counts as learned
MOST_STABLE, HARDEST = 100_000.0, 10.0


class Card(NamedTuple):
    """What the schedule knows of an exercise, days written 2026-11-22.

    `stability`: after how many days nine of ten would still know it, 0 before the first answer; `difficulty`
    from 1 to 10. `due` is empty for what was left out for good.
    """

    due: str
    stability: float = 0.0
    difficulty: float = 0.0
    last: str = ""  # answered


class Exercise(NamedTuple):
    """A position to look for the better move in.

    `link` is the game up to there and `point` the decision that gave something away; of a puzzle that was
    missed, `puzzle` is its id instead. `idea` is one of `teaching.IDEAS`, empty if none is known.
    """

    id: str
    game: str
    idea: str
    card: Card
    link: str = ""
    point: "review.Judged | None" = None
    puzzle: str = ""

    @property
    def learned(self) -> bool:
        """Whether it is held so firmly that it hardly comes again."""
        return self.card.stability >= LEARNED


class Try(NamedTuple):
    """The first one at a puzzle: on which day, and whether it was right."""

    day: str
    puzzle: str
    right: bool


@dataclass(frozen=True, slots=True)
class Training:
    """All exercises, the latest last, the days on which some were done, and first tries at puzzles."""

    exercises: tuple[Exercise, ...] = ()
    days: tuple[str, ...] = ()
    tries: tuple[Try, ...] = ()

    def of(self, exercise_id: str) -> Exercise | None:
        """The exercise of this id."""
        return next((each for each in self.exercises if each.id == exercise_id), None)

    def due(self, day: str) -> list[Exercise]:
        """What comes on a day, longest due first."""
        return sorted(
            (each for each in self.exercises if each.card.due and each.card.due <= day), key=_by_due
        )

    def next_due(self, day: str) -> tuple[str, int]:
        """The first day after this on which something comes, and how much; empty if none is."""
        coming = sorted(each.card.due for each in self.exercises if each.card.due > day)
        return (coming[0], coming.count(coming[0])) if coming else ("", 0)

    def done(self, day: str) -> int:
        """How many were answered on a day."""
        return sum(each.card.last == day for each in self.exercises)

    def with_new(self, new: Sequence[Exercise]) -> "Training":
        """More exercises, each once; of too many those that are learned go first, then the oldest."""
        had = {each.id for each in self.exercises}
        all_of_them = [*self.exercises, *(each for each in new if each.id not in had)]
        over = len(all_of_them) - MOST
        gone = {each.id for each in sorted(all_of_them, key=lambda each: not each.learned)[: max(0, over)]}
        return replace(self, exercises=tuple(each for each in all_of_them if each.id not in gone))

    def with_card(self, exercise_id: str, card: Card) -> "Training":
        """An exercise comes again when the card says."""
        changed = (each._replace(card=card) if each.id == exercise_id else each for each in self.exercises)
        days = tuple(dict.fromkeys((*self.days, card.last)))[-MOST_DAYS:] if card.last else self.days
        return replace(self, exercises=tuple(changed), days=days)

    def with_try(self, one: Try) -> "Training":
        """A try at a puzzle, if it is the first at that one."""
        known = any(each.puzzle == one.puzzle for each in self.tries)
        return self if known else replace(self, tries=(*self.tries, one)[-MOST_TRIES:])

    def merged(self, other: "Training") -> "Training":
        """Both: of an exercise that both have, what was answered later."""
        theirs = {each.id: each for each in other.exercises}
        later = (
            max(each, theirs.get(each.id, each), key=lambda one: one.card.last) for each in self.exercises
        )
        days = sorted({*self.days, *other.days})[-MOST_DAYS:]
        tries = _first(*self.tries, *other.tries)
        return Training(tuple(later), tuple(days), tries).with_new(other.exercises)


def _first(*tries: Try) -> tuple[Try, ...]:
    """At each puzzle the first, in the order of the days."""
    by_puzzle = {each.puzzle: each for each in sorted(tries, reverse=True)}
    return tuple(sorted(by_puzzle.values())[-MOST_TRIES:])


def _by_due(exercise: Exercise) -> str:
    return exercise.card.due


def tomorrow(day: str) -> str:
    """The day after."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def days_in_a_row(days: Sequence[str], today: str) -> int:
    """How many there are up to today, or to yesterday until then."""
    last, held = date.fromisoformat(today), frozenset(days)
    if last.isoformat() not in held:
        last -= timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in held:
        count += 1
    return count


# ---- making them --------------------------------------------------------------------------------------


def of_point(game: str, link: str, point: "review.Judged", day: str) -> Exercise:
    """A turning point of one's own; it comes from the day after on, when its answer is not fresh any more."""
    name = sha256(link.encode()).hexdigest()[:ID_LENGTH]
    return Exercise(name, game, idea_of(point.reasons), Card(tomorrow(day)), link, point)


def of_puzzle(game: str, puzzle: str, idea: str, day: str) -> Exercise:
    """A puzzle that was missed."""
    return Exercise(puzzle, game, idea, Card(tomorrow(day)), puzzle=puzzle)


def idea_of(why: "Sequence[reasons.Reason]") -> str:
    """What a better move teaches, by the reason that says most: as puzzles have it."""
    if any(reason.gain < 0 for reason in why):
        return "wait"
    most = max(why, key=lambda reason: reason.gain, default=None)
    if most is None:
        return ""
    return {reasons.NOW: "gain", reasons.REPLY: "deny"}.get(most.kind, "prepare")


# ---- as text ------------------------------------------------------------------------------------------


def training_text(training: Training) -> str:
    """As storage keeps it."""
    rows = [_data(each) for each in training.exercises]
    return json.dumps({"exercises": rows, "days": training.days, "tries": training.tries}, ensure_ascii=False)


def _data(each: Exercise) -> list[Any]:
    point = review.judged_data(each.point) if each.point else []
    return [each.id, each.game, each.idea, [*each.card], each.link, point, each.puzzle]


def read_training(text: str) -> Training:
    """As stored; what makes no sense is left out."""
    data = read_object(text)
    read = [_exercise(row) for row in read_list(data.get("exercises"))]
    known = {each.id: each for each in read if each}
    told = [day for day in read_list(data.get("days")) if is_day(day)]
    tries = [_try(row) for row in read_list(data.get("tries"))]
    held = Training((), tuple(sorted(set(told))[-MOST_DAYS:]), _first(*(each for each in tries if each)))
    return held.with_new([*known.values()])


def _try(row: Any) -> Try | None:
    match row:
        case [str(day), str(puzzle), bool(right)] if is_day(day):
            return Try(day, puzzle, right)
    return None


def _exercise(row: Any) -> Exercise | None:
    match row:
        case [str(name), str(game), str(idea), card, str(link), list(point), str(puzzle)]:
            read = _card(card)
            if game not in LISTINGS or read is None or len(link) > LONGEST or bool(link) == bool(puzzle):
                return None
            try:
                judged = review.read_judged(point) if link else None
            except (ValueError, TypeError):
                return None
            return Exercise(name, game, idea, read, link, judged, puzzle)
    return None


def _card(row: Any) -> Card | None:
    """A card; without all that an answer leaves it counts as never answered, since FSRS goes on from all."""
    match row:
        case [str(due), (int() | float()) as stability, (int() | float()) as difficulty, str(last)]:
            sane = 0 <= stability <= MOST_STABLE and 0 <= difficulty <= HARDEST
            days = (not due or is_day(due)) and (not last or is_day(last))
            if not (sane and days):
                return None
            answered = bool(stability and difficulty and last)
            return Card(due, float(stability), float(difficulty), last) if answered else Card(due)
    return None


def is_day(text: Any) -> bool:
    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
