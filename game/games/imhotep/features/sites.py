"""What the sides of the sites count: what lies there now, and what is on the way to points."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import (
    AHEAD,
    KEPT,
    Aspect,
    Column,
    Columns,
    Counted,
    named,
    ranking,
    rounds_left,
    total,
)
from game.games.imhotep.parts import Board, progress
from game.games.imhotep.state import ImhotepState

# ---- market ---------------------------------------------------------------------------------------


def market_c(board: Board) -> Aspect:
    """I12.1: coins."""
    return Aspect(named("market_c", "coins"), lambda s: (s.coins,))


# ---- temple ---------------------------------------------------------------------------------------


@lru_cache(KEPT)
def from_above(count: int, tops: tuple[int, ...], sorts: tuple[int, ...], players: int) -> Columns:
    """How many visible stones each player has on fields of each sort, and for how many more they stay so.

    `tops` are those stones, the next one to be covered first; of how many in all tells on which fields.
    """
    width = len(sorts)
    seen = [[0] * players for _ in range(max(sorts) + 1)]
    stay = [0] * players
    first = count - len(tops)
    for index, owner in enumerate(tops, first):
        seen[sorts[index % width]][owner] += 1
        stay[owner] += index + width - count
    return *seen, stay


def temple(side: str, bonuses: tuple[str, ...] = ("",) * max(box.TEMPLE_FIELDS.values())) -> Counted:
    """I6.3: the visible stones, by their fields' bonuses, while one round or more are to end."""
    names = tuple(dict.fromkeys(bonuses))

    def counted(board: Board) -> Aspect:
        width = box.TEMPLE_FIELDS[board.players]
        sorts = tuple(names.index(bonus) for bonus in bonuses[:width])
        seen = tuple(f"visible{name and '_'}{name}" for name in names[: max(sorts) + 1])
        none = [[0] * board.players] * (2 * len(seen) + 1)

        def count(s: ImhotepState) -> Iterable[Column]:
            left = rounds_left(s)
            if not left:
                return none
            stones = s.temple
            *now, stay = from_above(len(stones), tuple(stones[-width:]), sorts, board.players)
            return *now, *(now if left > 1 else none[: len(now)]), stay

        return Aspect(named(side, *seen, *(f"{name}_again" for name in seen), "stay"), count)

    return counted


def chariots(board: Board) -> Aspect:
    """I12.6: how the race stands, and the steps on the way to the next points."""
    prizes = box.CHARIOTS[board.players]

    def count(s: ImhotepState) -> Iterable[Column]:
        steps = tuple(s.chariots)
        return *ranking(steps, prizes), steps, [each % box.CHARIOT_STEPS for each in steps]

    return Aspect(named("temple_d", "race", *AHEAD, "steps", "begun"), count)


@lru_cache(KEPT)
def most_seen(tops: tuple[int, ...], players: int) -> Columns:
    """I12.5: how the visible stones stand."""
    return ranking(tuple(map(tops.count, range(players))), box.TEMPLE_C)


def temple_c(board: Board) -> Aspect:
    """I12.5: how the visible stones stand, while rounds are to end."""
    width = box.TEMPLE_FIELDS[board.players]
    none = [[0] * board.players] * (1 + len(AHEAD))

    def count(s: ImhotepState) -> Iterable[Column]:
        return most_seen(tuple(s.temple[-width:]), board.players) if rounds_left(s) else none

    return Aspect(named("temple_c", "rank", *AHEAD), count)


# ---- burial chamber -------------------------------------------------------------------------------


def burial(names: tuple[str, ...], outlook: Callable[[tuple[int, ...], int], Columns]) -> Counted:
    """What follows from whose stones lie there, in order."""

    def counted(board: Board) -> Aspect:
        return Aspect(names, lambda s: outlook(tuple(s.burial), board.players))

    return counted


@lru_cache(KEPT)
def areas_and_edges(stones: tuple[int, ...], players: int) -> Columns:
    """I6.4: what the areas bring now; what a stone more brings on the next cell, and on those after it."""
    now, following, later = [0] * players, [0] * players, [0] * players
    rows, count = box.BURIAL_ROWS, len(stones)
    area_of, sizes = joined(stones)
    for area, size in sizes.items():
        now[stones[area]] += progress(size, box.AREA, box.AREA_MORE)
    for cell in range(count, count + rows):
        beside = [cell - rows, cell - 1][: 1 + (cell % rows > 0)]
        touched = {area_of[other]: None for other in beside if 0 <= other < count}
        column = following if cell == count else later
        for player in {stones[area]: None for area in touched}:
            mine = [sizes[area] for area in touched if stones[area] == player]
            column[player] += progress(1 + sum(mine), box.AREA, box.AREA_MORE) - sum(
                progress(size, box.AREA, box.AREA_MORE) for size in mine
            )
    return now, following, later


def joined(stones: tuple[int, ...]) -> tuple[list[int], dict[int, int]]:
    """By cell the first cell of its area; by first cell the area's size."""
    rows = box.BURIAL_ROWS
    area_of: list[int] = []
    sizes: dict[int, int] = {}
    for cell, owner in enumerate(stones):
        area = cell
        for other in (cell - rows, cell - 1)[: 1 + (cell % rows > 0)]:
            if other >= 0 and stones[other] == owner and area_of[other] != area:
                first, second = sorted((area_of[other], area))
                area_of = [first if each == second else each for each in area_of]
                sizes[first] = sizes.get(first, 0) + sizes.pop(second, 0)
                area = first
        area_of.append(area)
        sizes[area] = sizes.get(area, 0) + 1
    return area_of, sizes


@lru_cache(KEPT)
def rows_ranked(stones: tuple[int, ...], players: int) -> Columns:
    """I7.4: how the rows stand, together."""
    rows = (stones[row :: box.BURIAL_ROWS] for row in range(box.BURIAL_ROWS))
    counts = (tuple(map(row.count, range(players))) for row in rows)
    ranked = zip(*(ranking(each, box.BURIAL_B) for each in counts), strict=True)
    return tuple(map(total, ranked))


@lru_cache(KEPT)
def columns_shared(stones: tuple[int, ...], players: int) -> Columns:
    """I12.8: what the complete columns bring; whose stones lie in the one that is not."""
    full = len(stones) - len(stones) % box.BURIAL_ROWS
    now = [0] * players
    for first in range(0, full, box.BURIAL_ROWS):
        column = stones[first : first + box.BURIAL_ROWS]
        worth = box.BURIAL_D[len({*column})]
        for player in range(players):
            if count := column.count(player):
                now[player] += worth[count]
    return now, *open_column(stones[full:], players)


def open_column(stones: tuple[int, ...], players: int) -> Columns:
    """I12.8: a stone alone, two of one colour, one beside another colour."""
    counts = [stones.count(player) for player in range(players)]
    alone, both = int(len(stones) == 1), len(stones) - 1
    return (
        [count * alone for count in counts],
        [int(count > 1) for count in counts],
        [int(count == both > 0) for count in counts],
    )


def burial_c(board: Board) -> Aspect:
    """I12.7: the tiles taken."""

    def count(s: ImhotepState) -> Iterable[Column]:
        return (tiles_taken(tuple(s.burial), tuple(s.rows), tuple(s.crypt), board.players),)

    return Aspect(named("burial_c", "tiles"), count)


@lru_cache(KEPT)
def tiles_taken(
    stones: tuple[int, ...], rows: tuple[int, ...], crypt: tuple[int, ...], players: int
) -> Column:
    """I12.7: what the tiles under the stones bring, and the stones beyond them."""
    taken = [0] * players
    for at, (owner, row) in enumerate(zip(stones, rows, strict=True)):
        taken[owner] += crypt[at - at % box.BURIAL_ROWS + row] if at < box.CRYPT else box.BEYOND_CRYPT
    return taken


# ---- obelisks -------------------------------------------------------------------------------------


def obelisks_a(board: Board) -> Aspect:
    """I6.5: how the heights stand."""
    prizes = box.OBELISKS_A[board.players]

    def count(s: ImhotepState) -> Iterable[Column]:
        heights = tuple(s.laid[box.OBELISKS])
        return *ranking(heights, prizes), heights

    return Aspect(named("obelisks_a", "rank", *AHEAD, "stones"), count)


def obelisks_b(board: Board, *, at_once: bool = False) -> Aspect:
    """I7.5: columns, singles, and what singles have of the next column's worth."""
    fields = (*box.OBELISKS_B, 0)

    def count(s: ImhotepState) -> Iterable[Column]:
        columns = s.columns
        singles = [
            height - box.COLUMN * columns.count(player) for player, height in enumerate(s.laid[box.OBELISKS])
        ]
        worth = fields[len(columns)]
        if not at_once:
            booked = [0] * board.players
            for field, owner in enumerate(columns):
                booked[owner] += fields[field]
            yield booked
        yield singles
        yield [worth if number == 1 else 0 for number in singles]
        yield [worth if number == box.COLUMN - 1 else 0 for number in singles]

    names = named("obelisks_b", "columns", "singles", "begun", "nearly")
    return Aspect(names[at_once:], count)


def obelisks_b_at_once(board: Board) -> Aspect:
    """I7.5: columns are among the points already."""
    return obelisks_b(board, at_once=True)


def obelisks_c(board: Board) -> Aspect:
    """I12.9: what the heights bring, and a stone more."""
    worth = [progress(height, box.OBELISKS_C, box.OBELISKS_C_MORE) for height in range(box.UNLIMITED)]

    def count(s: ImhotepState) -> Iterable[Column]:
        heights = s.laid[box.OBELISKS]
        now = [worth[height] for height in heights]
        return now, [worth[height + 1] - worth[height] for height in heights]

    return Aspect(named("obelisks_c", "height", "next"), count)


def obelisks_d(board: Board) -> Aspect:
    """I12.10: the tiles taken, and what the next height would bring."""

    def count(s: ImhotepState) -> Iterable[Column]:
        return height_tiles(tuple(s.obelisks), board.players)

    return Aspect(named("obelisks_d", "tiles", "next", "after"), count)


@lru_cache(KEPT)
def height_tiles(stones: tuple[int, ...], players: int) -> Columns:
    """I12.10: by player the tiles taken and what lies above them, the next one, the one after that."""
    heights, reached = [0] * players, [0] * (len(stones) + 3)
    taken = [0] * players
    for owner in stones:
        heights[owner] += 1
        height = heights[owner]
        taken[owner] += tile(height, reached[height])
        reached[height] += 1
    following = [tile(height + 1, reached[height + 1]) for height in heights]
    return taken, following, [tile(height + 2, reached[height + 2]) for height in heights]


def tile(height: int, before: int) -> int:
    """I12.10: what reaching a height brings if so many others were there before."""
    if height > max(box.OBELISKS_D):
        return box.ABOVE_TILES
    left = box.OBELISKS_D.get(height, ())[before:]
    return left[0] if left else 0
