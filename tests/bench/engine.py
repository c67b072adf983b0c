"""Engine and bots, native and in Chromium."""

import tracemalloc
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from game.bots.levels import LEVELS
from game.core.match import Match
from game.publish.site import Site, make_site
from tests.bench.boot import fresh_page
from tests.bench.figure import Figure
from tests.bench.speed import DEALS, FIRST_MOVE, METERS, THINKING, rate
from tests.serving import serving

HERE = Path(__file__).parent
FILES = ("engine.html", "engine.mjs", "speed.py")
SECONDS = 1.0
PATIENCE_MS = 1500  # for a bot's longest thought
MEMORY = "native: memory of the strongest level, first move of "

Rates = dict[str, list[float]]


def measure(rounds: int) -> Iterator[Figure]:
    """Rates once warm, the native and the browser's taking turns."""
    native: Rates = {name: [] for name in METERS}
    browser: Rates = {name: [] for name in METERS}
    site: Site = {f"engine/{name}": HERE / name for name in FILES}
    with (
        serving(make_site() | site) as url,
        sync_playwright() as playwright,
        fresh_page(playwright.chromium) as page,
    ):
        page.goto(f"{url}engine/engine.html")
        page.wait_for_function("'rate' in globalThis")
        for _ in range(rounds):
            for name in METERS:
                native[name].append(rate(name, SECONDS))
                browser[name].append(page.evaluate("args => rate(...args)", [name, SECONDS]))
    for name in METERS:
        yield from _figures(name, median(native[name]), median(browser[name]))
    for name in THINKING:
        yield _longest_thought(name, median(browser[name]))
    for name, deal in DEALS.items():
        yield Figure(f"{MEMORY}{name}", _memory(deal) / 1e6, "MB")


def _figures(name: str, native: float, browser: float) -> Iterator[Figure]:
    yield Figure(f"native: {name}", native, "/s")
    yield Figure(f"browser: {name}", browser, "/s")
    yield Figure(f"browser, part of native: {name}", browser / native, "")


def _memory(deal: Match) -> int:
    """The most that a thought of the strongest level about the first move takes at a time, in bytes."""
    tracemalloc.start()
    deque(LEVELS[-1].think(deal), maxlen=0)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


def _longest_thought(name: str, rate: float) -> Figure:
    """The strongest level at the first move."""
    deal = DEALS[name.removeprefix(FIRST_MOVE)]
    ms = LEVELS[-1].within(deal.setup.game, deal.game.players).iterations / rate * 1000
    return Figure(f"browser: strongest level, {name.partition(', ')[2]}", ms, "ms", PATIENCE_MS)
