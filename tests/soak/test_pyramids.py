"""5,000 random games of Pyramids: every invariant at every decision, and every game ends."""

import pytest

from game.core.match import Match
from game.games.pyramids import tables as box
from tests.amount import tried
from tests.games.pyramids.invariants import DECISIONS_AT_MOST, faults
from tests.helpers import random_pyramids_deal
from tests.soak.playing import check_link, check_points, played

GAMES, CHUNKS = 5_000, 40


def found(match: Match) -> list[str]:
    """The faults of a position."""
    return faults(match.state, match.game.players)


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        match = played(random_pyramids_deal(number), number, found, DECISIONS_AT_MOST)
        assert match.state.round == box.ROUNDS, match.record
        check_points(match)
        check_link(match, number)
