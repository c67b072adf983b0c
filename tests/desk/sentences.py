"""Finds the sentences in the sources: `t("…")`, `t.n("…", "…", n)`, `texts_of(model)("…")` and `N_("…")`.

By the syntax tree: Babel's own extractor misses sentences in f-strings, conditions and nested calls.
"""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from game.core.registry import LISTINGS
from game.text.catalogue import COMMON, domains

ROOT = Path(__file__).resolve().parents[2]
OF_NO_READER = ("publish",)  # folders of game/ that speak to builders, in English

Key = str | tuple[str, ...]  # of plurals, the form for one and the form for many


def in_source(source: str) -> list[Key]:
    """The sentences of a file in their order; a pair where there is a plural."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    calls.sort(key=lambda call: (call.lineno, call.col_offset))
    return [sentence for call in calls for sentence in _in_call(call)]


def _in_call(call: ast.Call) -> Iterator[Key]:
    if _is_texts(call.func) or (isinstance(call.func, ast.Name) and call.func.id == "N_"):
        yield from _written_out(call.args[0]) if call.args else ()
    elif isinstance(call.func, ast.Attribute) and call.func.attr == "n" and _is_texts(call.func.value):
        yield from product(_written_out(call.args[0]), _written_out(call.args[1]))


def _is_texts(node: ast.expr) -> bool:
    """Whether this is `t` or somebody's `.t`, or was just made by a call."""
    if isinstance(node, ast.Call):
        return True
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "t"


def _written_out(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_written_out(node.body), *_written_out(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def domain_of(path: Path) -> str:
    """The catalogue a file's sentences belong to: that of the game it is named after, or the common one."""
    parts = [part.removesuffix(".py").partition("_")[0] for part in path.parts]
    return next((part for part in parts if part in LISTINGS), COMMON)


def sources() -> list[Path]:
    """All files that speak to players."""
    files = sorted((ROOT / "game").rglob("*.py"))
    return [path for path in files if path.relative_to(ROOT / "game").parts[0] not in OF_NO_READER]


@cache
def extracted() -> dict[str, Catalog]:
    """All sentences by domain. What the catalogues it falls back on have, no game's has again."""
    found = {domain: Catalog(domain=domain) for domain in (COMMON, *LISTINGS)}
    for path in sources():
        name = path.relative_to(ROOT)
        for sentence in in_source(path.read_text("utf-8")):
            found[domain_of(name)].add(sentence, locations=[(name.as_posix(), 1)])
    for domain in LISTINGS:
        others = {key for name in (COMMON, *domains(domain)[:-1]) for key in keys(found[name])}
        for sentence in others.intersection(keys(found[domain])):
            found[domain].delete(sentence)
    return found


def keys(catalogue: Catalog) -> list[str]:
    """The keys of a catalogue without its head: of plurals, the form for one."""
    ids = (key_of(message) for message in catalogue if message.id)
    return [key if isinstance(key, str) else key[0] for key in ids]


def key_of(message: Message) -> Key:
    """The sentence a message is known by."""
    return message.id if isinstance(message.id, str) else tuple(message.id)
