"""What a learned value of Imhotep counts, part by part: a row here for every part that has something."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.boats import Boats
from game.games.imhotep.deck import Deck
from game.games.imhotep.features import general, modules, sites
from game.games.imhotep.features.kind import AHEAD, Column, Counted, named, together
from game.games.imhotep.market import MarketC
from game.games.imhotep.modules.bets import Bets
from game.games.imhotep.modules.favours import Favours
from game.games.imhotep.modules.private import PrivateBoats
from game.games.imhotep.modules.prophecies import Prophecies
from game.games.imhotep.modules.wrath import Wrath
from game.games.imhotep.parts import Board, Part
from game.games.imhotep.sites import burial, obelisks, temple
from game.games.imhotep.state import ImhotepState
from game.games.imhotep.turn import Rounds

COUNTED: Mapping[type[Part], Counted] = {
    Rounds: general.course,
    Boats: general.stones,
    Deck: general.market_cards,
    PrivateBoats: modules.private,
    Bets: modules.bets,
    Favours: modules.favours,
    Wrath: modules.wrath,
    Prophecies: modules.prophecies,
    MarketC: sites.market_c,
    temple.TempleA: sites.temple("temple_a"),
    temple.TempleB: sites.temple("temple_b", box.TEMPLE_B),
    temple.TempleC: together(sites.temple("temple_c"), sites.temple_c),
    temple.TempleD: together(sites.temple("temple_d"), sites.chariots),
    burial.BurialA: sites.burial(named("burial_a", "areas", "next", "later"), sites.areas_and_edges),
    burial.BurialB: sites.burial(named("burial_b", "ranks", *AHEAD), sites.rows_ranked),
    burial.BurialC: sites.burial_c,
    burial.BurialD: sites.burial(
        named("burial_d", "columns", "alone", "two", "beside"), sites.columns_shared
    ),
    obelisks.ObelisksA: sites.obelisks_a,
    obelisks.ObelisksB: sites.obelisks_b,
    obelisks.ObelisksBAtOnce: sites.obelisks_b_at_once,
    obelisks.ObelisksC: sites.obelisks_c,
    obelisks.ObelisksD: sites.obelisks_d,
}
ASPECTS = {
    "cards": "cards",
    **general.CARDS_COUNT_FOR,
    "market_c": "market",
    **dict.fromkeys(("quarry", "sled"), "stones"),
}

Rows = Callable[[ImhotepState], list[list[int]]]


def features_of(board: Board, parts: Iterable[Part]) -> tuple[Sequence[str], Rows]:
    """The names, and what makes a row for each player."""
    aspects = [COUNTED[type(part)](board) for part in parts if type(part) in COUNTED]
    names = tuple(name for aspect in aspects for name in aspect.names)
    counts = [aspect.columns for aspect in aspects]

    def rows(s: ImhotepState) -> list[list[int]]:
        columns: list[Column] = []
        for count in counts:
            columns += count(s)
        return [*map(list, zip(*columns, strict=True))]

    return names, rows
