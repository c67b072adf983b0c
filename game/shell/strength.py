"""How strong the one person here plays a game: from the results of games against levels, oldest first."""

from collections.abc import Sequence
from typing import NamedTuple

from game.bots import rating
from game.bots.levels import LADDER, LEVELS, USUAL, Level, read_level
from game.core.registry import LISTINGS
from game.shell.model import GameResult, Model
from game.shell.play import PEOPLE, PERSON

ENOUGH = 3  # games after which a level is suggested
CLOSE = 0.4  # of the games one would win against it


class Strength(NamedTuple):
    """After each game that counted how strong somebody was, and for how many the last one was."""

    game: str
    course: tuple[rating.Rating, ...]
    players: int

    @property
    def now(self) -> rating.Rating:
        """As things stand."""
        return self.course[-1]


class Next(NamedTuple):
    """Whom to play next, and how many of ten games one would win."""

    level: Level
    wins: int


def strengths(model: Model) -> list[Strength]:
    """Of every game in which somebody has played against levels."""
    found = (strength(model.results.rows, game) for game in LISTINGS)
    return [each for each in found if each]


def strength(rows: Sequence[GameResult], game: str) -> Strength | None:
    """Of a game; None if no result counts. Those count in which one person met levels only."""
    course, now, players = [], rating.NEW, 0
    for row in reversed(rows):
        met = _met(row) if row.game == game and not row.tabletop else []
        if met:
            now, players = rating.after(now, met), len(row.bots)
            course.append(now)
    return Strength(game, tuple(course), players) if course else None


def _met(row: GameResult) -> list[tuple[rating.Rating, float]]:
    """The opponents of the one person, and whether each was beaten; none if the game does not count."""
    bots = [(seat, read_level(bot)) for seat, bot in enumerate(row.bots) if bot not in PEOPLE]
    alone = row.bots.count(PERSON) == 1 and len(bots) == len(row.bots) - 1
    if not alone or any(level.bot != LADDER for _, level in bots):
        return []
    own = row.bots.index(PERSON)
    return [
        (rating.of_level(row.game, len(row.bots), level.iterations), _won(row, own, seat))
        for seat, level in bots
    ]


def _won(row: GameResult, own: int, other: int) -> float:
    """Points decide, and where they are equal, who has won the game."""
    mine, theirs = ((row.points[seat], seat in row.winners) for seat in (own, other))
    return 0.5 if mine == theirs else float(mine > theirs)


def following(found: Strength) -> Next:
    """Whom to play next."""
    number = rating.next_level(found.now, found.game, found.players, CLOSE)
    other = rating.of_level(found.game, found.players, number)
    return Next(LEVELS[number - 1], round(10 * rating.expected(found.now, other)))


def suggested(model: Model, game: str) -> Level:
    """The level that plays with whoever begins at once."""
    found = strength(model.results.rows, game)
    return following(found).level if found and len(found.course) >= ENOUGH else USUAL
