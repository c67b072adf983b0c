"""Puzzles as they are seen: the list, one on the table, found."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.puzzle import puzzles_of
from game.shell.learning.puzzling import games
from game.shell.messages import Act, Command
from game.shell.model import Model
from game.shell.update import update


def scenes(model: Model) -> Iterator[tuple[str, Model]]:
    """The lists of all games, and of each game its last puzzle, as it is asked and found."""
    for game in games():
        *_, hard = puzzles_of(game)
        first = puzzles_of(game)[0]
        some = replace(model, practised=(f"puzzle {first.id}",), layers=())
        yield f"puzzles, {game}", update(some, Command("puzzles", game))[0]
        asked, _ = update(some, Command("puzzle", hard.id))
        yield f"puzzle, {game}", asked
        yield f"puzzle, {game}, found", update(asked, Act(hard.best))[0]
        yield f"puzzle, {game}, hint", update(asked, Command("quest-hint"))[0]
