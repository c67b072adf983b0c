from typing import Any

from pettingzoo import AECEnv

class OrderEnforcingWrapper(AECEnv[str, Any, Any]):
    def __init__(self, env: AECEnv[str, Any, Any]) -> None: ...

class AssertOutOfBoundsWrapper(AECEnv[str, Any, Any]):
    def __init__(self, env: AECEnv[str, Any, Any]) -> None: ...
