"""10,000 random Duels: every invariant at every decision, and every game ends."""

import random
from itertools import pairwise

import pytest

from game.core.link import open_link, replay_link
from game.core.match import Match
from tests.games.duel.invariants import DECISIONS_AT_MOST, UNLOADS, faults
from tests.helpers import STYLES, choose, random_duel_deal

GAMES, CHUNKS = 10_000, 40
LINKED = 10  # every so many games the link is opened, which plays the game again


def played(number: int) -> Match:
    """A random game whose positions were all found in order."""
    source, match = random.Random(number), Match(random_duel_deal(number))
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
        texts = [action.text for action in match.actions]
        assert sum(text.startswith("unload") for text in texts) == UNLOADS, match.record
        assert ("pass", "pass") not in set(pairwise(texts)), match.record
        sums = [sum(e.points for e in match.ledger() if e.player == player) for player in (0, 1)]
        assert sums == match.game.scores(match.state), match.record
        assert sorted(match.game.ranking(match.state)) == [1, 2]
        link = replay_link(match.record)
        assert len(link) <= 500
        if number % LINKED == 0:
            assert open_link(link).record == match.record
