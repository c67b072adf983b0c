"""Random pulls of Abusir with all that must hold of each: 12,000, or 20,000 with BAUMEISTER_SLED=full."""

import pytest

from tests.amount import tried
from tests.games.abusir.sled.amount import amount
from tests.games.abusir.sled.guards import random_game

GAMES, CHUNKS = amount(1500, 900), 30
FIRST = 1000  # the first ones are played by the ordinary tests


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_pulls_keep_every_guard(chunk: int) -> None:
    pulls = sum(random_game(FIRST + number) for number in range(chunk, GAMES, CHUNKS))
    assert pulls > 12 * GAMES // CHUNKS
