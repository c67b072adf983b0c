"""How often players win whose position has a value: that is place and points together, this the place alone.

A value is half the place and half the lead, so that bots go for both. What it comes to as a chance was
measured: bots played games to their end; for each game and number of players a curve goes through who won.
Only + - * / and sqrt, so that it is the same on every machine.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from game.core.match import Match

FILE = Path(__file__).parent / "chances.json"
FULL = 1000  # a sure win, and the value of one


class Curve(NamedTuple):
    """In thousandths, for the first and the last stage of a game, which slide from one to the other.

    `even`: what speaks for a win where the value is that of being level with the best other player; `steep`:
    how much more does so with every lead that is worth half of what any can be.
    """

    even: tuple[float, float]
    steep: tuple[float, float]

    def chance(self, over: float, value: float) -> float:
        """From 0 to 1; `over` is the part of the game that is over, the value lies between 0 and 1."""
        even, steep = (early * (1 - over) + late * over for early, late in (self.even, self.steep))
        return likely((even + steep * ahead(value)) / FULL)


def ahead(value: float) -> float:
    """The lead that a value promises, as a share of one that is worth half of what any can be (`share`)."""
    by = 2 * value - 1
    return by / max(1 - abs(by), 1 / FULL)


def likely(weight: float) -> float:
    """What speaks for something as a chance, from 0 to 1."""
    return (1 + weight / sqrt(1 + weight * weight)) / 2


def thousandths(value: float) -> int:
    """A value or a chance as it is told and kept."""
    return round(FULL * value)


def chance(match: Match, ply: int, value: int) -> int:
    """What a value after so many decisions is as a chance of winning, both in thousandths.

    The value itself where nothing was measured.
    """
    game = match.game
    curve = curves().get((game.info.id, game.players))
    if curve is None:
        return value
    return thousandths(curve.chance(game.stage(match.at(ply)) / game.stages, value / FULL))


def chances(match: Match, values: Sequence[int]) -> tuple[int, ...]:
    """The same by seat where a match stands; all but who decides share what is left of a sure win."""
    found = [chance(match, match.plies, value) for value in values]
    own = found[match.player]
    left, others = FULL - own, max(1, sum(found) - own)
    return tuple(
        own if seat == match.player else round(left * each / others) for seat, each in enumerate(found)
    )


def given_away(match: Match, ply: int, better: int, worse: int) -> int:
    """By how much the worse of two values is the lesser chance, in thousandths."""
    return max(0, chance(match, ply, better) - chance(match, ply, worse))


@cache
def curves() -> Mapping[tuple[str, int], Curve]:
    """The file: {GAME: {PLAYERS: {"even": [EARLY, LATE], "steep": [EARLY, LATE], and where it is from}}}."""
    return {
        (game, int(players)): Curve(tuple(row["even"]), tuple(row["steep"]))
        for game, rows in json.loads(FILE.read_text("utf-8")).items()
        for players, row in rows.items()
    }
