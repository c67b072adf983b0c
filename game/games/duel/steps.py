"""The Duel's matters, in the order of its rules: turn, action tiles, unloading, refill, chance."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game.core.game import CHANCE, Chance, Pending, Refusal, Step
from game.core.vocabulary import Action
from game.games.duel import actions as act
from game.games.duel.state import NO_TILE, UNLOADABLE, DuelState, delivery, unloadable
from game.games.duel.tables import ACTION_TILES, BOATS, FIRST_ACTION, LINES, SLOTS, SQUARES, TILES

UNLOAD_RULE = "D4.2"


# ---- what happens -----------------------------------------------------------------------------------


def place(s: DuelState, player: int, square: int) -> None:
    """D4.1: a figure from the player's supply to an empty square."""
    s.figures[player] -= 1
    s.standing[player] |= 1 << square
    s.placed[square] = s.ply


def gain(s: DuelState, player: int, kind: int) -> None:
    """D5.3: the tile joins the player's display."""
    s.display[player][kind] += 1
    s.gains.append((s.ply, player, kind))


def unload(s: DuelState, boat: int) -> None:
    """D5: nearest figure takes the outermost tile, and so on inwards; the rest goes to the box."""
    first = boat * SLOTS
    for square, owner, slot in delivery(s, boat):
        gain(s, owner, s.slots[first + slot])
        s.slots[first + slot] = NO_TILE
        s.standing[owner] &= ~(1 << square)
        s.figures[owner] += 1
    for slot in range(first, first + SLOTS):
        if s.slots[slot] != NO_TILE:
            s.box[s.slots[slot]] += 1
            s.slots[slot] = NO_TILE
    s.emptied |= 1 << boat
    s.unloads += 1
    if ends(s):
        s.pending.clear()


def ends(s: DuelState) -> bool:
    """D8: whether only one boat stays in play once the emptied ones are refilled or removed."""
    due = max(0, s.unloads - s.supply // SLOTS)
    return s.afloat.bit_count() - due == 1


def end_turn(s: DuelState, p: Pending) -> None:
    """D7: emptied boats in canonical order are refilled or removed; then the other player's turn."""
    if not s.emptied:
        s.unloads = 0
        s.pending.append(TURN[1 - p.player])
        return
    lowest = s.emptied & -s.emptied
    s.emptied ^= lowest
    s.pending.append(p)
    if s.supply < SLOTS:
        s.afloat &= ~lowest
        return
    s.pending += REFILL[lowest.bit_length() - 1]


# D7.1: the three new tiles of each boat, slot 1 on top.
REFILL = tuple(
    [Pending("refill", CHANCE, boat * SLOTS + slot) for slot in reversed(range(SLOTS))]
    for boat in range(len(BOATS))
)


# ---- what may be done -------------------------------------------------------------------------------


def take_offers(s: DuelState) -> tuple[Action, ...]:
    """D6.1: any tile on a boat that is not an action tile."""
    return tuple(action for action, kind in zip(act.TAKE, s.slots, strict=True) if 0 <= kind < FIRST_ACTION)


def combo_places(s: DuelState) -> tuple[Action, ...]:
    """D6.3: placements that make or leave some boat unloadable."""
    return _places_to_unload(s.occupied, s.afloat)


@cache
def _places_to_unload(occupied: int, afloat: int) -> tuple[Action, ...]:
    return tuple(
        action
        for action in act.PLACE_ON_EMPTY[occupied]
        if UNLOADABLE[occupied | 1 << action.args[0]] & afloat
    )


def can_take(s: DuelState, player: int) -> bool:
    """D6.1: some tile can be taken."""
    return any(0 <= kind < FIRST_ACTION for kind in s.slots)


def can_place_two(s: DuelState, player: int) -> bool:
    """D6.2: two figures or more in the player's supply."""
    return s.figures[player] >= 2


def can_combine(s: DuelState, player: int) -> bool:
    """D6.3: a figure, and a square for it after which some boat can be unloaded."""
    return s.figures[player] > 0 and bool(combo_places(s))


def can_swap(s: DuelState, player: int) -> bool:
    """D6.4: some boat can be unloaded afterwards."""
    return bool(unloadable(s))


# D4.3: an action tile may be played only if its whole compulsory part can be carried out.
PLAYABLE: tuple[Callable[[DuelState, int], bool], ...] = (can_take, can_place_two, can_combine, can_swap)
PLAY_RULES = ("D6.1", "D6.2", "D6.3", "D6.4")
PLAY_REASONS = ("take_nothing", "place_needs_two", "combo_needs_unload", "swap_needs_unload")

# D6: what an action tile asks for, last matter first.
PLAYS: tuple[tuple[str, ...], ...] = (
    ("take",),
    ("offer_third", "place", "place"),
    ("offer_second", "unload", "combo_place"),
    ("unload", "swap"),
)


# ---- why not ----------------------------------------------------------------------------------------


def not_now(s: DuelState, p: Pending, action: Action) -> Refusal:
    """Another kind of choice is open."""
    return Refusal(ASKS[p.step][0], ASKS[p.step][1])


# What each matter asks for, said when something else was tried, with the rule.
ASKS = {
    "turn": ("tile_first", "D4.3"),
    "take": ("asked_take", "D6.1"),
    "place": ("asked_place", "D6.2"),
    "place_third": ("asked_place_third", "D6.2"),
    "combo_place": ("asked_combo_place", "D6.3"),
    "swap": ("asked_swap", "D6.4"),
    "unload": ("asked_unload", UNLOAD_RULE),
    "unload_second": ("asked_unload_second", "D6.3"),
}


def no_place(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.1, D2.3: why a figure cannot go there."""
    (square,) = action.args
    if s.occupied >> square & 1:
        return Refusal("square_taken", "D2.3", {"square": SQUARES[square]})
    if not s.figures[p.player]:
        return Refusal("no_figure", "D4.1")
    return Refusal("square_leaves_no_boat", "D6.3", {"square": SQUARES[square]})


def no_unload(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.2: why that boat cannot be unloaded."""
    (boat,) = action.args
    if not s.in_play(boat):
        return Refusal("boat_gone", "D7.2", {"boat": BOATS[boat]})
    if s.emptied >> boat & 1:
        return Refusal("boat_emptied", "D7.1", {"boat": BOATS[boat]})
    count = sum(s.occupied >> square & 1 for square in LINES[boat])
    return Refusal("line_short", UNLOAD_RULE, {"boat": BOATS[boat], "count": count})


def no_play(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.3, D6: why that action tile cannot be played."""
    (tile,) = action.args
    if not s.display[p.player][FIRST_ACTION + tile]:
        return Refusal("no_such_tile", "D4.3", {"tile": ACTION_TILES[tile]})
    if tile == ACTION_TILES.index("COMBO") and not s.figures[p.player]:
        return Refusal("no_figure", "D6.3")
    return Refusal(PLAY_REASONS[tile], PLAY_RULES[tile])


def no_take(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D6.1: why that tile cannot be taken."""
    boat, slot = action.args
    if not s.in_play(boat):
        return Refusal("boat_gone", "D7.2", {"boat": BOATS[boat]})
    return Refusal("take_action_tile", "D6.1", {"tile": TILES[s.tile(boat, slot)]})


def no_swap(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D6.4: why those tiles cannot be exchanged."""
    return Refusal("boat_gone", "D7.2", {"boat": BOATS[action.args[0]]})


def no_pass(s: DuelState, p: Pending, action: Action) -> Refusal:
    """D4.4: passing is only for those who can do nothing else."""
    return Refusal("pass_is_forced", "D4.4")


Reason = Callable[[DuelState, Pending, Action], Refusal]


# ---- matters ----------------------------------------------------------------------------------------


class Turn(Step[DuelState]):
    """D4: one of placing, unloading, playing an action tile; pass if there is nothing else."""

    reasons: Mapping[str, Reason] = {
        "place": no_place,
        "unload": no_unload,
        "play": no_play,
        "pass": no_pass,
    }

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """D4: what the player may do."""
        player = p.player
        occupied = s.standing[0] | s.standing[1]
        offers = act.PLACE_ON_EMPTY[occupied] if s.figures[player] else ()
        offers += act.UNLOAD_BOATS[UNLOADABLE[occupied] & s.afloat]
        for tile, owned in enumerate(s.display[player][FIRST_ACTION:]):
            if owned and PLAYABLE[tile](s, player):
                offers += (act.PLAY[tile],)
        return offers or (act.PASS,)

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """D4: the verb's owner does it; then the turn ends."""
        s.pending.append(END_TURN[p.player])
        VERBS[action.verb](s, p.player, action)

    def refuse(self, s: DuelState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        return self.reasons.get(action.verb, not_now)(s, p, action)


def do_place(s: DuelState, player: int, action: Action) -> None:
    """D4.1."""
    place(s, player, action.args[0])


def do_unload(s: DuelState, player: int, action: Action) -> None:
    """D4.2."""
    unload(s, action.args[0])


def do_play(s: DuelState, player: int, action: Action) -> None:
    """D4.3: the tile goes to the box first, then what it says is asked step by step."""
    (tile,) = action.args
    s.display[player][FIRST_ACTION + tile] -= 1
    s.box[FIRST_ACTION + tile] += 1
    s.pending.extend(Pending(step, player) for step in PLAYS[tile])


def do_pass(s: DuelState, player: int, action: Action) -> None:
    """D4.4: nothing happens."""


VERBS: Mapping[str, Callable[[DuelState, int, Action], None]] = {
    "place": do_place,
    "unload": do_unload,
    "play": do_play,
    "pass": do_pass,
}


class Part(Step[DuelState]):
    """One matter of an action tile: what it offers, what it does, why other choices are refused."""

    def __init__(
        self,
        offers: Callable[[DuelState], tuple[Action, ...]],
        resolve: Callable[[DuelState, int, Action], None],
        reasons: Mapping[str, Reason],
        may_stop: bool = False,
    ) -> None:
        self.offers = offers
        self.carry_out = resolve
        self.reasons = reasons
        self.may_stop = may_stop

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """What the part offers, and `stop` where it may be left."""
        return (*self.offers(s), act.STOP) if self.may_stop else self.offers(s)

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """Do it, unless it was `stop`."""
        if action is not act.STOP:
            self.carry_out(s, p.player, action)

    def refuse(self, s: DuelState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        return self.reasons.get(action.verb, not_now)(s, p, action)


def place_offers(s: DuelState) -> tuple[Action, ...]:
    """D6.2: any empty square."""
    return act.PLACE_ON_EMPTY[s.occupied]


def offer_third(s: DuelState, p: Pending) -> None:
    """D6.2: a third figure may follow if the player has one."""
    if s.figures[p.player]:
        s.pending.append(Pending("place_third", p.player))


def offer_second(s: DuelState, p: Pending) -> None:
    """D6.3: a second boat may follow if one can be unloaded."""
    if unloadable(s):
        s.pending.append(Pending("unload_second", p.player))


def unload_offers(s: DuelState) -> tuple[Action, ...]:
    """D4.2: boats with two figures or more in their line."""
    return act.UNLOAD_BOATS[unloadable(s)]


def swap_offers(s: DuelState) -> tuple[Action, ...]:
    """D6.4: two tiles of one boat in play."""
    return act.SWAP_BOATS[s.afloat]


def do_take(s: DuelState, player: int, action: Action) -> None:
    """D6.1: the tile joins the display; the top reserve tile takes its place, face up."""
    slot = action.args[0] * SLOTS + action.args[1]
    gain(s, player, s.slots[slot])
    s.slots[slot] = NO_TILE
    s.pending.append(Pending("uncover", CHANCE, slot))


def do_swap(s: DuelState, player: int, action: Action) -> None:
    """D6.4: the two tiles change places."""
    boat, one, other = action.args
    a, b = boat * SLOTS + one, boat * SLOTS + other
    s.slots[a], s.slots[b] = s.slots[b], s.slots[a]


class DrawTile(Chance[DuelState]):
    """A face-down tile is turned up onto slot `p.a`: any unseen tile, as likely as the next."""

    def __init__(self, stream: str, supply: int, reserve: int) -> None:
        self.stream = stream
        self.supply = supply
        self.reserve = reserve

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """Every kind; kinds of which none is left weigh nothing."""
        return act.DRAW

    def weights(self, s: DuelState, p: Pending) -> Sequence[int]:
        """The unseen tiles by kind."""
        return s.unseen

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """The tile lies face up on its slot."""
        (kind,) = action.args
        s.slots[p.a] = kind
        s.unseen[kind] -= 1
        s.supply -= self.supply
        s.reserve -= self.reserve


class DrawStarter(Chance[DuelState]):
    """D3.4: who begins."""

    stream = "start"

    def actions(self, s: DuelState, p: Pending) -> Sequence[Action]:
        """Either player."""
        return act.START

    def weights(self, s: DuelState, p: Pending) -> Sequence[int]:
        """Evenly."""
        return (1, 1)

    def resolve(self, s: DuelState, p: Pending, action: Action) -> None:
        """The starter has the first turn."""
        s.starter = action.args[0]
        s.pending.append(TURN[s.starter])


TURN = (Pending("turn", 0), Pending("turn", 1))
END_TURN = (Pending("end_turn", 0), Pending("end_turn", 1))

STEPS: Mapping[str, Step[DuelState]] = {
    "turn": Turn(),
    "take": Part(take_offers, do_take, {"take": no_take}),
    "place": Part(place_offers, do_place, {"place": no_place}),
    "place_third": Part(place_offers, do_place, {"place": no_place}, may_stop=True),
    "combo_place": Part(combo_places, do_place, {"place": no_place}),
    "swap": Part(swap_offers, do_swap, {"swap": no_swap}),
    "unload": Part(unload_offers, do_unload, {"unload": no_unload}),
    "unload_second": Part(unload_offers, do_unload, {"unload": no_unload}, may_stop=True),
    "load": DrawTile("boats", 0, 0),
    "refill": DrawTile("supply", 1, 0),
    "uncover": DrawTile("reserve", 0, 1),
    "starter": DrawStarter(),
}
EFFECTS = {"end_turn": end_turn, "offer_third": offer_third, "offer_second": offer_second}
