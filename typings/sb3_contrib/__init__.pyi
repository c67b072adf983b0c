from typing import Any

MaskablePPO: Any
