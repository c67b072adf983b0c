"""Where a figure comes from: which day, which machine, which commit."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from game import __version__

PACKAGE = Path(__file__).parents[1]


class Provenance(NamedTuple):
    """`date` is UTC's."""

    date: str
    machine: str
    commit: str


def here(folder: Path = PACKAGE) -> Provenance:
    """Of a figure found now, on this machine and by this Python, by the files of a folder."""
    python = f"{platform.python_implementation()} {'.'.join(platform.python_version_tuple()[:2])}"
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, {python}"
    return Provenance(f"{datetime.now(UTC):%Y-%m-%d}", machine, commit(folder))


def commit(folder: Path = PACKAGE) -> str:
    """The commit that is checked out, with a + if the folder differs from it; else the package's version."""
    name = _git(folder, "rev-parse", "--short", "HEAD") if _git(folder, "ls-files", ".") else ""
    return name + "+" * bool(_git(folder, "status", "--porcelain", ".")) if name else __version__


def _git(folder: Path, *words: str) -> str:
    """What git says of a folder; nothing where there is none."""
    try:
        done = subprocess.run(("git", *words), cwd=folder, check=False, capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip()
