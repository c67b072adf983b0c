from typing import Any

nn: Any

def set_num_threads(count: int) -> None: ...
