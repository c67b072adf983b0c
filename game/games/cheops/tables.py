"""What comes out of the box of Cheops' Master Builders: dice, sheets, points. Numbers only; no rules.

Fields of a sheet are numbered: the pyramid level by level from the bottom, the arch (left column, right
column, closing stone), the relief row by row. Layouts and most point values are HOUSE: the printed sheets
are not known to us.
"""

from typing import NamedTuple

COLOURS = ("blue", "red", "purple", "orange", "yellow", "green")
LETTERS = "brvoyg"
SEATS = ("1", "2", "3", "4", "5")
DICE = {2: 3, 3: 4, 4: 4, 5: 4}
JOKERS = {2: 2, 3: 3, 4: 4, 5: 5}
QUARRY = 12

LEVELS = (6, 5, 4, 3, 2, 1)
COLUMN = 4
RELIEF_ROWS, RELIEF_COLUMNS = 3, 4

PYRAMID_FIELDS = tuple(
    f"P{level}{place}" for level, width in enumerate(LEVELS, 1) for place in range(1, width + 1)
)
ARCH_FIELDS = (*(f"A{side}{level}" for side in "LR" for level in range(1, COLUMN + 1)), "AK")
RELIEF_FIELDS = tuple(
    f"R{row}{column}" for row in range(1, RELIEF_ROWS + 1) for column in range(1, RELIEF_COLUMNS + 1)
)
FIELDS = (*PYRAMID_FIELDS, *ARCH_FIELDS, *RELIEF_FIELDS)
NUMBER = {field: number for number, field in enumerate(FIELDS)}
QUARRY_FIELDS = tuple(f"Q{place}" for place in range(1, QUARRY + 1))

PYRAMID, ARCH, RELIEF = (
    sum(1 << NUMBER[field] for field in fields) for fields in (PYRAMID_FIELDS, ARCH_FIELDS, RELIEF_FIELDS)
)
STRUCTURES = {"pyramid": PYRAMID, "arch": ARCH, "relief": RELIEF}


class Sheet(NamedTuple):
    """A sheet by the letters of its colours: pyramid levels from the bottom; arch left, right, closing."""

    letter: str
    pyramid: tuple[str, ...]
    arch: tuple[str, str, str]
    relief: tuple[str, ...]
    quarry: str

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of every field."""
        return tuple(LETTERS.index(letter) for letter in "".join((*self.pyramid, *self.arch, *self.relief)))

    @property
    def stones(self) -> tuple[int, ...]:
        """The colour of every quarry stone, from the left."""
        return tuple(LETTERS.index(letter) for letter in self.quarry)


SHEETS = (
    Sheet(
        "A",
        pyramid=("gyrvbo", "ovgry", "rovb", "byg", "vb", "y"),
        arch=("vgor", "gbry", "o"),
        relief=("gbrv", "royg", "ovby"),
        quarry="bvryogvbgroy",
    ),
    Sheet(
        "B",
        pyramid=("gboyrv", "yvbog", "gryv", "obr", "yg", "o"),
        arch=("bvgv", "yror", "b"),
        relief=("bgob", "rygv", "yrvo"),
        quarry="rvboygrybvog",
    ),
    Sheet(
        "C",
        pyramid=("roybgv", "bgroy", "oygb", "gvr", "yb", "v"),
        arch=("yrbg", "orvo", "v"),
        relief=("voyb", "grgr", "oyvb"),
        quarry="rvoybgybrvog",
    ),
    Sheet(
        "D",
        pyramid=("vboygr", "ygrvb", "vbyr", "ovg", "gb", "o"),
        arch=("ryvy", "brog", "o"),
        relief=("rybv", "orvg", "goyb"),
        quarry="rgoybvyorbgv",
    ),
    Sheet(
        "E",
        pyramid=("rbyvgo", "vrgyb", "gorv", "byo", "ob", "v"),
        arch=("ybro", "rgyv", "g"),
        relief=("bgor", "yvbg", "ryov"),
        quarry="yrbvgobyrgvo",
    ),
)
SHEET_LETTERS = tuple(sheet.letter for sheet in SHEETS)
COLOUR_OF = tuple(sheet.colours for sheet in SHEETS)
STONES_OF = tuple(sheet.stones for sheet in SHEETS)


def level_fields(level: int) -> tuple[str, ...]:
    """The pyramid fields of a level."""
    return tuple(field for field in PYRAMID_FIELDS if field[1] == str(level))


# C2: what must be ticked for each bonus.
BONUS_FIELDS = {
    **{f"P{level}": level_fields(level) for level in range(1, len(LEVELS) + 1)},
    "A2": ("AL2", "AR2"),
    "AK": ("AK",),
    "M2": ("R21", "R22", "R23", "R24"),
    "C2": ("R12", "R22", "R32"),
    "C3": ("R13", "R23", "R33"),
}
BONUSES = tuple(BONUS_FIELDS)
BONUS_MASKS = tuple(sum(1 << NUMBER[field] for field in fields) for fields in BONUS_FIELDS.values())

# C7: points.
PYRAMID_POINTS = (0, 1, 3, 6, 10, 15, 21)  # by highest level with a tick
ARCH_POINTS = (0, 0, 3, 5, 7)  # by the lower column
ARCH_CLOSED = 10
RELIEF_POINTS = {0: 0, 2: 0, 4: 4, 6: 6, 8: 8, 10: 11, 12: 15}
BONUS = 3
STONE_LEFT = 1
JOKER_LEFT = 2

END_STRUCTURES = 2
IDLE_ROUNDS = 2  # turns without a tick, in players
MOST_TURNS = 60
