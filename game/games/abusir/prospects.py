"""What a position promises (for bots that look a few turns ahead): points, and what is on the way to some."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.abusir import playouts, scoring
from game.games.abusir import tables as box
from game.games.abusir.network import WITHIN
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Pose
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, contributions, filled

POINT = 100  # the unit is so small a part of a point
# What is worth how much on its way: a block on the sled; a sled at a site that takes some; a worker at a
# site where the player may build; the action pyramid; each centimetre to the nearest goal.
LOADED, BROUGHT, AT_SITE, PYRAMID, CENTIMETRE = 10, 10, 6, 20, 1
CUBES = 2  # that a block has, by and large
IN_ACTIONS = (100, 85, 72, 61, 52, 44)  # what is left of a gain that takes so many actions, in hundredths
# How many blocks ahead are half of certainty: so many, and one more for so many cells still empty.
AHEAD, EMPTY = 1, 6


class Site(NamedTuple):
    """An incomplete pyramid: blocks by player, its cells and how many they are."""

    counts: Sequence[int]
    cells: int
    high: int


class Load(NamedTuple):
    """Blocks that may be built, their cubes, and the pulls it takes to bring them."""

    blocks: int
    cubes: int
    pulls: int


def prospects(s: AbusirState) -> list[int]:
    """By player, in hundredths of a point; at the end just the points."""
    if not s.pending:
        return [POINT * score for score in scoring.scores(s)]
    totals = [PYRAMID * has for has in s.pyramids]
    sites: dict[int, Site] = {}
    for site in scoring.SITES:
        cells, counts = filled(s, site), contributions(s, site)
        if (high := cells.bit_count()) == box.FULL:
            shares = [POINT * points for points in scoring.of_complete(s, site)]
        else:
            sites[site] = Site(counts, cells, high)
            shares = [share(counts, high, player) for player in range(len(counts))]
        totals = [total + more for total, more in zip(totals, shares, strict=True)]
    if not all(s.poses):
        return totals
    return [total + _under_way(s, player, sites) for player, total in enumerate(totals)]


def share(counts: Sequence[int], high: int, player: int, more: int = 0) -> int:
    """A player's share, had they so many more blocks in a pyramid of so many cubes.

    By the ranks to expect: the higher the pyramid, the surer they are, and the more it counts as complete.
    """
    own = counts[player] + more
    if not own:
        return 0
    half = AHEAD + (box.FULL - high) // EMPTY
    others = 0  # ahead of the player, in hundredths
    for other, count in enumerate(counts):
        if other != player:
            lead = own - count
            others += 50 - 50 * lead // (abs(lead) + half)
    incomplete = max(0, box.RANKS_INCOMPLETE[0] * POINT - others)
    return incomplete + incomplete * high * high // (box.FULL * box.FULL)


def _under_way(s: AbusirState, player: int, sites: Mapping[int, Site]) -> int:
    """The best that blocks can become, those on the sled or with more of them, and what brings it nearer."""
    goals, at = playouts.goals(s, player), s.where[player]
    best = most = 0
    for site in goals:
        fitting = _fitting(s, player, sites[site].cells)
        most = max(most, len(fitting))
        best = max(best, _gain(s, player, site, sites[site], fitting))
    total = best + LOADED * most + AT_SITE * sum([node - 1 in goals for node in s.workers[player]])
    if at >= FIRST_SITE and at - FIRST_SITE in goals and _fitting(s, player, sites[at - FIRST_SITE].cells):
        return total + BROUGHT
    boats = [stage for stage, boat in enumerate(s.boats) if boat]
    to = [FIRST_SITE + site for site in goals] if most else boats
    if at != NONE or not to:
        return total
    pose = Pose(*s.poses[player])
    return total - CENTIMETRE * int(min([aiming.distance_to(pose, goal) for goal in to]))


def _fitting(s: AbusirState, player: int, cells: int) -> list[int]:
    fits = playouts.fits(cells)
    return [kind for kind in s.sleds[player] if fits[kind]]


def _gain(s: AbusirState, player: int, site: int, there: Site, fitting: Sequence[int]) -> int:
    """What building at a site can bring, less for every action it takes: pulls, walks, the building."""
    counts, _, high = there
    now, best = share(counts, high, player), 0
    loads = [*_loads(s, player, site, fitting)]
    for workers, walks in helpers(tuple(s.workers[player]), site + 1):
        for blocks, cubes, pulls in loads:
            built = min(blocks, box.PER_WORKER * workers)
            if built:
                grown = min(box.FULL, high + cubes * built // blocks)
                gain = share(counts, grown, player, built) - now
                best = max(best, gain * IN_ACTIONS[pulls + walks + 1])
    return best // 100


def _loads(s: AbusirState, player: int, site: int, fitting: Sequence[int]) -> Iterator[Load]:
    """The blocks on the sled; with more of the boat where it is; with more of any boat."""
    blocks, cubes, at = len(fitting), sum([box.CUBES_OF[kind] for kind in fitting]), s.where[player]
    yield Load(blocks, cubes, int(at != FIRST_SITE + site))
    here = len(s.boats[at]) if 0 <= at < FIRST_SITE else 0
    room = box.DECK - len(s.sleds[player])
    for more, pulls in ((min(room, here, box.FROM_OTHER), 1), (min(room, box.FROM_OWN), 2)):
        if more:
            yield Load(blocks + more, cubes + CUBES * more, pulls)


@lru_cache(maxsize=4096)
def helpers(nodes: tuple[int, ...], node: int) -> tuple[tuple[int, int], ...]:
    """Workers that can help to build on a node: with no walk, with one, and one with two."""
    there = nodes.count(node)
    near = sum([start != node and node in WITHIN[start] for start in nodes])
    return (there, 0), (there + near, 1), (1, 2)
