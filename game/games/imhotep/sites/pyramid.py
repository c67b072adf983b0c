"""The pyramid: one great one on side A (I6.2), three small ones on side B (I7.2).

On the sides C (I12.3) and D (I12.4) it is the great one, with its cells to choose from.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.core.game import Event, Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.boats import no_place, put
from game.games.imhotep.lines import bad, index, whole
from game.games.imhotep.parts import Actions, Ask, Asked, Board, Details, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter

SMALL = (*box.PYRAMIDS, "beside")
CELLS = (*box.CELL_WORDS, "beside")
# The numbers of the cells, level by level from below.
LEVELS = tuple(
    range(first, first + size * size)
    for level, size in enumerate(box.LEVELS)
    for first in [sum(each * each for each in box.LEVELS[:level])]
)
# By cell: those in its row or column on its level, itself among them.
LINES = tuple(
    [
        other
        for other, (level, column, row) in enumerate(box.CELLS)
        if level == its[0] and (column == its[1] or row == its[2])
    ]
    for its in box.CELLS
)


class PyramidA(Site):
    """I6.2: the next free cell in a fixed order, scored at once."""

    site = box.PYRAMID
    rule = "I6.2"
    categories = ("pyramid",)

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell, or lies beside."""
        cell = len(s.pyramid)
        points = box.PYRAMID_A[cell] if cell < len(box.PYRAMID_A) else box.BESIDE
        s.pyramid.append(owner)
        s.laid[self.site][owner] += 1
        s.scored[owner][self.row] += points
        if s.tell:
            s.tell(self.came(s, owner, spot, {}, points))


class PyramidB(Site):
    """I7.2: the owner picks one of three small pyramids; some cells bring a bonus."""

    site = box.PYRAMID
    rule = "I7.2"
    categories = ("pyramid",)

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        choose, bonus = Asked("asked_build", "I7.2"), Asked("asked_bonus", "I7.2")
        load = Asked("asked_load", "I7.2")
        self.steps = {
            "build": Ask(board, choose, self.open_pyramids, self.answer_build, {"build": no_build}),
            "bonus_card": Ask(board, bonus, accept_or_decline, self.answer_card),
            "bonus_stones": Ask(board, bonus, accept_or_decline, self.answer_stones),
            "bonus_load": Ask(board, load, loads, answer_load, {"place": no_place}),
        }

    def open(self, s: ImhotepState) -> list[int]:
        """The small pyramids that are not complete."""
        return [which for which in range(box.BESIDE_B) if s.small.count(which) < box.CELLS_B]

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The owner chooses where; without a choice the stone goes where it must."""
        choices = self.open(s)
        if len(choices) > 1:
            s.pending.append(matter("build", owner))
        else:
            self.build(s, owner, choices[0] if choices else box.BESIDE_B, spot)

    def build(self, s: ImhotepState, owner: int, which: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell of that pyramid, or lies beside, and scores."""
        cell = s.small.count(which)
        points, bonus = (box.BESIDE, "") if which == box.BESIDE_B else box.PYRAMIDS_B[which][cell]
        s.pyramid.append(owner)
        s.small.append(which)
        s.laid[self.site][owner] += 1
        s.scored[owner][self.row] += points
        if s.tell:
            beside = which == box.BESIDE_B
            place: Details = {} if beside else {"pyramid": box.PYRAMIDS[which], "cell": cell + 1}
            s.tell(self.came(s, owner, spot, place, points))
        if bonus and self.usable(s, owner, bonus):
            s.pending.append(matter(f"bonus_{bonus}", owner))

    def usable(self, s: ImhotepState, owner: int, bonus: str) -> bool:
        """I-R7: a bonus is used at once or lost; one without effect is not asked."""
        if bonus == "card":
            return s.can_draw
        if bonus == "stones":
            return self.board.to_take(s, owner, box.BONUS_STONES) > 0
        return s.sled[owner] > 0 and s.empty != 0

    def open_pyramids(self, s: ImhotepState, p: Pending) -> Actions:
        """Any that is not complete."""
        return tuple(act.BUILD[which] for which in self.open(s))

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also on which of them each stone lies."""
        return {**super().write(s), "small": " ".join(SMALL[which] for which in s.small)}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.small = [index("small", lines, word, SMALL) for word in lines["small"].split()]
        heights = [s.small.count(which) for which in range(box.BESIDE_B)]
        if len(s.small) != len(s.pyramid) or max(heights) > box.CELLS_B:
            raise bad("small", lines)

    def answer_build(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone that waited goes there."""
        self.build(s, p.player, action.args[0])

    def answer_card(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The top card of the deck."""
        if action is act.ACCEPT:
            s.pending.append(matter("draw_card", p.player))

    def answer_stones(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """Stones from the quarry."""
        if action is act.ACCEPT:
            self.board.give(s, p.player, box.BONUS_STONES)


class PyramidOfCells(Site):
    """The great pyramid, level by level, with a choice of cells on a level."""

    site = box.PYRAMID
    categories = ("pyramid",)
    verbs = ("cell",)
    asks: ClassVar[str]  # the step that asks for the cell

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        asked = Asked("asked_cell", self.rule)
        self.steps = {self.asks: Ask(board, asked, self.offered, self.answer_cell, {"cell": self.no_cell})}

    def choices(self, s: ImhotepState) -> list[int]:
        """The cells a stone may go to."""
        return open_cells(s)

    def offered(self, s: ImhotepState, p: Pending) -> Actions:
        """One of them."""
        return tuple(act.CELL[cell] for cell in self.choices(s))

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The owner chooses where; without a choice the stone goes where it must."""
        choices = self.choices(s)
        if len(choices) > 1:
            s.pending.append(matter(self.asks, owner))
        else:
            self.build(s, owner, choices[0] if choices else box.BESIDE_CELL, spot)

    def answer_cell(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone that waited goes there."""
        self.build(s, p.player, action.args[0])

    def worth(self, s: ImhotepState, cell: int) -> tuple[int, Details]:
        """What a cell brings now, and what is to be told of it."""
        raise NotImplementedError

    def build(self, s: ImhotepState, owner: int, cell: int, spot: int = NOBODY) -> None:
        """The stone fills that cell, or lies beside, and scores."""
        points, place = (box.BESIDE, {}) if cell == box.BESIDE_CELL else self.worth(s, cell)
        s.pyramid.append(owner)
        s.cells.append(cell)
        s.laid[self.site][owner] += 1
        s.scored[owner][self.row] += points
        if s.tell:
            s.tell(self.came(s, owner, spot, place, points))

    def no_cell(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """A stone lies there, or another level is to be built."""
        if action.args[0] in s.cells:
            return Refusal("cell_taken", self.rule)
        return Refusal("level_later", self.rule)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also on which cell each stone lies."""
        return {**super().write(s), "cells": " ".join(CELLS[cell] for cell in s.cells)}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.cells = [index("cells", lines, word, CELLS) for word in lines["cells"].split()]
        built = s.cells[: box.BESIDE_CELL]
        right = [cell in level for level in LEVELS for cell in built[level.start : level.stop]]
        beside = s.cells[box.BESIDE_CELL :]
        if len(s.cells) != len(s.pyramid) or not all(right) or {*beside} - {box.BESIDE_CELL}:
            raise bad("cells", lines)
        if len({*built}) < len(built):
            raise bad("cells", lines)


class PyramidC(PyramidOfCells):
    """I12.3: any cell of the lowest unfinished level; in line with Imhotep it brings a point more."""

    rule = "I12.3"
    asks = "cell"

    def worth(self, s: ImhotepState, cell: int) -> tuple[int, Details]:
        level = box.CELLS[cell][0]
        along = level < box.FIGURE_LEVELS and cell in LINES[figure(s)]
        return box.PYRAMID_C[level] + along * box.FIGURE_POINT, {"cell": cell + 1, "figure": int(along)}

    def build(self, s: ImhotepState, owner: int, cell: int, spot: int = NOBODY) -> None:
        """Imhotep follows to the cell; from a complete level he climbs to the next one."""
        super().build(s, owner, cell, spot)
        if s.tell and len(s.cells) in CLIMBS:
            s.tell(Event("climb", NOBODY, {"cell": figure(s) + 1}))


class PyramidD(PyramidOfCells):
    """I12.4: the next cell, or with one of the common scaffolds any other of the level."""

    rule = "I12.4"
    asks = "scaffold"

    def prepare(self, s: ImhotepState) -> None:
        """The scaffolds."""
        s.scaffolds = box.SCAFFOLDS

    def choices(self, s: ImhotepState) -> list[int]:
        """The next cell; with a scaffold the others of its level, too."""
        return open_cells(s) if s.scaffolds else open_cells(s)[:1]

    def worth(self, s: ImhotepState, cell: int) -> tuple[int, Details]:
        return box.PYRAMID_A[cell], {"cell": cell + 1}

    def answer_cell(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """Another cell than the next one uses up a scaffold."""
        (cell,) = action.args
        if cell != open_cells(s)[0]:
            s.scaffolds -= 1
            s.scored[p.player][self.row] += box.SCAFFOLD
            if s.tell:
                told: Details = {"left": s.scaffolds}
                s.tell(Event("scaffold", p.player, told, box.SCAFFOLD, self.name, self.rule))
        self.build(s, p.player, cell)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also the scaffolds that are left."""
        return {**super().write(s), "scaffolds": str(s.scaffolds)}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.scaffolds = whole("scaffolds", lines, lines["scaffolds"])
        if s.scaffolds + skipped(s.cells) != box.SCAFFOLDS:
            raise bad("scaffolds", lines)


def open_cells(s: ImhotepState) -> list[int]:
    """The empty cells of the lowest level that is not complete."""
    level = next((level for level in LEVELS if len(s.cells) < level.stop), range(0))
    return [cell for cell in level if cell not in s.cells]


CLIMBS = tuple(level.stop for level in LEVELS[:-1])  # with so many stones a level is complete


def figure(s: ImhotepState) -> int:
    """I12.3: the cell where Imhotep stands: that of the last stone, or the first one of the next level."""
    if not s.cells:
        return box.FIGURE_START
    reached = min(len(s.cells), CLIMBS[-1])
    return reached if reached in CLIMBS else s.cells[-1]


def skipped(cells: Sequence[int]) -> int:
    """I12.4: how many stones did not go to the next cell."""
    nexts = [min({*level} - {*cells[:at]}) for level in LEVELS for at in level if at < len(cells)]
    return sum(cell != due for cell, due in zip(cells, nexts, strict=False))


def accept_or_decline(s: ImhotepState, p: Pending) -> Actions:
    """A bonus may be left."""
    return (act.ACCEPT, act.DECLINE)


def loads(s: ImhotepState, p: Pending) -> Actions:
    """A stone onto a boat, or not."""
    return (*act.places(s.empty), act.DECLINE)


def answer_load(s: ImhotepState, p: Pending, action: Action) -> None:
    """The stone is placed."""
    if action is not act.DECLINE:
        put(s, p.player, action)


def no_build(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """That one is complete."""
    return Refusal("pyramid_complete", "I7.2", {"pyramid": box.PYRAMIDS[action.args[0]]})


SIDES = {"A": PyramidA, "B": PyramidB, "C": PyramidC, "D": PyramidD}
