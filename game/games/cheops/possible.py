"""Whether a game can lead to a position: dice, stones, payments and actions are counted (C3 to C7)."""

from collections.abc import Iterator, Mapping
from functools import cache

from game.core.chance import members
from game.games.cheops import actions as act
from game.games.cheops import tables as box
from game.games.cheops.fields import free_pairs
from game.games.cheops.paying import payments
from game.games.cheops.state import CheopsState, unpaid_of
from game.games.cheops.steps import Turns, tick_offers

HEAD, ASKED, DICE, MET, SHEETS = range(5)  # the lines of a position's text; a line a sheet from SHEETS on
MOST_PER_ACTION = 4  # decisions: tick and pay, twice


def impossible(s: CheopsState, turns: Turns, options: Mapping[str, str]) -> Iterator[int]:
    """What cannot be so, by the number of its line of the text; nothing in any position a game leads to."""
    actions = [begun(s, player) for player in range(turns.players)]
    if not _head(s, turns, options, sum(actions)):
        yield HEAD
    if not _asked(s, turns):
        yield ASKED
    if not _dice(s, turns):
        yield DICE
    if not all(_met(s, bonus) for bonus in range(len(box.BONUSES))):
        yield MET
    for player in range(turns.players):
        dealt = options["sheets"] == "random" or s.sheets[player] == player
        if not dealt or s.sheets.count(s.sheets[player]) > 1 or not _sheet(s, turns, player, actions[player]):
            yield SHEETS + player


def begun(s: CheopsState, player: int) -> int:
    """How many actions a player has begun, or ended."""
    waits = any(p.step == "act" and p.player == player for p in s.pending)
    return s.turn - waits


def _has_first(s: CheopsState, player: int) -> bool:
    """C5: whether the player has ticked the first stone of an action, and a second one may follow."""
    return any(p.step in ("second", "offer_second") and p.player == player for p in s.pending)


def _head(s: CheopsState, turns: Turns, options: Mapping[str, str], begun: int) -> bool:
    """C4.4, C7.8: the active player follows from who began; actions take some decisions, and not many."""
    first = (s.active - s.turn + 1) % turns.players
    started = options["start"] == "random" or first == (int(options["start"]) - 1) % turns.players
    asked_on = bool(s.pending) and s.pending[-1].step != "act"  # an action has begun and goes on
    least_idle = int(bool(s.pending) and not asked_on and s.pending[-1].player == s.active)
    most_idle = 0 if asked_on else min(s.turn, box.IDLE_ROUNDS * turns.players)
    return (
        started
        and 1 <= s.turn <= box.MOST_TURNS
        and least_idle <= s.idle <= most_idle
        and begun <= s.ply <= MOST_PER_ACTION * begun - asked_on
    )


def _asked(s: CheopsState, turns: Turns) -> bool:
    """C5, C7: over when the game ends; else there is something to decide."""
    if not s.pending:
        return turns.over(s)
    p = s.pending[-1]
    if p.step == "pay":
        unpaid, pair = unpaid_of(p), p.b and s.pending[-2].step != "offer_second"
        asked = len(payments(s, p.player, unpaid)) > 1
        return asked and (pair or not p.b) and not any(s.middle[colour] for colour in unpaid)
    return p.step == "act" or bool(tick_offers(s, p.player))


def _dice(s: CheopsState, turns: Turns) -> bool:
    """C4: all dice are there; only those of the action going on and of the active player are not in use."""
    taken = [lying - middle for lying, middle in zip(s.lying, s.middle, strict=True)]
    at_rest = bool(s.pending) and s.pending[-1].step == "act"
    first = bool(s.pending) and s.pending[-1].player == s.active
    return (
        sum(s.lying) + sum(s.blocked) == box.DICE[turns.players]
        and min(taken) >= 0
        and sum(taken) <= (0 if at_rest else 2)
        and sum(s.blocked) <= (0 if first else 2)
    )


def _met(s: CheopsState, bonus: int) -> bool:
    """C6: whoever meets a bonus when it is first met has it, nobody else."""
    met, mask = s.met[bonus], box.BONUS_MASKS[bonus]
    for ticked, gained in zip(s.ticked, s.bonuses, strict=True):
        complete, has = ticked & mask == mask, gained >> bonus & 1
        if has > complete or (complete and not has and not 0 < met < s.turn):
            return False
    return met <= s.turn and bool(met) == any(gained >> bonus & 1 for gained in s.bonuses)


def _sheet(s: CheopsState, turns: Turns, player: int, begun: int) -> bool:
    """C3.2, C5: stones are carried, in pairs in the relief, and as many as actions and payments allow."""
    ticked, struck, sheet = s.ticked[player], s.struck[player], s.sheets[player]
    p = s.pending[-1] if s.pending else None
    unpaid = unpaid_of(p) if p and p.step == "pay" and p.player == player else []
    jokers = box.JOKERS[turns.players] - s.jokers[player]
    fields, first = members(ticked), _has_first(s, player)
    built = [box.COLOUR_OF[sheet][field] for field in fields]
    paid = [*unpaid, *(box.STONES_OF[sheet][place] for place in members(struck))]
    return (
        all(field >= act.FIRST_RELIEF or not act.NEEDS[field] & ~ticked for field in fields)
        and in_pairs(box.RELIEF & ~ticked)
        and len(fields) <= 2 * begun - first
        and (not first or bool(ticked & ~box.RELIEF))
        and jokers >= 0
        and len(paid) + jokers <= len(fields)
        and all(paid.count(colour) <= built.count(colour) for colour in paid)
    )


@cache
def in_pairs(left: int) -> bool:
    """C5: whether all relief fields but these can have been ticked pair by pair."""
    done = box.RELIEF & ~left
    if not done:
        return True
    lowest = done & -done
    return any(
        in_pairs(left | 1 << one | 1 << other)
        for _, one, other in (act.RELIEF_PAIRS[pair] for pair in free_pairs(left))
        if lowest in (1 << one, 1 << other)
    )
