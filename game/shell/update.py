"""From model and message to the next model and what it wishes for. Pure; every message has its handler."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from game.shell import jobs, shared, sight
from game.shell import messages as msg
from game.shell.effects import Effect, Focus
from game.shell.far import planning, remote
from game.shell.followers import settled
from game.shell.kept import autosave, offline, preferences, statistics
from game.shell.learning import (
    background,
    challenges,
    daily,
    exercises,
    exploring,
    lessons,
    pruning,
    puzzling,
    quests,
    reviewing,
)
from game.shell.model import OF_A_GAME, Model
from game.shell.places import PASSING, TABLE, Places, in_common, places
from game.shell.results import Result, close_notice, close_toast, done
from game.shell.setup import boxes, new_game, practice, setting_up, starting, tabletop, unfinished
from game.shell.share import backup, bg_stats, card, coding, links, merging, sending
from game.shell.table import (
    aiming,
    annotating,
    counting,
    explaining,
    played_from,
    playing,
    sounding,
    stepping,
    thinking,
)

Handler = Callable[[Model, Any], Result]
Commands = Mapping[str, Callable[[Model, str], Result]]
Fields = Mapping[str, Callable[[Model, str, str], Result]]
Handled = TypeVar("Handled")


def update(model: Model, message: msg.Message) -> Result:
    """The model after a message, and its effects in order."""
    tip = model.toast and model.toast.kind == "refused" and isinstance(message, INPUT)
    after, effects = HANDLERS[type(message)](replace(model, toast=None) if tip else model, message)
    if isinstance(message, INPUT):
        after = explaining.let_go(model, after)
    return settled(model, after, effects)


def ready(model: Model, arg: str) -> Result:
    """Whoever decides now has the device and may see what is hidden from the others."""
    if model.play is None or not sight.covered(model.play):
        return done(model)
    return done(model.with_play(holder=model.play.match.player), Focus("legal"))


def _command(model: Model, message: msg.Command) -> Result:
    return command(model, message.name, message.arg)


def command(model: Model, name: str, arg: str = "") -> Result:
    """What a command of this name does on the screen that is shown; nothing if there is none."""
    handler = COMMANDS.get(name)
    return handler(model, arg) if handler else done(model)


def _field(model: Model, message: msg.Field) -> Result:
    """An input changed: the first word of its name says what becomes of it."""
    kind, _, rest = message.name.partition("-")
    return FIELDS[kind](model, rest, message.value) if kind in FIELDS else done(model)


def _key(model: Model, message: msg.Key) -> Result:
    """A letter key, unless switched off; keys of no letter always work."""
    name = KEYS.get(message.key.lower())
    if name is None or (model.layers and name not in ON_LAYERS):
        return done(model)
    if message.key.lower() in LETTERS and not model.settings.letter_keys:
        return done(model)
    top = model.layer
    if top and top.name == name:
        return close(model, "")
    arg = _about(model, message, name)
    return BY_KEY[name](model, arg) if name in BY_KEY else command(model, name, arg)


def _about(model: Model, message: msg.Key, name: str) -> str:
    """What a key that is pressed somewhere asks about."""
    if name in ABOUT_A_THING:
        return message.thing
    if name != "rules":
        return ""
    info = explaining.info_of(model, model.play.explained) if model.play else None
    return info.rule if info else message.topic


def _toast_over(model: Model, message: msg.ToastOver) -> Result:
    return close_toast(model, "") if model.toast and model.toast.n == message.n else done(model)


def _retry(model: Model, arg: str) -> Result:
    return done(replace(model, failure=None, layers=()))


def close(model: Model, arg: str) -> Result:
    """The top layer goes."""
    return done(replace(model, layers=model.layers[:-1]))


def visited(model: Model, message: msg.Visited) -> Result:
    """Back and Forward of the browser: what lies further on goes, what lay there comes again if it can."""
    now = places(model)
    effects: tuple[Effect, ...] = ()
    common = in_common(now, message.places)
    if len(now) > common:
        model, effects = _left(model, now[:common])
    for place in message.places[common:]:
        name, _, arg = place.partition(" ")
        again = "continue" if name == TABLE else name
        if again in COME_AGAIN:
            model, more = command(model, again, arg)
            effects = (*effects, *more)
    return done(model, *effects)


def _left(model: Model, kept: Places) -> Result:
    """Nothing further on than this; without the table, the lobby."""
    if model.play and not kept:
        return autosave.to_lobby(model, "")
    above = len(kept) - bool(model.play)
    lying = [layer for layer in model.layers if layer.name not in PASSING][:above]
    return done(replace(model, layers=tuple(lying)))


def escape(model: Model, arg: str) -> Result:
    """Esc: the top layer, else the card beside a thing, else the open choice."""
    if model.play and model.play.explained and not model.layers:
        return done(model)  # any input lets it go
    return close(model, arg) if model.layers else command(model, "cancel", arg)


def opens(name: str) -> Callable[[Model, str], Result]:
    """A command that puts a layer on top, once; one about a game only over a game, its result at the end."""

    def command(model: Model, arg: str) -> Result:
        play = model.play
        ended = play is not None and play.match.over and not play.alone and not play.explore
        if name in OF_A_GAME and (play is None or (name in AT_THE_END and not ended)):
            return done(model)
        return done(model.over(name, arg))

    return command


AT_THE_END = frozenset({"result"})  # sooner it would show what is hidden
OF_NO_GAME = frozenset(
    {"daily", "puzzles", "training", "challenges", "new", "settings", "saves", "statistics", "rules", "keys"}
)
COME_AGAIN = OF_A_GAME | OF_NO_GAME | {"continue"}


def shows_game(name: str) -> Callable[[Model, str, str], Result]:
    """An input of a layer that is shown for one game after another."""

    def choose(model: Model, _: str, game: str) -> Result:
        return done(model.over(name, game) if model.layer and model.layer.name == name else model)

    return choose


BY_GAME = ("daily", "puzzles", "training", "challenges")

ELSEWHERE = frozenset({"zoom", "code", "review", "aims", "position", "share"})  # opened in their own way
OPENED = (*OF_A_GAME - ELSEWHERE, "settings", "saves", "rules", "keys")


def _joined(*tables: Mapping[str, Handled]) -> Mapping[str, Handled]:
    """All that is in them; nothing stands in two tables."""
    joined = {name: handler for table in tables for name, handler in table.items()}
    assert len(joined) == sum(map(len, tables))
    return joined


COMMANDS: Commands = _joined(
    playing.COMMANDS,
    stepping.COMMANDS,
    thinking.COMMANDS,
    sounding.COMMANDS,
    reviewing.COMMANDS,
    quests.COMMANDS,
    puzzling.COMMANDS,
    exercises.COMMANDS,
    challenges.COMMANDS,
    new_game.COMMANDS,
    starting.COMMANDS,
    lessons.COMMANDS,
    autosave.COMMANDS,
    backup.COMMANDS,
    merging.COMMANDS,
    statistics.COMMANDS,
    links.COMMANDS,
    coding.COMMANDS,
    remote.COMMANDS,
    planning.COMMANDS,
    sending.COMMANDS,
    card.COMMANDS,
    bg_stats.COMMANDS,
    boxes.COMMANDS,
    daily.COMMANDS,
    preferences.COMMANDS,
    explaining.COMMANDS,
    aiming.COMMANDS,
    offline.COMMANDS,
    practice.COMMANDS,
    setting_up.COMMANDS,
    unfinished.COMMANDS,
    played_from.COMMANDS,
    exploring.COMMANDS,
    pruning.COMMANDS,
    tabletop.COMMANDS,
    {name: opens(name) for name in OPENED},
    {
        "ready": ready,
        "close": close,
        "escape": escape,
        "close-toast": close_toast,
        "close-notice": close_notice,
        "retry": _retry,
    },
)
# What inputs are called, to their first hyphen.
FIELDS: Fields = _joined(
    new_game.FIELDS,
    tabletop.FIELDS,
    boxes.FIELDS,
    setting_up.FIELDS,
    annotating.FIELDS,
    links.FIELDS,
    {name: shows_game(name) for name in BY_GAME},
)
KEYS = {
    "escape": "escape",
    " ": "skip",
    "u": "undo",
    "r": "redo",
    "h": "hint",
    "l": "log",
    "p": "points",
    "?": "rules",
    "i": "explain",
    "z": "zoom",
}
BY_KEY = {"explain": explaining.by_key}  # where a key does more than its command
ABOUT_A_THING = frozenset({"explain", "zoom"})
LETTERS = frozenset(KEYS) - {"escape", " "}
ON_LAYERS = frozenset({"escape", "log", "points", "rules", "zoom"})

INPUT = (msg.Act, msg.Command, msg.Field, msg.Key)  # what lets a refusal go

HANDLERS: Mapping[type, Handler] = {
    msg.Act: playing.act,
    msg.Preview: playing.point,
    msg.Command: _command,
    msg.Field: _field,
    msg.Key: _key,
    msg.Forced: playing.forced,
    msg.Replayed: stepping.replayed,
    msg.Counted: counting.counted,
    msg.Progress: jobs.progress,
    msg.Answered: jobs.answered,
    msg.ThinkingMoved: thinking.moved,
    msg.ThinkingFailed: jobs.failed,
    msg.Opened: links.open_fragment,
    msg.Visited: visited,
    msg.Stored: shared.stored,
    msg.SaveFailed: merging.not_kept,
    msg.Saved: autosave.saved,
    msg.Kept: offline.kept,
    msg.NewVersion: offline.newer,
    msg.WordsBrought: preferences.words_brought,
    msg.Copied: links.copied,
    msg.Brought: merging.bring,
    msg.TooLarge: merging.too_large,
    msg.Encoded: coding.encoded,
    msg.Dragged: merging.dragged,
    msg.ToastOver: _toast_over,
    msg.Rested: background.rested,
    msg.Scheduled: exercises.scheduled,
}
