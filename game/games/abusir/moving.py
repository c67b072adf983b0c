"""What the rules ask of the sled model (A5, A6): a position as its world, and what came of a pull."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.games.abusir import tables as box
from game.games.abusir.placements import LEVELS, MIDDLE, TOP
from game.games.abusir.sled import places, world
from game.games.abusir.sled import pull as pulling
from game.games.abusir.sled.constants import Numbers
from game.games.abusir.sled.ground import EDGE, OBSTACLE, PYRAMID, RIVER, SLED
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, cubes, filled

# A5.2: why a sled cannot be aligned so, by what would be in the way.
OBSTRUCTIONS = {
    EDGE: "over_edge",
    OBSTACLE: "on_obstacle",
    PYRAMID: "on_pyramid",
    RIVER: "in_river",
    SLED: "on_sled",
}
SQUARE = box.SIZES[0]
WAY = 8  # places that tell the way of a sled


class LegResult(NamedTuple):
    """A leg: where all sleds are then, the places of the own one that lost blocks, how it ended, its way.

    `length`: how many millimetres of rope were pulled; `stuck`: whether the sled could go no further (A6.4).
    `came`: whose sleds came to a stage where others are, the first one first (A5.4).
    """

    sleds: tuple[world.Sled, ...]
    fallen: tuple[int, ...]
    end: str
    way: str = ""
    came: tuple[int, ...] = ()
    length: int = 0
    stuck: bool = False

    @property
    def fault(self) -> str:
        """A6.4, A6.6: what ended the action, or that the sled could go no further; empty if neither."""
        if self.end != box.STOPPED:
            return self.end
        return world.JAMMED if self.stuck else ""


def start(berth: int) -> Numbers:
    """A3.5: a sled at a stage before it was ever pulled."""
    return list(places.at_start(berth).pose)


def laid_at(right: int, down: int, heading: int) -> Numbers:
    """A sled laid anywhere: tenths of a centimetre from the top left corner, one of the 40 headings."""
    return list(places.laid_at(right, down, heading))


def lies_at(pose: Numbers) -> tuple[int, int, int]:
    """The same of a sled, as near as it can be told so."""
    right, down = world.tenths(world.Pose(*pose))
    return right, down, places.heading_of(world.Pose(*pose))


def place(pose: Numbers) -> int:
    """A5.1, A6.8: the stage or site a sled is at, or NONE."""
    if not pose:
        return NONE
    at = world.Pose(*pose)
    stages = places.stages(at)
    sites = () if stages else places.sites(at)
    return next(iter((*stages, *(FIRST_SITE + site for site in sites))), NONE)


def world_of(s: AbusirState) -> world.World:
    """A position as the model sees it."""
    sleds = tuple(
        world.Sled(world.Pose(*pose), tuple(box.CUBES_OF[kind] for kind in load), tuple(shaking))
        for pose, load, shaking in zip(s.poses, s.sleds, s.shaking, strict=True)
    )
    pyramids = tuple(_pyramid(filled(s, site)) for site in range(len(box.SITES)))
    return world.World(sleds, pyramids, tuple(cubes(boat) for boat in s.boats))


@lru_cache(maxsize=512)
def _pyramid(cells: int) -> world.Pyramid:
    heights = [[cells >> row * SQUARE + column & 1 for column in range(SQUARE)] for row in range(SQUARE)]
    for row in (0, 1):
        for column in (0, 1):
            cell = box.LEVEL_STARTS[MIDDLE] + row * box.SIZES[MIDDLE] + column
            heights[row + 1][column + 1] += cells >> cell & 1
    return world.Pyramid(tuple(map(tuple, heights)), bool(cells & LEVELS[TOP]))


def pull(s: AbusirState, player: int, leg: world.Leg) -> LegResult:
    """A6: a leg of the player's sled."""
    return _pulled(world_of(s), player, leg)


@lru_cache(maxsize=512)  # a game is played again and again: by undo, bots, links
def _pulled(before: world.World, player: int, leg: world.Leg) -> LegResult:
    result = pulling.pull(before, player, leg)
    fallen = tuple(block.place for block in result.fallen if block.sled == player)
    return LegResult(
        result.sleds,
        fallen,
        result.end,
        _way(result, player),
        _came(result, player),
        world.millimetres(result.pulled),
        result.leg_end == world.JAMMED,
    )


def _came(result: world.Pulled, own: int) -> tuple[int, ...]:
    """A5.4: whose sleds came to stages with others, as they did; the own one first of two at once."""
    moments = [*(moment.sleds for moment in result.trace), result.sleds]
    ends = [place(list(sled.pose)) for sled in result.sleds]
    met = [player for player, at in enumerate(ends) if 0 <= at < FIRST_SITE and ends.count(at) > 1]
    since = {player: _since(moments, player, ends[player]) for player in met}
    return tuple(sorted(filter(since.get, met), key=lambda player: (since[player], player != own)))


def _since(moments: Sequence[tuple[world.Sled, ...]], player: int, at: int) -> int:
    """From which moment on a sled was there without a break."""
    away = [place(list(sleds[player].pose)) != at for sleds in moments]
    return len(away) - away[::-1].index(True) if any(away) else 0


def _way(result: world.Pulled, player: int) -> str:
    """The way of the own sled: from where, a few places, where to, in tenths from the upper left corner."""
    trace = result.trace
    step = max(1, -(-len(trace) // WAY))
    stands = [moment.sleds for moment in (trace[0], *trace[step:-1:step])]
    places = [world.tenths(sleds[player].pose) for sleds in (*stands, result.sleds)]
    return " ".join(f"{right} {down}" for right, down in places)


def obstruction(s: AbusirState, player: int, heading: int, right: int, down: int) -> str:
    """A5.2: why the own sled cannot be aligned so; nothing if it can."""
    if right * right + down * down > box.SHIFT * box.SHIFT:
        return "shifted_too_far"
    pose = _aligned(s, player, heading, right, down)
    if place(list(pose)) != s.where[player]:
        return "leaves_stage"
    met = places.in_the_way(world_of(s), player, pose)
    return OBSTRUCTIONS[met.what] if met else ""


def aligned(s: AbusirState, player: int, heading: int, right: int, down: int) -> Numbers:
    """A5.2: the own sled turned to a heading and moved by tenths of a centimetre."""
    return list(_aligned(s, player, heading, right, down))


def _aligned(s: AbusirState, player: int, heading: int, right: int, down: int) -> world.Pose:
    return places.aligned(world.Pose(*s.poses[player]), places.Aligned(heading, right, down))
