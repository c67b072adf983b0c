"""The burial chamber's sides: its rows of stones, and what they bring."""

from game.core.details import number
from game.games.imhotep import tables as box
from game.games.imhotep.actions import LAY
from game.games.imhotep.sites.crypt import BurialC
from game.games.imhotep.state import NOBODY, ImhotepState
from game.text import common
from game.views.explain import Info, Line, rule_text
from game.views.imhotep import places
from game.views.imhotep.art import burial as art
from game.views.imhotep.art import crypt as crypt_art
from game.views.imhotep.art.crypt import tile_icon
from game.views.imhotep.look import Look
from game.views.imhotep.lying import stones
from game.views.imhotep.places import Board, Place
from game.views.imhotep.slices import Side
from game.views.imhotep.spoken import at_end
from game.views.markup import Markup
from game.views.panels.prompt import Ask


def _burial_a(look: Look) -> Markup:
    worth = [(str(size), str(points)) for size, points in enumerate(box.AREA) if size]
    return art.burial_a(stones(look, box.BURIAL), [*worth, ("+1", f"+{box.AREA_MORE}")])


def _burial_b(look: Look) -> Markup:
    return art.burial_b(stones(look, box.BURIAL), box.BURIAL_B)


def crypt_cells(s: ImhotepState) -> list[int]:
    """I12.7: by stone its cell, counted down the columns."""
    return [at - at % box.BURIAL_ROWS + row for at, row in enumerate(s.rows)]


def burial_c(look: Look) -> Markup:
    """I12.7: tiles on the cells; what everybody's are worth."""
    s = look.state
    coming = [
        (number(event.params, "column") - 1) * box.BURIAL_ROWS + number(event.params, "row") - 1
        for event in look.coming("burial")
    ]
    laid = dict(zip((*crypt_cells(s), *coming), stones(look, box.BURIAL), strict=True))
    sums = [crypt_art.Sum(player + 1, own["burial"]) for player, own in enumerate(look.sheet)]
    return crypt_art.burial_c(laid, s.crypt, len(s.rows) // box.BURIAL_ROWS, sums)


def burial_d(look: Look) -> Markup:
    """I12.8: what each complete column brings, and what the colours of a column mean."""
    there = look.state.burial
    columns = [
        _pattern(len({*there[at : at + box.BURIAL_ROWS]}))
        for at in range(0, len(there) - box.BURIAL_ROWS + 1, box.BURIAL_ROWS)
    ]
    worth = [*(_pattern(owners) for owners in box.BURIAL_D), str(box.OPEN_COLUMN)]
    return crypt_art.burial_d(stones(look, box.BURIAL), worth, columns)


def _pattern(owners: int) -> str:
    """What a column of so many owners brings: `9`, `5·1`, `3×2`."""
    brings = list(box.BURIAL_D[owners].values())
    return f"{owners}×{brings[0]}" if len(brings) < owners else "·".join(map(str, brings))


# ---- cells to choose from ---------------------------------------------------------------------------


def _open(look: Look) -> list[Place]:
    """The cells of the open column."""
    s = look.state
    column = len(s.rows) // box.BURIAL_ROWS
    owners = dict(zip(crypt_cells(s), s.burial, strict=True))
    t = look.t

    def name(row: int) -> str:
        return t("column {column}, row {row}", column=column + 1, row=row + 1)

    cells = [column * box.BURIAL_ROWS + row for row in range(box.BURIAL_ROWS)]
    return [
        Place(LAY[row].text, name(row), column, row, s.crypt[cell], owner=owners.get(cell, NOBODY), late=True)
        for row, cell in enumerate(cells)
    ]


def _column(look: Look) -> list[tuple[str, list[Place]]]:
    return [("cells column", _open(look))]


CHAMBER = Board(box.BURIAL, "openings cropped chamber", _column)


def _row(look: Look) -> Ask:
    return places.asked(look, CHAMBER)


def crypt(look: Look) -> Info:
    """I12.7: the crypt tiles, and those that nobody has yet."""
    t, s = look.t, look.state
    taken = [worth for _, worth in look.game.part(BurialC).tiles(s)]
    left = [
        Line(common.points(t, worth), t("{n} of {all} left", n=count - taken.count(worth), all=count))
        for worth, count in box.TILES.items()
    ]
    return Info(t("Crypt tiles"), rule_text(look.view, "I12.7"), "I12.7", left, tile_icon(max(box.TILES)))


# ---- sides ------------------------------------------------------------------------------------------


A = Side(when=at_end, picture=_burial_a)
B = Side(when=at_end, picture=_burial_b)
C = Side(
    when=at_end,
    picture=burial_c,
    places={"row": CHAMBER},
    asks={"row": _row},
    waiting=("lay",),
    explainers={"crypt": crypt},
)
D = Side(when=at_end, picture=burial_d)
SIDES = {"A": A, "B": B, "C": C, "D": D}
