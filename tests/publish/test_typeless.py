"""What only type checkers read is not packed; the rest does what it did."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from game.publish.packing import pack
from game.publish.packing.desugar import desugared
from game.publish.packing.typeless import typeless
from game.publish.paths import ROOT

SOURCES = [path for path in pack.game_files() if path.suffix == ".py"]
GAMES = ROOT / "game" / "views" / "games.py"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SOURCE = """
from __future__ import annotations
from collections.abc import Iterator, Sequence
from json import dumps as dumps
import os.path, zlib
from typing import NamedTuple, cast

LIMIT: int = 3
later: str

class Pair(NamedTuple):
    left: int
    right: Sequence[int] = ()

async def wait(*all: int, key: str = "a", **more: float) -> None:
    if key:
        from fractions import Fraction
    kept: Fraction
    kept = os.path.join(key, *map(str, all))
    self.held: int = max(cast("int", kept), 1)
"""
LEFT = """
from __future__ import annotations
from collections.abc import Sequence
from json import dumps as dumps
import os.path
from typing import NamedTuple

LIMIT = 3
pass

class Pair(NamedTuple):
    left: int
    right: Sequence[int] = ()

async def wait(*all, key = "a", **more):
    if key:
        pass
    pass
    kept = os.path.join(key, *map(str, all))
    self.held = max(kept, 1)
"""


def left(source: str) -> str:
    return ast.unparse(typeless(ast.parse(source)))


def test_types_and_imports_for_them_go_and_fields_of_classes_stay() -> None:
    assert left(SOURCE) == ast.unparse(ast.parse(LEFT))


def test_a_name_offered_to_others_stays() -> None:
    offered = "from json import dumps, loads\n__all__ = ['dumps']"
    assert left(offered) == "from json import dumps\n__all__ = ['dumps']"


def test_no_function_keeps_types_and_no_name_is_missing(tmp_path: Path) -> None:
    for path in SOURCES:
        tree = typeless(desugared(ast.parse(path.read_bytes())))
        assert not any(map(is_typed, ast.walk(tree))), path
        target = tmp_path / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(ast.unparse(tree), encoding="utf-8")
    undefined_or_unused = ["--isolated", "--target-version", "py314", "--select", "F821,F401"]
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", *undefined_or_unused, str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_what_is_asked_of_a_room_by_name_is_still_there() -> None:
    asked = set(re.findall(r"\broom\.(\w+)", GAMES.read_text("utf-8")))
    assert "Look" in asked
    for path in SOURCES:
        if path.parent.parent == GAMES.parent and path.stem in ("explain", "figures", "told", "sounds"):
            before, after = (set(bound(tree(path))) & asked for tree in (parsed, packed))
            assert after == before, path


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def packed(path: Path) -> ast.Module:
    return typeless(desugared(parsed(path)))


def bound(tree: ast.Module) -> Iterator[str]:
    """Names that a module has."""
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name


def is_typed(node: ast.AST) -> bool:
    return (isinstance(node, FUNCTIONS) and node.returns is not None) or (
        isinstance(node, ast.arg) and node.annotation is not None
    )
