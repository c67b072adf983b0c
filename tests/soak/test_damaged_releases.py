"""10,000 damaged indexes of releases: each is read whole, or told as a problem that names the field."""

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from game.core.errors import Problem
from game.shell.releases import Release, age, read_index, written
from game.text import common
from game.text.catalogue import LANGUAGES, texts
from tests.amount import tried
from tests.helpers import read_or_problem
from tests.soak.damage import damaged

Damage = Callable[[str, random.Random], str]
COUNT, CHUNKS = 10_000, 10
INDEX = (
    Release("1.12.3", "5f" * 32, 640_000, (("cheops", 1), ("duel", 3), ("imhotep", 2))),
    Release("0.2.0", "0a" * 32, 630_000, (("cheops", 1), ("duel", 2))),
    Release("0.1.0", "ce" * 32, 620_000, (("duel", 1),)),
)
TEXT = json.dumps(written(INDEX))
OTHERS: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    10**30,
    0.5,
    "",
    "1.2",
    "x" * 64,
    "<b>",
    [],
    [[]],
    {},
    {"x": 0},
)


def with_damaged_value(text: str, source: random.Random) -> str:
    """JSON still, but one of its values is another, is there no more or is somewhere else."""
    rows = json.loads(text)
    row = source.choice(rows)
    if source.random() < 0.2:
        source.shuffle(rows)
    at = row if source.random() < 0.6 else row["speaks"]
    key = source.choice([*at, "duel", "<i>"])
    if source.random() < 0.2:
        at.pop(key, None)
    else:
        at[key] = source.choice(OTHERS)
    return json.dumps(rows)


@pytest.mark.parametrize("damage", [damaged, with_damaged_value])
@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_a_damaged_index_is_read_or_a_problem(damage: Damage, chunk: int) -> None:
    source, outcomes = random.Random(chunk), Counter[str]()
    for _ in range(COUNT // 2 // CHUNKS):
        text = damage(TEXT, source)
        result = read_or_problem(read_index, text)
        outcomes["problem" if isinstance(result, Problem) else "read"] += 1
        if isinstance(result, Problem):
            assert result.field == "releases" or result.field.startswith("release ")
            assert all(common.problem(texts(language), result) for language in LANGUAGES)
        else:
            assert read_index(json.dumps(written(result))) == result
            assert sorted(result, key=lambda each: age(each.version), reverse=True) == list(result)
    assert outcomes["problem"] > 0
    assert outcomes["read"] > 0


def test_an_index_is_read_as_it_was_written() -> None:
    assert read_index(TEXT) == INDEX


@pytest.mark.parametrize(
    "text", ["[" * 20_000, "[{}" + ",{}" * 200_000 + "]", "[1e999]", "[NaN]", '["\ud800"]']
)
def test_what_is_no_index_is_refused_at_once(text: str) -> None:
    assert isinstance(read_or_problem(read_index, text), Problem)
