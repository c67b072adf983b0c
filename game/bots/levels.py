"""The bots by name, and the levels the page offers."""

from collections.abc import Mapping
from typing import NamedTuple

from game.bots.bot import SLICE, Bot, Budget, Thinking, bot_seed
from game.bots.greedy import Greedy
from game.bots.monte_carlo import FlatMonteCarlo
from game.bots.random_bot import RandomBot
from game.core.errors import BadOption
from game.core.match import Match

BOTS: Mapping[str, Bot] = {bot.id: bot for bot in (RandomBot(), Greedy(), FlatMonteCarlo())}
MOST_ITERATIONS = 1_000_000


class Level(NamedTuple):
    """A bot and its iterations, written `flat:200`; 0 where the bot does not count any."""

    bot: str
    iterations: int

    @property
    def text(self) -> str:
        """How seats and saves spell it."""
        return f"{self.bot}:{self.iterations}" if self.iterations else self.bot

    @property
    def about(self) -> str:
        """How it plays, as a sentence to be translated."""
        return BOTS[self.bot].about

    def think(self, match: Match, slice_iterations: int = SLICE) -> Thinking:
        """What the bot thinks of the position of a match: it sees what the player to move sees."""
        player = match.player
        seen = match.game.observation(match.state, player)
        seed = bot_seed(match.setup.seed, player, match.plies, self.bot)
        return BOTS[self.bot].think(match.game, seen, player, seed, Budget(self.iterations, slice_iterations))


# From beginner to strongest: what the page offers, by its number there.
LEVELS = (Level("random", 0), Level("greedy", 0), Level("flat", 100), Level("flat", 1000))
USUAL = LEVELS[2]
HINT = Level("flat", 1500)


def read_level(text: str, field: str = "bot") -> Level:
    """The level written so. Raises BadOption naming the field."""
    bot, colon, count = text.partition(":")
    if bot not in BOTS:
        raise BadOption(field, "unknown_bot", value=text, known=", ".join(BOTS))
    usual = BOTS[bot].iterations
    if not colon:
        return Level(bot, usual)
    whole = count.isascii() and count.isdigit() and len(count) <= len(str(MOST_ITERATIONS))
    if not (whole and usual and 1 <= int(count) <= MOST_ITERATIONS):
        raise BadOption(field, "bad_iterations", value=text, most=MOST_ITERATIONS)
    return Level(bot, int(count))


def nearest(text: str) -> Level:
    """The level of the page that a bot plays like: the strongest of its kind that thinks no longer."""
    level = read_level(text)
    alike = [offered for offered in LEVELS if offered.bot == level.bot]
    return next((like for like in reversed(alike) if like.iterations <= level.iterations), alike[0])
