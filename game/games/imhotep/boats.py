"""Boats: placing, sailing, the order of unloading, unloading (I5.2, I5.3)."""

from game.core.game import Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.actions import Actions
from game.games.imhotep.parts import ASKS, Ask, Board, Part
from game.games.imhotep.state import BOAT_SPOTS, NOBODY, ImhotepState, matter

ALL_SITES = (1 << len(box.SITES)) - 1
# By set of boats, their spots.
SPOTS_OF = [
    sum(BOAT_SPOTS << boat * box.SPOTS for boat in range(box.BOATS) if boats >> boat & 1)
    for boats in range(1 << box.BOATS)
]
ORDERED = 1  # in a sailing matter's `b`: the sailor sets the unloading order


def free_sites(s: ImhotepState) -> int:
    """The sites no boat has come to this round."""
    return ALL_SITES & ~s.docked


def put(s: ImhotepState, player: int, action: Action) -> None:
    """I5.2: a stone from the sled onto a spot."""
    boat, spot = action.args
    index = boat * box.SPOTS + spot
    s.sled[player] -= 1
    s.spots[index] = player
    s.empty &= ~(1 << index)
    s.loads[boat] += 1
    if s.loads[boat] >= box.MINIMUM[s.caps[boat]]:
        s.ready |= 1 << boat


def empty_of(s: ImhotepState, boats: int) -> int:
    """The empty spots of these boats."""
    return s.empty & SPOTS_OF[boats]


def nearly_ready(s: ImhotepState, stones: int) -> int:
    """Boats with room that may sail once up to so many stones are placed on them."""
    boats = 0
    for boat in range(box.BOATS):
        room = (s.empty >> boat * box.SPOTS & BOAT_SPOTS).bit_count()
        if room and s.loads[boat] + min(stones, room) >= box.MINIMUM[s.caps[boat]]:
            boats |= 1 << boat
    return boats


class Boats(Part):
    """The four boats of the round."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        board.boats = self
        self.deeds = {"take": self.do_take, "place": put, "sail": self.do_sail}
        self.reasons = {"take": self.no_take, "place": self.no_place, "sail": self.no_sail}
        self.steps = {
            "place": Ask(lambda s, p: act.places(s.empty), self.answer_place, {"place": self.no_place}),
            "place_to_sail": Ask(self.places_to_sail, self.answer_place_to_sail, {"place": self.no_place}),
            "sail": Ask(self.sail_offers, self.answer_sail, {"sail": self.no_sail}),
            "sail_boat": Ask(self.sail_boat_offers, self.answer_sail, {"sail": self.no_other_sail}),
            "order": Ask(self.order_offers, self.answer_order, {"unload": self.no_order}),
        }
        self.effects = {"unload": self.unload, "unloaded": self.unloaded}

    # ---- a turn's actions ---------------------------------------------------------------------

    def offers(self, s: ImhotepState, player: int) -> Actions:
        """I5.1 to I5.3: take stones, place one, sail a boat."""
        sled = s.sled[player]
        offers: Actions = (act.TAKE,) if sled < self.board.capacity(s, player) and s.quarry[player] else ()
        if sled:
            offers += act.places(s.empty)
        return offers + act.sails(s.ready, free_sites(s)) if s.ready else offers

    def do_take(self, s: ImhotepState, player: int, action: Action) -> None:
        """I5.1."""
        self.board.take(s, player, box.TAKE)

    def do_sail(self, s: ImhotepState, player: int, action: Action) -> None:
        """I5.3."""
        boat, site = action.args
        self.sail(s, player, boat, site)

    def sail(self, s: ImhotepState, player: int, boat: int, site: int, ordered: int = 0) -> None:
        """The boat leaves for the site and is unloaded there, from the bow or as the sailor orders."""
        s.berths[boat] = site
        s.docked |= 1 << site
        s.ready &= ~(1 << boat)
        s.empty &= ~(BOAT_SPOTS << boat * box.SPOTS)
        s.sailor = player
        s.pending.append(matter("unloaded", NOBODY, boat, site))
        s.pending.append(matter("unload", NOBODY, boat, 0))
        if ordered:
            compact(s, boat)
            self.ask_order(s, player, boat, 0)

    # ---- unloading ----------------------------------------------------------------------------

    def unload(self, s: ImhotepState, p: Pending) -> None:
        """I5.3: the next stone from the bow is delivered; its questions come before the stone after it."""
        first = p.a * box.SPOTS
        site = self.board.sites[s.berths[p.a]]
        for spot in range(p.b, s.caps[p.a]):
            owner = s.spots[first + spot]
            if owner == NOBODY:
                continue
            if site.keeps_stones:
                s.spots[first + spot] = NOBODY
                s.loads[p.a] -= 1
            asked = len(s.pending)
            site.arrive(s, owner)
            if len(s.pending) > asked:
                s.pending.insert(asked, matter("unload", NOBODY, p.a, spot + 1))
                return

    def unloaded(self, s: ImhotepState, p: Pending) -> None:
        """I6.1: the boat is empty; the market's stones go back to the quarries."""
        first = p.a * box.SPOTS
        self.board.sites[p.b].unloaded(s, s.load(p.a))
        s.spots[first : first + box.SPOTS] = [NOBODY] * box.SPOTS
        s.loads[p.a] = 0

    # ---- questions ----------------------------------------------------------------------------

    def answer_place(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """A stone from the sled."""
        put(s, p.player, action)

    def places_to_sail(self, s: ImhotepState, p: Pending) -> Actions:
        """Spots of boats that may sail once this stone lies there (Sail card)."""
        return act.places(empty_of(s, nearly_ready(s, 1)))

    def answer_place_to_sail(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone is placed; now that boat sails."""
        put(s, p.player, action)
        s.pending.append(matter("sail_boat", p.player, action.args[0], p.b))

    def sail_offers(self, s: ImhotepState, p: Pending) -> Actions:
        """Any ready boat to any free site."""
        return act.sails(s.ready, free_sites(s))

    def sail_boat_offers(self, s: ImhotepState, p: Pending) -> Actions:
        """That boat to any free site."""
        return act.sails(1 << p.a, free_sites(s))

    def answer_sail(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """It sails, ordered or not."""
        boat, site = action.args
        self.sail(s, p.player, boat, site, p.b)

    def ask_order(self, s: ImhotepState, player: int, boat: int, done: int) -> None:
        """Ask for the next stone to come off, while there is a choice between owners."""
        first = boat * box.SPOTS
        if len(set(s.spots[first + done : first + s.loads[boat]])) > 1:
            s.pending.append(matter("order", player, boat, done))

    def order_offers(self, s: ImhotepState, p: Pending) -> Actions:
        """One of the owners whose stones are still to be ordered."""
        owners = s.load(p.a)[p.b :]
        return tuple(act.UNLOAD[owner] for owner in range(self.board.players) if owner in owners)

    def answer_order(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """That owner's stone comes off next: it moves forward, the others keep their order."""
        first, done = p.a * box.SPOTS, p.b
        at = s.spots.index(action.args[0], first + done)
        s.spots.insert(first + done, s.spots.pop(at))
        self.ask_order(s, p.player, p.a, done + 1)

    # ---- why not ------------------------------------------------------------------------------

    def no_take(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I5.1: the sled is full or the quarry empty."""
        if not self.board.space(s, p.player):
            return Refusal("sled_full", "I5.1", {"capacity": self.board.capacity(s, p.player)})
        return Refusal("quarry_empty", "I5.1")

    def no_place(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I5.2: why no stone can go there."""
        boat, spot = action.args
        if s.berths[boat] != NOBODY:
            return Refusal("boat_sailed", "I5.2", {"spots": s.caps[boat]})
        if spot >= s.caps[boat]:
            return Refusal("no_such_spot", "I5.2", {"spots": s.caps[boat]})
        if s.spots[boat * box.SPOTS + spot] != NOBODY:
            return Refusal("spot_taken", "I5.2")
        if not s.sled[p.player]:
            return Refusal("sled_empty", "I5.2")
        return Refusal("boat_cannot_sail_then", ASKS[p.step][1], {"spots": s.caps[boat]})

    def no_sail(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I5.3: why that boat cannot sail there."""
        boat, site = action.args
        if s.berths[boat] != NOBODY:
            return Refusal("boat_sailed", "I5.3", {"spots": s.caps[boat]})
        minimum = box.MINIMUM[s.caps[boat]]
        if s.loads[boat] < minimum:
            params = {"spots": s.caps[boat], "minimum": minimum, "load": s.loads[boat]}
            return Refusal("too_light", "I5.3", params)
        return Refusal("site_taken", "I5.3", {"site": box.SITES[site]})

    def no_other_sail(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I8.1: the boat just loaded has to sail."""
        if action.args[0] != p.a:
            return Refusal("other_boat_sails", "I8.1", {"spots": s.caps[p.a]})
        return self.no_sail(s, p, action)

    def no_order(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """That owner has no stone left to be ordered."""
        return Refusal("no_stone_of_theirs", "I8.1", {"seat": action.args[0]})


def compact(s: ImhotepState, boat: int) -> None:
    """I-R21: empty spots are ignored when stones are ordered."""
    first = boat * box.SPOTS
    load = s.load(boat)
    s.spots[first : first + box.SPOTS] = load + [NOBODY] * (box.SPOTS - len(load))
