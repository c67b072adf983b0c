"""Bots' answers, each to whom it was for."""

from collections.abc import Mapping

from game.shell import messages as msg
from game.shell import requests
from game.shell.effects import CancelThinking
from game.shell.learning import daily, exploring, quests, reviewing
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.table import hinting, thinking

JOBS: Mapping[str, requests.Job] = {
    thinking.MOVE: requests.Job(thinking.wanted, thinking.chosen, thinking.left_to_a_person),
    thinking.HINT: requests.Job(thinking.wanted, hinting.hinted, requests.stopped),
    reviewing.JUDGE: requests.Job(reviewing.wanted, reviewing.judged, reviewing.failed),
    daily.PLAY_OUT: requests.Job(daily.wanted, daily.played_out, requests.stopped),
    exploring.LOOK: requests.Job(exploring.wanted, exploring.found, exploring.failed, exploring.so_far),
    exploring.COMPARE: requests.Job(exploring.wanted, exploring.compared, requests.stopped),
    quests.REASONS: requests.Job(quests.wanted, quests.reasoned, quests.not_reasoned),
}


def progress(model: Model, message: msg.Progress) -> Result:
    """Bots are so far."""
    request = requests.numbered(model, message.request)
    if request is None:
        return done(model)
    model = requests.progressed(model, request, message.done)
    return done(JOBS[request.job].so_far(model, message.found) if message.found else model)


def answered(model: Model, message: msg.Answered) -> Result:
    """Bots have done what they were asked."""
    request = requests.numbered(model, message.request)
    if request is None:
        return done(model)
    return JOBS[request.job].answered(requests.without(model, request), request, message.found)


def failed(model: Model, message: msg.ThinkingFailed) -> Result:
    """Bots could not do what they were asked."""
    request = requests.numbered(model, message.request)
    if request is None:
        return done(model)
    return JOBS[request.job].failed(requests.without(model, request), request, message.details)


def give_up_unwanted(before: Model, after: Model) -> Result:
    """What nobody waits for any more is stopped."""
    unwanted = [request for request in after.asked if not JOBS[request.job].wanted(after, request)]
    for request in unwanted:
        after = requests.without(after, request)
    return done(after, *(CancelThinking(request.id) for request in unwanted))
