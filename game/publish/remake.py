"""Do a step of the work only when what it reads has changed."""

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from game.publish.paths import ROOT, STAMPS
from game.publish.problem import PublishError

PATIENCE_S = 900
PART = ".part"  # the ending of what is not whole yet
Inputs = list[Path | str]  # files, and words such as the digest of an earlier step


def digest(inputs: Iterable[Path | str]) -> str:
    """SHA-256 over files (name and bytes) and plain words, in the order given."""
    total = hashlib.sha256()
    for item in inputs:
        name = item if isinstance(item, str) else item.relative_to(ROOT).as_posix()
        data = b"" if isinstance(item, str) else item.read_bytes()
        total.update(f"{name}\n{len(data)}\n".encode() + data)
    return total.hexdigest()


def remake(step: str, inputs: Iterable[Path | str], outputs: Iterable[Path], make: Callable[[], None]) -> str:
    """Run `make` unless its outputs exist and come from these inputs; return the digest of the inputs."""
    now = digest(inputs)
    stamp = STAMPS / step
    if not (stamp.is_file() and stamp.read_text() == now and all(path.exists() for path in outputs)):
        stamp.unlink(missing_ok=True)  # what is broken off is not taken for whole
        make()
        write(stamp, now.encode())
    return now


def write(path: Path, data: bytes) -> None:
    """Write a whole file at once: who reads it meanwhile gets the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}{PART}")
    try:
        part.write_bytes(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keep two runs in the same checkout from installing into each other. Raises PublishError."""
    lock = _lock()
    try:
        _take(lock)
        yield
    finally:
        lock.close()


def _lock() -> sqlite3.Connection:
    """SQLite locks a file on every system and lets go of it when the process ends, however it ends."""
    try:
        STAMPS.mkdir(parents=True, exist_ok=True)
        return sqlite3.connect(STAMPS / "lock", timeout=1, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise _unwritable(error) from error


def _unwritable(error: Exception) -> PublishError:
    return PublishError(f"{STAMPS} cannot be written: {error}.", "Make it writable.")


def _take(lock: sqlite3.Connection) -> None:
    """Wait for the other run, second by second: only between two does Python hear that it is to end."""
    for waited in range(PATIENCE_S):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise _unwritable(error) from error
            if not waited:
                print("Another run is installing the runtime here: waiting for it.", flush=True)
        else:
            return
    raise PublishError("Another run is still installing the runtime here.", "End it and start again.")
