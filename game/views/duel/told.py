"""Small pictures of the Duel in the sentences of what happened."""

from collections.abc import Callable, Sequence

from game.core.details import word
from game.core.state import Event
from game.games.duel.tables import BOATS, LINES, SIZE, SQUARES
from game.views.art.draw import grid
from game.views.duel.art_tiles import tile_icon
from game.views.markup import Markup
from game.views.told import Pictures


def _tile(detail: str) -> Callable[[Event], Markup]:
    return lambda event: tile_icon(word(event.params, detail))


def _squares(event: Event) -> Markup:
    """The harbour with the square, or the line of the boat."""
    if "square" in event.params:
        here: Sequence[int] = [SQUARES.index(word(event.params, "square"))]
    else:
        here = LINES[BOATS.index(word(event.params, "boat"))]
    every = range(SIZE * SIZE)
    return grid(SIZE, SIZE, [(square % SIZE, square // SIZE, square in here) for square in every])


PICTURES: Pictures = {
    "tile": _tile("tile"),
    "tile_taken": _tile("tile"),
    "other_tile": _tile("other_tile"),
    "square": _squares,
}
