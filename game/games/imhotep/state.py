"""A position of Imhotep."""

from dataclasses import dataclass
from typing import Self

from game.core.game import Pending
from game.games.imhotep.tables import BOATS, SPOTS

NOBODY = -1
UNKNOWN = -2
BOAT_SPOTS = (1 << SPOTS) - 1


@dataclass(slots=True)
class ImhotepState:
    """What undo must bring back. Sets of boats, spots and sites are whole numbers, one bit a member."""

    pending: list[Pending]
    ply: int
    move: int  # the decision being carried out, with all that follows from it
    # the round
    round: int  # 1 to 6
    starter: int  # who began the round
    sailor: int  # who sailed last this round, or NOBODY
    passes: int  # passes in a row
    round_cards: int  # round cards not seen yet
    # boats
    caps: list[int]  # by boat: its spots
    spots: list[int]  # by boat and spot, from the bow: whose stone, or NOBODY
    loads: list[int]  # by boat: stones on board
    empty: int  # empty spots of boats that have not sailed
    ready: int  # boats that may sail
    berths: list[int]  # by boat: the site it lies at, or NOBODY
    docked: int  # sites a boat has come to this round
    # players
    sled: list[int]
    quarry: list[int]
    points: list[int]  # booked so far
    booked: list[tuple[int, int, int, int]]  # player, points, site, move
    cards: list[list[int]]  # by player and kind: market cards kept
    # market
    display: list[int]  # by field: kind of the face-up card, or NOBODY
    pair: int  # covered cards on the pair's field
    deck: int  # face-down cards
    unseen: list[int]  # by kind: cards of deck and pair
    covered: list[int]  # by kind: the pair, once nothing else can lie there
    looked: list[int]  # the pair while its taker decides
    older: int  # how many of them, the first, are older than a reshuffled deck
    discard: list[int]  # by kind
    reds: list[tuple[int, int]]  # player and kind of the red cards gained, in order
    fresh: int  # cards of the first deck not turned up yet
    reshuffled: int  # how often the discard became the deck
    # sites
    laid: list[list[int]]  # by site and player: stones lying there
    pyramid: list[int]  # whose stone, plus 8 times which small pyramid on side B, in order
    temple: list[int]
    burial: list[int]
    obelisks: list[int]
    columns: list[int]  # side B: whose columns stand on the point fields, from the highest
    # modules
    private: list[int]  # by player: private boat not used yet
    private_docked: int  # sites a private boat lies at
    private_berths: list[int]  # by player: site of the private boat used this round, or NOBODY
    bets: list[int]  # by field: whose stone, or NOBODY
    favours: list[int]  # by favour: whose stone, or NOBODY

    def clone(self) -> Self:
        """A copy that shares nothing changeable."""
        return type(self)(
            self.pending[:],
            self.ply,
            self.move,
            self.round,
            self.starter,
            self.sailor,
            self.passes,
            self.round_cards,
            self.caps[:],
            self.spots[:],
            self.loads[:],
            self.empty,
            self.ready,
            self.berths[:],
            self.docked,
            self.sled[:],
            self.quarry[:],
            self.points[:],
            self.booked[:],
            [kinds[:] for kinds in self.cards],
            self.display[:],
            self.pair,
            self.deck,
            self.unseen[:],
            self.covered[:],
            self.looked[:],
            self.older,
            self.discard[:],
            self.reds[:],
            self.fresh,
            self.reshuffled,
            [players[:] for players in self.laid],
            self.pyramid[:],
            self.temple[:],
            self.burial[:],
            self.obelisks[:],
            self.columns[:],
            self.private[:],
            self.private_docked,
            self.private_berths[:],
            self.bets[:],
            self.favours[:],
        )

    def load(self, boat: int) -> list[int]:
        """The stones on a boat from the bow, empty spots left out."""
        return [owner for owner in self.spots[boat * SPOTS : boat * SPOTS + SPOTS] if owner >= 0]

    def sailed(self, boat: int) -> bool:
        """Whether a boat has left this round."""
        return self.berths[boat] != NOBODY

    @property
    def waiting(self) -> int:
        """The boats that have not sailed."""
        return sum(1 << boat for boat in range(BOATS) if self.berths[boat] == NOBODY)
