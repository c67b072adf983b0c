"""The matters of Cheops' Master Builders: rolling, ticking, paying, the turn's end (C4 to C7)."""

from collections.abc import Callable, Mapping, Sequence

from game.core.game import CHANCE, Chance, Pending, Refusal, Step
from game.core.vocabulary import Action
from game.games.cheops import actions as act
from game.games.cheops import tables as box
from game.games.cheops.state import NONE, CheopsState


class Even(Chance[CheopsState]):
    """An event whose outcomes are alike."""

    def weights(self, s: CheopsState, p: Pending) -> Sequence[int]:
        """All alike."""
        return [1] * len(self.actions(s, p))


class DrawStarter(Even):
    """C3.4: who is the first active player."""

    stream = "start"

    def __init__(self, players: int) -> None:
        self.players = players

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        """Any player."""
        return act.START[: self.players]

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        """He is."""
        (s.active,) = action.args


class DrawSheet(Chance[CheopsState]):
    """C3.1: the sheet of player `a`, different from the others'."""

    stream = "sheets"

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        """Every sheet."""
        return act.SHEET

    def weights(self, s: CheopsState, p: Pending) -> Sequence[int]:
        """Those that nobody has."""
        return [int(sheet not in s.sheets) for sheet in range(len(box.SHEETS))]

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        """It is his."""
        (s.sheets[p.a],) = action.args


class Roll(Even):
    """C4.1: a die."""

    stream = "dice"

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        """Six colours."""
        return act.DIE

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        """It lies in the middle."""
        s.lying[action.args[0]] += 1


# ---- paying -----------------------------------------------------------------------------------------


def stones_within(s: CheopsState, player: int, colour: int) -> list[int]:
    """C5: the quarry stones of a colour that can still be struck."""
    stones = box.STONES_OF[s.sheets[player]]
    return [place for place in range(s.struck[player], box.QUARRY) if stones[place] == colour]


def take_dice(s: CheopsState, colours: Sequence[int]) -> list[int]:
    """C5: a matching die must be taken; returns the colours no die was left for."""
    unpaid = []
    for colour in colours:
        if s.middle[colour]:
            s.middle[colour] -= 1
        else:
            unpaid.append(colour)
    return unpaid


def payable(s: CheopsState, player: int, colours: Sequence[int]) -> bool:
    """C5: whether stones of these colours can be paid together, in whatever order of strikes."""
    left = s.middle[:]
    unpaid = []
    for colour in colours:
        if left[colour]:
            left[colour] -= 1
        else:
            unpaid.append(colour)
    return bool(payments(s, player, unpaid)) if unpaid else True


def payments(s: CheopsState, player: int, unpaid: Sequence[int]) -> list[Action]:
    """C5: a stone or joker to be struck next, such that the rest can be paid as well."""
    rest = {colour: other_than(unpaid, colour) for colour in unpaid}
    offers = [
        act.STRIKE[place]
        for place in range(s.struck[player], box.QUARRY)
        if (colour := box.STONES_OF[s.sheets[player]][place]) in rest
        and can_finish(s, player, rest[colour], place + 1, s.jokers[player])
    ]
    if s.jokers[player]:
        offers += [
            act.JOKER[colour]
            for colour in sorted(rest)
            if can_finish(s, player, rest[colour], s.struck[player], s.jokers[player] - 1)
        ]
    return offers


def other_than(colours: Sequence[int], colour: int) -> list[int]:
    """The colours without one of that colour."""
    rest = list(colours)
    rest.remove(colour)
    return rest


def can_finish(s: CheopsState, player: int, unpaid: Sequence[int], struck: int, jokers: int) -> bool:
    """Whether what is left, one stone at most, can be paid from there on."""
    return not unpaid or jokers > 0 or unpaid[0] in box.STONES_OF[s.sheets[player]][struck:]


def strike(s: CheopsState, player: int, action: Action) -> int:
    """C5: a quarry stone, and with it all to its left, or a joker; returns the colour paid."""
    if action.verb == "joker":
        s.jokers[player] -= 1
        s.strikes.append((s.ply, player, box.JOKER_LEFT, 1))
        return action.args[0]
    (place,) = action.args
    lost = place + 1 - s.struck[player]
    s.struck[player] = place + 1
    s.strikes.append((s.ply, player, lost * box.STONE_LEFT, 0))
    return box.STONES_OF[s.sheets[player]][place]


def ask_payment(s: CheopsState, player: int, unpaid: Sequence[int]) -> None:
    """C5: pay what no die has paid; asked only where there is a choice."""
    while unpaid:
        choices = payments(s, player, unpaid)
        if len(choices) > 1:
            codes = [colour + 1 for colour in unpaid] + [0]
            s.pending.append(Pending("pay", player, codes[0], codes[1]))
            return
        unpaid = other_than(unpaid, strike(s, player, choices[0]))


# ---- ticking ----------------------------------------------------------------------------------------


def tick(s: CheopsState, player: int, field: int) -> None:
    """C5, C6: the field is ticked; bonuses met for the first time in this turn are gained."""
    s.ticked[player] |= 1 << field
    s.ticks.append((s.ply, player, field))
    for bonus, mask in enumerate(box.BONUS_MASKS):
        if mask >> field & 1 and s.ticked[player] & mask == mask and s.met[bonus] in (0, s.turn):
            s.met[bonus] = s.turn
            s.bonuses[player] |= 1 << bonus
            s.gains.append((s.ply, player, bonus))


def colour_of(s: CheopsState, player: int, field: int) -> int:
    """The colour of a field of the player's sheet."""
    return box.COLOUR_OF[s.sheets[player]][field]


def tick_offers(s: CheopsState, player: int) -> list[Action]:
    """C5: fields of pyramid and arch that may be ticked and can be paid."""
    ticked, colours = s.ticked[player], box.COLOUR_OF[s.sheets[player]]
    afford = [payable(s, player, (colour,)) for colour in range(len(box.COLOURS))]
    return [
        action
        for field, action in enumerate(act.TICK)
        if not ticked >> field & 1 and act.NEEDS[field] & ~ticked == 0 and afford[colours[field]]
    ]


def relief_offers(s: CheopsState, player: int) -> list[Action]:
    """C5: neighbouring relief fields, both unticked, that can be paid together."""
    ticked, colours = s.ticked[player], box.COLOUR_OF[s.sheets[player]]
    return [
        action
        for action, one, other in act.RELIEF_PAIRS
        if not (ticked >> one | ticked >> other) & 1 and payable(s, player, (colours[one], colours[other]))
    ]


# ---- matters ----------------------------------------------------------------------------------------

ASKS = {
    "act": ("asked_act", "C5"),
    "second": ("asked_second", "C5"),
    "pay": ("asked_pay", "C5.2"),
}


def not_now(p: Pending) -> Refusal:
    """Another kind of choice is open."""
    reason, rule = ASKS[p.step]
    return Refusal(reason, rule)


class Act(Step[CheopsState]):
    """C5: up to two stones of pyramid and arch, or a pair of relief stones, or nothing."""

    def __init__(self, first: bool) -> None:
        self.first = first

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        """What can be ticked and paid; `done` always."""
        offers = tick_offers(s, p.player)
        if self.first:
            offers += relief_offers(s, p.player)
        return [*offers, act.DONE]

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        """The stones are ticked, dice taken, what they do not pay is asked; then perhaps a second stone."""
        if action is act.DONE:
            return
        base = act.FIRST_RELIEF if action.verb == "relief" else 0
        fields = [base + place for place in action.args]
        if self.first and action.verb == "tick":
            s.pending.append(Pending("offer_second", p.player))
        unpaid = take_dice(s, [colour_of(s, p.player, field) for field in fields])
        for field in fields:
            tick(s, p.player, field)
        ask_payment(s, p.player, unpaid)

    def refuse(self, s: CheopsState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        if action.verb == "tick":
            return no_tick(s, p.player, action.args[0])
        if action.verb == "relief":
            return no_relief(s, p.player, action) if self.first else Refusal("relief_alone", "C5")
        return not_now(p)


def no_tick(s: CheopsState, player: int, field: int) -> Refusal:
    """C5: why a field of pyramid or arch cannot be ticked."""
    ticked = s.ticked[player]
    if ticked >> field & 1:
        return Refusal("ticked", "C5")
    if act.NEEDS[field] & ~ticked:
        structure = "pyramid" if box.PYRAMID >> field & 1 else "arch"
        return Refusal(f"{structure}_not_carried", "C5", {"field": box.FIELDS[field]})
    return Refusal("not_payable", "C5.3", {"colour": box.COLOURS[colour_of(s, player, field)]})


def no_relief(s: CheopsState, player: int, action: Action) -> Refusal:
    """C5: why two relief fields cannot be ticked."""
    if not act.neighbours(*action.args):
        return Refusal("relief_not_neighbours", "C5")
    if any(s.ticked[player] >> act.FIRST_RELIEF + place & 1 for place in action.args):
        return Refusal("ticked", "C5")
    return Refusal("pair_not_payable", "C5.3")


class Pay(Step[CheopsState]):
    """C5.2: a quarry stone or a joker for a stone no die has paid. `a`, `b`: colours from 1, 0 for none."""

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        """Any reachable stone of the colours, or a joker."""
        return payments(s, p.player, unpaid_of(p))

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        """It is struck; then what is left to pay."""
        ask_payment(s, p.player, other_than(unpaid_of(p), strike(s, p.player, action)))

    def refuse(self, s: CheopsState, p: Pending, action: Action) -> Refusal:
        """Why not."""
        if action.verb == "strike":
            return no_strike(s, p, action.args[0])
        if action.verb == "joker":
            reason = "no_joker" if not s.jokers[p.player] else "joker_not_needed"
            return Refusal(reason, "C5.2")
        return not_now(p)


def no_strike(s: CheopsState, p: Pending, place: int) -> Refusal:
    """C5: why that quarry stone cannot be struck."""
    if place < s.struck[p.player]:
        return Refusal("stone_passed", "C5.4")
    if box.STONES_OF[s.sheets[p.player]][place] not in unpaid_of(p):
        return Refusal("stone_of_other_colour", "C5.2")
    return Refusal("rest_not_payable", "C5.3")


def unpaid_of(p: Pending) -> list[int]:
    """The colours a payment is for."""
    return [code - 1 for code in (p.a, p.b) if code]


class Turns:
    """C3, C4, C7: set-up, the order of a turn, the end."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.steps: Mapping[str, Step[CheopsState]] = {
            "starter": DrawStarter(players),
            "sheet": DrawSheet(),
            "roll": Roll(),
            "act": Act(first=True),
            "second": Act(first=False),
            "pay": Pay(),
        }
        self.effects: Mapping[str, Callable[[CheopsState, Pending], None]] = {
            "turn": self.turn,
            "turn_end": self.turn_end,
            "middle": self.middle,
            "keep_dice": self.keep_dice,
            "offer_second": self.offer_second,
        }

    def turn(self, s: CheopsState, p: Pending) -> None:
        """C4: roll, then everybody acts, the active player first; only his dice stay out."""
        s.turn += 1
        s.lying = [0] * len(box.COLOURS)
        s.pending.append(Pending("turn_end", NONE, len(s.ticks)))
        for seat in reversed(range(self.players)):
            player = (s.active + seat) % self.players
            if not seat:
                s.pending.append(Pending("keep_dice", NONE))
            s.pending.append(Pending("act", player))
            s.pending.append(Pending("middle", NONE))
        s.pending.extend([Pending("roll", CHANCE)] * box.DICE[self.players])

    def middle(self, s: CheopsState, p: Pending) -> None:
        """C4.3: the dice lie in the middle for whoever acts next."""
        s.middle = s.lying[:]

    def keep_dice(self, s: CheopsState, p: Pending) -> None:
        """C4.2: what the active player took stays out this turn."""
        s.lying = s.middle[:]

    def offer_second(self, s: CheopsState, p: Pending) -> None:
        """C5: a second stone of pyramid or arch, if one can be ticked."""
        if tick_offers(s, p.player):
            s.pending.append(Pending("second", p.player))

    def turn_end(self, s: CheopsState, p: Pending) -> None:
        """C4.4, C7: the game ends, or the next player becomes active."""
        s.idle = 0 if len(s.ticks) > p.a else s.idle + 1
        over = any(complete(ticked) >= box.END_STRUCTURES for ticked in s.ticked)
        if over or s.idle >= box.IDLE_ROUNDS * self.players or s.turn >= box.MOST_TURNS:
            return
        s.active = (s.active + 1) % self.players
        self.turn(s, p)


def complete(ticked: int) -> int:
    """C7: how many structures are complete."""
    return sum(ticked & structure == structure for structure in box.STRUCTURES)
