"""Setting up a position by hand: from a new deal, or from what lies on the table; played on from there.

What is set up is a text, changed thing by thing; each that came of it is kept, so that all can be undone.
The game that was open stays as it was.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.core.editor import Fault, Setting
from game.core.errors import Problem
from game.core.match import Match
from game.core.record import Record, from_text, to_text
from game.core.registry import editor_of
from game.shell import messages as msg
from game.shell import sight
from game.shell.dialogs import LinkInput
from game.shell.effects import Announce, Store
from game.shell.model import Model
from game.shell.new_game import record_of, some_seed
from game.shell.play import Play, Seat, SetUp
from game.shell.results import Result, done, refuse
from game.shell.words import texts_of

FIELD = "set-"  # how inputs of what is set up are called
KEY = "set-up"  # under which what is being set up is stored
MOST = 200  # texts that can be gone back to
TEXT = "position"  # the layer that shows the text


# ---- beginning and leaving ----------------------------------------------------------------------------


def begin(model: Model, arg: str) -> Result:
    """The shown position of the open game is on the table to be changed; `new`: the deal of the dialog."""
    play = model.play if model.screen == "table" else None
    if arg == "new":
        return _from_draft(model, play)
    if play is None or play.set_up or play.alone:
        return done(model)
    if sight.hides(play):
        told = texts_of(model)("Cards that are hidden now would be seen. Set it up once the game is over.")
        return refuse(model, told)
    shown = play.shown
    return _opened(model, shown.setup, shown.game.write(shown.state), play)


def _from_draft(model: Model, before: Play | None) -> Result:
    try:
        match = Match(record_of(model.draft, model.draft.seed or some_seed(model)))
    except Problem as problem:
        return done(replace(model, draft=replace(model.draft, problem=problem)))
    return _opened(model, match.setup, match.game.write(match.state), before)


def _opened(model: Model, setup: Record, text: str, before: Play | None) -> Result:
    play = on_the_table(setup, SetUp(before, (text,)))
    return done(replace(model, screen="table", play=play, layers=(), toast=None))


def again(model: Model, stored: str) -> Model:
    """What was being set up when the page was left; nothing if that cannot be read."""
    try:
        record = from_text(stored)
        play = on_the_table(record, SetUp(None, (record.position,)))
    except Problem:
        return model
    return replace(model, screen="table", play=play)


def leave(model: Model, arg: str) -> Result:
    """Back to the game that was open, or to the lobby."""
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    before = play.set_up.before
    screen = "table" if before else "lobby"
    return done(replace(model, play=before, screen=screen, layers=(), toast=None))


def on_the_table(setup: Record, set_up: SetUp) -> Play:
    """The table as it has been set up. Raises Problem if that is no position at all."""
    record = replace(setup, position=set_up.text)
    editor = editor_of(record.setup())
    read = editor.sketch if editor else record.setup().read
    sketch = Match.sketched(record, read(set_up.text))
    return Play("", sketch, (Seat(),) * sketch.game.players, set_up=set_up)


# ---- what is on the table ------------------------------------------------------------------------------


def settings(play: Play) -> Sequence[Setting]:
    """All that may be set; nothing in games that are set up as text."""
    editor = editor_of(play.match.game)
    return list(editor.settings(play.match.state.clone())) if editor else ()


def faults(play: Play) -> Sequence[Fault]:
    """Why it is no position of a game."""
    editor = editor_of(play.match.game)
    return list(editor.faults(play.match.state)) if editor else ()


def thing(model: Model, arg: str) -> Result:
    """The settings of the nearest of these things that has some are shown; once more, and they go."""
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    editor = editor_of(play.match.game)
    known = {setting.thing for setting in settings(play)}
    things = arg.split("|") if editor else []
    meant = [*things, *(editor.about(each) for each in things if editor)]
    named = next((each for each in meant if each in known), "")
    chosen = named if named != play.set_up.thing else ""
    return done(model.with_play(set_up=replace(play.set_up, thing=chosen)))


def field(model: Model, message: msg.Field) -> Result:
    """A setting is chosen, a thing, or the text is written."""
    play = model.play
    key = message.name.removeprefix(FIELD)
    if key == TEXT:
        return done(replace(model, typed=LinkInput(message.value)))
    if play is None or play.set_up is None:
        return done(model)
    if key == "thing":
        return done(model.with_play(set_up=replace(play.set_up, thing=message.value)))
    editor = editor_of(play.match.game)
    assert editor is not None
    try:
        text = editor.changed(play.set_up.text, key, message.value)
    except Problem:  # a page that was drawn before
        return done(model)
    return _changed(model, play, text)


def _changed(model: Model, play: Play, text: str) -> Result:
    """Another text; those that were undone are gone."""
    assert play.set_up is not None
    held = play.set_up
    texts = (*held.texts[: held.at + 1], text)[-MOST:]
    after = on_the_table(play.match.setup, replace(held, texts=texts, at=len(texts) - 1))
    return done(replace(model, play=after, toast=None))


def gone(model: Model, by: int) -> Result:
    """So many texts back or forward."""
    play = model.play
    assert play is not None
    assert play.set_up is not None
    at = play.set_up.at + by
    if not 0 <= at < len(play.set_up.texts):
        return done(model)
    after = on_the_table(play.match.setup, replace(play.set_up, at=at))
    t = texts_of(model)
    return done(replace(model, play=after, toast=None), Announce(t("Undone") if by < 0 else t("Redone")))


def as_dealt(model: Model, arg: str) -> Result:
    """The beginning of the deal is on the table."""
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    match = Match(replace(play.match.setup, position=""))
    return _changed(model, play, match.game.write(match.state))


def keep(before: Model, after: Model) -> Result:
    """What is being set up is stored as long as it is, so that a reload loses nothing."""
    old, new = _stored(before), _stored(after)
    return done(after) if old == new else done(after, Store(KEY, new))


def _stored(model: Model) -> str:
    return to_text(model.play.match.setup) if model.play and model.play.set_up else ""


# ---- as text --------------------------------------------------------------------------------------------


def show_text(model: Model, arg: str) -> Result:
    """The position as text lies on top, to be copied or written otherwise."""
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    return done(replace(model, typed=LinkInput(play.set_up.text)).over(TEXT))


def take_text(model: Model, arg: str) -> Result:
    """What is written there comes on the table, if it is a position."""
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    text = "\n".join(line.rstrip() for line in model.typed.text.strip("\n").splitlines())
    try:
        play.match.game.read(text)  # by hand step by step, as text all at once
        after, effects = _changed(model, play, text)
    except Problem as problem:
        return done(replace(model, typed=LinkInput(model.typed.text, problem)))
    return after.without(TEXT), effects


COMMANDS = {
    "set-up": begin,
    "set-thing": thing,
    "set-dealt": as_dealt,
    "set-text": show_text,
    "set-take": take_text,
    "set-leave": leave,
}
