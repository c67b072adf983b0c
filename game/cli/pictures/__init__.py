"""The positions as text, a module for each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.cli.pictures import cheops, duel, imhotep, pyramids, template
from game.core.match import Match
from game.text.catalogue import Texts


class Picture(NamedTuple):
    """How a game is drawn in a terminal: a match's position with the players' names, what the signs mean."""

    draw: Callable[[Texts, Match, Sequence[str]], str]
    legend: Callable[[Texts], str]


PICTURES: Mapping[str, Picture] = {
    "cheops": Picture(cheops.draw, cheops.legend),
    "duel": Picture(duel.draw, duel.legend),
    "imhotep": Picture(imhotep.draw, imhotep.legend),
    "pyramids": Picture(pyramids.draw, pyramids.legend),
    "template": Picture(template.draw, template.legend),
}
