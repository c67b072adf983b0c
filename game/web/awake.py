"""The screen stays on while a game is played, where the browser can do that."""

from contextlib import suppress
from typing import Any

from js import document, navigator, window
from pyodide.ffi import create_proxy

from game.web.clock import run


class Awake:
    """Whatever fails here, the screen goes dark as it always did."""

    def __init__(self) -> None:
        self.wanted = False
        self.lock: Any = None
        self.may = hasattr(navigator, "wakeLock") and not _framed()
        if self.may:
            document.addEventListener("visibilitychange", create_proxy(lambda event: self._follow()))

    def keep(self, wanted: bool) -> None:
        """From now on the screen stays on, or need not."""
        if self.may and wanted != self.wanted:
            self.wanted = wanted
            self._follow()

    def _follow(self) -> None:
        if self.wanted and not document.hidden:
            run(self._take())
        elif self.lock:
            self.lock.release()
            self.lock = None

    async def _take(self) -> None:
        with suppress(Exception):  # refused, as where the battery is low
            self.lock = await navigator.wakeLock.request("screen")
        if not self.wanted:
            self._follow()


def _framed() -> bool:
    """Whether the page stands in another one, whose screen it is."""
    return window.origin == "null" or bool(getattr(window, "embedded", None))
