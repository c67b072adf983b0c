"""The page that one test after the other gets, in the lobby of a first visit; started again unless as new.

Starting takes seconds, going back to the lobby none. A page is handed on when it looks in every element and
every global name as it did when it was started. A second tab empties the storage, which the game hears.
"""

from typing import NamedTuple

from playwright.sync_api import Browser, Error, ViewportSize

from tests.conftest import USUAL, Watch
from tests.e2e.table import DRAWN, POLL_MS, Table
from tests.profiles import Profile, Profiles

DESK = ViewportSize(width=1440, height=900)
MOST_LAYERS = 3
PATIENCE_MS = 1000
# What no player takes back: the focus, what was said, how far was scrolled, what looked for faults.
TIDY = """() => { delete window.axe; sessionStorage.clear(); document.activeElement?.blur(); scrollTo(0, 0);
    for (const region of document.querySelectorAll('.spoken')) region.textContent = ''; }"""
LIBRARIES = "^FloatingUI|^DOMPurify$|^__core-js"  # come once, and stay
SET = "text => localStorage.setItem('baumeister.settings', text)"
LOOK = f"""() => JSON.stringify([({DRAWN})('#app'), location.href, scrollX, scrollY, innerWidth, innerHeight,
    [...document.documentElement.attributes].map(({{name, value}}) => name + '=' + value),
    Object.getOwnPropertyNames(window).filter(name => !/{LIBRARIES}/.test(name)).sort(),
    document.activeElement?.localName, document.getAnimations().length])"""


class Running(NamedTuple):
    """A started page, in whose profile, and how it looked."""

    profile: Profile
    table: Table
    first: str


class Started:
    """The one that waits for the next test."""

    def __init__(self, profiles: Profiles) -> None:
        self.profiles = profiles
        self.browser: Browser | None = None
        self.idle: Running | None = None

    def take(self, browser: Browser, url: str, watch: Watch) -> Running:
        """In the lobby, whoever had it before; watched from its start."""
        running, self.idle = self.idle, None
        if running and browser is self.browser:
            watch.attach(running.profile.context)
            return running
        self.browser = browser
        profile = self.profiles.take(browser, {**USUAL, "base_url": url, "viewport": DESK}, cold=False)
        watch.attach(profile.context)
        table = Table(profile.context.new_page()).visit()
        table.page.evaluate(TIDY)
        return Running(profile, table, table.page.evaluate(LOOK))

    def give_back(self, running: Running, *, failed: bool) -> None:
        """After a test: for the next one, if it is as new."""
        if not failed and _is_as_new(running):
            self.idle = running
            return
        running.profile.close_pages()
        self.profiles.give_back(running.profile, failed=failed)


def _is_as_new(running: Running) -> bool:
    """Go back to the lobby, and empty the storage; whether nothing tells of the test."""
    profile, table, first = running
    try:
        if table.page.is_closed() or table.page.workers:  # whose company may be remembered
            return False
        profile.close_pages(but=table.page)
        profile.relax()
        _go_home(table)
        profile.guard.evaluate("localStorage.clear()")
        for _ in range(PATIENCE_MS // POLL_MS):
            table.page.evaluate(TIDY)
            if table.page.evaluate(LOOK) == first:
                profile.guard.evaluate(SET, table.chosen)
                return True
            table.page.wait_for_timeout(POLL_MS)
    except Error:  # crashed, or something lies in the way
        return False
    return False


def _go_home(table: Table) -> None:
    for _ in range(MOST_LAYERS):
        if table.page.locator('[data-k^="layer-"]').count():
            table.press("Escape")
    if (lobby := table.cmd("lobby").first).is_visible():
        lobby.click(timeout=PATIENCE_MS)  # what lies over it now will do so later
    table.page.mouse.move(0, 0)
