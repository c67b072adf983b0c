"""Every game with positions to ask bots about."""

from collections.abc import Generator
from itertools import count
from typing import TypeVar

from game.bots.bot import Thought
from game.bots.levels import Level
from game.bots.thinking import conclude
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from tests.helpers import WITH_OTHERS, random_match

T = TypeVar("T")
PLIES = (0, 3, 12, 25, 40)


def concluded(work: Generator[object, None, T]) -> T:
    """What some work comes to."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


def thought(match: Match, level: Level) -> Thought:
    """What a bot thinks of the position, seeing what its seat sees."""
    return conclude(level.think(match))


def open_matches() -> list[Match]:
    """Positions of every game in which somebody has a choice."""
    deals = [
        (new_record(game, game_class(game).info.seats[0], {}, f"bots{plies}"), plies)
        for game in WITH_OTHERS
        for plies in PLIES
    ]
    matches = [random_match(record, plies, plies) for record, plies in deals]
    return [match for match in [*matches, looking_at_cards()] if len(match.legal) > 1]


def looking_at_cards() -> Match:
    """Imhotep with all modules and sides B: a player looks at two cards nobody else sees, and keeps one."""
    options = {option.key: option.choices[-1] for option in game_class("imhotep").info.options}
    options |= dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), "B")
    for number in count():
        match = random_match(new_record("imhotep", 4, options, f"bots{number}"), number)
        for ply in range(match.plies):
            if match.at(ply).looked and len(match.until(ply).legal) > 1:
                return match.until(ply)
    raise AssertionError


OPEN_MATCHES = open_matches()
