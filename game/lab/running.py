"""Many small tasks on any executor: one process, a pool, a cluster; what comes of them is the same.

A task is a value that a function of a module turns into a result, with nothing else going in. Results are
handed out in the order of the tasks, whoever finishes first. A journal keeps finished ones in a file, so that
what was broken off goes on where it was, unless rules, weights or bots have changed.
"""

import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from tqdm import tqdm

PACKAGE = Path(__file__).parents[1]
PLAY = ("core", "games", "bots")  # the rooms that decide how a game goes
# What the laboratory itself writes on the way.
APART = ("levels.json", "chances.json", "puzzles.json", "challenges.json")

Task = TypeVar("Task")
Result = TypeVar("Result")
T = TypeVar("T")
P = ParamSpec("P")


class Here(Executor):
    """Runs each task at once in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Done when it is handed back."""
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - whoever asks for the result is told
            future.set_exception(error)
        return future


@contextmanager
def executor(workers: int, dask: str | None) -> Iterator[tuple[Executor, int]]:
    """This process, a pool of so many, or a Dask cluster at an address; how many tasks it runs at once."""
    if dask:
        from distributed import Client  # noqa: PLC0415 - only where a cluster is

        connected: Any = Client  # has no types
        with connected(dask) as client:
            yield client.get_executor(), max(1, sum(client.ncores().values()))
    elif workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            yield pool, workers
    else:
        yield Here(), 1


class Codec(NamedTuple, Generic[Result]):
    """How a journal writes a result, and reads it."""

    write: Callable[[Result], Any]
    read: Callable[[Any], Result]


class Journal:
    """A file of finished tasks, a line of JSON for each. A broken line counts for nothing.

    Raises OSError where nothing can be written.
    """

    def __init__(self, path: Path | None) -> None:
        self.path, self._lock = path, Lock()
        self.known: dict[str, Any] = {}
        if path:
            with path.open("a+", encoding="utf-8") as file:
                file.seek(0)
                text = file.read()
                file.write("\n" if text and not text.endswith("\n") else "")
            for line in text.splitlines():
                self._take(line)

    def _take(self, line: str) -> None:
        try:
            entry = json.loads(line)
        except ValueError:
            return
        self.known[entry["task"]] = entry["result"]

    def add(self, key: str, result: Any) -> None:
        """One more is finished."""
        if self.path:
            self.known[key] = result
            line = json.dumps({"task": key, "result": result}, separators=(",", ":"))
            with self._lock, self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


def named(function: Callable[[Task], Any], task: Task) -> str:
    """What a journal calls a task: a digest of it and of what decides how a game goes."""
    what = f"{sources()} {function.__module__}.{function.__qualname__} {task!r}"
    return sha256(what.encode()).hexdigest()[:16]


@cache
def sources(package: Path = PACKAGE) -> str:
    """A digest of what decides how a game goes: rules, weights, bots; not of which levels there are."""
    total = sha256()
    for path in sorted(path for room in PLAY for path in (package / room).rglob("*")):
        if path.suffix in (".py", ".json", ".toml") and path.name not in APART:
            total.update(f"{path.relative_to(package).as_posix()} ".encode() + path.read_bytes())
    return total.hexdigest()[:16]


class Runner:
    """Runs tasks on an executor, `width` of them at once, with a journal and a progress bar."""

    def __init__(
        self,
        executor: Executor | None = None,
        journal: Path | None = None,
        bar: bool = False,
        width: int = 1,
    ) -> None:
        self.executor, self.journal, self.bar = executor or Here(), Journal(journal), bar
        self.width = width

    def run(
        self,
        function: Callable[[Task], Result],
        tasks: Sequence[Task],
        codec: Codec[Result],
        about: str = "",
        ahead: int = 0,
    ) -> Iterator[Result]:
        """The results, in the order of the tasks; of these so many are begun ahead, or all.

        In this process none is: it would be played before anything is told.
        """
        ahead = 1 if isinstance(self.executor, Here) else ahead
        with tqdm(total=len(tasks), desc=about, disable=not self.bar, unit="task") as bar:
            begun = (self._started(function, task, codec, bar) for task in tasks)
            waiting = deque(islice(begun, ahead or None))
            while waiting:
                result = waiting.popleft()
                yield result.result() if isinstance(result, Future) else codec.read(result)
                waiting += islice(begun, 1)

    def _started(self, function: Callable[[Task], Result], task: Task, codec: Codec[Result], bar: Any) -> Any:
        """The task under way, or what the journal has of it."""
        key = named(function, task)
        if key in self.journal.known:
            bar.update()
            return self.journal.known[key]

        def finished(future: Future[Result]) -> None:
            bar.update()
            if not future.cancelled() and future.exception() is None:
                self.journal.add(key, codec.write(future.result()))

        future = self.executor.submit(function, task)
        future.add_done_callback(finished)
        return future
