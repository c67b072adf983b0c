"""A position of Imhotep."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Self

from game.core.state import NOBODY, Listener, Pending, matter
from game.games.imhotep.tables import (
    BOATS,
    MARKET,
    MINIMUM,
    PAIR_FIELD,
    SPOTS,
)

__all__ = ["NOBODY", "UNKNOWN", "ImhotepState", "matter", "put_at"]

UNKNOWN = -2  # a card somebody else looks at
BOAT_SPOTS = (1 << SPOTS) - 1
SPARE = [cap - least for cap, least in enumerate(MINIMUM)]  # by capacity: spots that need no stone
ROUND_ENDS = ("put_away", "next_round")  # matters of a round that has ended
ORDERED = 1  # of a matter of sailing: the sailor sets the unloading order


def many(value: int, count: int) -> Callable[[], list[int]]:
    """Makes lists of the same number."""
    return lambda: [value] * count


def put_at(numbers: Sequence[int], place: int, number: int) -> Sequence[int]:
    """The same numbers with another one in this place."""
    changed = [*numbers]
    changed[place] = number
    return changed


@dataclass(slots=True, kw_only=True)
class ImhotepState:
    """What undo must bring back. Sets of boats, spots and sites are whole numbers, one bit a member."""

    pending: list[Pending] = field(default_factory=list)
    ply: int = 0
    # the round
    round: int = 0  # 1 to 6
    sailor: int = NOBODY  # who sailed last this round
    passes: int = 0  # passes in a row
    round_cards: int  # round cards not seen yet
    # boats
    caps: list[int] = field(default_factory=many(0, BOATS))  # by boat: its spots
    spots: list[int] = field(default_factory=many(NOBODY, BOATS * SPOTS))  # by boat and spot: whose stone
    loads: list[int] = field(default_factory=many(0, BOATS))  # by boat: stones on board
    empty: int = 0  # empty spots of boats that have not sailed
    ready: int = 0  # boats that may sail
    berths: list[int] = field(default_factory=many(NOBODY, BOATS))  # by boat: the site it lies at
    docked: int = 0  # sites a boat has come to this round
    # players
    sled: list[int]
    quarry: list[int]
    scored: list[list[int]]  # by player and category: points that have been told
    cards: list[list[int]]  # by player and kind: market cards kept
    # market
    display: list[int]  # by field: kind of the face-up card, or NOBODY
    pair: int = 0  # covered cards on the pair's field
    deck: int  # face-down cards
    unseen: list[int]  # by kind: deck and pair
    covered: list[int]  # by kind: those of the pair that are known
    looked: list[int] = field(default_factory=list)  # the pair while its taker decides
    older: int = 0  # how many of them, the first, are older than a reshuffled deck
    discard: list[int]  # by kind
    fresh: int  # cards of the first deck not turned up yet
    reshuffled: int = 0  # how often the discard became the deck
    # sites
    laid: list[list[int]]  # by site and player: stones lying there
    pyramid: list[int] = field(default_factory=list)  # whose stone, in order
    temple: list[int] = field(default_factory=list)
    burial: list[int] = field(default_factory=list)
    obelisks: list[int] = field(default_factory=list)
    # sides and modules
    own: dict[str, Sequence[int]] = field(default_factory=dict)  # what they have; replaced, never changed
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        copy = object.__new__(type(self))
        copy.pending = self.pending[:]
        copy.ply = self.ply
        copy.round, copy.round_cards = self.round, self.round_cards
        copy.sailor, copy.passes = self.sailor, self.passes
        copy.caps = self.caps[:]
        copy.spots = self.spots[:]
        copy.loads = self.loads[:]
        copy.empty = self.empty
        copy.ready = self.ready
        copy.berths = self.berths[:]
        copy.docked = self.docked
        copy.sled = self.sled[:]
        copy.quarry = self.quarry[:]
        copy.scored = [row[:] for row in self.scored]
        copy.cards = [row[:] for row in self.cards]
        copy.display = self.display[:]
        copy.pair = self.pair
        copy.deck = self.deck
        copy.unseen = self.unseen[:]
        copy.covered = self.covered[:]
        copy.looked = self.looked[:]
        copy.older = self.older
        copy.discard = self.discard[:]
        copy.fresh = self.fresh
        copy.reshuffled = self.reshuffled
        copy._build_as(self)
        copy.tell = None
        return copy

    def _build_as(self, other: Self) -> None:
        """What lies at the sites and on modules is the same as in another position."""
        self.laid = [row[:] for row in other.laid]
        self.pyramid = other.pyramid[:]
        self.temple = other.temple[:]
        self.burial = other.burial[:]
        self.obelisks = other.obelisks[:]
        self.own = other.own.copy()

    @property
    def points(self) -> list[int]:
        """By player: what has been told, in all categories."""
        return [sum(row) for row in self.scored]

    # ---- boats ------------------------------------------------------------------------------------

    def load(self, boat: int) -> list[int]:
        """The stones on a boat from the bow, empty spots left out."""
        return [owner for owner in self.spots[boat * SPOTS : boat * SPOTS + SPOTS] if owner >= 0]

    def sailed(self, boat: int) -> bool:
        """Whether a boat has left this round."""
        return self.berths[boat] != NOBODY

    def nearly_ready(self, stones: int) -> int:
        """Boats with room that may sail once up to so many stones are placed on them."""
        boats, empty = 0, self.empty
        for boat, cap in enumerate(self.caps):
            if 0 < (empty >> boat * SPOTS & BOAT_SPOTS).bit_count() <= SPARE[cap] + stones:
                boats |= 1 << boat
        return boats

    def aboard(self, player: int) -> int:
        """Boats that may sail and carry a stone of this player."""
        boats = 0
        for boat in range(BOATS):
            if self.ready >> boat & 1 and player in self.spots[boat * SPOTS : boat * SPOTS + SPOTS]:
                boats |= 1 << boat
        return boats

    @property
    def ended(self) -> bool:
        """I4: whether the temple has scored this round, or has begun to."""
        return not self.pending or self.pending[0].step in ROUND_ENDS

    # ---- market -----------------------------------------------------------------------------------

    @property
    def stocked(self) -> bool:
        """Whether a card lies at the market."""
        return self.pair > 0 or max(self.display) != NOBODY

    @property
    def lying(self) -> int:
        """The fields of the market where a card lies, a bit each."""
        fields = sum(1 << field for field, kind in enumerate(self.display) if kind != NOBODY)
        return fields | (self.pair > 0) << PAIR_FIELD

    @property
    def berthed(self) -> int:
        """I11.3.6: sites a boat has come to this round, the market only while a card lies there."""
        return self.docked if self.stocked else self.docked & ~(1 << MARKET)

    @property
    def can_draw(self) -> bool:
        """I4: deck or discard holds a card."""
        return self.deck > 0 or any(self.discard)
