"""Who sits where: people and bots, and what a bot does when it is asked."""

from game.bots.characters import characters
from game.bots.levels import Level, read_level
from game.bots.thinking import conclude
from game.core.errors import BadOption
from game.core.match import Match

HUMAN = "human"
Sitter = Level | None  # None: a person
RIVAL = Level("greedy", 0)  # whom a person meets if nobody is named


def read_seats(text: str) -> tuple[Sitter, ...]:
    """The seats written so: `human,greedy,flat:200`. Raises BadOption."""
    return tuple(None if word == HUMAN else read_level(word, "seats") for word in text.split(","))


def seats_for(text: str | None, players: int, game: str = "") -> tuple[Sitter, ...]:
    """A seat for every player, as given or a person against greedy bots. Raises BadOption."""
    if text is None:
        return (None, *[RIVAL] * (players - 1))
    seats = read_seats(text)
    if len(seats) != players:
        raise BadOption("seats", "seat_count", count=len(seats), players=players)
    for level in filter(None, seats):
        _check(level, game)
    return seats


def _check(level: Level, game: str) -> None:
    there = characters(game)
    if level.character and level.character not in there:
        raise BadOption("seats", "unknown_character", value=level.character, known=", ".join(there))


def chosen(match: Match, level: Level) -> str:
    """The action the bot whose turn it is takes: seen from its seat."""
    return conclude(level.think(match)).choice
