"""The harbour from above: nine squares, six boats, reserve and supply.

Everything lies in one grid of rows and columns 0 to 3 for the arrow keys: squares from (1, 1), row boats in
column 0, column boats in row 0. While tiles are chosen, the slots take the boats' places and go on outwards.
"""

from game.core.state import NOBODY
from game.games.duel import actions as act
from game.games.duel.state import NO_TILE
from game.games.duel.tables import BOATS, SIZE, SLOT_NAMES, SLOTS, SQUARES, TILES
from game.views.art.figures import figure_icon
from game.views.art.signs import knot_icon
from game.views.art.traces import numbers
from game.views.duel import spoken
from game.views.duel.art_tiles import tile_icon
from game.views.duel.look import SEATS, Look, boat_key, figure_key, spare_key, square_key, tile_key
from game.views.duel.pieces import cell, fate_sign, ground, hull, pile_picture, slot_sign
from game.views.look import CHOSEN
from game.views.markup import Attributes, Markup, classes, el

CHOICE_OF_TILES = ("take", "swap")
HERE = ("place", "unload", *CHOICE_OF_TILES)  # what is done in the harbour
MIDDLE = act.PLACE[SIZE * SIZE // 2]


def harbour(look: Look) -> Markup:
    """The harbour with everything on it."""
    return Harbour(look).draw()


class Harbour:
    """The harbour, drawn for a look at the table."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.t = look.t
        self.state = look.state
        legal = look.view.legal
        self.tiles_asked = look.step in CHOICE_OF_TILES and bool(legal)
        self.first = self._first_target()

    def draw(self) -> Markup:
        """Quay, piles, squares, boats."""
        return el(
            "div",
            {"class": "harbour", "data-group": "harbour"},
            ground(self.state.afloat),
            self._piles(),
            self._squares(),
            *(self._boat(boat) for boat in range(len(BOATS)) if self.state.in_play(boat)),
        )

    def _first_target(self) -> str:
        """What the Tab key reaches first: the first thing that can be done here, else the middle square."""
        legal = self.look.view.legal.values()
        first = next((action for action in legal if action.verb in HERE), MIDDLE)
        if first.verb == "swap" and not self.look.view.start:
            return act.VOCABULARY.beginning("swap", *first.args[:2])
        return first.text

    def _stop(self, action: str) -> int:
        """The tabindex: exactly one thing of the group is a tab stop."""
        return 0 if action == self.first else -1

    # ---- squares ------------------------------------------------------------------------------------

    def _squares(self) -> Markup:
        rows = [
            el(
                "div",
                {"class": "part", "role": "row"},
                *(self._square(SIZE * row + column) for column in range(SIZE)),
            )
            for row in range(SIZE)
        ]
        return el("div", {"class": "squares", "role": "grid", "aria-label": self.t("Squares")}, *rows)

    def _square(self, square: int) -> Markup:
        name = SQUARES[square]
        action = act.PLACE[square].text
        sign = self.look.sign(action)
        owner = self.state.owner(square)
        row, column = name.split()
        attributes: Attributes = {
            "class": classes("square", sign and "legal", sign == CHOSEN and "selected"),
            "data-act": action,
            "data-k": square_key(name),
            "data-row": row,
            "data-col": column,
            "data-topic": "square",
            "data-thing": f"square {name}",
            "tabindex": self._stop(action),
            "aria-disabled": None if sign else "true",
            "aria-label": spoken.square(self.look, name, owner),
        }
        figure = None if owner == NOBODY else self._figure(name, owner)
        marks = self.look.marks_on(square_key(name))
        drawing = cell(self.look.in_line(square), sign, bool(marks))
        button = el("button", attributes, drawing, figure, numbers(marks))
        return el("div", {"class": "part", "role": "gridcell"}, button)

    def _figure(self, square: str, owner: int) -> Markup:
        came = None
        if square in self.look.placed:  # from the end of the row of figures in supply
            ordinal = self.state.figures[owner]
            came = f"{spare_key(owner, ordinal)} {spare_key(owner, ordinal, small=True)}"
        attributes = {"class": "figure", "data-k": figure_key(square), "data-from": came}
        return el("span", attributes, figure_icon(SEATS[owner], 94))

    # ---- boats --------------------------------------------------------------------------------------

    def _boat(self, boat: int) -> Markup:
        name = BOATS[boat]
        action = act.UNLOAD[boat].text
        sign = self.look.sign(action)
        column = boat >= SIZE
        marks = self.look.marks_on(boat_key(name))
        drawing = hull(column, sign, bool(marks))
        content = [
            el("span", {"class": "hull-button"}, drawing)
            if self.tiles_asked
            else self._hull_button(boat, action, sign, drawing),
            el("div", {"class": "slots"}, *(self._slot(boat, slot) for slot in reversed(range(SLOTS)))),
        ]
        if sign == CHOSEN:
            content.append(knot_icon())
        attributes = {
            "class": classes(
                "boat", "of-column" if column else "of-row", f"line-{name[1]}", sign == CHOSEN and "selected"
            ),
            "data-k": boat_key(name),
        }
        return el("div", attributes, *content, numbers(marks))

    def _hull_button(self, boat: int, action: str, sign: str, drawing: Markup) -> Markup:
        name = BOATS[boat]
        row, column = _place(boat, 0)
        attributes: Attributes = {
            "class": classes("hull-button", sign and "legal"),
            "data-act": action,
            "data-preview": action,
            "data-k": f"unload-{name}",
            "data-row": row,
            "data-col": column,
            "data-topic": "boat",
            "data-thing": f"boat {name}",
            "tabindex": self._stop(action),
            "aria-disabled": None if sign else "true",
            "aria-label": spoken.boat(self.look, boat, ready=bool(sign)),
        }
        return el("button", attributes, drawing)

    def _slot(self, boat: int, slot: int) -> Markup:
        kind = self.state.tile(boat, slot)
        if kind == NO_TILE:
            return el("span", {"class": "slot"})
        tile = self._tile(boat, slot, TILES[kind])
        return (
            self._slot_button(boat, slot, TILES[kind], tile)
            if self.tiles_asked
            else el("span", {"class": "slot", "data-thing": _thing(boat, slot)}, tile)
        )

    def _tile(self, boat: int, slot: int, code: str) -> Markup:
        key = tile_key(BOATS[boat], SLOT_NAMES[slot])
        came = self.look.came.get(key)
        overlay, lost = self._fate(boat, slot)
        attributes = {
            "class": classes("piece", lost and "lost", key in self.look.marks and "just-moved"),
            "data-k": key,
            "data-from": came,
        }
        return el("span", attributes, tile_icon(code), overlay)

    def _fate(self, boat: int, slot: int) -> tuple[Markup | None, bool]:
        """What would become of a tile: the ring and mark of its taker, or the cross of the lost."""
        if boat != self.look.unloading:
            return None, False
        taker = self.look.takers.get(slot + 1)
        return fate_sign(None if taker is None else SEATS[taker]), taker is None

    def _slot_button(self, boat: int, slot: int, code: str, tile: Markup) -> Markup:
        action = self._choice(boat, slot)
        sign = self.look.sign(action)
        row, column = _place(boat, -slot)
        attributes: Attributes = {
            "class": classes("slot", sign and "legal", sign == CHOSEN and "selected"),
            "data-act": None if sign == CHOSEN and self.look.view.start else action,
            "data-cmd": "cancel" if sign == CHOSEN and self.look.view.start else None,
            "data-preview": action if self.look.step == "take" else None,
            "data-k": f"slot-{BOATS[boat]}-{SLOT_NAMES[slot]}",
            "data-row": row,
            "data-col": column,
            "data-topic": "actions",
            "data-thing": _thing(boat, slot),
            "tabindex": self._stop(action),
            "aria-disabled": None if sign else "true",
            "aria-pressed": "true" if sign == CHOSEN else None,
            "aria-label": spoken.slot(self.look, BOATS[boat], SLOT_NAMES[slot], code),
        }
        return el("button", attributes, tile, slot_sign(sign), knot_icon() if sign == CHOSEN else None)

    def _choice(self, boat: int, slot: int) -> str:
        """What a click on a slot says: the tile to take, the first one to swap, or the second one."""
        if self.look.step == "take":
            return act.VOCABULARY.of("take", boat, slot).text
        here = act.VOCABULARY.beginning("swap", boat, slot)
        if not self.look.view.start or here == self.look.view.start:
            return here
        swaps = [action for action in self.look.view.legal.values() if action.args[0] == boat]
        return next((swap.text for swap in swaps if slot in swap.args[1:]), here)

    # ---- reserve and supply -------------------------------------------------------------------------

    def _piles(self) -> Markup:
        t, s = self.t, self.state
        picture = pile_picture(t("Reserve"), t("Supply"), s.reserve, s.supply, s.supply // SLOTS)
        attributes = {
            "class": "piles",
            "role": "img",
            "aria-label": spoken.piles(self.look),
            "data-topic": "supply",
            "data-thing": "piles",
        }
        return el("div", attributes, picture)


def _thing(boat: int, slot: int) -> str:
    """The tile on a slot, to be explained."""
    return f"slot {BOATS[boat]} {SLOT_NAMES[slot]}"


def _place(boat: int, outwards: int) -> tuple[int, int]:
    """The row and the column of something on a boat, for the arrow keys."""
    line = boat % SIZE + 1
    return (line, outwards) if boat < SIZE else (outwards, line)
