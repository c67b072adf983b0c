"""A position of Pyramids set up by hand: round, god tiles, every card; what is put somewhere leaves the deck.

What the others have seen of hands and tombs follows: all of it, but for the card a player began with.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from game.core.edition import whole_numbers
from game.core.editor import Editor, Fault, Setting
from game.core.errors import BadNotation
from game.core.game import Game
from game.core.notation import NOTHING
from game.core.steps import Refusal
from game.games.pyramids import notation, possible
from game.games.pyramids import tables as box
from game.games.pyramids.game import Pyramids
from game.games.pyramids.notation import OVER, pyramid
from game.games.pyramids.state import NONE, PLACES, Laid, PyramidsState, slots, with_card

# By how the line begins that does not fit the others: why, and the rule.
WHY = {
    "round": ("round_not_so", "P4.4"),
    "set": ("aside_not_so", "P3.1"),
    "quarry": ("quarry_not_so", "P4.3"),
    "player": ("cards_not_so", "P4.3"),
    "asked": ("build_not_so", "P5"),
}
PILES = ("obelisk", "discarded", "tomb", "hand")
COUNTED = ("obelisk", "tomb")


class PyramidsEditor(Editor[PyramidsState]):
    """P3 to P5."""

    belongs: Mapping[str, str] = {"deck": "turn", "god": "turn", "card": "quarry"}

    def __init__(self, game: Game[PyramidsState]) -> None:
        super().__init__(game)
        self.rounds = cast("Pyramids", game).rounds
        self.gods = [tile.god for tile in box.TILES[: box.TILES_FOR[game.players]]]

    def sketch(self, text: str) -> PyramidsState:
        """As it is written."""
        return notation.parsed(self.rounds, text)

    def faults(self, s: PyramidsState) -> Iterable[Fault]:
        """What no game leads to."""
        for part in possible.impossible(self.rounds, s):
            kind, _, of = part.replace(":", "").partition(" ")
            yield Fault(part, Refusal(*WHY[kind], {"player": of}))

    def settings(self, s: PyramidsState) -> Iterator[Setting]:
        """The turn, the quarry, then player by player."""
        yield from self._turn(s)
        for pair in range(len(s.quarry) // box.PAIR):
            for nth in range(box.PAIR):
                yield self._of_pair(s, pair, nth)
        for player in range(self.game.players):
            yield self._god(s, player)
            yield from self._pyramid(s, player)
            for pile in PILES:
                yield from self._pile(s, player, pile)

    def clear(self, s: PyramidsState) -> None:
        """P3: all cards in the deck, all god tiles beside the table."""
        for card in range(len(box.CARDS)):
            self._home(s, card)
        s.quarry = [NONE] * len(s.quarry)
        s.tiles, s.first, s.traced = [NONE] * len(s.tiles), [NONE] * len(s.first), [0] * len(s.traced)
        piles: list[list[list[int]]] = [[[] for _ in s.tiles] for _ in range(5)]
        s.hands, s.tombs, s.obelisks, s.box, s.buried = piles
        s.pyramids = [[] for _ in s.tiles]
        s.aside = NONE

    def end(self, s: PyramidsState) -> None:
        """P7."""
        s.round, s.pending = box.ROUNDS, []

    # ---- the turn ---------------------------------------------------------------------------------

    def _turn(self, s: PyramidsState) -> Iterator[Setting]:
        asked = notation.asked(s).removeprefix(notation.ASKED)

        def ask(line: str) -> None:
            s.pending = notation.pending(self.rounds, s, line)

        seats = whole_numbers(self.game.players, 1)
        turns = [f"{seat} {step}" for step in ("tile", "pair") for seat in seats]
        yield Setting("turn", "asked", asked, tuple(dict.fromkeys([*turns, OVER, asked])), ask)

        def begin(number: str) -> None:
            s.round = int(number)

        def mark(seat: str) -> None:
            s.starter = int(seat) - 1
            ask(asked)

        def set_aside(god: str) -> None:
            s.aside = self._tile(god)

        yield Setting("turn", "round", str(s.round), whole_numbers(box.ROUNDS, 1), begin)
        yield Setting("turn", "starter", str(s.starter + 1), seats, mark)
        if self.game.players == box.PLAYERS[0]:
            yield Setting("turn", "aside", self._name(s.aside), (NOTHING, *self.gods), set_aside)

    def _name(self, tile: int) -> str:
        return NOTHING if tile == NONE else box.TILES[tile].god

    def _tile(self, god: str) -> int:
        return NONE if god == NOTHING else self.gods.index(god)

    def _god(self, s: PyramidsState, player: int) -> Setting:
        """P4.2: a tile that nobody else has."""
        others = {self._name(tile) for other, tile in enumerate(s.tiles) if other != player}
        asked = notation.asked(s).removeprefix(notation.ASKED)

        def take(god: str) -> None:
            s.tiles[player] = self._tile(god)
            s.pending = notation.pending(self.rounds, s, asked)

        choices = (NOTHING, *(god for god in self.gods if god not in others))
        return Setting(f"player {player}", "god", self._name(s.tiles[player]), choices, take)

    # ---- cards ------------------------------------------------------------------------------------

    def _cards(self, s: PyramidsState, now: int = NONE) -> list[str]:
        """Those that can be put somewhere, and the one that lies there."""
        return [text for text, number in box.NUMBERS.items() if number == now or s.deck >> number & 1]

    def _home(self, s: PyramidsState, card: int) -> None:
        s.deck |= 1 << card

    def _out(self, s: PyramidsState, text: str) -> int:
        """A card leaves the deck."""
        card = box.NUMBERS[text]
        s.deck &= ~(1 << card)
        return card

    def _of_pair(self, s: PyramidsState, pair: int, nth: int) -> Setting:
        """P4.3: pairs lie in the quarry until they are taken whole."""
        at, first = pair * box.PAIR + nth, pair * box.PAIR
        lies = s.quarry[at]

        def lay(text: str) -> None:
            for place in range(first, first + box.PAIR):
                old = s.quarry[place]
                if old != NONE and (text == NOTHING or place == at):
                    self._home(s, old)
                    s.quarry[place] = NONE
            if text != NOTHING:
                s.quarry[at] = self._out(s, text)
                other = first + 1 - nth
                if s.quarry[other] == NONE:
                    s.quarry[other] = self._out(s, self._cards(s)[0])

        value = NOTHING if lies == NONE else box.CARDS[lies].text
        enough = lies != NONE or s.deck.bit_count() >= box.PAIR
        choices = (NOTHING, *(self._cards(s, lies) if enough else ()))
        return Setting("quarry", f"pair {pair + 1} {nth + 1}", value, choices, lay)

    # ---- the pyramid ------------------------------------------------------------------------------

    def _pyramid(self, s: PyramidsState, player: int) -> Iterator[Setting]:
        """P5.1: each card, and where one more can be laid."""
        thing, laid = f"pyramid {player}", s.pyramids[player]
        for nth, it in enumerate(laid):
            rest = [*laid[:nth], *laid[nth + 1 :]]
            gone = [NOTHING] if _stands(rest) else []

            def change(text: str, nth: int = nth, it: Laid = it, rest: list[Laid] = rest) -> None:
                self._home(s, it.card)
                s.pyramids[player] = rest
                if text != NOTHING:
                    s.pyramids[player] = [*laid[:nth], it._replace(card=self._out(s, text)), *laid[nth + 1 :]]

            name = f"place {it.level} {it.place + 1}"
            choices = (*gone, *self._cards(s, it.card))
            yield Setting(thing, name, box.CARDS[it.card].text, choices, change, counts=True)
        for slot in slots(laid):

            def lay(text: str, slot: int = slot) -> None:
                if text != NOTHING:
                    s.pyramids[player] = with_card(laid, slot, self._out(s, text))

            level, place = PLACES[slot]
            name = f"more {level} {place + 1}"
            yield Setting(thing, name, NOTHING, (NOTHING, *self._cards(s)), lay, counts=True)

    # ---- piles ------------------------------------------------------------------------------------

    def _pile(self, s: PyramidsState, player: int, pile: str) -> Iterator[Setting]:
        """Card by card, and one more."""
        held = {"obelisk": s.obelisks, "discarded": s.box, "tomb": s.tombs, "hand": s.hands}[pile][player]
        full = pile == "hand" and len(held) == box.MOST_IN_HAND
        for nth, card in enumerate([*held, *([] if full else [NONE])]):

            def put(text: str, nth: int = nth, card: int = card) -> None:
                if card != NONE:
                    self._take(s, player, pile, held, nth)
                if text != NOTHING:
                    held.insert(nth, self._out(s, text))
                    self._see(s, player, pile, nth)

            value = NOTHING if card == NONE else box.CARDS[card].text
            choices = (NOTHING, *self._cards(s, card))
            counts = pile in COUNTED
            yield Setting(f"{pile} {player}", f"card {nth + 1}", value, choices, put, counts)

    def _take(self, s: PyramidsState, player: int, pile: str, held: list[int], nth: int) -> None:
        """A card goes back, and nobody has seen it."""
        card = held.pop(nth)
        self._home(s, card)
        if s.first[player] == card:
            s.first[player] = NONE
        s.traced[player] &= ~(1 << card)
        s.buried[player] = [seen & ~(1 << card) for seen in s.buried[player]]
        if pile == "tomb":
            s.buried[player].pop(nth)

    def _see(self, s: PyramidsState, player: int, pile: str, nth: int) -> None:
        """P8: the others saw it taken, before it was buried."""
        if pile not in ("tomb", "hand"):
            return
        card = (s.tombs if pile == "tomb" else s.hands)[player][nth]
        s.traced[player] |= 1 << card
        if pile == "tomb":
            before = s.buried[player][nth - 1] if nth else 0
            s.buried[player].insert(nth, before)
            for at in range(nth, len(s.buried[player])):
                s.buried[player][at] |= 1 << card


def _stands(laid: list[Laid]) -> bool:
    """Whether these cards alone can have been laid so."""
    try:
        return not laid or pyramid(notation.spelled(laid)) == laid
    except BadNotation:
        return False


EDITOR = PyramidsEditor
