"""Records from files and standard input, and back into files."""

import os
import re
import sys
from pathlib import Path

from game.core.errors import BadNotation, Problem
from game.core.link import Linked, open_link
from game.core.match import Match
from game.core.record import Record, from_text, to_text

STANDARD_INPUT = "-"
LINK = re.compile(r"(?:^|#)[a-z]+-[0-9]+-[0-9]+-[A-Za-z0-9-]*$")
MOST_BYTES = 1_000_000  # a record has a few thousand


def read_match(name: str) -> Match:
    """The record in a file (`-`: standard input), or the record itself, played.

    In a file and here a link may stand for it. Raises Problem naming the entry or field.
    """
    itself = "\n" in name.strip() or (LINK.search(name.strip()) and not _is_there(name))
    text = name if itself else _decoded(_bytes(name))
    return Match(linked(text).record if len(text.split()) == 1 else from_text(text))


def linked(text: str) -> Linked:
    """What a link stands for that may be the end of an address. Raises Problem."""
    return open_link(text.strip().rpartition("#")[2])


def _is_there(name: str) -> bool:
    """Whether a file has this name; a link may be longer than a name can be."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def _bytes(name: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Problem("file", "unreadable", path=name, why=_why(error)) from error
    if len(content) > MOST_BYTES:
        raise BadNotation("file", "too_many_bytes", most=MOST_BYTES)
    return content


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadNotation("file", "not_utf8") from error


def write_record(record: Record, name: str, *, over: bool) -> None:
    """Put the record into a file, over an old one only if told so. Raises Problem."""
    try:
        if over:
            _replace(Path(name), to_text(record))
        else:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(to_text(record))
    except FileExistsError as error:
        raise Problem("file", "file_exists", path=name) from error
    except (OSError, ValueError) as error:
        raise Problem("file", "unwritable", path=name, why=_why(error)) from error


def _replace(path: Path, text: str) -> None:
    """Write beside it first, so that the old one stays whole whatever happens."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
