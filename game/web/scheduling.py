"""When an exercise comes again: by FSRS, whose package is packed with the game."""

from datetime import UTC, datetime, timedelta

from fsrs import Card as Scheduled
from fsrs import Rating, Scheduler, State

from game.shell.exercise import Card

# Once a day at most: no steps of minutes. Nothing by chance: the same answers come to the same days.
SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def scheduled(card: Card, grade: int, day: str) -> Card:
    """The card after an answer on a day; `grade` from 1, missed, to 4, easy."""
    today = _midnight(day)
    known = Scheduled(
        card_id=1,
        state=State.Review if card.last else State.Learning,
        stability=card.stability or None,
        difficulty=card.difficulty or None,
        due=today,
        last_review=_midnight(card.last) if card.last else None,
    )
    after, _ = SCHEDULER.review_card(known, Rating(grade), today)
    due = max(after.due, today + timedelta(days=1))
    return Card(due.date().isoformat(), after.stability or 0.0, after.difficulty or 0.0, day)


def _midnight(day: str) -> datetime:
    return datetime.fromisoformat(day).replace(tzinfo=UTC)
