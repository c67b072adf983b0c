from collections.abc import Callable
from typing import Any

class DummyVecEnv:
    def __init__(self, env_fns: list[Callable[[], Any]]) -> None: ...
