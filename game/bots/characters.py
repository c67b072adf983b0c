"""Characters: bots with a style. They think like any other, but weigh a few things more, or less.

What was learned stays as it is; a character shades some of its rows, for its own side only or for the
others. A new one is a row of the file and its words.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from game.bots.value import Weights

FILE = Path(__file__).parent / "characters.json"
PERCENT = 100
Shades = Mapping[str, tuple[int, int]]  # by how features begin: percent of the weight, and what is added


class Character(NamedTuple):
    """A style. It weighs its `own` features by these shades, and those of all `others` by theirs.

    `shows`: in what the style is seen: points of a `row` of the sheet, or how often a `verb` is used.
    """

    id: str
    own: Shades
    others: Shades
    shows: tuple[str, ...]

    @property
    def digest(self) -> str:
        """What tells these shades from any others."""
        text = json.dumps([self.own, self.others], sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:12]


def characters(game: str) -> Mapping[str, Character]:
    """The characters there are in a game, by id."""
    return _read().get(game, {})


def known() -> Sequence[str]:
    """Every character there is in some game."""
    return list(dict.fromkeys(name for there in _read().values() for name in there))


def shaded(weights: Weights, shades: Shades) -> Weights:
    """The weights with some of them raised or lowered, in whole numbers."""
    return weights._replace(
        names={name: _shaded(name, pair, shades.items()) for name, pair in weights.names.items()}
    )


def _shaded(
    name: str, pair: tuple[int, int], shades: Iterable[tuple[str, tuple[int, int]]]
) -> tuple[int, int]:
    for row, (percent, more) in shades:
        if name.startswith(row):
            early, late = (weight * percent // PERCENT + more for weight in pair)
            return early, late
    return pair


@cache
def _read() -> Mapping[str, Mapping[str, Character]]:
    """The file: {GAME: {ID: {"own": {ROW: [PERCENT, 1024THS]}, "others": {}, "shows": [KIND, WHAT]}}}."""
    games = json.loads(FILE.read_text("utf-8"))
    return {
        game: {
            name: Character(name, _shades(row, "own"), _shades(row, "others"), tuple(row["shows"]))
            for name, row in rows.items()
        }
        for game, rows in games.items()
    }


def _shades(row: Mapping[str, Mapping[str, Sequence[int]]], whose: str) -> Shades:
    return {name: (percent, more) for name, (percent, more) in row.get(whose, {}).items()}
