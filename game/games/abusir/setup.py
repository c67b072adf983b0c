"""Setting up (A3): berths, the first loads, boats of nobody, a first block on every sled."""

from collections.abc import Mapping, Sequence

from game.core.state import CHANCE, NOBODY, Event, Pending
from game.core.steps import Chance, Refusal, Step
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import moving
from game.games.abusir import tables as box
from game.games.abusir.state import NONE, AbusirState, arrive

FROM_POOL = ("stow", "cargo")  # what takes a block of the pool
SPARE = len(box.COLOURS) * sum(box.POOL) - box.HOLD * len(box.BERTHS)  # none in our box
ASKS = {
    "berth": Refusal("asked_berth", "A3.5"),
    "stow": Refusal("asked_stow", "A3.6"),
    "take": Refusal("asked_take", "A3.8"),
}


def order(players: int, starter: int) -> list[int]:
    """A3.5: counter-clockwise, beginning to the right of the start player, who comes last."""
    return [(starter - 1 - place) % players for place in range(players)]


def plan(players: int, starter: int) -> list[Pending]:
    """A3.5 to A3.8: what setting up consists of once the start player is known, the last first."""
    seats = order(players, starter)
    matters = [Pending("berth", player) for player in seats]
    matters += [Pending("stow", player) for player in seats for _ in range(box.HOLD)]
    for owner in range(players, len(box.OWNERS)):
        matters.append(Pending("boat", CHANCE, owner))
        matters += [Pending("cargo", CHANCE, owner)] * box.HOLD
    matters += [Pending("take", player) for player in seats]
    return [Pending("turn", NOBODY), *reversed(matters)]


def pooled(s: AbusirState) -> int:
    """A3.6, A3.7: how many blocks of the pool lie in it as long as some are still to be loaded."""
    left = sum(p.step in FROM_POOL for p in s.pending)
    return left + SPARE if left else 0


def begin(s: AbusirState, starter: int) -> None:
    """A3.4: who begins; then everybody sets up."""
    s.starter = starter
    s.pending.extend(plan(len(s.workers), starter))
    if s.tell:
        s.tell(Event("starter", starter))


class DrawBerth(Chance[AbusirState]):
    """A3.7: where a boat of nobody lies. `a`: which boat."""

    stream = "boats"

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Berths still free."""
        return [act.BOAT[berth] for berth, owner in enumerate(s.owners) if owner == NONE]

    def weights(self, s: AbusirState, p: Pending) -> Sequence[int]:
        """All alike."""
        return [1] * s.owners.count(NONE)

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """It lies there."""
        s.owners[action.args[0]] = p.a
        if s.tell:
            owner = box.OWNERS[p.a] if p.a == box.NEUTRAL else p.a + 1
            s.tell(Event("boat", NOBODY, {**action.details, "owner": owner}))


class DrawCargo(Chance[AbusirState]):
    """A3.7: a block of the pool for a boat of nobody; what is spare goes to the stocks. `a`: which boat."""

    stream = "cargo"

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Any kind still there."""
        return [act.CARGO[kind] for kind, count in enumerate(s.pool) if count]

    def weights(self, s: AbusirState, p: Pending) -> Sequence[int]:
        """Every block alike."""
        return [count for count in s.pool if count]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """It lies aboard."""
        kind, berth = act.block_of(action), s.owners.index(p.a)
        s.pool[kind] -= 1
        s.boats[berth].append(kind)
        if SPARE and not pooled(s):  # the neutral boat, which is always there, is the last one
            s.stock = [stock + spare for stock, spare in zip(s.stock, s.pool, strict=True)]
            s.pool = [0] * len(s.pool)
        if s.tell:
            s.tell(Event("cargo", NOBODY, {**action.details, "berth": box.BERTHS[berth]}))


class ChooseBerth(Step[AbusirState]):
    """A3.5: the own boat on a free berth, the own sled on its stage."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Berths still free."""
        return [act.BERTH[berth] for berth, owner in enumerate(s.owners) if owner == NONE]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """Boat and sled are put there."""
        (berth,) = action.args
        s.owners[berth] = p.player
        s.poses[p.player] = moving.start(berth)
        arrive(s, p.player, berth)
        if s.tell:
            s.tell(Event(action.verb, p.player, action.details))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        if action.verb == "berth":
            return Refusal("berth_taken", "A3.5", {"berth": box.BERTHS[action.args[0]]})
        return ASKS[p.step]


class Stow(Step[AbusirState]):
    """A3.6: a block of the pool onto the own boat."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Any kind still there."""
        return [act.STOW[kind] for kind, count in enumerate(s.pool) if count]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """It lies aboard."""
        kind, berth = act.block_of(action), s.owners.index(p.player)
        s.pool[kind] -= 1
        s.boats[berth].append(kind)
        if s.tell:
            s.tell(Event(action.verb, p.player, {**action.details, "berth": box.BERTHS[berth]}))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        if action.verb == "stow":
            return Refusal("pool_has_none", "A3.6", action.details)
        return ASKS[p.step]


class Take(Step[AbusirState]):
    """A3.8: a block of the stocks onto the own sled."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Any kind in stock."""
        return [act.TAKE[kind] for kind, count in enumerate(s.stock) if count]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        """It lies on the sled."""
        kind = act.block_of(action)
        s.stock[kind] -= 1
        s.sleds[p.player].append(kind)
        if s.tell:
            s.tell(Event(action.verb, p.player, action.details))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        if action.verb == "take":
            return Refusal("stock_has_none", "A3.8", action.details)
        return ASKS[p.step]


STEPS: Mapping[str, Step[AbusirState]] = {
    "boat": DrawBerth(),
    "cargo": DrawCargo(),
    "berth": ChooseBerth(),
    "stow": Stow(),
    "take": Take(),
}
