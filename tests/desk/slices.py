"""In how many files each module and each side of Imhotep is named: `python3 -m tests.desk slices`.

A module and a side have one file a room: their own. What is printed behind them are the other files whose
code names them; sentences, comments and docstrings are free to. `--files` lists their own files, too.
"""

import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.desk.sentences import ROOT

ROOMS = ("game/games/imhotep", "game/text/imhotep", "game/views/imhotep", "game/cli/pictures")
WRITTEN = ("codes.py",)  # by commands
# By module or side: the names it goes by, of words joined by `_`, and how its own files are called.
MODULES: Mapping[str, tuple[str, str]] = {
    "private": (r"private(?!_quarry|_back)", r"private"),
    "bets": (r"bets?", r"bets"),
    "favour": (r"favours?", r"favours"),
    "wrath": (r"wrath", r"wrath"),
    "dynasty": (r"dynasty|raft|gangplank|cargo_sled|private_quarry", r"dynasty"),
    "prophecies": (r"prophec(?:y|ies)|scarabs?|foretold|amun", r"prophecies|scarabs"),
}
SIDES: Mapping[str, tuple[str, str]] = {
    "market A": (r"market_a", r"market"),
    "market B": (r"market_b", r"market"),
    "market C": (r"market_c|coins|unused_coin|buys?|purse", r"market|coins"),
    "market D": (r"market_d|trades?|sold|sale|wares?", r"market|coins"),
    "pyramid A": (r"pyramid_a", r"pyramid|great"),
    "pyramid B": (r"pyramids?_b|bonus_(?:card|stones|load)|small_pyramids?", r"pyramid|bonuses"),
    "pyramid C": (r"pyramid_c|climbs?|figure_(?:start|point|levels|icon)", r"pyramid|great|chosen"),
    "pyramid D": (r"pyramid_d|scaffolds?", r"pyramid|great|chosen"),
    "temple A": (r"temple_a", r"temple"),
    "temple B": (r"temple_b|temple_(?:choice|field)", r"temple"),
    "temple C": (r"temple_c|seen_most", r"temple|rounds"),
    "temple D": (r"temple_d|chariots?|race", r"temple|rounds"),
    "burial A": (r"burial_a|area", r"burial"),
    "burial B": (r"burial_b", r"burial"),
    "burial C": (r"burial_c|crypt|tiles_taken", r"burial|crypt"),
    "burial D": (r"burial_d|crypt_column|open_column", r"burial|crypt"),
    "obelisks A": (r"obelisks_a", r"obelisks"),
    "obelisks B": (r"obelisks_b|singles?", r"obelisks"),
    "obelisks C": (r"obelisks_c|heights_worth", r"obelisks|heights"),
    "obelisks D": (r"obelisks_d|(?:obelisk|height)_tiles?", r"obelisks|heights"),
}
SIDE = re.compile("[A-D]")


def names(module: ast.Module) -> Iterator[str]:
    """What its code names: identifiers and strings of a word; a site and a side beside it as one name."""
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(text)) if text and not re.search(r"\s", text):
                yield text
            case ast.Tuple(elts=[ast.Constant(value=str(site)), ast.Constant(value=str(side))]):
                yield f"{site}_{side}" if SIDE.fullmatch(side) else ""


def spelled(name: str) -> str:
    """A name as small words joined by `_`: `MarketC` is `market_c`, `@prophecy` is `prophecy`."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)
    return "_".join(re.findall(r"[a-z0-9]+", apart.lower()))


def named(path: Path) -> set[str]:
    return {spelled(name) for name in names(ast.parse(path.read_text("utf-8")))}


def sources() -> dict[Path, set[str]]:
    """By file of the rooms, the names in its code."""
    files = (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))
    kept = (path for path in files if path.name not in WRITTEN and "imhotep" in str(path.relative_to(ROOT)))
    return {path.relative_to(ROOT): named(path) for path in kept}


def found(files: Mapping[Path, set[str]], pattern: str, own: str) -> tuple[list[Path], list[Path]]:
    """Its own files, and the others that name it."""
    its = re.compile(rf"(?:^|_)(?:{pattern})(?:_|$)")
    naming = [path for path, there in files.items() if any(map(its.search, there))]
    mine = [path for path in naming if re.fullmatch(rf"{own}|imhotep_(?:modules|sites)", path.stem)]
    return mine, [path for path in naming if path not in mine]


def main(arguments: Sequence[str]) -> int:
    files = sources()
    for title, slices in (("module", MODULES), ("side", SIDES)):
        print(f"{title:12} own  elsewhere")
        for name, (pattern, own) in slices.items():
            mine, others = found(files, pattern, own)
            print(f"{name:12} {len(mine):3}  {len(others):3}")
            for path in [*mine, *others] if "--files" in arguments else ():
                print(f"{'':12}      {'' if path in mine else '! '}{path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
