"""Small pictures of Cheops' Master Builders in the sentences of what happened."""

from game.core.details import word
from game.core.state import Event
from game.games.cheops import tables as box
from game.views.art.draw import grid
from game.views.art.materials import material_icon
from game.views.cheops.mini import PLACES, SIDE
from game.views.markup import Markup, join
from game.views.told import Pictures

DIE = 18


def _field(place: str) -> Pictures:
    return {place: lambda event: _structure(word(event.params, place))}


def _structure(field: str) -> Markup:
    """The structure, or the quarry, with one of its fields."""
    if field in box.QUARRY_FIELDS:
        row = enumerate(box.QUARRY_FIELDS)
        return grid(box.QUARRY, 1, [(place, 0, name == field) for place, name in row])
    mask = next(mask for mask in box.STRUCTURES.values() if mask >> box.NUMBER[field] & 1)
    numbers = [number for number in range(len(PLACES)) if mask >> number & 1]
    left, top = (min(PLACES[number][axis] for number in numbers) for axis in (0, 1))
    cells = [
        ((PLACES[n][0] - left) / SIDE, (PLACES[n][1] - top) / SIDE, n == box.NUMBER[field]) for n in numbers
    ]
    wide, high = (round(max(cell[axis] for cell in cells)) + 1 for axis in (0, 1))
    return grid(wide, high, cells)


def _colour(place: str) -> Pictures:
    return {place: lambda event: _stone(box.LETTERS[box.COLOURS.index(word(event.params, place))])}


def _stone(letter: str) -> Markup:
    return material_icon(letter.lower(), DIE)


def _dice(event: Event) -> Markup:
    return join(_stone(letter) for letter in word(event.params, "dice"))


def _pair(event: Event) -> Markup:
    return join(_structure(word(event.params, place)) for place in ("field", "other_field"))


PICTURES: Pictures = {
    **_field("field"),
    "pair": _pair,
    **_colour("colour"),
    **_colour("other_colour"),
    "dice": _dice,
}
