"""Puzzles: positions out of games with one choice that is clearly the best, and the proof of it.

They lie beside their game, in `game/games/ID/puzzles.json`, found and written by the lab.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.core.chance import draw
from game.core.link import read_link
from game.core.match import Match

GAMES = Path(__file__).parent.parent.joinpath("games")
GRADES = 5  # from what the simplest bot finds to what only long thinking does


class Puzzle(NamedTuple):
    """A position and its solution.

    `link` is the game up to there; whoever decides in it is to find `best`, which leads the `next` best.
    `idea` names what the solution teaches, `rule` the rule it is about. `proof` tells what it was found with,
    what the solution is worth and by how much it leads, as shares from 0 to 1 of what a game can bring.
    `reasons` is what speaks for the solution against the next best, as the bots' reasons are written: looking
    for them takes longer than a click may.
    """

    id: str
    link: str
    best: str
    next: str
    grade: int
    idea: str
    rule: str
    proof: Mapping[str, Any]
    reasons: Sequence[Sequence[Any]] = ()

    @property
    def game(self) -> str:
        """Whose puzzle it is."""
        return self.link.partition("-")[0]

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.link.split("-")[2])

    def match(self) -> Match:
        """The game up to the position."""
        return Match(read_link(self.link))


def path_of(game: str) -> Path:
    """Where the puzzles of a game lie."""
    return GAMES.joinpath(game, "puzzles.json")


@cache
def _held(game: str) -> Mapping[str, Any]:
    path = path_of(game)
    held: Mapping[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return held


def tasks_of(game: str) -> Mapping[str, int]:
    """Where the game is practised alone: its tasks there and how hard each is, set by hand."""
    tasks: Mapping[str, int] = _held(game).get("tasks", {})
    return tasks


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, easy ones first; none if it has none."""
    return tuple(Puzzle(**row) for row in _held(game).get("puzzles", ()))


def of_the_day(game: str, day: str) -> Puzzle:
    """The puzzle of a day, written 2026-11-22, of a game that has some: the same for everybody."""
    found = puzzles_of(game)
    return found[draw(f"day{day.replace('-', '')}", "puzzle", 0, len(found))]
