"""How much the heavy tests do: a part in the ordinary run, all of it with BAUMEISTER_SLED=full."""

import os

FULL = os.environ.get("BAUMEISTER_SLED") == "full"


def amount(full: int, ordinary: int) -> int:
    return full if FULL else ordinary
