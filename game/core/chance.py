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
HALVES = tuple((width, (1 << width) - 1) for width in (64, 32, 16, 8))


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


def members(numbers: int) -> list[int]:
    """The members of a set of numbers, one bit each, in order."""
    found = []
    while numbers:
        lowest = numbers & -numbers
        found.append(lowest.bit_length() - 1)
        numbers ^= lowest
    return found


def nth(numbers: int, n: int) -> int:
    """The n-th member, from 0, of a set of numbers below 128, one bit each.

    It is halved again and again; one half goes on.
    """
    at = 0
    for width, lower in HALVES:
        half = numbers & lower
        count = half.bit_count()
        if n < count:
            numbers = half
        else:
            n -= count
            numbers >>= width
            at += width
    for _ in range(n):
        numbers &= numbers - 1  # without its lowest one
    return at + (numbers & -numbers).bit_length() - 1


def pick(weights: Sequence[int], value: int) -> int:
    """The index whose share of the summed weights the value falls into; value is below their sum."""
    index = bisect_right(list(accumulate(weights)), value)
    if index == len(weights):
        raise ValueError("the value is not below the sum of the weights")
    return index
