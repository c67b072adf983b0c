"""The boats shift (A9): two empty ones, and all move on and are filled again."""

from collections.abc import Callable, Mapping, Sequence

from game.core.state import NOBODY, Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import tables as box
from game.games.abusir.state import AbusirState

COLOUR_AT = dict(box.REFILLS)  # by berth
ONCE_MORE = 1


def due(s: AbusirState) -> bool:
    """A9.1: whether two boats are empty."""
    return s.boats.count([]) >= box.EMPTY_BOATS


def shift(s: AbusirState, p: Pending) -> None:
    """A9.2 to A9.5: every boat moves one berth downstream, the last one to the front; `a`: once more."""
    if not due(s):
        return
    s.boats.insert(0, s.boats.pop())
    s.owners.insert(0, s.owners.pop())
    if s.tell:
        s.tell(Event("shift", NOBODY))
    if p.a != ONCE_MORE:
        s.pending.append(Pending("shift", p.player, ONCE_MORE))
    s.pending += [Pending("fill", p.player, berth) for berth, _ in reversed(box.REFILLS)]


def fill(s: AbusirState, p: Pending) -> None:
    """A9.3, A9.6: a boat is filled to five; what cannot be chosen goes aboard without being asked."""
    berth, boat = p.a, s.boats[p.a]
    needed = box.HOLD - len(boat)
    kinds = range(box.kind_of(COLOUR_AT[berth], 0), box.kind_of(COLOUR_AT[berth] + 1, 0))
    there = sum(s.stock[kind] for kind in kinds)
    if there < needed:
        s.short = 1
        if s.tell:
            s.tell(
                Event("short", NOBODY, {"berth": box.BERTHS[berth], "colour": box.COLOURS[COLOUR_AT[berth]]})
            )
    if needed and (there <= needed or sum(s.stock[kind] > 0 for kind in kinds) == 1):
        for kind in kinds:
            while s.stock[kind] and len(boat) < box.HOLD:
                _put(s, p.player, berth, kind)
    elif needed:
        s.pending.append(Pending("refill", p.player, berth))


def _put(s: AbusirState, player: int, berth: int, kind: int) -> None:
    s.stock[kind] -= 1
    s.boats[berth].append(kind)
    if s.tell:
        colour, shape = box.COLOURS[box.colour_of(kind)], box.SHAPES[box.shape_of(kind)]
        s.tell(Event("stow", player, {"colour": colour, "shape": shape, "berth": box.BERTHS[berth]}))


class Refill(Step[AbusirState]):
    """A9.7: whoever made the boats shift chooses the blocks. `a`: the berth."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """What is left of the stock that lies there."""
        first = box.kind_of(COLOUR_AT[p.a], 0)
        return [act.STOW[kind] for kind in range(first, first + len(box.SHAPES)) if s.stock[kind]]

    def candidates(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """One of which most are left: who will load it nobody knows, so that it is not worth much thought."""
        return [max(self.actions(s, p), key=lambda action: s.stock[act.block_of(action)])]

    playout_actions = candidates

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """It lies aboard; then the next one."""
        _put(s, p.player, p.a, act.block_of(action))
        s.pending.append(Pending("fill", p.player, p.a))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        if action.verb != "stow":
            return Refusal("asked_refill", "A9.7")
        colour = box.COLOURS[COLOUR_AT[p.a]]
        if action.details["colour"] != colour:
            return Refusal("other_stock", "A9.3", {"berth": box.BERTHS[p.a], "colour": colour})
        return Refusal("stock_has_none", "A9.3", action.details)


STEPS: Mapping[str, Step[AbusirState]] = {"refill": Refill()}
EFFECTS: Mapping[str, Callable[[AbusirState, Pending], None]] = {"shift": shift, "fill": fill}
