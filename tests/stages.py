"""What the test command runs, and in which order it is told."""

import os
from typing import NamedTuple

from tests.chromium import CRASHED

CORES = os.cpu_count() or 2
PARALLEL = ("-n", str(CORES), "--dist", "worksteal")
PAGES = ("-n", str(min(CORES, 4)), "--dist", "worksteal")  # a page is several processes, half a gigabyte
MISSING = "This machine has no"  # of a skipped test: only a browser that is not to be had is no failure
STARTS = "starts"  # the property by which a test tells how often it started the game in a browser
OWN_STAGE = ("tests/browsers", "tests/packaging", "tests/soak", "tests/wasm")
ALL = ("runtime", "browser")
# A browser that crashes is no fault of the page: in a fresh one the test is run again, and the summary tells.
CRASHES = ("--reruns", "2", "--only-rerun", CRASHED, "-raR")
THE_REST = ("tests", *(f"--ignore={path}" for path in OWN_STAGE))
# Where tests may open a page: reading all the others to find that they do not takes a quarter of a minute.
DRAWN = ("tests/views/test_boxes.py", "tests/views/test_small_frames.py")
WITH_PAGES = ("tests/e2e", "tests/publish", "tests/command", *DRAWN, "tests/packaging")
IN_CHROMIUM = tuple(path for path in WITH_PAGES if path not in OWN_STAGE)


class Stage(NamedTuple):
    """A command of the virtual environment's Python, and what must be there before it runs."""

    name: str
    about: str
    module: str
    arguments: tuple[str, ...]
    needs: tuple[str, ...] = ()

    @property
    def is_pytest(self) -> bool:
        return self.module == "pytest"


def _pytest(name: str, about: str, *arguments: str, needs: tuple[str, ...] = ()) -> Stage:
    return Stage(name, about, "pytest", arguments, needs)


STAGES = (
    Stage("style", "ruff and stylelint over everything", "tests.style", (), needs=("runtime",)),
    Stage("types", "mypy --strict over game/ and tests/", "mypy", ("--strict", "--no-incremental")),
    _pytest("engine", "what needs no browser", *THE_REST, "-m", "not browser", *PARALLEL, needs=("runtime",)),
    _pytest("wasm", "golden records in Pyodide and in every Python", "tests/wasm", "-v", needs=("runtime",)),
    _pytest("soak", "random games, damaged links and saves; all with SOAK=100", "tests/soak", *PARALLEL),
    _pytest("browser", "the page in Chromium", *IN_CHROMIUM, "-m", "browser", *CRASHES, *PAGES, needs=ALL),
    _pytest("others", "the page in Firefox and WebKit", "tests/browsers", needs=("runtime", "others")),
    _pytest("packaging", "the wheel, built and installed", "tests/packaging", needs=ALL),
)
# Those that take one core run one after the other beside the rest, but not beside the page, whose animations
# and bots need the machine. What only computes gives way to all others, and takes what they leave idle.
# The wheel comes last: it opens the page, which on a fresh machine others are still building at first.
BESIDE = ("types", "wasm", "others", "packaging")
ALONE = "browser"
IDLE = "soak"
