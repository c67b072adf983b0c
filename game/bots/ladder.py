"""The seven levels: what each of them is in a game for so many players, and how they play."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.core.mark import N_

FILE = Path(__file__).parent / "levels.json"
OTHERS = "others"  # the ladder of games and numbers of players that have none of their own

# From beginner to strongest.
ABOUT = (
    N_("Glances at the table and is content with what looks good enough."),
    N_("Sees what a move brings at once, and lets many a better one pass."),
    N_("Thinks of your answer, too, but often settles for the second best."),
    N_("Compares its moves with care and misses the best one now and then."),
    N_("Takes the best move it finds; it does not look for very long."),
    N_("Looks several moves ahead and takes the best it finds."),
    N_("Thinks the longest, several moves ahead, and lets nothing pass that it finds."),
)
RUNGS = len(ABOUT)


class Rung(NamedTuple):
    """A level in a game: how long the tree thinks, and how readily it takes what is not the best."""

    iterations: int
    temperature: int


def rung(game: str, players: int, number: int) -> Rung:
    """What level `number`, counted from 1, is there."""
    ladders = _ladders()
    return ladders.get((game, players), ladders[OTHERS, 0])[number - 1]


@cache
def _ladders() -> Mapping[tuple[str, int], tuple[Rung, ...]]:
    """By game and number of players. The file: {GAME: {PLAYERS: {"levels": [[ITERATIONS, TEMPERATURE]]}}}."""
    games = json.loads(FILE.read_text("utf-8"))
    return {
        (game, int(players)): tuple(Rung(*numbers) for numbers in ladder["levels"])
        for game, ladders in games.items()
        for players, ladder in ladders.items()
    }
