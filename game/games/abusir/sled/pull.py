"""The pull: step by step to the length wanted, or to what ends it."""

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

from game.games.abusir.sled.body import Body
from game.games.abusir.sled.constants import (
    BRACKET,
    CLOSE,
    CONTACT_BOUND,
    CONTACT_STEP,
    CORNER_REACHED,
    FREE_BOUND,
    FREE_STEP,
    JAM,
    MOST_STEPS,
    ROPE_LEFT,
    SHORTEST_STEP,
)
from game.games.abusir.sled.geometry import Point, distance
from game.games.abusir.sled.ground import EDGE, PYRAMID, RIVER, Scene
from game.games.abusir.sled.holder import height, outline_point
from game.games.abusir.sled.rope import Rope, columns_met
from game.games.abusir.sled.shaking import drop, falling
from game.games.abusir.sled.stepping import Pull, Push
from game.games.abusir.sled.stops import clearance, stopped
from game.games.abusir.sled.world import (
    ENTERED_RIVER,
    HIT_PYRAMID,
    HOME,
    JAMMED,
    LEFT_BOARD,
    LENGTH,
    OVER,
    PUSHED_INTO_PYRAMID,
    PUSHED_SLED_LOST_BLOCK,
    ROPE_MOVED_BLOCKS,
    STOPPED,
    Fallen,
    Leg,
    Met,
    Moment,
    Pulled,
    Sled,
    World,
    scene_of,
)

NOTHING_LEFT = 1e-9
HALVINGS = 40
CODES = {
    PYRAMID: (HIT_PYRAMID, PUSHED_INTO_PYRAMID),
    RIVER: (ENTERED_RIVER, ENTERED_RIVER),
    EDGE: (LEFT_BOARD, LEFT_BOARD),
}

Steps = Generator[Moment, None, Pulled]


class Stop(NamedTuple):
    """Why a leg ended; with a code, the whole action: what happened to which sled."""

    leg_end: str
    end: str = STOPPED
    sled: int = -1
    met: Met | None = None


def pull(world: World, sled: int, leg: Leg) -> Pulled:
    """One leg to its end. Shaking goes on: a second leg is given the sleds that the first left."""
    steps = pulling(world, sled, leg)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Pulled = end.value
            return result


def pulling(world: World, sled: int, leg: Leg) -> Steps:
    """One leg in slices: how things stand at first and after every step; at last what came of it."""
    holder = outline_point(leg.k)
    return drawing(scene_of(world), world.sleds, sled, holder, height(leg.high), leg.mm / 10, float(leg.pace))


def drawing(
    scene: Scene,
    sleds: Sequence[Sled],
    own: int,
    holder: Point,
    high: float,
    length: float,
    pace: float = 1.0,
) -> Steps:
    """The rope drawn in towards any point, its end so high."""
    bodies = [Body(sled, number) for number, sled in enumerate(sleds)]
    rope = Rope(bodies[own].eye, holder, high, scene.obstacles)
    pull = Pull(scene, bodies, own, rope, pace)
    trace: list[Moment] = []
    steps = _steps(pull, length)
    stop: Stop | None = None
    while stop is None:
        trace.append(pull.moment)
        yield trace[-1]
        stop = next(steps)
    return Pulled(pull.moment.sleds, pull.pulled, *stop[:2], tuple(pull.fallen), *stop[2:], tuple(trace))


def _steps(pull: Pull, length: float) -> Iterator[Stop | None]:
    """Step after step, until something ends the leg."""
    stop = _met_by_rope(pull)
    room = 0.0  # about the own hull, at least
    for _ in range(MOST_STEPS):
        stop = stop or _ended(pull, length)
        if stop:
            break
        if room < FREE_BOUND * FREE_STEP:
            room = clearance(pull.own, pull.others, pull.scene, pull.rubbing)
        close = room < CLOSE
        h = _step_size(pull, length, room, close=close)
        push = pull.push(h) if close else None
        if push and push.solution.advance < JAM:
            pull.jam()
            break
        stop = _stepped(pull, h, push, alone=not close and room >= FREE_BOUND * h)
        room = 0.0 if close else room - FREE_BOUND * h
        stop = stop or _fell(pull)
        yield None
    yield stop or Stop(JAMMED)


def _ended(pull: Pull, length: float) -> Stop | None:
    """Whether enough is pulled, or no rope is left; a corner that the eye has reached is passed."""
    while True:
        if length - pull.pulled <= NOTHING_LEFT:
            return Stop(LENGTH)
        left = distance(pull.own.eye, pull.corner)
        if len(pull.rope.bends) == 1:
            return Stop(HOME) if left < ROPE_LEFT else None
        if left >= CORNER_REACHED:
            return None
        pull.rope.drop()


def _step_size(pull: Pull, length: float, room: float, *, close: bool) -> float:
    """As long as nothing can be run into; in contact, so that no hull point moves too far."""
    h = CONTACT_STEP / pull.top_speed if close else room / FREE_BOUND
    straight = 0.25 * distance(pull.own.eye, pull.corner)
    h = min(h, FREE_STEP)
    if h > straight:
        h = max(straight, SHORTEST_STEP)
    return min(h, length - pull.pulled)


def _stepped(pull: Pull, h: float, push: Push | None, *, alone: bool) -> Stop | None:
    """A whole step, or as much of it as nothing forbids: bisection of this very step, with the same push."""
    pull.rope.moved += CONTACT_BOUND * h
    before = pull.keep(push)
    taken = pull.step(h, push)
    if push and push.squeezed:
        pull.restore(before)
        pull.jam()
        return Stop(JAMMED)
    stop = _forbidden(pull, () if alone else pull.moved)
    if not stop:
        pull.pulled += taken
        return None
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        if (high - low) * h < BRACKET:
            break
        middle = 0.5 * (low + high)
        pull.restore(before)
        pull.step(h * middle, push)
        worse = _forbidden(pull, pull.moved)
        if worse:
            high, stop = middle, worse
        else:
            low = middle
    pull.restore(before)
    if low > 0.0:
        pull.pulled += pull.step(h * low, push)
    return stop


def _forbidden(pull: Pull, moved: Sequence[Body]) -> Stop | None:
    """The first rule that is broken now: edge, pyramid or river by a sled that moved, blocks by the rope."""
    entered = stopped(moved, pull.scene, pull.entered)
    if entered is None:
        return _met_by_rope(pull)
    body, met = entered
    return Stop(OVER, CODES[met.what][body is not pull.own], body.number, met)


def _met_by_rope(pull: Pull) -> Stop | None:
    for column in columns_met(pull.rope, pull.own.eye, pull.others, pull.scene):
        return Stop(OVER, ROPE_MOVED_BLOCKS, pull.own.number, Met(column.kind, column.number))
    return None


def _fell(pull: Pull) -> Stop | None:
    """Blocks of the own sled that stand no longer fall; one of another sled ends the action."""
    for body in (pull.own, *pull.others):  # whatever seats they have
        for place in falling(body) if body.load else ():
            if body is not pull.own:
                return Stop(OVER, PUSHED_SLED_LOST_BLOCK, body.number)
            pull.fallen.append(Fallen(body.number, place, drop(body, place)))
    return None
