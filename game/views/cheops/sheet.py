"""A sheet: pyramid and arch on the ground, the relief in it, the quarry, the score pad.

All fields lie in one grid for the arrow keys: a stone is two columns wide, rows count from the top.
"""

from collections.abc import Iterable
from functools import cached_property

from game.games.cheops import tables as box
from game.text import cheops as words
from game.text.cheops import WORDS
from game.text.joined import said_of
from game.views.art.stones import stone_icon
from game.views.cheops import pad, pieces, quarry, spoken
from game.views.cheops.explain import BONUS_STATES
from game.views.cheops.fields import Field
from game.views.cheops.look import Look, fields_of, params
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.people import bot_role

TOP = len(box.LEVELS)
ARCH_COLUMNS = {"L": 14, "R": 18}
CLOSING_PLACE = (TOP - box.COLUMN - 1, 16)


class Sheet:
    """A player's sheet, drawn for a look at the table; `live` makes its things clickable."""

    def __init__(self, look: Look, player: int, *, live: bool) -> None:
        self.look = look
        self.t = look.t
        self.player = player
        self.live = live
        self.ticked = look.state.ticked[player]

    def draw(self) -> Markup:
        """The sheet, in a room that it fills."""
        turn = self.player == self.look.mover
        attributes: Attributes = {
            "class": classes("sheet", f"p{self.player + 1}", turn and "turn"),
            "data-k": f"sheet-{self.player}" if self.live else f"full-{self.player}",
            "aria-label": spoken.sheet(self.look, self.player),
        }
        structures = el(
            "div",
            {"class": "part", "data-group": "sheet" if self.live else None, "data-over": 1},
            el("div", {"class": "wall"}, pieces.wall(), self._pyramid(), self._arch()),
            self._relief(),
        )
        store = quarry.section(self.look, self.player, live=self.live)
        return el("div", {"class": "sheet-room"}, el("article", attributes, self._head(), structures, store))

    def structure(self, name: str) -> Markup:
        """One of the three by itself: pyramid and arch before their wall."""
        if name == "relief":
            return self._relief()
        built = self._pyramid() if name == "pyramid" else self._arch()
        return el("div", {"class": "wall"}, pieces.wall(), built)

    def _head(self) -> Markup:
        seat = self.look.view.seats[self.player]
        letter = box.SHEET_LETTERS[self.look.state.sheets[self.player]]
        whose = el(
            "div",
            {"class": "panel-head"},
            stone_icon(self.player + 1, 26),
            el("b", {"class": "seat-name"}, seat.name),
            bot_role(self.t, seat.level, character=seat.character) if seat.is_bot else None,
            el("span", {"class": "sheet-letter"}, self.t("Sheet {letter}", letter=letter)),
        )
        points = pad.pad(self.look, self.player, live=self.live)
        return el("header", {"class": "sheet-head", "data-thing": f"player {self.player}"}, whose, points)

    # ---- fields -------------------------------------------------------------------------------------

    @cached_property
    def _stop(self) -> str:
        """What the Tab key reaches first: a field that can be chosen, else the first stone of the pyramid."""
        legal = self.look.view.legal.values()
        first = next((action for action in legal if action.verb in ("tick", "relief")), None)
        fields = [name for name in fields_of(first) if name != self.look.begun] if first else []
        return fields[-1] if fields else box.PYRAMID_FIELDS[0]

    def _field(self, name: str, place: tuple[int, int]) -> Markup:
        field = Field(self.look, self.player, name)
        return field.button(place, stop=name == self._stop) if self.live else field.still()

    def _group(self, cls: str, structure: str, *content: Markup) -> Markup:
        attributes: Attributes = {
            "class": cls,
            "role": "group" if self.live else "img",
            "aria-label": spoken.structure(self.look, self.player, structure),
            "data-topic": structure,
        }
        return el("div", attributes, *content)

    # ---- bonuses and points -------------------------------------------------------------------------

    def _bonus(self, name: str) -> Markup:
        state = self.look.bonus_state(self.player, box.BONUSES.index(name))
        soon = self.player == self.look.mover and name in params(self.look.will, "bonus", "bonus")
        attributes: Attributes = {
            "class": "bonus",
            "role": "img",
            "aria-label": said_of(self.t, words.bonus(self.t, name), self._said(state)),
            "data-topic": "bonuses",
            "data-thing": f"bonus {self.player} {name}",
        }
        return el("span", attributes, pieces.medal_icon(state, soon=soon))

    def _said(self, state: str) -> str:
        return self.t(BONUS_STATES[state])

    def _worth(self, points: int, *, reached: bool) -> Markup:
        return el("b", {"class": classes("worth", reached and "got")}, points)

    # ---- structures ---------------------------------------------------------------------------------

    def _pyramid(self) -> Markup:
        levels = (self._level(level) for level in range(TOP, 0, -1))
        return self._group("pyramid", "pyramid", *levels)

    def _level(self, level: int) -> Markup:
        stones = [
            self._field(name, (TOP - level, 2 * i + level - 1))
            for i, name in enumerate(box.level_fields(level))
        ]
        points = box.PYRAMID_POINTS[level]
        reached = self.look.sheet[self.player]["pyramid"] == points
        side = el(
            "span", {"class": "level-worth"}, self._worth(points, reached=reached), self._bonus(f"P{level}")
        )
        return el("div", {"class": "level"}, *stones, side)

    def _arch(self) -> Markup:
        closed = self.look.sheet[self.player]["arch"] == box.ARCH_CLOSED
        top = el(
            "div",
            {"class": "lintel"},
            pieces.lintel(),
            self._bonus("AK"),
            self._field("AK", CLOSING_PLACE),
            self._worth(box.ARCH_CLOSED, reached=closed),
        )
        return self._group("arch", "arch", top, *self._columns(closed=closed))

    def _columns(self, *, closed: bool) -> Iterable[Markup]:
        lower = min(self._height(side) for side in ARCH_COLUMNS)
        for level in range(box.COLUMN, 0, -1):
            left, right = (
                self._field(f"A{side}{level}", (TOP - level, column)) for side, column in ARCH_COLUMNS.items()
            )
            reached = not closed and lower == level and box.ARCH_POINTS[level] > 0
            bonus = self._bonus("A2") if level == 2 else None
            middle = el(
                "span", {"class": "arch-worth"}, self._worth(box.ARCH_POINTS[level], reached=reached), bonus
            )
            yield el("div", {"class": "arch-level"}, left, middle, right)

    def _height(self, side: str) -> int:
        numbers = (box.NUMBER[f"A{side}{level}"] for level in range(1, box.COLUMN + 1))
        return sum(self.ticked >> number & 1 for number in numbers)

    def _relief(self) -> Markup:
        rows = (self._relief_row(row) for row in range(1, box.RELIEF_ROWS + 1))
        below = el("div", {"class": "relief-bonuses"}, self._bonus("C2"), self._bonus("C3"))
        grid = el("div", {"class": "relief-fields"}, *rows, below)
        return self._group("relief", "relief", self._relief_heading(), grid, self._relief_key())

    def _relief_heading(self) -> Markup:
        name = WORDS.category(self.t, "relief")
        return el("h3", None, el("span", None, name), el("small", None, self.t("in pairs")))

    def _relief_row(self, row: int) -> Markup:
        columns = range(1, box.RELIEF_COLUMNS + 1)
        fields = [self._field(f"R{row}{column}", (TOP + row - 1, 2 * column - 2)) for column in columns]
        return el("div", {"class": "relief-row"}, *fields, self._bonus("M2") if row == 2 else None)

    def _relief_key(self) -> Markup:
        count = (self.ticked & box.RELIEF).bit_count() & ~1
        rows = (
            join((el("dt", None, fields), el("dd", None, self._worth(points, reached=fields == count))))
            for fields, points in box.RELIEF_POINTS.items()
            if points
        )
        return el("dl", {"class": "relief-points"}, *rows)
