"""The training as it is seen: the shelf empty and full, an exercise asked, missed and found."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.link import replay_link
from game.core.match import Match
from game.core.puzzle import puzzles_of
from game.shell.exercise import Card, Exercise, Training, of_point, of_puzzle
from game.shell.held import GameResult, Statistics
from game.shell.learning.exercises import today
from game.shell.messages import Act, Command
from game.shell.model import Model
from game.shell.update import update
from tests.screens.judged import review

LONG_AGO, LATER = "1999-12-31", "2999-01-01"


def exercises(match: Match) -> list[Exercise]:
    """One of each kind that is due, and one that is learned."""
    points = review(match).turning_points
    of_game = [
        of_point("duel", replay_link(match.until(point.ply).record), point, LONG_AGO) for point in points
    ]
    puzzle = puzzles_of("pyramids")[0]
    learned = of_game[1]._replace(card=Card(LATER, 40.0, 3.0, LONG_AGO))
    return [of_game[0], learned, of_puzzle("pyramids", puzzle.id, puzzle.idea, LONG_AGO)]


def results(games: int) -> tuple[GameResult, ...]:
    """So many games of one person against levels, latest first."""
    rows = [
        GameResult(f"t{n}", game, f"2026-02-{n + 1:02} 14:05", bots, points, (int(points[1] > points[0]),))
        for n in range(games)
        for game, bots in (("duel", ("", "level:3")), ("imhotep", ("", "level:2", "level:2")))
        for points in [(30 + 7 * n % 11, 35, 31)[: len(bots)]]
    ]
    return tuple(reversed(rows))


def scenes(model: Model, match: Match) -> Iterator[tuple[str, Model]]:
    """Every state of it, by name."""
    yield "training, empty", update(model, Command("training"))[0]
    held = Training(tuple(exercises(match)), (today(model),))
    full = replace(model, training=held, results=Statistics(results(12)), layers=())
    yield "lobby, exercises due", full
    yield "training", update(full, Command("training"))[0]
    yield "training, of a game", update(full, Command("training", "imhotep"))[0]
    first, *_ = held.due(today(model))
    assert first.point is not None
    asked, _ = update(full, Command("exercise"))
    yield "exercise", asked
    yield "exercise, missed as then", update(asked, Act(first.point.played))[0]
    yield "exercise, found", update(asked, Act(first.point.best))[0]
    yield "exercise, shown", update(asked, Command("quest-show"))[0]
    rest = replace(full, training=held.with_card(first.id, Card(LATER, 2.0, 3.0, today(model))))
    yield "exercise, a puzzle", update(rest, Command("exercise"))[0]
