"""The rooms of game/ import one another only along the arrows drawn; functions and files stay readable."""

import ast
from collections.abc import Iterator

import pytest

from tests.layers.arrows import ROOMS, forbidden, loads_by_name
from tests.layers.sources import ROOT, below, files, label, tree

MAY_LOAD_BY_NAME = {
    "game/core/loading.py",  # only the rooms of the opened game are imported,
    "game/views/face.py",  # and its icons
    "game/publish/packing/pack_inside.py",  # finds out what the standard library pulls in
}
LONGEST_FILE = 500
LONGEST_FUNCTION = 40
SMALL = 22  # parts of its syntax tree: a body with fewer says too little to be told in one place


def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_along_the_arrows_only(room: str) -> None:
    paths = [p for p in below("game") if p.relative_to(ROOT / "game").parts[0].removesuffix(".py") == room]
    found = [
        f"{label(path)}:{line} {what}"
        for path in paths
        for line, what in forbidden(tree(path), module_name(label(path)))
    ]
    assert found == []


def test_every_room_is_in_the_table() -> None:
    rooms = {path.relative_to(ROOT / "game").parts[0].removesuffix(".py") for path in below("game")}
    assert rooms <= set(ROOMS)


def test_modules_are_loaded_by_name_only_where_it_is_told() -> None:
    found = {label(path) for path in below("game") if any(loads_by_name(tree(path)))}
    assert found <= MAY_LOAD_BY_NAME


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("from game.shell.screens import table", "game.shell.share.drawn"),
        ("from game.shell.learning import quests", "game.shell.model"),
        ("from game.shell.table.opened import OpenGame", "game.shell.far.remote"),
        ("from game.shell.page import page", "game.shell.update"),
        ("import js", "game.shell.update"),
        ("from pyscript import when", "game.views.markup"),
        ("import pyodide.ffi", "game.core.game"),
        ("import numpy", "game.core.game"),
        ("import numpy", "game.bots.tree"),
        ("from game.lab import fit", "game.cli.main"),
        ("from game.shell import model", "game.lab.learning.fit"),
        ("import pandas", "game.lab.learning.fit"),
        ("import threading", "game.bots.greedy"),
        ("from game.games.duel import tables", "game.core.game"),
        ("from game.games.duel.state import DuelState", "game.bots.greedy"),
        ("from game import views", "game.games.duel.game"),
        ("from game.games.template import tables", "game.games.duel.game"),
        ("from ..template import tables", "game.games.duel.game"),
        ("from ...views import markup", "game.games.duel.game"),
        ("from game.shell import model", "game.views.duel"),
        ("from game.games.duel.steps import do_swap", "game.views.duel"),
        ("from game.games.template import tables", "game.views.duel"),
        ("from game.games.yard import tables", "game.games.abusir.game"),
        ("from game.games.duel import tables", "game.views.yard.board"),
        ("from game.games.duel import tables", "game.views.markup"),
        ("from game.core import link", "game.text.catalogue"),
        ("from game.web import dom", "game.shell.update"),
        ("from game.cli import main", "game.web.main"),
        ("def f():\n    import game.web.dom", "game.shell.update"),
        ("if TYPE_CHECKING:\n    from game.shell import model", "game.views.duel"),
    ],
)
def test_the_check_catches(source: str, name: str) -> None:
    assert list(forbidden(ast.parse(source), name))


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import js\nfrom pyscript import when", "game.web.dom"),
        ("import json, re", "game.core.link"),
        ("from game.core import link\nfrom . import tables", "game.games.duel.game"),
        ("from game.games.duel import tables", "game.views.duel"),
        ("from game.games.duel.state import DuelState", "game.views.duel.table"),
        ("import subprocess", "game.publish.install"),
        ("from game.games.duel import steps", "game.cli.main"),
        ("from game.games.abusir import edge", "game.games.yard.game"),
        ("from game.games.abusir import tables", "game.views.yard.side"),
        ("from game.cli import main", "game.__main__"),
        ("import numpy\nfrom concurrent.futures import Executor", "game.lab.learning.fit"),
    ],
)
def test_the_check_lets_pass(source: str, name: str) -> None:
    assert not list(forbidden(ast.parse(source), name))


def test_the_check_of_loading_by_name_catches() -> None:
    assert list(loads_by_name(ast.parse("importlib.import_module('game.web')")))
    assert list(loads_by_name(ast.parse("__import__('js')")))


def test_no_file_is_longer_than_a_reader_bears() -> None:
    own = [*below("game", "static", suffixes=(".py", ".css", ".js", ".mjs")), ROOT / "serve.py"]
    lengths = {label(path): len(path.read_text("utf-8").splitlines()) for path in own}
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_longer_than_a_screen() -> None:
    paths = [path for path in files() if path.suffix == ".py"]
    assert [f"{label(path)}: {what}" for path in paths for what in long_functions(tree(path))] == []


def test_the_check_of_long_functions_catches() -> None:
    assert list(long_functions(ast.parse("def f():\n" + "    x = 1\n" * LONGEST_FUNCTION)))
    assert not list(long_functions(ast.parse("def f():\n" + "    x = 1\n" * (LONGEST_FUNCTION - 1))))


def test_no_body_of_a_function_stands_twice() -> None:
    found: dict[str, list[str]] = {}
    for path in below("game"):
        for name, body in bodies(tree(path)):
            found.setdefault(body, []).append(f"{label(path)}: {name}")
    assert [names for names in found.values() if len(names) > 1] == []


def test_the_check_of_bodies_catches() -> None:
    one, other = (
        f"def {name}(x):\n    'As {name}.'\n    return [x + 1, x + 2, x + 3, x + 4]" for name in "ab"
    )
    (_, first), (_, second) = bodies(ast.parse(f"{one}\n{other}"))
    assert first == second


def bodies(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The functions that say something, each with what it does, without its docstring."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            body = function.body[ast.get_docstring(function) is not None :]
            if sum(1 for line in body for _ in ast.walk(line)) >= SMALL:
                yield function.name, "".join(map(ast.dump, body))


def long_functions(module: ast.Module) -> list[str]:
    functions = [n for n in ast.walk(module) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = [(f.name, (f.end_lineno or f.lineno) - f.lineno + 1) for f in functions]
    return [f"{name} has {length} lines" for name, length in lengths if length > LONGEST_FUNCTION]
