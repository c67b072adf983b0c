"""The commands of the laboratory: fit, arena, calibrate, puzzles."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.core.registry import LISTINGS
from game.lab.fit import fit
from game.lab.puzzles import find
from game.lab.running import Here, Runner


def main(given: Sequence[str] | None = None) -> int:
    """Run a command."""
    arguments = _parser().parse_args(given)
    with executor(arguments.workers, arguments.dask) as on:
        arguments.command(arguments, Runner(on, arguments.journal, bar=True))
    return 0


@contextmanager
def executor(workers: int, dask: str | None) -> Iterator[Executor]:
    """This process, a pool of so many, or a Dask cluster at an address."""
    if dask:
        from distributed import Client  # noqa: PLC0415 - only where a cluster is

        connected: Any = Client  # has no types
        with connected(dask) as client:
            yield client.get_executor()
    elif workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            yield pool
    else:
        yield Here()


def _fit(arguments: argparse.Namespace, runner: Runner) -> None:
    print(fit(arguments.game, runner, seats=arguments.players))


def _puzzles(arguments: argparse.Namespace, runner: Runner) -> None:
    found = find(arguments.game, arguments.games, runner)
    grades = Counter(puzzle.grade for puzzle in found)
    print(f"{len(found)} puzzles; by grade: {dict(sorted(grades.items()))}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 -m game.lab", description=__doc__)
    commands = parser.add_subparsers(required=True)
    learning = commands.add_parser("fit", help="learn a game's value anew, by its recipe")
    learning.set_defaults(command=_fit)
    learning.add_argument("--players", type=int, nargs="*", default=(), help="only for so many")
    puzzles = commands.add_parser("puzzles", help="find puzzles in games of bots, with their proofs")
    puzzles.set_defaults(command=_puzzles)
    puzzles.add_argument("--games", type=int, default=100, help="so many games are looked through")
    for command in (learning, puzzles):
        command.add_argument("game", choices=sorted(LISTINGS))
        command.add_argument("--workers", type=int, default=1, help="processes")
        command.add_argument("--dask", metavar="ADDRESS", help="of a scheduler, instead of processes")
        command.add_argument("--journal", type=Path, help="keeps what is finished, to go on after a break")
    return parser
