"""What a bot finds in a position: its choice, how far that is ahead of the next best, what speaks for it."""

from typing import Any, NamedTuple

from game.bots import reasons
from game.bots.bot import Budget, Question, bot_seed
from game.bots.onward import onward
from game.bots.thinking import conclude
from game.core.game import Game
from game.core.match import Match
from game.lab.players import seated

TOLD_APART = 2  # spreads
FORCED = 10  # thousandths of the visits that every choice gets


class Lead(NamedTuple):
    """A bot's choice and the next best, by how much more than it may err it leads, its value, the gap."""

    best: str
    next: str
    lead: float
    value: float
    gap: float = 0.0


def leads(position: Match, bot: str, n: int, followed: int = 0) -> Lead:
    """What the bot thinks, with a seed of this number; so many of the best ones to the end of the turn."""
    thinker, (iterations, *_) = seated(bot)
    player = position.player
    game, seen = position.game, position.game.observation(position.state, player)
    seed = bot_seed(position.setup.seed, player, position.plies, f"{bot} {n}")
    budget = Budget(iterations, forced=FORCED)
    thought = conclude(thinker.think(game, seen, player, seed, budget))
    if followed:
        texts = [line.action for line in sorted(thought.lines, key=lambda line: -line.value)[:followed]]
        asked = Question(game, seen, player, position.legal)
        thought = conclude(onward(thinker, asked, thought, seed, budget, {thought.choice, *texts}))
    first, gist = thought.lines[0], _gist(game, seen, thought.lines[0].action)
    others = [line for line in thought.lines if _gist(game, seen, line.action) != gist]
    if not others:
        return Lead(first.action, "", 0.0, first.value)
    second = max(others, key=lambda line: line.value)
    gap = first.value - second.value
    lead = gap - TOLD_APART * max(first.spread, second.spread)
    return Lead(first.action, second.action, lead, first.value, gap)


def alike(position: Match, one: str, other: str) -> bool:
    """Whether two choices come to the same."""
    game, state = position.game, position.state
    return one == other or _gist(game, state, one) == _gist(game, state, other)


def _gist(game: Game[Any], seen: Any, text: str) -> str:
    return game.gist(seen, game.info.vocabulary.read(text))


def why(position: Match, best: str, other: str) -> tuple[reasons.Reason, ...]:
    """What speaks for a choice against another one, to whoever decides; nothing without another."""
    if not other:
        return ()
    seen = position.game.observation(position.state, position.player)
    return conclude(reasons.why(position.game, seen, best, other))
