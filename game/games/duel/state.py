"""A position of the Duel."""

from dataclasses import dataclass, field
from typing import Self

from game.core.state import NOBODY, Listener, Pending
from game.games.duel.tables import BOATS, LINES, SLOTS

NO_TILE = -1


@dataclass(slots=True)
class DuelState:
    """What undo must bring back. Sets of squares and of boats are whole numbers, one bit a member."""

    pending: list[Pending]
    ply: int
    starter: int  # who began; the other one wins a tie (D9.11)
    standing: list[int]  # by player: the squares their figures stand on
    figures: list[int]  # by player: figures in their supply
    slots: list[int]  # by boat and slot: the kind of tile lying there
    afloat: int  # boats in play
    emptied: int  # boats unloaded this turn, not yet refilled (D7)
    supply: int  # face-down tiles left
    reserve: int  # face-down reserve tiles left
    unseen: list[int]  # by kind: tiles nobody has seen yet, in supply and reserve
    display: list[list[int]]  # by player and kind: tiles on their site boards and beside them
    box: list[int]  # by kind: tiles out of the game
    first: int  # who was the first with five obelisks (D9.5), or NOBODY
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        return type(self)(
            self.pending[:],
            self.ply,
            self.starter,
            self.standing[:],
            self.figures[:],
            self.slots[:],
            self.afloat,
            self.emptied,
            self.supply,
            self.reserve,
            self.unseen[:],
            [kinds[:] for kinds in self.display],
            self.box[:],
            self.first,
        )

    @property
    def occupied(self) -> int:
        """The squares with a figure on them."""
        return self.standing[0] | self.standing[1]

    def owner(self, square: int) -> int:
        """Whose figure stands there, or NOBODY."""
        if self.standing[0] >> square & 1:
            return 0
        return 1 if self.standing[1] >> square & 1 else NOBODY

    def tile(self, boat: int, slot: int) -> int:
        """The kind of tile on a slot, or NO_TILE."""
        return self.slots[boat * SLOTS + slot]

    def in_play(self, boat: int) -> bool:
        """Whether the boat is still in the game."""
        return bool(self.afloat >> boat & 1)


# D4.2: by the set of occupied squares, the boats with two figures or more in their line.
UNLOADABLE = tuple(
    sum(1 << boat for boat in range(len(BOATS)) if sum(occupied >> square & 1 for square in LINES[boat]) >= 2)
    for occupied in range(1 << 9)
)


def unloadable(s: DuelState) -> int:
    """The boats that may be unloaded now (D4.2)."""
    return UNLOADABLE[s.standing[0] | s.standing[1]] & s.afloat


def delivery(s: DuelState, boat: int) -> list[tuple[int, int, int]]:
    """Who gets what if this boat is unloaded (D5): (square, owner, slot), nearest and outermost first."""
    occupied, others = s.occupied, s.standing[1]
    present = [square for square in LINES[boat] if occupied >> square & 1]
    return [(square, others >> square & 1, SLOTS - 1 - order) for order, square in enumerate(present)]


def ends(s: DuelState) -> bool:
    """D8: whether only one boat stays in play once the emptied ones are refilled or removed."""
    due = max(0, s.emptied.bit_count() - s.supply // SLOTS)
    return s.afloat.bit_count() - due == 1
