"""The first action (A5, A6): loading at a stage and pulling the sled, in either order."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.state import Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import boats, moving, playouts, reach
from game.games.abusir import tables as box
from game.games.abusir.state import FIRST_SITE, NONE, AbusirState, arrive, holder, stage_of

# What has been done in this action: legs pulled, and bits.
LEGS, LOADED, ALIGNED, LOAD_OVER, PULL_OVER = 3, 4, 8, 16, 32


def may_pull(p: Pending) -> bool:
    """A6.1: whether a leg may be pulled; an aligned sled is loaded first."""
    return not p.a & PULL_OVER and (not p.a & ALIGNED or bool(p.b))


def room(s: AbusirState, p: Pending) -> int:
    """A5.3: how many blocks may still be loaded in this action, were they there."""
    stage = stage_of(s, p.player)
    if stage == NONE or p.a & LOAD_OVER:
        return 0
    limit = box.FROM_OWN if s.owners[stage] == p.player else box.FROM_OTHER
    return min(limit - p.b, box.DECK - len(s.sleds[p.player]))


def loadable(s: AbusirState, p: Pending) -> list[int]:
    """A5.3: the kinds of blocks that may be loaded now."""
    if room(s, p) <= 0:
        return []
    return sorted(dict.fromkeys(s.boats[stage_of(s, p.player)]))


def may_align(s: AbusirState, p: Pending) -> bool:
    """A5.2: once, before loading."""
    return not p.a & (ALIGNED | LOADED) and bool(loadable(s, p))


def load(s: AbusirState, p: Pending, kind: int) -> None:
    """A5.3: a block from the boat onto the sled; an emptied boat may make the boats shift (A9.1)."""
    stage = stage_of(s, p.player)
    boat = s.boats[stage]
    boat.remove(kind)
    s.sleds[p.player].append(kind)
    s.busy = 1
    rest(s)
    done = p.a | LOADED | (PULL_OVER if p.a & LEGS else 0)
    shifts = not boat and boats.due(s)
    go_on(s, p, done | (LOAD_OVER if shifts else 0), p.b + 1)
    if shifts:
        s.pending.append(Pending("shift", p.player))


def go_on(s: AbusirState, p: Pending, done: int, loaded: int) -> None:
    """What is left of the action is asked once what follows is settled."""
    s.pending.append(Pending("haul_on", p.player, done, loaded))


def pull(s: AbusirState, p: Pending, action: Action) -> None:
    """A6: a leg; sleds move, blocks fall, and an end other than stopping ends the action."""
    pulled = moving.pull(s, p.player, act.leg_of(action))
    if s.tell:
        details = {**action.details, "length": pulled.length, "end": pulled.end, "way": pulled.way}
        s.tell(Event(action.verb, p.player, details))
    before = s.where[:]
    for player, sled in enumerate(pulled.sleds):
        if s.poses[player] and s.tell and player != p.player and s.poses[player] != list(sled.pose):
            s.tell(Event("pushed", player))
        s.poses[player] = list(sled.pose)
        s.shaking[player] = list(sled.shaking)
    for place in pulled.fallen:
        _fall(s, p.player, place)
    settle(s, pulled.came)
    if s.tell:
        for player, at in enumerate(s.where):
            if at not in (before[player], NONE):
                s.tell(_arrival(player, at))
        if pulled.fault:
            s.tell(Event(pulled.fault, p.player))
    legs = (p.a & LEGS) + 1
    over = PULL_OVER if legs == box.LEGS else 0
    if pulled.end == box.STOPPED:
        go_on(s, p, (p.a & ~LEGS) | legs | over | (LOAD_OVER if p.a & LOADED else 0), p.b)
    else:
        rest(s)


def land(s: AbusirState, p: Pending, at: int) -> None:
    """In a playout the sled comes to a stage or site, all legs pulled; its pose no longer counts."""
    arrive(s, p.player, at)
    go_on(s, p, p.a | LEGS - 1 | PULL_OVER | (LOAD_OVER if p.a & LOADED else 0), p.b)


def _arrival(player: int, at: int) -> Event:
    if at < FIRST_SITE:
        return Event("at_stage", player, {"berth": box.BERTHS[at]})
    return Event("at_site", player, {"site": box.SITES[at - FIRST_SITE]})


def _fall(s: AbusirState, player: int, place: int) -> None:
    """A6.5: a block that falls from the own sled goes to the stock of its colour."""
    kind = s.sleds[player].pop(place)
    s.stock[kind] += 1
    if s.tell:
        colour, shape = box.COLOURS[box.colour_of(kind)], box.SHAPES[box.shape_of(kind)]
        s.tell(Event("fall", player, {"colour": colour, "shape": shape}))


def settle(s: AbusirState, came: Sequence[int] = ()) -> None:
    """A5.4, A6.8: where every sled is now; at a stage those that just came, in this order, come last."""
    s.where = [moving.place(pose) for pose in s.poses]
    for stage, before in enumerate(s.stages):
        stayed = [player for player in (*before, *range(len(s.poses))) if player not in came]
        order = dict.fromkeys([*stayed, *came])
        s.stages[stage] = tuple([player for player in order if s.where[player] == stage])


def rest(s: AbusirState) -> None:
    """A6.5: the sleds come to rest; nothing of the shaking is left for the next action."""
    s.shaking = [[] for _ in s.shaking]


def haul_on(s: AbusirState, p: Pending) -> None:
    """The rest of the action is asked as long as there is a choice in it."""
    if p.a & PULL_OVER:
        rest(s)
    if may_pull(p) or loadable(s, p):
        s.pending.append(Pending("haul", p.player, p.a, p.b))
    else:
        rest(s)


def hauls(s: AbusirState, p: Pending) -> Iterator[Action | None]:
    """What a search looks at: blocks as long as few are loaded; then pulls too, until one has arrived."""
    loads, load = [act.LOAD[kind] for kind in loadable(s, p)], len(s.sleds[p.player])
    yield from loads
    if (loads and load < playouts.FULL_ENOUGH) or not may_pull(p):
        return
    if not (p.a & LEGS and reach.arrived(s, p.player)):
        yield from reach.pulls(s, p.player, box.LEGS - (p.a & LEGS))


class Haul(Step[AbusirState]):
    """A5, A6: load, pull a leg, or leave it at that. `a`: what has been done, `b`: blocks loaded."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Blocks that may be loaded; `done` unless the sled was aligned for nothing."""
        loads = [act.LOAD[kind] for kind in loadable(s, p)]
        return loads if p.a & ALIGNED and not p.b else [*loads, act.DONE]

    def allows(self, s: AbusirState, p: Pending, action: Action) -> bool:
        """A pull is never illegal, an alignment where there is room for it."""
        if action.verb == "pull":
            return may_pull(p)
        if action.verb == "align":
            return may_align(s, p) and not moving.obstruction(s, p.player, *action.args)
        return action in self.actions(s, p)

    def opens(self, s: AbusirState, p: Pending, verb: str) -> bool:
        """A pull, and an alignment before loading."""
        return may_pull(p) if verb == "pull" else may_align(s, p)

    def candidates(self, s: AbusirState, p: Pending) -> Iterator[Action | None]:
        """Blocks as long as few are loaded; then some pulls, until one has arrived."""
        found = 0
        for action in hauls(s, p):
            found += action is not None
            yield action
        if not found:
            yield act.DONE

    def playout_actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Load what goes, then come somewhere; where a leg was pulled before, the sled stays."""
        loads = [act.LOAD[kind] for kind in loadable(s, p)]
        if loads:
            return loads
        return (playouts.landings(s, p.player) if may_pull(p) and not p.a & LEGS else ()) or [act.DONE]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        if action.verb == "pull":
            pull(s, p, action)
            return
        if action.verb == "@land":
            land(s, p, action.args[0])
            return
        if s.tell:
            s.tell(Event(action.verb, p.player, action.details))
        if action.verb == "load":
            load(s, p, act.block_of(action))
        elif action.verb == "align":
            s.poses[p.player] = moving.aligned(s, p.player, *action.args)
            go_on(s, p, p.a | ALIGNED, p.b)
        else:
            rest(s)

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        reason = REFUSALS.get(action.verb)
        return reason(s, p, action) if reason else Refusal("asked_haul", "A5")


def no_load(s: AbusirState, p: Pending, action: Action) -> Refusal:
    """A5: why that block cannot be loaded."""
    if refusal := _no_loading(s, p):
        return refusal
    return Refusal("boat_has_none", "A5.3", action.details)


def _no_loading(s: AbusirState, p: Pending) -> Refusal | None:
    """A5: why nothing can be loaded, if that is so."""
    at = s.where[p.player]
    if not 0 <= at < FIRST_SITE:
        return Refusal("not_at_stage", "A5.1")
    if holder(s, at) != p.player:
        return Refusal("stage_held", "A5.4", {"berth": box.BERTHS[at]})
    if p.a & LOAD_OVER:
        return Refusal("load_over", "A5.5")
    if len(s.sleds[p.player]) >= box.DECK:
        return Refusal("sled_full", "A5.3", {"most": box.DECK})
    if room(s, p) <= 0:
        return Refusal("limit_reached", "A5.3", {"count": p.b})
    return None if s.boats[at] else Refusal("boat_empty", "A5.3", {"berth": box.BERTHS[at]})


def no_align(s: AbusirState, p: Pending, action: Action) -> Refusal:
    """A5.2: why the sled cannot be aligned so."""
    if p.a & (ALIGNED | LOADED):
        return Refusal("aligned_once", "A5.2")
    if refusal := _no_loading(s, p):
        return refusal
    return Refusal(moving.obstruction(s, p.player, *action.args), "A5.2")


def no_pull(s: AbusirState, p: Pending, action: Action) -> Refusal:
    """A5, A6.2: why no leg can be pulled."""
    if p.a & ALIGNED and not p.b:
        return Refusal("aligned_for_nothing", "A5.2")
    if p.a & LEGS < box.LEGS:
        return Refusal("loaded_after_pull", "A5")
    return Refusal("pull_over", "A6.2")


def no_done(s: AbusirState, p: Pending, action: Action) -> Refusal:
    """A5.2: an aligned sled is loaded."""
    return Refusal("aligned_for_nothing", "A5.2")


REFUSALS: Mapping[str, Callable[[AbusirState, Pending, Action], Refusal]] = {
    "load": no_load,
    "align": no_align,
    "pull": no_pull,
    "done": no_done,
}
STEPS: Mapping[str, Step[AbusirState]] = {"haul": Haul()}
EFFECTS: Mapping[str, Callable[[AbusirState, Pending], None]] = {"haul_on": haul_on}
