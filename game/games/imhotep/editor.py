"""A position of Imhotep set up by hand: the round, boats, stones, cards, points; parts bring what is theirs.

Stones come from the quarries and go back there, cards from the face-down deck.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from game.core.edition import whole_numbers
from game.core.editor import Editor, Fault, Setting
from game.core.errors import BadNotation
from game.core.game import Game
from game.core.state import NOBODY
from game.core.steps import Refusal
from game.games.imhotep import tables as box
from game.games.imhotep.game import TRACK, Imhotep
from game.games.imhotep.lines import LETTERS, NO_ONE, NONE, letter
from game.games.imhotep.state import ImhotepState

OVER = "over"
LEAST_POINTS, MOST_POINTS, MOST_TRACK = -30, 99, 199
# By the line that does not fit the others, or how it begins: why, and the rule.
WHY = {
    "quarry": ("stones_of_the_box", "I2.1"),
    "sleds": ("sled_too_full", "I5.1"),
    "boats": ("boat_not_unloaded", "I5.3"),
    "matters": ("nothing_to_decide", "I4"),
    f"matters {NONE}": ("over_too_soon", "I4"),
    "deck": ("cards_of_the_box", "I3.2"),
    "scored": ("track_in_play", "I9"),
}
OTHERWISE = ("lines_disagree", "I4")


class ImhotepEditor(Editor[ImhotepState]):
    """I2 to I12."""

    belongs: Mapping[str, str] = {"quarry": "round"}

    def __init__(self, game: Game[ImhotepState]) -> None:
        super().__init__(game)
        self.imhotep = cast("Imhotep", game)
        self.board, self.parts = self.imhotep.board, self.imhotep.parts
        self.why = dict(WHY)
        for part in self.parts:
            self.belongs = {**self.belongs, **part.belongs}
            self.why |= part.why
        self.seats = LETTERS[: game.players]
        self.cards = [kind for kind, copies in enumerate(self.board.copies) if copies]

    def sketch(self, text: str) -> ImhotepState:
        """As it is read, but not compared with what the box holds."""
        return self.imhotep.notation.parsed(self.imhotep.empty_state(), text)

    def faults(self, s: ImhotepState) -> Iterable[Fault]:
        """The first line that does not fit the others."""
        try:
            self.game.read(self.game.write(s))
        except BadNotation as bad:
            part = str(bad.params["part"])
            why = self.why.get(part) or self.why.get(part.partition(" ")[0], OTHERWISE)
            yield Fault(part, Refusal(*why, {"line": part}))

    def settings(self, s: ImhotepState) -> Iterator[Setting]:
        """All that lies on the table; what follows from a change is put right at once."""
        for setting in self._settings(s):
            yield setting._replace(put=self._followed(s, setting.put))

    def _followed(self, s: ImhotepState, put: Callable[[str], None]) -> Callable[[str], None]:
        def do(value: str) -> None:
            put(value)
            self.imhotep.notation.follow(s)

        return do

    def _settings(self, s: ImhotepState) -> Iterator[Setting]:
        yield from self._round(s)
        for boat in range(box.BOATS):
            yield from self._boat(s, boat)
        for part in self.parts:
            yield from part.settings(s)
        for player in range(self.game.players):
            yield from self._player(s, player)

    def clear(self, s: ImhotepState) -> None:
        """I2: the boats are empty and in the harbour, all stones in the quarries."""
        s.spots, s.berths = [NOBODY] * len(s.spots), [NOBODY] * len(s.berths)
        s.scored = [[0] * len(row) for row in s.scored]
        s.sled = [0] * len(s.sled)
        s.sailor = NOBODY
        for part in self.parts:
            part.clear(s)
        self.imhotep.notation.follow(s)
        self._put_ahead(s)

    def end(self, s: ImhotepState) -> None:
        """I9."""
        s.round, s.pending = box.ROUNDS, []
        self.imhotep.notation.follow(s)
        self._put_ahead(s)

    # ---- the round --------------------------------------------------------------------------------

    def _round(self, s: ImhotepState) -> Iterator[Setting]:
        """I4: which round, its boats, who is to move."""

        def begin(number: str) -> None:
            s.round = int(number)
            self._put_ahead(s)

        yield Setting("round", "round", str(s.round), whole_numbers(box.ROUNDS, 1), begin)
        cards, lies = box.ROUND_CARDS[self.game.players], "".join(map(str, s.caps))

        def lay(card: str) -> None:
            self._lay_boats(s, card)
            self._put_ahead(s)

        yield Setting("round", "boats", lies, tuple(dict.fromkeys((*cards, lies))), lay)
        asked = self.imhotep.notation.asked(s)
        ends = (OVER,) if s.round == box.ROUNDS else ()
        turns = (*(f"turn {seat}" for seat in self.seats), *ends, OVER if asked == NONE else asked)

        def ask(matters: str) -> None:
            s.pending = self.imhotep.notation.matters({"matters": NONE if matters == OVER else matters})

        yield Setting("round", "asked", turns[-1], tuple(dict.fromkeys(turns)), ask)

        def sailed_last(seat: str) -> None:
            s.sailor = LETTERS.find(seat)

        yield Setting("round", "sailor", letter(s.sailor), (NO_ONE, *self.seats), sailed_last)

    def _lay_boats(self, s: ImhotepState, card: str) -> None:
        """Stones on spots that are not there any more go home."""
        s.caps = [int(digit) for digit in card]
        for boat, spots in enumerate(s.caps):
            first = boat * box.SPOTS
            s.spots[first + spots : first + box.SPOTS] = [NOBODY] * (box.SPOTS - spots)

    def _put_ahead(self, s: ImhotepState) -> None:
        """I3.3: as many round cards are unseen as there are, less those of this round and before."""
        cards = [box.ALL_ROUND_CARDS.index(card) for card in box.ROUND_CARDS[self.game.players]]
        lying = "".join(map(str, s.caps))
        ahead = [card for card in cards if s.round_cards >> card & 1 and box.ALL_ROUND_CARDS[card] != lying]
        others = [card for card in cards if card not in ahead and box.ALL_ROUND_CARDS[card] != lying]
        unseen = [*ahead, *others][: len(cards) - s.round]
        s.round_cards = sum(1 << card for card in unseen)

    # ---- boats ------------------------------------------------------------------------------------

    def _boat(self, s: ImhotepState, boat: int) -> Iterator[Setting]:
        """I5.2, I5.3: whose stones, and where it lies."""
        thing, first = f"boat {boat + 1}", boat * box.SPOTS
        taken = {site for other, site in enumerate(s.berths) if other != boat}
        sites = [name for site, name in enumerate(box.SITES) if site not in taken or site == s.berths[boat]]

        def berth(name: str) -> None:
            s.berths[boat] = box.SITES.index(name) if name != NONE else NOBODY
            if name != NONE:
                s.spots[first : first + box.SPOTS] = [NOBODY] * box.SPOTS

        lies = box.SITES[s.berths[boat]] if s.sailed(boat) else NONE
        yield Setting(thing, "berth", lies, (NONE, *sites), berth)
        for spot in range(s.caps[boat]):
            if not s.sailed(boat) or s.spots[first + spot] != NOBODY:
                yield self._spot(s, thing, first, spot)

    def _spot(self, s: ImhotepState, thing: str, first: int, spot: int) -> Setting:
        owner = s.spots[first + spot]

        def put(seat: str) -> None:
            s.spots[first + spot] = LETTERS.find(seat)

        return Setting(thing, f"spot {spot + 1}", letter(owner), self.board.owners(s, owner), put)

    # ---- players ----------------------------------------------------------------------------------

    def _player(self, s: ImhotepState, player: int) -> Iterator[Setting]:
        """I5.1, I8: stones on the sled, cards, points so far."""
        thing = f"player {player}"

        def load(count: str) -> None:
            s.quarry[player] += s.sled[player] - int(count)
            s.sled[player] = int(count)

        most = max(s.sled[player], min(self.board.capacity(s, player), s.sled[player] + s.quarry[player]))
        if not s.pending or s.scored[player][self.board.categories.index(TRACK)]:
            yield self._track(s, player)
        yield Setting(thing, "sled", str(s.sled[player]), whole_numbers(most), load, counts=True)
        for kind in self.cards:
            pile = self.imhotep.deck.pile(s, thing, s.cards[player], kind)
            yield pile._replace(counts=self._counts(s, kind))
        for category in self.imhotep.scoring:
            row = self.board.categories.index(category)

            def score(points: str, row: int = row) -> None:
                s.scored[player][row] = int(points)

            points = s.scored[player][row]
            every = whole_numbers(max(MOST_POINTS, points), min(LEAST_POINTS, points))
            yield Setting(thing, f"points {category}", str(points), every, score)

    def _counts(self, s: ImhotepState, kind: int) -> bool:
        """I9: whether a card in hand matters at the end: by itself, to a part, or for room on the sled."""
        by_itself = any(card.kind == kind for card in self.imhotep.deck.counting)
        for_a_part = any(part.keeps(s, kind) for part in self.parts)
        return by_itself or for_a_part or any(kind == room for room, _ in self.board.rooms)

    def _track(self, s: ImhotepState, player: int) -> Setting:
        """I9: where the marker stands before the end is counted, if nobody knows what for."""
        row = self.board.categories.index(TRACK)

        def stand(points: str) -> None:
            s.scored[player][row] = int(points)

        points = s.scored[player][row]
        return Setting(f"player {player}", TRACK, str(points), whole_numbers(MOST_TRACK), stand, counts=True)


EDITOR = ImhotepEditor
