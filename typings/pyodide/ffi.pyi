"""The bridge between Python and JavaScript, as far as the page uses it."""

from collections.abc import Callable
from typing import Any

class JsProxy:
    js_id: int
    typeof: str
    def __getattr__(self, name: str) -> Any: ...
    def to_py(self, *, depth: int = ...) -> Any: ...

class JsException(JsProxy, Exception):
    name: str
    message: str

def create_proxy(obj: object, /, *, capture_this: bool = ..., roundtrip: bool = ...) -> Any: ...
def create_once_callable(obj: Callable[..., object], /) -> Any: ...
def to_js(
    obj: object,
    /,
    *,
    depth: int = ...,
    create_pyproxies: bool = ...,
    dict_converter: Callable[[Any], Any] | None = ...,
) -> Any: ...
