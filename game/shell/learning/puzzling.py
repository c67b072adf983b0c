"""Puzzles: the list of a game's, the one of the day, solving one after the other as a quest."""

from game.core.puzzle import Puzzle, of_the_day, puzzles_of
from game.core.registry import LISTINGS
from game.shell.learning import daily, quests
from game.shell.model import Model
from game.shell.play import Play, Quest
from game.shell.results import Result, done
from game.shell.seat import Seat
from game.shell.setup import practice

NAME = "puzzles"


def games() -> list[str]:
    """Which games have puzzles."""
    return [game for game in LISTINGS if puzzles_of(game)]


def solved(model: Model, puzzle: Puzzle) -> bool:
    """Whether it has been solved here."""
    return _note(puzzle) in model.practised


def _note(puzzle: Puzzle) -> str:
    """How it stands among the tasks done."""
    return f"puzzle {puzzle.id}"


def found(puzzle_id: str) -> Puzzle | None:
    """The puzzle of this id."""
    of_its_game = puzzles_of(puzzle_id.partition("-")[0])
    return next((puzzle for puzzle in of_its_game if puzzle.id == puzzle_id), None)


def show(model: Model, arg: str) -> Result:
    """Today's puzzles, and all of a game."""
    game = arg if arg in games() else next(iter(games()), "")
    return done(quests.under_a_list(model).over(NAME, game) if game else model)


def begin(model: Model, arg: str) -> Result:
    """A puzzle is on the table, its player to move."""
    puzzle = found(arg)
    if puzzle is None:
        return done(model)
    match = puzzle.match()
    before = Play("", match, (Seat(),) * match.game.players)
    point = quests.puzzle_point(match, puzzle.best, puzzle.reasons)
    return quests.shown(model, Quest(before, (point,), puzzle=puzzle))


def begin_todays(model: Model, arg: str) -> Result:
    """The puzzle of the day of a game."""
    return begin(model, of_the_day(arg, model.moment.day).id) if arg in games() else done(model)


def on(model: Model, arg: str) -> Result:
    """The next one of the game that is not solved; after the last the list comes again."""
    quest = model.play.quest if model.play else None
    if quest is None or quest.puzzle is None:
        return done(model)
    rows = puzzles_of(quest.puzzle.game)
    at = rows.index(quest.puzzle) + 1
    left = [puzzle for puzzle in (*rows[at:], *rows[:at]) if not solved(model, puzzle)]
    left = [puzzle for puzzle in left if puzzle != quest.puzzle]
    return begin(model, left[0].id) if left else show(model, quest.puzzle.game)


def note_solved(before: Model, after: Model) -> Result:
    """One that has just been found without its solution is remembered."""
    quest = after.play.quest if after.play else None
    if quest is None or quest.puzzle is None or quest.state != "found" or solved(after, quest.puzzle):
        return done(after)
    return practice.noted(after, _note(quest.puzzle))


def of_today(model: Model) -> Puzzle:
    """The one that the lobby offers, of another game than the deal."""
    dealt, _, day = daily.of_today(model).partition(" ")
    return of_the_day(daily.game_of(day, [game for game in games() if game != dealt]), day)


def today(model: Model) -> list[Puzzle]:
    """The puzzle of the day of every game."""
    return [of_the_day(game, model.moment.day) for game in games()]


COMMANDS = {NAME: show, "puzzle": begin, "puzzle-today": begin_todays, "puzzle-next": on}
