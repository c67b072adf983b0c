"""Running a bot: to the end, or until the time is up."""

from collections.abc import Callable, Generator
from typing import Any, TypeVar

from game.bots.bot import Thinking, Thought

Clock = Callable[[], float]
Step = TypeVar("Step")
Told = TypeVar("Told")
Last = TypeVar("Last")


def within(thinking: Thinking, wall_s: float | None, clock: Clock) -> Thinking:
    """The same thoughts until so many seconds are over; then the last one counts, marked as capped.

    There is always a choice: before one is found, no time is over.

    Thinking again with a budget of the capped thought's iterations comes to the same thought.
    """
    started = clock()
    while True:
        try:
            thought = next(thinking)
        except StopIteration as end:
            last: Thought = end.value
            return last
        if wall_s is not None and clock() - started >= wall_s and thought.lines:
            thinking.close()
            return thought._replace(capped=True)
        yield thought


def mapped(
    thinking: Generator[Step, None, Last], told: Callable[[Step], Told]
) -> Generator[Told, None, Last]:
    """What is told of each step; at the end what comes last."""
    while True:
        try:
            yield told(next(thinking))
        except StopIteration as end:
            last: Last = end.value
            return last


def counted(thinking: Thinking) -> Generator[int, None, Thought]:
    """After each slice how many iterations it has made; at the end the last thought."""
    return mapped(thinking, lambda thought: thought.iterations)


def conclude(thinking: Generator[Any, None, Last]) -> Last:
    """Think to the end, and say what comes last: the last thought, the answer to a question."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            last: Last = end.value
            return last
