"""The rooms of a game, found by its id: only the game that is opened is loaded, and each edition by itself.

For an edition the game's modules are loaded once more, with its tables changed: whatever they say, reckon or
draw goes by them, and our own box costs nothing. The modules of an edition see each other and nobody else's.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any, cast
from weakref import WeakValueDictionary

from game.core.edition import FIELD, Edition, Given, Value, checked, found, parted
from game.core.errors import BadOption
from game.core.steps import Refusal

ROOMS = ("game.games", "game.text", "game.views", "game.cli.pictures")
TABLES, DECLARED = "game.games.{}.tables", "game.games.{}.edition"
KEPT = 4  # editions, besides those of which something is in use
HOME = "__box__"  # in each module of an edition: the others


def load(room: str, box: str) -> ModuleType:
    """The room of a game, `game.views.{}.table`, of our box or of an edition."""
    game, edition = parted(box)
    name = room.format(game)
    return _box(box).module(name) if edition else import_module(name)


@cache
def _found(name: str) -> bool:
    return find_spec(name) is not None


def is_there(room: str, box: str) -> bool:
    """Whether a game has such a room."""
    return _found(room.format(parted(box)[0]))


# ---- what may differ ------------------------------------------------------------------------------------


@cache
def values(game: str) -> dict[str, Value]:
    """All values of a game's box that may differ, by name; none in games that declare none."""
    return found(load(TABLES, game), load(DECLARED, game).VALUES) if is_there(DECLARED, game) else {}


def edition_of(game: str, given: Any) -> Edition:
    """What differs in a box with these values. Raises BadOption if none is like that."""
    edition = checked(values(game), given)
    if edition:
        _check(game, edition)
    return edition


@lru_cache(maxsize=KEPT)
def _check(game: str, edition: Edition) -> None:
    check = cast("Callable[[Any], Refusal | None] | None", getattr(load(DECLARED, game), "refused", None))
    tables = _tables(game, edition)
    refusal = check(tables) if check else None
    if refusal:
        raise BadOption(FIELD, "no_such_box", refusal=refusal, game=game)


def _tables(game: str, edition: Edition) -> ModuleType:
    """The game's tables, with what differs put in as they are made. Raises BadOption for what is none."""
    name = TABLES.format(game)
    spec: Any = find_spec(name)
    module = module_from_spec(spec)
    given = Given(vars(module), edition)
    exec(spec.loader.get_code(name), vars(module), given)  # noqa: S102 - our own tables once more
    for table in given.missing:
        raise BadOption(FIELD, "unknown_value", value=table.lower())
    return module


# ---- editions -------------------------------------------------------------------------------------------


class Box:
    """The modules of a game with these values in its tables; more of them come in as they are needed."""

    def __init__(self, game: str, edition: Edition) -> None:
        self._game = game
        self._modules: dict[str, ModuleType] = {}
        tables = TABLES.format(game)
        with self._in_place():
            package = import_module(tables.rpartition(".")[0])
            sys.modules[tables] = _tables(game, edition)
            vars(package)["tables"] = sys.modules[tables]

    def module(self, name: str) -> ModuleType:
        """A module of the game."""
        if name not in self._modules:
            with self._in_place():
                import_module(name)
                _wake(self._packages)
        return self._modules[name]

    @property
    def _packages(self) -> list[str]:
        return [f"{room}.{self._game}" for room in ROOMS]

    @contextmanager
    def _in_place(self) -> Iterator[None]:
        """These modules stand in the place of the game's, with all that is imported meanwhile."""
        held = _taken(self._packages)
        _place(self._modules)
        try:
            yield
        finally:
            self._modules.update(_taken(self._packages))
            for module in self._modules.values():
                vars(module)[HOME] = self
            _place(held)


_in_use: WeakValueDictionary[str, Box] = WeakValueDictionary()  # a game keeps its modules, and they their box


@lru_cache(maxsize=KEPT)
def _box(box: str) -> Box:
    found = _in_use.get(box) or Box(*parted(box))
    _in_use[box] = found
    return found


def _taken(packages: list[str]) -> dict[str, ModuleType]:
    """The modules of these packages, which are loaded no more, and no names in others."""
    for package in packages:
        room, _, game = package.rpartition(".")
        if room in sys.modules:
            vars(sys.modules[room]).pop(game, None)
    return {name: sys.modules.pop(name) for name in _loaded(packages)}


def _loaded(packages: list[str]) -> list[str]:
    ways = tuple(f"{package}." for package in packages)
    return [name for name in sys.modules if name in packages or name.startswith(ways)]


def _place(modules: dict[str, ModuleType]) -> None:
    """These are loaded; a module is a name in its package, too."""
    sys.modules.update(modules)
    for name, module in modules.items():
        package, _, last = name.rpartition(".")
        setattr(sys.modules[package], last, module)


def _wake(packages: list[str]) -> None:
    """Modules that run when they are first asked for run now, while what they import is in its place."""
    woken: set[str] = set()
    while waiting := [name for name in _loaded(packages) if name not in woken]:
        for name in waiting:
            hasattr(sys.modules[name], "woken")
        woken.update(waiting)
