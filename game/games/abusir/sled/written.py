"""Floats as text, to the bit, and what cannot be where a sled stands."""

from collections.abc import Iterable

from game.games.abusir.sled.places import in_the_way
from game.games.abusir.sled.world import World

FURTHEST = 1000.0
UNIT = 1e-9  # how far from length 1 a direction may be
SLACK = 0.02  # how deep sleds may be written into what they touch


def texts(numbers: Iterable[float]) -> list[str]:
    """Numbers as short as they can be told apart."""
    return list(map(repr, numbers))


def numbers(words: Iterable[str]) -> list[float] | None:
    """The numbers written so; None if one is not, or not as it would be written."""
    found = []
    for word in words:
        try:
            number = float(word)
        except ValueError:
            return None
        if not -FURTHEST <= number <= FURTHEST or repr(number) != word:
            return None
        found.append(number)
    return found


def is_pose(numbers: Iterable[float]) -> bool:
    """Whether these are a place and a direction."""
    found = list(numbers)
    return len(found) == 4 and abs(found[2] * found[2] + found[3] * found[3] - 1.0) < UNIT


def possible(world: World) -> bool:
    """Whether every sled stands where it can; blocks may have been built where it stands (A8.9)."""
    bare = world._replace(pyramids=())
    return all(in_the_way(bare, number, one.pose, SLACK) is None for number, one in enumerate(bare.sleds))
