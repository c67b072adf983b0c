"""Setting up a position by hand: from a new deal, or from what lies on the table; played on from there.

What is set up is a text, changed thing by thing; each that came of it is kept, so that all can be undone.
The game that was open stays as it was.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.editor import Editor, Fault, Setting
from game.core.errors import BadNotation, Problem
from game.core.match import Match
from game.core.record import Record
from game.core.registry import editor_of
from game.shell import sight
from game.shell.dialogs import LinkInput
from game.shell.effects import Announce
from game.shell.kept.autosave import find, open_save, to_lobby
from game.shell.kept.seats import LONGEST_NAME
from game.shell.kept.sketches import sketched
from game.shell.model import Model
from game.shell.play import OwnBox, Play, SetUp
from game.shell.results import Result, done, refuse
from game.shell.seat import Seat
from game.shell.setup import box_values, origins
from game.shell.setup.starting import record_of, some_seed
from game.shell.words import texts_of
from game.text import common

FIELD = "set"  # the first word of what inputs of what is set up are called
TWO = 2  # choices: a click chooses the other one
MOST = 200  # texts that can be gone back to
TEXT = "position"  # the layer that shows the text
NAMES, NAMED = "names", "name-"  # what the players are called, and the input of one
BOX_NAME = "box-name"  # the input of what a box is called


# ---- beginning and leaving ----------------------------------------------------------------------------


def begin(model: Model, arg: str) -> Result:
    """The shown position of the open game is on the table to be changed; `new`: the deal of the dialog."""
    play = model.play
    if arg == "new":
        return _from_draft(model, play)
    if play is None or play.set_up or play.alone:
        return done(model)
    if sight.hides(play):
        told = texts_of(model)("Cards that are hidden now would be seen. Set it up once the game is over.")
        return refuse(model, told)
    shown = play.shown
    set_up = SetUp(play, (shown.game.write(shown.state),), origin=origins.of(play))
    return opened(model, shown.setup, set_up, play.seats)


def _from_draft(model: Model, before: Play | None) -> Result:
    try:
        match = Match(record_of(model.draft, model.draft.seed or some_seed(model)))
    except Problem as problem:
        return done(replace(model, draft=replace(model.draft, problem=problem)))
    return opened(model, match.setup, SetUp(before, (match.game.write(match.state),)), model.draft.seats)


def opened(model: Model, setup: Record, set_up: SetUp, seats: Sequence[Seat] = ()) -> Result:
    """What is to be set up lies on the table. Raises Problem for what cannot."""
    play = on_the_table(setup, set_up, seats)
    return done(replace(model, play=play, layers=(), toast=None))


def leave(model: Model, arg: str) -> Result:
    """Back to the game that was open, or to the lobby."""
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    before = play.set_up.before
    saved = find(model, before.id) if before and before.id else None
    if before and before.id and (saved is None or saved.revision != before.revision):
        return open_save(to_lobby(model, arg)[0], before.id)  # as it is now; deleted meanwhile, the lobby
    return done(replace(model, play=before, layers=(), toast=None))


def on_the_table(setup: Record, set_up: SetUp, seats: Sequence[Seat] = ()) -> Play:
    """The table as it has been set up, with the names of these seats. Raises Problem if it is no position."""
    text, box = set_up.text, set_up.box
    sketch = box_values.laid_out(setup, text) if box else sketched(replace(setup, position=text))
    called = [seat.name for seat in (*seats, *[Seat()] * sketch.game.players)]
    return Play("", sketch, tuple(map(Seat, called[: sketch.game.players])), set_up=set_up)


# ---- what is on the table ------------------------------------------------------------------------------


def settings(play: Play) -> Sequence[Setting]:
    """All that may be set, or that counts at the end; nothing in games that are set up as text."""
    if play.set_up and play.set_up.box:
        return list(box_values.settings(play))
    editor = editor_of(play.match.game)
    if editor is None or play.set_up is None:
        return ()
    every = editor.settings(play.match.state.clone())
    return [setting for setting in every if setting.counts or not play.set_up.counts]


def faults(play: Play) -> Sequence[Fault]:
    """Why it is no position of a game."""
    editor = None if play.set_up and play.set_up.box else editor_of(play.match.game)
    return list(editor.faults(play.match.state)) if editor else ()


def _put(play: Play, key: str, value: str) -> str:
    """The text with one thing otherwise. Raises Problem for what it cannot be."""
    assert play.set_up is not None
    if play.set_up.box:
        return box_values.changed(play, key, value)
    editor = editor_of(play.match.game)
    assert editor is not None
    return editor.changed(play.set_up.text, key, value)


def thing(model: Model, arg: str) -> Result:
    """The settings of the nearest of these things that has some are shown; once more, and they go.

    Where it is one thing or the other, as with a tick, it is the other now.
    """
    play = model.play
    if play is None or play.set_up is None:
        return done(model)
    editor = editor_of(play.match.game)
    every = settings(play)
    known = {NAMES, *(setting.thing for setting in every)}
    things = arg.split("|") if editor else []
    meant = [*things, *(editor.about(each) for each in things if editor)]
    named = next((each for each in meant if each in known), "")
    own = [setting for setting in every if setting.thing == named]
    if len(own) == 1 and len(own[0].choices) == TWO and editor:
        (other,) = (choice for choice in own[0].choices if choice != own[0].value)
        marked = model.with_play(set_up=replace(play.set_up, thing=named))
        assert marked.play
        return _changed(marked, marked.play, _put(play, own[0].key, other))
    chosen = named if named != play.set_up.thing else ""
    return done(model.with_play(set_up=replace(play.set_up, thing=chosen)))


def field(model: Model, key: str, value: str) -> Result:
    """A setting is chosen, a thing, or the text is written."""
    play = model.play
    if key == TEXT:
        return done(replace(model, typed=LinkInput(value)))
    if play is None or play.set_up is None:
        return done(model)
    if key == "thing":
        return done(model.with_play(set_up=replace(play.set_up, thing=value)))
    if key == BOX_NAME:
        return done(model.with_play(set_up=replace(play.set_up, box=_renamed(play.set_up.box, value))))
    if key.startswith(NAMED):
        return done(model.with_play(seats=_named(play.seats, key.removeprefix(NAMED), value)))
    return _set(model, play, play.set_up, key, value)


def _set(model: Model, play: Play, held: SetUp, key: str, value: str) -> Result:
    try:
        text = _preset(play, value) if key == "preset" else _put(play, key, value)
    except Problem as problem:
        told = common.problem(texts_of(model), problem) if held.box else _range(model, play, key)
        return refuse(model, told) if told else done(model)  # of a page that was drawn before
    return _changed(model, play, text)


def _range(model: Model, play: Play, key: str) -> str:
    """What fits where numbers are typed, said; nothing for other settings."""
    choices = next((setting.choices for setting in settings(play) if setting.key == key), ())
    if not (choices and all(choice.removeprefix("-").isdecimal() for choice in choices)):
        return ""
    least, most = (common.number(choose(map(int, choices))) for choose in (min, max))
    return texts_of(model)("Only whole numbers from {least} to {most} fit there.", least=least, most=most)


def _preset(play: Play, name: str) -> str:
    editor = editor_of(play.match.game)
    if play.set_up and play.set_up.box:
        return ""
    if editor is None or name not in PRESETS:
        raise BadNotation("position", "bad_position", part=name)
    return PRESETS[name](editor, play)


def _named(seats: tuple[Seat, ...], which: str, name: str) -> tuple[Seat, ...]:
    """The seats with another name on the one of this number."""
    called = " ".join(name.split())[:LONGEST_NAME]
    return tuple(
        replace(seat, name=called) if str(number) == which else seat for number, seat in enumerate(seats)
    )


def _renamed(box: OwnBox | None, name: str) -> OwnBox | None:
    return box and box._replace(name=" ".join(name.split())[:LONGEST_NAME])


def _changed(model: Model, play: Play, text: str) -> Result:
    """Another text; those that were undone are gone."""
    assert play.set_up is not None
    held = play.set_up
    texts = (*held.texts[: held.at + 1], text)[-MOST:]
    set_up = replace(held, texts=texts, at=len(texts) - 1)
    after = on_the_table(play.match.setup, set_up, play.seats)
    return done(replace(model, play=after, toast=None))


def gone(model: Model, by: int) -> Result:
    """So many texts back or forward."""
    play = model.play
    assert play is not None
    assert play.set_up is not None
    at = play.set_up.at + by
    if not 0 <= at < len(play.set_up.texts):
        return done(model)
    after = on_the_table(play.match.setup, replace(play.set_up, at=at), play.seats)
    t = texts_of(model)
    return done(replace(model, play=after, toast=None), Announce(t("Undone") if by < 0 else t("Redone")))


def _as_dealt(editor: Editor[Any], play: Play) -> str:
    """The beginning of the deal."""
    match = Match(replace(play.match.setup, position=""))
    return str(match.game.write(match.state))


def _text(play: Play) -> str:
    return play.match.setup.position


PRESETS: Mapping[str, Callable[[Editor[Any], Play], str]] = {
    "clear": lambda editor, play: editor.cleared(_text(play)),
    "start": _as_dealt,
    "end": lambda editor, play: editor.ended(_text(play)),
}


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
        if not play.set_up.box:
            play.match.game.read(text)  # by hand step by step, as text all at once
        after, effects = _changed(model, play, text)
    except Problem as problem:
        return done(replace(model, typed=LinkInput(model.typed.text, problem)))
    return after.without(TEXT), effects


FIELDS = {FIELD: field}
COMMANDS = {
    "set-up": begin,
    "set-thing": thing,
    TEXT: show_text,
    "set-take": take_text,
    "set-leave": leave,
}
