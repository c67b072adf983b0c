"""Chance that draws from a table of its own draws what the rules' draw would."""

from typing import Any

from game.core.state import CHANCE, Pending
from game.core.steps import Chance

POINTS = (0.0, 0.5, 0.9999)


def draws_alike(step: Chance[Any], s: Any, p: Pending) -> int:
    """How many draws were compared."""
    assert p.player == CHANCE
    for point in POINTS:
        below = lambda n, point=point: int(point * n)  # noqa: E731
        assert step.draw(s, p, below) is Chance.draw(step, s, p, below)
    return len(POINTS)
