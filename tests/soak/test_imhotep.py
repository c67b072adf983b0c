"""5,000 random games of Imhotep: stones and cards are conserved at every decision, and every game ends."""

import random

import pytest

from game.core.link import open_link, replay_link
from game.core.match import Match
from game.games.imhotep import tables as box
from tests.games.imhotep.invariants import DECISIONS_AT_MOST, faults
from tests.helpers import STYLES, choose, random_imhotep_deal

GAMES, CHUNKS = 5_000, 40
LINKED = 10  # every so many games the link is opened, which plays the game again
LONGEST_LINK = 500


def played(number: int) -> Match:
    """A random game whose positions were all found in order."""
    source, match = random.Random(number), Match(random_imhotep_deal(number))
    while not match.over:
        assert faults(match.state) == [], match.record
        match = match.play(choose(source, match.legal, number % len(STYLES)))
        assert match.plies <= DECISIONS_AT_MOST, match.record
    assert faults(match.state) == [], match.record
    return match


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, GAMES, CHUNKS):
        match = played(number)
        assert match.state.round == box.ROUNDS, match.record
        players = range(match.game.players)
        sums = [sum(e.points for e in match.ledger() if e.player == player) for player in players]
        assert sums == match.game.scores(match.state), match.record
        assert min(match.game.ranking(match.state)) == 1
        if number % LINKED == 0:
            link = replay_link(match.record)
            assert open_link(link).record == match.record
            assert len(link) <= LONGEST_LINK, match.record
