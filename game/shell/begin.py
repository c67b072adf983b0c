"""The first model: from what storage holds, the browser's language and the address."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.shell import shared
from game.shell.effects import Effect, Store
from game.shell.followers import settled
from game.shell.kept.autosave import ASIDE, OPEN_KEY, find, names, open_save, played_by, read_all
from game.shell.messages import Opened
from game.shell.model import Failure, Model, Moment, Settings
from game.shell.reading import readable
from game.shell.releases import read_index
from game.shell.results import Result, done, with_notice
from game.shell.setup import unfinished
from game.shell.update import command, update

LOOKED_FOR = frozenset({"puzzle", "exercise"})  # where a better move is, what opens it again


@dataclass(frozen=True, slots=True)
class Start:
    """What the browser knows at the start. `stored` is our part of storage, None if there is no storage."""

    stored: Mapping[str, str] | None
    language: str
    fragment: str
    base: str
    moment: Moment
    releases: str = "[]"  # the index of those archived, as the page has it
    build: str = ""
    rescue: str = ""  # the address of the page that lists what is kept, if there is one
    shares: bool = False  # whether it hands texts to other programs


def begin(start: Start) -> Result:
    """What was open last, or the lobby; a link in the address on top of it."""
    stored, aside = _without_unreadable(start.stored or {})
    model = Model(
        settings=Settings(language=start.language),
        saves=read_all(stored),
        aside=_aside(stored, aside),
        releases=read_index(start.releases),
        base=start.base,
        rescue=start.rescue,
        shares=start.shares,
        build=start.build,
        moment=start.moment,
    )
    model = shared.read(model, stored)
    if start.stored is None:
        model = with_notice(model, "no-storage")
    if aside:
        model = with_notice(model, "aside")
    last, effects = _open_last(model, stored.get(OPEN_KEY, ""))
    last = unfinished.again(last, stored[unfinished.KEY]) if stored.get(unfinished.KEY) else last
    opened, following = settled(Model(), last, effects)
    following = (*aside, *following)
    if not start.fragment.removeprefix("#"):
        return opened, following
    linked, more = update(opened, Opened(start.fragment))
    return linked, (*following, *more)


def begin_in_any_case(start: Start, failure: Callable[[Exception], Failure]) -> Result:
    """The first model; where it cannot be had, what went wrong, before a lobby in which nothing is open."""
    try:
        return begin(start)
    except Exception as error:  # noqa: BLE001 - whatever storage holds, there is a way to the lobby
        failed = failure(error)
    try:
        model, effects = begin(replace(start, stored=_without_open(start.stored), fragment=""))
    except Exception:  # noqa: BLE001 - see above
        return done(Model(base=start.base, rescue=start.rescue, failure=failed))
    return replace(model, failure=failed), (*effects, Store(OPEN_KEY, ""))


def _without_open(stored: Mapping[str, str] | None) -> Mapping[str, str] | None:
    opening = {OPEN_KEY, unfinished.KEY}
    return None if stored is None else {key: text for key, text in stored.items() if key not in opening}


def _open_last(model: Model, last: str) -> Result:
    """What was open last; a game that another release plays waits in the lobby for being asked."""
    name, sign, arg = last.partition(":")
    if sign:
        return command(model, name, arg) if name in LOOKED_FOR else done(model)
    saved = find(model, last)
    return done(model) if saved and played_by(model, saved) else open_save(model, last)


def _aside(stored: Mapping[str, str], now: tuple[Effect, ...]) -> tuple[tuple[str, str], ...]:
    """What was put aside, before and just now."""
    wishes = {wish.key: wish.text for wish in now if isinstance(wish, Store)}
    held = {**stored, **wishes}
    return tuple((key, held[key]) for key in sorted(held) if key.startswith(ASIDE))


def _without_unreadable(stored: Mapping[str, str]) -> tuple[dict[str, str], tuple[Effect, ...]]:
    """What can be read, and the wish to keep the rest under another key. Saved games stay as they are."""
    bad = [key for key in shared.SHARED if stored.get(key) and not readable(stored[key])]
    kept = tuple(
        Store(name, text) for key in bad for name, text in ((_free(stored, key), stored[key]), (key, ""))
    )
    return {key: text for key, text in stored.items() if key not in bad}, kept


def _free(stored: Mapping[str, str], key: str) -> str:
    """Where its text is put aside: over nothing else that was."""
    return next(name for name in names(ASIDE + key) if stored.get(name, "") in ("", stored[key]))
