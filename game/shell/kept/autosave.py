"""Saved games: writing every change, other tabs, storage that fails, opening, deleting."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count

from game.core.errors import OtherVersion, Problem
from game.core.record import to_text
from game.shell import messages as msg
from game.shell.effects import Download, Drop, Effect, Save, StartAgain, Store
from game.shell.held import SavedGame
from game.shell.kept import statistics
from game.shell.kept.saves import listed, opened, saved_text, whole
from game.shell.model import Model
from game.shell.play import Play
from game.shell.releases import Release, speaker
from game.shell.results import Result, done, toast, with_notice, without_notice
from game.shell.words import texts_of

GAME_KEY = "game."  # and the id of the saved game
OPEN_KEY = "open"  # what to open at the next visit, see `Model.reopens`; empty: the lobby
ASIDE = "aside."  # before the key of what could not be read, in the first name that is free
OF_ONE_GAME = ("other-tab", "broken", "other-version")  # notices that go with the game they are about
# What is saved.
KEPT = (
    *("match", "seats", "redo", "at", "start", "guide", "table", "sent", "answers"),
    *("review", "annotations", "branches", "dropped"),
)


# ---- writing ----------------------------------------------------------------------------------------


def keep(before: Model, after: Model) -> Result:
    """Save the open game if it changed, and remember which one is open."""
    play, old = after.play, before.play
    remembered = _remember_open(before, after)
    if play is None or not play.writable or not _changed(old, play):
        return after, remembered
    saved, effects = write(after, play, play.written or None)
    counted, entering = statistics.enter(old, saved)
    return counted, (*effects, *entering, *remembered)


def _changed(old: Play | None, play: Play) -> bool:
    if old is None or (old.id, old.revision) != (play.id, play.revision):
        return not play.revision  # a new game; else it was opened from storage, or written already
    return any(getattr(old, name) != getattr(play, name) for name in KEPT)


def write(model: Model, play: Play, after: int | None) -> Result:
    """The game is open as it is, or moves from it are tried, and it is saved."""
    play = replace(play, revision=play.revision + 1, written=play.revision + 1)
    text = saved_text(play, model.moment.date)
    opened = model.play.at_home(play) if model.play else play
    kept = _with_saved(replace(model, play=opened), listed(play.id, text))
    return done(kept, Save(play.id, text, after))


def write_aside(model: Model, play: Play) -> Result:
    """A game that is not open is saved."""
    text = saved_text(replace(play, revision=1, written=1), model.moment.date)
    return done(_with_saved(model, listed(play.id, text)), Save(play.id, text, None))


def write_reviewed(model: Model, play: Play) -> Result:
    """A game that is not open is saved with its review so far; when it was played does not change."""
    saved = find(model, play.id)
    if saved is None or saved.revision != play.revision:
        return done(model)
    play = replace(play, revision=play.revision + 1, written=play.revision + 1)
    text = saved_text(play, saved.date)
    kept = _with_saved(replace(model, reviewed=play), listed(play.id, text))
    return done(kept, Save(play.id, text, saved.revision))


def _remember_open(before: Model, after: Model) -> tuple[Effect, ...]:
    return () if before.reopens == after.reopens else (Store(OPEN_KEY, after.reopens),)


def _with_saved(model: Model, saved: SavedGame) -> Model:
    """The list with this game as it is now, latest first."""
    others = [other for other in model.saves if other.id != saved.id]
    return replace(model, saves=in_order([saved, *others]))


def in_order(saves: list[SavedGame]) -> tuple[SavedGame, ...]:
    """Latest first."""
    return tuple(sorted(saves, key=lambda saved: saved.date, reverse=True))


def read_all(stored: Mapping[str, str]) -> tuple[SavedGame, ...]:
    """Every saved game in storage."""
    keys = [key for key in stored if key.startswith(GAME_KEY)]
    return in_order([listed(key.removeprefix(GAME_KEY), stored[key]) for key in keys])


def names(name: str) -> Iterator[str]:
    """The name, and those of its copies: the same brought again finds each of them."""
    yield name
    yield from (f"{name}-{number}" for number in count(2))


# ---- storage that fails, other tabs -----------------------------------------------------------------


def saved(model: Model, message: msg.Saved) -> Result:
    """Writing works again."""
    return done(without_notice(model, "full"))


def failed(model: Model, message: msg.SaveFailed) -> Result:
    """The game goes on, and the page says that it is not kept."""
    if message.reason == "conflict":
        return _locked(model, message.id)
    if model.play and model.open_id == message.id:
        model = model.with_home(written=message.after or 0)
    return done(with_notice(model, "full" if message.reason == "full" else "no-storage"))


def stored(model: Model, message: msg.Stored) -> Result:
    """Another tab has written or removed a saved game. If it is the open one, nobody overwrites the other."""
    if not message.key.startswith(GAME_KEY):
        return done(model)
    save_id = message.key.removeprefix(GAME_KEY)
    if message.value is None:
        model = replace(model, saves=tuple(other for other in model.saves if other.id != save_id))
        return _locked(model, save_id)
    theirs = listed(save_id, message.value)
    model = _with_saved(model, theirs)
    return _only_reviewed(model, theirs) or _locked(model, save_id)


def _only_reviewed(model: Model, saved: SavedGame) -> Result | None:
    """A background review of the open game goes on here; None if more of it has changed elsewhere."""
    if model.play is None or model.open_id != saved.id:
        return None
    ours, theirs = model.play.home, whole(saved)
    if theirs is None or theirs.match.record != ours.match.record:
        return None
    if any(getattr(ours, name) != getattr(theirs, name) for name in KEPT if name not in ("match", "review")):
        return None
    its = {name: getattr(theirs, name) for name in ("review", "revision", "written")}
    return done(model.with_home(**its))


def _locked(model: Model, save_id: str) -> Result:
    if not save_id or model.open_id != save_id:
        return done(model)
    return done(with_notice(model.with_home(locked=True), "other-tab", save_id))


def take_over(model: Model, arg: str) -> Result:
    """This tab's game is written over the other tab's."""
    home = model.play.home if model.play else None
    if home is None or not home.id or not home.locked:
        return done(model)
    revision = max(home.revision, _revision(model, home.id))
    return write(without_notice(model, "other-tab"), replace(home, locked=False, revision=revision), None)


def reload_save(model: Model, arg: str) -> Result:
    """The other tab's game is opened in place of this tab's."""
    if model.play is None:
        return done(model)
    if find(model, model.open_id) is None:
        return to_lobby(model, arg)
    return open_save(replace(without_notice(model, "other-tab"), play=None, layers=()), model.open_id)


def _revision(model: Model, save_id: str) -> int:
    saved = find(model, save_id)
    return saved.revision if saved else 0


# ---- opening and deleting ---------------------------------------------------------------------------


def find(model: Model, save_id: str) -> SavedGame | None:
    """The saved game of this id."""
    return next((saved for saved in model.saves if saved.id == save_id), None)


def open_save(model: Model, arg: str) -> Result:
    """A saved game goes on; one that cannot be read is shown as the text it is."""
    saved = find(model, arg)
    if saved is None:
        return done(model)
    if played_by(model, saved):
        return done(model, StartAgain(save=saved.id))
    try:
        play = opened(saved)
    except Problem as problem:
        return done(model.over("raw", arg, problem))
    model = without_notice(model, *OF_ONE_GAME).at_table(play)
    if play.problem is None:
        return done(model)
    return done(
        with_notice(model, "other-version" if isinstance(play.problem, OtherVersion) else "broken", arg)
    )


def played_by(model: Model, saved: SavedGame) -> Release | None:
    """The archived release that a saved game of other rules goes on with."""
    return speaker(model.releases, saved.game, saved.rules)


def raw(model: Model, arg: str) -> Result:
    """The text of a saved game, to be copied."""
    return done(model.over("raw", arg))


def delete(model: Model, arg: str) -> Result:
    """A saved game is removed; a toast brings it back."""
    saved = find(model, arg)
    if saved is None:
        return done(model)
    saves = tuple(other for other in model.saves if other.id != arg)
    model = replace(model, saves=saves, deleted=(*model.deleted, saved))
    if model.open_id == arg:
        model = replace(model, play=None)
    t = texts_of(model)
    told, effects = toast(model, "done", t("The game was deleted."), command=f"restore:{arg}")
    return told, (Drop(arg), *effects)


def restore(model: Model, arg: str) -> Result:
    """A deleted game is back."""
    saved = next((deleted for deleted in model.deleted if deleted.id == arg), None)
    if saved is None:
        return done(model)
    deleted = tuple(other for other in model.deleted if other is not saved)
    back = _with_saved(replace(model, deleted=deleted, toast=None), saved)
    return done(back, Save(saved.id, saved.raw, None))


def to_lobby(model: Model, arg: str) -> Result:
    """The table is left; its game is kept."""
    return done(replace(model, play=None, layers=(), toast=None, failure=None))


def raw_text(model: Model, save_id: str) -> str:
    """The text of a saved game as storage holds it."""
    saved = find(model, save_id)
    return saved.raw if saved else ""


def download(model: Model, arg: str) -> Result:
    """The text of a game, or the statistics, as a file."""
    kind, _, save_id = arg.partition(":")
    if kind == "raw":
        return done(model, Download(f"baumeister-{save_id}.txt", raw_text(model, save_id)))
    if kind == "statistics":
        return done(model, Download("baumeister-statistics.json", statistics.exported(model)))
    if model.play is None:
        return done(model)
    record = model.play.match.record
    return done(model, Download(f"{record.game}-{record.seed}-{model.moment.date[:10]}.txt", to_text(record)))


COMMANDS = {
    "continue": open_save,
    "raw": raw,
    "delete": delete,
    "restore": restore,
    "lobby": to_lobby,
    "take-over": take_over,
    "reload-save": reload_save,
    "download": download,
}
