"""How many of its random games and texts a file tries: a tenth, or as many percent as `SOAK` says."""

import os

PERCENT = int(os.environ.get("SOAK", "10"))


def tried(chunks: int) -> range:
    """The chunks that are tried. What one game in 200 shows is found by a tenth of 10,000."""
    return range(max(1, chunks * PERCENT // 100))
