"""What a part out of the box may bring, and what the parts share: the stones' ways and the points.

Sites' sides, the market, and modules are parts. Putting the game together merges what they bring; after
that no code asks which side or module is in play.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.game import Entry, Pending, Refusal, Step
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.actions import Actions
from game.games.imhotep.state import ImhotepState

if TYPE_CHECKING:
    from game.games.imhotep.boats import Boats
    from game.games.imhotep.market import Deck

Effect = Callable[[ImhotepState, Pending], None]
Reason = Callable[[ImhotepState, Pending, Action], Refusal]
Deed = Callable[[ImhotepState, int, Action], None]


class Part:
    """Something that brings rules. Whatever a part does not bring stays empty."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.steps: Mapping[str, Step[ImhotepState]] = {}
        self.effects: Mapping[str, Effect] = {}
        self.deeds: Mapping[str, Deed] = {}  # by verb: what a turn's action does
        self.reasons: Mapping[str, Reason] = {}  # by verb: why it is not legal

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """Actions it adds to a player's turn."""
        return ()

    def final(self, s: ImhotepState) -> Iterable[Entry]:
        """Points at the end of the game, as if it were now."""
        return ()

    def round_end(self, s: ImhotepState) -> None:
        """Anything to be put away when a round is over."""


class Site(Part):
    """One of the five sites, on one of its sides."""

    site: int
    rule: str  # what it scores by
    keeps_stones = True  # else they stay on board until the boat is unloaded

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """One stone is delivered; questions it raises are put on the stack."""
        raise NotImplementedError

    def unloaded(self, s: ImhotepState, owners: Sequence[int]) -> None:
        """A whole boat has been unloaded here: whose stones they were."""

    def score_round(self, s: ImhotepState) -> None:
        """What the site scores at the end of a round; questions are put on the stack."""


class Board:
    """What all parts may use: who plays, the sites, and the shared moves of stones and points."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.sites: list[Site] = []
        self.deck: Deck
        self.boats: Boats

    def book(self, s: ImhotepState, player: int, points: int, site: int) -> None:
        """Points that count from now on."""
        s.points[player] += points
        s.booked.append((player, points, site, s.move))

    def capacity(self, s: ImhotepState, player: int) -> int:
        """How many stones a sled holds."""
        return box.SLED

    def space(self, s: ImhotepState, player: int) -> int:
        """Free places on a player's sled."""
        return self.capacity(s, player) - s.sled[player]

    def take(self, s: ImhotepState, player: int, most: int) -> int:
        """I5.1: up to so many stones from quarry to sled, as many as fit; returns how many."""
        stones = min(most, self.space(s, player), s.quarry[player])
        s.sled[player] += stones
        s.quarry[player] -= stones
        return stones

    def lay(self, s: ImhotepState, site: int, owner: int) -> None:
        """A stone now lies at a site and counts as a stone of it."""
        s.laid[site][owner] += 1

    def arrive(self, s: ImhotepState, site: int, owner: int) -> None:
        """One stone is delivered to a site with full effect."""
        self.sites[site].arrive(s, owner)

    def entry(self, player: int, points: int, site: int, move: int) -> Entry:
        """Booked points as a line of the ledger."""
        return Entry(player, points, box.SITES[site], move, self.sites[site].rule)

    def stones(self, s: ImhotepState, site: int) -> int:
        """All stones at a site, of all colours."""
        return sum(s.laid[site])


def shared_ranks(counts: Sequence[int], prizes: Sequence[int]) -> list[int]:
    """I6.5: points by rank; without a stone no rank; tied players share their places, rounded down."""
    points = [0] * len(counts)
    for player, count in enumerate(counts):
        if not count:
            continue
        above = sum(other > count for other in counts)
        tied = sum(other == count for other in counts)
        places = prizes[above : above + tied]
        points[player] = sum(places) // tied
    return points


def nothing_asked(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """Another kind of choice is open."""
    reason, rule = ASKS[p.step]
    return Refusal(reason, rule)


# What each matter asks for, said when something else was tried, with the rule.
ASKS: Mapping[str, tuple[str, str]] = {
    "turn": ("not_a_turn_action", "I4"),
    "place": ("asked_place", "I5.2"),
    "place_or_stop": ("asked_place_or_stop", "I10.4"),
    "place_to_sail": ("asked_place_to_sail", "I8.1"),
    "load_to_sail": ("asked_load_to_sail", "I10.4"),
    "sail": ("asked_sail", "I5.3"),
    "sail_boat": ("asked_sail", "I5.3"),
    "order": ("asked_order", "I8.1"),
    "pick": ("asked_pick", "I6.1"),
    "pick_or_stop": ("asked_pick_or_stop", "I10.4"),
    "keep": ("asked_keep", "I7.1"),
    "build": ("asked_build", "I7.2"),
    "bonus_card": ("asked_bonus", "I7.2"),
    "bonus_stones": ("asked_bonus", "I7.2"),
    "bonus_load": ("asked_load", "I7.2"),
    "temple_choice": ("asked_temple", "I7.3"),
}


class Ask(Step[ImhotepState]):
    """A question in the middle of an action: what it offers, what an answer does, why others are refused."""

    def __init__(
        self,
        offers: Callable[[ImhotepState, Pending], Actions],
        answer: Callable[[ImhotepState, Pending, Action], None],
        reasons: Mapping[str, Reason] = {},
    ) -> None:
        self.offers = offers
        self.answer = answer
        self.reasons = reasons

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """What may be answered."""
        return self.offers(s, p)

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The answer takes effect."""
        s.move = s.ply
        self.answer(s, p, action)

    def refuse(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        return self.reasons.get(action.verb, nothing_asked)(s, p, action)
