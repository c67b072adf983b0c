"""The decisions of Pyramids in the order of a round: god tiles, pairs, building, trimming (P4, P5)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache

from game.core.state import Event, Listener, Pending, matter
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.pyramids import actions as act
from game.games.pyramids import tables as box
from game.games.pyramids.scoring import obelisk_gains, pyramid_gains
from game.games.pyramids.state import NONE, PLACES, PyramidsState, open_slots, shape, with_card

# What may still be built this turn: bits of a building matter's `a`.
PYRAMID, TOMB, OBELISK, ONE_OF_BOTH = 1, 2, 4, 8
BITS = {"pyramid": PYRAMID, "tomb": TOMB, "obelisk": OBELISK}


@cache
def allowed(players: int, tile: int) -> int:
    """P5: what a god tile lets one build, as bits."""
    one = tile == box.SEKHMET and players >= box.SEKHMET_ONE_FROM
    return PYRAMID | sum(BITS[building] for building in box.TILES[tile].besides) | ONE_OF_BOTH * one


Reason = Callable[[PyramidsState, Pending, Action], Refusal]

# What each matter asks for, said when something else was tried.
ASKS = {
    "tile": Refusal("asked_tile", "P4.2"),
    "pair": Refusal("asked_pair", "P4.3"),
    "build": Refusal("asked_build", "P5"),
    "trim": Refusal("asked_trim", "P4.4"),
}


class ChooseTile(Step[PyramidsState]):
    """P4.2: one of the god tiles that lie there."""

    def __init__(self, players: int) -> None:
        self.tiles = box.TILES_FOR[players]

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """Tiles neither taken nor set aside."""
        return tiles_left(self.tiles, tuple(s.tiles), s.aside)

    playout_actions = actions

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        (tile,) = action.args
        s.tiles[p.player] = tile
        if s.tell:
            s.tell(Event(action.verb, p.player, {**action.details, "god": box.TILES[tile].god}))

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        if action.verb != "tile":
            return ASKS[p.step]
        (tile,) = action.args
        if tile == s.aside:
            return Refusal("tile_aside", "P3.2", {"god": box.TILES[tile].god})
        if tile in s.tiles:
            return Refusal("tile_taken", "P4.2", {"god": box.TILES[tile].god})
        return Refusal("tile_unused", "P3.1", {"god": box.TILES[tile].god})


@cache
def tiles_left(tiles: int, taken: tuple[int, ...], aside: int) -> Sequence[Action]:
    """P4.2: of so many tiles those neither taken nor set aside."""
    return tuple(act.TILE[tile] for tile in range(tiles) if tile not in taken and tile != aside)


class TakePair(Step[PyramidsState]):
    """P4.3: a pair of the quarry goes to the hand; building follows at once."""

    def __init__(self, players: int) -> None:
        self.pairs = [(act.PAIR[pair], pair * box.PAIR) for pair in range(players)]
        tiles = range(box.TILES_FOR[players])
        self.builds = [
            [matter("build", player, allowed(players, tile)) for tile in tiles] for player in range(players)
        ]

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """The pairs that are left."""
        quarry = s.quarry
        return [action for action, at in self.pairs if quarry[at] != NONE]

    playout_actions = actions

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        taken = s.take(p.player, action.args[0])
        s.pending.append(self.builds[p.player][s.tiles[p.player]])
        if s.tell:
            cards = {f"card{number}": box.CARDS[card].text for number, card in enumerate(taken, 1)}
            s.tell(Event(action.verb, p.player, {**action.details, **cards}))

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        if action.verb != "pair":
            return ASKS[p.step]
        dealt = action.args[0] * box.PAIR < len(s.quarry)
        return Refusal("pair_taken", "P4.3") if dealt else Refusal("no_such_pair", "P4.1")


class Build(Step[PyramidsState]):
    """P5: one pyramid card that must be, and what the god tile allows besides, in any order."""

    def __init__(self, players: int) -> None:
        self.goes_on = [
            [matter("build", player, left) for left in range(2 * ONE_OF_BOTH)] for player in range(players)
        ]

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        """What may be built now; `done` once the pyramid card lies."""
        lying = shape(s.pyramids[p.player]) if p.a & PYRAMID else 0
        return builds(p.a, len(s.hands[p.player]), lying)

    playout_actions = actions

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        """The card is built; the turn goes on while something may be built."""
        if action is act.DONE:
            if s.tell:
                s.tell(Event(action.verb, p.player))
            return
        BUILDS[action.verb](s, p.player, action)
        left = p.a & ~BITS[action.verb]
        if p.a & ONE_OF_BOTH and action.verb != "pyramid":
            left &= PYRAMID | ONE_OF_BOTH
        if left & (PYRAMID | TOMB | OBELISK) and s.hands[p.player]:
            s.pending.append(self.goes_on[p.player][left])

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        if action.verb not in self.reasons:
            return ASKS[p.step]
        if action.args and action.args[0] >= len(s.hands[p.player]):
            return Refusal("no_such_card", "P5")
        return self.reasons[action.verb](s, p, action)

    def no_slot(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """P5.1: why the card cannot be laid there."""
        if not p.a & PYRAMID:
            return Refusal("pyramid_built", "P5")
        level, place = PLACES[action.args[1]]
        lying = {(laid.level, laid.place) for laid in s.pyramids[p.player]}
        if not lying:
            return Refusal("slot_first", "P5.1")
        if (level, place) in lying:
            return Refusal("slot_taken", "P5.1")
        if level > 1 and not {(level - 1, place), (level - 1, place + 1)} <= lying:
            return Refusal("slot_not_carried", "P5.1")
        full = sum(lies[0] == level for lies in lying) == box.LEVELS[level - 1]
        return Refusal("level_full" if full else "slot_not_beside", "P5.1")

    def no_extra(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """P5: why nothing can be built there."""
        if p.a & BITS[action.verb]:
            return Refusal("last_card_for_pyramid", "P5")
        tile = box.TILES[s.tiles[p.player]]
        if action.verb not in tile.besides:
            return Refusal("not_allowed", "P5", {"god": tile.god})
        return Refusal("one_of_both" if p.a & ONE_OF_BOTH else "already_built", "P5")

    def no_done(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        """P5: the pyramid card comes first."""
        return Refusal("pyramid_must", "P5")

    @property
    def reasons(self) -> Mapping[str, Reason]:
        """Who tells why not, by verb."""
        return {
            "pyramid": self.no_slot,
            "obelisk": self.no_extra,
            "tomb": self.no_extra,
            "done": self.no_done,
        }


@cache
def builds(may: int, held: int, lying: int) -> Sequence[Action]:
    """P5: what may be built with so many cards in hand beside a pyramid of this shape, as bits."""
    offers: list[Action] = []
    if may & PYRAMID:
        places = open_slots(lying)
        offers += [act.PYRAMID[card * len(box.SLOTS) + slot] for card in range(held) for slot in places]
    if held > (1 if may & PYRAMID else 0):  # a card is left for the pyramid, if that is still to be built
        offers += act.OBELISK[:held] if may & OBELISK else ()
        offers += act.TOMB[:held] if may & TOMB else ()
    if not may & PYRAMID:
        offers.append(act.DONE)
    return tuple(offers)


def build_pyramid(s: PyramidsState, player: int, action: Action) -> None:
    """P5.1: a card goes into the pyramid."""
    place, slot = action.args
    card, pyramid = s.show(player, place), s.pyramids[player]
    s.pyramids[player] = grown = with_card(pyramid, slot, card)
    if s.tell:
        told = {"card": box.CARDS[card].text, "slot": action.details["slot"]}
        tell_all(s.tell, Event(action.verb, player, told), pyramid_gains(player, pyramid, grown))


def build_obelisk(s: PyramidsState, player: int, action: Action) -> None:
    """P5.2: a card goes on the obelisk."""
    obelisk = s.obelisks[player]
    obelisk.append(card := s.show(player, action.args[0]))
    if s.tell:
        told = {"card": box.CARDS[card].text}
        tell_all(s.tell, Event(action.verb, player, told), obelisk_gains(player, obelisk[:-1], obelisk))


def build_tomb(s: PyramidsState, player: int, action: Action) -> None:
    """P5.3: a card goes into the tomb, face down; not even its place in the hand is told."""
    s.bury(player, action.args[0])
    if s.tell:
        s.tell(Event(action.verb, player))


def tell_all(tell: Listener, deed: Event, gains: Iterable[Event]) -> None:
    """What is built, then what it brings."""
    for event in (deed, *gains):
        tell(event)


BUILDS: Mapping[str, Callable[[PyramidsState, int, Action], None]] = {
    "pyramid": build_pyramid,
    "obelisk": build_obelisk,
    "tomb": build_tomb,
}


class Trim(Step[PyramidsState]):
    """P4.4: whoever holds more than one card discards the surplus, face up."""

    def actions(self, s: PyramidsState, p: Pending) -> Sequence[Action]:
        return act.DISCARD[: len(s.hands[p.player])]

    playout_actions = actions

    def resolve(self, s: PyramidsState, p: Pending, action: Action) -> None:
        card = s.show(p.player, action.args[0])
        s.box[p.player].append(card)
        if s.tell:
            s.tell(Event(action.verb, p.player, {"card": box.CARDS[card].text}))

    def refuse(self, s: PyramidsState, p: Pending, action: Action) -> Refusal:
        return Refusal("no_such_card", "P4.4") if action.verb == "discard" else ASKS[p.step]
