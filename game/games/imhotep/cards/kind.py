"""What a kind of market card is: a row of the box with all it does (I8)."""

from typing import ClassVar

from game.core.state import Event
from game.games.imhotep.parts import Board, Details
from game.games.imhotep.state import ImhotepState, matter


class Card:
    """A kind of market card. Whatever it does not say it does not do."""

    colour: ClassVar[str]
    rule: ClassVar[str]
    paragraph: ClassVar[str] = ""  # the one that tells of it alone
    category: ClassVar[str] = ""  # the row of the sheet it fills
    site: int | None = None  # the site it works on or counts, if any
    room: int = 0  # the places it adds to its owner's sled
    crosses: bool = False  # brings boats to where one already lies
    of_sled: bool = False  # counts the stones on its owner's sled
    kind: int  # its place among all kinds

    def __init__(self, id: str, copies: int = 0) -> None:  # noqa: A002 - its name everywhere
        """How many of it are in the box, those that modules add left out (I2.4)."""
        self.id, self.copies = id, copies

    def gained(self, s: ImhotepState, player: int) -> None:
        """It is kept."""
        s.cards[player][self.kind] += 1

    def works(self, board: Board, s: ImhotepState, player: int) -> None:
        """What a card does that is not kept."""
        raise NotImplementedError

    def closing(self, board: Board, s: ImhotepState, player: int, count: int) -> Event | None:
        """What so many of it bring a player at the end, as if it were now."""
        return None


class Blue(Card):
    """I5.4, I8.1: played once as the whole turn, if all of it is possible (I-R3); unused it is a point."""

    colour, rule, category = "blue", "I8.1", "blue"
    unused = 1
    why_not: str  # the reason when it is not possible

    def possible(self, board: Board, s: ImhotepState, player: int) -> bool:
        """Whether every part of it can be done."""
        raise NotImplementedError

    def play(self, board: Board, s: ImhotepState, player: int) -> None:
        """What it does."""
        raise NotImplementedError

    def closing(self, board: Board, s: ImhotepState, player: int, count: int) -> Event:
        """I8.4: a point each."""
        told: Details = {"card": self.id, "count": count}
        return Event("unused", player, told, count * self.unused, self.category, "I8.4")


class Red(Card):
    """I8: works at once, then goes to the discard."""

    colour, rule = "red", "I8"

    def gained(self, s: ImhotepState, player: int) -> None:
        s.pending.append(matter("red", player, self.kind))
