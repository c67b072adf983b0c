"""Characters: bots with a style. They think like any other, but weigh a few things more, or less.

What was learned stays as it is; a character shades some of its rows, for its own side only or for the
others, or likes some actions for their own sake. A new one is a row of the file and its words.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from game.bots.value import Weights
from game.core.vocabulary import Action

FILE = Path(__file__).parent / "characters.json"
PERCENT = 100
ANY = "*"  # any word
Shades = Mapping[str, tuple[int, int]]  # by how features begin: percent of the weight, and what is added


class Character(NamedTuple):
    """A style. It weighs its `own` features by these shades, and those of all `others` by theirs.

    An action whose text begins with what it `likes` seems to it worth so many thousandths of a win more.
    `shows`: in what it is seen: points of a `row` of the sheet, or what it `does` more or less often.
    """

    id: str
    own: Shades
    others: Shades
    likes: Mapping[str, int]
    shows: tuple[str, ...]

    @property
    def digest(self) -> str:
        """What tells this style from any other."""
        style = [self.own, self.others, *([self.likes] if self.likes else [])]
        text = json.dumps(style, sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:12]

    def liked(self, action: Action) -> float:
        """By how much it likes a choice for its own sake, on the scale of what it is worth."""
        return sum(by for start, by in self.likes.items() if begins(action, start)) / 1000


def begins(action: Action, start: str) -> bool:
    """Whether an action's text begins with these words: `load red I1` with `load`, with `load * I1`."""
    words, wanted = action.text.split(), start.split()
    pairs = zip(words, wanted, strict=False)
    return len(words) >= len(wanted) and all(want in {word, ANY} for word, want in pairs)


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
    """The file: {GAME: {ID: {"own": SHADES, "others": SHADES, "likes": {START: 1000THS}, "shows": SHOWS}}}.

    SHADES are {ROW: [PERCENT, 1024THS]}.
    """
    games = json.loads(FILE.read_text("utf-8"))
    return {
        game: {
            name: Character(
                name, _shades(row, "own"), _shades(row, "others"), row.get("likes", {}), tuple(row["shows"])
            )
            for name, row in rows.items()
        }
        for game, rows in games.items()
    }


def _shades(row: Mapping[str, Mapping[str, Sequence[int]]], whose: str) -> Shades:
    return {name: (percent, more) for name, (percent, more) in row.get(whose, {}).items()}
