"""Does a block fall? A threshold, no dice: every block keeps an account of its shaking in an action (HOUSE).

    shaking += pace |turn of its sled in radians|
    shaking += pace |change of the block's velocity| when its sled meets a partner it has not just touched

A knock is the largest change within two steps after the meeting, against the moment before. A block at d on
the axis moves with v + w x d.
"""

from math import sqrt

from game.games.abusir.sled.body import Body, Partner, Twist
from game.games.abusir.sled.constants import (
    BLOCK_PLACES,
    HOLD_LOWER,
    HOLD_UPPER,
    KNOCK,
    KNOCK_STEPS,
    LOWER_BLOCKS,
    PARTED,
)


def shake(body: Body, angle: float, pace: float) -> None:
    """Its sled turned."""
    if body.load:
        more = pace * abs(angle)
        body.shaking = tuple([account + more for account in body.shaking])


def meet(body: Body, partners: list[Partner], pulled: float) -> None:
    """It touches these; a partner not touched during the last half centimetre of rope is a knock."""
    fresh = False
    for partner in partners:
        last = [mark for one, mark in body.meetings if one == partner]
        fresh |= not (last and pulled - last[0] <= PARTED)
        body.meetings = (*(met for met in body.meetings if met[0] != partner), (partner, pulled))
    if fresh:
        body.knocked = KNOCK_STEPS
        knocked_from(body)


def knocked_from(body: Body) -> None:
    """Changes are measured against how it moves now."""
    body.before = body.twist
    body.peak = (0.0,) * len(body.load)


def knock(body: Body, twist: Twist, pace: float) -> None:
    """Every block feels how much more its velocity has changed than before."""
    vx, vy, w = twist
    ux, uy, uw = body.before
    shaking, peak = list(body.shaking), list(body.peak)
    for i, place in enumerate(BLOCK_PLACES[: len(shaking)]):
        rx, ry = place * body.c, place * body.s
        jx = (vx - w * ry) - (ux - uw * ry)
        jy = (vy + w * rx) - (uy + uw * rx)
        change = KNOCK * sqrt(jx * jx + jy * jy)
        if change > peak[i]:
            shaking[i] += pace * (change - peak[i])
            peak[i] = change
    body.shaking, body.peak = tuple(shaking), tuple(peak)


def falling(body: Body) -> list[int]:
    """The places whose blocks stand no longer, from the top down."""
    shaking = body.shaking
    if not shaking or max(shaking) <= HOLD_UPPER:
        return []
    places = range(len(shaking) - 1, -1, -1)
    return [i for i in places if shaking[i] > (HOLD_LOWER if i < LOWER_BLOCKS else HOLD_UPPER)]


def drop(body: Body, place: int) -> int:
    """A block falls; the rest closes up and keeps its accounts. Its cubes."""
    cubes = body.load[place]
    body.load = (*body.load[:place], *body.load[place + 1 :])
    body.shaking = (*body.shaking[:place], *body.shaking[place + 1 :])
    body.peak = (*body.peak[:place], *body.peak[place + 1 :])
    body.weigh()
    return cubes
