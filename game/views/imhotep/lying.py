"""The stones of a monument in the order of delivery, and as ghosts those still to come."""

from collections.abc import Sequence

from game.core.details import word
from game.core.state import Event
from game.games.imhotep import tables as box
from game.text import common
from game.views.art.stones import Lying
from game.views.imhotep.art.obelisks import Obelisk
from game.views.imhotep.keys import site_stone_key
from game.views.imhotep.look import Look


def stones(look: Look, site: int) -> list[Lying]:
    """Every stone of a monument in the order of delivery, and as ghosts those that would come."""
    owners: Sequence[int] = getattr(look.state, box.SITES[site])
    there = [_stone(look, site, number, owner) for number, owner in enumerate(owners)]
    coming = look.coming(box.SITES[site])
    if any(look.step in each.cells for each in look.known):  # the button of the cell says what it brings
        return there + [Lying(event.player + 1, ghost=True) for event in coming]
    last = {event.player: event for event in coming}
    return there + [_ghost(look, event, last[event.player] is event) for event in coming]


def _stone(look: Look, site: int, number: int, owner: int) -> Lying:
    moved = look.moved.get((box.SITES[site], number))
    key = site_stone_key(box.SITES[site], number)
    came, step = (moved.came, moved.nth) if moved else ("", 0)
    return Lying(owner + 1, key, came, step, look.marks_of_stone(site, number))


def _ghost(look: Look, event: Event, last: bool) -> Lying:
    """A stone with what it brings at once, or a player's last one with what all of them would at the end."""
    late = look.promised(event.player, word(event.params, "site")) if last and not event.points else 0
    gain = common.signed(event.points or late) if event.points or late else ""
    return Lying(event.player + 1, ghost=True, gain=gain)


def nameless(heap: Sequence[Lying]) -> list[Lying]:
    """The same stones for a second picture of the site, of which only one is shown: names are given once."""
    return [stone._replace(key="", came="") for stone in heap]


def of(heap: Sequence[Lying], player: int) -> Obelisk:
    """A player's stones among them."""
    return Obelisk(player + 1, [stone for stone in heap if stone.seat == player + 1])
