"""What bots are working on: of each job one thing at a time. Answers nobody waits for count for nothing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.core.match import Match
from game.core.record import to_text
from game.shell.effects import Ask, CancelThinking
from game.shell.model import Model, Request
from game.shell.results import Result, done, toast
from game.shell.words import texts_of


class Job(NamedTuple):
    """What becomes of what bots are asked: who waits for it, what is done with an answer or a failure.

    `so_far`: with what they have found before the answer.
    """

    wanted: Callable[[Model, Request], bool]
    answered: Callable[[Model, Request, Mapping[str, Any]], Result]
    failed: Callable[[Model, Request, str], Result]
    so_far: Callable[[Model, Mapping[str, Any]], Model] = lambda model, found: model


def of(model: Model, job: str) -> Request | None:
    """What bots are asked of this job."""
    return next((request for request in model.asked if request.job == job), None)


def numbered(model: Model, number: int) -> Request | None:
    """What bots were asked under this number, as long as somebody waits for it."""
    return next((request for request in model.asked if request.id == number), None)


def ask(
    model: Model,
    job: str,
    match: Match,
    bots: Sequence[str],
    *,
    ply: int = 0,
    moves: tuple[str, ...] = (),
    about: str = "",
    total: int = 0,
    least_ms: int = 0,
) -> Result:
    """Bots are given a job."""
    request = Request(model.requests + 1, job, match, about, total=total)
    wish = Ask(request.id, job, to_text(match.record), tuple(bots), ply, moves, least_ms)
    return done(replace(model, asked=(*model.asked, request), requests=request.id), wish)


def progressed(model: Model, request: Request, so_far: int) -> Model:
    """Bots are so far."""
    further = replace(request, done=so_far)
    return replace(model, asked=tuple(further if each is request else each for each in model.asked))


def without(model: Model, request: Request) -> Model:
    """Nobody waits for it."""
    return replace(model, asked=tuple(each for each in model.asked if each is not request))


def stopped(model: Model, request: Request, details: str) -> Result:
    """The bots did not come to an end; it is told."""
    return toast(model, "problem", texts_of(model)("The bot stopped: {text}", text=details))


def give_up(model: Model, job: str) -> Result:
    """Nobody waits for it any more, and it is stopped."""
    request = of(model, job)
    return done(without(model, request), CancelThinking(request.id)) if request else done(model)
