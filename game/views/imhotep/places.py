"""Cells that the owner of a stone chooses: on the board, and again near the prompt where boards are small."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.games.imhotep import tables as box
from game.games.imhotep.actions import CELL, LAY
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text import imhotep as words
from game.views.art.stones import stone_icon
from game.views.imhotep.house import crypt_cells
from game.views.imhotep.look import CHOSEN, ROPE, Look
from game.views.markup import Attributes, Markup, classes, el

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


# ---- great pyramid ----------------------------------------------------------------------------------


def _pyramid(look: Look, level: int) -> list[Place]:
    """The cells of a level, down the columns."""
    points = look.game.cell_points(look.state)
    owners = dict(zip(look.state.cells, look.state.pyramid, strict=True))
    due = look.game.open_cells(look.state)[:1]
    return [
        Place(
            CELL[cell].text,
            words.cell(look.t, cell),
            column,
            row + sum(box.LEVELS[level + 1 :]),  # the levels above it come first
            points.get(cell, 0),
            _more(look, points[cell] > box.PYRAMID_C[level], cell in due) if cell in points else "",
            owners.get(cell, NOBODY),
        )
        for cell, (its, column, row) in enumerate(box.CELLS)
        if its == level
    ]


def _more(look: Look, along: bool, due: bool) -> str:
    if look.step == "scaffold":
        return look.t("the next cell") if due else look.t("for a scaffold")
    return look.t("in line with Imhotep") if along else ""


# ---- burial chamber ---------------------------------------------------------------------------------


def _burial(look: Look) -> list[Place]:
    """The cells of the open column."""
    s = look.state
    column = len(s.rows) // box.BURIAL_ROWS
    owners = dict(zip(crypt_cells(s), s.burial, strict=True))
    t = look.t

    def name(row: int) -> str:
        return t("column {column}, row {row}", column=column + 1, row=row + 1)

    cells = [column * box.BURIAL_ROWS + row for row in range(box.BURIAL_ROWS)]
    return [
        Place(LAY[row].text, name(row), column, row, s.crypt[cell], owner=owners.get(cell, NOBODY))
        for row, cell in enumerate(cells)
    ]


# ---- on the board -----------------------------------------------------------------------------------


def _levels(look: Look) -> list[tuple[str, list[Place]]]:
    return [(f"cells level-{level}", _pyramid(look, level)) for level in range(len(box.LEVELS))]


def _column(look: Look) -> list[tuple[str, list[Place]]]:
    return [("cells column", _burial(look))]


class Board(NamedTuple):
    """Where cells are asked for: the site, the box that has the picture's shape, the cells in grids."""

    site: int
    cls: str
    grids: Callable[[Look], Sequence[tuple[str, list[Place]]]]


PYRAMID = Board(box.PYRAMID, "fit great", _levels)
BOARDS: Mapping[str, Board] = {  # by what is asked
    "cell": PYRAMID,
    "scaffold": PYRAMID,
    "row": Board(box.BURIAL, "openings cropped chamber", _column),
}


def over(look: Look, site: int, stop: str) -> Markup | None:
    """The cells of a site as buttons above its picture, while one of them is asked for."""
    board = BOARDS.get(look.step)
    if board is None or board.site != site:
        return None
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
    gain = look.gain(look.mover) or place.worth * (look.step == "row")
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


def first_asked(look: Look) -> str:
    """The key of the first cell that can be chosen on a board."""
    board = BOARDS.get(look.step)
    grids = board.grids(look) if board else ()
    return next((place_key(each) for _, places in grids for each in places if look.can(each.act)), "")


def spoken(look: Look, place: Place) -> str:
    """A cell: where it is, what it brings."""
    t = look.t
    where = common.capital(place.name)
    if place.owner != NOBODY:
        return t("{cell}: {name}", cell=where, name=look.name(place.owner))
    brings = common.points(t, place.worth)
    return ", ".join(part for part in (f"{where}: {brings}", place.more) if part)


# ---- near the prompt --------------------------------------------------------------------------------


def near(look: Look) -> Markup | None:
    """The cells that can be chosen once more, as large as fingers."""
    board = BOARDS[look.step]
    open_ones = [places for _, places in board.grids(look) if any(look.can(each.act) for each in places)]
    if not open_ones:
        return None
    (places,) = open_ones
    first = next(each for each in places if look.can(each.act))
    columns = len({each.column for each in places})
    cells = [_near(look, each, stop=each is first) for each in places]
    return el("div", {"class": "stage near"}, el("div", {"class": f"across-{columns}"}, *cells))


def _near(look: Look, place: Place, *, stop: bool) -> Markup:
    if place.owner != NOBODY:
        return el("span", {"class": "place-cell"}, stone_icon(place.owner + 1, 40))
    attributes: Attributes = {
        **_attributes(look, place, f"near-{place_key(place)}"),
        "tabindex": 0 if stop else -1,
    }
    return el("button", attributes, el("b", {"class": "lit" if place.more else None}, place.worth))
