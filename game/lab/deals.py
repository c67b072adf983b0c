"""Deals by number: options at random, all sides and modules, and the chance that follows from the number."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from game.bots.bot import Source
from game.core.errors import BadOption
from game.core.game import Below, Game
from game.core.registry import game_class

MIXES = 500  # so many mixes of options show every feature there is


def source(*words: object) -> Source:
    """Numbers from 0 up to 1 that follow from these words."""
    text = "/".join(str(word) for word in words)
    return Random(int.from_bytes(sha256(text.encode()).digest()[:8], "big")).random  # noqa: S311


def mixed(game_id: str, players: int, below: Below, fixed: Mapping[str, str] | None = None) -> Game[Any]:
    """The game with options at random, except for those that are fixed; what cannot be is drawn again."""
    cls, fixed = game_class(game_id), fixed or {}
    while True:
        options = {option.key: option.choices[below(len(option.choices))] for option in cls.info.options}
        try:
            return cls(players, options | dict(fixed))
        except BadOption:
            if len(fixed) == len(options):
                raise


@cache
def feature_names(game_id: str, players: int) -> tuple[str, ...]:
    """Every name the game counts under for so many players, whatever the options; sorted."""
    random = source("names", game_id, players)
    games = [mixed(game_id, players, lambda n: int(random() * n)) for _ in range(MIXES)]
    return tuple(sorted({name for game in games for name in game.feature_names}))
