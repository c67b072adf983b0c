"""A position of the Duel set up by hand: squares, boats, tiles, whose turn it is; and why it cannot be.

Tiles that are put somewhere come out of those nobody has seen, and go back there.
"""

from collections.abc import Iterable, Iterator, Mapping

from game.core.edition import whole_numbers
from game.core.editor import Editor, Fault, Setting
from game.core.notation import NOTHING
from game.core.state import NOBODY
from game.games.duel import notation
from game.games.duel import tables as box
from game.games.duel.notation import EMPTIED, FREE, GONE
from game.games.duel.state import NO_TILE, DuelState

LOADED, OVER = "loaded", "over"
PLAYERS = (0, 1)
SEATS = ("1", "2")
OTHERS = (*box.KINDS_OF.items(), ("actions", tuple(range(box.FIRST_ACTION, box.KINDS))))


class DuelEditor(Editor[DuelState]):
    """D1 to D8."""

    belongs: Mapping[str, str] = {
        "slot": "boat {0}",
        "action": "site actions {1}",
        "figures": "turn",
    }

    def sketch(self, text: str) -> DuelState:
        """Figures and tiles are counted as it is read, so that none is there twice."""
        return notation.parsed(text)

    def faults(self, s: DuelState) -> Iterable[Fault]:
        """What no game leads to."""
        return notation.faults(s)

    def settings(self, s: DuelState) -> Iterator[Setting]:
        """The turn, the harbour, what each player has, what is left."""
        yield from self._turn(s)
        for square in range(len(box.SQUARES)):
            yield self._square(s, square)
        for boat in range(len(box.BOATS)):
            yield from self._boat(s, boat)
        for player in PLAYERS:
            for site, kinds in OTHERS:
                for kind in kinds:
                    own = self._count(s, f"site {site} {player}", s.display[player], kind)
                    yield own._replace(counts=True)
        for kind in range(box.KINDS):
            yield self._count(s, "out", s.box, kind)
        most = min(box.RESERVE, sum(s.unseen))
        yield Setting(
            "piles", "reserve", str(s.reserve), whole_numbers(most), lambda n: self._rest(s, int(n))
        )

    def clear(self, s: DuelState) -> None:
        """D2: the boats are gone, too; all tiles lie in the supply."""
        for boat in range(len(box.BOATS)):
            for slot in range(box.SLOTS):
                self._lay(s, boat, slot, NO_TILE)
        for held in (*s.display, s.box):
            s.unseen = [old + more for old, more in zip(s.unseen, held, strict=True)]
            held[:] = [0] * box.KINDS
        s.afloat = s.emptied = 0
        s.standing, s.figures = [0, 0], [box.FIGURES] * len(PLAYERS)
        self._rest(s, 0)

    def end(self, s: DuelState) -> None:
        """D9."""
        s.pending = []

    # ---- whose turn -------------------------------------------------------------------------------

    def _turn(self, s: DuelState) -> Iterator[Setting]:
        asked = notation.asked(s)
        turns = [f"player {seat}, turn" for seat in SEATS]

        def ask(choice: str) -> None:
            s.pending = notation.pending(choice)

        yield Setting("turn", "asked", asked, tuple(dict.fromkeys([*turns, OVER, asked])), ask)

        def start(seat: str) -> None:
            s.starter = SEATS.index(seat)

        yield Setting("turn", "starter", SEATS[s.starter], SEATS, start, counts=True)
        if all(row[box.OBELISK] >= box.OBELISK_B_GOAL for row in s.display):

            def lead(seat: str) -> None:
                s.first = SEATS.index(seat)

            first = NOTHING if s.first == NOBODY else SEATS[s.first]
            yield Setting("turn", "first", first, SEATS, lead, counts=True)

    # ---- the harbour ------------------------------------------------------------------------------

    def _square(self, s: DuelState, square: int) -> Setting:
        """D2.3: nobody, or whoever has a figure left or stands there."""
        owner = s.owner(square)
        able = [SEATS[player] for player in PLAYERS if s.figures[player] > 0 or player == owner]

        def stand(seat: str) -> None:
            for player in PLAYERS:
                s.standing[player] &= ~(1 << square)
                s.standing[player] |= (seat == SEATS[player]) << square
                s.figures[player] = box.FIGURES - s.standing[player].bit_count()

        thing = f"square {box.SQUARES[square]}"
        value = FREE if owner == NOBODY else SEATS[owner]
        return Setting(thing, "owner", value, (FREE, *able), stand, counts=True)

    def _boat(self, s: DuelState, boat: int) -> Iterator[Setting]:
        """In play with three tiles, just emptied, or gone."""
        code, bit = box.BOATS[boat], 1 << boat
        now = EMPTIED if s.emptied & bit else LOADED if s.afloat & bit else GONE
        loads = [LOADED] if now == LOADED or sum(s.unseen) >= box.SLOTS else []

        def put(what: str) -> None:
            s.afloat = s.afloat & ~bit | (what != GONE) << boat
            s.emptied = s.emptied & ~bit | (what == EMPTIED) << boat
            for slot in range(box.SLOTS):
                left = next((kind for kind, count in enumerate(s.unseen) if count), NO_TILE)
                if what == LOADED and s.tile(boat, slot) == NO_TILE:
                    self._lay(s, boat, slot, left)
                elif what != LOADED:
                    self._lay(s, boat, slot, NO_TILE)

        yield Setting(f"boat {code}", "load", now, (*loads, EMPTIED, GONE), put)
        if now == LOADED:
            for slot in range(box.SLOTS):
                yield self._slot(s, boat, slot)

    def _slot(self, s: DuelState, boat: int, slot: int) -> Setting:
        lies = s.tile(boat, slot)
        kinds = [box.TILES[kind] for kind in range(box.KINDS) if s.unseen[kind] or kind == lies]
        name = box.SLOT_NAMES[slot]

        def lay(tile: str) -> None:
            self._lay(s, boat, slot, box.TILES.index(tile))

        return Setting(f"boat {box.BOATS[boat]}", f"slot {name}", box.TILES[lies], tuple(kinds), lay)

    def _lay(self, s: DuelState, boat: int, slot: int, kind: int) -> None:
        """Another tile on a slot, or none."""
        old = s.tile(boat, slot)
        if old != NO_TILE:
            s.unseen[old] += 1
        if kind != NO_TILE:
            s.unseen[kind] -= 1
        s.slots[boat * box.SLOTS + slot] = kind
        self._rest(s)

    # ---- tiles ------------------------------------------------------------------------------------

    def _count(self, s: DuelState, thing: str, held: list[int], kind: int) -> Setting:
        """How many tiles of a kind lie somewhere."""

        def put(count: str) -> None:
            s.unseen[kind] += held[kind] - int(count)
            held[kind] = int(count)
            self._rest(s)

        most = held[kind] + s.unseen[kind]
        return Setting(thing, f"tile {box.TILES[kind]}", str(held[kind]), whole_numbers(most), put)

    def _rest(self, s: DuelState, reserve: int | None = None) -> None:
        """D1.1: what lies nowhere else is in reserve and supply; D9.5: who must have been first with five."""
        left = sum(s.unseen)
        s.reserve = min(s.reserve if reserve is None else reserve, left)
        s.supply = left - s.reserve
        fives = [player for player in PLAYERS if s.display[player][box.OBELISK] >= box.OBELISK_B_GOAL]
        if s.first not in fives:
            s.first = fives[0] if fives else NOBODY


EDITOR = DuelEditor
