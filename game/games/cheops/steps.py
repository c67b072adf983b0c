"""The matters of Cheops' Master Builders: rolling, ticking, paying, the turn's end (C4 to C7)."""

from collections.abc import Callable, Mapping, Sequence

from game.core.state import CHANCE, NOBODY, Event, Listener, Pending
from game.core.steps import DrawStarter, Refusal, Step
from game.core.vocabulary import Action
from game.games.cheops import actions as act
from game.games.cheops import fields, scoring
from game.games.cheops import tables as box
from game.games.cheops.draws import DrawSheet, Roll
from game.games.cheops.paying import ask_payment, other_than, payments, purse, strike, take_dice
from game.games.cheops.state import CheopsState, unpaid_of

# ---- ticking ----------------------------------------------------------------------------------------


def tick(s: CheopsState, player: int, action: Action, chosen: Sequence[int]) -> None:
    """C5, C6: the fields are ticked, and bonuses met for the first time in this turn are gained."""
    before = s.ticked[player]
    for field in chosen:
        s.ticked[player] |= 1 << field
    s.idle = 0
    if s.tell:
        colours = (box.COLOURS[colour_of(s, player, field)] for field in chosen)
        told = {**action.details, **dict(zip(("colour", "other_colour"), colours, strict=False))}
        s.tell(Event(action.verb, player, told, *scoring.rise(before, s.ticked[player])))
    for field in chosen:
        for bonus in fields.BONUSES_AT[field]:
            mask, gained = box.BONUS_MASKS[bonus], s.bonuses[player] >> bonus & 1
            if s.ticked[player] & mask == mask and not gained and s.met[bonus] in (0, s.turn):
                gain(s, player, bonus)
    if s.tell and scoring.ends(s.ticked[player]) and not scoring.ends(before):
        s.tell(Event("structures", player, {}, box.BONUS, "bonuses", "C7.4"))


def gain(s: CheopsState, player: int, bonus: int) -> None:
    """C6: a bonus is gained."""
    s.met[bonus] = s.turn
    s.bonuses[player] |= 1 << bonus
    if s.tell:
        s.tell(Event("bonus", player, {"bonus": box.BONUSES[bonus]}, box.BONUS, "bonuses", "C7.4"))


def colour_of(s: CheopsState, player: int, field: int) -> int:
    """The colour of a field of the player's sheet."""
    return box.COLOUR_OF[s.sheets[player]][field]


def tick_offers(s: CheopsState, player: int) -> Sequence[Action]:
    """C5: fields of pyramid and arch that may be ticked and can be paid."""
    ticked = s.ticked[player]
    pyramid = fields.carried(box.PYRAMID, ticked & box.PYRAMID)
    arch = fields.carried(box.ARCH, ticked & box.ARCH)
    return fields.ticks_of((pyramid | arch) & fields.fields_of(s.sheets[player], purse(s, player).one))


def relief_offers(s: CheopsState, player: int) -> list[Action]:
    """C5: neighbouring relief fields, both unticked, that can be paid together."""
    colours, payable = fields.PAIR_COLOURS[s.sheets[player]], purse(s, player).both
    free = fields.free_pairs(s.ticked[player] & box.RELIEF)
    return [act.RELIEF_PAIRS[pair][0] for pair in free if payable & colours[pair]]


# ---- matters ----------------------------------------------------------------------------------------

# What each matter asks for, said when something else was tried.
ASKS = {
    "act": Refusal("asked_act", "C5"),
    "second": Refusal("asked_second", "C5"),
    "pay": Refusal("asked_pay", "C5.2"),
}


class Act(Step[CheopsState]):
    """C5: up to two stones of pyramid and arch, or a pair of relief stones, or nothing."""

    def __init__(self, first: bool) -> None:
        self.first = first

    def actions(self, s: CheopsState, p: Pending) -> Sequence[Action]:
        """What can be ticked and paid; `done` always."""
        pairs = relief_offers(s, p.player) if self.first else ()
        return [*tick_offers(s, p.player), *pairs, act.DONE]

    def resolve(self, s: CheopsState, p: Pending, action: Action) -> None:
        """The stones are ticked, dice taken, what they do not pay is asked; then perhaps a second stone."""
        if action is act.DONE:
            if s.tell:
                s.tell(Event(action.verb, p.player, {"ticked": int(not self.first)}))
            return
        if self.first and action.verb == "tick":
            s.pending.append(Pending("offer_second", p.player))
        base = act.FIRST_RELIEF if action.verb == "relief" else 0
        chosen = [base + place for place in action.args]
        tick(s, p.player, action, chosen)
        unpaid = take_dice(s, p.player, [colour_of(s, p.player, field) for field in chosen])
        ask_payment(s, p.player, unpaid)

    def refuse(self, s: CheopsState, p: Pending, action: Action) -> Refusal:
        if action.verb == "tick":
            return no_tick(s, p.player, action.args[0])
        if action.verb == "relief":
            return no_relief(s, p.player, action) if self.first else Refusal("relief_alone", "C5")
        return ASKS[p.step]


def no_tick(s: CheopsState, player: int, field: int) -> Refusal:
    """C5: why a field of pyramid or arch cannot be ticked."""
    ticked = s.ticked[player]
    if ticked >> field & 1:
        return Refusal("ticked", "C5")
    if act.NEEDS[field] & ~ticked:
        reason = "pyramid_not_carried" if box.PYRAMID >> field & 1 else "arch_not_carried"
        return Refusal(reason, "C5", {"field": box.FIELDS[field]})
    return Refusal("not_payable", "C5.3", {"colour": box.COLOURS[colour_of(s, player, field)]})


def no_relief(s: CheopsState, player: int, action: Action) -> Refusal:
    """C5: why two relief fields cannot be ticked."""
    if not act.neighbours(*action.args):
        return Refusal("relief_not_neighbours", "C5")
    if ticked := sum(s.ticked[player] >> act.FIRST_RELIEF + place & 1 for place in action.args):
        return Refusal("ticked" if ticked == len(action.args) else "pair_half_ticked", "C5")
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
        if action.verb == "strike":
            return no_strike(s, p, action.args[0])
        if action.verb == "joker":
            return no_joker(s, p, action.args[0])
        return ASKS[p.step]


def no_joker(s: CheopsState, p: Pending, colour: int) -> Refusal:
    """C5: why no joker can be struck for that colour."""
    if not s.jokers[p.player]:
        return Refusal("no_joker", "C5.2")
    if colour not in unpaid_of(p):
        return Refusal("joker_not_needed", "C5.2")
    return Refusal("rest_not_payable", "C5.3")


def no_strike(s: CheopsState, p: Pending, place: int) -> Refusal:
    """C5: why that quarry stone cannot be struck."""
    if place < s.struck[p.player].bit_length():
        return Refusal("stone_passed", "C5.4")
    if box.STONES_OF[s.sheets[p.player]][place] not in unpaid_of(p):
        return Refusal("stone_of_other_colour", "C5.2")
    return Refusal("rest_not_payable", "C5.3")


def begin(s: CheopsState, starter: int) -> None:
    """C3.4: who is the first active player."""
    s.active = starter


# C7.8: what stops a game without a second structure: turns without a tick, turns in all.
WARNINGS = ("idle", "turns")  # told while a turn is left
STOPS = ("idle_end", "turns_end")


class Turns:
    """C3, C4, C7: set-up, the order of a turn, the end."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.steps: Mapping[str, Step[CheopsState]] = {
            "starter": DrawStarter(act.START[:players], begin),
            "sheet": DrawSheet(),
            "roll": Roll(players),
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
        self.plans = [self.plan(active) for active in range(players)]

    def turn(self, s: CheopsState, p: Pending) -> None:
        """C4: roll, then everybody acts, the active player first; only the dice they take stay out."""
        s.turn += 1
        s.idle += 1
        s.lying = [0] * len(box.COLOURS)
        s.blocked = [0] * len(box.COLOURS)
        s.pending.extend(self.plans[s.active])

    def plan(self, active: int) -> list[Pending]:
        """C4: what a turn consists of, the last first."""
        plan = [Pending("turn_end", NOBODY)]
        for seat in reversed(range(self.players)):
            if not seat:
                plan.append(Pending("keep_dice", NOBODY))
            plan.append(Pending("act", (active + seat) % self.players))
            plan.append(Pending("middle", NOBODY))
        return plan + [Pending("roll", CHANCE)] * box.DICE[self.players]

    def middle(self, s: CheopsState, p: Pending) -> None:
        """C4.3: the dice lie in the middle for whoever acts next."""
        s.middle = s.lying[:]

    def keep_dice(self, s: CheopsState, p: Pending) -> None:
        """C4.2: what the active player took stays out this turn."""
        s.blocked = [before - after for before, after in zip(s.lying, s.middle, strict=True)]
        s.lying = s.middle[:]

    def offer_second(self, s: CheopsState, p: Pending) -> None:
        """C5: a second stone of pyramid or arch, if one can be ticked."""
        if tick_offers(s, p.player):
            s.pending.append(Pending("second", p.player))

    def turn_end(self, s: CheopsState, p: Pending) -> None:
        """C4.4, C7: the game ends, or the next player becomes active."""
        over = self.over(s)
        if s.tell and not any(map(scoring.ends, s.ticked)):
            self.tell_stop(s, s.tell, STOPS if over else WARNINGS, int(not over))
        if over:
            return
        s.active = (s.active + 1) % self.players
        self.turn(s, p)

    def over(self, s: CheopsState) -> bool:
        """C7, C7.8: whether the game ends with this turn as it stands."""
        return min(self.left(s)) <= 0 or any(map(scoring.ends, s.ticked))

    def left(self, s: CheopsState) -> tuple[int, int]:
        """C7.8: how many turns are left before the game is stopped: without a tick, and in all."""
        return box.IDLE_ROUNDS * self.players - s.idle, box.MOST_TURNS - s.turn

    def tell_stop(self, s: CheopsState, tell: Listener, kinds: Sequence[str], few: int) -> None:
        """C7.8: the reason why the game stops, or a warning: so few turns are left."""
        for kind, left, count in zip(kinds, self.left(s), (s.idle, s.turn), strict=True):
            if left <= few:
                tell(Event(kind, NOBODY, {"count": count}, rule="C7.8"))
