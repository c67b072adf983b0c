"""Headless Chromiums, one after the other: a crash, or many pages, end with a fresh one."""

from collections.abc import Callable

from playwright.sync_api import Browser

TESTS = 40  # in one browser: a second's launching for each such lot


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
