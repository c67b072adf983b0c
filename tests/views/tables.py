"""The table of a position as the shell would hand it to a view."""

from collections.abc import Sequence
from typing import Any

from game.core.match import Match
from game.text.catalogue import Texts, texts
from game.views.table import Move, Parts, Sitter, Table


def table_of(
    match: Match, seats: Sequence[Sitter], t: Texts | None = None, *, acts: bool = True, **more: Any
) -> Table:
    """All that is legal offered if the viewer acts; `more` is anything of Table."""
    start, fits = more.get("start", ""), match.game.info.vocabulary.continues
    offered = {action.text: action for action in match.legal} if acts else {}
    last = tuple(match.events(match.plies - 1)) if match.plies else ()
    given: dict[str, Any] = {
        "seen": match.state,
        "offered": offered,
        "legal": {text: action for text, action in offered.items() if not start or fits(start, action)},
        "seats": tuple(seats),
        "deed": match.action(match.plies - 1) if match.plies else None,
        "before": match.at(match.plies - 1) if match.plies else None,
        "last": last,
        "since": (Move(0, match.mover(match.plies - 1), last),) if match.plies else (),
        "told": tuple(match.told),
        "booked": tuple(match.booked),
        **more,
    }
    return Table(match.game, t=t or texts("en", match.setup.game), **given)


def seen(match: Match, t: Texts | None = None, viewer: int | None = None, **more: Any) -> Table:
    """The table of a position as whoever decides sees it, everything legal offered."""
    viewer = max(0, match.player) if viewer is None else viewer
    seats = tuple(
        Sitter(str(player + 1), is_bot=player != viewer, level="2", is_viewer=player == viewer)
        for player in range(match.game.players)
    )
    return table_of(match, t=t, acts=viewer == match.player, **{"seats": seats, **more})


def whole(parts: Parts) -> str:
    """All parts one after the other."""
    return parts.status + parts.board + parts.prompt
