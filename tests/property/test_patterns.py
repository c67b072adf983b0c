"""No text from outside makes a regular expression of the page slow: each gets its worst cases.

The patterns are found in the sources. Each needs a text here that it finds, so that no new one is forgotten.
"""

import importlib
import json
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import game

ROOT = Path(game.__file__).parent.parent
AT_THE_DESK = ("game.web", "game.lab", "game.publish", "game.cli", "game.__main__")
MOST_S = 600  # for one pattern, of some 1, however busy the machine is
CALLED = re.compile(r"\bre\.(?:match|fullmatch|search|sub|findall|split)\(\s*(?:rf?|f)?(\"[^\"]+\")")
LITERAL = re.compile(
    r"(?<=[(=,:?&|!\s])/(?![/*\s])((?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)/([a-z]*)(?=[.,)])"
)

SHEET = "1 sheet A, jokers 3, struck -, bonuses -, ticked a1 a2"
FITTING = (
    "amun7342",
    "-12",
    "57 decisions, turn 9, player 2 began, idle 0, busy 1, short 0",
    "refill 2, fill 4, fill 0, shift 1, haul_on 5 1, go_on 1 0, turn_end",
    "B1 of 2: 2 white I1, 1 red L3",
    "S1: 1 white I2 a1 b1; 3 red I1 c1",
    "stages 1 - - 2 - -",
    "player 1: pyramid 1, workers C C S1",
    "sled 1: white I1, red L3 at 12.5 -3.25 0.0 -1.0 shaken 0.25 0.0",
    "18 decisions, turn 3 of player 2, idle 1",
    "player 2 pays red black, then a second stone",
    "middle 12, lying 3, blocked -",
    "met quarry 3, obelisk 12",
    SHEET,
    "decision 12: player 1, load_a stone",
    "player 1: obelisk, 3 stones",
    "player 2: obelisk, 3 stones",
    "out of the game: 3 tiles",
    "supply 12, reserve 3",
    "player 1 began, first with 5 obelisks: -",
    "7 heap 5 of 2, points 4 3",
    "2026-11-24",
    "2026-11-24 14:05",
    "day20261124",
    '<a data-k="x" aria-label="y" title="z">',
    "baumeister.game.7",
    "p",
    "t330d80",
    "abc123",
    "0123456789ab",
    "m12",
    "Amunx20z",
    '{"a": "b\\"c"}',
    "0.1.0",
    "0123456789abcdef" * 4,
    "duel",
    "\ue000name\ue001text\ue002",
    '<g data-k="x" data-thing="y">',
    '<button data-k="x" title="y">',
    "x20",
    "-_ a",
    "12",
    "baumeister/path/index.html",
    '#duel-1-2-AAAA <br> <a href="#x"/>',
    "game duel 1",
    "{name} of {game}",
    "game.js game.wasm",
    "xlink:href",
    "abz29",
    "duel-1-2-AAAA1-cheops-n8m",
    "move-stone-3",
    " data-k=x",
    "pyscript.js",
    "?lang=de",
)


def modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(game.__path__, "game."):
        if not found.name.startswith(AT_THE_DESK):
            yield found.name


def of_python() -> dict[str, int]:
    """Pattern and flags: those that modules keep, and those that stand where they are used."""
    patterns: dict[str, int] = {}
    for name in modules():
        module = importlib.import_module(name)
        for held in vars(module).values():
            for each in held if isinstance(held, tuple) else (held,):
                if isinstance(each, re.Pattern):
                    patterns[each.pattern] = each.flags
        text = Path(str(module.__file__)).read_text("utf-8")
        plain = [json.loads(written) for written in CALLED.findall(text) if "{" not in written]
        patterns |= dict.fromkeys(plain, 0)
    return patterns


def of_javascript() -> dict[str, str]:
    files = [*(ROOT / "static" / "js").glob("*js"), *(ROOT / "game" / "publish").glob("*js")]
    return {source: flags for file in files for source, flags in LITERAL.findall(file.read_text("utf-8"))}


def slow(command: Sequence[str], pattern: str, flags: object, text: str) -> bool:
    """Whether the pattern hangs over the worst that can be made of a text it fits."""
    told = json.dumps([pattern, flags, text])
    try:
        done = subprocess.run(command, input=told, cwd=ROOT, text=True, check=False, timeout=MOST_S)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def fitting(pattern: str) -> str | None:
    """The first of the texts in which the pattern finds something."""
    return next((text for text in FITTING if re.search(pattern, text)), None)


def test_no_pattern_of_the_engine_or_the_shell_is_slow() -> None:
    patterns, feeder = of_python(), [sys.executable, "-m", "tests.property.patterns"]
    assert len(patterns) > 25
    assert [each for each in patterns if fitting(each) is None] == []
    assert [each for each, flags in patterns.items() if slow(feeder, each, flags, fitting(each) or "")] == []


def test_no_pattern_of_a_script_is_slow() -> None:
    patterns, feeder = of_javascript(), ["node", "tests/property/patterns.mjs"]
    assert len(patterns) > 10
    read = {source: re.sub(r"\(\?<(\w+)>", r"(?P<\1>", source) for source in patterns}
    assert [source for source, ours in read.items() if fitting(ours) is None] == []
    told = ((source, flags, fitting(read[source]) or "") for source, flags in patterns.items())
    assert [source for source, flags, text in told if slow(feeder, source, flags, text)] == []
