"""The puzzles of a game's file once more: proven by another bot, their reasons looked for anew."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.puzzle import Puzzle, puzzles_of
from game.lab.puzzling.looking import alike, leads, why
from game.lab.puzzling.puzzles import recipe, write
from game.lab.running import Codec, Runner


class Doubt(NamedTuple):
    """A puzzle to be proven once more, by a bot of the laboratory."""

    puzzle: Puzzle
    by: str


BEST: Codec[str] = Codec(str, str)
ROW: Codec[list[list[Any]]] = Codec(lambda row: row, lambda row: row)


def prove(game: str, by: str, first: int | None, runner: Runner) -> list[Puzzle]:
    """Prove the puzzles of the file, or so many of them, once more; those that it solves otherwise go.

    Those proven exactly or so already are believed. Returns those that went.
    """
    known = puzzles_of(game)
    doubted = [
        puzzle for puzzle in known if puzzle.proof["by"] != "exact" and puzzle.proof.get("again") != by
    ]
    tasks = [Doubt(puzzle, by) for puzzle in doubted[:first]]
    names = [task.puzzle.id for task in tasks]
    found = dict(zip(names, runner.run(solved, tasks, BEST, game), strict=True))
    gone = [puzzle for puzzle in known if found.get(puzzle.id, puzzle.best) != puzzle.best]
    write(game, [_again(puzzle, by, found) for puzzle in known if puzzle not in gone])
    return gone


def solved(doubt: Doubt) -> str:
    """What the bot finds best in the position of a puzzle: its solution, if that comes to the same."""
    match, best = doubt.puzzle.match(), doubt.puzzle.best
    found = leads(match, doubt.by, 0, recipe(doubt.puzzle.game).followed).best
    return best if alike(match, found, best) else found


def _again(puzzle: Puzzle, by: str, found: Mapping[str, str]) -> Puzzle:
    proof = {**puzzle.proof, "again": by}
    return puzzle._replace(proof=proof) if puzzle.id in found else puzzle


def tell(game: str, runner: Runner) -> int:
    """Look again for the reasons of all puzzles of the file. Returns how many differ from those before."""
    known = puzzles_of(game)
    found = runner.run(reasoned, known, ROW, game)
    told = [puzzle._replace(reasons=row) for puzzle, row in zip(known, found, strict=True)]
    write(game, told)
    return sum(one != other for one, other in zip(known, told, strict=True))


def reasoned(puzzle: Puzzle) -> list[list[Any]]:
    """What speaks for the solution of a puzzle against the next best, to whoever decides."""
    match = puzzle.match()
    return [[*reason] for reason in why(match, puzzle.best, puzzle.next)]
