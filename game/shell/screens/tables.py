"""Which game is drawn by which view."""

from collections.abc import Callable, Mapping

from game.views.markup import Markup
from game.views.panels import plain
from game.views.table import Parts, Table


def _duel(view: Table) -> Parts:
    from game.views.duel import table  # noqa: PLC0415 - only the open game is loaded

    return table(view)


def _cheops(view: Table) -> Parts:
    from game.views.cheops import table  # noqa: PLC0415 - only the open game is loaded

    return table(view)


def _cheops_sheet(view: Table, player: int) -> Markup:
    from game.views.cheops import full_sheet  # noqa: PLC0415 - only the open game is loaded

    return full_sheet(view, player)


TABLES: Mapping[str, Callable[[Table], Parts]] = {"duel": _duel, "cheops": _cheops}
SHEETS: Mapping[str, Callable[[Table, int], Markup]] = {"cheops": _cheops_sheet}  # a player's things in full


def drawn(game: str, view: Table) -> Parts:
    """The parts of a game's table; in words if it has no drawings yet."""
    return TABLES.get(game, plain.table)(view)


def sheet(game: str, view: Table, player: int) -> Markup:
    """What one player has, in full; nothing in games that show it on the table."""
    draw = SHEETS.get(game)
    return draw(view, player) if draw else Markup("")
