"""Shows that the tests catch a fault: `python3 -m tests.desk mutants [ROOM ...]`.

Ten faults, one a room. Each is put into a copy of the checkout, where the tests named beside it have to pass
before and to fail after.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests import machine

ROOT = machine.ROOT
LEFT_OUT = shutil.ignore_patterns(".git", ".cache", "__pycache__", ".*_cache")
MADE = ROOT / ".cache" / "publish"
PASSED, FAILED = 0, 1  # how pytest ends; anything else is no catch
CAUGHT, MISSED, UNTRIED = "caught", "NOT CAUGHT", "NOT TRIED, as its tests fail without it,"


class Fault(NamedTuple):
    """What stands in a file of a room, what would be wrong in its place, and the tests that tell."""

    room: str
    path: str
    text: str
    wrong: str
    tests: tuple[str, ...]


FAULTS = (
    Fault(
        "core",
        "game/core/match.py",
        "return self._plies[ply].draws != self._plies[ply + 1].draws",
        "return False",
        ("tests/contract/test_records.py", "-k", "chance or trial"),
    ),
    Fault(
        "games",
        "game/games/cheops/state.py",
        "self.blocked[:],",
        "self.blocked,",
        ("tests/contract/test_rules.py", "-k", "cheops and (clone or asking or refused or alone)"),
    ),
    Fault(
        "bots",
        "game/bots/monte_carlo.py",
        "game.determinize(seen, unseen)",
        "seen.clone()",
        ("tests/bots/test_fairness.py",),
    ),
    Fault(
        "text",
        "game/text/catalogue.py",
        "ngettext(one, many, n)",
        "ngettext(one, many, 2)",
        ("tests/text",),
    ),
    Fault(
        "views",
        "game/views/art/draw.py",
        'viewBox="{box}" aria-hidden="true"\'',
        'viewBox="{box}"\'',
        ("tests/views/test_art.py", "tests/screens/test_markup.py"),
    ),
    Fault(
        "shell",
        "game/shell/table/playing.py",
        "while rest and (match.plies < least or not decides(replace(play, match=match), match.plies)):",
        "while rest and match.plies < least:",
        ("tests/shell/test_undo.py",),
    ),
    Fault(
        "web",
        "game/web/store.py",
        'return "conflict"',
        "pass",
        ("tests/e2e/test_storage.py", "-k", "another_tab"),
    ),
    Fault(
        "cli",
        "game/cli/records.py",
        'raise BadOption(f"option {key}", "option_twice")',
        "continue",
        ("tests/cli/test_bad_input.py",),
    ),
    Fault(
        "publish",
        "game/publish/page/offline.py",
        '"integrity": sum_of(entry).integrity}',
        '"integrity": sum_of(url.encode()).integrity}',
        ("tests/publish/test_offline.py",),
    ),
    Fault(
        "lab",
        "game/lab/matches/ratings.py",
        "won[one] += sum(shares) + 0.25",
        "won[one] += len(shares) - sum(shares) + 0.25",
        ("tests/lab/test_arena.py",),
    ),
)


def main(rooms: Sequence[str] = ()) -> int:
    """A line a fault: caught, or not. 1 if one was not."""
    if unknown := set(rooms) - {fault.room for fault in FAULTS}:
        print(f"No fault of: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    missed = 0
    for fault in FAULTS:
        if not rooms or fault.room in rooms:
            found = tried(fault)
            missed += found != CAUGHT
            print(f"{fault.room:8} {found} in {fault.path}", flush=True)
    return int(missed > 0)


def tried(fault: Fault) -> str:
    """Whether its tests, which pass in a copy of the checkout, fail once the copy has the fault."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        if MADE.is_dir():  # else the copy installs the runtime for itself
            shutil.copytree(MADE, copy / MADE.relative_to(ROOT))
        if tested(copy, fault.tests) != PASSED:  # whatever broke them, it is not the fault
            return UNTRIED
        break_in(copy / fault.path, fault)
        return CAUGHT if tested(copy, fault.tests) == FAILED else MISSED


def break_in(path: Path, fault: Fault) -> None:
    """Write the fault. Raises ValueError where its text does not stand exactly once."""
    sound = path.read_text("utf-8")
    if sound.count(fault.text) != 1:
        raise ValueError(f"{fault.path} has {fault.text!r} {sound.count(fault.text)} times")
    path.write_text(sound.replace(fault.text, fault.wrong), "utf-8")


def tested(copy: Path, tests: Sequence[str]) -> int:
    """How pytest ends there; the first failure is enough."""
    command = [str(machine.PYTHON), "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        command, cwd=copy, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    return run.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
