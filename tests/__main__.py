"""The test command, standard library only: `python3 -m tests [--list] [NAME|PATH …]`.

It sets itself up (virtual environment, Chromium, runtime; each when it is first needed), runs the named
stages, or the given test paths, or everything. At the end it tells how long each stage took and how often it
started the game in a browser, and the line `N passed, N failed`: the sum of pytest's tests, and one for each
check.
A skipped test counts as failed: what was not tried is not known to work. Only where a machine cannot have one
of the other browsers, its tests are counted as skipped, and the reason is told.
"""

import argparse
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from tempfile import TemporaryFile
from typing import IO, NamedTuple

from tests import machine
from tests.stages import ALL, ALONE, BESIDE, CRASHES, IDLE, MISSING, STAGES, STARTS, Stage


class Outcome(NamedTuple):
    """How one stage went."""

    name: str
    passed: int
    failed: int
    seconds: float = 0.0
    skipped: Sequence[str] = ()
    starts: int = 0  # of the game in a browser: what a test with a page costs most


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
        machine.make_venv()
        outcomes = outcomes_of(stages)
    except machine.SetupError as error:
        print(error, file=sys.stderr)
        return 2
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
    others = ("others",) if any(map(in_other_browsers, paths)) else ()
    run_paths = Stage("paths", "", "pytest", (*paths, *CRASHES), (*ALL, *others))
    return [*stages, run_paths] if paths else stages


def in_other_browsers(path: str) -> bool:
    """Whether tests of a path open the page in other browsers than Chromium."""
    tests, asked = machine.ROOT / "tests/browsers", (machine.ROOT / path.partition("::")[0]).resolve()
    return asked.is_relative_to(tests) or tests.is_relative_to(asked)


def outcomes_of(stages: Sequence[Stage]) -> list[Outcome]:
    """What takes one core beside the rest, then the page; what only computes all along, when one is free."""
    beside = [stage for stage in stages if stage.name in BESIDE]
    page = [stage for stage in stages if stage.name == ALONE]
    idle = [stage for stage in stages if stage.name == IDLE and len(stages) > 1]
    first = [stage for stage in stages if stage not in (*beside, *page, *idle)]
    with behind(idle) as computed:
        with behind(beside) as found:
            found |= {stage.name: outcome(stage) for stage in first}
        found |= {stage.name: outcome(stage) for stage in page}
    found |= computed
    return [found[stage.name] for stage in stages]


@contextmanager
def behind(stages: Sequence[Stage]) -> Iterator[dict[str, Outcome]]:
    """Run these one after the other while something else goes on; tell of them after that."""
    found: dict[str, Outcome] = {}
    with ThreadPoolExecutor(1) as pool:
        told_later = [pool.submit(told, stage) for stage in stages]
        yield found
        for one in told_later:
            text, done = one.result()
            print(text, end="", flush=True)
            found[done.name] = done


def told(stage: Stage) -> tuple[str, Outcome]:
    """Run one stage and keep its output for when nothing else is under way."""
    with TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        done = outcome(stage, output)
        output.seek(0)
        return output.read(), done


def outcome(stage: Stage, output: IO[str] | None = None) -> Outcome:
    """Run one stage with its output as it comes, and count."""
    try:
        for need in stage.needs:
            machine.make(need)
    except machine.SetupError as error:  # what the others found is told all the same
        print(error, flush=True, file=output)
        return Outcome(stage.name, 0, 1)
    print(f"\n=== {stage.name}: {stage.about}", flush=True, file=output)
    start = time.monotonic()
    run = run_tests if stage.is_pytest else run_check
    return run(stage, output)._replace(name=stage.name, seconds=time.monotonic() - start)


def run_check(stage: Stage, output: IO[str] | None = None) -> Outcome:
    """A check passes or fails as a whole."""
    code = machine.run(["-m", stage.module, *stage.arguments], output)
    return Outcome(stage.name, int(code == 0), int(code != 0))


def run_tests(stage: Stage, output: IO[str] | None = None) -> Outcome:
    """Count pytest's own report; a run that broke off has failed, whatever it counted."""
    report_path = machine.CACHE / f"{stage.name}.xml"
    report_path.unlink(missing_ok=True)
    command = ["-m", stage.module, *stage.arguments, f"--junitxml={report_path}"]
    code = machine.run(command, output, idle=stage.name == IDLE)
    if not report_path.is_file():
        print(f"pytest broke off with exit code {code} and left no report", flush=True, file=output)
        return Outcome(stage.name, 0, 1)
    root = ET.parse(report_path)
    reasons = [skip.get("message", "") for skip in root.iter("skipped")]
    excused = tuple(reason for reason in reasons if reason.startswith(MISSING))
    suites = [*root.iter("testsuite")]
    bad = sum(int(suite.get(key, 0)) for suite in suites for key in ("failures", "errors", "skipped"))
    passed = sum(int(suite.get("tests", 0)) for suite in suites) - bad
    starts = sum(int(one.get("value", 0)) for one in root.iter("property") if one.get("name") == STARTS)
    return Outcome(stage.name, passed, bad - len(excused) or int(code != 0), 0.0, excused, starts)


def report(outcomes: Sequence[Outcome]) -> None:
    """A line for each stage, the reasons of what was skipped, and the sum as the last line."""
    print()
    for one in outcomes:
        starts = f", {one.starts} starts of the game" if one.starts else ""
        print(f"{one.name:10} {one.passed} passed, {one.failed} failed in {one.seconds:.0f} s{starts}")
        for reason, times in Counter(one.skipped).items():
            print(f"{'':10} {times} skipped: {reason}")
    passed, failed = (sum(counts) for counts in zip(*(one[1:3] for one in outcomes), strict=True))
    skipped = sum(len(one.skipped) for one in outcomes)
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
