"""What a part out of the box may bring, and what the parts share: the stones' ways and the points.

Sites' sides, the market, and modules are parts. Putting the game together merges what they bring; after
that no code asks which side or module is in play.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from game.core.edition import Values, whole_numbers
from game.core.editor import Setting
from game.core.state import NOBODY, Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import Aspect
from game.games.imhotep.lines import LETTERS, NO_ONE, letter, letters, placed
from game.games.imhotep.state import ImhotepState

Actions = tuple[Action, ...]
Details = Mapping[str, int | str]
Effect = Callable[[ImhotepState, Pending], None]
Offers = Callable[[ImhotepState, Pending], Actions]
Answer = Callable[[ImhotepState, Pending, Action], None]
Reason = Callable[[ImhotepState, Pending, Action], Refusal]
Below = Mapping[str, tuple[str, ...]]
Deed = Callable[[ImhotepState, int, Action], None]
Fact = Callable[[ImhotepState, int, Action], Details]


class Part:
    """Something that brings rules. Whatever a part does not bring stays empty."""

    rule: ClassVar[str] = ""
    categories: tuple[str, ...] = ()  # the rows of the sheet it fills
    verbs: ClassVar[tuple[str, ...]] = ()  # what nobody can do without this part
    has: ClassVar[tuple[str, ...]] = ()  # what a position has of it alone, by name
    belongs: ClassVar[Mapping[str, str]] = {}  # things that are set up with another, see `Editor`
    why: ClassVar[Mapping[str, tuple[str, str]]] = {}  # by line that cannot be so: the reason, the rule
    varies: ClassVar[Sequence[Values]] = ()  # what may differ in another box
    in_hand: tuple[str, ...] = ()  # its matters of a stone that lies nowhere meanwhile
    lies_on: ClassVar[Below] = {}  # by matter: those that can be open right below
    from_sled: ClassVar[tuple[str, ...]] = ()  # its matters of a stone that the sled has yet

    def __init__(self, board: "Board") -> None:
        self.board = board
        self.steps: Mapping[str, Step[ImhotepState]] = {}
        self.effects: Mapping[str, Effect] = {}
        self.deeds: Mapping[str, Deed] = {}  # by verb: what a turn's action does
        self.facts: Mapping[str, Fact] = {}  # by verb: what its sentence needs besides its arguments
        self.reasons: Mapping[str, Reason] = {}  # by verb: why it is not legal
        self.details: Mapping[str, Mapping[str, Sequence[str]]] = {}  # of open matters, by name, in words

    def prepare(self, s: ImhotepState) -> None:
        """What it lays out before the first round."""

    def opening_draws(self, s: ImhotepState) -> None:
        """What chance decides before the first round; it goes onto the stack."""

    def deal(self, seed: str) -> Mapping[str, Actions]:
        """Its shuffled piles by stream."""
        return {}

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """Actions it adds to a player's turn."""
        return ()

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """Points at the end of the game, as if it were now."""
        return ()

    def round_end(self, s: ImhotepState) -> None:
        """Anything to be put away when a round is over."""

    def keeps(self, s: ImhotepState, kind: int) -> bool:
        """Whether a card that has been used stays before its player, instead of going to the discard."""
        return False

    def holds(self, s: ImhotepState) -> Sequence[int]:
        """Whose stones lie on its fields, for good."""
        return ()

    def aspects(self) -> Iterable[Aspect]:
        """What a learned value counts of it."""
        return ()

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Its lines of a position's text, by their first word."""
        return {}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """What `write` has written. Raises BadNotation."""

    def follow(self, s: ImhotepState) -> None:
        """What follows from all that has been read, or set by hand."""

    def put_home(self, s: ImhotepState) -> None:
        """What lies nowhere else is back in its pile."""

    def check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """Raises BadNotation where lines do not agree."""

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """What of it can be set up by hand."""
        return ()

    def clear(self, s: ImhotepState) -> None:
        """By hand: everything of it is back in the box."""
        self.prepare(s)


class Module(Part):
    """What may be added to the game; an option says whether it is in play."""

    since: ClassVar[int]  # which of the game's editions brought it: options are only added at the end
    endless: ClassVar[bool] = False  # I11.1: with it the quarries of two never run out, unless said otherwise


class Site(Part):
    """One of the five sites, on one of its sides."""

    site: ClassVar[int]
    keeps_stones = True  # else they stay on board until the boat is unloaded
    ordered = False  # whether in which order its stones came matters at the end

    def __init__(self, board: "Board") -> None:
        super().__init__(board)
        self.name = box.SITES[self.site]
        self.row = board.categories.index(self.name) if self.name in board.categories else NOBODY

    @classmethod
    def under(cls, options: Mapping[str, str]) -> "type[Site]":
        """This side as it is played with these options."""
        return cls

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """One stone is delivered, from this spot of all boats' or elsewhere; questions go onto the stack."""
        raise NotImplementedError

    def came(self, s: ImhotepState, owner: int, spot: int, place: Details, points: int = 0) -> Event:
        """That a stone came here: which one of all, its place, the spot it came from, what it brings."""
        number: Details = {"site": self.name, "stone": sum(s.laid[self.site])}
        boat, place_on = divmod(spot, box.SPOTS)
        came: Details = {} if spot == NOBODY else {"boat": boat + 1, "spot": place_on + 1}
        scores = (points, self.name, self.rule) if points else ()
        return Event("arrive", owner, {**number, **place, **came}, *scores)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Whose stones lie here, in order."""
        return {self.name: letters(getattr(s, self.name))}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        owners = placed(self.name, lines, self.board.players)
        setattr(s, self.name, owners)
        Site.follow(self, s)

    def follow(self, s: ImhotepState) -> None:
        owners = getattr(s, self.name)
        s.laid[self.site] = [owners.count(player) for player in range(self.board.players)]

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """The last stone that came, and one that comes next; those before follow from the order."""
        owners, thing = getattr(s, self.name), f"site {self.name}"

        def last(seat: str) -> None:
            self.drop(s)
            if seat != NO_ONE:
                self.add(s, LETTERS.index(seat))

        def following(seat: str) -> None:
            if seat != NO_ONE:
                self.add(s, LETTERS.index(seat))

        ordered = self.ordered
        if owners:
            yield Setting(thing, "last", letter(owners[-1]), self.board.owners(s, owners[-1]), last, ordered)
        yield Setting(thing, "next", NO_ONE, self.board.owners(s, NOBODY), following, ordered)
        if not ordered:
            yield from (self._tally(s, player) for player in range(self.board.players))

    def _tally(self, s: ImhotepState, player: int) -> Setting:
        """How many stones of a player lie here; those that are more came last."""
        owners = [*getattr(s, self.name)]
        count = owners.count(player)

        def put(number: str) -> None:
            more = int(number) - count
            kept = [*owners, *[player] * more]
            for _ in range(-more):
                del kept[len(kept) - 1 - kept[::-1].index(player)]
            Site.clear(self, s)
            for owner in kept:
                self.add(s, owner)

        thing, name, most = f"site {self.name}", f"stones {letter(player)}", count + s.quarry[player]
        return Setting(thing, name, str(count), whole_numbers(most), put, counts=True)

    def clear(self, s: ImhotepState) -> None:
        """No stone lies here."""
        while getattr(s, self.name):
            self.drop(s)

    def add(self, s: ImhotepState, owner: int) -> None:
        """A stone lies here, by hand."""
        getattr(s, self.name).append(owner)

    def drop(self, s: ImhotepState) -> None:
        """The stone that came last lies here no more."""
        getattr(s, self.name).pop()

    def set_out(self, s: ImhotepState) -> None:
        """What is laid out when a round begins."""

    def unloaded(self, s: ImhotepState, owners: Sequence[int]) -> None:
        """A whole boat has been unloaded here: whose stones they were."""

    def score_round(self, s: ImhotepState) -> None:
        """What the site scores at the end of a round; questions are put on the stack."""

    def of_round(self, s: ImhotepState) -> list[int]:
        """By player what it would bring if the round ended now."""
        after = s.clone()
        self.score_round(after)
        return [then - now for then, now in zip(after.points, s.points, strict=True)]


class Board:
    """What all parts may use: who plays, what is in the box, the shared moves of stones."""

    def __init__(
        self,
        players: int,
        copies: Sequence[int],
        categories: Sequence[str],
        *,
        rooms: Sequence[tuple[int, int]] = (),
        unlimited: bool = False,
    ) -> None:
        self.players = players
        self.copies = copies  # by kind of market card
        self.rooms = rooms  # kinds of cards that add places to a sled, and how many
        self.unlimited = unlimited  # I11.1
        self.supply = box.UNLIMITED if unlimited else box.STONES  # stones a player
        self.categories = categories
        self.sites: list[Site] = []
        self.facts: dict[str, Fact] = {}

    def empty_state(self) -> ImhotepState:
        """Before anything has been laid out: all stones in the quarries, all cards in the deck."""
        players = self.players
        return ImhotepState(
            round_cards=0,
            sled=[0] * players,
            quarry=[self.supply] * players,
            scored=[[0] * len(self.categories) for _ in range(players)],
            cards=[[0] * len(self.copies) for _ in range(players)],
            display=[],
            deck=sum(self.copies),
            unseen=[*self.copies],
            covered=[0] * len(self.copies),
            discard=[0] * len(self.copies),
            fresh=sum(self.copies),
            laid=[[0] * players for _ in box.SITES],
        )

    def say(self, s: ImhotepState, player: int, action: Action) -> Event:
        """The decision itself, told before anything comes of it."""
        facts = self.facts[action.verb](s, player, action) if action.verb in self.facts else {}
        return Event(action.verb, player, {**action.details, **facts})

    def capacity(self, s: ImhotepState, player: int) -> int:
        """How many stones a sled holds (I5.1, I11.3.1)."""
        places = box.SLED
        for kind, more in self.rooms:
            places += more * s.cards[player][kind]
        return places

    def space(self, s: ImhotepState, player: int) -> int:
        """Free places on a player's sled."""
        return self.capacity(s, player) - s.sled[player]

    def to_take(self, s: ImhotepState, player: int, most: int) -> int:
        """I5.1: of up to so many stones, as many as are there and fit."""
        return min(most, self.capacity(s, player) - s.sled[player], s.quarry[player])

    def take(self, s: ImhotepState, player: int, most: int) -> int:
        """I5.1: up to so many stones from quarry to sled; returns how many."""
        stones = self.to_take(s, player, most)
        s.sled[player] += stones
        s.quarry[player] -= stones
        return stones

    def give(self, s: ImhotepState, player: int, most: int) -> None:
        """Up to so many stones from quarry to sled, as part of another action."""
        stones = self.take(s, player, most)
        if s.tell:
            s.tell(Event("stones", player, {"count": stones}))

    def arrive(self, s: ImhotepState, site: int, owner: int) -> None:
        """One stone is delivered to a site with full effect, by no boat of the round."""
        self.sites[site].arrive(s, owner)

    def owners(self, s: ImhotepState, now: int) -> Sequence[str]:
        """Whose stone can be put where this one lies: nobody's, or of whoever has one in the quarry."""
        able = [player for player in range(self.players) if s.quarry[player] or player == now]
        return (NO_ONE, *map(letter, able))

    def owners_once(self, s: ImhotepState, held: Sequence[int], place: int) -> Sequence[str]:
        """The same where each player has a stone on one of these places at most."""
        others = letters([*held[:place], *held[place + 1 :]]).replace(NO_ONE, "")
        return [owner for owner in self.owners(s, held[place]) if owner not in others]

    def left(self, s: ImhotepState, kind: int) -> int:
        """How many cards of a kind can be put somewhere: they come from the deck."""
        return min(s.unseen[kind], s.deck)

    def stones(self, s: ImhotepState, site: int) -> int:
        """All stones at a site, of all colours."""
        return sum(s.laid[site])


class Asked(NamedTuple):
    """Said when something else is tried than what is asked, with the rule."""

    reason: str
    rule: str


class Ask(Step[ImhotepState]):
    """A question in the middle of an action: what it offers, what an answer does, why others are refused."""

    def __init__(
        self, board: Board, asked: Asked, offers: Offers, answer: Answer, reasons: Mapping[str, Reason] = {}
    ) -> None:
        self.board, self.asked = board, asked
        self.offers, self.answer, self.reasons = offers, answer, reasons

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        return self.offers(s, p)

    playout_actions = actions

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        if s.tell:
            s.tell(self.board.say(s, p.player, action))
        self.answer(s, p, action)

    def refuse(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        reason = self.reasons.get(action.verb)
        return reason(s, p, action) if reason else Refusal(*self.asked)
