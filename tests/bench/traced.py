"""What the browser itself tells of its work: Chromium's trace of a page's main thread."""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

CATEGORIES = (
    *("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"),
    *("v8", "v8.wasm", "disabled-by-default-v8.compile"),
)
POLL_MS = 50
TASK = "RunTask"


class Event(NamedTuple):
    """A piece of work, in ms; what else is told of it."""

    name: str
    begin: float
    end: float
    told: dict[str, Any]

    @property
    def length(self) -> float:
        return self.end - self.begin


class Trace(NamedTuple):
    """The work of the thread that ran the page's scripts, by beginning, and its marks: when each was set."""

    work: list[Event]
    marks: list[tuple[str, float]]


def traced(page: Page, do: Callable[[], object]) -> Trace:
    """What happened on the page while something was done."""
    session = page.context.new_cdp_session(page)
    ended: list[dict[str, Any]] = []
    session.once("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108 - it is marked
    wanted = {"transferMode": "ReturnAsStream", "traceConfig": {"includedCategories": list(CATEGORIES)}}
    session.send("Tracing.start", wanted)
    do()
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(POLL_MS)
    events = json.loads("".join(_pieces(session, ended[0]["stream"])))["traceEvents"]
    session.detach()
    return _of_scripts(events)


def _pieces(session: CDPSession, stream: str) -> Iterator[str]:
    answer = {"eof": False}
    while not answer["eof"]:
        answer = session.send("IO.read", {"handle": stream})
        yield str(answer["data"])


def _of_scripts(events: list[dict[str, Any]]) -> Trace:
    """Marks are set by scripts, so their thread is the one that matters."""
    marks = [event for event in events if "blink.user_timing" in event["cat"] and event["ph"] in "IiR"]
    thread = {(mark["pid"], mark["tid"]) for mark in marks}
    whole = (event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) in thread)
    work = [
        Event(event["name"], event["ts"] / 1000, (event["ts"] + event["dur"]) / 1000, event.get("args", {}))
        for event in whole
    ]
    work.sort(key=lambda event: (event.begin, -event.end))
    set_at = sorted((mark["ts"] / 1000, str(mark["name"])) for mark in marks)
    return Trace(work, [(name, when) for when, name in set_at])


def own_times(work: list[Event]) -> Iterator[tuple[str, float, float]]:
    """Each event with when it began and its length without what is nested in it."""
    open_events: list[tuple[Event, float]] = []
    for event in [*work, Event("", float("inf"), float("inf"), {})]:
        while open_events and open_events[-1][0].end <= event.begin:
            done, inside = open_events.pop()
            yield done.name, done.begin, done.length - inside
            if open_events:
                open_events[-1] = (open_events[-1][0], open_events[-1][1] + done.length)
        open_events.append((event, 0.0))
