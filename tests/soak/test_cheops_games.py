"""5,000 random games of Cheops' Master Builders: every invariant at every decision, and every game ends."""

import random

import pytest

from game.core.match import Match
from game.core.record import new_record
from tests.games.cheops.invariants import faults
from tests.helpers import STYLES, choose

GAMES, CHUNKS = 5_000, 50
DECISIONS_AT_MOST = 60 * 5 * 4


def played(number: int) -> Match:
    """A random game whose positions were all found in order."""
    source, players = random.Random(number), 2 + number % 4
    options = {"sheets": source.choice(("random", "seats"))}
    match = Match(new_record("cheops", players, options, f"soak{number}"))
    while not match.over:
        assert faults(match.state, players) == [], match.record
        match = match.play(choose(source, match.legal, number % len(STYLES)))
        assert match.plies <= DECISIONS_AT_MOST, match.record
    assert faults(match.state, players) == [], match.record
    return match


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_cheops_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        match = played(number)
        sums = [0] * match.game.players
        for entry in match.ledger():
            sums[entry.player] += entry.points
        assert sums == match.game.scores(match.state), match.record
