"""The end of a game for two, searched to its last decision and over all chance: what choices are worth."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from game.bots.bot import lead
from game.bots.monte_carlo import reward
from game.core.game import Game
from game.core.state import CHANCE, TERMINAL
from game.core.vocabulary import Action

Sure = Sequence[tuple[Action, float]]
WORST, BEST = 0.0, 1.0
NO_PART = ("ply", "tell")  # of what makes two positions the same


class TooLarge(Exception):
    """More positions than were allowed."""


class Exact:
    """Searches whole trees. What both know is everything but coming draws, which are weighed by their odds.

    Values are the first player's, from 0 to 1: half for the placing, half for the lead, so that what one wins
    the other loses. Raises TooLarge after `most` positions; one that comes up again is looked up.
    """

    def __init__(self, game: Game[Any], most: int) -> None:
        if game.players != 2:
            raise ValueError("Only two can win what the other loses.")
        self.game, self.most, self.positions = game, most, 0
        self.known: dict[tuple[Any, ...], tuple[float, float]] = {}  # the value lies between these

    def choices(self, s: Any) -> Sure:
        """What each choice is worth to whoever decides, best first; equal ones in their usual order."""
        own = [self._own(s, self._after(s, action, WORST, BEST)) for action in self.game.legal_actions(s)]
        return sorted(zip(self.game.legal_actions(s), own, strict=True), key=lambda each: -each[1])

    def _own(self, s: Any, value: float) -> float:
        return 1 - value if self.game.current_player(s) else value

    def _after(self, s: Any, action: Action, low: float, high: float) -> float:
        child = s.clone()
        self.game.apply(child, action)
        return self._value(child, low, high)

    def _value(self, s: Any, low: float, high: float) -> float:
        """The first player's value: exact between `low` and `high`, outside no more than a bound."""
        player = self.game.current_player(s)
        if player == TERMINAL:
            return reward(self.game.ranking(s), lead(self.game.scores(s), 0), 0)
        key = _key(s)
        least, most = self.known.get(key, (WORST, BEST))
        if least >= high or most <= low or least == most:
            return least if least >= high else most
        self.positions += 1
        if self.positions > self.most:
            raise TooLarge
        value = self._search(s, player, max(low, least), min(high, most))
        self.known[key] = (
            value if value > low or player == CHANCE else least,
            value if value < high or player == CHANCE else most,
        )
        return value

    def _search(self, s: Any, player: int, low: float, high: float) -> float:
        if player == CHANCE:
            return self._expected(s)
        return self._highest(s, low, high) if player == 0 else self._lowest(s, low, high)

    def _expected(self, s: Any) -> float:
        odds = [(action, weight) for action, weight in self.game.chance_outcomes(s) if weight]
        total = 0.0
        for action, weight in odds:
            total += weight * self._after(s, action, WORST, BEST)
        return total / sum([weight for _, weight in odds])

    def _highest(self, s: Any, low: float, high: float) -> float:
        best = WORST
        for action in self.game.legal_actions(s):
            best = max(best, self._after(s, action, max(best, low), high))
            if best >= high:
                break
        return best

    def _lowest(self, s: Any, low: float, high: float) -> float:
        best = BEST
        for action in self.game.legal_actions(s):
            best = min(best, self._after(s, action, low, min(best, high)))
            if best <= low:
                break
        return best


def _key(s: Any) -> tuple[Any, ...]:
    """What makes positions the same, whichever way led there."""
    return tuple([_plain(getattr(s, each.name)) for each in fields(s) if each.name not in NO_PART])


def _plain(value: Any) -> Any:
    return tuple([_plain(each) for each in value]) if isinstance(value, list) else value
