"""How each game's value is learned: rounds of games, each played by what the one before learned."""

from collections.abc import Mapping
from typing import NamedTuple

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


USUAL = Recipe((Round(RANDOM, 12_000),))

# By game, for two players.
RECIPES: Mapping[str, Recipe] = {
    "imhotep": Recipe(
        (
            Round(RANDOM, 6_000),
            Round(GREEDY, 2_000),
            Round("tree:30", 2_000),
        )
    ),
    "duel": Recipe(
        (
            Round(RANDOM, 1_500, every=4),
            Round(GREEDY, 3_000, every=4),
            Round("tree:30", 4_000, every=4),
        )
    ),
    "pyramids": Recipe(
        (
            Round(RANDOM, 600, every=2),
            Round(GREEDY, 3_000, every=3),
            Round("tree:6", 2_500, every=3),
        )
    ),
    "abusir": Recipe(
        (
            Round(RANDOM, 1_200),
            Round(GREEDY, 900, trace=900),
            Round(GREEDY, 1_500, trace=900),
        )
    ),
    "cheops": Recipe(
        (
            Round(RANDOM, 1_000, every=2),
            Round(GREEDY, 300, trace=800),
            Round(GREEDY, 300, trace=800),
            Round(GREEDY, 600, trace=800),
        )
    ),
}


def recipe(game: str, players: int = 2) -> Recipe:
    """How a game's value is learned. Thinking takes longer with more players, and a game tells more."""
    usual = RECIPES.get(game, USUAL)
    return usual._replace(rounds=tuple(_for_players(round_, players) for round_ in usual.rounds))


def _for_players(round_: Round, players: int) -> Round:
    return round_ if round_.players == RANDOM else round_._replace(games=round_.games * 2 // players)
