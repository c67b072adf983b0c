"""What an action is worth after which its player goes on: by the best way to go on.

A tree's figure is the average over all that was tried after an action. Where the same player goes on, the
worse ways to go on are in it, and two orders of the same things would seem to be worth more and less.
"""

from collections.abc import Collection, Generator
from typing import Any

from game.bots.bot import Bot, Budget, Line, Question, Thought
from game.core.game import Game
from game.core.vocabulary import Action


def onward(
    bot: Bot, question: Question, thought: Thought, seed: int, budget: Budget, actions: Collection[str]
) -> Generator[Thought, None, Thought]:
    """The thought with what the bot, asked again where the player goes on, says of these actions."""
    followed = {}
    for line in thought.lines:
        if line.action in actions:
            followed[line.action] = yield from _followed(bot, question, line, seed, budget)
    return thought._replace(lines=tuple(followed.get(line.action, line) for line in thought.lines))


def _followed(
    bot: Bot, question: Question, line: Line, seed: int, budget: Budget
) -> Generator[Thought, None, Line]:
    game, seen, player, _ = question
    after = goes_on(game, seen, player, game.info.vocabulary.read(line.action))
    if after is None:
        return line
    thought = yield from bot.think(game, after, player, seed, budget)
    best = thought.lines[0]
    return line._replace(value=best.value, points=best.points, spread=best.spread) if best.visits else line


def goes_on(game: Game[Any], seen: Any, player: int, action: Action) -> Any:
    """The position in which the same player next has a choice; None if chance or others come first."""
    after = game.tried(seen, action).state
    while game.current_player(after) == player:
        if game.chooses(after):
            return after
        after = game.tried(after, game.legal_actions(after)[0]).state
    return None
