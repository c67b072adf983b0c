"""How many of its random games and texts a file tries: a quarter, or as many percent as `SOAK` says."""

import os

PERCENT = int(os.environ.get("SOAK", "25"))


def tried(chunks: int) -> range:
    """The chunks that are tried. What one game in a thousand shows is found by a quarter of 10,000."""
    return range(max(1, chunks * PERCENT // 100))
