"""One step of a pull: the own sled alone on its rope, or with all it pushes and rubs against."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from game.games.abusir.sled.body import REST, Body, Kept, Partner, Twist, turned
from game.games.abusir.sled.constants import C2, REACH, RESTING, SLOWEST, SQUEEZED
from game.games.abusir.sled.contacts import Contact, island
from game.games.abusir.sled.geometry import Point, Polygon, separation
from game.games.abusir.sled.ground import SLED, Scene
from game.games.abusir.sled.rope import Bend, Rope
from game.games.abusir.sled.shaking import knock, knocked_from, meet, shake
from game.games.abusir.sled.solver import Solution, solve
from game.games.abusir.sled.stops import Entered, around, entered, leaned_on
from game.games.abusir.sled.towing import glide
from game.games.abusir.sled.world import Fallen, Moment


class Push(NamedTuple):
    """A step of several bodies, or of one that touches something."""

    bodies: Sequence[Body]
    contacts: Sequence[Contact]
    solution: Solution

    @property
    def squeezed(self) -> bool:
        """Whether hulls went deeper into each other than can be: what was pushed had no way to give."""
        return len(self.bodies) > 1 and any(
            separation(body.shape, other.shape) < min(SQUEEZED, gap)
            for body, other, (_, _, _, _, gap) in self.contacts
        )


class Before(NamedTuple):
    """How things were before a step."""

    bodies: list[tuple[Body, Kept]]
    bends: tuple[Bend, ...]


class Pull:
    """A leg under way."""

    def __init__(self, scene: Scene, bodies: Sequence[Body], own: int, rope: Rope, pace: float) -> None:
        self.scene = around(bodies[own], scene)
        self.bodies = bodies
        self.own = bodies[own]
        self.others = [body for body in bodies if body.number != own]
        self.rope = rope
        self.pace = pace
        self.pulled = 0.0
        self.top_speed = 1.0  # of any point of a hull in the last step
        self.sleds = [body.told for body in bodies]
        self.moved: Sequence[Body] = ()  # in the last step, the own one first
        self.changed: Sequence[Body] = ()  # and those that were pressed but rest
        self.rubbing: list[Body | Polygon] = []  # against the own one in the last push
        self.fallen: list[Fallen] = []
        self.entered: Entered = entered(bodies, scene)
        for body in bodies:
            body.lean(leaned_on(body, scene))

    @property
    def moment(self) -> Moment:
        """How things stand."""
        for body in self.changed:
            self.sleds[body.number] = body.told
        return Moment(self.pulled, tuple(self.sleds), self.rope.points(self.own.eye))

    @property
    def corner(self) -> Point:
        """The point the rope pulls towards."""
        x, y, _ = self.rope.bends[0]
        return x, y

    def push(self, h: float) -> Push | None:
        """How the sleds move in a step of h close to something; None: the own one is still free."""
        bodies, contacts = island(self.own, self.others, self.scene.obstacles, h)
        self.rubbing = [contact.other for contact in contacts if contact.body is self.own]
        return Push(bodies, contacts, solve(bodies, contacts, self.corner, h)) if contacts else None

    def keep(self, push: Push | None) -> Before:
        moving = push.bodies if push else (self.own,)
        return Before([(body, body.keep()) for body in moving], self.rope.bends)

    def restore(self, before: Before) -> None:
        for body, kept in before.bodies:
            body.restore(kept)
        if self.rope.bends is not before.bends:
            self.rope.bends = before.bends
            self.rope.measure()

    def step(self, h: float, push: Push | None) -> float:
        """Go on by h of free advance: the rope taken in."""
        start = self.own.eye
        if push is None:
            self.top_speed = 1.0
            shake(self.own, glide(self.own, self.corner, h), self.pace)
            taken = h
            self.moved = self.changed = [self.own]
        else:
            taken = push.solution.advance * h
            self.changed = push.bodies
            if len(push.bodies) > 1:
                self.rope.loads = self.others  # they may go any way
            self.moved = self._shove(push, h, self.pulled + taken)
        for body in self.others:
            if push is None or body not in push.bodies:
                body.twist = REST
        self.rope.follow(start, self.own.eye)
        return taken

    def _shove(self, push: Push, h: float, pulled: float) -> list[Body]:
        """Every body goes its way, in a straight line and turning; a pushed one all but at rest stays."""
        moved, fastest = [self.own], 0.0
        met = _met(push)
        for body, (vx, vy, w) in zip(push.bodies, push.solution.twists, strict=True):
            twist = (vx, vy, w)
            if body is not self.own:
                if vx * vx + vy * vy + C2 * (w * w) < RESTING:
                    twist = REST
                else:
                    moved.append(body)
            fastest = max(fastest, _fastest(*twist))
            meet(body, met[body.number], pulled)
            if body.knocked:
                body.knocked -= 1
                knock(body, twist, self.pace)
            _move(body, twist, h)
            shake(body, h * twist[2], self.pace)
        self.top_speed = min(max(fastest, SLOWEST), 1.0)
        return moved

    def jam(self) -> None:
        """The own sled is stopped dead, and its blocks feel that."""
        if not self.own.knocked:
            knocked_from(self.own)
        knock(self.own, REST, self.pace)
        self.changed = [self.own]


def _met(push: Push) -> dict[int, list[Partner]]:
    """For each body the partners that press against it."""
    met: dict[int, list[Partner]] = {body.number: [] for body in push.bodies}
    for (body, other, _), pressure in zip(push.contacts, push.solution.pressures[::2], strict=True):
        if pressure > 0.0:
            if isinstance(other, Body):
                met[body.number].append((SLED, other.number))
                met[other.number].append((SLED, body.number))
            else:
                met[body.number].append((other.kind, other.number))
    return met


def _fastest(vx: float, vy: float, w: float) -> float:
    """The most that a point of a hull may move."""
    return sqrt(vx * vx + vy * vy) + REACH * abs(w)


def _move(body: Body, twist: Twist, h: float) -> None:
    vx, vy, w = twist
    c, s = turned(body.c, body.s, h * w)
    body.put(body.x + h * vx, body.y + h * vy, c, s)
    body.twist = twist
