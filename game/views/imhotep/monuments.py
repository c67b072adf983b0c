"""The four monuments as they stand: whose stone lies where, drawn by the side in play."""

from collections.abc import Callable, Mapping, Sequence

from game.games.imhotep import tables as box
from game.text import common
from game.views.art import burial, obelisks, pyramid, temple
from game.views.art.stones import Lying
from game.views.imhotep.look import Look
from game.views.markup import Markup, join

WHICH = 8  # the state notes a stone of the pyramids as its owner plus eight times its small pyramid
PILLARS = {2: 4, 3: 5, 4: 5}  # of the temple, by players


def drawing(look: Look, site: int) -> Markup:
    """The picture of a monument."""
    name = box.SITES[site]
    return DRAWINGS[name, look.game.options[name]](look)


def noted(look: Look, site: int) -> Sequence[int]:
    """The stones of a monument as the state notes them, with those the forecast adds."""
    shown = look.forecast.after if look.forecast and look.forecast.site == site else look.state
    stones: Sequence[int] = getattr(shown, box.SITES[site])
    return stones


def stones(look: Look, site: int) -> list[Lying]:
    """Every stone of a monument in the order of delivery; those of the forecast are ghosts."""
    there = len(getattr(look.state, box.SITES[site]))
    return [
        _ghost(look, owner % WHICH, place - there)
        if place >= there
        else _stone(look, site, place, owner % WHICH)
        for place, owner in enumerate(noted(look, site))
    ]


def _stone(look: Look, site: int, place: int, owner: int) -> Lying:
    number = look.last.number(site, place + 1)
    came = look.last.came(site, place + 1)
    step = max(0, (number or 0) - 1)
    return Lying(owner + 1, f"{box.SITES[site]}-{place + 1}", came, step, number)


def _ghost(look: Look, owner: int, nth: int) -> Lying:
    assert look.forecast is not None
    gain = look.forecast.gains[nth]
    return Lying(owner + 1, ghost=True, gain="" if gain is None else common.signed(gain))


def _nameless(heap: Sequence[Lying]) -> list[Lying]:
    """The same stones for a second picture of the site, of which only one is shown: names are given once."""
    return [stone._replace(key="", came="") for stone in heap]


# ---- by site and side ---------------------------------------------------------------------------------


def _pyramid_a(look: Look) -> Markup:
    return pyramid.pyramid_a(stones(look, box.PYRAMID), box.PYRAMID_A)


def _pyramids_b(look: Look) -> Markup:
    built: list[list[Lying]] = [[] for _ in range(box.BESIDE_B + 1)]
    for stone, note in zip(stones(look, box.PYRAMID), noted(look, box.PYRAMID), strict=True):
        built[note // WHICH].append(stone)
    *small, beside = built
    cells = [[pyramid.Cell(*brings) for brings in one] for one in box.PYRAMIDS_B]
    full = all(len(one) == box.CELLS_B for one in small)
    high = pyramid.pyramids_b(pyramid.HIGH, small, cells, pyramid.Beside(beside, full))
    also = [_nameless(one) for one in small]
    wide = pyramid.pyramids_b(pyramid.WIDE, also, cells, pyramid.Beside(_nameless(beside), full))
    return join((high, wide))


def _temple_a(look: Look) -> Markup:
    return temple.temple(stones(look, box.TEMPLE), PILLARS[look.game.players])


def _temple_b(look: Look) -> Markup:
    return temple.temple(stones(look, box.TEMPLE), PILLARS[look.game.players], box.TEMPLE_B)


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
