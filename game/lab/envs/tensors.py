"""What a seat sees, as a flat vector of numbers from -1 to 1, always as long for a game, players and options.

In this order: who sits there; what is asked, its details, who decides (the seat itself first); how far the
game has gone; for each player, the seat itself first, the points as if the game ended now and what a learned
value counts (`Game.feature_names`); of an action half said its head and digits; the table (`boards`).

It is made of the observation alone, so that nothing hidden is in it. It says what is there now: what was
seen before and is covered since, such as the cards somebody took, is in the text and in the record, not here.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

import numpy as np

from game.core.game import Chance, Game
from game.lab.envs import DIGITS, Begun, Choices
from game.lab.envs.boards import BOARDS, counts, kind, small, whose

Floats = np.ndarray[Any, np.dtype[np.float32]]


class Tensors:
    """Makes them, for a game with its players and options."""

    def __init__(self, game: Game[Any], choices: Choices) -> None:
        self.game, self.choices = game, choices
        self.asked = sorted(name for name, step in game.steps.items() if not isinstance(step, Chance))
        self.heads = [head.code for head in choices.heads]
        self.digits = max(map(len, choices.digits.values()), default=0)
        self.board = BOARDS[game.info.id]
        self.size = len([*chain.from_iterable(self._numbers(game.initial_state(), 0, ()))])

    def of(self, s: Any, seat: int, begun: Begun = ()) -> Floats:
        """What a seat sees of a position, itself having begun an action so."""
        seen = self.game.observation(s, seat)
        return np.fromiter(chain.from_iterable(self._numbers(seen, seat, begun)), np.float32, self.size)

    def _numbers(self, seen: Any, seat: int, begun: Begun) -> Iterator[Iterable[float]]:
        game, players = self.game, self.game.players
        seats = tuple((seat + further) % players for further in range(players))
        p = seen.pending[-1] if seen.pending else None
        yield kind(seat, players)
        yield (float(p is not None and p.step == step) for step in self.asked)
        yield counts((p.a, p.b) if p else (0, 0))
        yield whose(p.player if p else -1, seats)
        yield (game.stage(seen) / game.stages,)
        points, weighed = game.scores(seen), game.features(seen)
        for each in seats:
            yield (small(points[each]),)
            yield counts(weighed[each])
        if self.heads:
            yield (float(bool(begun) and begun[0] == head) for head in self.heads)
            said = [(digit - self.choices.room + 1) / DIGITS for digit in begun[1:]]
            yield [*said, *[0.0] * (self.digits - len(said))]
        yield from self.board(game, seen, seats)
