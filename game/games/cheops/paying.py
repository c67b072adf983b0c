"""Paying for stones in Cheops' Master Builders (C5): dice first, then quarry stones and jokers."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from game.core.state import Event, Pending
from game.core.vocabulary import Action
from game.games.cheops import actions as act
from game.games.cheops import tables as box
from game.games.cheops.fields import pair_bit
from game.games.cheops.state import CheopsState, without_dice

EACH_COLOUR = range(len(box.COLOURS))
BOTH_COLOURS = tuple(combinations_with_replacement(EACH_COLOUR, 2))


class Purse(NamedTuple):
    """What can be paid for: colours of one stone, and of two stones together, as sets."""

    one: int
    both: int


def purse(s: CheopsState, player: int) -> Purse:
    """C5: what the player can pay for now."""
    quarry = quarry_purse(s.sheets[player], s.struck[player].bit_length(), min(s.jokers[player], 2))
    return purse_of(quarry, tuple(s.middle))


@cache
def quarry_purse(sheet: int, used: int, jokers: int) -> Purse:
    """C5: what quarry stones and jokers pay for; more jokers than two change nothing."""
    stones = box.STONES_OF[sheet]
    one = [colour for colour in EACH_COLOUR if can_strike(stones, used, (colour,), jokers)]
    both = [
        pair
        for pair in BOTH_COLOURS
        if any(can_strike(stones, used, order, jokers) for order in (pair, pair[::-1]))
    ]
    return Purse(sum(1 << colour for colour in one), sum(pair_bit(*pair) for pair in both))


@cache
def purse_of(quarry: Purse, middle: tuple[int, ...]) -> Purse:
    """C5: what dice pay for, and quarry and jokers where no die is left."""
    one = [colour for colour in EACH_COLOUR if covers(quarry, without_dice(middle, (colour,)))]
    both = [pair for pair in BOTH_COLOURS if covers(quarry, without_dice(middle, pair))]
    return Purse(sum(1 << colour for colour in one), sum(pair_bit(*pair) for pair in both))


def covers(purse: Purse, colours: Sequence[int]) -> bool:
    """Whether none, one or two stones of these colours can be paid for."""
    if len(colours) == 2:
        return purse.both & pair_bit(*colours) > 0
    return not colours or purse.one >> colours[0] & 1 > 0


def can_strike(stones: Sequence[int], used: int, unpaid: Sequence[int], jokers: int) -> bool:
    """C5: whether quarry stones, from left to right in this order, and jokers pay for the colours."""
    if not unpaid:
        return True
    colour, *rest = unpaid
    if jokers and can_strike(stones, used, rest, jokers - 1):
        return True
    return colour in stones[used:] and can_strike(stones, stones.index(colour, used) + 1, rest, jokers)


def take_dice(s: CheopsState, player: int, colours: Sequence[int]) -> list[int]:
    """C5.1: matching dice must be taken; returns the colours no die was left for."""
    unpaid = []
    for colour in colours:
        if not s.middle[colour]:
            unpaid.append(colour)
            continue
        s.middle[colour] -= 1
        if s.tell:
            s.tell(Event("die", player, {"colour": box.COLOURS[colour]}))
    return unpaid


def payments(s: CheopsState, player: int, unpaid: Sequence[int]) -> list[Action]:
    """C5: the stones and jokers that may be struck next, such that the rest can be paid as well."""
    stones, jokers = box.STONES_OF[s.sheets[player]], s.jokers[player]
    used = s.struck[player].bit_length()
    rest = {colour: other_than(unpaid, colour) for colour in unpaid}
    offers = [
        act.STRIKE[place]
        for place in range(used, box.QUARRY)
        if stones[place] in rest and can_strike(stones, place + 1, rest[stones[place]], jokers)
    ]
    if jokers:
        offers += [
            act.JOKER[colour] for colour in sorted(rest) if can_strike(stones, used, rest[colour], jokers - 1)
        ]
    return offers


def other_than(colours: Sequence[int], colour: int) -> list[int]:
    """The colours without one of that colour."""
    rest = list(colours)
    rest.remove(colour)
    return rest


def strike(s: CheopsState, player: int, action: Action) -> int:
    """C5.2, C5.4: a quarry stone, which gives up all those skipped, or a joker; returns the colour paid."""
    if action.verb == "joker":
        s.jokers[player] -= 1
        if s.tell:
            s.tell(Event(action.verb, player, action.details, -box.JOKER_LEFT, "jokers", "C7.6"))
        return action.args[0]
    (place,) = action.args
    skipped = place - s.struck[player].bit_length()
    s.struck[player] |= 1 << place
    if s.tell:
        lost = (skipped + 1) * box.STONE_LEFT
        told: dict[str, int | str] = {**action.details, "skipped": skipped}
        s.tell(Event(action.verb, player, told, -lost, "quarry", "C7.5"))
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
