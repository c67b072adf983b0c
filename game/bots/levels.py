"""The bots by name, and the levels the page offers."""

from collections.abc import Mapping
from typing import NamedTuple

from game.bots import ladder
from game.bots.bot import SLICE, Bot, Budget, Thinking, bot_seed
from game.bots.characters import characters, known
from game.bots.greedy import Greedy
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
    A tree or a level may have a character of the game: `level:3:mason`.
    """

    bot: str
    iterations: int
    temperature: int = 0
    character: str = ""

    @property
    def text(self) -> str:
        """How seats and saves spell it."""
        parts = [part for part in (self.iterations, self.temperature, self.character) if part]
        return ":".join(map(str, (self.bot, *parts)))

    def about(self, game: str, players: int) -> str:
        """How it plays in a game for so many players, as a sentence to be translated."""
        if self.bot == LADDER:
            return ladder.about(game, players, self.iterations)
        return BOTS[self.bot].about

    def within(self, game: str, players: int) -> "Level":
        """Which bot it is in a game for so many players; a character of another game is none there."""
        it = self if self.character in characters(game) else self.plain
        if it.bot != LADDER:
            return it
        return Level(Tree.id, *ladder.rung(game, players, it.iterations), it.character)

    @property
    def plain(self) -> "Level":
        """The same without a character."""
        return self._replace(character="")

    def thinker(self, game: str) -> Bot:
        """The bot itself, with its character."""
        character = characters(game).get(self.character)
        return Tree(character=character) if character else BOTS[self.bot]

    def think(self, match: Match, slice_iterations: int = SLICE, forced: int = 0) -> Thinking:
        """What the bot thinks of the position of a match: it sees what the player to move sees.

        For hints every action gets a `forced` share of the visits, in thousandths.
        """
        level = self.within(match.setup.game, match.game.players)
        player = match.player
        seen = match.game.observation(match.state, player)
        seed = bot_seed(match.setup.seed, player, match.plies, level.bot)
        budget = Budget(level.iterations, slice_iterations, level.temperature, forced)
        return level.thinker(match.setup.game).think(match.game, seen, player, seed, budget)


LEVELS = tuple(Level(LADDER, number) for number in range(1, ladder.RUNGS + 1))  # from beginner to strongest
# What the page offered before there were seven, and which of them takes the place in a new game.
FORMER = {
    Level("random", 0): LEVELS[0],
    Level("greedy", 0): LEVELS[1],
    Level("flat", 100): LEVELS[2],
    Level("flat", 1000): LEVELS[3],
}
NAMED = (*FORMER, *LEVELS, Level(Tree.id, Tree.iterations))  # what has a name of its own
FIRST = LEVELS[0]  # whom one meets in a first game
HINT = LEVELS[-1]
TOLD = 10  # thousandths of the visits that go to every action of which a hint tells


def ladder_of(game: str, players: int) -> tuple[Level, ...]:
    """The levels there are in a game for so many players, from beginner to strongest."""
    return LEVELS[: ladder.highest(game, players)]


def there(text: str, game: str, players: int) -> str:
    """The level written so, as it is called there: one above the highest plays as that.

    A character that the game does not have is left out.
    """
    level = read_level(text)
    level = level if level.character in characters(game) else level.plain
    last = ladder_of(game, players)[-1]
    above = level.bot == LADDER and level.iterations > last.iterations
    return last._replace(character=level.character).text if above else level.text


def with_character(text: str, character: str) -> str:
    """The level written so with a character, or without one. Raises BadOption."""
    return read_level(text)._replace(character=character).text


def of_character(text: str) -> str:
    """The character of the level written so, if it has one."""
    return read_level(text).character


def read_level(text: str, field: str = "bot") -> Level:
    """The level written so. Raises BadOption naming the field."""
    bot, *counts = text.split(":")
    if bot in (LADDER, Tree.id) and len(counts) > 1 and counts[-1].isalpha():
        plain = read_level(":".join((bot, *counts[:-1])), field)
        return plain._replace(character=_character(counts[-1], field))
    if bot == LADDER:
        return _read_rung(text, counts, field)
    if bot not in BOTS:
        raise BadOption(field, "unknown_bot", value=text, known=", ".join((LADDER, *BOTS)))
    if len(counts) > BOTS[bot].parameters or not all(map(_within, counts, MOST)):
        raise BadOption(field, "bad_iterations", value=text, most=MOST[0])
    return Level(bot, *(map(int, counts) if counts else [BOTS[bot].iterations]))


def _read_rung(text: str, numbers: list[str], field: str) -> Level:
    if len(numbers) != 1 or not _within(numbers[0], ladder.RUNGS):
        raise BadOption(field, "bad_level", value=text, most=ladder.RUNGS)
    return Level(LADDER, int(numbers[0]))


def _character(name: str, field: str) -> str:
    if name not in known():
        raise BadOption(field, "unknown_character", value=name, known=", ".join(known()))
    return name


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
