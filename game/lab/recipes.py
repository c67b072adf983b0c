"""How each game's value is learned: rounds of games, each played by what the one before learned."""

from collections.abc import Mapping
from typing import NamedTuple

RANDOM, GREEDY = "random", "greedy"  # who plays a round; else a level, `tree:80`
ONE_IN = 1000  # what shares are counted in


class Round(NamedTuple):
    """Games between players of one kind.

    `explore` thousandths of decisions are made blindly, one quiet position in `every` is looked at. What it
    is to predict lies `trace` thousandths with what comes later in the game, in the end its points, and the
    rest with what is promised at the next one looked at; 1000: the end alone.
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

# By game, and where the number of players matters by both.
RECIPES: Mapping[str, Recipe] = {
    "imhotep": Recipe((Round(RANDOM, 20_000),)),
    "duel": Recipe(
        (
            Round(RANDOM, 6_000, every=4),
            Round(GREEDY, 4_000, every=2, trace=900),
            Round(GREEDY, 6_000, explore=50, every=2, trace=900),
        )
    ),
    "pyramids": Recipe(
        (
            Round(RANDOM, 1_000, every=2),
            Round(GREEDY, 300, trace=900),
            Round(GREEDY, 400, trace=900),
        )
    ),
    "cheops": Recipe(
        (
            Round(RANDOM, 2_000, every=2),
            Round(GREEDY, 600, trace=900),
            Round(GREEDY, 800, trace=900),
            Round(GREEDY, 1_200, explore=50, trace=900),
        )
    ),
}


def recipe(game: str) -> Recipe:
    """How a game's value is learned."""
    return RECIPES.get(game, USUAL)
