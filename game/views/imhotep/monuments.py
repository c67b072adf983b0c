"""The four monuments as they stand: whose stone lies where, drawn by the side in play."""

from collections.abc import Callable, Mapping

from game.core.details import word
from game.core.game import Event
from game.games.imhotep import tables as box
from game.views.art.stones import Lying
from game.views.imhotep import house
from game.views.imhotep.art import burial, obelisks, pyramid, temple
from game.views.imhotep.look import Look
from game.views.imhotep.lying import nameless, of, stones
from game.views.markup import Markup, join


def drawing(look: Look, site: int) -> Markup:
    """The picture of a monument."""
    name = box.SITES[site]
    return DRAWINGS[name, look.game.options[name]](look)


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
    also = [nameless(one) for one in small]
    wide = pyramid.pyramids_b(pyramid.WIDE, also, cells, pyramid.Beside(nameless(beside), full))
    return join((high, wide))


def _small(event: Event) -> int:
    """The small pyramid a stone comes to, or beside them."""
    return box.PYRAMIDS.index(word(event.params, "pyramid")) if "pyramid" in event.params else box.BESIDE_B


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
    towers = [of(heap, player) for player in range(look.game.players)]
    return obelisks.obelisks_a(towers, box.OBELISKS_A[look.game.players])


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
    also = [heap._replace(stones=nameless(heap.stones)) for heap in heaps]
    wide = obelisks.obelisks_b(obelisks.WIDE, also, [nameless(one) for one in columns], box.OBELISKS_B)
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
    **house.DRAWINGS,
}
