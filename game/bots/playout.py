"""Random play to the end: what flat Monte Carlo and the benchmarks spend their time in."""

from collections.abc import Callable
from typing import Any

from game.bots.bot import Source, below
from game.core.game import Game
from game.core.state import CHANCE

MOST_PLIES = 1_000_000


Quiet = Callable[[Any], bool]


def play_out(game: Game[Any], s: Any, random: Source, plies: int = 0, quiet: Quiet | None = None) -> None:
    """Play the position to its end, for so many plies, or until it is quiet, be it chance's turn.

    Everybody chooses blindly, chance by its odds. Where nobody listens this is `Game.apply`, in one loop.
    """
    last = s.ply + (plies or MOST_PLIES)
    pending, steps, effect_of, dice = s.pending, game.steps, game.effects.get, below(random)
    while pending and s.ply < last and not (quiet and quiet(s)):
        p = pending[-1]
        step: Any = steps[p.step]
        if p.player == CHANCE:
            action = step.draw(s, p, dice)
            pending.pop()
            step.resolve(s, p, action)
        else:
            actions = step.playout_actions(s, p)
            pending.pop()
            step.resolve(s, p, actions[int(random() * len(actions))])
            s.ply += 1
        while pending and (effect := effect_of(pending[-1].step)):
            effect(s, pending.pop())
