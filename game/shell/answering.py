"""Answers that were given in advance: to be sent along, played where those far away decide, and told of."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.errors import Problem
from game.shell.model import Model
from game.shell.play import Answer, Play
from game.shell.results import Result, done, toast
from game.shell.words import happened, texts_of


def ahead(play: Play) -> tuple[Answer, ...]:
    """All that still holds, from this position on."""
    plies = play.match.plies
    rests = ((each, _rest(play, each)) for each in play.answers)
    return tuple(dict.fromkeys(Answer(plies, each.seats, rest) for each, rest in rests if rest))


def _rest(play: Play, answer: Answer) -> tuple[str, ...]:
    """What has not come yet; nothing if something else was decided."""
    since = tuple(action.text for action in play.match.actions[answer.ply :])
    known = 0 <= answer.ply <= play.match.plies and answer.moves[: len(since)] == since
    return answer.moves[len(since) :] if known else ()


def answer(play: Play) -> str:
    """What somebody far away has said to decide now; nothing if they have not."""
    match = play.match
    if not play.table or play.at is not None or match.over or not match.chooses:
        return ""
    if not play.seats[match.player].far:
        return ""
    said = (each.moves[0] for each in ahead(play) if match.player in each.seats)
    return next((text for text in said if _allowed(play, text)), "")


def _allowed(play: Play, text: str) -> bool:
    try:
        return play.match.allows(text)
    except Problem:  # a link may hold anything
        return False


def foretold(play: Play, ply: int) -> bool:
    """Whether this decision, counted from 0, had been given in advance by whoever made it."""
    match = play.match
    texts = tuple(action.text for action in match.actions[: ply + 1])
    return any(
        match.mover(ply) in each.seats and texts[each.ply :] == each.moves[: ply + 1 - each.ply]
        for each in play.answers
        if 0 <= each.ply <= ply
    )


def with_more(play: Play, answers: Sequence[Answer]) -> Play:
    """The game with what came by a link; for people here nobody else speaks."""
    others = [each for each in answers if not any(play.seats[seat].human for seat in each.seats)]
    return replace(play, answers=tuple(dict.fromkeys((*play.answers, *others))))


def told(model: Model, before: Play) -> Result:
    """Which decisions of people here a link brought: their answers, or some that were not made here."""
    play, t = model.play, texts_of(model)
    assert play is not None
    match = play.match
    new = range(before.match.plies, match.plies)
    own = [ply for ply in new if play.seats[match.mover(ply)].human and match.game.chooses(match.at(ply))]
    if not own:
        return done(model)
    if not all(foretold(play, ply) for ply in own):
        said = t("This link has decisions of yours that were not made here. The log shows them.")
        return toast(model, "problem", said)
    return toast(model, "done", t("Your answer was played: {deed}", deed=happened(t, play, own[-1])[0]))
