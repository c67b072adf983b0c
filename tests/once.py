"""What takes long to make is made once a run, in however many processes the tests run."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

WAIT_S = 900


def once(temporary: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """The folder of this name, filled by whoever comes first; others wait, and find it whole."""
    own = temporary.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name
    # SQLite locks a file on every system and lets go of it when the process ends, however it ends.
    with closing(sqlite3.connect(folder.with_suffix(".lock"), timeout=WAIT_S, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        if not folder.exists():
            part = temporary.mktemp(name)
            make(part)
            part.rename(folder)
    return folder
