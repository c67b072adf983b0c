"""A position of Pyramids."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from game.core.game import Pending
from game.games.pyramids import tables as box

NONE = -1
UNKNOWN = -2


class Laid(NamedTuple):
    """A card of a pyramid: its level (1 to 4), its place in the level (from 0), and when it was laid."""

    level: int
    place: int
    card: int
    ply: int


@dataclass(slots=True)
class PyramidsState:
    """What undo must bring back. Cards are numbers; sets of cards are whole numbers, one bit a card.

    In an observation what is hidden is UNKNOWN, and `deck` holds every card that may be anywhere unseen.
    """

    pending: list[Pending]
    ply: int
    round: int  # 1 to 10
    starter: int  # who has the start player marker
    aside: int  # two players: the god tile set aside this round, from 0, or NONE
    tiles: list[int]  # by player: his god tile this round, from 0, or NONE
    deck: int  # cards face down
    quarry: list[int]  # by pair: its two cards one after the other; NONE once taken
    hands: list[list[int]]
    tombs: list[list[int]]
    obelisks: list[list[tuple[int, int]]]  # by player: (card, ply) from the bottom
    pyramids: list[list[Laid]]
    box: list[list[int]]  # by player: cards he discarded
    traced: list[int]  # by player: cards of hand and tomb that everyone saw him take
    first: list[int]  # by player: his first card while it is in hand or tomb, else NONE
    buried: list[list[int]]  # by player and card of the tomb: his traced cards when it was buried

    def clone(self) -> Self:
        """A copy that shares nothing changeable."""
        return type(self)(
            self.pending[:],
            self.ply,
            self.round,
            self.starter,
            self.aside,
            self.tiles[:],
            self.deck,
            self.quarry[:],
            [hand[:] for hand in self.hands],
            [tomb[:] for tomb in self.tombs],
            [obelisk[:] for obelisk in self.obelisks],
            [pyramid[:] for pyramid in self.pyramids],
            [cards[:] for cards in self.box],
            self.traced[:],
            self.first[:],
            [held[:] for held in self.buried],
        )

    @property
    def face_down(self) -> int:
        """How many cards the deck holds, also in an observation."""
        return self.deck.bit_count() - self.first.count(UNKNOWN)

    def pairs(self) -> list[int]:
        """The pairs still in the quarry."""
        return [pair for pair in range(len(self.quarry) // box.PAIR) if self.quarry[pair * box.PAIR] != NONE]


def slots(pyramid: Sequence[Laid]) -> list[int]:
    """P5.1: the legal slots, as numbers of SLOTS."""
    if not pyramid:
        return [box.SLOTS.index("1.0")]
    lying = {(laid.level, laid.place) for laid in pyramid}
    begun = [0] * (len(box.LEVELS) + 1)
    for laid in pyramid:
        begun[laid.level] += 1
    return [
        number
        for number, (level, index) in enumerate(box.SLOT_PLACES)
        if fits(lying, begun[level], level, index)
    ]


def fits(lying: set[tuple[int, int]], begun: int, level: int, index: int) -> bool:
    """P5.1: whether a card other than the first may be laid there; `begun` cards lie in that level."""
    if begun == box.LEVELS[level - 1] or (level, index) in lying:
        return False
    beside = (level, index - 1) in lying or (level, index + 1) in lying
    if level == 1:
        return beside
    carried = (level - 1, index) in lying and (level - 1, index + 1) in lying
    return carried and (beside or not begun)


def lay(pyramid: list[Laid], slot: int, card: int, ply: int) -> None:
    """P5.1: the card lies there; a card on the left moves all places by one."""
    level, index = box.SLOT_PLACES[slot]
    if index < 0:
        pyramid[:] = [laid._replace(place=laid.place + 1) for laid in pyramid]
        index = 0
    pyramid.append(Laid(level, index, card, ply))
