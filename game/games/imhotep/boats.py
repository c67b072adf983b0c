"""Boats: placing, sailing, the order of unloading, unloading (I5.2, I5.3)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from game.core.state import Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARDS
from game.games.imhotep.features import general
from game.games.imhotep.features.kind import Aspect
from game.games.imhotep.lines import NONE, bad, index, letters, stones
from game.games.imhotep.parts import Actions, Ask, Asked, Below, Board, Details, Part
from game.games.imhotep.state import BOAT_SPOTS, NOBODY, ORDERED, ImhotepState, matter

ALL_SITES = (1 << len(box.SITES)) - 1
# By set of boats, their spots.
SPOTS_OF = [
    sum(BOAT_SPOTS << boat * box.SPOTS for boat in range(box.BOATS) if boats >> boat & 1)
    for boats in range(1 << box.BOATS)
]
# By boat and site: the matters of unloading it there, the last first.
UNLOADING = [
    [
        (matter("unloaded", NOBODY, boat, site), matter("unload", NOBODY, boat, 0))
        for site, _ in enumerate(box.SITES)
    ]
    for boat in range(box.BOATS)
]
ORDER_WORDS = tuple("ordered" if each == ORDERED else "bow" for each in range(2))
FROM_WORDS = (*box.SPOT_WORDS, "end")  # the next spot to be unloaded


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


def sail(s: ImhotepState, player: int, action: Action, ordered: int = 0) -> None:
    """I5.3: the boat leaves for the site and is unloaded there, from the bow or as the sailor orders."""
    boat, site = action.args
    s.berths[boat] = site
    s.docked |= 1 << site
    s.ready &= ~(1 << boat)
    s.empty &= ~(BOAT_SPOTS << boat * box.SPOTS)
    s.sailor = player
    s.pending += UNLOADING[boat][site]
    if ordered:
        compact(s, boat)
        ask_order(s, player, boat, 0)


def ask_order(s: ImhotepState, player: int, boat: int, done: int) -> None:
    """Ask for the next stone to come off, while there is a choice between owners."""
    first = boat * box.SPOTS
    if len(set(s.spots[first + done : first + s.loads[boat]])) > 1:
        s.pending.append(matter("order", player, boat, done))


def compact(s: ImhotepState, boat: int) -> None:
    """I-R21: empty spots are ignored when stones are ordered."""
    first = boat * box.SPOTS
    load = s.load(boat)
    s.spots[first : first + box.SPOTS] = load + [NOBODY] * (box.SPOTS - len(load))


def empty_of(s: ImhotepState, boats: int) -> int:
    """The empty spots of these boats."""
    return s.empty & SPOTS_OF[boats]


def spots_of(s: ImhotepState, player: int, action: Action) -> Details:
    """A boat is known by its spots."""
    return {"spots": s.caps[action.args[0]]}


class Boats(Part):
    """The four boats of the round."""

    from_sled = ("place", "place_to_sail")
    lies_on: ClassVar[Below] = {
        "place": ("spent", "place"),
        **dict.fromkeys(("place_to_sail", "sail", "sail_boat"), ("spent",)),
        "order": ("unload",),
        "unload": ("unloaded",),
        "unloaded": ("spent", "turn_end"),
    }

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.deeds = {"take": self.do_take, "place": put, "sail": sail}
        self.facts = {"take": self.count, "place": spots_of, "sail": spots_of}
        self.reasons = {"take": self.no_take, "place": no_place, "sail": no_sail}
        placing, sailing = {"place": no_place}, {"sail": no_sail}
        now_sail = Asked("asked_sail", "I5.3")
        self.steps = {
            "place": Ask(board, Asked("asked_place", "I5.2"), any_spot, answer_place, placing),
            "place_to_sail": Ask(
                board, Asked("asked_place_to_sail", "I8.1"), spots_to_sail, answer_place_to_sail, placing
            ),
            "sail": Ask(board, now_sail, any_sailing, answer_sail, sailing),
            "sail_boat": Ask(board, now_sail, sailings_of_one, answer_sail_boat, {"sail": no_other_sail}),
            "order": Ask(
                board, Asked("asked_order", "I-R21"), self.still_there, answer_order, {"unload": no_order}
            ),
        }
        self.effects = {"unload": self.unload, "unloaded": self.unloaded}
        self.details = {
            "sail": {"unloading": ORDER_WORDS},
            "sail_boat": {"boat": box.BOAT_WORDS},
            "order": {"boat": box.BOAT_WORDS, "from": box.SPOT_WORDS},
            "unload": {"boat": box.BOAT_WORDS, "from": FROM_WORDS},
            "unloaded": {"boat": box.BOAT_WORDS, "site": box.SITES},
        }

    # ---- a turn's actions, offered in `Turn` ----------------------------------------------------

    def do_take(self, s: ImhotepState, player: int, action: Action) -> None:
        """I5.1."""
        self.board.take(s, player, box.TAKE)

    def count(self, s: ImhotepState, player: int, action: Action) -> Details:
        """How many stones are taken."""
        return {"count": self.board.to_take(s, player, box.TAKE)}

    # ---- unloading ----------------------------------------------------------------------------

    def unload(self, s: ImhotepState, p: Pending) -> None:
        """I5.3: the next stone from the bow is delivered; its questions come before the stone after it."""
        boat, spots, pending = p.a, s.spots, s.pending
        first, asked = boat * box.SPOTS, len(pending)
        site = self.board.sites[s.berths[boat]]
        keeps, arrive = site.keeps_stones, site.arrive
        for spot in range(first + p.b, first + s.caps[boat]):
            owner = spots[spot]
            if owner == NOBODY:
                continue
            if keeps:
                spots[spot] = NOBODY
                s.loads[boat] -= 1
            arrive(s, owner, spot)
            if len(pending) > asked:
                pending.insert(asked, matter("unload", NOBODY, boat, spot - first + 1))
                return

    def unloaded(self, s: ImhotepState, p: Pending) -> None:
        """I6.1: the boat is empty; the market's stones go back to the quarries."""
        first = p.a * box.SPOTS
        if s.loads[p.a]:  # stones that were not kept
            self.board.sites[p.b].unloaded(s, s.load(p.a))
            s.spots[first : first + box.SPOTS] = [NOBODY] * box.SPOTS
            s.loads[p.a] = 0

    def still_there(self, s: ImhotepState, p: Pending) -> Actions:
        """One of the owners whose stones are still to be ordered."""
        owners = s.load(p.a)[p.b :]
        return tuple(act.UNLOAD[owner] for owner in range(self.board.players) if owner in owners)

    def aspects(self) -> Iterable[Aspect]:
        return (general.stones(self.board),)

    # ---- as text ------------------------------------------------------------------------------

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """The boats' spots from the bow, and where they lie."""
        words = []
        for boat, cap in enumerate(s.caps):
            first = boat * box.SPOTS
            site = f"@{box.SITES[s.berths[boat]]}" if s.sailed(boat) else ""
            words.append((letters(s.spots[first : first + cap]) or NONE) + site)
        return {"boats": " ".join(words)}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        words = lines["boats"].split()
        if len(words) != box.BOATS:
            raise bad("boats", lines)
        for boat, word in enumerate(words):
            text, at, site = word.partition("@")
            spots = stones("boats", lines, "" if text == NONE else text, self.board.players)
            if len(spots) > box.SPOTS:
                raise bad("boats", lines)
            s.caps[boat] = len(spots)
            s.spots[boat * box.SPOTS : boat * box.SPOTS + len(spots)] = spots
            s.berths[boat] = index("boats", lines, site, box.SITES) if at else NOBODY
        berths = [site for site in s.berths if site != NOBODY]
        crossing = any(self.board.copies[card.kind] for card in CARDS if card.crosses)
        if len({*berths}) < len(berths) and not crossing:
            raise bad("boats", lines)

    def check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """I8.1: for several stones that are to be placed there are spots."""
        if sum(p.step == "place" for p in s.pending) > s.empty.bit_count():
            raise bad("matters", lines)

    def follow(self, s: ImhotepState) -> None:
        """Loads, empty spots, who is ready, where boats lie."""
        s.empty = s.ready = 0
        s.loads = [len(s.load(boat)) for boat in range(box.BOATS)]
        s.docked = sum(1 << site for site in {*s.berths} if site != NOBODY)
        dead = s.passes >= self.board.players  # I-R2: nothing is loaded any more
        for boat in range(box.BOATS):
            if dead or s.sailed(boat):
                continue
            first = boat * box.SPOTS
            for spot in range(s.caps[boat]):
                s.empty |= (s.spots[first + spot] == NOBODY) << first + spot
            s.ready |= (0 < s.loads[boat] >= box.MINIMUM[s.caps[boat]]) << boat

    # ---- why not ------------------------------------------------------------------------------

    def no_take(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """I5.1: the sled is full or the quarry empty."""
        if not self.board.space(s, p.player):
            return Refusal("sled_full", "I5.1", {"capacity": self.board.capacity(s, p.player)})
        return Refusal("quarry_empty", "I5.1")


# ---- what is asked --------------------------------------------------------------------------------


def any_spot(s: ImhotepState, p: Pending) -> Actions:
    """Any empty spot."""
    return act.places(s.empty)


def answer_place(s: ImhotepState, p: Pending, action: Action) -> None:
    """A stone from the sled."""
    put(s, p.player, action)


def spots_to_sail(s: ImhotepState, p: Pending) -> Actions:
    """Spots of boats that may sail once this stone lies there (Sail card)."""
    return act.places(empty_of(s, s.nearly_ready(1)))


def answer_place_to_sail(s: ImhotepState, p: Pending, action: Action) -> None:
    """The stone is placed; now that boat sails."""
    put(s, p.player, action)
    s.pending.append(matter("sail_boat", p.player, action.args[0]))


def any_sailing(s: ImhotepState, p: Pending) -> Actions:
    """Any ready boat to any free site."""
    return act.sails(s.ready, free_sites(s))


def answer_sail(s: ImhotepState, p: Pending, action: Action) -> None:
    """It sails, ordered or not."""
    sail(s, p.player, action, p.a)


def sailings_of_one(s: ImhotepState, p: Pending) -> Actions:
    """That boat to any free site."""
    return act.sails(1 << p.a, free_sites(s))


def answer_sail_boat(s: ImhotepState, p: Pending, action: Action) -> None:
    """It sails, unloaded from the bow."""
    sail(s, p.player, action)


def answer_order(s: ImhotepState, p: Pending, action: Action) -> None:
    """That owner's stone comes off next: it moves forward, the others keep their order."""
    first, done = p.a * box.SPOTS, p.b
    at = s.spots.index(action.args[0], first + done)
    s.spots.insert(first + done, s.spots.pop(at))
    ask_order(s, p.player, p.a, done + 1)


# ---- why not ----------------------------------------------------------------------------------------


def no_place(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I5.2: why no stone can go there; where one could, the Sail card's boat could not sail then."""
    return no_spot(s, p.player, action) or cannot_sail_then(s, action, 1, "I8.1")


def no_spot(s: ImhotepState, player: int, action: Action) -> Refusal | None:
    """I5.2: why no stone of this player can go there."""
    boat, spot = action.args
    if s.berths[boat] != NOBODY:
        return Refusal("boat_sailed", "I5.2", {"spots": s.caps[boat]})
    if spot >= s.caps[boat]:
        return Refusal("no_such_spot", "I5.2", {"spots": s.caps[boat]})
    if s.spots[boat * box.SPOTS + spot] != NOBODY:
        return Refusal("spot_taken", "I5.2")
    return None if s.sled[player] else Refusal("sled_empty", "I5.2")


def cannot_sail_then(s: ImhotepState, action: Action, stones: int, rule: str) -> Refusal:
    """Even with so many stones more the boat could not sail."""
    return Refusal("boat_cannot_sail_then", rule, {"spots": s.caps[action.args[0]], "stones": stones})


def no_sail(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I5.3: why that boat cannot sail there."""
    boat, site = action.args
    if s.berths[boat] != NOBODY:
        return Refusal("boat_sailed", "I5.3", {"spots": s.caps[boat]})
    minimum = box.MINIMUM[s.caps[boat]]
    if s.loads[boat] < minimum:
        params = {"spots": s.caps[boat], "minimum": minimum, "load": s.loads[boat]}
        return Refusal("too_light", "I5.3", params)
    return Refusal("site_taken", "I5.3", {"site": box.SITES[site]})


def no_other_sail(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """I8.1: the boat just loaded has to sail."""
    if action.args[0] != p.a:
        return Refusal("other_boat_sails", "I8.1", {"spots": s.caps[p.a]})
    return no_sail(s, p, action)


def no_order(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """That owner has no stone left to be ordered."""
    return Refusal("no_stone_of_theirs", "I-R21", action.details)
