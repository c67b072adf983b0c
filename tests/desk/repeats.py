"""Count what words, events and positions say more than once: `python3 -m tests.desk repeats`.

A line a count: how often, and where. Numbers in events are read from the recorded games.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.desk.sentences import ROOT
from tests.golden.games import names, recorded

FACADE = {"action", "category", "choice", "choice_about", "event", "option", "prompt", "refusal"}
CAST = re.compile(r"\b(?:int|str)\(\w+\.(?:params|details)\b|\b(?:int|str)\((?:params|details)[\[.]")
HEAD = re.compile(r"\.winners\[0\]")
BAD = re.compile(r'BadNotation\("position", "bad_position"')
GAME = ROOT / "game"


def files(*patterns: str) -> list[Path]:
    """The sources of these patterns."""
    return sorted({path for pattern in patterns for path in GAME.glob(pattern)})


def lines(pattern: re.Pattern[str], paths: list[Path]) -> Iterator[str]:
    """The file of every place where something is written."""
    for path in paths:
        yield from (path.relative_to(GAME).as_posix() for _ in pattern.finditer(path.read_text("utf-8")))


def functions(paths: list[Path], wanted: set[str]) -> Iterator[str]:
    """The functions of these names that modules define."""
    for path in paths:
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.FunctionDef) and node.name.strip("_") in wanted:
                yield f"{node.name.strip('_')} in {path.relative_to(GAME).as_posix()}"


def twice(paths: list[Path]) -> set[str]:
    """The names of functions that several of these files define."""
    defined = Counter(
        name
        for path in paths
        for name in {
            node.name.strip("_")
            for node in ast.parse(path.read_bytes()).body
            if isinstance(node, ast.FunctionDef)
        }
    )
    return {name for name, count in defined.items() if count > 1} - {"write", "read"}


def boats() -> Iterator[str]:
    """By game and kind of event: the lowest number a boat is told by, and how it is written."""
    found: dict[str, list[int | str]] = {}
    for name in names():
        for event in recorded(name).told:
            boat = event.params.get("boat", "")
            if str(boat).isdigit():
                found.setdefault(f"{name.split('-')[0]} {event.kind}", []).append(boat)
    yield from (f"{key} from {min(told, key=int)!r}" for key, told in sorted(found.items()))


def main() -> int:
    notations = files("games/*/notation.py", "games/*/reading.py", "games/*/lines.py")
    tables = {
        "details turned into numbers or words where they are read": lines(CAST, files("**/*.py")),
        "functions of a game's words written again": functions(files("text/*/**/*.py"), FACADE),
        "heads of prompts": lines(HEAD, files("views/*/prompt.py", "views/panels/prompt.py")),
        "ways to refuse a position": lines(BAD, files("core/*.py", "games/**/*.py")),
        "functions that several notations define": functions(notations, twice(notations)),
        "numbers of boats in events": boats(),
    }
    for title, found in tables.items():
        places = Counter(found)
        print(f"{sum(places.values()):4} {title}")
        print(*(f"       {count:3} {place}" for place, count in sorted(places.items())), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
