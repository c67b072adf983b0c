"""Rules come to the same result on every machine: what could differ is not used."""

import ast
from pathlib import Path

import pytest

from tests.layers.portability import in_bots, in_rules, in_sled
from tests.layers.sources import below, label, tree

BAD_ANYWHERE = [
    "import time",
    "from datetime import date",
    "import locale",
    "from os import environ",
    "import secrets",
    "key = hash(name)",
    "key = id(name)",
    "from math import sin",
    "import math\nx = math.log(2)",
    "for x in {3, 1, 2}: print(x)",
    "for x in set(names): print(x)",
    "for x in frozenset(names) - {1}: print(x)",
    "a = [x for x in {3, 1, 2}]",
    "a = {x: 1 for x in set(names)}",
    "kinds = set(names)\nfor kind in kinds: print(kind)",
    "self.kinds = {1, 2}\nfor kind in self.kinds: print(kind)",
    "kinds: set[int] = read()\na = list(kinds)",
    "def f(kinds: frozenset[str]):\n    return tuple(kinds)",
    "a = {1}\nb = a | c\nfor x in b: print(x)",
    "a = tuple({1, 2})",
    "a = ', '.join({'x', 'y'})",
    "a = [*{1, 2}]",
    "print(*{1, 2})",
    "a = next(iter({1, 2}))",
    "a = {1, 2}\nb = a.pop()",
    "a, b = {1, 2}",
    "a = enumerate(seen.union(more))",
]
BAD_IN_RULES = [
    "half = 0.5",
    "z = 2j",
    "a = 7 / 2",
    "a /= 2",
    "a = 2 ** n",
    "a = 2 ** 0.5",
    "a **= n",
    "a = pow(2, n)",
    "a = float(n)",
    "import random",
    "from random import shuffle",
    "from math import sqrt",
    "import math\nx = math.floor(y)",
]
BAD_IN_BOTS = [
    "import random\nx = random.random()",
    "import random\nrandom.shuffle(a)",
    "from random import choice",
    "from random import Random\nx = Random(1).randrange(5)",
    "from random import Random\nrng = Random(1)\nrng.shuffle(a)",
    "import math\nx = math.exp(2)",
]
SLED = "game/games/abusir/sled"  # the one room of the rules where floats are
BAD_IN_SLED = [
    "import random",
    "import math",
    "from math import hypot",
    "from game.core.chance import draw",
    "import numpy",
    "a = x ** 2",
    "a = x ** 0.5",
    "x **= 2",
    "a = sum(xs)",
    "a = round(x)",
    "a = pow(x, 2)",
    "a = complex(x, y)",
    "a = 2j",
    "a = x % y",
    "a = x // 0.5",
    "x %= 1.0",
    "a, b = divmod(x, y)",
    "for a in known.values(): print(a)",
    "a = math.hypot(x, y)",
]
GOOD_IN_SLED = [
    "from math import sqrt\nx = sqrt(0.5 * 0.5) / 2.0",
    "from functools import lru_cache",
    "from game.games.abusir.board import BANK",
    "a = corners[(i + 1) % len(corners)]",
    "a = (cubes + 7) // SLED_LAYER + WIDTH // 2",
    "a = abs(max(x, -y))",
]
GOOD_ANYWHERE = [
    "from math import gcd, isqrt",
    "a = 7 // 2 + 3 ** 2",
    "for x in sorted({3, 1, 2}): print(x)",
    "a = sorted(x for x in {3, 1, 2})",
    "a = max(set(names))",
    "a = any(x > 1 for x in {1, 2})",
    "a = x in {1, 2}",
    "a = {x for x in {1, 2}}",
    "for x in (1, 2): print(x)",
    "for key, value in {1: 2}.items(): print(key)",
    "stack = [1]\nstack.pop()",
]
GOOD_IN_BOTS = ["from random import Random\nx = Random(1).random()", "import math\nx = math.sqrt(0.5) / 2"]


@pytest.mark.parametrize("path", sorted({*below("game/core", "game/games")} - {*below(SLED)}), ids=label)
def test_rules_are_portable(path: Path) -> None:
    assert in_rules(tree(path)) == []


@pytest.mark.parametrize("path", below(SLED), ids=label)
def test_the_sled_is_portable(path: Path) -> None:
    assert in_sled(tree(path)) == []


@pytest.mark.parametrize("path", below("game/bots"), ids=label)
def test_bots_are_portable(path: Path) -> None:
    assert in_bots(tree(path)) == []


@pytest.mark.parametrize("source", BAD_ANYWHERE + BAD_IN_RULES)
def test_the_check_of_rules_catches(source: str) -> None:
    assert in_rules(ast.parse(source))


@pytest.mark.parametrize("source", BAD_ANYWHERE + BAD_IN_SLED)
def test_the_check_of_the_sled_catches(source: str) -> None:
    assert in_sled(ast.parse(source))


@pytest.mark.parametrize("source", GOOD_IN_SLED)
def test_the_check_of_the_sled_lets_pass(source: str) -> None:
    assert in_sled(ast.parse(source)) == []


@pytest.mark.parametrize("source", BAD_ANYWHERE + BAD_IN_BOTS)
def test_the_check_of_bots_catches(source: str) -> None:
    assert in_bots(ast.parse(source))


@pytest.mark.parametrize("source", GOOD_ANYWHERE)
def test_the_check_of_rules_lets_pass(source: str) -> None:
    assert in_rules(ast.parse(source)) == []


@pytest.mark.parametrize("source", GOOD_ANYWHERE + GOOD_IN_BOTS)
def test_the_check_of_bots_lets_pass(source: str) -> None:
    assert in_bots(ast.parse(source)) == []
