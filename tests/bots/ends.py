"""Games whose last decision matters, with every way to decide it: nothing is left to guess."""

from game.bots.bot import lead
from game.bots.monte_carlo import reward
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from tests.helpers import random_match


def last_choices(game: str) -> list[Match]:
    """A match for every way to decide it, the worst first."""
    for number in range(60):
        match = random_match(new_record(game, game_class(game).info.seats[0], {}, f"end{number}"), number)
        before = match.until(match.plies - 1)
        ways = [before.play(action.text) for action in before.legal]
        worths = [worth(way, before.player) for way in ways]
        if all(way.over for way in ways) and max(worths) - min(worths) >= 0.1:
            return [way for _, way in sorted(zip(worths, ways, strict=True), key=lambda each: each[0])]
    raise AssertionError(game)


def worth(over: Match, player: int) -> float:
    """What an end is worth, as bots see it."""
    scores = over.game.scores(over.state)
    return reward(over.game.ranking(over.state), lead(scores, player), player)
