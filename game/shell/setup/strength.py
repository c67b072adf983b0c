"""How strong the one person here plays a game: from games against levels and first tries at puzzles."""

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.levels import LADDER, LEVELS, Level, read_level
from game.core.puzzle import puzzles_of
from game.core.registry import LISTINGS
from game.shell.held import GameResult
from game.shell.model import Model
from game.shell.seat import PEOPLE, PERSON
from game.shell.setup import rating
from game.shell.setup.rating import Met, Rating

CLOSE = 0.8  # of the wins of equals
# About which level a puzzle of each grade is a match for: bots of its kind find it (`game.lab.puzzling`).
GRADES = (1, 2, 4, 6, 7)
ROUGHLY = 200.0  # the deviation of that


class Strength(NamedTuple):
    """How strong somebody was after each game that counted."""

    game: str
    course: tuple[Rating, ...]

    @property
    def now(self) -> Rating:
        """As things stand."""
        return self.course[-1]


class Next(NamedTuple):
    """Whom to play next, and how many of ten games one would win."""

    level: Level
    wins: int


def strengths(model: Model) -> list[Strength]:
    """Of every game in which somebody has played against levels or tried puzzles."""
    found = (strength(model, game) for game in LISTINGS)
    return [each for each in found if each]


def strength(model: Model, game: str) -> Strength | None:
    """Of a game; None if nothing counts. Games count in which one person met levels only."""
    rows = [row for row in model.results.rows if row.game == game and not row.tabletop]
    games = [(row.date, met) for row in reversed(rows) if (met := _met(row))]
    course, now = [], rating.NEW
    for _, against in sorted((*games, *_tried(model, game)), key=lambda each: each[0]):
        now = rating.after(now, against)
        course.append(now)
    return Strength(game, tuple(course)) if course else None


def _tried(model: Model, game: str) -> Iterator[tuple[str, Met]]:
    """First tries at a game's puzzles: each is an opponent as strong as the weakest bot that finds it."""
    tries = [each for each in model.training.tries if each.puzzle.partition("-")[0] == game]
    known = {puzzle.id: puzzle for puzzle in puzzles_of(game)} if tries else {}
    for each in tries:
        if each.puzzle in known:
            puzzle = known[each.puzzle]
            value, _ = rating.of_level(game, puzzle.players, GRADES[puzzle.grade - 1])
            yield each.day, [(Rating(value, ROUGHLY), float(each.right))]


def _met(row: GameResult) -> list[tuple[Rating, float]]:
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


def table(game: str) -> int:
    """For how many Play now lays a table: the fewest there may be."""
    return LISTINGS[game].seats[0]


def following(game: str, now: Rating) -> Next:
    """Whom somebody so strong is to play next at that table."""
    players = table(game)
    number = rating.next_level(now, game, players, CLOSE / players)
    other = rating.of_level(game, players, number)
    return Next(LEVELS[number - 1], round(10 * rating.wins(now, other, players)))


def suggested(model: Model, game: str) -> Level:
    """The level that plays with whoever begins at once."""
    found = strength(model, game)
    return following(game, found.now if found else rating.NEW).level
