"""Positions of Abusir from text, as `notation` writes them; most that no game leads to are refused."""

from collections.abc import Callable, Iterator, Sequence

from game.core import notation as text
from game.core.notation import bad
from game.core.state import CHANCE, Pending
from game.games.abusir import hauling, moving, setup
from game.games.abusir import tables as box
from game.games.abusir.building import builds, may_contribute, rights
from game.games.abusir.notation import rows
from game.games.abusir.placements import PLACES, fits
from game.games.abusir.sled import written
from game.games.abusir.state import NONE, AbusirState, brick_of, contributed, filled
from game.games.abusir.turn import EXTRA, STEPS

BERTHS, SITES = len(box.BERTHS), len(box.SITES)
LINES = 4 + BERTHS + SITES + 1  # before those of the players, two each


def read(s: AbusirState, position: str) -> AbusirState:
    """Fill an empty position. Raises BadNotation naming the part that cannot be one."""
    parsed(s, position)
    for place, _, _ in faults(s):
        raise bad(position.split("\n")[place])
    return s


def parsed(s: AbusirState, position: str) -> AbusirState:
    """Fill an empty position, though no game may lead there."""
    lines, table = position.split("\n"), rows(len(s.workers))
    s.pending = []
    text.fill(table, s, lines)
    for site in range(SITES):
        _build(s, site, lines[4 + BERTHS + site])
    _settle(s, lines)
    text.agree(table, s, lines)
    return s


def faults(s: AbusirState) -> Iterator[tuple[int, str, str]]:
    """Why no game leads to a position: the line that tells so, the reason, the rule."""
    for fits_in, place, reason, rule in _checks(s):
        if not fits_in:
            yield place, reason, rule


def _build(s: AbusirState, site: int, line: str) -> None:
    """A8.3 to A8.7: the blocks of a site, one on the other."""
    bricks, s.built[site] = s.built[site], []
    for number in bricks:
        built = brick_of(number)
        known = built.player < len(s.workers)
        if not (
            known and fits(PLACES[built.place], filled(s, site)) and may_contribute(s, built.player, site)
        ):
            raise bad(line)
        s.built[site].append(number)


def _settle(s: AbusirState, lines: Sequence[str]) -> None:
    """A5.4, A6.8: where the sleds are follows from their poses."""
    for player, pose in enumerate(s.poses):
        if pose and not written.is_pose(pose):
            raise bad(lines[LINES + 2 * player + 1])
    s.where = [moving.place(pose) for pose in s.poses]
    there = [[player for player, at in enumerate(s.where) if at == stage] for stage in range(BERTHS)]
    if [*map(sorted, s.stages)] != there:
        raise bad(lines[LINES - 1])


def _checks(s: AbusirState) -> Iterator[tuple[bool, int, str, str]]:
    """What holds in every position that can be reached, the line that tells otherwise, why, and the rule."""
    players = range(len(s.workers))
    setting_up = bool(s.pending) and s.pending[0].step == "turn"
    yield all(len(load) <= box.HOLD for load in s.boats), 4, "boat_too_full", "A5.3"
    yield _conserved(s), 3, "blocks_of_the_box", "A1"
    yield all(contributed(s, player) <= box.MARKERS for player in players), 4 + BERTHS, "too_many_sites", "A8"
    yield all(s.poses) or setting_up, LINES + 1, "sled_nowhere", "A3.5"
    together = not all(s.poses) or written.possible(moving.world_of(s))
    yield together, LINES + 1, "sleds_in_the_way", "A5.2"
    for player in players:
        line = LINES + 2 * player
        yield len(s.sleds[player]) <= box.DECK, line + 1, "sled_too_full", "A5.3"
        yield len(s.shaking[player]) in (0, len(s.sleds[player])), line + 1, "shaken_blocks", "A6"
    owners = sorted(owner for owner in s.owners if owner != NONE)
    yield owners == sorted(dict.fromkeys(owners)), 4, "boats_at_berths", "A3.5"
    yield setting_up or owners == list(range(BERTHS)), 4, "boats_at_berths", "A3.7"
    yield all(seat in s.owners for seat in players if s.poses[seat]), 4, "boats_at_berths", "A3.5"
    yield not setting_up or _as_set_up(s), 1, "not_as_set_up", "A3"
    yield sum(s.pool) == setup.pooled(s), 2, "pool_to_load", "A3.7"
    yield not s.pending or _asks(s), 1, "cannot_be_asked", "A4.1"


def _conserved(s: AbusirState) -> bool:
    """A1: every block is somewhere, once."""
    counts = [pool + stock for pool, stock in zip(s.pool, s.stock, strict=True)]
    for load in (*s.boats, *s.sleds):
        for kind in load:
            counts[kind] += 1
    for bricks in s.built:
        for number in bricks:
            built = brick_of(number)
            counts[box.kind_of(built.colour, PLACES[built.place].shape)] += 1
    return counts == [box.COUNTS[box.shape_of(kind)] for kind in range(len(box.KINDS))]


def _as_set_up(s: AbusirState) -> bool:
    """A3: whether as much lies on board, boats and sleds as has been put there."""
    done = setup.plan(len(s.workers), s.starter)[len(s.pending) :]
    stepped = [p.step for p in done]
    return (
        len(s.pending) > 1
        and s.pending[-1].player != CHANCE
        and not any(map(bool, s.built))
        and sum(map(len, s.boats)) == sum(map(stepped.count, setup.FROM_POOL))
        and all((Pending("berth", player) in done) == bool(pose) for player, pose in enumerate(s.poses))
        and all((_moors(owner, len(s.workers)) in done) == (owner in s.owners) for owner in range(BERTHS))
        and all((Pending("take", player) in done) == bool(load) for player, load in enumerate(s.sleds))
        and all(node == box.CAMP for nodes in s.workers for node in nodes)
    )


def _moors(owner: int, players: int) -> Pending:
    """The matter by which a boat comes to its berth."""
    return Pending("berth", owner) if owner < players else Pending("boat", CHANCE, owner)


# A5, A6.2: by legs pulled and whether blocks were loaded, which parts of the action can be over.
OVER: dict[tuple[int, bool], tuple[int, ...]] = {
    (0, False): (0,),
    (0, True): (0, hauling.LOAD_OVER),
    (1, False): (0,),
    (1, True): (hauling.LOAD_OVER, hauling.PULL_OVER, hauling.LOAD_OVER | hauling.PULL_OVER),
    (2, False): (hauling.PULL_OVER,),
    (2, True): (hauling.PULL_OVER, hauling.LOAD_OVER | hauling.PULL_OVER),
}
DONE = hauling.LEGS | hauling.LOADED | hauling.ALIGNED | hauling.LOAD_OVER | hauling.PULL_OVER


def _done(p: Pending) -> bool:
    """A5, A6: whether so much can have been done in an action that is not over."""
    over = p.a & (hauling.LOAD_OVER | hauling.PULL_OVER)
    loaded = bool(p.a & hauling.LOADED)
    counted = loaded == (p.b > 0) and p.b <= box.FROM_OWN
    return 0 < p.a <= DONE and counted and over in OVER.get((p.a & hauling.LEGS, loaded), ())


def _emptied(p: Pending) -> bool:
    """A5.5: whether a load that made the boats shift can have been the last that was done."""
    pulled = bool(p.a & hauling.LEGS)
    return _done(p) and bool(p.a & hauling.LOAD_OVER) and pulled == bool(p.a & hauling.PULL_OVER)


def _extra(s: AbusirState, p: Pending) -> bool:
    """A4.2: the action pyramid has been handed in for its action."""
    return p.b != EXTRA or not s.pyramids[p.player]


ASKABLE: dict[str, Callable[[AbusirState, Pending], bool]] = {
    "act": _extra,
    "go_on": _extra,
    "haul": lambda s, p: _done(p) and (hauling.may_pull(p) or bool(hauling.loadable(s, p))),
    "haul_on": lambda _, p: _emptied(p),
    # A8.1: of the blocks that may be built in an action, one has been built.
    "build": lambda s, p: p.a < rights(s, p.player) and bool(builds(s, p.player)),
    "extra": lambda s, p: bool(s.pyramids[p.player]),
    "walk": lambda s, p: 0 < p.a < (1 << box.WORKERS) - 1,
}


def _asks(s: AbusirState) -> bool:
    """Whether what is asked, and what comes after it, can be asked for."""
    possible = all(ASKABLE[p.step](s, p) for p in s.pending if p.step in ASKABLE)
    asked = s.pending[-1]
    return possible and bool(STEPS[asked.step].actions(s, asked))
