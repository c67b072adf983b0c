"""What a position promises (for bots that look a few turns ahead): points, and what is on the way to some."""

from collections.abc import Sequence
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
    site_of,
)

POINT = 100  # the unit is so small a part of a point
# What is worth how much on its way: a block on the sled; a worker at a site where the player may build; an empty
# sled at a stage with blocks; the action pyramid; each centimetre to the nearest goal.
LOADED, AT_SITE, AT_STAGE, PYRAMID, CENTIMETRE = 20, 6, 15, 30, 1
# What is left in hundredths of the worth of blocks that can be built in so many actions.
IN_ACTIONS = (100, 85, 72, 61, 52, 44)


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


def _under_way(s: AbusirState, player: int, sites: dict[int, Site]) -> int:
    """The best that the blocks on the sled can become, and what helps to bring it nearer."""
    goals = rough.goals(s, player)
    nodes, load, at = s.workers[player], s.sleds[player], s.where[player]
    total = AT_SITE * sum([node - 1 in goals for node in nodes])
    best = useful = 0
    near = NONE
    fit = 0
    for site in goals:
        if not load:
            break
        counts, high, cells = sites[site]
        shapes = rough.shapes(cells)
        fitting = [kind for kind in load if shapes[box.shape_of(kind)]]
        fit = max(fit, len(fitting))
        if not fitting:
            continue
        pulls = at != FIRST_SITE + site
        there = nodes.count(site + 1)
        helpers = there + sum([site + 1 in WITHIN[node] and node != site + 1 for node in nodes])
        now = worth(counts, high, player)
        for workers, walks in ((there, 0), (helpers, 1), (1, 2)):
            blocks = min(len(fitting), box.PER_WORKER * workers)
            if blocks:
                cubes = sum([box.CUBES_OF[kind] for kind in fitting[:blocks]])
                gain = (worth(counts, high, player, blocks, cubes) - now) * IN_ACTIONS[1 + pulls + walks] // 100
                if gain > best:
                    best = gain
    total += best + LOADED * fit
    if not load and 0 <= at < FIRST_SITE and s.boats[at]:
        return total + AT_STAGE
    to = [FIRST_SITE + site for site in goals] if fit else [stage for stage, boat in enumerate(s.boats) if boat]
    if at != NONE or not to:
        return total
    pose = Pose(*s.poses[player])
    return total - CENTIMETRE * int(min([aiming.distance_to(pose, goal) for goal in to]))
