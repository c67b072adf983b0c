"""Old machines, thin lines: a processor slowed six times, 9 Mbit/s; and how much a click makes anew."""

from collections.abc import Iterator
from itertools import chain
from statistics import median

from playwright.sync_api import BrowserType, sync_playwright

from game.publish.site import make_site
from tests.bench.boot import LOADS, POLL_MS, SETTLE_MS, Profile, Times, fresh_page, load
from tests.bench.clicks import GAMES, Way, opened_tab, slow_down, times
from tests.bench.figure import Figure
from tests.bench.parts import answers
from tests.bench.traced import Trace, traced
from tests.serving import LONG_CACHE, serving

SLOWED = 6
TRACED = 30  # clicks
CLICK_MS, START_MS, RESTYLED = 200, 5000, 60  # aims
LINE = {"offline": False, "latency": 40, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
MARKS = "performance.getEntriesByType('mark')"
WORKER = f"{MARKS}.filter(({{name}}) => name.startsWith('worker')).map(mark => mark.startTime)"


def measure(rounds: int) -> Iterator[Figure]:
    """Each round is ten clicks of each way to play, and a start of each kind."""
    with serving(make_site(), LONG_CACHE) as url, sync_playwright() as playwright:
        browser = playwright.chromium
        for name, way in GAMES.items():  # each in a window of its own: tabs are slowed for each other
            taken = [*chain.from_iterable(times(browser, {name: (url, way)}, rounds, SLOWED)[name])]
            yield Figure(f"{name}, slowed: median", median(taken), "ms")
            yield Figure(f"{name}, slowed: longest", max(taken), "ms", CLICK_MS)
        starts = [_starts(browser, url) for _ in range(rounds)]
        for when in ("cold", "warm"):
            playable = median(getattr(each, when)["playable"] for each in starts)
            yield Figure(f"{when}, slowed: playable", playable, "ms", START_MS)
        thin = median(_thin(browser, url)["paint"] for _ in range(rounds))
        yield Figure("cold, at 9 Mbit/s, not compressed: first contentful paint", thin, "ms")
        ready = median(_worker(browser, url) for _ in range(rounds))
        yield Figure("worker: from its start until it takes questions", ready, "ms")
        for name, way in GAMES.items():
            elements = median(restyled(_clicked(browser, url, way)))
            yield Figure(f"{name}: elements restyled by a click, median", elements, "", RESTYLED)


def _clicked(browser: BrowserType, url: str, way: Way) -> Trace:
    with fresh_page(browser) as first:
        page, clicks = opened_tab(first.context, url, way)
        return traced(page, lambda: [next(clicks) for _ in range(TRACED)])


def restyled(trace: Trace) -> Iterator[float]:
    """How many elements got their style worked out between a press and the frame that answers it."""
    for since, until in answers(trace):
        done = (
            each for each in trace.work if each.name == "UpdateLayoutTree" and since <= each.begin <= until
        )
        yield sum(each.told.get("elementCount", 0) for each in done)


def _starts(browser: BrowserType, url: str) -> Profile:
    with fresh_page(browser) as page:
        slow_down(page, SLOWED)
        found = []
        for _ in range(LOADS):
            found.append(load(page, url))
            page.wait_for_timeout(SETTLE_MS * 2)
    return Profile(found[0], found[-1])


def _thin(browser: BrowserType, url: str) -> Times:
    with fresh_page(browser) as page:
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
        return load(page, url)


def _worker(browser: BrowserType, url: str) -> float:
    """In a game against a bot, when the files are there."""
    with fresh_page(browser) as first:
        for _ in range(LOADS):
            load(first, url)
            first.wait_for_timeout(SETTLE_MS)
        page, _ = opened_tab(first.context, url, GAMES["the Duel"])
        page.wait_for_function(f"{WORKER}.length === 2", polling=POLL_MS)
        begun, ready = page.evaluate(WORKER)
    return float(ready - begun)
