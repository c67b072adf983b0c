"""A position of Abusir."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, Self

from game.core.state import Listener, Pending
from game.games.abusir import tables as box
from game.games.abusir.placements import ALL, PLACES
from game.games.abusir.sled.constants import Numbers

NONE = -1
FIRST_SITE = len(box.BERTHS)  # in `where`: stages, then sites


@dataclass(slots=True)
class AbusirState:
    """What undo must bring back. Blocks are kinds; `poses` and `shaking` hold floats the sled model gave."""

    pending: list[Pending]
    ply: int
    starter: int
    turn: int  # from 0: turns that have ended
    idle: int  # turns in a row without a loaded or built block, before this one
    busy: int  # whether a block was loaded or built this turn
    short: int  # whether a boat could not be filled (A11, E2)
    pyramids: list[int]  # by player: whether the action pyramid is at hand
    pool: list[int]  # by kind
    stock: list[int]  # by kind
    owners: list[int]  # by berth: whose boat lies there, numbers as in box.OWNERS, or NONE
    boats: list[list[int]]  # by berth: the blocks aboard
    sleds: list[list[int]]  # by player: the blocks on it in the order they were loaded
    poses: list[Numbers]  # by player: x, y from the middle of the board, heading; empty before set-up
    shaking: list[Numbers]  # by player: of each block during a pull of two legs; else empty
    where: list[int]  # by player: the stage or the site the sled is at (FIRST_SITE and on), or NONE
    stages: list[tuple[int, ...]]  # by stage: whose sleds are there; the first counts as being there (A5.4)
    workers: list[list[int]]  # by player: the nodes their workers stand on
    built: list[list[int]]  # by site: its blocks in the order they were built, as `brick` writes them
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        return type(self)(
            self.pending[:],
            self.ply,
            self.starter,
            self.turn,
            self.idle,
            self.busy,
            self.short,
            self.pyramids[:],
            self.pool[:],
            self.stock[:],
            self.owners[:],
            [boat[:] for boat in self.boats],
            [sled[:] for sled in self.sleds],
            [pose[:] for pose in self.poses],
            [each[:] for each in self.shaking],
            self.where[:],
            self.stages[:],
            [nodes[:] for nodes in self.workers],
            [bricks[:] for bricks in self.built],
        )


CELLS_AT = tuple(place.cells for place in PLACES)
OF_PLAYER = len(box.COLOURS) * len(PLACES)  # numbers of bricks for each player


class Brick(NamedTuple):
    """A block in a pyramid: who built it, its colour, and its place among PLACES."""

    player: int
    colour: int
    place: int


def brick(player: int, colour: int, place: int) -> int:
    """A built block as one number."""
    return (player * len(box.COLOURS) + colour) * len(PLACES) + place


def brick_of(number: int) -> Brick:
    """The built block with this number."""
    rest, place = divmod(number, len(PLACES))
    return Brick(*divmod(rest, len(box.COLOURS)), place)


# ---- what follows from a position -------------------------------------------------------------------


class Grown(NamedTuple):
    """What the blocks of a pyramid come to: its filled cells, one bit a cell, and blocks by player."""

    cells: int
    counts: tuple[int, ...]


@lru_cache(maxsize=4096)  # searches ask the same few again and again
def grown(bricks: tuple[int, ...]) -> Grown:
    """A8: a pyramid of these blocks."""
    counts = [0] * box.MOST_PLAYERS
    for number in bricks:
        counts[number // OF_PLAYER] += 1
    cells = sum([CELLS_AT[number % len(CELLS_AT)] for number in bricks])
    return Grown(cells, tuple([min(box.TRACK, count) for count in counts]))


def filled(s: AbusirState, site: int) -> int:
    """The filled cells of a pyramid, one bit a cell."""
    return grown(tuple(s.built[site])).cells


def complete(s: AbusirState, site: int) -> bool:
    """A8: whether the 21st cell is filled."""
    return grown(tuple(s.built[site])).cells == ALL


def contributions(s: AbusirState, site: int) -> list[int]:
    """A8: by player, the field of the contribution track; 0 without a marker there."""
    return [*grown(tuple(s.built[site])).counts[: len(s.workers)]]


def markers(s: AbusirState, player: int) -> int:
    """A8: contribution markers in the player's reserve."""
    return box.MARKERS - contributed(s, player)


def contributed(s: AbusirState, player: int) -> int:
    """A12: how many sites the player has contributed to."""
    return sum([grown(tuple(bricks)).counts[player] > 0 for bricks in s.built])


def has_built(s: AbusirState, player: int, site: int) -> bool:
    """A8: whether a marker of the player stands on the site's track."""
    return grown(tuple(s.built[site])).counts[player] > 0


def site_of(s: AbusirState, player: int) -> int:
    """A6: the site the player's sled is at, or NONE."""
    return s.where[player] - FIRST_SITE if s.where[player] >= FIRST_SITE else NONE


def stage_of(s: AbusirState, player: int) -> int:
    """A5: the stage the player's sled is at and counts as being there, or NONE."""
    at = s.where[player]
    return at if 0 <= at < FIRST_SITE and s.stages[at][:1] == (player,) else NONE


def holder(s: AbusirState, stage: int) -> int:
    """A5.4: whose sled counts as being at a stage, or NONE."""
    return s.stages[stage][0] if s.stages[stage] else NONE


def arrive(s: AbusirState, player: int, at: int) -> None:
    """A5.4: a sled comes to a stage or a site, at a stage as the last of those there."""
    before, s.where[player] = s.where[player], at
    if 0 <= before < FIRST_SITE:
        s.stages[before] = tuple([other for other in s.stages[before] if other != player])
    if at < FIRST_SITE:
        s.stages[at] = (*s.stages[at], player)


def present(s: AbusirState, player: int, site: int) -> int:
    """A8: own workers on a site."""
    return s.workers[player].count(site + 1)


def cubes(blocks: list[int]) -> int:
    """How many cubes a load has."""
    return sum(box.CUBES_OF[kind] for kind in blocks)
