"""The burial chamber: three rows filled column by column; scored at the end.

Sides A (I6.4), B (I7.4), C (I12.7) and D (I12.8).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from game.core.chance import shuffled
from game.core.game import CHANCE, Chance, Event, Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import AHEAD, KEPT, Aspect, Column, Columns, named, ranking, total
from game.games.imhotep.lines import bad, index
from game.games.imhotep.parts import Actions, Ask, Asked, Board, Details, Site
from game.games.imhotep.ranks import progress, shared_ranks
from game.games.imhotep.state import NOBODY, ImhotepState, matter


class BurialA(Site):
    """I6.4: each connected area of a colour scores by its size."""

    site = box.BURIAL
    rule = "I6.4"
    categories = ("burial",)

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell."""
        s.burial.append(owner)
        s.laid[self.site][owner] += 1
        if s.tell:
            column, row = divmod(len(s.burial) - 1, box.BURIAL_ROWS)
            s.tell(self.came(s, owner, spot, {"row": row, "column": column}))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I6.4."""
        for owner, size in areas(s.burial):
            points = progress(size, box.AREA, box.AREA_MORE)
            yield Event("area", owner, {"size": size}, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (from_stones(self.board, named("burial_a", "areas", "next", "later"), areas_and_edges),)


class BurialB(BurialA):
    """I7.4: each row is ranked on its own."""

    rule = "I7.4"

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I7.4."""
        for row in range(box.BURIAL_ROWS):
            stones = s.burial[row :: box.BURIAL_ROWS]
            counts = [stones.count(player) for player in range(self.board.players)]
            for player, (place, shared, points) in shared_ranks(counts, box.BURIAL_B).items():
                if points:
                    told = {"row": row, "place": place, "shared": int(shared)}
                    yield Event("row", player, told, points, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        return (from_stones(self.board, named("burial_b", "ranks", *AHEAD), rows_ranked),)


class DrawTile(Chance[ImhotepState]):
    """I12.7: a crypt tile is laid on the next cell."""

    stream = "crypt"

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """Every kind of tile."""
        return act.TILE

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """Those not laid yet."""
        return [copies - s.crypt.count(worth) for worth, copies in box.TILES.items()]

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """It lies face up."""
        s.crypt.append(WORTHS[action.args[0]])


class BurialC(Site):
    """I12.7: any cell of the leftmost unfinished column, with its tile; tiles count at the end."""

    site = box.BURIAL
    rule = "I12.7"
    categories = ("burial",)
    verbs = ("lay",)

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        asked = Asked("asked_row", self.rule)
        self.steps = {
            "row": Ask(board, asked, offered_rows, self.answer_row, {"lay": no_row}),
            "tile": DrawTile(),
        }

    def opening_draws(self, s: ImhotepState) -> None:
        """A tile a cell."""
        s.pending.extend([matter("tile", CHANCE)] * box.CRYPT)

    def deal(self, seed: str) -> Mapping[str, Actions]:
        """The tiles in the order of the cells."""
        tiles = [act.TILE[kind] for kind, copies in enumerate(box.TILES.values()) for _ in range(copies)]
        return {"crypt": tuple(shuffled(seed, "crypt", tiles))}

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The owner chooses; without a choice, and beyond the tiles, the stone fills the next cell."""
        choices = open_rows(s)
        if len(choices) > 1:
            s.pending.append(matter("row", owner))
        else:
            self.lay(s, owner, choices[0], spot)

    def answer_row(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone that waited goes there."""
        self.lay(s, p.player, action.args[0])

    def lay(self, s: ImhotepState, owner: int, row: int, spot: int = NOBODY) -> None:
        """The stone lies there and has the tile."""
        column = len(s.rows) // box.BURIAL_ROWS
        s.burial.append(owner)
        s.rows.append(row)
        s.laid[self.site][owner] += 1
        if s.tell:
            cell = column * box.BURIAL_ROWS + row
            tile: Details = {"tile": s.crypt[cell]} if cell < box.CRYPT else {}
            s.tell(self.came(s, owner, spot, {"row": row, "column": column, **tile}))

    def tiles(self, s: ImhotepState) -> list[tuple[int, int]]:
        """By stone: its owner and what its cell brings."""
        columns = (at - at % box.BURIAL_ROWS for at in range(len(s.rows)))
        cells = (column + row for column, row in zip(columns, s.rows, strict=True))
        worth = (s.crypt[cell] if cell < box.CRYPT else 0 for cell in cells)
        return list(zip(s.burial, worth, strict=True))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.7: the tiles, and the stones beyond them."""
        tiles = self.tiles(s)
        for player in range(self.board.players):
            for worth in WORTHS:
                if count := tiles.count((player, worth)):
                    told = {"tile": worth, "count": count}
                    yield Event("crypt_tiles", player, told, worth * count, self.name, self.rule)
            if count := tiles.count((player, 0)):
                points = count * box.BEYOND_CRYPT
                yield Event("beyond", player, {"count": count}, points, self.name, self.rule)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also the row of each stone, and the tiles down the columns."""
        rows = " ".join(box.ROW_WORDS[row] for row in s.rows)
        return {**super().write(s), "rows": rows, "crypt": " ".join(map(str, s.crypt))}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.rows = [index("rows", lines, word, box.ROW_WORDS) for word in lines["rows"].split()]
        columns = [s.rows[at : at + box.BURIAL_ROWS] for at in range(0, len(s.rows), box.BURIAL_ROWS)]
        beyond = s.rows[box.CRYPT :]
        if len(s.rows) != len(s.burial) or any(len({*rows}) < len(rows) for rows in columns):
            raise bad("rows", lines)
        if beyond != [at % box.BURIAL_ROWS for at in range(len(beyond))]:
            raise bad("rows", lines)
        tiles = [index("crypt", lines, word, box.TILE_WORDS) for word in lines["crypt"].split()]
        s.crypt = [WORTHS[kind] for kind in tiles]
        if [s.crypt.count(worth) for worth in box.TILES] != [*box.TILES.values()]:
            raise bad("crypt", lines)

    def aspects(self) -> Iterable[Aspect]:
        """The tiles taken."""
        return (Aspect(named("burial_c", "tiles"), self.taken),)

    def taken(self, s: ImhotepState) -> Iterable[Column]:
        """By player what the tiles bring."""
        return (tiles_taken(tuple(s.burial), tuple(s.rows), tuple(s.crypt), self.board.players),)


class BurialD(BurialA):
    """I12.8: each column counts by itself."""

    rule = "I12.8"

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.8."""
        full = len(s.burial) // box.BURIAL_ROWS
        for column in range(full):
            stones = s.burial[column * box.BURIAL_ROWS :][: box.BURIAL_ROWS]
            for owner in sorted({*stones}):
                count = stones.count(owner)
                points = box.BURIAL_D[len({*stones})][count]
                told = {"column": column, "count": count}
                yield Event("crypt_column", owner, told, points, self.name, self.rule)
        rest = s.burial[full * box.BURIAL_ROWS :]
        for owner in sorted({*rest}):
            count = rest.count(owner)
            yield Event("open_column", owner, {"count": count}, count * box.OPEN_COLUMN, self.name, self.rule)

    def aspects(self) -> Iterable[Aspect]:
        names = named("burial_d", "columns", "alone", "two", "beside")
        return (from_stones(self.board, names, columns_shared),)


WORTHS = tuple(box.TILES)  # by kind of crypt tile


def open_rows(s: ImhotepState) -> list[int]:
    """The rows whose cell is empty in the leftmost unfinished column; beyond the tiles the next one alone."""
    last = len(s.rows) % box.BURIAL_ROWS
    if len(s.rows) >= box.CRYPT:
        return [last]
    taken = s.rows[len(s.rows) - last :]
    return [row for row in range(box.BURIAL_ROWS) if row not in taken]


def offered_rows(s: ImhotepState, p: Pending) -> Actions:
    """Any of them."""
    return tuple(act.LAY[row] for row in open_rows(s))


def no_row(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """A stone lies there."""
    return Refusal("row_taken", "I12.7")


def areas(stones: list[int]) -> list[tuple[int, int]]:
    """The connected areas as (owner, size), by their first cell; cells run down the columns."""
    rows, count = box.BURIAL_ROWS, len(stones)
    done = [False] * count
    found = []
    for start in range(count):
        if done[start]:
            continue
        done[start] = True
        area = [start]
        for cell in area:
            beside = (cell - rows, cell + rows, *([cell - 1] if cell % rows else []))
            below = (cell + 1,) if cell % rows < rows - 1 else ()
            for other in (*beside, *below):
                if 0 <= other < count and not done[other] and stones[other] == stones[start]:
                    done[other] = True
                    area.append(other)
        found.append((stones[start], len(area)))
    return found


# ---- for a learned value ------------------------------------------------------------------------------


def from_stones(
    board: Board, names: tuple[str, ...], outlook: Callable[[tuple[int, ...], int], Columns]
) -> Aspect:
    """What follows from whose stones lie there, in order."""
    return Aspect(names, lambda s: outlook(tuple(s.burial), board.players))


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
    return now, *unfinished(stones[full:], players)


def unfinished(stones: tuple[int, ...], players: int) -> Columns:
    """I12.8: a stone alone, two of one colour, one beside another colour."""
    counts = [stones.count(player) for player in range(players)]
    alone, both = int(len(stones) == 1), len(stones) - 1
    return (
        [count * alone for count in counts],
        [int(count > 1) for count in counts],
        [int(count == both > 0) for count in counts],
    )


@lru_cache(KEPT)
def tiles_taken(
    stones: tuple[int, ...], rows: tuple[int, ...], crypt: tuple[int, ...], players: int
) -> Column:
    """I12.7: what the tiles under the stones bring, and the stones beyond them."""
    taken = [0] * players
    for at, (owner, row) in enumerate(zip(stones, rows, strict=True)):
        taken[owner] += crypt[at - at % box.BURIAL_ROWS + row] if at < box.CRYPT else box.BEYOND_CRYPT
    return taken


SIDES = {"A": BurialA, "B": BurialB, "C": BurialC, "D": BurialD}
