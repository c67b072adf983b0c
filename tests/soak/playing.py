"""Random games for every game's soak: played to the end with each position looked at, then checked."""

import random
from collections.abc import Callable

from game.core.link import open_link, replay_link
from game.core.match import Match
from game.core.record import Record
from tests.helpers import choose

LINKED = 10  # every so many games the link is opened, which plays the game again
LONGEST_LINK = 500

Faults = Callable[[Match], list[str]]


def played(deal: Record, number: int, faults: Faults, at_most: int, style: int = 0) -> Match:
    """A random game that ended after so many decisions at most, its positions all found in order."""
    source, match = random.Random(number), Match(deal)
    while not match.over:
        assert faults(match) == [], match.record
        match = match.play(choose(source, match.legal, style))
        assert match.plies <= at_most, match.record
    assert faults(match) == [], match.record
    return match


def check_points(match: Match) -> None:
    """The sheet adds up to the score, and somebody has won."""
    sums = [0] * match.game.players
    for entry in match.ledger():
        sums[entry.player] += entry.points
    assert sums == match.game.scores(match.state), match.record
    assert min(match.game.ranking(match.state)) == 1, match.record


def check_link(match: Match, number: int) -> None:
    """The link is short and leads back to the game."""
    link = replay_link(match.record)
    assert len(link) <= LONGEST_LINK, match.record
    if number % LINKED == 0:
        assert open_link(link).record == match.record
