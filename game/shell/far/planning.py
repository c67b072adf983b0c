"""Moves on condition: what those far away might decide and what one would answer, tried on the board.

Nothing is played. What is kept goes into the link, and the page of whoever opens it plays the answers. Behind
a draw nothing can be planned: the page would show what chance brings.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import reduce

from game.core.errors import Problem
from game.core.link import LONGEST
from game.core.match import Match
from game.shell import answering, sight
from game.shell.effects import Announce, Effect, Focus
from game.shell.far import remote
from game.shell.kept.autosave import write
from game.shell.model import Model
from game.shell.play import Answer, Plan, Play
from game.shell.results import Result, done, refuse, toast
from game.shell.seat import PERSON
from game.shell.words import happened, texts_of

MOST = 8  # answers


def offered(play: Play) -> bool:
    """Whether answers can be given in advance: somebody far away is to decide, and nothing is hidden."""
    return play.writable and remote.due(play) and not play.match.over and not sight.has_secrets(play)


def begin(model: Model, arg: str) -> Result:
    """The position is on the table as if one played for everybody."""
    play = model.play
    return _from(model, play) if play and not play.plan and offered(play) else done(model)


def _from(model: Model, before: Play, *effects: Effect) -> Result:
    seats = tuple(replace(seat, bot=PERSON) for seat in before.seats)
    play = Play("", before.match, seats, trial=Plan(before))
    return done(replace(model, play=play, layers=()), *effects, Focus("legal"))


# ---- on the board -------------------------------------------------------------------------------------


def tried(model: Model, text: str) -> Result:
    """A move of anybody is made on trial; an answer after which chance decides is kept at once."""
    play = model.play
    assert play is not None
    assert play.plan is not None
    match = play.match.play(text)
    if not match.revealed(play.match.plies):
        after = play.at_rest(match=match, at=None)
        said = happened(texts_of(model), after, play.match.plies)[0]
        return done(replace(model, play=after, toast=None), Announce(said), Focus("legal"))
    if _own(play.plan.before, play.match):
        return _kept(model, play.plan.before, match)
    told = texts_of(model)("Chance decides after this move, so no answer to it can be given in advance.")
    return refuse(model, told)


def back(model: Model, arg: str = "") -> Result:
    """The last move on trial is taken back."""
    play = model.play
    if play is None or play.plan is None or not moves(play):
        return done(model)
    after = play.at_rest(match=play.match.until(play.match.plies - 1), at=None)
    return done(replace(model, play=after, toast=None), Focus("legal"))


def leave(model: Model, arg: str) -> Result:
    """Back to the game, which waits."""
    play = model.play
    return done(model) if play is None or play.plan is None else done(replace(model, play=play.plan.before))


def _own(before: Play, match: Match) -> bool:
    """Whether it is for somebody here to decide."""
    return not match.over and before.seats[match.player].human


def moves(play: Play) -> tuple[str, ...]:
    """What is on trial so far."""
    first = play.plan.before.match.plies if play.plan else play.match.plies
    return tuple(action.text for action in play.match.actions[first:])


# ---- kept ---------------------------------------------------------------------------------------------


def complete(play: Play) -> bool:
    """Whether somebody here has answered, and it is for others to go on."""
    plan, match = play.plan, play.match
    if plan is None or not moves(play):
        return False
    return plan.before.seats[match.mover(match.plies - 1)].human and not _own(plan.before, match)


def keep(model: Model, arg: str) -> Result:
    """What is on trial goes along with the link."""
    play = model.play
    if play is None or play.plan is None or not complete(play):
        return done(model)
    return _kept(model, play.plan.before, play.match)


def _kept(model: Model, before: Play, match: Match) -> Result:
    """In place of those that it contradicts or goes on with; a full link takes no more."""
    if not before.writable:  # another tab has it, as the notice says
        return leave(model, "")
    t, ply = texts_of(model), before.match.plies
    seats = tuple(player for player, seat in enumerate(before.seats) if seat.human)
    new = Answer(ply, seats, tuple(action.text for action in match.actions[ply:]))
    others = [each for each in before.answers if not _in_the_way(each, new, match)]
    after = replace(before, answers=(*others, new))
    if len(own(after)) > MOST or len(remote.turn_link(model, after).partition("#")[2]) > LONGEST:
        return toast(model, "problem", t("No more answers fit in the link."))
    model, effects = _written(model, after)
    told, more = toast(model, "done", t("Kept. If they play so, their page plays your answer at once."))
    return told, (*effects, *more)


def _in_the_way(old: Answer, new: Answer, match: Match) -> bool:
    """Whether an answer differs first where one decides oneself, or is the beginning of the new one."""
    if (old.ply, old.seats) != (new.ply, new.seats):
        return False
    pairs = enumerate(zip(old.moves, new.moves, strict=False))
    at = next((at for at, (one, other) in pairs if one != other), None)
    return len(old.moves) <= len(new.moves) if at is None else match.mover(new.ply + at) in new.seats


def own(play: Play) -> list[Answer]:
    """The answers of people here that still hold."""
    return [each for each in answering.ahead(play) if any(play.seats[seat].human for seat in each.seats)]


def lines(play: Play) -> Iterator[tuple[Answer, Match]]:
    """They and the matches they lead to."""
    for each in own(play):
        with suppress(Problem):  # a save may hold anything
            yield each, reduce(Match.play, each.moves, play.match)


def drop(model: Model, arg: str) -> Result:
    """The answer of this number, counted from 0, does not go along."""
    play = model.play
    kept = own(play.plan.before) if play and play.plan else []
    if play is None or play.plan is None or not arg.isdecimal() or int(arg) >= len(kept):
        return done(model)
    before, gone = play.plan.before, kept[int(arg)]
    rest = [each for each in answering.ahead(before) if each != gone]
    return _written(model, replace(before, answers=tuple(rest)))


def _written(model: Model, before: Play) -> Result:
    """The game that waits is saved, unless another tab has changed it, and the board is as it was there."""
    if not before.writable:
        return leave(model, "")
    saved, effects = write(model, before, before.written or None)
    assert saved.play is not None
    return _from(saved, saved.play.home, *effects)


COMMANDS = {
    "plan": begin,
    "plan-back": back,
    "plan-keep": keep,
    "plan-drop": drop,
    "plan-leave": leave,
}
