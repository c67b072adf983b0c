"""Files that are written whole or not at all: what was there stays until the new one is complete."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any


def by_game(tables: Mapping[str, Mapping[str, Any]]) -> str:
    """A file of games and numbers of players: a line of JSON for each number."""
    rows = []
    for game, table in sorted(tables.items()):
        lines = [f'  "{players}": {json.dumps(row)}' for players, row in sorted(table.items())]
        rows.append(f' "{game}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def put(path: Path, text: str) -> None:
    """Write a text."""
    put_by(path, lambda aside: aside.write_text(text, "utf-8"))


def put_by(path: Path, write_to: Callable[[Path], object]) -> None:
    """Have a file written, and put it in its place."""
    aside = path.with_suffix(".part")
    write_to(aside)
    aside.replace(path)
