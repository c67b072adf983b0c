"""10,000 random Duels: every invariant at every decision, and every game ends."""

from itertools import pairwise

import pytest

from game.core.match import Match
from tests.amount import tried
from tests.games.duel.invariants import DECISIONS_AT_MOST, UNLOADS, faults
from tests.helpers import STYLES, random_duel_deal
from tests.soak.playing import check_link, check_points, played

GAMES, CHUNKS = 10_000, 40


def found(match: Match) -> list[str]:
    """The faults of a position."""
    return faults(match.state)


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        match = played(random_duel_deal(number), number, found, DECISIONS_AT_MOST, number % len(STYLES))
        texts = [action.text for action in match.actions]
        assert sum(text.startswith("unload") for text in texts) == UNLOADS, match.record
        assert ("pass", "pass") not in set(pairwise(texts)), match.record
        assert sorted(match.game.ranking(match.state)) == [1, 2]
        check_points(match)
        check_link(match, number)
