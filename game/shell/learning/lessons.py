"""Guided first games: which moments have come, what the path plays next, the commands of the bubble.

The learner makes real moves on a real table. As long as both have played what the lesson's path says, it also
says what the other one plays; who leaves it goes on with a bot, and hears what still comes to pass.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from game.core.match import Match
from game.core.record import Record, new_record
from game.core.registry import LISTINGS
from game.shell import sight
from game.shell.effects import Announce, Effect, Focus
from game.shell.kept.autosave import open_save
from game.shell.kept.saves import kept_seed
from game.shell.model import Model
from game.shell.play import Come, Guide, Play
from game.shell.results import Result, done, toast
from game.shell.seat import Seat
from game.shell.setup.starting import new_id
from game.shell.words import action, names, texts_of
from game.text.catalogue import Texts
from game.text.lesson import ASTRAY, Lesson, Moment, game_of, has_lesson, moments, taught
from game.text.lesson import lesson as lesson_of
from game.text.lesson import lessons as lessons_of

OTHER = Seat(bot="greedy")
NEXT, FOLD = "do-lesson-next", "do-lesson-fold"  # buttons of the bubble


# ---- what is the case -------------------------------------------------------------------------------


def guided(play: Play | None) -> Lesson | None:
    """The lesson that an open game goes on with; None if it is no guided game, or was left."""
    if play is None or play.guide is None or play.guide.left or play.read_only:
        return None
    game = play.match.setup.game
    if len(sight.persons(play)) != 1 or game not in LISTINGS or not has_lesson(game):
        return None
    lesson = lesson_of(_name(play.match))
    return lesson if len(play.seats) == lesson.players else None


def _name(match: Match) -> str:
    """Of its game's lessons the one with this deal."""
    return taught(match.setup.game, match.setup.seed)


def seats(name: str) -> tuple[Seat, ...]:
    """The learner and the others."""
    return (Seat(), *(OTHER for _ in range(lesson_of(name).players - 1)))


@cache
def deal(name: str) -> Record:
    """What a guided game begins with."""
    lesson = lesson_of(name)
    return new_record(game_of(name), lesson.players, lesson.options, lesson.seed)


def on_path(match: Match, lesson: Lesson) -> bool:
    """Whether nothing but the path has been played."""
    if match.plies > len(lesson.path) or match.setup != deal(_name(match)):
        return False
    return [action.text for action in match.actions] == list(lesson.path[: match.plies])


def left_at(play: Play) -> int | None:
    """After how many decisions the learner left a path that goes on; None if they have not."""
    lesson, match = guided(play), play.match
    if lesson is None or match.over or match.setup != deal(_name(match)):
        return None
    made = [action.text for action in match.actions]
    pairs = enumerate(zip(made, lesson.path, strict=False))
    return next((n for n, (own, path) in pairs if own != path), None)


def next_of_path(play: Play | None) -> str:
    """What the path plays now, whoever is to decide; empty off the path and past its end."""
    lesson = guided(play)
    if lesson is None or play is None or not on_path(play.match, lesson):
        return ""
    return next(iter(lesson.path[play.match.plies :]), "")


def played_for(play: Play) -> str:
    """What the path plays for the other one, if that one decides now."""
    return "" if play.match.over or play.seats[play.match.player].human else next_of_path(play)


def proposal(play: Play) -> str:
    """What the learner is shown to play, once all is said; a beginning of something else is let be."""
    guide, text = play.guide, next_of_path(play)
    if guide is None or not text or not _chooses(play) or guide.at < len(guide.come) - 1:
        return ""
    vocabulary = play.match.game.info.vocabulary
    return text if vocabulary.continues(play.begun, vocabulary.read(text)) else ""


def moment(play: Play) -> Moment | None:
    """What the bubble speaks of."""
    guide = play.guide
    if guided(play) is None or guide is None or not guide.come:
        return None
    return moments(_name(play.match))[guide.come[guide.at].id]


def pointed_at(play: Play) -> str:
    """The thing of the table that the open bubble speaks of, as long as its moment lasts."""
    shown, guide = moment(play), play.guide
    if shown is None or guide is None or not guide.open or guide.come[guide.at].ply != play.match.plies:
        return ""
    return shown.at


def said(t: Texts, play: Play, shown: Moment) -> str:
    """A sentence of the lesson."""
    (learner,) = sight.persons(play)
    return t(shown.text, other=names(t, play.seats)[(learner + 1) % len(play.seats)])


def tried(t: Texts, play: Play) -> str:
    """The move that is proposed, in words."""
    text = proposal(play)
    return action(t, play.match, play.match.game.info.vocabulary.read(text)) if text else ""


# ---- going on ---------------------------------------------------------------------------------------


def go_on(before: Model, after: Model, effects: tuple[Effect, ...]) -> Result:
    """After every message: what has come by it, and what there is to be heard."""
    play, old = after.play, before.play
    lesson = guided(play)
    if play is None or lesson is None:
        return after, effects
    if old is None or old.match is not play.match:
        moved = old is not None and old.id == play.id and old.match.plies != play.match.plies
        after = after.with_play(guide=_guide(play, lesson, moved))
    heard = _heard(after)
    return after, _with_words(effects, heard) if heard != _heard(before) else effects


def _guide(play: Play, lesson: Lesson, moved: bool) -> Guide:
    """What is new is said at once; after a move without news the bubble makes room, unless it shows one."""
    assert play.guide is not None
    come = tuple(each for each in play.guide.come if each.ply <= play.match.plies)
    news = tuple(Come(play.match.plies, each.id) for each in _news(play, lesson, come))
    if news:
        return replace(play.guide, come=(*come, *news), at=len(come), open=True)
    last = max(0, len(come) - 1)
    if not moved:
        return replace(play.guide, come=come, at=min(play.guide.at, last))
    return replace(play.guide, come=come, at=last, open=_chooses(play) and bool(next_of_path(play)))


def _chooses(play: Play) -> bool:
    """Whether the learner has a choice now: what can be done in one way only is done without them."""
    return play.your_turn and play.match.chooses


def _news(play: Play, lesson: Lesson, come: Sequence[Come]) -> list[Moment]:
    """What comes now and has not come before. Nothing does while there is nothing to choose."""
    match = play.match
    if not match.over and not _chooses(play):
        return []
    follows, had = on_path(match, lesson), {each.id for each in come}
    news = [each for each in lesson.moments if each.id not in had and _holds(play, each, follows)]
    strayed = not match.over and not follows and match.plies <= len(lesson.path)
    return [ASTRAY, *news] if strayed and ASTRAY.id not in had else news


def _holds(play: Play, each: Moment, follows: bool) -> bool:
    match = play.match
    if each.over != match.over or (each.asked and each.asked != match.state.pending[-1].step):
        return False
    if each.ply is not None and not (follows and each.ply == match.plies):
        return False
    return not each.told or _happened(play, each)


def _happened(play: Play, each: Moment) -> bool:
    (learner,) = sight.persons(play)
    return any(
        event.kind == each.told
        and each.mine in (None, event.player == learner)
        and each.details.items() <= event.params.items()
        for event in play.match.told
    )


def _heard(model: Model) -> str:
    """What the open bubble says, in words alone."""
    play = model.play
    shown = moment(play) if play and play.guide and play.guide.open else None
    if play is None or shown is None:
        return ""
    t = texts_of(model)
    move = tried(t, play)
    return " ".join([said(t, play, shown), *([t("Your move: {action}.", action=move)] if move else [])])


def _with_words(effects: tuple[Effect, ...], heard: str) -> tuple[Effect, ...]:
    """One announcement holds all there is to hear: a second one would take the first one's place."""
    calm = [wish for wish in effects if isinstance(wish, Announce) and not wish.urgent]
    others = tuple(wish for wish in effects if wish not in calm)
    words = " ".join([*(wish.text for wish in calm), heard]).strip()
    return (*others, Announce(words)) if words else others


# ---- commands ---------------------------------------------------------------------------------------


def learn(model: Model, arg: str) -> Result:
    """A guided game, by its name, begins or goes on where it was left."""
    game = game_of(arg)
    if game not in LISTINGS or arg not in lessons_of(game):
        return done(model)
    left = (saved for saved in model.saves if saved.game == game and saved.lesson and not saved.over)
    kept = next((saved for saved in left if taught(game, kept_seed(saved.raw)) == arg), None)
    if kept is None:
        play = Play(new_id(model), Match(deal(arg)), seats(arg), guide=Guide())
        return done(model.at_table(play), Focus(NEXT))
    opened, effects = open_save(model, kept.id)
    play_kept = opened.play
    if play_kept is None or play_kept.id != kept.id or play_kept.guide is None:
        return opened, effects
    guide = replace(play_kept.guide, left=False, open=True)
    return opened.with_play(guide=guide, at=None), (*effects, Focus(NEXT))


def turn(model: Model, by: int) -> Result:
    """So many moments on or back among those that have come; after the last one the move is waited for."""
    play = model.play
    if play is None or guided(play) is None or play.guide is None:
        return done(model)
    last = len(play.guide.come) - 1
    at = min(max(play.guide.at + by, 0), max(last, 0))
    turned = model.with_play(guide=replace(play.guide, at=at, open=True))
    return done(turned, *([Focus("legal")] if by > 0 and at == last else []))


def fold(model: Model, arg: str) -> Result:
    """The bubble makes room, or comes back."""
    play = model.play
    if play is None or guided(play) is None or play.guide is None:
        return done(model)
    return done(model.with_play(guide=replace(play.guide, open=not play.guide.open)))


def leave(model: Model, arg: str) -> Result:
    """The game goes on without the lesson; it can be taken up again."""
    play = model.play
    if play is None or guided(play) is None or play.guide is None:
        return done(model)
    t = texts_of(model)
    left = model.with_play(guide=replace(play.guide, left=True))
    told, effects = toast(
        left, "done", t("You are playing on without the lesson."), command=f"learn:{_name(play.match)}"
    )
    return told, (*effects, Focus("legal"))


COMMANDS = {
    "learn": learn,
    "lesson-next": lambda model, arg: turn(model, 1),
    "lesson-back": lambda model, arg: turn(model, -1),
    "lesson-fold": fold,
    "lesson-leave": leave,
}
