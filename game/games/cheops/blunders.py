"""What nobody should ever do in Cheops' Master Builders while something else is possible."""

from collections.abc import Callable, Mapping

from game.core.state import Pending
from game.core.vocabulary import Action
from game.games.cheops import tables as box
from game.games.cheops.actions import FIRST_RELIEF
from game.games.cheops.paying import payments
from game.games.cheops.state import CheopsState, unpaid_of, without_dice
from game.games.cheops.steps import colour_of, relief_offers, tick_offers


def blunder(s: CheopsState, action: Action) -> str:
    """The rule it sins against, or nothing."""
    silly = BLUNDERS.get(action.verb)
    return silly(s, s.pending[-1], action) if silly else ""


def _done(s: CheopsState, p: Pending, action: Action) -> str:
    """C5.1: dice lie there that pay for a stone, or for two of the relief."""
    ticks = [[action.args[0]] for action in tick_offers(s, p.player)]
    if p.step == "act":
        ticks += [[FIRST_RELIEF + place for place in pair.args] for pair in relief_offers(s, p.player)]
    colours = ([colour_of(s, p.player, field) for field in tick] for tick in ticks)
    free = any(not without_dice(s.middle, needed) for needed in colours)
    return "C5.1" if free else ""


def _strike(s: CheopsState, p: Pending, action: Action) -> str:
    """C5.4: a stone that gives up another one of its colour."""
    (place,), stones = action.args, box.STONES_OF[s.sheets[p.player]]
    earlier = [offer.args[0] for offer in payments(s, p.player, unpaid_of(p)) if offer.verb == "strike"]
    return "C5.4" if any(other < place and stones[other] == stones[place] for other in earlier) else ""


def _joker(s: CheopsState, p: Pending, action: Action) -> str:
    """C5.2: a joker, where the next stone has the colour and nothing is skipped for it."""
    following, stones = s.struck[p.player].bit_length(), box.STONES_OF[s.sheets[p.player]]
    return "C5.2" if following < box.QUARRY and stones[following] == action.args[0] else ""


BLUNDERS: Mapping[str, Callable[[CheopsState, Pending, Action], str]] = {
    "done": _done,
    "strike": _strike,
    "joker": _joker,
}
