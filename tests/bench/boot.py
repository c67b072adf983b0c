"""From navigation to a board that answers, side by side with bare Pyodide in the same run."""

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import BrowserType, Page, sync_playwright

from game.publish.onefile import one_file
from game.publish.paths import NODE_MODULES
from game.publish.site import START, Site, content, make_site
from tests import chromium
from tests.bench.figure import Figure
from tests.bench.transfer import brotli_size
from tests.serving import LONG_CACHE, serving

HERE = Path(__file__).parent
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
PAGES = {"page": "", "bare": "bare/bare.html"}
AIMS = {"cold": 0.42, "warm": 0.32}  # parts of what bare Pyodide takes
PAINT_MS, SENT_MB = 120, 4.6  # aims
LOADS = 3  # the third load of a profile is warm: Chromium writes its code cache after the second
SETTLE_MS = 1200  # until Chromium has written its caches
WAIT_MS = 60_000
POLL_MS = 50  # every frame would cost the page more

Times = dict[str, float]


class Profile(NamedTuple):
    """The first and the last load of a fresh profile."""

    cold: Times
    warm: Times


MEASURED = """() => {
  const at = name => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  return {playable: at('playable'), paint: at('first-contentful-paint')};
}"""
PLAYABLE = "() => performance.getEntriesByName('playable').length > 0"
LOADED = """() => ['navigation', 'resource'].flatMap(
  type => performance.getEntriesByType(type).map(entry => entry.name))"""


def measure(rounds: int) -> Iterator[Figure]:
    """Cold is a fresh profile, warm its third load with a long cache lifetime; pages take turns."""
    site = make_site()
    with (
        serving(site | bare_site(), LONG_CACHE) as url,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
    ):
        file = Path(folder) / "baumeister.html"
        size = one_file(file)
        pages = {name: url + path for name, path in PAGES.items()} | {"file": file.as_uri()}
        runs: dict[str, list[Profile]] = {name: [] for name in pages}
        for _ in range(rounds):
            for name, address in pages.items():
                runs[name].append(visit(playwright.chromium, address))
        requested = _requested(playwright.chromium, url)
    cold = {name: _medians(load.cold for load in loads) for name, loads in runs.items()}
    warm = {name: _medians(load.warm for load in loads) for name, loads in runs.items()}
    yield from _figures("cold", cold["page"], cold["bare"])
    yield from _figures("warm", warm["page"], warm["bare"])
    sent = brotli_size(content(site[name]) for name in requested) / 1e6
    yield Figure("transferred, brotli", sent, "MB", SENT_MB)
    yield Figure("one file: playable, cold", cold["file"]["playable"], "ms")
    yield from _file_figures(warm["file"], warm["page"])
    yield Figure("one file: size", size / 1e6, "MB", 9)


def _file_figures(file: Times, page: Times) -> Iterator[Figure]:
    yield Figure("one file: playable, warm", file["playable"], "ms")
    yield Figure("one file: playable, part of the page, warm", file["playable"] / page["playable"], "", 1.3)
    yield Figure("one file: first contentful paint, warm", file["paint"], "ms", 150)


def _figures(when: str, page: Times, bare: Times) -> Iterator[Figure]:
    yield Figure(f"{when}: bare", bare["playable"], "ms")
    yield Figure(f"{when}: playable", page["playable"], "ms")
    yield Figure(f"{when}: playable, part of bare", page["playable"] / bare["playable"], "", AIMS[when])
    yield Figure(f"{when}: first contentful paint", page["paint"], "ms", PAINT_MS)


def _medians(loads: Iterable[Times]) -> Times:
    taken = list(loads)
    return {key: median(times[key] for times in taken) for key in taken[0]}


def bare_site() -> Site:
    """The page of three lines that Pyodide's documentation begins with, and the files as shipped."""
    stock: Site = {f"bare/stock/{name}": NODE_MODULES / "pyodide" / name for name in STOCK}
    return stock | {f"bare/{name}": HERE / name for name in ("bare.html", "bare.mjs")}


@contextmanager
def fresh_page(browser: BrowserType) -> Iterator[Page]:
    """A page in a browser with a profile of its own on the disk, so that code is cached as a visitor's is."""
    with tempfile.TemporaryDirectory(prefix="bench-") as profile:
        context = browser.launch_persistent_context(
            profile, executable_path=chromium.ensure(), args=list(chromium.FLAGS), locale="en"
        )
        try:
            page = context.pages[0]
            page.wait_for_timeout(600)
            yield page
        finally:
            context.close()


def load(page: Page, url: str) -> Times:
    """Times in ms since navigation, in a file that asked for another document (unpack.js) since the last."""
    page.goto("about:blank")
    page.goto(url, wait_until="commit")
    page.wait_for_function(PLAYABLE, polling=POLL_MS, timeout=WAIT_MS)
    times: Times = page.evaluate(MEASURED)
    return times


def visit(browser: BrowserType, url: str) -> Profile:
    """A page opened for the first time, and once the browser knows it."""
    with fresh_page(browser) as page:
        loads = []
        for _ in range(LOADS):
            loads.append(load(page, url))
            page.wait_for_timeout(SETTLE_MS)
    return Profile(loads[0], loads[-1])


def _requested(browser: BrowserType, url: str) -> list[str]:
    """What a first visit asks for."""
    with fresh_page(browser) as page:
        load(page, url)
        page.wait_for_timeout(SETTLE_MS)
        names: list[Any] = page.evaluate(LOADED)
    return sorted({urlsplit(name).path.removeprefix("/") or START for name in names})
