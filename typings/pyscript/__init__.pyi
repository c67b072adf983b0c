"""PyScript's own names, as far as the page uses them."""

from collections.abc import Callable
from typing import Any, TypeVar

_F = TypeVar("_F", bound=Callable[..., object])

document: Any
window: Any
config: dict[str, Any]

async def js_import(*addresses: str) -> list[Any]: ...
def when(event: str, selector: object = ...) -> Callable[[_F], _F]: ...
