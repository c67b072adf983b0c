"""Frozen dataclasses as they are packed: another way to the same class."""

import ast
import dataclasses
import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import game
from game.publish.packing import pack, packed
from game.publish.packing.desugar import desugared
from game.publish.paths import ROOT


def modules() -> list[Path]:
    return [path for path in pack.game_files() if path.suffix == ".py" and b"@dataclass" in path.read_bytes()]


def frozen(module: ModuleType) -> dict[str, type[Any]]:
    """Of the module itself, not what it imports."""
    own = {k: each for k, each in vars(module).items() if getattr(each, "__module__", "") == module.__name__}
    return {name: each for name, each in own.items() if is_frozen(each)}


def is_frozen(each: Any) -> bool:
    return dataclasses.is_dataclass(each) and bool(vars(each)["__dataclass_params__"].frozen)


NOT_BROUGHT = {
    "__dataclass_fields__",
    "__dataclass_params__",
    "__getstate__",
    "__setstate__",
}  # nothing is pickled
WRITTEN_OUT = b"@dataclass(frozen=True, slots=True)"  # those that inherit stay as they are
SOURCES = {
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): path
    for path in modules()
    if WRITTEN_OUT in path.read_bytes()
}


@pytest.fixture(params=SOURCES)
def pairs(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[type[Any], type[Any]]]:
    """The frozen dataclasses of a module, each with the class it becomes."""
    for name in ("Plain", "put", "replace"):
        monkeypatch.setattr(game, name, getattr(packed, name), raising=False)
    written = ModuleType(request.param)
    tree = desugared(ast.parse(SOURCES[request.param].read_bytes()))
    exec(compile(tree, request.param, "exec", dont_inherit=True), vars(written))
    return [(each, getattr(written, name)) for name, each in frozen(import_module(request.param)).items()]


def arguments(cls: type[Any], *, word: str) -> dict[str, Any]:
    return {name: f"{name} {word}" for name in inspect.signature(cls).parameters}


def test_no_module_with_frozen_dataclasses_is_left_out() -> None:
    assert {"game.shell.model", "game.shell.messages", "game.shell.effects", "game.views.table"} <= set(
        SOURCES
    )


def test_every_class_is_written_out(pairs: list[tuple[type[Any], type[Any]]]) -> None:
    assert pairs
    for _, short in pairs:
        assert issubclass(short, packed.Plain)
        assert not dataclasses.is_dataclass(short)


def test_it_takes_the_same_arguments(pairs: list[tuple[type[Any], type[Any]]]) -> None:
    for long, short in pairs:
        assert short.__doc__ is None  # nobody reads it there
        assert short.__match_args__ == long.__match_args__
        assert {*dir(long)} - {*dir(short)} <= NOT_BROUGHT
        ours, theirs = (inspect.signature(cls).parameters for cls in (short, long))
        assert [(each.name, repr(each.default)) for each in ours.values()] == [
            (each.name, repr(each.default)) for each in theirs.values()
        ]


def test_it_shows_compares_and_copies_the_same(pairs: list[tuple[type[Any], type[Any]]]) -> None:
    for long, short in pairs:
        values = arguments(long, word="a")
        one, same = short(**values), short(*values.values())
        assert repr(one) == repr(long(**values))
        assert one == same
        assert hash(one) == hash(same) == hash(long(**values))
        assert one != long(**values)
        for name in values:
            changed = packed.replace(one, **{name: "b"})
            assert getattr(changed, name) == "b"
            assert changed != one


def test_it_is_as_frozen(pairs: list[tuple[type[Any], type[Any]]]) -> None:
    for long, short in pairs:
        for cls in (long, short):
            one = cls(**arguments(long, word="a"))
            assert not hasattr(one, "__dict__")
            for name in ("another", *arguments(long, word="a")):
                with pytest.raises((AttributeError, TypeError)):
                    setattr(one, name, 1)
                with pytest.raises((AttributeError, TypeError)):
                    delattr(one, name)


def test_what_is_no_plain_row_of_fields_stays_a_dataclass() -> None:
    source = (
        "@dataclass(slots=True)\nclass A: x: int = 0\n"
        "@dataclass(frozen=True, slots=True)\nclass B(A): y: int = 0\n"
        "@dataclass(frozen=True, slots=True)\nclass C:\n x: list[int] = field(default_factory=list)\n"
        "@dataclass(frozen=True, slots=True)\nclass D:\n x: int = 0\n def __post_init__(self): pass\n"
    )
    tree = ast.parse(source)
    assert ast.dump(desugared(ast.parse(source))) == ast.dump(tree)


def test_nothing_that_is_packed_asks_for_fields_of_plain_classes() -> None:
    asking = {"asdict", "astuple", "fields", "is_dataclass"}
    for name, path in (
        (path.relative_to(ROOT).as_posix(), path) for path in pack.game_files() if path.suffix == ".py"
    ):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module == "dataclasses":
                found = asking & {each.name for each in node.names}
                assert not found or name == "game/games/imhotep/state.py", (
                    name
                )  # its own, which is no plain one
