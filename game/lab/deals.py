"""Deals by number: options at random, all sides and modules, and the chance that follows from the number."""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from game.bots.bot import Source
from game.core.edition import Edition
from game.core.errors import BadOption
from game.core.game import Game
from game.core.loading import edition_of, values
from game.core.registry import game_class
from game.core.steps import Below

CHANGED = 0.5  # the share of values that differ in some edition
MIXES = 500  # so many mixes of options show every feature there is
DRAWS = 1_000  # after so many mixes that cannot be, none can


def source(*words: object) -> Source:
    """Numbers from 0 up to 1 that follow from these words."""
    text = "/".join(str(word) for word in words)
    return Random(int.from_bytes(sha256(text.encode()).digest()[:8], "big")).random  # noqa: S311


def mixed(game_id: str, players: int, below: Below, fixed: Mapping[str, str] | None = None) -> Game[Any]:
    """The game with options at random, except for those that are fixed; what cannot be is drawn again.

    Raises BadOption where no draw can be.
    """
    cls, left = game_class(game_id), DRAWS
    while True:
        options = {option.key: option.choices[below(len(option.choices))] for option in cls.info.options}
        try:
            return cls(players, options | dict(fixed or {}))
        except BadOption:
            left -= 1
            if not left:
                raise


def some_edition(game_id: str, number: int) -> Edition:
    """A box that might be: about half of its values are redrawn, numbers not far from what they are."""
    random, given = source("edition", game_id, number), []
    edition: Edition = ()
    for name, value in values(game_id).items():
        near = [choice for choice in value.choices if _near(choice, value.ours)]
        if random() < CHANGED:
            given.append((name, near[int(random() * len(near))]))
            with suppress(BadOption):
                edition = edition_of(game_id, given)
    return edition


def _near(choice: str, ours: str) -> bool:
    numbers = [int(each) for each in (choice, ours) if each.removeprefix("-").isdecimal()]
    return len(numbers) < len((choice, ours)) or abs(numbers[0] - numbers[1]) <= 1 + abs(numbers[1]) // 2


@cache
def feature_names(game_id: str, players: int) -> tuple[str, ...]:
    """Every name the game counts under for so many players, whatever the options; sorted."""
    random = source("names", game_id, players)
    games = [mixed(game_id, players, lambda n: int(random() * n)) for _ in range(MIXES)]
    return tuple(sorted({name for game in games for name in game.feature_names}))
