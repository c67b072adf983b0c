"""The portable draw: the same numbers for the same seed on every machine, for good.

The n-th draw of a stream is a function of (seed, stream, n) alone, so draws of one stream never disturb
another: everybody with the same seed meets the same cards, whatever the players decide.
"""

from bisect import bisect_right
from collections.abc import Sequence
from hashlib import sha256
from itertools import accumulate, count
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64


def draw(seed: str, stream: str, n: int, total: int) -> int:
    """The n-th draw of a stream: a whole number from 0 to total - 1, every one equally likely."""
    fair = WORD - WORD % total
    for attempt in count():
        digest = sha256(f"{seed}/{stream}/{n}/{attempt}".encode()).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < fair:
            return value % total
    raise AssertionError("count() does not end")


def shuffled(seed: str, stream: str, items: Sequence[T]) -> list[T]:
    """The items in the order this seed gives them: Fisher and Yates, from the end, draw i for place i."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = draw(seed, stream, i, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def pick(weights: Sequence[int], value: int) -> int:
    """The index whose share of the summed weights the value falls into; value is below their sum."""
    index = bisect_right(list(accumulate(weights)), value)
    if index == len(weights):
        raise ValueError("the value is not below the sum of the weights")
    return index
