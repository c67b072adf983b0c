"""Random play to the end: what flat Monte Carlo and the benchmarks spend their time in."""

from bisect import bisect_right
from itertools import accumulate
from typing import Any

from game.bots.bot import Source
from game.core.game import CHANCE, Game


def play_out(game: Game[Any], s: Any, random: Source) -> None:
    """Play the position to its end, everybody choosing blindly and chance by its odds."""
    pending, steps, apply = s.pending, game.steps, game.apply
    while pending:
        p = pending[-1]
        step: Any = steps[p.step]
        if p.player == CHANCE:
            odds = list(accumulate(step.weights(s, p)))
            apply(s, step.actions(s, p)[bisect_right(odds, int(random() * odds[-1]))])
        else:
            actions = step.rough(s, p)
            apply(s, actions[int(random() * len(actions))])
