"""The four monuments as they stand: whose stone lies where, drawn by the side in play."""

from collections.abc import Callable, Mapping, Sequence

from game.core.game import Event
from game.games.imhotep import tables as box
from game.text import common
from game.views.art.stones import Lying
from game.views.imhotep.art import burial, obelisks, pyramid, temple
from game.views.imhotep.keys import site_stone_key
from game.views.imhotep.look import Look
from game.views.markup import Markup, join


def drawing(look: Look, site: int) -> Markup:
    """The picture of a monument."""
    name = box.SITES[site]
    return DRAWINGS[name, look.game.options[name]](look)


def stones(look: Look, site: int) -> list[Lying]:
    """Every stone of a monument in the order of delivery, and as ghosts those that would come."""
    owners: Sequence[int] = getattr(look.state, box.SITES[site])
    there = [_stone(look, site, number, owner) for number, owner in enumerate(owners)]
    coming = look.coming(box.SITES[site])
    last = {event.player: event for event in coming}
    return there + [_ghost(look, event, last[event.player] is event) for event in coming]


def _stone(look: Look, site: int, number: int, owner: int) -> Lying:
    moved = look.moved.get((box.SITES[site], number))
    key = site_stone_key(box.SITES[site], number)
    came, step = (moved.came, moved.nth) if moved else ("", 0)
    return Lying(owner + 1, key, came, step, look.marks_of_stone(site, number))


def _ghost(look: Look, event: Event, last: bool) -> Lying:
    """A stone with what it brings at once, or a player's last one with what all of them would at the end."""
    late = look.promised(event.player, str(event.params["site"])) if last and not event.points else 0
    gain = common.signed(event.points or late) if event.points or late else ""
    return Lying(event.player + 1, ghost=True, gain=gain)


def _nameless(heap: Sequence[Lying]) -> list[Lying]:
    """The same stones for a second picture of the site, of which only one is shown: names are given once."""
    return [stone._replace(key="", came="") for stone in heap]


# ---- by site and side ---------------------------------------------------------------------------------


def _pyramid_a(look: Look) -> Markup:
    return pyramid.pyramid_a(stones(look, box.PYRAMID), box.PYRAMID_A)


def _pyramids_b(look: Look) -> Markup:
    built: list[list[Lying]] = [[] for _ in range(box.BESIDE_B + 1)]
    coming = [_small(event) for event in look.coming("pyramid")]
    for stone, which in zip(stones(look, box.PYRAMID), (*look.state.small, *coming), strict=True):
        built[which].append(stone)
    *small, beside = built
    cells = [[pyramid.Cell(*brings) for brings in one] for one in box.PYRAMIDS_B]
    full = all(len(one) == box.CELLS_B for one in small)
    high = pyramid.pyramids_b(pyramid.HIGH, small, cells, pyramid.Beside(beside, full))
    also = [_nameless(one) for one in small]
    wide = pyramid.pyramids_b(pyramid.WIDE, also, cells, pyramid.Beside(_nameless(beside), full))
    return join((high, wide))


def _small(event: Event) -> int:
    """The small pyramid a stone comes to, or beside them."""
    return box.PYRAMIDS.index(str(event.params["pyramid"])) if "pyramid" in event.params else box.BESIDE_B


def _temple_a(look: Look) -> Markup:
    return temple.temple(stones(look, box.TEMPLE), box.TEMPLE_FIELDS[look.game.players])


def _temple_b(look: Look) -> Markup:
    return temple.temple(stones(look, box.TEMPLE), box.TEMPLE_FIELDS[look.game.players], box.TEMPLE_B)


def _burial_a(look: Look) -> Markup:
    worth = [(str(size), str(points)) for size, points in enumerate(box.AREA) if size]
    return burial.burial_a(stones(look, box.BURIAL), [*worth, ("+1", f"+{box.AREA_MORE}")])


def _burial_b(look: Look) -> Markup:
    return burial.burial_b(stones(look, box.BURIAL), box.BURIAL_B)


def _obelisks_a(look: Look) -> Markup:
    heap = stones(look, box.OBELISKS)
    towers = [_of(heap, player) for player in range(look.game.players)]
    return obelisks.obelisks_a(towers, box.OBELISKS_A[look.game.players])


def _of(heap: Sequence[Lying], player: int) -> obelisks.Obelisk:
    return obelisks.Obelisk(player + 1, [stone for stone in heap if stone.seat == player + 1])


def _obelisks_b(look: Look) -> Markup:
    singles: dict[int, list[Lying]] = {player + 1: [] for player in range(look.game.players)}
    columns: list[list[Lying]] = []
    for stone in stones(look, box.OBELISKS):
        own = singles[stone.seat]
        own.append(stone)
        if len(own) == box.COLUMN and len(columns) < len(box.OBELISKS_B):
            columns.append(own[:])
            own.clear()
    heaps = [obelisks.Obelisk(seat, own) for seat, own in singles.items()]
    high = obelisks.obelisks_b(obelisks.HIGH, heaps, columns, box.OBELISKS_B)
    also = [heap._replace(stones=_nameless(heap.stones)) for heap in heaps]
    wide = obelisks.obelisks_b(obelisks.WIDE, also, [_nameless(one) for one in columns], box.OBELISKS_B)
    return join((high, wide))


DRAWINGS: Mapping[tuple[str, str], Callable[[Look], Markup]] = {
    ("pyramid", "A"): _pyramid_a,
    ("pyramid", "B"): _pyramids_b,
    ("temple", "A"): _temple_a,
    ("temple", "B"): _temple_b,
    ("burial", "A"): _burial_a,
    ("burial", "B"): _burial_b,
    ("obelisks", "A"): _obelisks_a,
    ("obelisks", "B"): _obelisks_b,
}
