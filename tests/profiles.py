"""Profiles of a browser that are used again: emptied, looked at, and thrown away unless as new.

Starting a page takes long because the interpreter is compiled. Pages of one profile share a process
(`FLAG`), and a process remembers what it has compiled. So a profile keeps an empty page of the same origin,
its guard, which keeps the process alive, and every test gets a new tab beside it. What stays is what spares
work: compiled code and loaded files. No storage stays, no cookie, no worker, no history: what the guard finds
in the profile and in its own window must be the same as at the beginning.
"""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Route

FLAG = "--process-per-site"
MOST_IDLE = 6  # of one process: each holds an idle renderer
GUARD = "guard"  # an address of the page's origin that no server is asked for
EMPTY = '<!doctype html><title>Guard</title><link rel="icon" href="data:,">'
SEEN = """async () => JSON.stringify([
    Object.getOwnPropertyNames(window).sort(), Object.entries(localStorage), document.cookie,
    (await indexedDB.databases()).map(database => database.name), await caches.keys(),
    (await navigator.serviceWorker.getRegistrations()).map(registered => registered.scope)])"""


def _nothing(route: Route) -> None:
    route.fulfill(body=EMPTY, content_type="text/html")


class Profile:
    """One profile, as new whenever a test gets it."""

    def __init__(self, context: BrowserContext, options: str) -> None:
        self.context = context
        self.options = options
        self.guard = context.new_page()
        self.guard.route("**/*", _nothing)
        self.first = self._seen()

    def _seen(self) -> str:
        """What a page that is loaded now finds."""
        self.guard.goto(GUARD)
        found: str = self.guard.evaluate(SEEN)
        return found

    def close_pages(self, but: Page | None = None) -> None:
        for page in self.context.pages:
            if page not in (self.guard, but):
                page.close()

    def relax(self) -> None:
        """Take back what a test asked of the browser."""
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()

    def emptied(self) -> bool:
        """Take everything out; whether it is as new."""
        try:
            self.relax()
            self.guard.evaluate("localStorage.clear()")  # in its own process, so that nothing is under way
            devtools = self.context.new_cdp_session(self.guard)
            everything = {"origin": self.guard.evaluate("origin"), "storageTypes": "all"}
            devtools.send("Storage.clearDataForOrigin", everything)
            devtools.detach()
            return self._seen() == self.first
        except Error:  # crashed, or cut off
            return False


class Profiles:
    """Those that wait for the next test, by browser."""

    def __init__(self) -> None:
        self.idle: dict[Browser | None, list[Profile]] = {}

    def take(self, browser: Browser, options: dict[str, Any], *, cold: bool) -> Profile:
        """One with these options of Playwright's `new_context`; a cold one has never loaded a file."""
        self.idle = {one: idle for one, idle in self.idle.items() if one and one.is_connected()}
        wanted, idle = repr(sorted(options.items())), self.idle.get(browser, [])
        for profile in () if cold else reversed(idle):
            if profile.options == wanted:
                idle.remove(profile)
                return profile
        return Profile(browser.new_context(**options), wanted)

    def give_back(self, profile: Profile, *, failed: bool) -> None:
        """After a test: for the next one, if it is as new."""
        if failed or not profile.emptied():
            profile.context.close()
            return
        idle = self.idle.setdefault(profile.context.browser, [])
        idle.append(profile)
        if len(idle) > MOST_IDLE:
            idle.pop(0).context.close()
