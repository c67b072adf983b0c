"""Fixtures for tests that need the page: `server_url`, `browser`, `new_page`, `page`, `watch`, `wait_until`.

- `server_url`: `serve.py` running on a free port, once a session; ends with `/`.
- `browser`: a headless Chromium, the same for many tests, a fresh one after a crash.
  `new_page(**context_options)` opens a page in a profile of its own, in which nothing is stored, e.g.
  `new_page(viewport={"width": 390, "height": 844}, color_scheme="dark")`; `page` is `new_page()`.
  `page.goto("/")` is relative to `server_url`. Every page is a new tab that is really started; its profile
  may have been another test's and has been emptied (tests/profiles.py), which spares two thirds of the work.
  `new_page(cold=True)` has never loaded a file: for what a very first visit loads. No page installs its
  service worker, unless it is opened with `service_workers="allow"`.
- Every page is watched: an error or warning on the console, an uncaught exception, or a request to another
  origin fails the test at its end. A test that provokes one says so: `watch.expect("QuotaExceededError")`.
- `file`: the page as one html file, written once a run.
- `wait_until(page, "expression")` polls a JavaScript expression until it is truthy and returns its value.
  Playwright's own `wait_for_function` is refused by the page's Content-Security-Policy; `page.evaluate`,
  locators and `expect(locator)` are not.
"""

import gc
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebError,
    expect,
    sync_playwright,
)

from game.publish.onefile import one_file
from tests import chromium
from tests.fresh import Fresh
from tests.once import once
from tests.profiles import FLAG as PROCESS_PER_SITE
from tests.profiles import Profile, Profiles
from tests.serving import free_port
from tests.stages import STARTS, WITH_PAGES

ROOT = Path(__file__).resolve().parent.parent
SERVER_START_S = 600  # the first start installs the runtime
WHOLE = "whole"  # a marker
WAIT_S = 30.0
QUIET = (
    "not used within a few seconds",  # of a preloaded file: tells how busy the machine is, no more
    "Service Worker registration blocked by Playwright",
)
POLL_S = 0.05
GAME = "/game.zip"  # asked for once a start
PAGE = "baumeister.html"
GARBAGE = (50_000, 10, 10)  # Python's own 700 has thousands of tests and whole games searched again and again
FAILED = pytest.StashKey[bool]()  # of a test so far

# The window is that of DESK in tests/e2e: pages of the same options share compiled code.
USUAL = {"locale": "en", "service_workers": "block", "viewport": {"width": 1440, "height": 900}}

NewPage = Callable[..., Page]
WaitUntil = Callable[..., Any]


@dataclass
class Watch:
    """What the pages of one test did that a quiet page does not do."""

    origin: str
    found: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    starts: int = 0  # of the game

    def expect(self, text: str) -> None:
        """Accept whatever contains this text."""
        self.expected.append(text)

    def attach(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def detach(self, context: BrowserContext) -> None:
        context.remove_listener("console", self._console)
        context.remove_listener("weberror", self._error)
        context.remove_listener("request", self._request)

    def unexpected(self) -> list[str]:
        return [line for line in self.found if not any(text in line for text in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and not any(text in message.text for text in QUIET):
            self.found.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.found.append(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        self.starts += url.path.endswith(GAME)
        if url.scheme not in ("data", "blob") and f"{url.scheme}://{url.netloc}" != self.origin:
            self.found.append(f"foreign request: {request.url}")


@pytest.fixture(scope="session")
def server_url() -> Iterator[str]:
    """`serve.py` as a user starts it, on a free port."""
    port = free_port()
    server = subprocess.Popen([sys.executable, str(ROOT / "serve.py"), "--port", str(port)], cwd=ROOT)
    try:
        url = f"http://127.0.0.1:{port}/"
        _await_answer(server, url)
        yield url
    finally:
        server.terminate()
        server.wait(10)


def _await_answer(server: "subprocess.Popen[bytes]", url: str) -> None:
    deadline = time.monotonic() + SERVER_START_S
    while time.monotonic() < deadline:
        if server.poll() is not None:
            pytest.fail(f"serve.py ended with exit code {server.returncode}")
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, TimeoutError):
            time.sleep(POLL_S)
    pytest.fail(f"serve.py does not answer at {url}")


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as one html file."""
    return once(tmp_path_factory, "one-file", lambda folder: one_file(folder / PAGE)) / PAGE


@pytest.fixture(scope="session")
def chromiums() -> Iterator[Mapping[bool, Fresh]]:
    """The system's Chromium, or the one CHROMIUM names, launched when needed: whole, or as it takes least."""
    whole = chromium.find()
    if whole is None:
        pytest.fail(chromium.HELP)
    expect.set_options(timeout=WAIT_S * 1000)
    with sync_playwright() as playwright:
        kind, args = playwright.chromium, [*chromium.FLAGS, PROCESS_PER_SITE]
        found = {True: whole, False: chromium.find_headless()}
        launched = {
            which: Fresh(partial(kind.launch, executable_path=found[which], args=args)) for which in found
        }
        yield launched
        for each in launched.values():
            each.close()


@pytest.fixture
def browser(chromiums: Mapping[bool, Fresh], request: pytest.FixtureRequest) -> Browser:
    """A headless Chromium that has not crashed."""
    whole = request.node.get_closest_marker(WHOLE) is not None
    return chromiums[whole].get(again=getattr(request.node, "execution_count", 1) > 1)


@pytest.fixture
def watch(server_url: str, request: pytest.FixtureRequest) -> Iterator[Watch]:
    """Collects what went wrong in any page of the test, and fails the test at its end."""
    watching = Watch(server_url.rstrip("/"))
    yield watching
    request.node.user_properties.append((STARTS, watching.starts))
    assert watching.unexpected() == []


@pytest.fixture(scope="session")
def profiles() -> Profiles:
    """The profiles of this process."""
    return Profiles()


@pytest.fixture
def new_page(
    browser: Browser, server_url: str, watch: Watch, profiles: Profiles, request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """Opens a watched page in an empty profile; takes the options of Playwright's `new_context`."""
    taken: list[Profile] = []

    def open_page(*, cold: bool = False, **options: Any) -> Page:
        profile = profiles.take(browser, {**USUAL, "base_url": server_url, **options}, cold=cold)
        taken.append(profile)
        watch.attach(profile.context)
        return profile.context.new_page()

    yield open_page
    for profile in taken:
        profile.close_pages()
        watch.detach(profile.context)
        profiles.give_back(profile, failed=request.node.stash.get(FAILED, False) or bool(watch.unexpected()))


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """One watched page in an empty profile, English, 1440 by 900."""
    return new_page()


@pytest.fixture(scope="session")
def wait_until() -> WaitUntil:
    """Polls an expression in the page; no `eval` runs in the page, so the strict policy stays on."""

    def wait(page: Page, expression: str, timeout: float = WAIT_S) -> Any:
        deadline = time.monotonic() + timeout
        while True:
            value = page.evaluate(expression)
            if value:
                return value
            if time.monotonic() > deadline:
                pytest.fail(f"not true within {timeout} s: {expression}")
            page.wait_for_timeout(POLL_S * 1000)

    return wait


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that opens a page, so that the test command can run those by themselves."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if item.path.is_relative_to(ROOT) and not item.nodeid.startswith(WITH_PAGES):
                raise pytest.UsageError(f"{item.nodeid} opens a page outside of WITH_PAGES")


def pytest_collection_finish() -> None:
    """What is there now stays to the end: no search for garbage looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which tests failed, for the fixtures that are taken down after them."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report
