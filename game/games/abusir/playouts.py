"""What playouts do (A4 to A8): load at a stage, come to a site, build; a sled lands where it is pulled.

A real pull costs as much as a whole playout, so here a sled comes to any place that no other sled holds.
Nothing of this is legal in a game, and no record ever has it.
"""

from collections.abc import Sequence
from functools import lru_cache

from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import building
from game.games.abusir import tables as box
from game.games.abusir.network import WITHIN
from game.games.abusir.placements import ALL
from game.games.abusir.state import (
    FIRST_SITE,
    NONE,
    AbusirState,
    filled,
    grown,
    holder,
    site_of,
)

FULL_ENOUGH = 3  # blocks on a sled with which it leaves the river


def goals(s: AbusirState, player: int) -> list[int]:
    """Sites where the player may still build."""
    pyramids = [grown(tuple(bricks)) for bricks in s.built]
    more = sum([counts[player] > 0 for _, counts in pyramids]) < box.MARKERS
    return [
        site for site, (cells, counts) in enumerate(pyramids) if cells != ALL and (more or counts[player])
    ]


@lru_cache(maxsize=4096)
def fits(cells: int) -> tuple[bool, ...]:
    """By kind of block, whether one fits a pyramid that fills these cells."""
    return tuple(bool(building.open_to(box.shape_of(kind), cells)) for kind in range(len(box.KINDS)))


def fitting(s: AbusirState, player: int, site: int) -> int:
    """How many blocks on the sled fit the pyramid there as it is."""
    fit = fits(filled(s, site))
    return sum([fit[kind] for kind in s.sleds[player]])


def landings(s: AbusirState, player: int) -> Sequence[Action]:
    """To sites that take blocks of the sled, best where own workers stand; else to stages with blocks."""
    sites = [site for site in goals(s, player) if fitting(s, player, site)]
    if not sites and len(s.sleds[player]) < box.DECK:
        stages = [stage for stage, boat in enumerate(s.boats) if boat and holder(s, stage) in (NONE, player)]
        return [act.LAND[stage] for stage in stages if stage != s.where[player]]
    sites = [site for site in sites if FIRST_SITE + site != s.where[player]]
    manned = [site for site in sites if site + 1 in s.workers[player]]
    return [act.LAND[FIRST_SITE + site] for site in manned or sites]


def walks(s: AbusirState, player: int, walked: int = 0) -> Sequence[Action]:
    """To where the sled is, if it can build there; else to any site where that is possible."""
    nodes = [site + 1 for site in goals(s, player)]
    here = site_of(s, player) + 1
    wanted = [here] if here in nodes and s.sleds[player] else nodes
    return [
        act.WALK[worker][node]
        for worker, start in enumerate(s.workers[player])
        if not walked >> worker & 1 and start not in wanted
        for node in WITHIN[start]
        if node in wanted
    ]


def opening(s: AbusirState, player: int, loads: Sequence[Action]) -> Sequence[Action]:
    """How an action begins: build, load, bring workers to the sled, or pull it."""
    if builds := building.samples(s, player, 1):
        return builds
    if loads and len(s.sleds[player]) < FULL_ENOUGH:
        return loads
    here = site_of(s, player)
    if s.sleds[player] and here in goals(s, player) and (near := walks(s, player)):
        return near
    return [*landings(s, player), *walks(s, player)] or [act.FINISH]
