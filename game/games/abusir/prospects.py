"""What a position promises (for bots that look a few turns ahead): points, and what is on the way to some."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.games.abusir import rough, scoring
from game.games.abusir import tables as box
from game.games.abusir.network import WITHIN
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Pose
from game.games.abusir.state import (
    FIRST_SITE,
    NONE,
    AbusirState,
    contributions,
    filled,
)

POINT = 100  # the unit is so small a part of a point
# What is worth how much on its way: a block on the sled; a worker at a site where the player may build; the
# action pyramid; each centimetre to the nearest goal.
LOADED, AT_SITE, PYRAMID, CENTIMETRE = 10, 6, 20, 1
CUBES = 2  # that a block has, by and large
# What is left in hundredths of the worth of blocks that can be built in so many actions.
IN_ACTIONS = (100, 85, 72, 61, 52, 44, 37)


class Site(NamedTuple):
    """An incomplete pyramid: blocks by player, cubes, its cells."""

    counts: Sequence[int]
    high: int
    cells: int


def prospects(s: AbusirState) -> list[int]:
    """By player, in hundredths of a point; at the end just the points."""
    players = range(len(s.workers))
    if not s.pending:
        return [POINT * score for score in scoring.scores(s)]
    totals = [PYRAMID * has for has in s.pyramids]
    sites: dict[int, Site] = {}
    for site in scoring.SITES:
        cells = filled(s, site)
        high = cells.bit_count()
        if high == box.FULL:
            totals = [total + POINT * more for total, more in zip(totals, scoring.of_complete(s, site), strict=True)]
        else:
            one = sites[site] = Site(contributions(s, site), high, cells)
            if high:
                totals = [total + worth(one.counts, high, player) for player, total in enumerate(totals)]
    if not all(s.poses):
        return totals
    return [total + _under_way(s, player, sites) for player, total in enumerate(totals)]


def worth(counts: Sequence[int], high: int, player: int, more: int = 0, cubes: int = 0) -> int:
    """What so many more blocks of a player make of his share in an incomplete pyramid."""
    own, high = counts[player] + more, min(high + cubes, box.FULL)
    if not own:
        return 0
    soft = SOFT + (box.FULL - high) // ROOM
    ahead = 0  # how many others are, in hundredths
    for other, count in enumerate(counts):
        if other != player:
            lead = own - count
            ahead += 50 - 50 * lead // (abs(lead) + soft)
    return max(0, box.RANKS_INCOMPLETE[0] * POINT - ahead) * (FULL2 + high * high) // FULL2


SOFT, ROOM, FULL2 = 1, 6, box.FULL * box.FULL


def _under_way(s: AbusirState, player: int, sites: Mapping[int, Site]) -> int:
    """The best that blocks can become, those on the sled or with more of them, and what brings it nearer."""
    goals = rough.goals(s, player)
    nodes, load, at = s.workers[player], s.sleds[player], s.where[player]
    total = AT_SITE * sum([node - 1 in goals for node in nodes])
    room = box.DECK - len(load)
    here = len(s.boats[at]) if 0 <= at < FIRST_SITE else 0
    fetches = [(min(room, here, box.FROM_OTHER), 1), (min(room, box.FROM_OWN), 2)]
    best = most = 0
    for site in goals:
        counts, high, cells = sites[site]
        shapes = rough.shapes(cells)
        fitting = [kind for kind in load if shapes[box.shape_of(kind)]]
        blocks, cubes = len(fitting), sum([box.CUBES_OF[kind] for kind in fitting])
        most = max(most, blocks)
        now = worth(counts, high, player)
        there = nodes.count(site + 1)
        near = there + sum([site + 1 in WITHIN[node] and node != site + 1 for node in nodes])
        for workers, walks in ((there, 0), (near, 1), (1, 2)):
            rights = box.PER_WORKER * workers
            for some, of, pulls in (
                (blocks, cubes, at != FIRST_SITE + site),
                *((blocks + more, cubes + CUBES * more, pulls) for more, pulls in fetches if more),
            ):
                if some and rights:
                    built = min(some, rights)
                    gain = worth(counts, high, player, built, of * built // some) - now
                    best = max(best, gain * IN_ACTIONS[1 + pulls + walks] // 100)
    total += best + LOADED * most
    to = [FIRST_SITE + site for site in goals] if most else [stage for stage, boat in enumerate(s.boats) if boat]
    if at != NONE or not to:
        return total
    pose = Pose(*s.poses[player])
    return total - CENTIMETRE * int(min([aiming.distance_to(pose, goal) for goal in to]))
