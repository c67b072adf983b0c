"""A learned value of positions: what the features promise, in points and as a share of a win.

A player's promise is the sum of their features, each times a weight that slides from an early to a late one
with the stage of the game. Only differences between players mean anything. Weights are whole numbers, so that
promises are the same on every machine.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from game.core.game import Game

FOLDER = Path(__file__).parent / "weights"
ONE = 1024  # what a weight counts a point as, at every stage
CLEAR_LEAD = 12  # points; a lead of so many is worth half of what any lead can be worth


class Weights(NamedTuple):
    """What was learned for a number of players: by feature its weight in the first and in the last stage.

    `search` are the constants the tree is to use with it, `about` how it was made: recipe, seeds, arena.
    """

    names: Mapping[str, tuple[int, int]]
    search: Mapping[str, int]
    about: Mapping[str, Any]

    @property
    def digest(self) -> str:
        """What tells these weights and constants from any others."""
        text = json.dumps([self.names, self.search], sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:12]


class Value:
    """The weights laid out for a game with its options, a row for each stage."""

    def __init__(self, game: Game[Any], weights: Weights) -> None:
        stages = game.stages
        pairs = [weights.names.get(name, (0, 0)) for name in game.feature_names]
        self.game, self.weights = game, weights
        self.rows = [
            [(early * (stages - stage) + late * stage) // stages for early, late in pairs]
            for stage in range(stages + 1)
        ]

    def promises(self, s: Any) -> list[int]:
        """By player what the position promises, in 1024ths of a point."""
        row = self.rows[self.game.stage(s)]
        return [sum(map(mul, row, counts)) for counts in self.game.features(s)]


def leads(promises: Sequence[int]) -> list[float]:
    """By player the points by which they are ahead of the best other."""
    best, second = sorted(promises)[:-3:-1]
    return [(own - (second if own == best else best)) / ONE for own in promises]


def share(lead: float, clear: float = CLEAR_LEAD) -> float:
    """What a lead is worth, from 0 to 1; ever less the larger it is."""
    return (1 + lead / (clear + abs(lead))) / 2


def learned(game: Game[Any]) -> Weights | None:
    """What was learned for the game and its number of players, if anything was."""
    return _read(game.info.id).get(game.players) if game.feature_names else None


@cache
def _read(game: str) -> Mapping[int, Weights]:
    """A game's file: {"players": {"2": {"names": {NAME: [early, late]}, "search": {}, "about": {}}}}."""
    path = FOLDER / f"{game}.json"
    if not path.exists():
        return {}
    tables = json.loads(path.read_text("utf-8"))["players"]
    return {
        int(players): Weights(
            {name: (early, late) for name, (early, late) in table["names"].items()},
            table["search"],
            table["about"],
        )
        for players, table in tables.items()
    }
