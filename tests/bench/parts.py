"""What a click consists of: what the page does from the press to the painted frame that answers it."""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import BrowserType, sync_playwright

from game.publish.site import make_site
from tests.bench.boot import fresh_page
from tests.bench.clicks import WAYS, Way, chess_site, opened_tab
from tests.bench.figure import Figure
from tests.bench.traced import TASK, Trace, own_times, traced
from tests.serving import LONG_CACHE, serving

CLICKS = 10  # a round
WAITING, OTHER = "waiting", "other work"
KINDS: dict[str, tuple[str, ...]] = {
    "scripts": (
        "EventDispatch",
        "FunctionCall",
        "FireAnimationFrame",
        "v8",
        "V8",
        "RunMicrotasks",
        "TimerFire",
    ),
    "style and layout": ("UpdateLayoutTree", "Layout", "UpdateLayout", "ParseHTML", "HitTest"),
    "painting": ("PrePaint", "Paint", "Layerize", "Commit", "Animation", "CompositeLayers"),
    "garbage": ("V8.GC", "MinorGC", "MajorGC"),
}
SHARES = (*KINDS, OTHER, WAITING)


def measure(rounds: int) -> Iterator[Figure]:
    """Medians of as many clicks as rounds times ten; watched so closely, all takes a little longer."""
    with serving({**make_site(), **chess_site()}, LONG_CACHE) as url, sync_playwright() as playwright:
        for name, way in WAYS.items():
            found = [*split(_clicked(playwright.chromium, url, way, rounds * CLICKS))]
            for what in ("", *SHARES):
                title = f"{name}, {what}" if what else name
                yield Figure(title, median(each[what] for each in found), "ms")


def _clicked(browser: BrowserType, url: str, way: Way, count: int) -> Trace:
    with fresh_page(browser) as first:
        page, clicks = opened_tab(first.context, url, way)
        return traced(page, lambda: [next(clicks) for _ in range(count)])


def split(trace: Trace) -> Iterator[dict[str, float]]:
    """Of each click how long it took, and how much of that was work of which kind."""
    owned = [*own_times(trace.work)]
    tasks = [event for event in trace.work if event.name == TASK]
    for since, until in answers(trace):
        parts = dict.fromkeys(SHARES, 0.0)
        for what, when, own in owned:
            if since <= when < until and (kind := _kind(what)):
                parts[kind] += own
        busy = sum(max(0.0, min(each.end, until) - max(each.begin, since)) for each in tasks)
        parts[OTHER] = max(0.0, busy - sum(parts.values()))
        parts[WAITING] = max(0.0, until - since - busy)
        yield {"": until - since, **parts}


def answers(trace: Trace) -> Iterator[tuple[float, float]]:
    """From each press to its painted answer."""
    begun = 0.0
    for name, when in trace.marks:
        if name == "pressed":
            begun = when
        elif name == "answered" and begun:
            yield begun, when
            begun = 0.0


def _kind(name: str) -> str:
    """Garbage first: its names begin as those of scripts do."""
    return next((kind for kind in reversed(KINDS) if name.startswith(KINDS[kind])), "")
