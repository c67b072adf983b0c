"""What a search looks at (A5 to A8): pulls that arrive somewhere, walks that lead on."""

from collections.abc import Iterator, Sequence

from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import moving, playouts
from game.games.abusir import tables as box
from game.games.abusir.network import PATHS
from game.games.abusir.sled import aiming
from game.games.abusir.sled.world import Leg, Pose
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, has_built, holder, present

LIGHT = 2  # blocks on a sled that may still come for more
GOALS = 3  # that a pull is looked for, the best ones
DETOURS = 2  # of these that two legs are looked for


def sites(s: AbusirState, player: int) -> list[int]:
    """Sites the player may build at, best first: that take blocks, where own workers are or can soon be."""
    ranks = [(_site_cost(s, player, site), site) for site in playouts.goals(s, player)]
    return [site for _, site in sorted(ranks)]


def _site_cost(s: AbusirState, player: int, site: int) -> int:
    """The less, the better a site is to go to."""
    walk = min(PATHS[node][site + 1] for node in s.workers[player])
    far = aiming.distance_to(Pose(*s.poses[player]), FIRST_SITE + site)
    unbuilt = not has_built(s, player, site)
    helpers = -box.PER_WORKER * min(present(s, player, site), 2)
    fitting = min(playouts.fitting(s, player, site), box.PER_WORKER)
    return 8 * (helpers + walk - fitting) + 4 * unbuilt + int(far) // 2


def stages(s: AbusirState, player: int) -> list[int]:
    """Stages with blocks that no other sled holds, best first: near, the own boat's, with many blocks."""
    pose = Pose(*s.poses[player])
    ranks = [
        (int(aiming.distance_to(pose, at)) - 4 * min(len(boat), 2 + (s.owners[at] == player)), at)
        for at, boat in enumerate(s.boats)
        if boat and holder(s, at) in (NONE, player)
    ]
    return [at for _, at in sorted(ranks)]


def goals(s: AbusirState, player: int) -> list[int]:
    """Where the sled wants to be: with blocks at sites that take them, with few or useless ones at stages."""
    load = len(s.sleds[player])
    to_sites = [FIRST_SITE + site for site in sites(s, player) if playouts.fitting(s, player, site)]
    if load <= LIGHT or (not to_sites and load < box.DECK):
        manned = [at for at in to_sites if present(s, player, at - FIRST_SITE)]
        return [*manned[:1], *stages(s, player), *to_sites][:GOALS]
    return to_sites[:GOALS]


def arrived(s: AbusirState, player: int) -> bool:
    """Whether the sled is where it wants to be."""
    return s.where[player] in goals(s, player)


def pulls(s: AbusirState, player: int, legs: int = box.LEGS) -> Iterator[Action | None]:
    """A6: pulls that reach a goal; else a first leg of two, one that loses blocks, one that leads nearer.

    Where the rope is drawn towards a goal is tried first; all around only as long as nothing is found.
    """
    world, to = moving.world_of(s), [goal for goal in goals(s, player) if goal != s.where[player]]
    lossy: list[tuple[int, Leg]] = []
    stops: dict[int, list[aiming.Stop]] = {goal: [] for goal in to}
    found: list[Leg] = []
    for besides in (aiming.BESIDE, aiming.ROUND):
        for goal in to if not found else ():
            one = yield from aiming.direct(world, player, goal, besides)
            if one.leg and not one.lost:
                found.append(one.leg)
            elif one.leg:
                lossy.append((one.lost, one.leg))
            stops[goal] = sorted([*stops[goal], *one.stops])
    for goal in to[:DETOURS] if legs > 1 else ():
        if not found:
            found += (yield from aiming.detour(world, player, goal, stops[goal]))[:1]
    if not found:
        found = [leg for _, leg in sorted(lossy)][:1]
    if not found:
        found = [leg for goal in to if (leg := aiming.nearer(world, player, goal, stops[goal]))][:1]
    yield from dict.fromkeys(map(act.pull, found))


def aligns(s: AbusirState, player: int) -> list[Action]:
    """A5.2: the sled turned towards the best site, if there is room for that."""
    pose = Pose(*s.poses[player])
    for site in sites(s, player)[:1]:
        heading = aiming.heading_to(pose, FIRST_SITE + site)
        turned = moving.aligned(s, player, heading, 0, 0)
        if turned != s.poses[player] and not moving.obstruction(s, player, heading, 0, 0):
            return [act.align(heading, 0, 0)]
    return []


def walks(s: AbusirState, player: int, walked: int) -> Sequence[Action]:
    """A7: workers to where they could help to build, of those on the same node only one."""
    nodes = s.workers[player]
    return [
        action
        for action in playouts.walks(s, player, walked)
        if not any(
            nodes[other] == nodes[action.args[0]] and not walked >> other & 1
            for other in range(action.args[0])
        )
    ]
