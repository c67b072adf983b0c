"""The second action (A7): workers walk."""

from collections.abc import Callable, Mapping, Sequence

from game.core.state import Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import playouts, reach
from game.games.abusir import tables as box
from game.games.abusir.network import PATHS, WITHIN
from game.games.abusir.state import AbusirState

EVERYBODY = (1 << box.WORKERS) - 1


def walks(s: AbusirState, p: Pending) -> list[Action]:
    """A7: workers that have not walked in this action, to nodes at most two paths away."""
    return [
        act.WALK[worker][node]
        for worker, start in enumerate(s.workers[p.player])
        if not p.a >> worker & 1
        for node in WITHIN[start]
    ]


def walk(s: AbusirState, p: Pending, action: Action) -> None:
    """A7: the worker stands there. `a`: bits of those that have walked."""
    worker, node = action.args
    start, s.workers[p.player][worker] = s.workers[p.player][worker], node
    if s.tell:
        s.tell(Event(action.verb, p.player, {**action.details, "from": box.NODES[start]}))
    if (walked := p.a | 1 << worker) != EVERYBODY:
        s.pending.append(Pending("walk", p.player, walked))


class Walk(Step[AbusirState]):
    """A7: another worker in the same action."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Those that have not walked yet; `done`."""
        return [*walks(s, p), act.DONE]

    def candidates(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Those that lead on."""
        return [*reach.walks(s, p.player, p.a), act.DONE]

    def playout_actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Further workers that are not where they should be."""
        return playouts.walks(s, p.player, p.a) or [act.DONE]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        if action.verb == "walk":
            walk(s, p, action)
        elif s.tell:
            s.tell(Event(action.verb, p.player))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        return no_walk(s, p, action) if action.verb == "walk" else Refusal("asked_walk", "A7.1")


def no_walk(s: AbusirState, p: Pending, action: Action) -> Refusal:
    """A7: why that worker cannot walk there."""
    worker, node = action.args
    start = s.workers[p.player][worker]
    if p.a >> worker & 1:
        return Refusal("has_walked", "A7.2")
    if start == node:
        return Refusal("stands_there", "A7.1", {"node": box.NODES[node]})
    return Refusal("too_far", "A7.1", {"node": box.NODES[node], "count": PATHS[start][node]})


STEPS: Mapping[str, Step[AbusirState]] = {"walk": Walk()}
EFFECTS: Mapping[str, Callable[[AbusirState, Pending], None]] = {}
