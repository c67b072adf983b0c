"""The recorded games, one of every kind there is."""

from functools import cache
from pathlib import Path

from game.core.match import Match
from game.core.record import from_text

HERE = Path(__file__).parent


def names() -> list[str]:
    """The recorded games."""
    return sorted(path.stem for path in HERE.glob("*.txt"))


@cache
def recorded(name: str) -> Match:
    """A recorded game, played to its end; once, for its pulls take long."""
    return Match(from_text((HERE / f"{name}.txt").read_text(encoding="utf-8")))
