"""The Duel's points (D9): one scorer per site and side, and what counts besides."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from game.core.state import Event
from game.games.duel import tables as box
from game.games.duel.state import DuelState


def obelisk_a(s: DuelState, player: int) -> int:
    """D9.1: a point a tile; strictly more tiles than the other: six on top."""
    own, other = s.display[player][box.OBELISK], s.display[1 - player][box.OBELISK]
    return own * box.OBELISK_A_TILE + (box.OBELISK_A_MOST if own > other else 0)


def obelisk_b(s: DuelState, player: int) -> int:
    """D9.5: twelve for the first with five, six for the other with five, eighteen for ten."""
    own = s.display[player][box.OBELISK]
    if own >= box.OBELISK_B_HIGH:
        return box.OBELISK_B_HIGH_POINTS
    if own < box.OBELISK_B_GOAL:
        return 0
    return box.OBELISK_B_FIRST if s.first == player else box.OBELISK_B_OTHER


def temple_a(own: Sequence[int]) -> int:
    """D9.2: a point a symbol."""
    return sum(own[kind] * symbols for symbols, kind in enumerate(box.TEMPLES, 1))


def temple_b(own: Sequence[int]) -> int:
    """D9.6: sets of different values, as large as possible."""
    copies = [own[kind] for kind in box.TEMPLES]
    return sum(box.TEMPLE_B[sum(c >= depth for c in copies)] for depth in range(1, max(copies) + 1))


def pyramids_a(own: Sequence[int]) -> int:
    """D9.3: light and dark separately."""
    return sum(box.PYRAMID_A[own[kind]] for kind in box.PYRAMIDS)


def pyramids_b(own: Sequence[int]) -> int:
    """D9.7: only the smaller of the two."""
    return box.PYRAMID_B[min(own[kind] for kind in box.PYRAMIDS)]


@cache
def runs(numbers: int) -> tuple[tuple[int, int], ...]:
    """The runs in a set of tomb numbers, bit 0 for number 1: the first and the last number of each."""
    found: list[tuple[int, int]] = []
    for number in range(1, len(box.TOMBS) + 1):
        if not numbers >> number - 1 & 1:
            continue
        joins = found and found[-1][1] == number - 1
        first = found.pop()[0] if joins else number
        found.append((first, number))
    return tuple(found)


def tomb_numbers(own: Sequence[int]) -> int:
    """The set of a player's tomb numbers, bit 0 for number 1."""
    return sum(own[kind] << bit for bit, kind in enumerate(box.TOMBS))


@cache
def run_points(numbers: int) -> int:
    """D9.4: each run by its length."""
    longest = len(box.RUN_A) - 1
    return sum(box.RUN_A[min(last - first + 1, longest)] for first, last in runs(numbers))


def tomb_a(own: Sequence[int]) -> int:
    """D9.4: each run by its length."""
    return run_points(tomb_numbers(own))


def tomb_b(own: Sequence[int]) -> int:
    """D9.8: four a run, whatever its length."""
    return box.RUN_B * len(runs(tomb_numbers(own)))


# The sites where the other player's tiles do not matter: what a display is worth there.
ALONE: Mapping[tuple[str, str], Callable[[Sequence[int]], int]] = {
    ("temple", "A"): temple_a,
    ("pyramids", "A"): pyramids_a,
    ("tomb", "A"): tomb_a,
    ("temple", "B"): temple_b,
    ("pyramids", "B"): pyramids_b,
    ("tomb", "B"): tomb_b,
}


def alone(site: str, side: str) -> Callable[[DuelState, int], int]:
    """A scorer that looks at the player's own display alone."""
    points = ALONE[site, side]
    return lambda s, player: points(s.display[player])


class Site(NamedTuple):
    """A side of a site: the rule it scores by, and the points of a player."""

    rule: str
    score: Callable[[DuelState, int], int]


SITES: Mapping[tuple[str, str], Site] = {
    ("obelisk", "A"): Site("D9.1", obelisk_a),
    ("temple", "A"): Site("D9.2", alone("temple", "A")),
    ("pyramids", "A"): Site("D9.3", alone("pyramids", "A")),
    ("tomb", "A"): Site("D9.4", alone("tomb", "A")),
    ("obelisk", "B"): Site("D9.5", obelisk_b),
    ("temple", "B"): Site("D9.6", alone("temple", "B")),
    ("pyramids", "B"): Site("D9.7", alone("pyramids", "B")),
    ("tomb", "B"): Site("D9.8", alone("tomb", "B")),
}


class Scoring:
    """What counts with the sides in play."""

    def __init__(self, sides: Mapping[str, str]) -> None:
        self.sites = {site: SITES[site, sides[site]] for site in box.SITES}

    def scores(self, s: DuelState) -> list[int]:
        """D9: both totals."""
        sites = self.sites.values()
        return [
            sum([site.score(s, player) for site in sites])
            + actions_left(s, player) * box.ACTION_POINTS
            + figures_standing(s, player) * box.FIGURE_POINTS
            for player in (0, 1)
        ]

    def worth(self, s: DuelState, kind: int) -> tuple[int, int]:
        """What the site of this kind of tile is worth to either player; action tiles have none."""
        site = self.sites.get(box.SITE_OF.get(kind, ""))
        return (site.score(s, 0), site.score(s, 1)) if site else (0, 0)

    def gained(self, s: DuelState, told: Event, kind: int, before: tuple[int, int]) -> Iterable[Event]:
        """A tile gained with the points it brought; then the lead it cost the other player (D9.1)."""
        category = box.SITE_OF.get(kind, "")
        if not category:
            return [told]
        gainer, other = told.player, 1 - told.player
        rule, now = self.sites[category].rule, self.worth(s, kind)
        told = told._replace(points=now[gainer] - before[gainer], category=category, rule=rule)
        lost = now[other] - before[other]
        return [told, Event("level", other, {}, lost, category, rule)] if lost else [told]

    def standing(self, s: DuelState) -> Iterable[Event]:
        """What the sites are worth as they are."""
        for key, site in self.sites.items():
            for player in (0, 1):
                if points := site.score(s, player):
                    yield Event("start", player, {}, points, key, site.rule)

    def left(self, s: DuelState) -> Iterable[Event]:
        """What counts at the end besides: unused action tiles (D9.9) and figures on squares (D9.10)."""
        for player in (0, 1):
            if count := actions_left(s, player):
                points = count * box.ACTION_POINTS
                yield Event("unused", player, {"count": count}, points, "actions", "D9.9")
        for player in (0, 1):
            if count := figures_standing(s, player):
                points = count * box.FIGURE_POINTS
                yield Event("standing", player, {"count": count}, points, "figures", "D9.10")


def actions_left(s: DuelState, player: int) -> int:
    """How many action tiles a player has not used."""
    return sum(s.display[player][box.FIRST_ACTION :])


def figures_standing(s: DuelState, player: int) -> int:
    """How many figures of a player stand on squares."""
    return s.standing[player].bit_count()
