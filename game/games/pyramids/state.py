"""A position of Pyramids."""

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Self

from game.core.state import Listener, Pending
from game.games.pyramids import tables as box

NONE = -1
UNKNOWN = -2
NO_PAIR = [NONE] * box.PAIR  # in the quarry


class Laid(NamedTuple):
    """A card of a pyramid: its level (1 to 4), its place in the level (from 0)."""

    level: int
    place: int
    card: int


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
    tiles: list[int]  # by player: their god tile this round, from 0, or NONE
    deck: int  # cards face down
    quarry: list[int]  # by pair: its two cards one after the other; NONE once taken
    hands: list[list[int]]
    tombs: list[list[int]]
    obelisks: list[list[int]]  # by player, from the bottom
    pyramids: list[list[Laid]]  # by player, in the order of the places
    box: list[list[int]]  # by player: cards they discarded
    traced: list[int]  # by player: cards of hand and tomb that everyone saw them take
    first: list[int]  # by player: their first card while it is in hand or tomb, else NONE
    buried: list[
        list[int]
    ]  # by player and card of the tomb: which of the traced cards they had when it was buried
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
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

    def take(self, player: int, pair: int) -> list[int]:
        """P4.3: a pair of the quarry comes to the hand; everyone saw it."""
        at = pair * box.PAIR
        taken = self.quarry[at : at + box.PAIR]
        self.quarry[at : at + box.PAIR] = NO_PAIR
        for card in taken:
            self.traced[player] |= 1 << card
        self.hands[player] += taken
        return taken

    def show(self, player: int, place: int) -> int:
        """A card leaves the hand for where all can see it."""
        card = self.hands[player].pop(place)
        if card == UNKNOWN:  # of what is only observed nothing more comes to light
            return card
        if self.first[player] == card:
            self.first[player] = NONE
            return card
        others = ~(1 << card)
        self.traced[player] &= others
        buried = self.buried[player]
        for at, held in enumerate(buried):
            buried[at] = held & others
        return card

    def bury(self, player: int, place: int) -> None:
        """P5.3: a card goes from the hand into the tomb, face down."""
        self.buried[player].append(self.traced[player])
        self.tombs[player].append(self.hands[player].pop(place))


def nothing_dealt(players: int) -> PyramidsState:
    """P3: everything is still in the box."""
    each = range(players)
    return PyramidsState(
        pending=[],
        ply=0,
        round=0,
        starter=0,
        aside=NONE,
        tiles=[NONE] * players,
        deck=(1 << box.DECK) - 1,
        quarry=[],
        hands=[[] for _ in each],
        tombs=[[] for _ in each],
        obelisks=[[] for _ in each],
        pyramids=[[] for _ in each],
        box=[[] for _ in each],
        traced=[0] * players,
        first=[NONE] * players,
        buried=[[] for _ in each],
    )


PLACES = tuple(box.SLOTS.values())
FIRST = PLACES.index((1, 0))
PLACE_BITS = {place: 1 << number for number, place in enumerate(PLACES)}
BITS = [[PLACE_BITS[level, place] for place in range(width)] for level, width in enumerate((0, *box.LEVELS))]
laid_at = cache(Laid)  # each made once


def slots(pyramid: Sequence[Laid]) -> Sequence[int]:
    """P5.1: the legal slots, as numbers of SLOTS."""
    return open_slots(shape(pyramid))


def shape(pyramid: Sequence[Laid]) -> int:
    """Where cards lie, a bit for each of SLOTS."""
    found = 0
    for laid in pyramid:
        found |= BITS[laid[0]][laid[1]]
    return found


@cache
def open_slots(shape: int) -> Sequence[int]:
    """P5.1: the legal slots of a pyramid with cards there."""
    if not shape:
        return (FIRST,)
    laid = [at for at, bit in PLACE_BITS.items() if shape & bit]
    begun = [0] * (len(box.LEVELS) + 1)
    for level, _ in laid:
        begun[level] += 1
    lying = set(laid)
    return tuple(
        number for number, (level, place) in enumerate(PLACES) if fits(lying, begun[level], level, place)
    )


def fits(lying: set[tuple[int, int]], begun: int, level: int, place: int) -> bool:
    """P5.1: whether a card other than the first may be laid there; `begun` cards lie in that level."""
    if begun == box.LEVELS[level - 1] or (level, place) in lying:
        return False
    beside = (level, place - 1) in lying or (level, place + 1) in lying
    if level == 1:
        return beside
    carried = (level - 1, place) in lying and (level - 1, place + 1) in lying
    return carried and (beside or not begun)


def with_card(pyramid: Sequence[Laid], slot: int, card: int) -> list[Laid]:
    """P5.1: the pyramid once the card lies there; a card on the left moves all places by one."""
    level, place = PLACES[slot]
    if place < 0:
        moved = [laid_at(laid.level, laid.place + 1, laid.card) for laid in pyramid]
        return [laid_at(level, 0, card), *moved]
    grown = [*pyramid]
    insort(grown, laid_at(level, place, card))
    return grown
