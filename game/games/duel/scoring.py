"""The Duel's points (D9): one scorer per site and side, and the ledger that tells how they came about."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from game.core.game import Entry
from game.games.duel import tables as box
from game.games.duel.state import NOBODY, DuelState


class Tally:
    """The tiles gained so far, by player and kind, and who was first to five obelisks."""

    def __init__(self) -> None:
        self.count = [[0] * box.KINDS, [0] * box.KINDS]
        self.racer = NOBODY

    def add(self, player: int, kind: int) -> None:
        """A tile is gained."""
        own = self.count[player]
        own[kind] += 1
        if kind == box.OBELISK and self.racer == NOBODY and own[kind] == box.OBELISK_B_GOAL:
            self.racer = player


def obelisk_a(tally: Tally, player: int) -> int:
    """D9.1: a point a tile; strictly more tiles than the other: six on top."""
    own, other = tally.count[player][box.OBELISK], tally.count[1 - player][box.OBELISK]
    return own * box.OBELISK_A_TILE + (box.OBELISK_A_MOST if own > other else 0)


def obelisk_b(tally: Tally, player: int) -> int:
    """D9.5: twelve for the first with five, six for the other with five, eighteen for ten."""
    own = tally.count[player][box.OBELISK]
    if own >= box.OBELISK_B_HIGH:
        return box.OBELISK_B_HIGH_POINTS
    if own < box.OBELISK_B_GOAL:
        return 0
    return box.OBELISK_B_FIRST if tally.racer == player else box.OBELISK_B_OTHER


def temple_a(tally: Tally, player: int) -> int:
    """D9.2: a point a symbol."""
    own = tally.count[player]
    return sum(own[kind] * symbols for symbols, kind in enumerate(box.TEMPLES, 1))


def temple_b(tally: Tally, player: int) -> int:
    """D9.6: sets of different values, as large as possible."""
    own = tally.count[player]
    copies = [own[kind] for kind in box.TEMPLES]
    return sum(box.TEMPLE_B[sum(c >= depth for c in copies)] for depth in range(1, max(copies) + 1))


def pyramids_a(tally: Tally, player: int) -> int:
    """D9.3: light and dark separately."""
    own = tally.count[player]
    return sum(box.PYRAMID_A[own[kind]] for kind in box.PYRAMIDS)


def pyramids_b(tally: Tally, player: int) -> int:
    """D9.7: only the smaller of the two."""
    own = tally.count[player]
    return box.PYRAMID_B[min(own[kind] for kind in box.PYRAMIDS)]


@cache
def runs(numbers: int) -> tuple[int, ...]:
    """The lengths of the runs in a set of tomb numbers, bit 0 for number 1."""
    lengths, length = [], 0
    while numbers or length:
        if numbers & 1:
            length += 1
        elif length:
            lengths.append(length)
            length = 0
        numbers >>= 1
    return tuple(lengths)


def tomb_numbers(own: list[int]) -> int:
    """The set of a player's tomb numbers, bit 0 for number 1."""
    return sum(own[kind] << bit for bit, kind in enumerate(box.TOMBS))


def tomb_a(tally: Tally, player: int) -> int:
    """D9.4: each run by its length."""
    longest = len(box.RUN_A) - 1
    return sum(box.RUN_A[min(length, longest)] for length in runs(tomb_numbers(tally.count[player])))


def tomb_b(tally: Tally, player: int) -> int:
    """D9.8: four a run, whatever its length."""
    return box.RUN_B * len(runs(tomb_numbers(tally.count[player])))


class Site(NamedTuple):
    """A side of a site: the rule it scores by, and the points of a player."""

    rule: str
    score: Callable[[Tally, int], int]


SITES: Mapping[tuple[str, str], Site] = {
    ("obelisk", "A"): Site("D9.1", obelisk_a),
    ("temple", "A"): Site("D9.2", temple_a),
    ("pyramids", "A"): Site("D9.3", pyramids_a),
    ("tomb", "A"): Site("D9.4", tomb_a),
    ("obelisk", "B"): Site("D9.5", obelisk_b),
    ("temple", "B"): Site("D9.6", temple_b),
    ("pyramids", "B"): Site("D9.7", pyramids_b),
    ("tomb", "B"): Site("D9.8", tomb_b),
}

SITE_OF = ("obelisk", *["temple"] * 4, *["pyramids"] * 2, *["tomb"] * 12)  # by kind; action tiles have none
CATEGORIES = (*box.SITES, "actions", "figures")


def tally_of(s: DuelState) -> Tally:
    """The tiles gained, as they lie."""
    tally = Tally()
    tally.count = s.display
    fives = [0, 0]
    for _, player, kind in s.gains:
        if kind == box.OBELISK:
            fives[player] += 1
            if fives[player] == box.OBELISK_B_GOAL:
                tally.racer = player
                break
    return tally


def scores(s: DuelState, sites: Mapping[str, Site]) -> list[int]:
    """Both totals at once, without the ledger: for search."""
    tally = tally_of(s)
    return [
        sum(site.score(tally, player) for site in sites.values())
        + sum(s.display[player][box.FIRST_ACTION :]) * box.ACTION_POINTS
        + s.standing[player].bit_count() * box.FIGURE_POINTS
        for player in (0, 1)
    ]


def ledger(s: DuelState, sites: Mapping[str, Site]) -> list[Entry]:
    """Every point: what each gained tile changed at its site, then unused action tiles and figures."""
    return [*_site_entries(s, sites), *_action_entries(s), *_figure_entries(s)]


def _site_entries(s: DuelState, sites: Mapping[str, Site]) -> list[Entry]:
    tally = Tally()
    now = {(key, player): site.score(tally, player) for key, site in sites.items() for player in (0, 1)}
    entries = [
        Entry(player, points, key, None, sites[key].rule) for (key, player), points in now.items() if points
    ]
    for ply, gainer, kind in s.gains:
        tally.add(gainer, kind)
        if kind >= box.FIRST_ACTION:
            continue
        key = SITE_OF[kind]
        for player in (gainer, 1 - gainer):
            points = sites[key].score(tally, player)
            if points != now[key, player]:
                entries.append(Entry(player, points - now[key, player], key, ply, sites[key].rule))
                now[key, player] = points
    return entries


def _action_entries(s: DuelState) -> list[Entry]:
    """D9.9: an unused action tile is worth a point; of equal tiles the ones gained last are the unused."""
    left = [s.display[player][:] for player in (0, 1)]
    entries = []
    for ply, player, kind in reversed(s.gains):
        if kind >= box.FIRST_ACTION and left[player][kind]:
            left[player][kind] -= 1
            entries.append(Entry(player, box.ACTION_POINTS, "actions", ply, "D9.9"))
    return entries[::-1]


def _figure_entries(s: DuelState) -> list[Entry]:
    """D9.10: a point for every figure still on a square."""
    return [
        Entry(player, box.FIGURE_POINTS, "figures", s.placed[square], "D9.10")
        for player in (0, 1)
        for square in range(len(box.SQUARES))
        if s.standing[player] >> square & 1
    ]
