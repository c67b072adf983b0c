"""What is told more than once inside the shell: `python3 -m tests.desk shell [CHECKOUT]`.

Counts of a checkout, this one if none is named: imports that lead up to what is drawn, names of modules that
stand twice, imports under another name, layers filtered by hand, messages and questions of bots.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from tests.desk.sentences import ROOT

SHELL, SCREENS = "game/shell", "game.shell.screens"
ABOVE = ("page.py", "embed.py")  # what the browser is given
BY_HAND = re.compile(r"tuple\(layer for layer in|layers=\(\*|any\(layer\.name")
OF_BOTS = re.compile(
    r"^class (?:Think|Par|Judge|Ask|Progress|Answered|Totalled|Judged|ThinkingFailed)\b", re.MULTILINE
)


def sources(root: Path) -> Mapping[Path, str]:
    """By file of the shell, its text."""
    return {path: path.read_text("utf-8") for path in sorted((root / SHELL).rglob("*.py"))}


def imports(text: str) -> Iterator[ast.ImportFrom]:
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom))


def upward(files: Mapping[Path, str]) -> int:
    """Files that import what is drawn from below it."""
    below = (text for path, text in files.items() if "screens" not in path.parts and path.name not in ABOVE)
    return sum(any((node.module or "").startswith(SCREENS) for node in imports(text)) for text in below)


def twice(files: Mapping[Path, str]) -> int:
    """Names of modules that stand in the shell and among its screens."""
    names = Counter(path.stem for path in files if path.stem != "__init__")
    return sum(count > 1 for count in names.values())


def aliases(files: Mapping[Path, str]) -> int:
    """Modules and functions imported under another name."""
    every = (name for text in files.values() for node in imports(text) for name in node.names)
    return sum(name.asname not in (None, "msg") for name in every)


COUNTS: Mapping[str, Callable[[Mapping[Path, str]], int]] = {
    "files that import upwards": upward,
    "names of modules that stand twice": twice,
    "imports under another name": aliases,
    "layers filtered by hand": lambda files: sum(len(BY_HAND.findall(text)) for text in files.values()),
    "kinds of questions and answers of bots": lambda files: sum(
        len(OF_BOTS.findall(text)) for text in files.values()
    ),
}


def main(arguments: Sequence[str]) -> int:
    files = sources(Path(arguments[0]) if arguments else ROOT)
    for title, count in COUNTS.items():
        print(f"{title:40} {count(files):3}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
