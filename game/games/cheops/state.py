"""A position of Cheops' Master Builders."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from game.core.state import Listener, Pending
from game.games.cheops import tables as box

NONE = -1


@dataclass(slots=True)
class CheopsState:
    """What undo must bring back. Sets of fields, stones and bonuses are whole numbers, one bit a member."""

    pending: list[Pending]
    ply: int
    turn: int  # from 1
    active: int  # who rolled
    middle: list[int]  # by colour: dice that may be used now
    lying: list[int]  # by colour: dice that come back for the next player this turn
    blocked: list[int]  # by colour: dice the active player took, out until the turn is over
    sheets: list[int]  # by player: which sheet, or NONE
    ticked: list[int]  # by player: fields
    struck: list[int]  # by player: quarry stones
    jokers: list[int]  # by player: jokers left
    bonuses: list[int]  # by player: bonuses gained
    met: list[int]  # by bonus: the turn somebody first met it, or 0
    idle: int  # turns in a row without a tick, with this one
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        return type(self)(
            self.pending[:],
            self.ply,
            self.turn,
            self.active,
            self.middle[:],
            self.lying[:],
            self.blocked[:],
            self.sheets[:],
            self.ticked[:],
            self.struck[:],
            self.jokers[:],
            self.bonuses[:],
            self.met[:],
            self.idle,
        )


def complete(ticked: int) -> int:
    """C7: how many structures are complete."""
    return sum(ticked & structure == structure for structure in box.STRUCTURES.values())


def without_dice(middle: Sequence[int], colours: Sequence[int]) -> list[int]:
    """C5: the colours no die is left for."""
    left = list(middle)
    unpaid = []
    for colour in colours:
        left[colour] -= 1
        if left[colour] < 0:
            unpaid.append(colour)
    return unpaid


def unpaid_of(p: Pending) -> list[int]:
    """The colours a payment is for."""
    return [code - 1 for code in (p.a, p.b) if code]
