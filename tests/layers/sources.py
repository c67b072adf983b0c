"""The project's own files, as the tests of this folder read them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Finding(NamedTuple):
    """Something a check refuses, and where."""

    line: int
    what: str


@cache
def files() -> tuple[Path, ...]:
    """What is in the repository or about to be: everything that is not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    return tuple(path for name in sorted(set(listed.split("\0"))) if name and (path := ROOT / name).is_file())


def below(*folders: str, suffixes: tuple[str, ...] = (".py",)) -> list[Path]:
    """The files of these folders with one of these endings."""
    roots = [ROOT / folder for folder in folders]
    return [p for p in files() if p.suffix in suffixes and any(root in p.parents for root in roots)]


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes(), str(path))


def modules_imported(module: ast.Module, package: str) -> Iterator[Finding]:
    """Every module an import statement names, with the names taken from a module as modules of their own.

    Relative imports are resolved against the package the file belongs to.
    """
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (Finding(node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            yield from (Finding(node.lineno, f"{source}.{name.name}") for name in node.names)
