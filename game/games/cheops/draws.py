"""Chance in Cheops' Master Builders besides who begins: who gets which sheet, the dice (C3, C4.1)."""

from collections.abc import Sequence

from game.core.state import Event, Pending
from game.core.steps import Chance
from game.core.vocabulary import Action
from game.games.cheops import actions as act
from game.games.cheops import tables as box
from game.games.cheops.state import CheopsState


class DrawSheet(Chance[CheopsState]):
    """C3.1: the sheet of player `a`, different from the others'."""

    stream = "sheets"

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        return act.SHEET

    def weights(self, s: CheopsState, p: Pending) -> Sequence[int]:
        return [int(sheet not in s.sheets) for sheet in range(len(box.SHEETS))]

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        (s.sheets[p.a],) = action.args


class Roll(Chance[CheopsState]):
    """C4.1: a die, which lies in the middle; the roll is told with the last one."""

    stream = "dice"
    odds = (1,) * len(box.COLOURS)

    def __init__(self, players: int) -> None:
        self.dice = box.DICE[players]

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        return act.DIE

    def weights(self, s: CheopsState, p: Pending) -> Sequence[int]:
        return self.odds

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        s.lying[action.args[0]] += 1
        if s.tell and sum(s.lying) == self.dice:
            dice = "".join(letter * count for letter, count in zip(box.LETTERS, s.lying, strict=True))
            s.tell(Event("roll", s.active, {"turn": s.turn, "dice": dice}))
