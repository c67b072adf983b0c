"""Headless Chromiums, one after the other: a crash, or many pages, end with a fresh one.

A browser that gives way is no fault of the page: its test is run again in a fresh one, twice at most, and the
summary tells of it. Nothing else is run again.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser

TESTS = 40  # in one browser: a second's launching for each such lot
RUNS = 3
AGAIN = pytest.StashKey[bool]()
CRASHED = re.compile(r"(Target|Page) crashed")  # how Playwright says that the browser gave way


class Fresh:
    """The browser of this process."""

    def __init__(self, launch: Callable[[], Browser]) -> None:
        self.launch = launch
        self.browser: Browser | None = None
        self.tests = 0

    def get(self, *, again: bool) -> Browser:
        """The browser for one more test; a new one if the test is run again because the last crashed."""
        if self.browser and (again or self.tests >= TESTS or not self.browser.is_connected()):
            self.close()
        if self.browser is None:
            self.browser, self.tests = self.launch(), 0
        self.tests += 1
        return self.browser

    def close(self) -> None:
        if self.browser:
            self.browser.close()
            self.browser = None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a test with a browser, again after a crash; the last run counts."""
    if "browser" not in getattr(item, "fixturenames", ()):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for reports in _runs(item, nextitem):
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _runs(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[Sequence[pytest.TestReport]]:
    """What to report of each run: of one to be repeated only its crash."""
    for left in reversed(range(RUNS)):
        item.stash[AGAIN] = left < RUNS - 1
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        crashes = [report for report in reports if _crashed(report)]
        if not crashes or not left:
            yield reports
            return
        crashes[0].outcome = "rerun"  # type: ignore[assignment] # a fourth word, told below
        yield crashes[:1]


def pytest_report_teststatus(report: Any) -> tuple[str, str, str] | None:
    return ("rerun", "R", "RERUN") if report.outcome == "rerun" else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_line(f"RERUN {report.nodeid}: the browser crashed")


def _crashed(report: pytest.TestReport) -> bool:
    crash = getattr(report.longrepr, "reprcrash", None)
    return report.failed and crash is not None and bool(CRASHED.search(crash.message))
