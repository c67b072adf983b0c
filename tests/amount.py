"""How many of its random games and texts a file tries: a twentieth, or as many percent as `SOAK` says."""

import os

PERCENT = int(os.environ.get("SOAK", "5"))


def tried(chunks: int) -> range:
    """The chunks that are tried. What one game in 100 shows is found by a twentieth of 10,000."""
    return range(max(1, chunks * PERCENT // 100))
