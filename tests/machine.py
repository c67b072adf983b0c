"""What a fresh machine lacks: a virtual environment, a Chromium, the runtime. Standard library only."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache" / "tests"
LOCK = ROOT / "tests" / "requirements.txt"
VENV = CACHE / "venv"
STAMP = VENV / "lock.sha256"
YIELDING = ("nice", "-n", "10")  # a tenth of a core for whoever shares it with others
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class SetupError(RuntimeError):
    """The machine lacks something the tests cannot do without: the message says what, and the way out."""


def run(arguments: Sequence[str], output: IO[str] | None = None, *, idle: bool = False) -> int:
    """Run the virtual environment's Python in the checkout, which asks nobody. If idle, others come first."""
    command = [*(YIELDING if idle and shutil.which(YIELDING[0]) else ()), str(PYTHON), *arguments]
    errors = subprocess.STDOUT if output else None
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=errors,
        check=False,
    )
    return done.returncode


def environment() -> dict[str, str]:
    """That of this process, but what Python compiles is kept for the next process, beside no source."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(CACHE / "bytecode")}


def make_venv() -> None:
    """Install exactly the lock into an environment of the checkout's own, once per lock and Python."""
    digest = hashlib.sha256(LOCK.read_bytes() + sys.version.encode()).hexdigest()
    if STAMP.is_file() and STAMP.read_text(encoding="ascii") == digest:
        return
    if VENV.is_symlink():
        raise SetupError(f"{VENV} belongs to another checkout and has another lock: remove the link.")
    print(f"Making the tests' virtual environment in {VENV.relative_to(ROOT)} (once)", flush=True)
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode:
        raise SetupError("Python's venv module does not work here. On Debian: apt-get install python3-venv")
    pip = ["-m", "pip", "--disable-pip-version-check", "--no-input", "install", "-qq"]
    if run([*pip, "--require-hashes", "--requirement", str(LOCK)]):
        raise SetupError("pip could not install tests/requirements.txt (see above).")
    STAMP.write_text(digest, encoding="ascii")


def make_browser() -> None:
    """Find a Chromium or install one."""
    if run(["-m", "tests.chromium"]):
        raise SetupError("The page cannot be tested without a Chromium.")


def make_others() -> None:
    """Install Firefox and WebKit where that is possible; the tests say where it is not."""
    run(["-m", "tests.browsers.programs"])


def make_runtime() -> None:
    """Install Pyodide and PyScript as the page has them."""
    if run(["-m", "tests.runtime"]):
        raise SetupError("The browser's runtime could not be installed.")


NEEDS = {"runtime": make_runtime, "browser": make_browser, "others": make_others}
MADE: set[str] = set()
MAKING = Lock()  # of two rows of stages, one at a time


def make(need: str) -> None:
    """What a stage needs, once."""
    with MAKING:
        if need not in MADE:
            NEEDS[need]()
            MADE.add(need)
