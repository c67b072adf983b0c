"""The pyramid's sides: one great pyramid or three small ones, with cells and pyramids to choose."""

from collections.abc import Callable, Mapping

from game.core.details import number, word
from game.core.state import Event
from game.games.imhotep import tables as box
from game.games.imhotep.sites.great import CELL, PyramidOfCells, figure, open_cells
from game.games.imhotep.sites.pyramid import BUILD
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text.imhotep.sites.pyramid import cell as cell_name
from game.text.imhotep.sites.pyramid import pyramid
from game.views.art.stones import Lying
from game.views.explain import Info, Line, rule_text
from game.views.imhotep import asking, places
from game.views.imhotep.art import chosen
from game.views.imhotep.art import pyramid as art
from game.views.imhotep.art.chosen import FIGURE_ICON, SCAFFOLD_ICON
from game.views.imhotep.art.pyramid import Beside
from game.views.imhotep.look import CHOSEN, ROPE, Look
from game.views.imhotep.lying import nameless, stones
from game.views.imhotep.places import Board, Place
from game.views.imhotep.slices import Side
from game.views.imhotep.spoken import now
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.prompt import Ask, act_button
from game.views.sounds import STONE

FIGURE = "imhotep"  # the key of the figure on side C


def _pyramid_a(look: Look) -> Markup:
    return art.pyramid_a(stones(look, box.PYRAMID), box.PYRAMID_A)


def _pyramids_b(look: Look) -> Markup:
    built: list[list[Lying]] = [[] for _ in range(box.BESIDE_B + 1)]
    coming = [_small(event) for event in look.coming("pyramid")]
    for stone, which in zip(stones(look, box.PYRAMID), (*look.state.own["small"], *coming), strict=True):
        built[which].append(stone)
    *small, beside = built
    cells = [[art.Cell(*brings) for brings in one] for one in box.PYRAMIDS_B]
    full = all(len(one) == box.CELLS_B for one in small)
    high = art.pyramids_b(art.HIGH, small, cells, art.Beside(beside, full))
    also = [nameless(one) for one in small]
    wide = art.pyramids_b(art.WIDE, also, cells, art.Beside(nameless(beside), full))
    return join((high, wide))


def _small(event: Event) -> int:
    """The small pyramid a stone comes to, or beside them."""
    return box.PYRAMIDS.index(word(event.params, "pyramid")) if "pyramid" in event.params else box.BESIDE_B


def cell_of(event: Event) -> int:
    """The cell a stone comes to, or beside them."""
    return number(event.params, "cell") - 1 if "cell" in event.params else box.BESIDE_CELL


def _on_cells(look: Look) -> tuple[dict[int, Lying], list[Lying]]:
    """The stones by cell, and those beside the pyramid."""
    cells = (*look.state.own["cells"], *map(cell_of, look.coming("pyramid")))
    laid = list(zip(cells, stones(look, box.PYRAMID), strict=True))
    on = {cell: stone for cell, stone in laid if cell != box.BESIDE_CELL}
    return on, [stone for cell, stone in laid if cell == box.BESIDE_CELL]


def _great(
    look: Look, empty: Mapping[int, chosen.Cell], more: Callable[[chosen.Stand, bool], tuple[str, str]]
) -> Markup:
    """The great pyramid high and wide; names of things are given once."""
    on, off = _on_cells(look)
    full = len(look.state.own["cells"]) >= box.BESIDE_CELL
    left = {cell: each for cell, each in empty.items() if cell not in on}
    also = {cell: stone._replace(key="", came="") for cell, stone in on.items()}
    high = chosen.great(chosen.HIGH, on, left, Beside(off, full), *more(chosen.HIGH, True))
    wide = chosen.great(chosen.WIDE, also, left, Beside(nameless(off), full), *more(chosen.WIDE, False))
    return join((high, wide))


def pyramid_c(look: Look) -> Markup:
    """I12.3: Imhotep on his cell; in his row and column a point more."""
    now = look.game.part(PyramidOfCells).points(look.state)
    empty = {
        cell: chosen.Cell(points, points > box.PYRAMID_C[box.CELLS[cell][0]]) for cell, points in now.items()
    }
    place = figure(look.state)
    return _great(look, empty, lambda stand, named: chosen.imhotep(stand, place, FIGURE if named else ""))


def pyramid_d(look: Look) -> Markup:
    """I12.4: the next cell has the dark corner; the scaffolds lie beside."""
    due = open_cells(look.state)[:1]
    empty = {
        cell: chosen.Cell(points, next=cell in due)
        for cell, points in look.game.part(PyramidOfCells).points(look.state).items()
    }
    left = look.state.own["scaffolds"][0]
    return _great(look, empty, lambda stand, _: (chosen.stock(stand, left, box.SCAFFOLDS), ""))


# ---- small pyramids to build on ---------------------------------------------------------------------


def build_key(pyramid: str) -> str:
    """A small pyramid as something to build on."""
    return f"build-{pyramid}"


def _built(look: Look) -> str:
    """The first small pyramid that can be built on."""
    built = zip(box.PYRAMIDS, BUILD, strict=True)
    return next((build_key(name) for name, build in built if look.can(build.text)), "")


def _building(look: Look, picture: Markup, stop: str) -> Markup:
    """The small pyramids as things to click, while one of them is asked for."""
    if look.step != "build":
        return picture
    small = [_building_site(look, which, stop) for which in range(len(box.PYRAMIDS))]
    return el("div", {"class": "fit"}, picture, *small)


def _building_site(look: Look, which: int, stop: str) -> Markup:
    """A small pyramid as something to click."""
    name = box.PYRAMIDS[which]
    act = BUILD[which].text
    sign = look.sign(act)
    attributes: Attributes = {
        "type": "button",
        "class": classes("small-pyramid", name, sign in (ROPE, CHOSEN) and "roped"),
        "data-act": act,
        "data-k": build_key(name),
        "data-row": 3,
        "data-col": box.PYRAMID * 10 + which,
        "tabindex": 0 if build_key(name) == stop else -1,
        "aria-disabled": None if sign else "true",
        "aria-label": common.capital(pyramid(look.t, name)),
    }
    return el("button", attributes)


# ---- cells of the great pyramid to choose from ------------------------------------------------------


def _level(look: Look, level: int) -> list[Place]:
    """The cells of a level, down the columns."""
    points = look.game.part(PyramidOfCells).points(look.state)
    owners = dict(zip(look.state.own["cells"], look.state.pyramid, strict=True))
    due = open_cells(look.state)[:1]
    return [
        Place(
            CELL[cell].text,
            cell_name(look.t, cell),
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


def _levels(look: Look) -> list[tuple[str, list[Place]]]:
    return [(f"cells level-{level}", _level(look, level)) for level in range(len(box.LEVELS))]


GREAT = Board(box.PYRAMID, "fit great", _levels)


def _cell(look: Look) -> Ask:
    return places.asked(look, GREAT)


# ---- asked ------------------------------------------------------------------------------------------


def _build(look: Look) -> Ask:
    title, sub = asking.titles(look)
    if look.several:
        title = look.t("{name}, where do you build?", name=look.name(look.mover))
    _, row = asking.queue(look)
    return Ask(title, asking.sailed(look) or sub, [], row=row)


def _bonus(look: Look) -> Ask:
    t = look.t
    title, sub = asking.titles(look)
    return Ask(
        title,
        asking.sailed(look) or sub,
        [
            act_button(t("Take it"), "accept", main=True),
            act_button(t("Leave it"), "decline"),
        ],
    )


def _load(look: Look) -> Ask:
    title, sub = asking.titles(look)
    return Ask(title, sub, [act_button(look.t("Leave it"), "decline")])


# ---- explained --------------------------------------------------------------------------------------


def imhotep(look: Look) -> Info:
    """I12.3: Imhotep, and where he stands."""
    where = common.capital(cell_name(look.t, figure(look.state)))
    return Info("Imhotep", rule_text(look.view, "I12.3"), "I12.3", [Line(where)], FIGURE_ICON)


def scaffolds(look: Look) -> Info:
    """I12.4: the common scaffolds."""
    t = look.t
    left = Line(t("{n} of {all} left", n=look.state.own["scaffolds"][0], all=box.SCAFFOLDS))
    return Info(t("Scaffolds"), rule_text(look.view, "I12.4"), "I12.4", [left], SCAFFOLD_ICON)


# ---- sides ------------------------------------------------------------------------------------------


A = Side(when=now, picture=_pyramid_a)
B = Side(
    when=now,
    picture=_pyramids_b,
    over=_building,
    first=_built,
    asks={"build": _build, "bonus_card": _bonus, "bonus_stones": _bonus, "bonus_load": _load},
    placing=("bonus_load",),
    waiting=("build",),
    sounds={"build": STONE},
)
C = Side(
    when=now,
    picture=pyramid_c,
    places={"cell": GREAT},
    asks={"cell": _cell},
    waiting=("cell",),
    explainers={"figure": imhotep},
)
D = Side(
    when=now,
    picture=pyramid_d,
    places={"scaffold": GREAT},
    asks={"scaffold": _cell},
    waiting=("cell",),
    explainers={"scaffolds": scaffolds},
)
SIDES = {"A": A, "B": B, "C": C, "D": D}
