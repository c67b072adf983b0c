"""Asking a bot, where nothing but the record of the game is at hand: in a worker or on the page."""

from collections.abc import Callable
from typing import Any

from game.bots.bot import Budget, Thinking, Thought, bot_seed
from game.bots.levels import BOTS, read_level
from game.bots.thinking import within
from game.core.match import Match
from game.core.record import from_text

LONGEST_S = 20.0  # no bot keeps anybody waiting longer, whatever machine it thinks on


def ask(record: str, player: int, bot: str, slice_iterations: int, clock: Callable[[], float]) -> Thinking:
    """What a bot thinks about the position after a record, slice by slice. It sees what its seat sees."""
    match = Match(from_text(record))
    level = read_level(bot)
    seen = match.game.observation(match.state, player)
    seed = bot_seed(match.setup.seed, player, match.plies, level.text)
    budget = Budget(level.iterations, slice_iterations)
    return within(BOTS[level.bot].think(match.game, seen, player, seed, budget), LONGEST_S, clock)


def answer(thought: Thought) -> dict[str, Any]:
    """The choice, and by how many points it is ahead of the next best (None: there is no other)."""
    lines = thought.lines
    margin = lines[0].points - lines[1].points if len(lines) > 1 else None
    return {"action": thought.choice, "margin": margin}
