"""Steps a second through the adapters of the laboratory, beside the bare engine's and in other games."""

from collections.abc import Iterator
from itertools import chain

from game.lab.envs import GAMES
from game.lab.envs.speed import rates, theirs
from game.lab.envs.ways import PART
from tests.bench.figure import Figure

SECONDS = 0.4  # of a way in a round


def measure(rounds: int) -> Iterator[Figure]:
    """All ways of all games take turns."""
    for rate in chain(rates(GAMES, SECONDS * rounds, rounds), theirs(GAMES)):
        name = f"{rate.game}: {rate.way}"
        yield Figure(name, rate.steps, "")
        if rate.part is not None:
            yield Figure(name + PART, rate.part, "")
