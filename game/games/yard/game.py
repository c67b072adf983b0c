"""The practice yard, put together: pull, move things, finish."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from game.core.game import Game, GameInfo
from game.core.options import Option
from game.core.state import Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action, Verb, Vocabulary
from game.games.abusir import edge
from game.games.abusir import tables as box
from game.games.abusir.actions import leg_of
from game.games.abusir.sled import practice
from game.games.abusir.sled.practice import SLED, Thing
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import JAMMED, STOPPED, Pulled, World
from game.games.yard import notation
from game.games.yard.codes import CODES
from game.games.yard.state import YardState, solved, used_up, world_of
from game.games.yard.tables import BY_ID, ENDS, FREE, GOING_ON, MOST_STEPS, MOST_THINGS, OWN, Task

VOCABULARY = Vocabulary(
    [
        Verb(
            "pull",
            {"stance": box.STANCES, "pace": box.PACES},
            numbers={"holder": range(edge.AROUND), "length": range(1, box.LONGEST_PULL + 1)},
        ),
        Verb(
            "move",
            numbers={
                "thing": range(1, MOST_THINGS + 1),
                "right": range(edge.ACROSS + 1),
                "down": range(edge.DOWN + 1),
                "heading": range(box.HEADINGS),
            },
        ),
        Verb("finish"),
    ],
    CODES,
)
FINISH = VOCABULARY.of("finish")
_pull = lru_cache(maxsize=128)(pull)  # a task is played again and again: by undo, redo, links


def put(thing: Thing, action: Action) -> tuple[int, Thing]:
    """Y3: which thing is moved, and the thing as it would stand."""
    number, x, y, heading = action.args
    return number - 1, thing._replace(x=x, y=y, heading=heading)


class Practise(Step[YardState]):
    """Y1 to Y3: pull, move something, or finish."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.resolvers = {"pull": self._pulled, "move": self._moved, "finish": self._finished}

    def actions(self, s: YardState, p: Pending) -> Sequence[Action]:
        """Finishing is always possible."""
        return (FINISH,)

    def allows(self, s: YardState, p: Pending, action: Action) -> bool:
        """Besides, any pull; in free practice to move a thing to where there is room."""
        return action.verb != "move" or self._why_not(s, action) is None

    def opens(self, s: YardState, p: Pending, verb: str) -> bool:
        """A pull, and in free practice a move."""
        return verb != "move" or self.task.id == FREE

    def resolve(self, s: YardState, p: Pending, action: Action) -> None:
        over = self.resolvers[action.verb](s, p, action)
        if not over and s.ply + 1 < MOST_STEPS:
            s.pending.append(p)

    def refuse(self, s: YardState, p: Pending, action: Action) -> Refusal:
        return self._why_not(s, action) or Refusal("no_room", "Y3")

    def _why_not(self, s: YardState, action: Action) -> Refusal | None:
        """Y3: why a thing cannot be moved there."""
        number, *_ = action.args
        if self.task.id != FREE:
            return Refusal("fixed", "Y3.1")
        if number > len(self.task.things):
            return Refusal("no_thing", "Y3")
        at, thing = put(self.task.things[number - 1], action)
        return None if self._fits(s, at, thing) else Refusal("no_room", "Y3")

    def _fits(self, s: YardState, at: int, thing: Thing) -> bool:
        if thing.kind == SLED:
            sled = self.task.sleds.index(at)
            return practice.sled_fits(world_of(self.task, s), sled, practice.pose(thing))
        return practice.fits(without(self.task, s, at), practice.solid(thing))

    # ---- what is done, and whether it is over then ----------------------------------------------------

    def _finished(self, s: YardState, p: Pending, action: Action) -> bool:
        if s.tell:
            s.tell(Event(action.verb, p.player))
        return True

    def _moved(self, s: YardState, p: Pending, action: Action) -> bool:
        at, thing = put(self.task.things[action.args[0] - 1], action)
        if thing.kind == SLED:
            s.poses[self.task.sleds.index(at)] = list(practice.pose(thing))
        else:
            s.places[at] = [thing.x, thing.y]
        if s.tell:
            s.tell(Event(action.verb, p.player, {**action.details, "kind": thing.kind}))
        return False

    def _pulled(self, s: YardState, p: Pending, action: Action) -> bool:
        """A leg; those of a task are one action, so that what was shaken stays shaken."""
        if self.task.id == FREE:
            s.shaking = [[] for _ in s.shaking]
        result = _pull(world_of(self.task, s), OWN, leg_of(action))
        for fallen in result.fallen:
            del s.loads[OWN][fallen.place]
        s.poses = [list(sled.pose) for sled in result.sleds]
        s.shaking = [list(sled.shaking) for sled in result.sleds]
        s.legs += 1
        s.lost += len(result.fallen)
        s.end = ENDS.index(end_of(result))
        if s.tell:
            s.tell(Event(action.verb, p.player, action.details))
            s.tell(Event(ENDS[s.end], p.player))
            if result.fallen:
                s.tell(Event("fallen", p.player, {"count": len(result.fallen)}))
            if solved(self.task, s):
                s.tell(done(s))
        return used_up(self.task, s)


def end_of(result: Pulled) -> str:
    """How a pull ended, of ENDS."""
    return JAMMED if result.end == STOPPED and result.leg_end == JAMMED else result.end


def done(s: YardState) -> Event:
    """Y2: a task is done."""
    return Event("done", OWN, {"legs": s.legs}, 1, "done", "Y2")


def without(task: Task, s: YardState, at: int) -> World:
    """The yard without one of the things that stand fast."""
    left = task._replace(things=(*task.things[:at], *task.things[at + 1 :]))
    bare = s.clone()
    del bare.places[at]
    return world_of(left, bare)


class Yard(Game[YardState]):
    """One person practises pulling."""

    info = GameInfo(
        id="yard",
        version=1,
        seats=(1, 1),
        options=(Option("task", tuple(BY_ID), "mtbpowlf"),),
        categories=("done",),
        vocabulary=VOCABULARY,
        turn_rule="Y1",
    )

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.task = BY_ID[self.options["task"]]
        self.steps = {"practise": Practise(self.task)}
        self.effects = {}

    def initial_state(self) -> YardState:
        """Everything as it is put up."""
        sleds = [self.task.things[n] for n in self.task.sleds]
        return YardState(
            pending=[Pending("practise", OWN)],
            ply=0,
            places=[[] if thing.kind == SLED else [thing.x, thing.y] for thing in self.task.things],
            poses=[list(practice.pose(sled)) for sled in sleds],
            loads=[list(sled.load) for sled in sleds],
            shaking=[[] for _ in sleds],
            legs=0,
            lost=0,
            end=GOING_ON[0],
        )

    def scores(self, s: YardState) -> list[int]:
        """Y2: a task done."""
        return [int(solved(self.task, s))]

    def opening(self, s: YardState) -> Iterable[Event]:
        """In a position the task that is done."""
        return [done(s)] if solved(self.task, s) else []

    def write(self, s: YardState) -> str:
        """The position, a line a thing."""
        return notation.write(self.task, s)

    def read(self, text: str) -> YardState:
        """The position written so."""
        return notation.read(self.task, self.initial_state(), text)


GAME = Yard
