"""Who sits in the laboratory: the bots of the page, a search without a value, other values."""

from typing import NamedTuple

from game.bots.bot import Bot, Budget
from game.bots.levels import BOTS, read_level
from game.bots.tree import Tree
from game.bots.value import Weights

PLAYOUT = "playout"  # `playout:430` is `tree:430` that plays every game to its end, whatever was learned
BY_PLAYOUTS = Tree(lambda game: None)


class Seated(NamedTuple):
    """A bot with its budget."""

    bot: Bot
    budget: Budget


def seated(text: str, weights: Weights | None = None) -> Seated:
    """Who is written so; a tree goes by these weights if there are any. Raises BadOption."""
    playout = text.partition(":")[0] == PLAYOUT
    level = read_level(text.replace(PLAYOUT, Tree.id, 1) if playout else text)
    bot = BOTS[level.bot]
    if playout:
        bot = BY_PLAYOUTS
    elif weights and level.bot == Tree.id:
        bot = Tree(lambda game: weights)
    return Seated(bot, Budget(level.iterations, temperature=level.temperature))
