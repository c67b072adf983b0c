from typing import Any

connect_four_v3: Any
