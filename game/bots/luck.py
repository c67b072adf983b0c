"""What chance brought where the learned value does not see it yet: games go on, from this draw and others.

Each pair goes on blindly by the same random numbers, for as many decisions as the game has foresight; then
the value is asked. Blind players take what is in their reach, so it counts by what it is then worth to each.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from game.bots.bot import KEYS, below, numbers
from game.bots.leaf import Judge, judge
from game.bots.playout import play_out
from game.bots.value import learned
from game.core.match import Match

GAMES = 400  # that go on from each


class Luck:
    """What chance brought whoever decides after `now` decisions, as they see it, since the choice `then`."""

    def __init__(self, match: Match, then: int, now: int, seed: int) -> None:
        self.game, self.player, self.random = match.game, match.mover(now), numbers(seed)
        self.judge: Judge = judge(self.game, learned(self.game), self.player)
        self.before, self.after = (self.game.observation(match.at(ply), self.player) for ply in (then, now))
        self.choice = match.action(then)
        self.last = self.after.ply + self.game.foresight
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def look(self, slice_games: int) -> Iterator[int]:
        """Slice after slice; where they are cut changes nothing."""
        while self.count < GAMES:
            for _ in range(min(slice_games, GAMES - self.count)):
                swing = self._swing(int(self.random() * KEYS))
                self.count += 1
                self.total += swing
                self.squares += swing * swing
            yield self.count

    @property
    def swing(self) -> float:
        """How much more the draws are worth than others would be, as a share of a win."""
        return self.total / self.count

    @property
    def spread(self) -> float:
        """Its standard error."""
        return sqrt(max(0.0, self.squares / self.count - self.swing**2) / self.count)

    def _swing(self, key: int) -> float:
        """One pair."""
        game = self.game
        drawn = game.determinize(self.after, below(numbers(key)))
        other = game.determinize(self.before, below(numbers(key)))
        game.apply(other, self.choice)
        game.settle(other, below(self.random))
        return self._worth(drawn, key) - self._worth(other, key)

    def _worth(self, s: Any, key: int) -> float:
        """What a position is worth once games have gone on from it."""
        random = numbers(key)
        play_out(self.game, s, random, self.last - s.ply)
        return self.judge(s, random)[0][self.player]
