"""Which game is drawn by which view."""

from collections.abc import Callable, Mapping

from game.views.panels import plain
from game.views.table import Parts, Table


def _duel(view: Table) -> Parts:
    from game.views.duel import table  # noqa: PLC0415 - only the open game is loaded

    return table(view)


def _pyramids(view: Table) -> Parts:
    from game.views.pyramids import table  # noqa: PLC0415 - see above

    return table(view)


TABLES: Mapping[str, Callable[[Table], Parts]] = {"duel": _duel, "pyramids": _pyramids}


def drawn(game: str, view: Table) -> Parts:
    """The parts of a game's table; in words if it has no drawings yet."""
    return TABLES.get(game, plain.table)(view)
