"""Games with other numbers in the box: a game's package loaded once more, with its tables changed.

A number of a table is named by the table and what leads to it, as in `OBELISKS_A.2.0`: the first prize of two
players. Everything that follows from a table is reckoned anew; the game itself stays as it is.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from inspect import getsource
from types import ModuleType
from typing import Any

from game.core.errors import BadOption

GAMES = "game.games"
GIVEN = "__given__"  # what a changed table is read from, in the module of the tables

Changes = tuple[tuple[str, int], ...]  # by name: another number


@contextmanager
def opened(game: str, changes: Changes) -> Iterator[None]:
    """While it lasts, the game is played with these numbers. Raises BadOption for what is no number of it."""
    if not changes:
        yield
        return
    with _in_place(game, _loaded(game, changes)):
        yield


@cache
def _loaded(game: str, changes: Changes) -> dict[str, ModuleType]:
    """The modules of the game with these numbers; more of them come in as they are needed."""
    modules: dict[str, ModuleType] = {}
    with _in_place(game, modules):
        _change(import_module(f"{GAMES}.{game}.tables"), changes)
        import_module(f"{GAMES}.{game}.game")
    return modules


@contextmanager
def _in_place(game: str, modules: dict[str, ModuleType]) -> Iterator[None]:
    """Other modules stand in the game's place, with all that is imported meanwhile."""
    package, parent = f"{GAMES}.{game}", import_module(GAMES)
    import_module(package)
    held, attribute = _taken(package), getattr(parent, game)
    sys.modules.update(modules)
    setattr(parent, game, modules.get(package))
    try:
        yield
    finally:
        modules.update(_taken(package))
        sys.modules.update(held)
        setattr(parent, game, attribute)


def _taken(package: str) -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}


# ---- the numbers ----------------------------------------------------------------------------------------


def _change(tables: ModuleType, changes: Changes) -> None:
    """The tables as they are written, but for these numbers; what is made of them follows."""
    given: dict[str, Any] = {}
    for path, number in changes:
        name, *way = path.split(".")
        found = given.get(name.upper(), getattr(tables, name.upper(), None))
        given[name.upper()] = _with(found, way, number, path)
    tree = ast.parse(getsource(tables))
    for line in tree.body:
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        named = [target.id for target in targets if isinstance(target, ast.Name) and target.id in given]
        if named and isinstance(line, ast.Assign | ast.AnnAssign):
            key = ast.Subscript(ast.Name(GIVEN, ast.Load()), ast.Constant(named[0]), ast.Load())
            line.value = key
    setattr(tables, GIVEN, given)
    code = compile(ast.fix_missing_locations(tree), str(tables.__file__), "exec")
    exec(code, vars(tables))  # noqa: S102 - our own tables once more


def _with(found: Any, way: list[str], number: int, path: str) -> Any:
    """The same with another number at the end of the way."""
    if not way:
        if type(found) is not int:
            raise BadOption("box", "bad_number", value=path)
        return number
    step, *rest = way
    if isinstance(found, Mapping):
        key = next((key for key in found if str(key).lower() == step.lower()), None)
        if key is not None:
            return {**found, key: _with(found[key], rest, number, path)}
    elif isinstance(found, tuple | list) and step.isdecimal() and int(step) < len(found):
        parts = list(found)
        parts[int(step)] = _with(found[int(step)], rest, number, path)
        return tuple(parts) if type(found) is tuple else type(found)(parts)
    raise BadOption("box", "bad_number", value=path)
