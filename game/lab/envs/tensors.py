"""What a seat sees, as a flat vector of numbers from -1 to 1, always as long for a game, players and options.

In this order: who sits there; what is asked, its details, who decides (the seat itself first); of each
matter that waits behind it, in the order of their names, how often it does, the details of the first one and
whose they are; how far the game has gone; for each player, the seat itself first, the points as if the game
ended now and what a learned value counts (`Game.feature_names`); of an action half said its head and digits;
the table (`boards`).

It is made of the observation alone, so that nothing hidden is in it. It says what is there now: what was
seen before and is covered since, such as the cards somebody took, is in the text and in the record, not here.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Self

import numpy as np

from game.core.game import Game
from game.core.state import Pending
from game.core.steps import Chance
from game.lab.envs import DIGITS, Begun, Choices
from game.lab.envs.boards import BOARDS, counts, kind, small, whose

Floats = np.ndarray[Any, np.dtype[np.float32]]


class Tensors:
    """Makes them, for a game with its players and options."""

    def __init__(self, game: Game[Any], choices: Choices) -> None:
        self.game, self.choices = game, choices
        self.asked = sorted(name for name, step in game.steps.items() if not isinstance(step, Chance))
        self.matters = sorted((*game.steps, *game.effects))
        self.none = [0.0] * (3 + game.players)
        self.heads = [head.code for head in choices.heads]
        self.digits = max(map(len, choices.digits.values()), default=0)
        self.board = BOARDS[game.info.id]
        self.size = len([*chain.from_iterable(self._numbers(game.initial_state(), 0, ()))])

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Nothing in it changes."""
        return self

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
        waiting = self._waiting(seen.pending[:-1], seat) if len(seen.pending) > 1 else {}
        for matter in self.matters:
            yield waiting.get(matter, self.none)
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

    def _waiting(self, pending: Sequence[Pending], seat: int) -> dict[str, list[float]]:
        """By name what comes once this is done."""
        found: dict[str, list[int]] = {}
        for p in pending:
            row = found.setdefault(p.step, [0] * len(self.none))
            row[:3] = row[0] + 1, p.a, p.b
            if p.player >= 0:
                row[3 + (p.player - seat) % self.game.players] += 1
        return {matter: counts(row) for matter, row in found.items()}
