"""Find it yourself: the turning points of a review one after the other, without the answer.

The position before a turning point is on the table as if it were one's turn. Nothing is played: a move is
judged by whether it is one of the good ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.bots import reasons, review
from game.core.match import Match
from game.shell import requests
from game.shell.effects import Announce, Focus
from game.shell.model import Layer, Model, Request
from game.shell.play import Play, Quest
from game.shell.results import Result, done
from game.shell.seat import PERSON
from game.shell.words import action, names, texts_of
from game.text import teaching
from game.text.catalogue import Texts
from game.text.games import words
from game.text.words import with_rule

REASONS = "reasons"  # the job
TELLS = ("hint", "found", "shown", "missed")  # the states in which reasons are told


def begin(model: Model, arg: str) -> Result:
    """The first turning point, or the one of this number, is shown without its answer."""
    play = model.play
    points = points_of(play) if play and play.review and not play.quest else ()
    if play is None or not points:
        return done(model)
    first = int(arg) if arg.isdecimal() and int(arg) < len(points) else 0
    return shown(model, Quest(play, points, first))


def points_of(play: Play) -> "tuple[review.Judged, ...]":
    """The turning points to look for: those of people, or of all where no person played."""
    points = play.review.turning_points if play.review else []
    own = [point for point in points if not play.seats[point.player].thinks]
    return tuple(own or points)


def costliest(play: Play) -> int | None:
    """Which of them cost a person most; None if none of theirs is one."""
    points = points_of(play)
    own = [n for n, point in enumerate(points) if not play.seats[point.player].thinks]
    return max(own, key=lambda n: (points[n].chance_lost(play.match), points[n].loss), default=None)


def shown(model: Model, quest: Quest) -> Result:
    """The position before a turning point, with its player to move."""
    before, point = quest.before, quest.point
    seats = tuple(
        replace(seat, bot=PERSON) if player == point.player else seat
        for player, seat in enumerate(before.seats)
    )
    play = Play("", before.match.until(point.ply), seats, trial=quest)
    model = model.at_table(play)
    return done(model, Announce(said(model)), Focus("legal"))


def under_a_list(model: Model) -> Model:
    """The model as a list lies over it: the game that is open, or the lobby where a move was looked for."""
    play = None if model.play and model.play.quest else model.play
    return replace(model, play=play, toast=None)


def puzzle_point(match: Match, best: str, why: Sequence[Sequence[Any]] = ()) -> "review.Judged":
    """A puzzle as a turning point that nobody has missed yet, with its reasons as they are written."""
    told = tuple(reasons.read_reason([*row]) for row in why)
    return review.Judged(match.plies, match.player, 0, 0, best, 0, 0, "", 0, 0, 0, (best,), reasons=told)


def _on_the_table(model: Model) -> tuple[Play, Quest]:
    """The position, and what is looked for there."""
    assert model.play is not None
    assert model.play.quest is not None
    return model.play, model.play.quest


def tried(model: Model, text: str) -> Result:
    """A move is tried: it is as good as the best, or it is not."""
    play, quest = _on_the_table(model)
    if quest.solved:
        return done(_at_rest(model, replace(quest, tried=text)))
    right = text in quest.point.good or _as_good(play.match, quest.point.best, text)
    if right and text not in quest.point.good:
        quest = quest.with_good(text)
    found = quest.found + (right and quest.state != "hint")
    quest = replace(quest, state="found" if right else _after_a_miss(quest), tried=text, found=found)
    model = _at_rest(model, quest)
    return done(model, Announce(said(model)))


def _as_good(match: Match, best: str, text: str) -> bool:
    """Whether a move comes to the same as the best."""
    game, read = match.game, match.game.info.vocabulary.read
    return text == best or game.gist(match.state, read(text)) == game.gist(match.state, read(best))


def _after_a_miss(quest: Quest) -> str:
    """An exercise has one try; else a hint that was given stays."""
    if quest.exercise:
        return "missed"
    return quest.state if quest.state == "hint" else "wrong"


def hint(model: Model, arg: str) -> Result:
    """Something of the reason, and not the move."""
    return _told(model, "hint")


def solution(model: Model, arg: str) -> Result:
    """The better move."""
    return _told(model, "shown")


def _told(model: Model, state: str) -> Result:
    quest = model.play.quest if model.play else None
    if quest is None or quest.solved:
        return done(model)
    model = _at_rest(model, replace(quest, state=state, tried=""))
    return done(model, Announce(said(model)))


def on(model: Model, arg: str) -> Result:
    """The next turning point; after the last the review comes again."""
    quest = model.play.quest if model.play else None
    if quest is None:
        return done(model)
    if quest.at + 1 == len(quest.points):
        return leave(model, arg)
    return shown(model, replace(quest, at=quest.at + 1, state="look", tried="", folded=False))


def fold(model: Model, arg: str) -> Result:
    """The bubble is folded away, or opened again."""
    quest = model.play.quest if model.play else None
    return done(model.with_play(trial=replace(quest, folded=not quest.folded)) if quest else model)


def leave(model: Model, arg: str) -> Result:
    """Back to the game and its review."""
    quest = model.play.quest if model.play else None
    if quest is None:
        return done(model)
    layers = () if quest.posed else (Layer("review"),)
    return done(replace(model, play=quest.before, layers=layers, toast=None))


def _at_rest(model: Model, quest: Quest) -> Model:
    """Something new is told, so the bubble is open."""
    return replace(model, play=_on_the_table(model)[0].at_rest(trial=replace(quest, folded=False)))


# ---- reasons of what somebody posed -------------------------------------------------------------------


def ask_why(before: Model, after: Model) -> Result:
    """They are looked for while somebody looks for the move: it takes longer than a click may."""
    play = after.play
    if play is None or play.quest is None or not play.quest.next or requests.of(after, REASONS):
        return done(after)
    moves = play.quest.point.best, play.quest.next
    return requests.ask(after, REASONS, play.match, (), moves=moves)


def wanted(model: Model, request: Request) -> bool:
    """Whether the puzzle is still on the table."""
    play = model.play
    return play is not None and play.quest is not None and play.match is request.match


def reasoned(model: Model, request: Request, found: Mapping[str, Any]) -> Result:
    """They are known, and told if the move has been."""
    return _with_reasons(model, tuple(map(reasons.read_reason, found["why"])))


def not_reasoned(model: Model, request: Request, details: str) -> Result:
    """None were found; the move is told without them."""
    return _with_reasons(model, ())


def _with_reasons(model: Model, why: "tuple[reasons.Reason, ...]") -> Result:
    _, quest = _on_the_table(model)
    quest = replace(quest, points=(quest.point._replace(reasons=why),), next="")
    model = model.with_play(trial=quest)
    return done(model, Announce(said(model))) if quest.state in TELLS else done(model)


# ---- what is said -------------------------------------------------------------------------------------


def said(model: Model) -> str:
    """What the bubble tells of the turning point as it stands."""
    (play, quest), t = _on_the_table(model), texts_of(model)
    point, read = quest.point, play.match.game.info.vocabulary.read
    its, called = words(play.match.setup.box), names(t, play.seats)
    why = teaching.why(t, its, point.reasons, called, teaching.Better(point.best, point.played, read))
    why = t("Looking for reasons …") if quest.next else why
    taught = "" if why and quest.exercise and not quest.puzzle else _taught(t, quest)
    alone = quest.puzzle or quest.posed or quest.exercise
    count = "" if alone else t.n("{n} move is good here.", "{n} moves are good here.", len(point.good))
    match quest.state:
        case "found" | "shown" | "missed":
            good, verdict = _sentence(action(t, play.match, read(_good(quest)))), _verdict(t, play, quest)
            if quest.state == "found":
                return _joined(t("Right:"), good, why, taught, verdict)
            return _joined(verdict, t("Better:"), good, why, taught)
        case "hint":
            return _joined(t("Not this one.") if quest.tried else "", why, count, taught)
        case "wrong" if quest.tried == point.played:
            return t("That is what was played. Look for something better.")
        case "wrong":
            return t("Not this one. Look for something better.")
    return _asked(t, play, quest, called[point.player])


def _asked(t: Texts, play: Play, quest: Quest, name: str) -> str:
    """What is looked for."""
    point = quest.point
    if quest.puzzle or quest.posed:
        return t("{name} to move: find the best move.", name=name)
    if quest.exercise:
        return t("{name} to move: in your game another move was better than yours. Find it.", name=name)
    return t(
        "Here {name} chose: {action}. That gave away {cost}. Look for something better.",
        name=name,
        action=_named(t, play, point.played),
        cost=teaching.cost(t, point.chance_lost(play.match), point.points_lost),
    )


def _named(t: Texts, play: Play, text: str) -> str:
    return action(t, play.match, play.match.game.info.vocabulary.read(text)).rstrip(".")


def _taught(t: Texts, quest: Quest) -> str:
    """What a puzzle or an exercise teaches."""
    puzzle = quest.puzzle
    said = teaching.taught(t, puzzle.idea if puzzle else quest.idea, quest.point.reasons)
    return with_rule(t, said, puzzle.rule) if puzzle and said else said


def _verdict(t: Texts, play: Play, quest: Quest) -> str:
    """Of an exercise what is to be said of the try, and of the move in the game it is from."""
    point = quest.point
    if not quest.exercise:
        return ""
    cost = teaching.cost(t, point.chance_lost(play.match), point.points_lost)
    if quest.tried and quest.tried == point.played:
        return t("That is what you played then, and it gave away {cost}.", cost=cost)
    missed = t("Not this one.") if quest.state == "missed" else ""
    if not point.played:
        return missed
    then = t(
        "In your game you played: {action}. That gave away {cost}.",
        action=_named(t, play, point.played),
        cost=cost,
    )
    return _joined(missed, then)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _sentence(text: str) -> str:
    return text if text.endswith(".") else f"{text}."


def _good(quest: Quest) -> str:
    """The better move that is spoken of: the one tried, if it is good, else the best."""
    return quest.tried if quest.tried in quest.point.good else quest.point.best


def answer(play: Play) -> str:
    """The better move, once it is known, as long as no other is being chosen; else nothing."""
    quest = play.quest
    return _good(quest) if quest and quest.solved and not (play.start or play.aim) else ""


COMMANDS = {
    "find-it": begin,
    "quest-hint": hint,
    "quest-show": solution,
    "quest-next": on,
    "quest-fold": fold,
    "quest-leave": leave,
}
