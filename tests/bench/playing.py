"""Bots in the middle of a recorded game of Abusir, a whole turn at a time."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from game.bots.levels import read_level
from game.core.match import Match
from game.core.record import from_text

TURNS = 6  # spread over the game


@lru_cache
def turns(path: str) -> tuple[Match, ...]:
    """Positions in which a turn begins; pulls that led there are no longer computed."""
    match = Match(from_text(Path(path).read_text(encoding="utf-8")))
    begun = [
        ply for ply in range(match.plies) if any(event.kind == "turn" for event in match.events(ply - 1))
    ]
    return tuple(match.until(begun[len(begun) * number // TURNS]) for number in range(TURNS))


def thinking(level: str, number: int, path: str) -> Iterator[None]:
    """Slice by slice, until it is somebody else's turn."""
    match, bot = turns(path)[number], read_level(level)
    player = match.player
    while match.player == player:
        slices = bot.think(match)
        while True:
            try:
                next(slices)
            except StopIteration as end:
                match = match.play(end.value.choice)
                break
            yield
        yield
