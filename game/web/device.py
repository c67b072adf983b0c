"""What the device does for a page: its screen stays on while a game is played, its icon counts what waits.

Where the browser cannot do that, or may not, everything is as it always was.
"""

from contextlib import suppress
from typing import Any

from js import document, navigator, window
from pyodide.ffi import create_proxy

from game.web.clock import run


class Device:
    """A page that stands in another one leaves the device to that."""

    def __init__(self) -> None:
        self.playing = False
        self.waiting = 0
        self.lock: Any = None
        self.locks = hasattr(navigator, "wakeLock") and not _framed()
        self.counts = hasattr(navigator, "setAppBadge") and not _framed()
        if self.locks:
            document.addEventListener("visibilitychange", create_proxy(lambda event: self._stay_on()))

    def follow(self, *, playing: bool, waiting: int) -> None:
        """From now on the screen stays on, or need not; so many tables wait for somebody here."""
        if self.locks and playing != self.playing:
            self.playing = playing
            self._stay_on()
        if self.counts and waiting != self.waiting:
            self.waiting = waiting
            run(self._count())

    def _stay_on(self) -> None:
        if self.playing and not document.hidden:
            run(self._take())
        elif self.lock:
            self.lock.release()
            self.lock = None

    async def _take(self) -> None:
        with suppress(Exception):  # refused, as where the battery is low
            lock = await navigator.wakeLock.request("screen")
            if self.lock:
                self.lock.release()  # both were asked for before one came, or the browser has taken this one
            self.lock = lock
        if not self.playing:
            self._stay_on()

    async def _count(self) -> None:
        with suppress(Exception):  # refused, as in a page that is not installed
            await navigator.setAppBadge(self.waiting)


def _framed() -> bool:
    """Whether the page stands in another one, whose screen it is."""
    return window.origin == "null" or bool(getattr(window, "embedded", None))
