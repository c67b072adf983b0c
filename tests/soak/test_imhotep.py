"""5,000 random games of Imhotep over every option: all in the box is conserved, and every game ends."""

import pytest

from game.core.match import Match
from game.games.imhotep import tables as box
from tests.amount import tried
from tests.games.imhotep.house import house_faults, told_faults
from tests.games.imhotep.invariants import DECISIONS_AT_MOST, faults
from tests.helpers import STYLES, random_imhotep_deal
from tests.soak.playing import check_link, check_points, played

GAMES, CHUNKS = 5_000, 40
HOUSE_EVERY = 5  # decisions; what lies on sides C and D is looked at then


def found(match: Match) -> list[str]:
    """The faults of a position."""
    due = match.over or match.plies % HOUSE_EVERY == 0
    return [*faults(match.state), *(house_faults(match) if due else [])]


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        match = played(random_imhotep_deal(number), number, found, DECISIONS_AT_MOST, number % len(STYLES))
        assert match.state.round == box.ROUNDS, match.record
        assert told_faults(match) == [], match.record
        check_points(match)
        check_link(match, number)
