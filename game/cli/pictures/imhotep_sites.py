"""Imhotep's monuments as text: signs and numbers, without words."""

from collections.abc import Callable, Mapping, Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.state import NOBODY, ImhotepState

Drawing = Callable[[ImhotepState, Sequence[str]], list[str]]
LEVELS = (3, 2, 1)  # of the great pyramid: columns and rows
FIELD_SIGNS = {"choice": f"{box.TEMPLE_POINT}/s", "points": str(box.TEMPLE_B_POINTS), "card": "c"}
CELL = 4


def stone(owner: int) -> str:
    """A stone with its player's number, or an empty spot."""
    return "[ ]" if owner == NOBODY else f"[{owner + 1}]"


def _cells(stones: Sequence[int], worth: Sequence[str]) -> list[str]:
    """Cells filled in order: the stones, the next cell in brackets, the others."""
    signs = [stone(owner) for owner in stones[: len(worth)]]
    signs += [
        f"({worth[at]})" if at == len(signs) else f" {worth[at]}" for at in range(len(signs), len(worth))
    ]
    return [sign.ljust(CELL) for sign in signs]


def great_pyramid(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.2: level by level from left to right; then what lies beside."""
    signs = _cells(s.pyramid, [str(points) for points in box.PYRAMID_A])
    rows, first = [""] * LEVELS[0], 0
    for size in LEVELS:
        for row in range(size):
            columns = (signs[first + column * size + row] for column in range(size))
            rows[row] = rows[row].ljust(_start(size)) + "".join(columns)
        first += size * size
    beside = "".join(map(stone, s.pyramid[len(box.PYRAMID_A) :]))
    return [*rows, beside] if beside else rows


def _start(size: int) -> int:
    """Where a level begins in its row."""
    return sum(CELL * wider + CELL // 2 for wider in LEVELS if wider > size)


def small_pyramids(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I7.2: base cells from above, the top behind the first row; then what lies beside."""
    built = list(zip(s.small, s.pyramid, strict=True))
    rows = ["", ""]
    for which, worth in enumerate(box.PYRAMIDS_B):
        signs = _cells(
            [owner for pyramid, owner in built if pyramid == which],
            [f"{points}{bonus[:1]}" for points, bonus in worth],
        )
        rows[0] += f"{signs[0]} {signs[2]} {signs[4]}   "
        rows[1] += f"{signs[1]} {signs[3]} {'':<{CELL}}   "
    beside = "".join(stone(owner) for pyramid, owner in built if pyramid == box.BESIDE_B)
    return [*rows, beside] if beside else rows


def temple(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.3: the stones seen from above, field by field, and how many there are in all."""
    width = box.TEMPLE_FIELDS[len(names)]
    tops = [NOBODY] * width
    for index, owner in enumerate(s.temple):
        tops[index % width] = owner
    fields = "".join(stone(owner).ljust(CELL) for owner in tops)
    return [f"{fields}  = {len(s.temple)}"]


def temple_of_bonuses(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I7.3: below the stones what the fields bring."""
    seen = temple(s, names)
    width = seen[0].count("[")
    return [*seen, "".join(FIELD_SIGNS[bonus].center(CELL - 1) + " " for bonus in box.TEMPLE_B[:width])]


def burial(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.4: three rows; the next cell is open."""
    signs = [*map(stone, s.burial), "( )"]
    return ["".join(signs[row :: box.BURIAL_ROWS]) for row in range(min(box.BURIAL_ROWS, len(signs)))]


def obelisks(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.5: how high each player's obelisk is."""
    heights = s.laid[box.OBELISKS]
    return [" · ".join(f"{name}: {height}" for name, height in zip(names, heights, strict=True))]


def columns(s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I7.5: the columns on the point fields, then the single stones of each player."""
    fields = _cells(s.columns, [str(points) for points in box.OBELISKS_B])
    laid = enumerate(s.laid[box.OBELISKS])
    singles = [stones - box.COLUMN * s.columns.count(player) for player, stones in laid]
    told = " · ".join(f"{name}: {count}" for name, count in zip(names, singles, strict=True))
    return ["".join(fields), told]


MONUMENTS: Mapping[tuple[str, str], Drawing] = {
    ("pyramid", "A"): great_pyramid,
    ("pyramid", "B"): small_pyramids,
    ("temple", "A"): temple,
    ("temple", "B"): temple_of_bonuses,
    ("burial", "A"): burial,
    ("burial", "B"): burial,
    ("obelisks", "A"): obelisks,
    ("obelisks", "B"): columns,
}
