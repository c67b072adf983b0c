"""What a start consists of: its phases one after the other, and what the page's thread does in each."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from statistics import median

from playwright.sync_api import Page, sync_playwright

from game.publish.site import make_site
from tests.bench.boot import LOADS, SETTLE_MS, fresh_page, load
from tests.bench.figure import Figure
from tests.bench.traced import TASK, Trace, own_times, traced
from tests.serving import LONG_CACHE, serving

NAVIGATION = "navigationStart"
# By the mark that ends it; boot.mjs and the application set them.
PHASES = {
    "boot": "document, first picture, scripts",
    "pyodide": "interpreter",
    "interpreter": "game unpacked",
    "imported": "PyScript, modules run",
    "playable": "first page drawn",
}
KINDS: Mapping[str, tuple[str, ...]] = {
    "compiling": ("V8.Parse", "V8.PreParse", "V8.Compile", "v8.compile", "wasm.", "v8.wasm"),
    "drawing": ("Parse", "UpdateLayout", "Layout", "PrePaint", "Paint", "Layerize", "Commit"),
    "garbage": ("V8.GC", "MinorGC", "MajorGC"),
}
RUNNING, WAITING = "other work", "waiting"


def measure(rounds: int) -> Iterator[Figure]:
    """Medians of fresh profiles' first and third loads; watched so closely, all takes a little longer."""
    found: dict[str, list[dict[str, float]]] = {"cold": [], "warm": []}
    with serving(make_site(), LONG_CACHE) as url, sync_playwright() as playwright:
        for _ in range(rounds):
            with fresh_page(playwright.chromium) as page:
                traces = [_started(page, url) for _ in range(LOADS)]
            found["cold"].append(split(traces[0]))
            found["warm"].append(split(traces[-1]))
    for when, rows in found.items():
        for name in rows[0]:
            yield Figure(f"{when}: {name}", median(row[name] for row in rows), "ms")


def _started(page: Page, url: str) -> Trace:
    def start() -> None:
        load(page, url)
        page.wait_for_timeout(SETTLE_MS)

    return traced(page, start)


def split(trace: Trace) -> dict[str, float]:
    """By phase: all of it, what waits, and what of its work is of which kind."""
    at = dict(trace.marks)
    at[NAVIGATION] = max(when for name, when in trace.marks if name == NAVIGATION and when < at["boot"])
    found: dict[str, float] = {}
    for begin, end in pairwise((NAVIGATION, *PHASES)):
        name, (since, until) = PHASES[end], (at[begin], at[end])
        kinds = dict.fromkeys(KINDS, 0.0)
        for what, when, own in own_times(trace.work):
            if since <= when < until and (kind := _kind(what)):
                kinds[kind] += own
        tasks = (event for event in trace.work if event.name == TASK)
        busy = sum(max(0.0, min(each.end, until) - max(each.begin, since)) for each in tasks)
        found |= {name: until - since} | {f"{name}, {kind}": time for kind, time in kinds.items()}
        found[f"{name}, {RUNNING}"] = max(0.0, busy - sum(kinds.values()))
        found[f"{name}, {WAITING}"] = max(0.0, until - since - busy)
    return found


def _kind(name: str) -> str:
    return next((kind for kind, names in KINDS.items() if name.startswith(names)), "")
