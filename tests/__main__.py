"""The test command, standard library only: `python3 -m tests [--list] [NAME|PATH …]`.

It sets itself up (virtual environment, Chromium, runtime), runs the named stages, or the given test paths, or
everything, and ends with the line `N passed, N failed`: the sum of pytest's tests, and one for each check.
A skipped test counts as failed: what was not tried is not known to work.
"""

import argparse
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from typing import NamedTuple

from tests import machine
from tests.stages import CRASHES, STAGES, Stage


class Outcome(NamedTuple):
    """How one stage went."""

    name: str
    passed: int
    failed: int
    seconds: float


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests", description="Set up and run the tests.")
    parser.add_argument("--list", action="store_true", help="list the stages and stop")
    parser.add_argument("names", nargs="*", metavar="NAME|PATH", help="stages or test paths (default: all)")
    options = parser.parse_args(arguments)
    if options.list:
        print(*(f"{stage.name:10} {stage.about}" for stage in STAGES), sep="\n")
        return 0
    try:
        stages = chosen(options.names)
        set_up(stages)
    except machine.SetupError as error:
        print(error, file=sys.stderr)
        return 2
    outcomes = [outcome(stage) for stage in stages]
    report(outcomes)
    return 1 if any(one.failed for one in outcomes) else 0


def chosen(names: Sequence[str]) -> list[Stage]:
    """The stages of these names, and one more for all names that are paths."""
    known = {stage.name for stage in STAGES}
    paths = tuple(name for name in names if name not in known)
    for path in paths:
        if not (machine.ROOT / path.partition("::")[0]).exists():
            raise machine.SetupError(f"{path} is neither a stage nor a path; --list shows the stages.")
    stages = [stage for stage in STAGES if not names or stage.name in names]
    run_paths = Stage("paths", "", "pytest", (*paths, *CRASHES), ("runtime", "browser"))
    return [*stages, run_paths] if paths else stages


def set_up(stages: Sequence[Stage]) -> None:
    """Make what these stages need, each thing once."""
    machine.make_venv()
    for need in dict.fromkeys(need for stage in stages for need in stage.needs):
        machine.NEEDS[need]()


def outcome(stage: Stage) -> Outcome:
    """Run one stage with its output as it comes, and count."""
    print(f"\n=== {stage.name}: {stage.about}", flush=True)
    start = time.monotonic()
    passed, failed = tests_run(stage) if stage.is_pytest else check_run(stage)
    return Outcome(stage.name, passed, failed, time.monotonic() - start)


def check_run(stage: Stage) -> tuple[int, int]:
    """A check passes or fails as a whole."""
    return (0, 1) if machine.run(["-m", stage.module, *stage.arguments]) else (1, 0)


def tests_run(stage: Stage) -> tuple[int, int]:
    """Count pytest's own report; a run that broke off has failed, whatever it counted."""
    report_path = machine.CACHE / f"{stage.name}.xml"
    report_path.unlink(missing_ok=True)
    code = machine.run(["-m", stage.module, *stage.arguments, f"--junitxml={report_path}"])
    if not report_path.is_file():
        print(f"pytest broke off with exit code {code} and left no report", flush=True)
        return 0, 1
    counts = [0, 0]
    for suite in ET.parse(report_path).iter("testsuite"):
        bad = sum(int(suite.get(key, 0)) for key in ("failures", "errors", "skipped"))
        counts[0] += int(suite.get("tests", 0)) - bad
        counts[1] += bad
    return counts[0], counts[1] or int(code != 0)


def report(outcomes: Sequence[Outcome]) -> None:
    """A line for each stage, and the sum as the last line."""
    print()
    for one in outcomes:
        print(f"{one.name:10} {one.passed} passed, {one.failed} failed in {one.seconds:.0f} s")
    passed, failed = (sum(counts) for counts in zip(*(one[1:3] for one in outcomes), strict=True))
    print(f"{passed} passed, {failed} failed", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
