"""The obelisks' sides: a column a player, or columns on fields."""

from collections.abc import Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.sites.obelisks import ObelisksD
from game.text import common
from game.views.art.stones import Lying
from game.views.explain import Info, Line, rule_text
from game.views.imhotep import spoken
from game.views.imhotep.art import heights as height_art
from game.views.imhotep.art import obelisks as art
from game.views.imhotep.art.crypt import tile_icon
from game.views.imhotep.art.heights import card_icon
from game.views.imhotep.art.obelisks import Obelisk
from game.views.imhotep.look import Look
from game.views.imhotep.lying import nameless, of, stones
from game.views.imhotep.slices import Side
from game.views.imhotep.spoken import at_end, now
from game.views.markup import Markup, el, join


def _obelisks_a(look: Look) -> Markup:
    heap = stones(look, box.OBELISKS)
    towers = [of(heap, player) for player in range(look.game.players)]
    return art.obelisks_a(towers, box.OBELISKS_A[look.game.players])


def _obelisks_b(look: Look) -> Markup:
    singles: dict[int, list[Lying]] = {player + 1: [] for player in range(look.game.players)}
    columns: list[list[Lying]] = []
    for stone in stones(look, box.OBELISKS):
        own = singles[stone.seat]
        own.append(stone)
        if len(own) == box.COLUMN and len(columns) < len(box.OBELISKS_B):
            columns.append(own[:])
            own.clear()
    heaps = [art.Obelisk(seat, own) for seat, own in singles.items()]
    high = art.obelisks_b(art.HIGH, heaps, columns, box.OBELISKS_B)
    also = [heap._replace(stones=nameless(heap.stones)) for heap in heaps]
    wide = art.obelisks_b(art.WIDE, also, [nameless(one) for one in columns], box.OBELISKS_B)
    return join((high, wide))


def _towers(look: Look) -> list[height_art.Tower]:
    heap = stones(look, box.OBELISKS)
    worth = [own["obelisks"] for own in look.sheet]
    return [height_art.Tower(of(heap, player), worth[player]) for player in range(look.game.players)]


def _unnamed(towers: Sequence[height_art.Tower]) -> list[height_art.Tower]:
    return [tower._replace(own=Obelisk(tower.own.seat, nameless(tower.own.stones))) for tower in towers]


def obelisks_c(look: Look) -> Markup:
    """I12.9: a scale of heights for all."""
    towers, more = _towers(look), f"+{box.OBELISKS_C_MORE}"
    high = height_art.obelisks_c(height_art.HIGH, towers, box.OBELISKS_C, more)
    return join((high, height_art.obelisks_c(height_art.WIDE, _unnamed(towers), box.OBELISKS_C, more)))


def obelisks_d(look: Look) -> Markup:
    """I12.10: the tiles by height, those taken on the courses they were taken for."""
    won: list[dict[int, int]] = [{} for _ in range(look.game.players)]
    lost = dict.fromkeys(box.OBELISKS_D, 0)
    for owner, height, worth in look.game.part(ObelisksD).tiles(look.state):
        won[owner][height] = worth
        lost[height] += 1
    towers = [tower._replace(won=won[player]) for player, tower in enumerate(_towers(look))]
    left = {height: worth[lost[height] :] for height, worth in box.OBELISKS_D.items()}
    high = height_art.obelisks_d(height_art.HIGH_TILES, towers, left, lost)
    return join((high, height_art.obelisks_d(height_art.WIDE_TILES, _unnamed(towers), left, lost)))


# ---- points, explained ------------------------------------------------------------------------------


def _columns(look: Look, player: int) -> Markup | None:
    """I7.5: columns that are booked at the end stand in brackets until then."""
    late = look.game.closing(look.state) if look.state.pending else ()
    worth = sum(event.points for event in late if (event.kind, event.player) == ("column", player))
    said = look.t("{points} for columns at the end", points=common.points(look.t, worth))
    return el("i", {"class": "later", "title": said}, f"({worth})") if worth else None


def _booked(look: Look) -> str:
    """Columns may be booked at once."""
    return now(look) if look.game.options["booking"] == "once" else at_end(look)


def heights(look: Look) -> Info:
    """I12.9: what each height is worth."""
    t = look.t
    worth = [
        Line(t.n("{n} stone", "{n} stones", height), str(points))
        for height, points in enumerate(box.OBELISKS_C)
        if height
    ]
    return Info(t("Obelisk card"), rule_text(look.view, "I12.9"), "I12.9", worth, card_icon())


def tiles(look: Look) -> Info:
    """I12.10: by height the tiles that are left."""
    t = look.t
    taken = [height for _, height, _ in look.game.part(ObelisksD).tiles(look.state)]
    left = [
        Line(
            t.n("{n} stone", "{n} stones", height),
            " · ".join(map(str, worth[taken.count(height) :])) or spoken.NOTHING,
        )
        for height, worth in box.OBELISKS_D.items()
    ]
    picture = tile_icon(max(box.OBELISKS_D[max(box.OBELISKS_D)]))
    return Info(t("Obelisk tiles"), rule_text(look.view, "I12.10"), "I12.10", left, picture)


# ---- sides ------------------------------------------------------------------------------------------


A = Side(when=at_end, picture=_obelisks_a)
B = Side(when=_booked, picture=_obelisks_b, waits=_columns)
C = Side(when=at_end, picture=obelisks_c, explainers={"heights": heights})
D = Side(when=at_end, picture=obelisks_d, explainers={"tiles": tiles})
SIDES = {"A": A, "B": B, "C": C, "D": D}
