"""The harbour from above: nine squares, six boats, reserve and supply.

Everything lies in one grid of rows and columns 0 to 3 for the arrow keys: squares from (1, 1), row boats in
column 0, column boats in row 0. While tiles are chosen, the slots take the boats' places and go on outwards.
"""

from game.games.duel.state import NO_TILE, NOBODY
from game.games.duel.tables import BOATS, LINES, SLOTS, SQUARES, TILES
from game.views.art.figures import figure_icon
from game.views.art.signs import knot_icon
from game.views.art.tiles import tile_icon
from game.views.duel import spoken
from game.views.duel.look import (
    CHOSEN,
    PEG,
    ROPE,
    SEATS,
    Look,
    figure_key,
    spare_key,
    tile_key,
)
from game.views.duel.pieces import cell, fate_sign, ground, hull, pile_picture, slot_sign
from game.views.markup import Attributes, Markup, el
from game.views.markup import words as names

CHOICE_OF_TILES = {"take", "swap"}


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
        here = ("place", "unload", "take", "swap")
        first = next(
            (text for text, action in self.look.view.legal.items() if action.verb in here), "place 2 2"
        )
        if first.startswith("swap"):
            return self._swap_target(first)
        return first

    def _swap_target(self, first: str) -> str:
        """The click that leads to a swap: its first tile, or what is left once a tile was chosen."""
        return first if self.look.view.start else first.rpartition(" ")[0]

    def _stop(self, action: str) -> int:
        """The tabindex: exactly one thing of the group is a tab stop."""
        return 0 if action == self.first else -1

    # ---- squares ------------------------------------------------------------------------------------

    def _squares(self) -> Markup:
        rows = [
            el(
                "div",
                {"class": "part", "role": "row"},
                *(self._square(3 * row + column) for column in range(3)),
            )
            for row in range(3)
        ]
        return el("div", {"class": "squares", "role": "grid", "aria-label": self.t("Squares")}, *rows)

    def _square(self, square: int) -> Markup:
        name = SQUARES[square]
        action = f"place {name}"
        sign = self.look.sign(action)
        owner = self.state.owner(square)
        row, column = name.split()
        attributes: Attributes = {
            "class": names("square", sign and "legal", sign == CHOSEN and "sel"),
            "data-act": action,
            "data-k": f"square-{row}-{column}",
            "data-row": row,
            "data-col": column,
            "data-topic": "square",
            "tabindex": self._stop(action),
            "aria-disabled": None if sign else "true",
            "aria-label": spoken.square(self.look, name, owner),
        }
        figure = None if owner == NOBODY else self._figure(name, owner)
        button = el(
            "button", attributes, cell(self._in_line(square), sign, name in self.look.last.squares), figure
        )
        return el("div", {"class": "part", "role": "gridcell"}, button)

    def _in_line(self, square: int) -> bool:
        forecast = self.look.forecast
        return bool(forecast and forecast.boat is not None and square in LINES[forecast.boat])

    def _figure(self, square: str, owner: int) -> Markup:
        came = None
        if square in self.look.last.squares:  # from the end of the row of figures in supply
            ordinal = self.state.figures[owner]
            came = f"{spare_key(owner, ordinal)} {spare_key(owner, ordinal, small=True)}"
        attributes = {"class": "figure", "data-k": figure_key(square), "data-from": came}
        return el("span", attributes, figure_icon(SEATS[owner], 94))

    # ---- boats --------------------------------------------------------------------------------------

    def _boat(self, boat: int) -> Markup:
        name = BOATS[boat]
        action = f"unload {name}"
        sign = self.look.sign(action)
        column = name[0] == "C"
        last = name in self.look.last.boats
        drawing = hull(column, sign, last)
        content = [
            el("span", {"class": "hull-button"}, drawing)
            if self.tiles_asked
            else self._hull_button(boat, action, sign, drawing),
            el("div", {"class": "slots"}, *(self._slot(boat, slot) for slot in range(SLOTS, 0, -1))),
        ]
        if sign == CHOSEN:
            content.append(knot_icon())
        attributes = {
            "class": names(
                "boat", "of-column" if column else "of-row", f"line-{name[1]}", sign == CHOSEN and "sel"
            ),
            "data-k": f"boat-{name}",
        }
        return el("div", attributes, *content)

    def _hull_button(self, boat: int, action: str, sign: str, drawing: Markup) -> Markup:
        name = BOATS[boat]
        row, column = (0, name[1]) if name[0] == "C" else (name[1], 0)
        attributes: Attributes = {
            "class": names("hull-button", sign and "legal"),
            "data-act": action,
            "data-preview": action,
            "data-k": f"unload-{name}",
            "data-row": row,
            "data-col": column,
            "data-topic": "boat",
            "tabindex": self._stop(action),
            "aria-disabled": None if sign else "true",
            "aria-label": spoken.boat(self.look, boat, ready=bool(sign)),
        }
        return el("button", attributes, drawing)

    def _slot(self, boat: int, slot: int) -> Markup:
        kind = self.state.tile(boat, slot - 1)
        if kind == NO_TILE:
            return el("span", {"class": "slot"})
        tile = self._tile(boat, slot, TILES[kind])
        return (
            self._slot_button(boat, slot, TILES[kind], tile)
            if self.tiles_asked
            else el("span", {"class": "slot"}, tile)
        )

    def _tile(self, boat: int, slot: int, code: str) -> Markup:
        name = BOATS[boat]
        came = self.look.last.tiles.get((name, slot))
        overlay, lost = self._fate(boat, slot)
        attributes = {
            "class": names("piece", lost and "lost", came not in (None, "supply") and "just-moved"),
            "data-k": tile_key(name, slot),
            "data-from": came,
        }
        return el("span", attributes, tile_icon(code), overlay)

    def _fate(self, boat: int, slot: int) -> tuple[Markup | None, bool]:
        """What the forecast says of a tile: the ring and mark of its taker, or the cross of the lost."""
        forecast = self.look.forecast
        if forecast is None or forecast.takers is None or forecast.boat != boat:
            return None, False
        taker = forecast.takers.get(slot - 1)
        return fate_sign(None if taker is None else SEATS[taker]), taker is None

    def _slot_button(self, boat: int, slot: int, code: str, tile: Markup) -> Markup:
        action, sign = self._choice(BOATS[boat], slot)
        line = int(BOATS[boat][1])
        outwards = 1 - slot
        row, column = (outwards, line) if BOATS[boat][0] == "C" else (line, outwards)
        attributes: Attributes = {
            "class": names("slot", sign and "legal", sign == CHOSEN and "sel"),
            "data-act": None if sign == CHOSEN and self.look.view.start else action,
            "data-cmd": "cancel" if sign == CHOSEN and self.look.view.start else None,
            "data-preview": action if self.look.step == "take" else None,
            "data-k": f"slot-{BOATS[boat]}-{slot}",
            "data-row": row,
            "data-col": column,
            "data-topic": "actions",
            "tabindex": self._stop(action),
            "aria-disabled": None if sign else "true",
            "aria-pressed": "true" if sign == CHOSEN else None,
            "aria-label": spoken.slot(self.look, BOATS[boat], slot, code),
        }
        return el("button", attributes, tile, slot_sign(sign), knot_icon() if sign == CHOSEN else None)

    def _choice(self, boat: str, slot: int) -> tuple[str, str]:
        """What a click on a slot says, and how it is marked."""
        if self.look.step == "take":
            action = f"take {boat} {slot}"
            return action, self.look.sign(action)
        start = self.look.view.start
        if not start:
            hinted = self.look.open.startswith(f"swap {boat} ") and str(slot) in self.look.open.split()[2:]
            return f"swap {boat} {slot}", CHOSEN if hinted else PEG if self.look.open else ROPE
        _, chosen_boat, chosen = start.split()
        if boat != chosen_boat:
            return f"swap {boat} {slot}", PEG
        if str(slot) == chosen:
            return start, CHOSEN
        low, high = sorted((slot, int(chosen)))
        return f"swap {boat} {low} {high}", ROPE

    # ---- reserve and supply -------------------------------------------------------------------------

    def _piles(self) -> Markup:
        t, s = self.t, self.state
        picture = pile_picture(t("Reserve"), t("Supply"), s.reserve, s.supply, s.supply // SLOTS)
        attributes = {
            "class": "piles",
            "role": "img",
            "aria-label": spoken.piles(self.look),
            "data-topic": "supply",
        }
        return el("div", attributes, picture)
