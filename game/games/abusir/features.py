"""What a learned value weighs in a position of Abusir: the pyramids, what the next building brings, the turn.

Gains are counted in tenths of a point. What depends on a pyramid alone is worked out once for it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.game import Pending
from game.games.abusir import hauling, rough, scoring
from game.games.abusir import tables as box
from game.games.abusir.places import ALL
from game.games.abusir.prospects import CUBES, POINT, helpers, share
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Pose
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, brick_of, grown, stage_of

Counts = tuple[int, ...]
TENTH = POINT // 10
KEPT = 8192
MOST = box.DECK  # blocks built in one action
LONGEST = 5  # actions up to a building: two pulls, two walks, the building
FAR = 10  # centimetres to where a sled is to come are worth a tenth
NAMES = (
    *("rank.points", "last.points", "colour.points", "unfinished.points"),
    *(f"rank.{name}" for name in ("expected", "first", "tied", "second", "sites", "blocks")),
    *(f"rank.{name}" for name in ("now", "soon", "later", "extra")),
    *(f"sled.{name}" for name in ("fitting", "cubes", "useless", "stage", "boat", "site")),
    *(f"workers.{name}" for name in ("sites", "together", "sled")),
    *(f"turn.{name}" for name in ("left", "load", "pull", "walk", "build", "pyramid", "before", "last")),
)


class Standing(NamedTuple):
    """A pyramid: by player points for sure, in features of the first two rows, and what blocks would gain."""

    cells: int
    counts: Counts
    rows: tuple[Counts, ...]
    gains: tuple[Counts, ...]  # by player and number of blocks, in tenths


class Due(NamedTuple):
    """What is left of a player's turn: actions; of the one begun, loading, a pull, a walk, blocks to build."""

    left: int = 0
    load: int = 0
    pull: int = 0
    walk: int = 0
    build: int = 0


LATER = Due()


def features(s: AbusirState) -> list[list[int]]:
    """By player, in the order of NAMES."""
    players = len(s.workers)
    sites = [standing(tuple(bricks), players) for bricks in s.built]
    due, mover = due_of(s), s.pending[-1].player if s.pending else NONE
    return [
        [
            *map(sum, zip(*[site.rows[player] for site in sites], strict=True)),
            *_rest(s, player, sites, due if player == mover else LATER),
            (player - s.starter - s.turn) % players,
            (player - s.starter) % players,
        ]
        for player in range(players)
    ]


def stage(s: AbusirState) -> int:
    """A11.3: how much is built of what ends the game, in 16ths."""
    if not s.pending:
        return 16
    cells = sum([grown(tuple(bricks)).cells.bit_count() for bricks in s.built])
    return min(16, 16 * cells // (box.ENOUGH_PYRAMIDS * box.FULL))


@lru_cache(KEPT)
def standing(bricks: Counts, players: int) -> Standing:
    """A10, A12.1: what a pyramid has brought, is about to bring, and would bring with more blocks."""
    cells, counted = grown(bricks)
    counts, high, each = counted[:players], cells.bit_count(), range(players)
    if cells == ALL:
        return Standing(cells, counts, _complete(bricks, counts), ((0,) * (MOST + 1),) * players)
    now = scoring.shares(counts, box.RANKS_INCOMPLETE)
    first = max(counts)
    alone = counts.count(first) == 1
    rows = []
    for player, own in enumerate(counts):
        ahead = sum([other > own for other in counts])
        expected = share(counts, high, player) // TENTH
        rank = (
            high * (own > 0 and not ahead and alone),
            high * (own > 0 and not ahead and not alone),
            high * (own > 0 and ahead == 1),
        )
        rows.append((0, 0, 0, now[player], expected, *rank, int(own > 0), own))
    gains = tuple(tuple([_gain(counts, high, player, more) for more in range(MOST + 1)]) for player in each)
    return Standing(cells, counts, tuple(rows), gains)


def _complete(bricks: Counts, counts: Counts) -> tuple[Counts, ...]:
    ranks, last = scoring.shares(counts, box.RANKS_COMPLETE), brick_of(bricks[-1]).player
    colour = box.ONE_COLOUR * scoring.one_colour(bricks)
    return tuple(
        (
            points,
            box.LAST_BLOCK * (player == last),
            colour * (own > 0),
            *(0, 0, 0, 0, 0),
            int(own > 0),
            own,
        )
        for player, (points, own) in enumerate(zip(ranks, counts, strict=True))
    )


def _gain(counts: Counts, high: int, player: int, more: int) -> int:
    """What so many more blocks would bring a player, the last one's point with it."""
    then = min(box.FULL, high + CUBES * more)
    last = box.LAST_BLOCK * POINT * (more > 0 and then == box.FULL)
    return (share(counts, then, player, more) - share(counts, high, player) + last) // TENTH


# ---- the turn -----------------------------------------------------------------------------------------


def due_of(s: AbusirState) -> Due:
    """A4: what is left of the turn of whoever decides."""
    left, due = 0, LATER
    for p in s.pending:
        if p.step in ("act", "go_on"):
            left = p.a
        elif p.step in DOING:
            due = DOING[p.step](s, p)
    return due._replace(left=left)


def _hauling(s: AbusirState, p: Pending) -> Due:
    return Due(load=hauling.room(s, p), pull=int(hauling.may_pull(p)))


DOING = {
    "haul": _hauling,
    "haul_on": _hauling,
    "walk": lambda s, p: Due(walk=1),
    "build": lambda s, p: Due(build=p.a),
}


# ---- the next building --------------------------------------------------------------------------------


def _rest(s: AbusirState, player: int, sites: Sequence[Standing], due: Due) -> list[int]:
    sled, at, nodes = s.sleds[player], s.where[player], s.workers[player]
    more = sum([site.counts[player] > 0 for site in sites]) < box.MARKERS
    goals = {
        number: sum([fits[box.shape_of(kind)] for kind in sled])
        for number, site in enumerate(sites)
        if site.cells != ALL and (more or site.counts[player])
        for fits in (rough.shapes(site.cells),)
    }
    most, here = max(goals.values(), default=0), stage_of(s, player)
    limit = box.FROM_OWN if s.owners[here] == player else box.FROM_OTHER
    boat = min(len(s.boats[here]), limit, box.DECK - len(sled)) if here != NONE else 0
    by = _by_actions(s, player, sites, goals, due, boat)
    left, pyramid = due.left, s.pyramids[player]
    soon = min(LONGEST, left + box.ACTIONS)
    base = left or box.ACTIONS
    manned = [node for node in nodes if node - 1 in goals]
    return [
        by[left],
        by[soon] - by[left],
        by[LONGEST] - by[soon],
        by[base + 1] - by[base] if pyramid else 0,
        most,
        sum([box.CUBES_OF[kind] for kind in sled]),
        len(sled) - most,
        int(here != NONE),
        boat,
        int(at - FIRST_SITE in goals and goals[at - FIRST_SITE] > 0),
        len(manned),
        max(map(manned.count, manned), default=0),
        nodes.count(at - FIRST_SITE + 1) if at - FIRST_SITE in goals else 0,
        *due,
        pyramid,
    ]


def _by_actions(
    s: AbusirState, player: int, sites: Sequence[Standing], goals: dict[int, int], due: Due, boat: int
) -> Sequence[int]:
    """The best gain of a building that takes at most so many actions."""
    best, nodes, at = [0] * (LONGEST + 1), tuple(s.workers[player]), s.where[player]
    pose = Pose(*s.poses[player]) if at == NONE and s.poses[player] else None
    room = min(box.FROM_OWN, box.DECK - len(s.sleds[player]))
    for site, fitting in goals.items():
        gains = sites[site].gains[player]
        far = int(aiming.distance_to(pose, FIRST_SITE + site)) // FAR if pose else 0
        there = at == FIRST_SITE + site
        loads = _loads(fitting, there, boat, room)
        for workers, walks in helpers(nodes, site + 1):
            for blocks, pulls in loads:
                actions = pulls - (due.pull and pulls > 0) + walks - (due.walk and walks > 0) + 1
                gain = gains[min(blocks, MOST, box.PER_WORKER * workers)] - (far if pulls else 0)
                if gain > best[actions]:
                    best[actions] = gain
        if there and due.build:
            best[0] = max(best[0], gains[min(fitting, due.build)])
    for actions in range(LONGEST):
        best[actions + 1] = max(best[actions + 1], best[actions])
    return best


def _loads(fitting: int, there: bool, boat: int, room: int) -> list[tuple[int, int]]:
    """Blocks and the pulls it takes to bring them: those on the sled, with more of the boat where it is, of any."""
    loads = [(fitting, int(not there))] if fitting else []
    if boat:
        loads.append((fitting + boat, 1))
    if room > boat:
        loads.append((fitting + room, 2))
    return loads
