"""5,000 random games of Cheops' Master Builders: every invariant at every decision, and every game ends."""

import random

import pytest

from game.core.match import Match
from game.core.record import Record, new_record
from tests.amount import tried
from tests.games.cheops.invariants import faults
from tests.helpers import STYLES
from tests.soak.playing import check_points, played

GAMES, CHUNKS = 5_000, 50
DECISIONS_AT_MOST = 60 * 5 * 4


def deal(number: int) -> Record:
    """A deal for 2 to 5 players in turn."""
    options = {"sheets": random.Random(number).choice(("random", "seats"))}
    return new_record("cheops", 2 + number % 4, options, f"soak{number}")


def found(match: Match) -> list[str]:
    """The faults of a position."""
    return faults(match.state, match.game.players)


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_of_cheops_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        check_points(played(deal(number), number, found, DECISIONS_AT_MOST, number % len(STYLES)))
