"""The table of benchmarks; each is a function from a number of rounds to its figures."""

import argparse
import platform
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tests.bench import (
    boot,
    clicks,
    engine,
    environments,
    growth,
    other,
    parts,
    phases,
    shares,
    sled,
    slowly,
    turns,
)
from tests.bench.figure import Figure
from tests.measured import keep, today

BENCHMARKS: dict[str, Callable[[int], Iterable[Figure]]] = {
    "boot": boot.measure,
    "phases": phases.measure,
    "clicks": clicks.measure,
    "parts": parts.measure,
    "slowly": slowly.measure,
    "growth": growth.measure,
    "engine": engine.measure,
    "shares": shares.measure,
    "sled": sled.measure,
    "turns": turns.measure,
    "environments": environments.measure,
}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="how often; medians are shown (7)")
    parser.add_argument("--keep", action="store_true", help="write it into docs/measured.json, too")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(BENCHMARKS))
    beside = f"{', '.join(other.COMPARED)}: beside this build"
    parser.add_argument("--other", type=Path, metavar="DIR", help=beside)
    parser.add_argument("--lever", metavar="NAME", help="keep what the other build lacks under this name")
    chosen = parser.parse_args(arguments)
    if wrong := refusal(chosen):
        parser.error(wrong)
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}")
    if chosen.other:
        _beside(chosen.rounds, chosen.other, chosen.lever, chosen.names)
        return
    for name in chosen.names or BENCHMARKS:
        print(f"\n{name}", flush=True)
        found = by_name(BENCHMARKS[name](chosen.rounds))
        if chosen.keep:
            keep({name: today(f"python3 -m tests.bench {name} --rounds {chosen.rounds}", found)})


def refusal(chosen: argparse.Namespace) -> str | None:
    """Why this cannot be measured or kept; None if it can."""
    if unknown := set(chosen.names) - set(BENCHMARKS):
        return f"no benchmark is named {', '.join(sorted(unknown))}"
    if not chosen.other:
        return "--lever needs --other" if chosen.lever else None
    if alone := set(chosen.names) - set(other.COMPARED):
        return f"--other does not know {', '.join(sorted(alone))}"
    return "--other is kept by --lever NAME, not by --keep" if chosen.keep else None


def by_name(figures: Iterable[Figure]) -> dict[str, tuple[float, str]]:
    """Number and unit of each, shown as they come. Raises ValueError where a second one has the same name."""
    found: dict[str, tuple[float, str]] = {}
    for figure in figures:
        print(figure.row(), flush=True)
        if figure.what in found:
            raise ValueError(f"two figures are named {figure.what!r}")
        found[figure.what] = (figure.value, figure.unit)
    return found


def _beside(rounds: int, built: Path, lever: str | None, names: Sequence[str]) -> None:
    """Ratios to another build with their intervals."""
    rows = []
    for figure in other.measure(rounds, built, names):
        print(figure.row(), flush=True)
        rows.append(figure)
    if lever:
        command = " ".join(("python3 -m tests.bench", *names, f"--rounds {rounds} --other DIR --lever NAME"))
        found = {rows[n].what: [each.value for each in rows[n : n + 3]] for n in range(0, len(rows), 3)}
        keep({f"lever: {lever}": today(command, found)})


if __name__ == "__main__":
    main()
