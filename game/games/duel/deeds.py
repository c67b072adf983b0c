"""What choices of the Duel do and what follows from them (D4 to D8), told as it happens."""

from collections.abc import Callable, Mapping

from game.core.state import CHANCE, NOBODY, Event, Pending
from game.core.vocabulary import Action
from game.games.duel.scoring import Scoring
from game.games.duel.state import NO_TILE, DuelState, delivery, ends, unloadable
from game.games.duel.tables import (
    BOATS,
    FIRST_ACTION,
    OBELISK,
    OBELISK_B_GOAL,
    SLOTS,
    SQUARES,
    TILES,
)

TURN = (Pending("turn", 0), Pending("turn", 1))
END_TURN = (Pending("end_turn", 0), Pending("end_turn", 1))

# D6: what an action tile asks for, last matter first.
PLAYS: tuple[tuple[str, ...], ...] = (
    ("take",),
    ("offer_third", "place", "place"),
    ("offer_second", "unload", "combo_place"),
    ("unload", "swap"),
)

# D7.1: the three new tiles of each boat, slot 1 on top.
REFILL = tuple(
    [Pending("refill", CHANCE, boat * SLOTS + slot) for slot in reversed(range(SLOTS))]
    for boat in range(len(BOATS))
)


class Deeds:
    """What is done, with the points it brings on the sides in play told on the spot."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        self.verbs: Mapping[str, Callable[[DuelState, int, Action], None]] = {
            "place": self.place,
            "unload": self.unload,
            "play": self.play,
            "take": self.take,
            "swap": self.swap,
            "stop": self.leave,
            "pass": self.leave,
        }

    # ---- choices ------------------------------------------------------------------------------------

    def place(self, s: DuelState, player: int, action: Action) -> None:
        """D4.1: a figure from the player's supply to an empty square."""
        s.figures[player] -= 1
        s.standing[player] |= 1 << action.args[0]
        if s.tell:
            s.tell(Event("place", player, action.details))

    def unload(self, s: DuelState, player: int, action: Action) -> None:
        """D5: nearest figure takes the outermost tile, and so on inwards; the rest goes to the box."""
        (boat,) = action.args
        if s.tell:
            s.tell(Event("unload", player, action.details))
        delivered = delivery(s, boat)
        for square, owner, slot in delivered:
            self._deliver(s, boat, slot, owner, square)
        for slot in reversed(range(SLOTS - len(delivered))):
            self._lose(s, boat, slot, player)
        s.emptied |= 1 << boat
        if ends(s):
            s.pending.clear()

    def _deliver(self, s: DuelState, boat: int, slot: int, owner: int, square: int) -> None:
        """D5.3: a figure takes its tile and goes home."""
        kind = self._lift(s, boat, slot)
        s.standing[owner] &= ~(1 << square)
        s.figures[owner] += 1
        where = {**lying(kind, boat, slot), "square": SQUARES[square]} if s.tell else {}
        self.gain(s, owner, kind, "gain", where)

    def _lose(self, s: DuelState, boat: int, slot: int, player: int) -> None:
        """D5.4: a tile nobody takes leaves the game."""
        kind = self._lift(s, boat, slot)
        s.box[kind] += 1
        if s.tell:
            s.tell(Event("lose", player, lying(kind, boat, slot)))

    def _lift(self, s: DuelState, boat: int, slot: int) -> int:
        """Take a tile off a boat."""
        at = boat * SLOTS + slot
        kind, s.slots[at] = s.slots[at], NO_TILE
        return kind

    def gain(
        self, s: DuelState, player: int, kind: int, how: str = "gain", where: Mapping[str, int | str] = {}
    ) -> None:
        """D5.3: the tile joins the player's display; how it came there and from where is told."""
        own, before = s.display[player], self.scoring.worth(s, kind) if s.tell else (0, 0)
        own[kind] += 1
        if kind == OBELISK and own[kind] == OBELISK_B_GOAL and s.first == NOBODY:
            s.first = player
        if s.tell:
            told = Event(how, player, {**where, "count": own[kind]})
            for event in self.scoring.gained(s, told, kind, before):
                s.tell(event)

    def play(self, s: DuelState, player: int, action: Action) -> None:
        """D4.3: the tile goes to the box first, then what it says is asked step by step."""
        (tile,) = action.args
        s.display[player][FIRST_ACTION + tile] -= 1
        s.box[FIRST_ACTION + tile] += 1
        s.pending.extend([Pending(step, player) for step in PLAYS[tile]])
        if s.tell:
            s.tell(Event("play", player, action.details))

    def take(self, s: DuelState, player: int, action: Action) -> None:
        """D6.1: the tile joins the display; the top reserve tile takes its place, face up."""
        boat, slot = action.args
        kind = self._lift(s, boat, slot)
        self.gain(s, player, kind, "take", lying(kind, boat, slot) if s.tell else {})
        s.pending.append(Pending("uncover", CHANCE, boat * SLOTS + slot))

    def swap(self, s: DuelState, player: int, action: Action) -> None:
        """D6.4: the two tiles change places."""
        boat, one, other = action.args
        a, b = boat * SLOTS + one, boat * SLOTS + other
        if s.tell:
            tiles = {"tile": TILES[s.slots[a]], "other_tile": TILES[s.slots[b]]}
            s.tell(Event("swap", player, {**action.details, **tiles}))
        s.slots[a], s.slots[b] = s.slots[b], s.slots[a]

    def leave(self, s: DuelState, player: int, action: Action) -> None:
        """D4.4, D6.2, D6.3: nothing happens, or nothing more."""
        if s.tell:
            s.tell(Event(action.verb, player))

    # ---- what follows without a choice --------------------------------------------------------------

    def offer_third(self, s: DuelState, p: Pending) -> None:
        """D6.2: a third figure may follow if the player has one."""
        if s.figures[p.player]:
            s.pending.append(Pending("place_third", p.player))

    def offer_second(self, s: DuelState, p: Pending) -> None:
        """D6.3: a second boat may follow if one can be unloaded."""
        if unloadable(s):
            s.pending.append(Pending("unload_second", p.player))

    def end_turn(self, s: DuelState, p: Pending) -> None:
        """D7: emptied boats in canonical order are refilled or removed; then the other player's turn."""
        if not s.emptied:
            s.pending.append(TURN[1 - p.player])
            return
        lowest = s.emptied & -s.emptied
        boat = lowest.bit_length() - 1
        s.emptied ^= lowest
        s.pending.append(p)
        refilled = s.supply >= SLOTS
        if refilled:
            s.pending += REFILL[boat]
        else:
            s.afloat &= ~lowest
        if s.tell:
            s.tell(Event("refill" if refilled else "remove", NOBODY, {"boat": BOATS[boat]}))


def lying(kind: int, boat: int, slot: int) -> dict[str, int | str]:
    """A tile where it lies, in words."""
    return {"tile": TILES[kind], "boat": BOATS[boat], "slot": slot + 1}
