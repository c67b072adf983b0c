"""The bots by name, and the levels the page offers."""

from collections.abc import Mapping
from typing import NamedTuple

from game.bots.bot import SLICE, Bot, Budget, Thinking, bot_seed
from game.bots.greedy import Greedy
from game.bots.monte_carlo import FlatMonteCarlo
from game.bots.random_bot import RandomBot
from game.bots.tree import Tree
from game.core.errors import BadOption
from game.core.match import Match

BOTS: Mapping[str, Bot] = {bot.id: bot for bot in (RandomBot(), Greedy(), FlatMonteCarlo(), Tree())}
MOST = (1_000_000, 1000)  # iterations, temperature


class Level(NamedTuple):
    """A bot and its iterations, written `flat:200`; 0 where the bot does not count any.

    `tree:80:60` has a temperature besides: in thousandths of a game, what it may lose with a move half as
    often as it takes the best.
    """

    bot: str
    iterations: int
    temperature: int = 0

    @property
    def text(self) -> str:
        """How seats and saves spell it."""
        numbers = [number for number in (self.iterations, self.temperature) if number]
        return ":".join(map(str, (self.bot, *numbers)))

    @property
    def about(self) -> str:
        """How it plays, as a sentence to be translated."""
        return BOTS[self.bot].about

    def think(self, match: Match, slice_iterations: int = SLICE, forced: int = 0) -> Thinking:
        """What the bot thinks of the position of a match: it sees what the player to move sees.

        For hints every action gets a `forced` share of the visits, in thousandths.
        """
        player = match.player
        seen = match.game.observation(match.state, player)
        seed = bot_seed(match.setup.seed, player, match.plies, self.bot)
        budget = Budget(self.iterations, slice_iterations, self.temperature, forced)
        return BOTS[self.bot].think(match.game, seen, player, seed, budget)


# From beginner to strongest: what the page offers, by its number there.
LEVELS = (Level("random", 0), Level("greedy", 0), Level("flat", 100), Level("flat", 1000))
USUAL = LEVELS[2]
HINT = Level("flat", 1500)


def read_level(text: str, field: str = "bot") -> Level:
    """The level written so. Raises BadOption naming the field."""
    bot, *counts = text.split(":")
    if bot not in BOTS:
        raise BadOption(field, "unknown_bot", value=text, known=", ".join(BOTS))
    if len(counts) > BOTS[bot].parameters or not all(map(_within, counts, MOST)):
        raise BadOption(field, "bad_iterations", value=text, most=MOST[0])
    return Level(bot, *(map(int, counts) if counts else [BOTS[bot].iterations]))


def _within(count: str, most: int) -> bool:
    """Whether a number of a level is written as one, from 1 to the most there may be."""
    return count.isascii() and count.isdigit() and len(count) <= len(str(most)) and 1 <= int(count) <= most


def nearest(text: str) -> Level:
    """The level of the page that a bot plays like: the strongest of its kind that thinks no longer."""
    level = read_level(text)
    alike = [offered for offered in LEVELS if offered.bot == level.bot]
    return next((like for like in reversed(alike) if like.iterations <= level.iterations), alike[0])
