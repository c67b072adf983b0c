"""The great pyramid with its cells to choose from: the pyramid's sides C (I12.3) and D (I12.4)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from game.core.edition import WORTH, Values, whole_numbers
from game.core.editor import Setting
from game.core.state import Event, Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.lines import bad, index, whole
from game.games.imhotep.parts import Actions, Ask, Asked, Board, Details, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter

CELL = act.VOCABULARY.all_of("cell")

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


class PyramidOfCells(Site):
    """The great pyramid, level by level, with a choice of cells on a level."""

    site = box.PYRAMID
    categories = ("pyramid",)
    verbs = ("cell",)
    has: ClassVar[tuple[str, ...]] = ("cells",)
    asks: ClassVar[str]  # the step that asks for the cell

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        asked = Asked("asked_cell", self.rule)
        self.in_hand = (self.asks,)
        self.steps = {self.asks: Ask(board, asked, self.offered, self.answer_cell, {"cell": self.no_cell})}

    def choices(self, s: ImhotepState) -> list[int]:
        """The cells a stone may go to."""
        return open_cells(s)

    def offered(self, s: ImhotepState, p: Pending) -> Actions:
        """One of them."""
        return tuple(CELL[cell] for cell in self.choices(s))

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

    def points(self, s: ImhotepState) -> dict[int, int]:
        """By empty cell what it would bring now, scaffolds aside."""
        return {cell: self.worth(s, cell)[0] for cell in range(box.BESIDE_CELL) if cell not in s.own["cells"]}

    def build(self, s: ImhotepState, owner: int, cell: int, spot: int = NOBODY) -> None:
        """The stone fills that cell, or lies beside, and scores."""
        points, place = (box.BESIDE, {}) if cell == box.BESIDE_CELL else self.worth(s, cell)
        s.pyramid.append(owner)
        s.own["cells"] = [*s.own["cells"], cell]
        s.laid[self.site][owner] += 1
        s.scored[owner][self.row] += points
        if s.tell:
            s.tell(self.came(s, owner, spot, place, points))

    def no_cell(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """A stone lies there, or another level is to be built."""
        if action.args[0] in s.own["cells"]:
            return Refusal("cell_taken", self.rule)
        return Refusal("level_later", self.rule)

    def add(self, s: ImhotepState, owner: int) -> None:
        super().add(s, owner)
        s.own["cells"] = [*s.own["cells"], next(iter(open_cells(s)), box.BESIDE_CELL)]

    def drop(self, s: ImhotepState) -> None:
        super().drop(s)
        s.own["cells"] = s.own["cells"][:-1]

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Also on which cell of its level the last stone lies."""
        yield from super().settings(s)
        if s.pyramid and s.own["cells"][-1] != box.BESIDE_CELL:
            before = s.own["cells"][:-1]

            def build(name: str) -> None:
                s.own["cells"] = [*before, CELLS.index(name)]

            names = [CELLS[cell] for cell in self.free_after(before)]
            yield Setting("site pyramid", "cell", CELLS[s.own["cells"][-1]], names, build)

    def free_after(self, cells: Sequence[int]) -> list[int]:
        """Where the stone after those on these cells can lie."""
        return free_of(cells)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also on which cell each stone lies."""
        return {**super().write(s), "cells": " ".join(CELLS[cell] for cell in s.own["cells"])}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["cells"] = [index("cells", lines, word, CELLS) for word in lines["cells"].split()]
        built = s.own["cells"][: box.BESIDE_CELL]
        right = [cell in level for level in LEVELS for cell in built[level.start : level.stop]]
        beside = s.own["cells"][box.BESIDE_CELL :]
        if len(s.own["cells"]) != len(s.pyramid) or not all(right) or {*beside} - {box.BESIDE_CELL}:
            raise bad("cells", lines)
        if len({*built}) < len(built):
            raise bad("cells", lines)


class PyramidC(PyramidOfCells):
    """I12.3: any cell of the lowest unfinished level; in line with Imhotep it brings a point more."""

    rule = "I12.3"
    asks = "cell"
    varies = (
        Values("PYRAMID_C", "I12.3", WORTH, house=True),
        Values("FIGURE_POINT", "I12.3", WORTH, house=True),
    )

    def worth(self, s: ImhotepState, cell: int) -> tuple[int, Details]:
        level = box.CELLS[cell][0]
        along = level < box.FIGURE_LEVELS and cell in LINES[figure(s)]
        return box.PYRAMID_C[level] + along * box.FIGURE_POINT, {"cell": cell + 1, "figure": int(along)}

    def build(self, s: ImhotepState, owner: int, cell: int, spot: int = NOBODY) -> None:
        """Imhotep follows to the cell; from a complete level he climbs to the next one."""
        super().build(s, owner, cell, spot)
        if s.tell and len(s.own["cells"]) in CLIMBS:
            s.tell(Event("climb", NOBODY, {"cell": figure(s) + 1}))


class PyramidD(PyramidOfCells):
    """I12.4: the next cell, or with one of the common scaffolds any other of the level."""

    rule = "I12.4"
    has = ("cells", "scaffolds")
    varies = (
        Values("SCAFFOLD", "I12.4", whole_numbers(0, -20), house=True),
        Values("SCAFFOLDS", "I12.4", whole_numbers(10), house=True),
    )
    belongs: ClassVar[Mapping[str, str]] = {"scaffolds": "site pyramid"}
    asks = "scaffold"

    def prepare(self, s: ImhotepState) -> None:
        """The scaffolds."""
        s.own["scaffolds"] = [box.SCAFFOLDS]

    def choices(self, s: ImhotepState) -> list[int]:
        """The next cell; with a scaffold the others of its level, too."""
        return open_cells(s) if s.own["scaffolds"][0] else open_cells(s)[:1]

    def worth(self, s: ImhotepState, cell: int) -> tuple[int, Details]:
        return box.PYRAMID_A[cell], {"cell": cell + 1}

    def answer_cell(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """Another cell than the next one uses up a scaffold."""
        (cell,) = action.args
        if cell != open_cells(s)[0]:
            s.own["scaffolds"] = [s.own["scaffolds"][0] - 1]
            s.scored[p.player][self.row] += box.SCAFFOLD
            if s.tell:
                told: Details = {"left": s.own["scaffolds"][0]}
                s.tell(Event("scaffold", p.player, told, box.SCAFFOLD, self.name, self.rule))
        self.build(s, p.player, cell)

    def follow(self, s: ImhotepState) -> None:
        super().follow(s)
        s.own["scaffolds"] = [box.SCAFFOLDS - skipped(s.own["cells"])]

    def free_after(self, cells: Sequence[int]) -> list[int]:
        free = super().free_after(cells)
        return free if skipped(cells) < box.SCAFFOLDS else free[:1]

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also the scaffolds that are left."""
        return {**super().write(s), "scaffolds": str(s.own["scaffolds"][0])}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["scaffolds"] = [whole("scaffolds", lines, lines["scaffolds"])]
        if s.own["scaffolds"][0] + skipped(s.own["cells"]) != box.SCAFFOLDS:
            raise bad("scaffolds", lines)


def open_cells(s: ImhotepState) -> list[int]:
    """The empty cells of the lowest level that is not complete."""
    return free_of(s.own["cells"])


def free_of(cells: Sequence[int]) -> list[int]:
    """The same for stones on these cells."""
    level = next((level for level in LEVELS if len(cells) < level.stop), range(0))
    return [cell for cell in level if cell not in cells]


CLIMBS = tuple(level.stop for level in LEVELS[:-1])  # with so many stones a level is complete


def figure(s: ImhotepState) -> int:
    """I12.3: the cell where Imhotep stands: that of the last stone, or the first one of the next level."""
    cells = s.own["cells"]
    if not cells:
        return box.FIGURE_START
    reached = min(len(cells), CLIMBS[-1])
    return reached if reached in CLIMBS else cells[-1]


def skipped(cells: Sequence[int]) -> int:
    """I12.4: how many stones did not go to the next cell."""
    nexts = [min({*level} - {*cells[:at]}) for level in LEVELS for at in level if at < len(cells)]
    return sum(cell != due for cell, due in zip(cells, nexts, strict=False))
