"""Built-in modules that are taken out of the interpreter."""

import sys
from itertools import pairwise

import pytest

from game.publish.interpreter import prune, wasm
from game.publish.interpreter.shake import MODULE, SHIPPED
from game.publish.packing import pack_inside

SMALLEST = b"\0asm\1\0\0\0"


@pytest.fixture(scope="module")
def module() -> bytes:
    return (SHIPPED / MODULE).read_bytes()


@pytest.fixture(scope="module")
def pruned(module: bytes) -> bytes:
    return prune.pruned(module)


def test_the_others_are_still_listed_in_their_order(module: bytes, pruned: bytes) -> None:
    before = prune.built_in(module)
    assert set(prune.ABSENT) < set(before)
    assert prune.built_in(pruned) == [name for name in before if name not in prune.ABSENT]


def test_only_what_belongs_to_them_leaves_the_table_of_functions(module: bytes, pruned: bytes) -> None:
    first, filled = wasm.functions_in_table(module)
    after = dict(wasm.filled_places(pruned))
    assert after.items() <= dict(enumerate(filled, first)).items()
    named = {each.entry: each.name for each in wasm.exports(module) if each.kind == wasm.FUNCTION}
    gone = {
        named.get(filled[place - first], "")
        for place in range(first, first + len(filled))
        if place not in after
    }
    assert {f"PyInit_{name}" for name in prune.ABSENT} <= gone
    assert all(name.startswith(("PyInit_", "lzma_", "sqlite3_", "ZSTD_")) for name in gone - {""})
    assert 3_000 < len(filled) - len(after) < 3_500


def test_tables_of_characters_are_emptied(module: bytes, pruned: bytes) -> None:
    before, after = prune._memory(module), prune._memory(pruned)
    tables = list(prune.character_tables(before))
    held = sum(end - start for start, end in tables)
    assert len(tables) == 22
    assert held > 0.98 * (max(end for _, end in tables) - min(start for start, _ in tables))
    assert not any(any(after[start:end]) for start, end in tables)
    listed = prune.ENTRY.size * len(prune.built_in(module))
    assert sum(a != b for a, b in zip(before, after, strict=True)) <= held + listed


def test_a_module_of_another_make_is_refused(module: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prune, "ABSENT", ("_csv", "unheard_of"))
    with pytest.raises(LookupError):
        prune.pruned(module)
    with pytest.raises(ValueError, match="no section"):
        prune.pruned(SMALLEST)


@pytest.mark.parametrize("values", [[], [3], [1, 5, 2, 3, 9, 4], [5, 5, 1, 5, 9], [9, 8, 7]])
def test_the_longest_chain_in_order(values: list[int]) -> None:
    places = prune.longest_chain(values)
    assert all(a < b and values[a] <= values[b] for a, b in pairwise(places))
    assert len(places) == max((len(chain) for chain in chains(values)), default=0)


def chains(values: list[int]) -> list[list[int]]:
    """All in order, whatever their length."""
    found: list[list[int]] = [[]]
    for value in values:
        found += [[*chain, value] for chain in found if not chain or chain[-1] <= value]
    return found


def test_what_needs_one_cannot_be_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_csv", None)
    monkeypatch.delitem(sys.modules, "csv", raising=False)
    with pytest.raises(ImportError, match="csv needs _csv"):
        pack_inside._use(["json", "csv"], prune.ABSENT)
    pack_inside._use(["json", "json.dumps"], prune.ABSENT)


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 8_191, 8_192, 3_235_040])
def test_constants_are_written_as_they_are_read(value: int) -> None:
    data = wasm.constant(value)
    assert data[0] == wasm.CONSTANT
    assert wasm.number(data, 1) == (value, len(data) - 1)
    assert not data[-2] & 64
