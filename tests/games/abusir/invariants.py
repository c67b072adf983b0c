"""What holds in every position of Abusir."""

from collections.abc import Iterator

from game.games.abusir import moving
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES, fits
from game.games.abusir.sled import written
from game.games.abusir.state import (
    FIRST_SITE,
    NONE,
    AbusirState,
    brick_of,
    contributions,
    filled,
    markers,
)


def faults(s: AbusirState, posed: bool = True) -> list[str]:
    """The invariants that do not hold; sleds of playouts have landed without being posed."""
    return [*_blocks(s), *_pyramids(s), *_boats_and_workers(s), *(_sleds(s) if posed else ())]


def _blocks(s: AbusirState) -> Iterator[str]:
    counts = [pool + stock for pool, stock in zip(s.pool, s.stock, strict=True)]
    for load in (*s.boats, *s.sleds):
        for kind in load:
            counts[kind] += 1
    for number in (number for bricks in s.built for number in bricks):
        counts[box.kind_of(brick_of(number).colour, PLACES[brick_of(number).place].shape)] += 1
    if counts != [*box.COUNTS] * len(box.COLOURS):
        yield f"blocks {counts}"
    if min(s.stock) < 0 or min(s.pool) < 0:
        yield f"stock {s.stock}, pool {s.pool}"


def _pyramids(s: AbusirState) -> Iterator[str]:
    for site, bricks in enumerate(s.built):
        cells, built = 0, [0] * len(s.workers)
        for number in bricks:
            brick = brick_of(number)
            if not fits(PLACES[brick.place], cells):
                yield f"{box.SITES[site]}: {PLACES[brick.place].text} cannot lie there"
            cells |= PLACES[brick.place].cells
            built[brick.player] += 1
        if cells != filled(s, site) or cells.bit_count() > box.FULL:
            yield f"{box.SITES[site]}: {cells:b}"
        if contributions(s, site) != [min(count, box.TRACK) for count in built]:
            yield f"{box.SITES[site]}: track {contributions(s, site)}"
    if any(not 0 <= markers(s, player) <= box.MARKERS for player in range(len(s.workers))):
        yield "markers"


def _boats_and_workers(s: AbusirState) -> Iterator[str]:
    if any(len(boat) > box.HOLD for boat in s.boats) or any(len(sled) > box.DECK for sled in s.sleds):
        yield f"boats {s.boats}, sleds {s.sleds}"
    owners = [owner for owner in s.owners if owner != NONE]
    if len(owners) != len(dict.fromkeys(owners)):
        yield f"owners {s.owners}"
    for nodes in s.workers:
        if len(nodes) != box.WORKERS or not all(0 <= node < len(box.NODES) for node in nodes):
            yield f"workers {nodes}"
    for stage, there in enumerate(s.stages):
        if sorted(there) != [player for player, at in enumerate(s.where) if at == stage]:
            yield f"at stage {stage} are {there}, at {s.where}"


def _sleds(s: AbusirState) -> Iterator[str]:
    for player, (pose, at) in enumerate(zip(s.poses, s.where, strict=True)):
        if pose and not written.is_pose(pose):
            yield f"pose of {player}: {pose}"
        if moving.place(pose) != at or not NONE <= at < FIRST_SITE + len(box.SITES):
            yield f"sled {player} is not at {at}"
        if len(s.shaking[player]) not in (0, len(s.sleds[player])):
            yield f"shaking {s.shaking[player]} of {s.sleds[player]}"
    if all(s.poses) and not written.possible(moving.world_of(s)):
        yield f"sleds overlap: {s.poses}"
