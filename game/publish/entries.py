"""The site as data: which URL is answered by which file, or by what is put together."""

from pathlib import Path

Entry = bytes | Path
Site = dict[str, Entry]


def content(entry: Entry) -> bytes:
    return entry if isinstance(entry, bytes) else entry.read_bytes()
