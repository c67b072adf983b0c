"""What a position promises (for bots that look a few turns ahead): points, and what is on the way to some."""

from collections.abc import Sequence

from game.games.abusir import rough, scoring
from game.games.abusir import tables as box
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Pose
from game.games.abusir.state import (
    FIRST_SITE,
    NONE,
    AbusirState,
    complete,
    contributions,
    filled,
    present,
    site_of,
)

POINT = 100  # the unit is so small a part of a point
# What is worth how much on its way: a block built, on the sled, at a site, where a worker builds it; a worker
# at such a site, or at any other one; an empty sled at a stage; each centimetre to the nearest goal.
BUILT, LOADED, BROUGHT, BUILDABLE, AT_SLED, AT_SITE, AT_STAGE, CENTIMETRE = 30, 25, 15, 30, 30, 12, 15, 1


def prospects(s: AbusirState) -> list[int]:
    """By player, in hundredths of a point; at the end just the points."""
    if not s.pending:
        return [POINT * score for score in scoring.scores(s)]
    totals = [_under_way(s, player) if all(s.poses) else 0 for player in range(len(s.workers))]
    for site in scoring.SITES:
        if s.built[site]:
            totals = [total + more for total, more in zip(totals, _site(s, site), strict=True)]
    return totals


def _site(s: AbusirState, site: int) -> Sequence[int]:
    """A complete pyramid as it is; another one the more like a complete one, the higher it is."""
    if complete(s, site):
        return [POINT * points for points in scoring.of_complete(s, site)]
    counts, high = contributions(s, site), filled(s, site).bit_count()
    now, then = scoring.shares(counts, box.RANKS_INCOMPLETE), scoring.shares(counts, box.RANKS_COMPLETE)
    return [
        POINT * few + POINT * (many - few) * high // box.FULL + BUILT * count
        for few, many, count in zip(now, then, counts, strict=True)
    ]


def _under_way(s: AbusirState, player: int) -> int:
    load, goals = len(s.sleds[player]), rough.goals(s, player)
    useful = rough.useful(s, player)
    worth = LOADED * useful + AT_SITE * sum(node - 1 in goals for node in s.workers[player])
    at, here = s.where[player], site_of(s, player)
    if here in goals and (fitting := rough.fitting(s, player, here)):
        workers = present(s, player, here)
        rights = min(fitting, box.PER_WORKER * workers)
        return worth + BROUGHT * fitting + AT_SLED * min(workers, fitting) + BUILDABLE * rights
    if not useful and load < box.DECK and 0 <= at < FIRST_SITE and s.boats[at]:
        return worth + AT_STAGE
    to = [FIRST_SITE + site for site in goals] if useful else [at for at, boat in enumerate(s.boats) if boat]
    if at != NONE or not to:
        return worth
    pose = Pose(*s.poses[player])
    return worth - CENTIMETRE * int(min(aiming.distance_to(pose, goal) for goal in to))
