"""No file of game/ imports, directly or by way of others, what imports it."""

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.layers.sources import below, label, modules_imported, tree
from tests.layers.test_layers import module_name


def imports() -> dict[str, set[str]]:
    """By module of game/, the modules of game/ it imports."""
    names = {module_name(label(path)): path for path in below("game") if path.suffix == ".py"}
    found = {}
    for name, path in names.items():
        package = name if path.stem == "__init__" else name.rpartition(".")[0]
        targets = {nearest(target, names) for _, target in modules_imported(tree(path), package)}
        found[name] = targets - {name, None, *parents(name)}
    return {name: {target for target in targets if target} for name, targets in found.items()}


def nearest(target: str, names: Iterable[str]) -> str | None:
    """The module meant: `game.core.game.Event` is of `game.core.game`."""
    known = set(names)
    while target and target not in known:
        target = target.rpartition(".")[0]
    return target or None


def parents(name: str) -> set[str]:
    """A package does not count as a user of what it holds."""
    parts = name.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts))}


def in_order(graph: Mapping[str, Iterable[str]]) -> list[str]:
    return list(TopologicalSorter(graph).static_order())


def test_imports_go_round_in_no_circle() -> None:
    assert in_order(imports())


def test_the_check_catches_a_circle() -> None:
    with pytest.raises(CycleError):
        in_order({"a": ["b"], "b": ["c"], "c": ["a"]})
    assert nearest("game.core.game.Event", ["game.core.game", "game"]) == "game.core.game"
