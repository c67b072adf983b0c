"""Random play to the end: what flat Monte Carlo and the benchmarks spend their time in."""

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import Any

from game.bots.bot import Source
from game.core.game import CHANCE, Game

MOST_PLIES = 1_000_000


Quiet = Callable[[Any], bool]


def play_out(game: Game[Any], s: Any, random: Source, plies: int = 0, quiet: Quiet | None = None) -> None:
    """Play the position to its end, for so many plies, or until it is quiet, be it chance's turn.

    Everybody chooses blindly, chance by its odds.
    """
    last = s.ply + (plies or MOST_PLIES)
    pending, steps, apply = s.pending, game.steps, game.apply
    while pending and s.ply < last and not (quiet and quiet(s)):
        p = pending[-1]
        step: Any = steps[p.step]
        if p.player == CHANCE:
            odds = list(accumulate(step.weights(s, p)))
            apply(s, step.actions(s, p)[bisect_right(odds, int(random() * odds[-1]))])
        else:
            actions = step.playout_actions(s, p)
            apply(s, actions[int(random() * len(actions))])
