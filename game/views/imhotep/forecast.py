"""What a sailing would bring, stone by stone, as far as no choice or chance comes between."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.vocabulary import Action
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import ImhotepState
from game.games.imhotep.tables import TEMPLE


class Forecast(NamedTuple):
    """Where a boat would go, the points each stone would bring (None: open), the position then."""

    site: int
    gains: Sequence[int | None]
    after: ImhotepState


def forecast(game: Imhotep, state: ImhotepState, mover: int, action: Action) -> Forecast | None:
    """The forecast of a sailing, also of a private boat; None for other actions."""
    if action.verb == "sail":
        boat, site = action.args
        owners = state.load(boat)
    elif action.verb == "private":
        (site,) = action.args
        owners = [mover]
    else:
        return None
    after = state.clone()
    return Forecast(site, _deliver(game, after, site, owners), after)


def _deliver(game: Imhotep, after: ImhotepState, site: int, owners: Sequence[int]) -> list[int | None]:
    """Deliver the stones one by one, up to the first question; what each brings its owner."""
    gains: list[int | None] = []
    for owner in owners:
        before = game.scores(after)[owner]
        asked = len(after.pending)
        game.board.arrive(after, site, owner)
        if len(after.pending) > asked:
            return gains
        gains.append(game.scores(after)[owner] - before)
    if site == TEMPLE:  # scores at the end of the round: side A a point, side B as each field says
        gains = [1 if game.options["temple"] == "A" else None] * len(gains)
    return gains
