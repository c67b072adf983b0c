"""JavaScript modules that pyscript.toml names under [js_modules]."""

from typing import Any

def __getattr__(name: str) -> Any: ...
