"""The browser's Back and Forward: an entry for each step from the lobby, as `places` names them."""

from collections.abc import Callable
from typing import Any

from js import Array, location, window
from pyodide.ffi import JsException, create_proxy, to_js

from game.shell.messages import Message, Visited
from game.shell.places import Places, in_common

NO_LINK = ""


class History:
    """Keeps the entries like the page. In a frame they would be the host page's, so there are none."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self.send = send
        self.kept: Places = ()  # what the present entry stands for
        self.due: Places | None = None  # where the browser is on its way to; the page is there already
        self.on = window.top == window.self
        self.link = NO_LINK
        if self.on:
            self._begin()
            window.addEventListener("popstate", create_proxy(self._moved))

    def _begin(self) -> None:
        """A link in the address belongs to what it opens, so that Back leads to the lobby's bare address."""
        self.link = location.hash
        self._write(window.history.replaceState, (), location.pathname + location.search)

    def follow(self, places: Places) -> None:
        """The page is here now."""
        if not self.on or self.due is not None or places == self.kept:
            return
        common = in_common(places, self.kept)
        if common < len(self.kept) and len(places) < len(self.kept):
            self.due = places
            window.history.go(len(places) - len(self.kept))
            return
        if common < len(self.kept):
            self._write(window.history.replaceState, places[: len(self.kept)])
        for count in range(len(self.kept) + 1, len(places)):
            self._write(window.history.pushState, places[:count])
        if len(places) > len(self.kept):
            self._write(window.history.pushState, places, self.link)
            self.link = NO_LINK
        self.kept = places

    def _moved(self, event: Any) -> None:
        if location.hash and not Array.isArray(event.state):  # a link was opened in the address line
            self.kept, self.due = (), None
            self._begin()
            return
        here = _places(event.state)
        if self.due is not None:
            self.kept, self.due = self.due, None
            if here != self.kept:
                self._write(window.history.replaceState, self.kept)
            return
        self.kept = here
        self.send(Visited(here))

    def _write(self, change: Any, places: Places, address: str = "") -> None:
        try:
            change(to_js(list(places)), "", address or location.href)
        except JsException:  # an address of no origin has no history of its own
            self.on = False


def _places(state: Any) -> Places:
    return tuple(map(str, state)) if Array.isArray(state) else ()
