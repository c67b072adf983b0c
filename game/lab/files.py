"""Files that are written whole or not at all: what was there stays until the new one is complete."""

from collections.abc import Callable
from pathlib import Path


def put(path: Path, text: str) -> None:
    """Write a text."""
    put_by(path, lambda aside: aside.write_text(text, "utf-8"))


def put_by(path: Path, write_to: Callable[[Path], object]) -> None:
    """Have a file written, and put it in its place."""
    aside = path.with_suffix(".part")
    write_to(aside)
    aside.replace(path)
