"""A turn (A4) and the end of the game (A11): two actions, a third for the action pyramid."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.state import NOBODY, Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import boats, building, hauling, playouts, reach, setup, walking
from game.games.abusir import tables as box
from game.games.abusir.state import AbusirState

EXTRA = 1  # in `b` of what an action of the turn is: the one the action pyramid pays for


class Act(Step[AbusirState]):
    """A4.1: an action, begun with its first choice. `a`: how many are left with it, `b`: EXTRA."""

    def __init__(self) -> None:
        self.parts: Mapping[str, tuple[str, Step[AbusirState]]] = {
            "load": ("haul", hauling.STEPS["haul"]),
            "align": ("haul", hauling.STEPS["haul"]),
            "pull": ("haul", hauling.STEPS["haul"]),
            "walk": ("walk", walking.STEPS["walk"]),
            "build": ("build", building.STEPS["build"]),
            "@land": ("haul", hauling.STEPS["haul"]),
        }

    def begun(self, s: AbusirState, p: Pending, verb: str) -> Pending:
        """The matter of the action a choice begins."""
        name, _ = self.parts[verb]
        return Pending(name, p.player, building.rights(s, p.player) if name == "build" else 0)

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Loading, walking, building as far as they are possible; finishing always."""
        loads = [act.LOAD[kind] for kind in hauling.loadable(s, Pending("haul", p.player))]
        walks = walking.walks(s, Pending("walk", p.player))
        return [*loads, *walks, *building.builds(s, p.player), act.FINISH]

    def allows(self, s: AbusirState, p: Pending, action: Action) -> bool:
        """Besides, a pull, and an alignment before loading."""
        if action.verb in self.parts:
            return self.parts[action.verb][1].allows(s, self.begun(s, p, action.verb), action)
        return action is act.FINISH

    def opens(self, s: AbusirState, p: Pending, verb: str) -> bool:
        """As in the action that it begins."""
        return self.parts[verb][1].opens(s, self.begun(s, p, verb), verb)

    def candidates(self, s: AbusirState, p: Pending) -> Iterator[Action | None]:
        """Building where that is possible, else loading, then pulls and walks; after an action, finishing."""
        found = 0
        for action in self._leading_on(s, p.player):
            found += action is not None
            yield action
        if p.a < box.ACTIONS or not found:
            yield act.FINISH

    def _leading_on(self, s: AbusirState, player: int) -> Iterator[Action | None]:
        haul, builds = Pending("haul", player), building.samples(s, player, building.PLACES_EACH)
        loads = not builds and hauling.loadable(s, haul)
        yield from builds
        if loads:
            yield from reach.aligns(s, player)
        if not builds:
            yield from hauling.hauls(s, haul)
        if not loads and not (builds and building.rights(s, player) >= len(s.sleds[player])):
            yield from reach.walks(s, player, 0)

    def playout_actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """What leads to building soonest."""
        loads = [act.LOAD[kind] for kind in hauling.loadable(s, Pending("haul", p.player))]
        return playouts.opening(s, p.player, loads)

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """A4.1: the action is begun; what is left of the turn comes after it."""
        if action is act.FINISH:
            if s.tell:
                s.tell(Event(action.verb, p.player, {"left": p.a}))
            regain(s, p)
            return
        begun = self.begun(s, p, action.verb)
        s.pending.append(Pending("go_on", p.player, p.a - 1, p.b))
        self.parts[action.verb][1].resolve(s, begun, action)

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        if action.verb in self.parts:
            begun = self.begun(s, p, action.verb)
            return self.parts[action.verb][1].refuse(s, begun, action)
        if action is act.EXTRA and not s.pyramids[p.player]:
            return Refusal("no_pyramid", "A4.2")
        return ASKED.get(action.verb, Refusal("asked_act", "A4.1"))


ASKED = {
    "extra": Refusal("extra_comes_last", "A4.2"),
    "done": Refusal("nothing_begun", "A4.1"),
}


def regain(s: AbusirState, p: Pending) -> None:
    """A4.3: whoever forgoes a regular action gets the action pyramid back."""
    if p.b != EXTRA and not s.pyramids[p.player]:
        s.pyramids[p.player] = 1
        if s.tell:
            s.tell(Event("regain", p.player))


class Extra(Step[AbusirState]):
    """A4.2: a third action for the action pyramid, or the end of the turn."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        return (act.EXTRA, act.FINISH)

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        if s.tell:
            s.tell(Event(action.verb, p.player, {"left": 0}))
        if action is act.EXTRA:
            s.pyramids[p.player] = 0
            s.pending.append(Pending("act", p.player, 1, EXTRA))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        return Refusal("actions_used", "A4.2")


# ---- what follows without a choice --------------------------------------------------------------


def turn(s: AbusirState, p: Pending) -> None:
    """A4.1: the next player's turn."""
    player = (s.starter + s.turn) % len(s.workers)
    s.busy = 0
    s.pending += [Pending("turn_end", player), Pending("act", player, box.ACTIONS)]
    if s.tell:
        s.tell(Event("turn", player, {"round": s.turn // len(s.workers) + 1}))


def go_on(s: AbusirState, p: Pending) -> None:
    """A4.1, A4.2: the next action, or a third one for the action pyramid."""
    if p.a:
        s.pending.append(Pending("act", p.player, p.a, p.b))
    elif s.pyramids[p.player] and p.b != EXTRA:
        s.pending.append(Pending("extra", p.player))


def turn_end(s: AbusirState, p: Pending) -> None:
    """A11.4, A11.5: the game ends with the round, or the next player's turn comes."""
    s.turn += 1
    s.idle = 0 if s.busy else s.idle + 1
    if s.turn % len(s.workers):
        s.pending.append(Pending("turn", NOBODY))
        return
    idle = idle_rounds(s)
    if s.tell and idle >= box.IDLE_ROUNDS:
        s.tell(Event("idle_end", NOBODY, {"count": idle}, rule="A11.5"))
    if not over(s):
        s.pending.append(Pending("turn", NOBODY))
        if s.tell and idle == box.IDLE_ROUNDS - 1:
            s.tell(Event("idle", NOBODY, {"count": idle}, rule="A11.5"))


def over(s: AbusirState) -> bool:
    """A11.2, A11.3, A11.5: whether the game ends with the round that is just over."""
    idle = idle_rounds(s) >= box.IDLE_ROUNDS
    return bool(s.short) or building.finished(s) >= box.ENOUGH_PYRAMIDS or idle


def idle_rounds(s: AbusirState) -> int:
    """A11.5: how many whole rounds in a row have passed without a loaded or built block."""
    return s.idle // len(s.workers)


STEPS: Mapping[str, Step[AbusirState]] = {
    **setup.STEPS,
    "act": Act(),
    "extra": Extra(),
    **hauling.STEPS,
    **walking.STEPS,
    **building.STEPS,
    **boats.STEPS,
}
EFFECTS: Mapping[str, Callable[[AbusirState, Pending], None]] = {
    "turn": turn,
    "go_on": go_on,
    "turn_end": turn_end,
    **hauling.EFFECTS,
    **building.EFFECTS,
    **boats.EFFECTS,
}
