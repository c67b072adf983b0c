"""Cells that the owner of a stone chooses: on the board, and again near the prompt where boards are small."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text.joined import said_of
from game.views.art.stones import stone_icon
from game.views.imhotep import asking
from game.views.imhotep.look import CHOSEN, ROPE, Look
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.prompt import Ask

FIRST_ROW = 3  # among the things at the sites


class Place(NamedTuple):
    """A cell: the action that means it, its name, where it is on the board, what it brings, whose it is."""

    act: str
    name: str
    column: int
    row: int
    worth: int
    more: str = ""  # what it brings besides, or what it costs
    owner: int = NOBODY
    late: bool = False  # that comes at the end


# ---- on the board -----------------------------------------------------------------------------------


class Board(NamedTuple):
    """Where cells are asked for: the site, the box that has the picture's shape, the cells in grids."""

    site: int
    cls: str
    grids: Callable[[Look], Sequence[tuple[str, list[Place]]]]


def over(look: Look, board: Board, stop: str) -> Markup:
    """Cells as buttons above the picture of their site, while one of them is asked for."""
    grids = [_grid(look, board, cls, places, stop) for cls, places in board.grids(look)]
    return el("div", {"class": board.cls}, *grids)


def _grid(look: Look, board: Board, cls: str, places: Sequence[Place], stop: str) -> Markup:
    before = [el("i", None)] * (places[0].column * box.BURIAL_ROWS)  # the columns that are complete
    return el("div", {"class": cls}, *before, *(_button(look, board, place, stop) for place in places))


def _button(look: Look, board: Board, place: Place, stop: str) -> Markup:
    attributes: Attributes = {
        **_attributes(look, place, place_key(place)),
        "data-row": FIRST_ROW + place.row,
        "data-col": board.site * 10 + place.column,
        "tabindex": 0 if place_key(place) == stop else -1,
    }
    return el("button", attributes, _gain(look, place))


def _gain(look: Look, place: Place) -> Markup | None:
    """What the cell in the foreground would bring: now, or at the end."""
    if not look.open or look.open.text != place.act:
        return None
    gain = look.gain(look.mover) or place.worth * place.late
    return el("em", {"class": "more" if gain >= 0 else "less"}, common.signed(gain) if gain else 0)


def _attributes(look: Look, place: Place, key: str) -> Attributes:
    sign = look.sign(place.act)
    return {
        "type": "button",
        "class": classes("place-cell", sign in (ROPE, CHOSEN) and "roped", sign == CHOSEN and "selected"),
        "data-act": place.act,
        "data-k": key,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken(look, place),
    }


def place_key(place: Place) -> str:
    """A cell as a button."""
    return place.act.replace(" ", "-")


def first_asked(look: Look, board: Board) -> str:
    """The key of the first cell that can be chosen."""
    grids = board.grids(look)
    return next((place_key(each) for _, places in grids for each in places if look.can(each.act)), "")


def spoken(look: Look, place: Place) -> str:
    """A cell: where it is, what it brings."""
    t = look.t
    where = common.capital(place.name)
    if place.owner != NOBODY:
        return said_of(t, where, look.name(place.owner))
    brings = common.points(t, place.worth)
    return ", ".join(part for part in (said_of(t, where, brings), place.more) if part)


# ---- near the prompt --------------------------------------------------------------------------------


def near(look: Look, board: Board) -> Markup | None:
    """The cells that can be chosen once more, as large as fingers."""
    open_ones = [places for _, places in board.grids(look) if any(look.can(each.act) for each in places)]
    if not open_ones:
        return None
    (places,) = open_ones
    first = next(each for each in places if look.can(each.act))
    columns = len({each.column for each in places})
    cells = [_near(look, each, stop=each is first) for each in places]
    return el("div", {"class": "stage near"}, el("div", {"class": f"across-{columns}"}, *cells))


def asked(look: Look, board: Board) -> Ask:
    """I12.3, I12.4, I12.7: the cell for a stone."""
    title, sub = asking.titles(look)
    if look.several:
        title = look.t("{name}, where does your stone go?", name=look.name(look.mover))
    _, row = asking.queue(look)
    return Ask(title, asking.sailed(look) or sub, [], near(look, board), row=row, stop=False)


def _near(look: Look, place: Place, *, stop: bool) -> Markup:
    if place.owner != NOBODY:
        return el("span", {"class": "place-cell"}, stone_icon(place.owner + 1, 40))
    attributes: Attributes = {
        **_attributes(look, place, f"near-{place_key(place)}"),
        "tabindex": 0 if stop else -1,
    }
    return el("button", attributes, el("b", {"class": "lit" if place.more else None}, place.worth))
