"""The browser's globals, seen from Python: whatever the page has, typed where it is used."""

from typing import Any

def __getattr__(name: str) -> Any: ...
