"""How much the style sheets say, and how often the same: `python3 -m tests.desk styles`."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.desk.sentences import ROOT

CSS = ROOT / "static/css"
ONE_EACH = ("panel", "chip", "target", "card", "badge", "row")  # the things that all games have


def plain(path: Path) -> str:
    """A sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)


def heads(sheet: str) -> list[str]:
    """What the rules of a sheet are for; conditions are none."""
    return [head.strip() for head in re.findall(r"([^{};]+)\{", sheet) if not head.strip().startswith("@")]


def classes(sheet: str) -> set[str]:
    return {name for head in heads(sheet) for name in re.findall(r"\.([A-Za-z][\w-]*)", head)}


def main(_arguments: Sequence[str]) -> int:
    paths = sorted(CSS.rglob("*.css"))
    sheets = {path.relative_to(CSS).as_posix(): plain(path) for path in paths}
    named = set[str]().union(*map(classes, sheets.values()))
    print(f"{'lines':24} {sum(len(path.read_text('utf-8').splitlines()) for path in paths):5}")
    print(f"{'rules':24} {sum(len(heads(sheet)) for sheet in sheets.values()):5}")
    print(f"{'px values':24} {sum(len(re.findall(r'[0-9]px', sheet)) for sheet in sheets.values()):5}")
    print(f"{'classes':24} {len(named):5}")
    print(f"{'of three letters or less':24} {sum(len(name) <= 3 for name in named):5}")
    for thing in ONE_EACH:
        its = re.compile(rf"(?:^|-){thing}s?(?:-|$)")
        styling = [path for path, sheet in sheets.items() if any(map(its.search, classes(sheet)))]
        print(f"{'sheets with ' + thing:24} {len(styling):5}  {' '.join(styling)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
