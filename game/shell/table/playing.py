"""Moves: choosing, refusing, previewing, cancelling, undo and redo."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from game.core.errors import Problem
from game.core.match import Match
from game.core.steps import Refusal
from game.shell import answering, sight
from game.shell import messages as msg
from game.shell.effects import Announce, Focus
from game.shell.far import planning
from game.shell.learning import exploring, lessons, quests
from game.shell.model import Layer, Model
from game.shell.play import Exploration, Plan, Play, Quest
from game.shell.results import Result, done, refuse, toast
from game.shell.setup import setting_up
from game.shell.words import happened, names, news, texts_of
from game.text.games import words
from game.views.panels.prompt import GO_ON

NOTHING = frozenset({"pass", "done"})  # how games call the decision to do nothing


# ---- choosing ---------------------------------------------------------------------------------------


def act(model: Model, message: msg.Act) -> Result:
    """A move, the beginning of one, or the reason why it is none."""
    play = model.play
    if play is None:
        return done(model)
    if not play.your_turn:
        return refuse(model, _not_yours(model, play), at=message.text)
    if play.match.allows(message.text):
        if message.touch and message.previews and play.start != message.text:
            return _begin(model, message.text)
        return move(model, message.text)
    fits = play.match.game.info.vocabulary.continues
    following = [action.text for action in play.match.legal if fits(message.text, action)]
    if not following:
        return _refused(model, play, message.text)
    return move(model, following[0]) if len(following) == 1 else _begin(model, message.text)


def move(model: Model, text: str) -> Result:
    """A legal decision is made, by whoever is to decide."""
    play = model.play
    assert play is not None
    if play.trial:
        return TRIED[type(play.trial)](model, text)
    match = play.match.play(text)
    by_hand = play.seats[play.match.player].human
    after = replace(_come_to(play, match, ()), holder=sight.holder(play), hurry=play.hurry and not by_hand)
    model = replace(model, play=after, toast=None)
    if match.over and not after.alone:
        model = replace(model.with_play(counted=0), layers=())
    said = Announce(news(texts_of(model), after))
    if match.over and after.alone:
        return done(model, said, Focus(GO_ON))
    goes_on = by_hand and not match.over and _within_a_turn(match, match.plies)
    return done(model, said, Focus("legal")) if goes_on else done(model, said)


def forced(model: Model, message: msg.Forced) -> Result:
    """The lesson's or only possible move is made; a person's pass is told, as nothing on the board shows it.

    So is an answer that was given in advance. What bots leave out is told with their turns.
    """
    play = model.play
    if play is None or (play.id, play.match.plies) != (message.save, message.ply) or play.at is not None:
        return done(model)
    known = lessons.played_for(play) or answering.answer(play)
    if not known and play.match.chooses:  # the lesson was left meanwhile
        return done(model)
    text = known or play.match.legal[0].text
    moved, effects = move(model, text)
    passed = text in NOTHING and not play.seats[play.match.player].thinks
    if not (passed or answering.answer(play)) or moved.play is None:
        return moved, effects
    t = texts_of(moved)
    told = happened(t, moved.play, message.ply)[0]
    if answering.answer(play):
        told = t("Given in advance: {deed}", deed=told)
    told_of, more = toast(moved, "done", told)
    return told_of, (*effects, *more[1:])  # already announced as a move


def _begin(model: Model, text: str) -> Result:
    """A choice of several clicks is open; its own beginning again closes it."""
    play = model.play
    assert play is not None
    start = "" if play.start == text else text
    return done(replace(model, play=play.at_rest(start=start), toast=None), Focus("legal"))


def _refused(model: Model, play: Play, text: str) -> Result:
    refusal = _why_not(play.match, text)
    t = texts_of(model)
    return refuse(model, words(play.match.setup.box).refusal(t, refusal), refusal.rule, text)


def _why_not(match: Match, text: str) -> Refusal:
    """The reason against an action, or against the first one that begins so."""
    vocabulary = match.game.info.vocabulary
    meant = next((a.text for a in vocabulary.decisions if vocabulary.continues(text, a)), text)
    try:
        refusal = match.why_not(meant)
    except Problem:  # a page drawn by other rules than ours
        refusal = None
    return refusal or Refusal("game_over", match.game.info.turn_rule)


def _not_yours(model: Model, play: Play) -> str:
    t = texts_of(model)
    if play.at is not None:
        return t("This is an earlier position. Go back to the game, or play on from here.")
    if play.read_only:
        return t("You are only viewing this game. Play on from here to make it yours.")
    if play.match.over:
        return t("The game is over.")
    return t("{name} is to move.", name=names(t, play.seats)[play.match.player])


# ---- previewing and cancelling ----------------------------------------------------------------------


def point(model: Model, message: msg.Preview) -> Result:
    """The pointer or the focus shows what an action would bring."""
    if model.play is None or model.play.pointed == message.text:
        return done(model)
    return done(model.with_play(pointed=message.text))


def inspect(model: Model, arg: str) -> Result:
    """A thing of the table is looked at closer; once more, and it is no longer."""
    play = model.play
    if play is None:
        return done(model)
    return done(model.with_play(inspected="" if play.inspected == arg else arg, pointed=""))


def cancel(model: Model, arg: str) -> Result:
    """The open choice or closer look is dropped; else, inside a turn, this turn's steps are taken back."""
    play = model.play
    if play is None:
        return done(model)
    if play.start or play.aim or play.hint or play.inspected:
        return done(replace(model, play=play.at_rest(), toast=None), Focus("legal"))
    if not play.your_turn or play.trial:
        return done(model)
    begun = turn_begun(play.match)
    if begun == play.match.plies:
        return done(replace(model, toast=None))
    steps = play.match.plies - begun
    said = texts_of(model).n(
        "{n} step of this turn was taken back.", "{n} steps of this turn were taken back.", steps
    )
    back, telling = toast(_taken_back(model, play, begun), "done", said, command=f"redo:{play.match.plies}")
    return done(back, *telling, Focus("legal"))


def turn_begun(match: Match) -> int:
    """The ply at which the turn began that is still going on; nothing was revealed since."""
    ply = match.plies
    while ply > 0 and _within_a_turn(match, ply) and match.mover(ply - 1) == match.player:
        if match.revealed(ply - 1):
            break
        ply -= 1
    return ply


def _within_a_turn(match: Match, ply: int) -> bool:
    """A turn that has begun has more matters open than the one asked now."""
    return len(match.at(ply).pending) > 1


# ---- undo and redo ----------------------------------------------------------------------------------


def undo(model: Model, arg: str) -> Result:
    """Back to the last decision of a person, or to what was set up before."""
    by_hand = model.play is not None and model.play.set_up is not None
    return setting_up.gone(model, -1) if by_hand else _back(model, arg)


def _back(model: Model, arg: str) -> Result:
    """What was revealed since the last decision is asked about or stands."""
    play = model.play
    if play is None or play.read_only:
        return done(model)
    if play.start or play.aim:
        return cancel(model, arg)
    if play.trial:
        return TAKEN_BACK[type(play.trial)](model)
    t = texts_of(model)
    ply = last_decision(play)
    if ply is None:
        return refuse(model, t("There is nothing to undo."))
    since = range(ply, play.match.plies)
    if any(play.seats[play.match.mover(n)].far for n in since):
        return refuse(model, t("Someone far away has already answered, so this can no longer be undone."))
    revealed = any(map(play.match.revealed, since))
    return _ask_undo(model, play) if revealed else _undone(model, play, ply)


def _ask_undo(model: Model, play: Play) -> Result:
    if play.humans > 1 or play.table:
        told = texts_of(model)("Something new has been revealed since then, and all of you have seen it.")
        return refuse(model, told)
    return done(replace(model, layers=(Layer("ask-undo"),)))


def undo_anyway(model: Model, arg: str) -> Result:
    """A person alone may hide again what was revealed."""
    play = model.play
    model = replace(model, layers=())
    ply = last_decision(play) if play and not play.read_only and play.humans == 1 and not play.table else None
    return done(model) if play is None or ply is None else _undone(model, play, ply)


def to_path(model: Model, arg: str) -> Result:
    """A guided game goes on where its path was left."""
    play = model.play
    ply = lessons.left_at(play) if play else None
    return done(model) if play is None or ply is None else _undone(model, play, ply)


def redo(model: Model, arg: str) -> Result:
    """The decisions that were undone are made again, up to the next one of a person or to this ply."""
    play = model.play
    if play and play.set_up:
        return setting_up.gone(model, 1)
    if play and play.explore:
        return exploring.step(model, 1)
    if play is None or play.read_only or not play.redo:
        return done(model)
    match, rest = play.match, play.redo
    least = max(match.plies + 1, int(arg) if arg.isdecimal() else 0)
    try:
        while rest and (match.plies < least or not decides(replace(play, match=match), match.plies)):
            match, rest = match.play(rest[0]), rest[1:]
    except Problem:  # a save may hold anything
        rest = ()
    if match is play.match:
        return done(model.with_play(redo=()))
    after = _come_to(play, match, rest)
    model = replace(model, play=after, toast=None)
    return done(model, Announce(news(texts_of(model), after)), Focus("legal"))


def last_decision(play: Play) -> int | None:
    """The last ply at which a person had a choice."""
    plies = range(play.match.plies - 1, -1, -1)
    return next((ply for ply in plies if decides(play, ply)), None)


def decides(play: Play, ply: int) -> bool:
    """Whether a person had a choice at this ply."""
    match = play.match
    mover = match.mover(ply)
    return mover >= 0 and play.seats[mover].human and match.game.chooses(match.at(ply))


def _undone(model: Model, play: Play, ply: int) -> Result:
    t = texts_of(model)
    said = t("Undone: {what}", what=happened(t, play, ply)[0])
    return done(_taken_back(model, play, ply), Announce(said), Focus("legal"))


def _taken_back(model: Model, play: Play, ply: int) -> Model:
    undone = tuple(action.text for action in play.match.actions[ply:])
    back = _come_to(play, play.match.until(ply), undone + play.redo)
    return replace(model, play=back, toast=None, layers=())


def _come_to(play: Play, match: Match, undone: tuple[str, ...]) -> Play:
    """The game at another position; of all that was going on at the last one nothing is left."""
    return play.at_rest(match=match, redo=undone, counted=None, branches=(), dropped=())


# What a move does that is only looked for or tried, and what undo does there.
TRIED: Mapping[type, Callable[[Model, str], Result]] = {
    Quest: quests.tried,
    Plan: planning.tried,
    Exploration: exploring.tried,
}
TAKEN_BACK: Mapping[type, Callable[[Model], Result]] = {
    Quest: lambda model: refuse(model, texts_of(model)("There is nothing to undo.")),
    Plan: planning.back,
    Exploration: lambda model: exploring.step(model, -1),
}
COMMANDS = {
    "inspect": inspect,
    "cancel": cancel,
    "undo": undo,
    "undo-anyway": undo_anyway,
    "redo": redo,
    "lesson-path": to_path,
}
