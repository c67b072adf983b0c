"""The bots by name, and the levels the page offers."""

from collections.abc import Mapping
from typing import NamedTuple

from game.bots.bot import SLICE, Bot, Budget, Thinking, bot_seed
from game.bots.greedy import Greedy
from game.bots.ladder import ABOUT, RUNGS, highest, rung
from game.bots.monte_carlo import FlatMonteCarlo
from game.bots.random_bot import RandomBot
from game.bots.tree import Tree
from game.core.errors import BadOption
from game.core.match import Match

BOTS: Mapping[str, Bot] = {bot.id: bot for bot in (RandomBot(), Greedy(), FlatMonteCarlo(), Tree())}
MOST = (1_000_000, 1000)  # iterations, temperature
LADDER = "level"  # the first word of a level that is a tree of its own in every game


class Level(NamedTuple):
    """A bot and its iterations, written `flat:200`; 0 where the bot does not count any.

    `tree:80:60` has a temperature besides: in thousandths of a game, what it may lose with a move half as
    often as it takes the best. `level:3` is the third of up to seven levels, whatever that is in a game.
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
        return ABOUT[self.iterations - 1] if self.bot == LADDER else BOTS[self.bot].about

    def within(self, game: str, players: int) -> "Level":
        """Which bot it is in a game for so many players."""
        return Level(Tree.id, *rung(game, players, self.iterations)) if self.bot == LADDER else self

    def think(self, match: Match, slice_iterations: int = SLICE, forced: int = 0) -> Thinking:
        """What the bot thinks of the position of a match: it sees what the player to move sees.

        For hints every action gets a `forced` share of the visits, in thousandths.
        """
        bot, iterations, temperature = self.within(match.setup.game, match.game.players)
        player = match.player
        seen = match.game.observation(match.state, player)
        seed = bot_seed(match.setup.seed, player, match.plies, bot)
        budget = Budget(iterations, slice_iterations, temperature, forced)
        return BOTS[bot].think(match.game, seen, player, seed, budget)


LEVELS = tuple(Level(LADDER, number) for number in range(1, RUNGS + 1))  # from beginner to strongest
# What the page offered before there were seven, and which of them takes the place in a new game.
FORMER = {
    Level("random", 0): LEVELS[0],
    Level("greedy", 0): LEVELS[1],
    Level("flat", 100): LEVELS[2],
    Level("flat", 1000): LEVELS[3],
}
NAMED = (*FORMER, *LEVELS, Level(Tree.id, Tree.iterations))  # what has a name of its own
BEGINNER, USUAL = LEVELS[1], LEVELS[2]
HINT = LEVELS[-1]
TOLD = 10  # thousandths of the visits that go to every action of which a hint tells


def ladder_of(game: str, players: int) -> tuple[Level, ...]:
    """The levels there are in a game for so many players, from beginner to strongest."""
    return LEVELS[: highest(game, players)]


def there(text: str, game: str, players: int) -> str:
    """The level written so, as it is called there: one above the highest plays as that."""
    level = read_level(text)
    last = ladder_of(game, players)[-1]
    return last.text if level.bot == LADDER and level.iterations > last.iterations else level.text


def read_level(text: str, field: str = "bot") -> Level:
    """The level written so. Raises BadOption naming the field."""
    bot, *counts = text.split(":")
    if bot == LADDER:
        return _read_rung(text, counts, field)
    if bot not in BOTS:
        raise BadOption(field, "unknown_bot", value=text, known=", ".join((LADDER, *BOTS)))
    if len(counts) > BOTS[bot].parameters or not all(map(_within, counts, MOST)):
        raise BadOption(field, "bad_iterations", value=text, most=MOST[0])
    return Level(bot, *(map(int, counts) if counts else [BOTS[bot].iterations]))


def _read_rung(text: str, numbers: list[str], field: str) -> Level:
    if len(numbers) != 1 or not _within(numbers[0], RUNGS):
        raise BadOption(field, "bad_level", value=text, most=RUNGS)
    return Level(LADDER, int(numbers[0]))


def _within(count: str, most: int) -> bool:
    """Whether a number of a level is written as one, from 1 to the most there may be."""
    return count.isascii() and count.isdigit() and len(count) <= len(str(most)) and 1 <= int(count) <= most


def nearest(text: str) -> Level:
    """The level with a name that a bot plays like: the strongest of its kind that thinks no longer."""
    level = read_level(text)
    alike = [named for named in NAMED if named.bot == level.bot]
    return next((like for like in reversed(alike) if like.iterations <= level.iterations), alike[0])


def nowadays(text: str) -> str:
    """What is offered in place of a bot that is not offered any more."""
    return FORMER.get(nearest(text), read_level(text)).text
