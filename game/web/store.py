"""Our part of the browser's storage, and what goes wrong with it."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from game.shell.kept.saves import revision

PREFIX = "baumeister."
GAME = "game."
PAGE = "page"  # what the next visit shows first


class Store:
    """Texts by key. Storage may be refused (cookies blocked, sandboxed frame), full, or changed elsewhere."""

    def __init__(self) -> None:
        self.storage: Any = _storage()

    def read_all(self) -> dict[str, str] | None:
        """Everything of ours; None if there is no storage."""
        if self.storage is None:
            return None
        try:
            keys = [self.storage.key(n) for n in range(self.storage.length)]
            ours = [key for key in keys if key.startswith(PREFIX)]
            return {key.removeprefix(PREFIX): self.storage.getItem(key) for key in ours}
        except JsException:
            return None

    def put(self, key: str, text: str) -> str:
        """Write a text: "" if it was written, else why not: `missing` or `full`."""
        refused = self._write(key, text)
        if refused == "full" and key != PAGE:  # anything is worth more than the next visit's first picture
            self.drop(PAGE)
            refused = self._write(key, text)
        return refused

    def _write(self, key: str, text: str) -> str:
        if self.storage is None:
            return "missing"
        try:
            self.storage.setItem(PREFIX + key, text)
        except JsException:
            return "full"
        return ""

    def drop(self, key: str) -> None:
        """Remove a text, if storage lets us."""
        if self.storage is not None:
            with suppress(JsException):
                self.storage.removeItem(PREFIX + key)

    def save(self, game: str, text: str, after: int | None) -> str:
        """Write a saved game, unless another tab has written it since revision `after`: `conflict` then."""
        found = self._get(GAME + game)
        if after is not None and found is not None and revision(found) != after:
            return "conflict"
        return self.put(GAME + game, text)

    def _get(self, key: str) -> str | None:
        try:
            return _text(self.storage.getItem(PREFIX + key)) if self.storage is not None else None
        except JsException:  # refused from now on: writing will say so
            return None

    def on_change(self, tell: Callable[[str, str | None], None]) -> None:
        """Hear what other tabs write: key and text, None if it was removed."""

        def changed(event: Any) -> None:
            key = _text(event.key)
            if key is None:
                tell("", None)
            elif key.startswith(PREFIX) and key != PREFIX + PAGE:  # each tab has a picture of its own
                tell(key.removeprefix(PREFIX), _text(event.newValue))

        js.addEventListener("storage", create_proxy(changed))


def _text(value: Any) -> str | None:
    """JavaScript's null is not None."""
    return value if isinstance(value, str) else None


def _storage() -> Any:
    """The browser's storage, None where it is refused."""
    try:
        storage = js.localStorage
        storage.getItem(PREFIX)
    except (JsException, AttributeError):  # refused, or there is none
        return None
    return storage
