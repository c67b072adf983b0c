"""What a learned value weighs where a turn of Abusir begins: the pyramids, what building brings, the loads.

Gains are counted in tenths of a point. What depends on a pyramid alone is worked out once for it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.abusir import playouts, scoring
from game.games.abusir import tables as box
from game.games.abusir.placements import ALL
from game.games.abusir.prospects import CUBES, POINT, helpers, share
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Pose
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, brick_of, grown, stage_of

Counts = tuple[int, ...]
TENTH = POINT // 10
KEPT = 8192
STAGES = 16
MOST = box.DECK  # blocks built in one action
FAR = 10  # centimetres to where a sled is to come are worth a tenth
ASPECTS = {name: name for name in ("sled", "workers")}
NAMES = (
    *("rank.points", "last.points", "colour.points", "unfinished.points"),
    *(f"rank.{name}" for name in ("expected", "first", "tied", "second", "sites", "blocks")),
    *(f"rank.{name}" for name in ("soon", "later")),
    *(f"sled.{name}" for name in ("fitting", "useless", "boat", "site")),
    *(f"workers.{name}" for name in ("sites", "sled")),
    *(f"turn.{name}" for name in ("pyramid", "before", "last")),
)


class Standing(NamedTuple):
    """A pyramid: by player points for sure, in features of the first two rows, and what blocks would gain."""

    cells: int
    counts: Counts
    rows: tuple[Counts, ...]
    gains: tuple[Counts, ...]  # by player and number of blocks, in tenths


def features(s: AbusirState) -> list[list[int]]:
    """By player, in the order of NAMES."""
    players = len(s.workers)
    sites = [standing(tuple(bricks), players) for bricks in s.built]
    return [
        [
            *map(sum, zip(*[site.rows[player] for site in sites], strict=True)),
            *_under_way(s, player, sites),
            s.pyramids[player],
            (player - s.starter - s.turn) % players,
            (player - s.starter) % players,
        ]
        for player in range(players)
    ]


def stage(s: AbusirState) -> int:
    """A11.3: how much is built of what ends the game, in 16ths."""
    if not s.pending:
        return STAGES
    cells = sum([grown(tuple(bricks)).cells.bit_count() for bricks in s.built])
    return min(STAGES, STAGES * cells // (box.ENOUGH_PYRAMIDS * box.FULL))


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


# ---- what is under way --------------------------------------------------------------------------------


def _under_way(s: AbusirState, player: int, sites: Sequence[Standing]) -> list[int]:
    """What building would bring soon and later; the load, where the sled is, the workers."""
    sled, at, nodes, here = s.sleds[player], s.where[player], s.workers[player], stage_of(s, player)
    goals = _goals(s, player, sites)
    most, limit = max(goals.values(), default=0), box.FROM_OTHER
    if here != NONE and s.owners[here] == player:
        limit = box.FROM_OWN
    boat = min(len(s.boats[here]), limit, box.DECK - len(sled)) if here != NONE else 0
    soon, later = _gains(s, player, sites, goals, boat)
    return [
        soon,
        later - soon,
        most,
        len(sled) - most,
        boat,
        int(goals.get(at - FIRST_SITE, 0) > 0),
        sum([node - 1 in goals for node in nodes]),
        nodes.count(at - FIRST_SITE + 1) if at - FIRST_SITE in goals else 0,
    ]


def _goals(s: AbusirState, player: int, sites: Sequence[Standing]) -> dict[int, int]:
    """A8.7: sites where they may build, with how many blocks on their sled fit."""
    more = sum([site.counts[player] > 0 for site in sites]) < box.MARKERS
    goals = {}
    for number, site in enumerate(sites):
        if site.cells != ALL and (more or site.counts[player]):
            fits = playouts.fits(site.cells)
            goals[number] = sum([fits[kind] for kind in s.sleds[player]])
    return goals


def _gains(
    s: AbusirState, player: int, sites: Sequence[Standing], goals: Mapping[int, int], boat: int
) -> tuple[int, int]:
    """The best gain of a building that their next turn is enough for, or the one after it too."""
    soon = later = 0
    nodes, at = tuple(s.workers[player]), s.where[player]
    pose = Pose(*s.poses[player]) if at == NONE and s.poses[player] else None
    room = min(box.FROM_OWN, box.DECK - len(s.sleds[player]))
    for site, fitting in goals.items():
        gains, there = sites[site].gains[player], at == FIRST_SITE + site
        far = int(aiming.distance_to(pose, FIRST_SITE + site)) // FAR if pose else 0
        for blocks, pulled, in_time in ways(nodes, site + 1, AtHand(there, fitting, boat, room)):
            gain = gains[blocks] - far if pulled else gains[blocks]
            later = max(later, gain)
            if in_time and gain > soon:
                soon = gain
    return soon, later


class AtHand(NamedTuple):
    """The sled seen from a site: whether it is there, how many blocks on it fit, how many more it may load.

    `boat`: of the boat where it is, `room`: of any.
    """

    there: bool
    fitting: int
    boat: int
    room: int


class Way(NamedTuple):
    """How many blocks can be built at a site, whether the sled is pulled before, and whether in one turn."""

    blocks: int
    pulled: bool
    in_time: bool


@lru_cache(KEPT)
def ways(nodes: Counts, node: int, at_hand: AtHand) -> tuple[Way, ...]:
    """What workers on these nodes can build on this one within two turns, each number of blocks once."""
    there, fitting, boat, room = at_hand
    loads = ((fitting, int(not there)), (fitting + boat if boat else 0, 1), (fitting + room, 2))
    fewest: dict[tuple[int, bool], int] = {}  # actions
    for workers, walks in helpers(nodes, node):
        for most, pulls in loads:
            blocks, actions = min(most, MOST, box.PER_WORKER * workers), pulls + walks + 1
            if blocks and actions <= 2 * box.ACTIONS:
                key = blocks, pulls > 0
                fewest[key] = min(actions, fewest.get(key, actions))
    return tuple(Way(*key, actions <= box.ACTIONS) for key, actions in fewest.items())
