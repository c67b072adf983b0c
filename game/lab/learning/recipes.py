"""How each game's value is learned: rounds of games, each played by what the one before learned."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

RANDOM, GREEDY = "random", "greedy"  # who plays a round; else a level, `tree:80`
ONE_IN = 1000  # what shares are counted in


class Round(NamedTuple):
    """Games between players of one kind.

    `explore` thousandths of decisions are made blindly, one quiet position in `every` is looked at. With
    a `trace` of 1000 thousandths it is to predict the end alone; with less, the more what is promised soon
    after.
    """

    players: str
    games: int
    explore: int = 100
    every: int = 1
    trace: int = 1000

    @property
    def text(self) -> str:
        """How a file of weights tells it."""
        return " ".join(f"{key} {value}" for key, value in self._asdict().items())


class Recipe(NamedTuple):
    """The rounds, the seed of all games, and how many looks at one thing speak for a weight of 0."""

    rounds: tuple[Round, ...]
    seed: str = "papyrus"
    ridge: int = 100


USUAL = (Round(RANDOM, 12_000),)
GAMES = Path(__file__).parents[2] / "games"


@cache
def of_game(game: str) -> Mapping[str, Any]:
    """What a game has to say to the laboratory, in `game/games/ID/lab.toml`; nothing if it is silent."""
    path = GAMES / game / "lab.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def recipe(game: str, players: int = 2) -> Recipe:
    """How a game's value is learned. Thinking takes longer with more players, and a game tells more."""
    rounds = tuple(Round(**row) for row in of_game(game).get("rounds", ())) or USUAL
    return Recipe(tuple(_for_players(round_, players) for round_ in rounds))


def _for_players(round_: Round, players: int) -> Round:
    return round_ if round_.players == RANDOM else round_._replace(games=round_.games * 2 // players)
