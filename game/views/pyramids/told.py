"""Small pictures of Pyramids in the sentences of what happened."""

from game.core.details import number, word
from game.core.state import Event
from game.games.pyramids import tables as box
from game.views.art.draw import grid
from game.views.markup import Markup
from game.views.pyramids.art_gods import god_icon
from game.views.pyramids.offer import face
from game.views.told import Beside, Pictures


def _card(place: str) -> Pictures:
    return {place: lambda event: face(box.NUMBERS[word(event.params, place)])}


def _slot(event: Event) -> Markup:
    """The pyramid with the place where the card came to lie."""
    level, place = box.SLOTS[word(event.params, "slot")]
    high = len(box.LEVELS)
    cells = [
        (row / 2 + at, high - 1 - row, (row + 1, at) == (level, max(0, place)))
        for row, width in enumerate(box.LEVELS)
        for at in range(width)
    ]
    return grid(box.LEVELS[0], high, cells)


def _god(event: Event) -> Beside:
    return Beside(god_icon(number(event.params, "tile")))


PICTURES: Pictures = {**_card("card"), **_card("card1"), **_card("card2"), "god": _god, "slot": _slot}
