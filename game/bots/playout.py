"""Random play to the end: what flat Monte Carlo and the benchmarks spend their time in."""

from collections.abc import Callable
from typing import Any

from game.bots.bot import Source, below
from game.core.game import CHANCE, Game

MOST_PLIES = 1_000_000


Quiet = Callable[[Any], bool]


def play_out(game: Game[Any], s: Any, random: Source, plies: int = 0, quiet: Quiet | None = None) -> None:
    """Play the position to its end, for so many plies, or until it is quiet, be it chance's turn.

    Everybody chooses blindly, chance by its odds.
    """
    last = s.ply + (plies or MOST_PLIES)
    pending, steps, apply, dice = s.pending, game.steps, game.apply, below(random)
    while pending and s.ply < last and not (quiet and quiet(s)):
        p = pending[-1]
        step: Any = steps[p.step]
        if p.player == CHANCE:
            apply(s, step.draw(s, p, dice))
        else:
            actions = step.playout_actions(s, p)
            apply(s, actions[int(random() * len(actions))])
