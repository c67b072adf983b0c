"""Random games of Abusir: every invariant at every decision, and every game ends.

The rules are soaked without pulling, by playouts in which sleds land where they are wanted; the pulls by
games of a few hundred decisions, by turns quite at random and such as come to something.
`ABUSIR_GAMES=300 SOAK=100` in the environment plays that many of those.
"""

import os
import random
from functools import partial

import pytest

from game.core.match import Match
from game.core.record import Record, from_text, new_record, to_text
from game.games.abusir import tables as box
from game.games.abusir.building import finished
from tests.amount import tried
from tests.games.abusir.invariants import faults
from tests.games.abusir.playing import heedless, played
from tests.helpers import random_match
from tests.soak.playing import check_points

LANDED = 300
PULLED = int(os.environ.get("ABUSIR_GAMES", "24"))
CHUNKS = 24
DECISIONS_AT_MOST = 2000
PLAYED = (random_match, partial(played, choose=heedless))  # in turn


def deal(number: int) -> Record:
    """A deal for 3 to 5 players in turn."""
    return new_record("abusir", 3 + number % 3, {}, f"soak{number}")


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_games_without_pulls_keep_every_invariant_and_end_in_a_known_way(chunk: int) -> None:
    for number in range(chunk, LANDED, CHUNKS):
        source = random.Random(number)
        match = Match(deal(number))
        game, state = match.game, match.state.clone()
        while state.pending:
            offered = game.playout_actions(state)
            game.apply(state, offered[source.randrange(len(offered))])
            game.settle(state, source.randrange)
            assert faults(state, posed=False) == []
            assert state.ply <= DECISIONS_AT_MOST
        ended = (state.short, finished(state) >= box.ENOUGH_PYRAMIDS, state.idle >= box.IDLE_ROUNDS)
        assert any(ended) or state.turn % game.players
        assert sum(game.scores(state)) == sum(event.points for event in [*game.opening(state)])


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_games_with_pulls_keep_every_invariant_and_end(chunk: int) -> None:
    for number in range(chunk, PULLED, CHUNKS):
        match = PLAYED[number % len(PLAYED)](deal(number), number)
        assert match.over
        assert match.plies <= DECISIONS_AT_MOST
        assert [fault for ply in range(match.plies + 1) for fault in faults(match.at(ply))] == []
        check_points(match)
        assert from_text(to_text(match.record)) == match.record
