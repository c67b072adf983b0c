"""The positions as text, a module for each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.cli.pictures import duel, template
from game.text.catalogue import Texts


class Picture(NamedTuple):
    """How a game is drawn in a terminal: a position with the players' names, and what the signs mean."""

    draw: Callable[[Texts, Any, Sequence[str]], str]
    legend: Callable[[Texts], str]


PICTURES: Mapping[str, Picture] = {
    "duel": Picture(duel.draw, duel.legend),
    "template": Picture(template.draw, template.legend),
}
