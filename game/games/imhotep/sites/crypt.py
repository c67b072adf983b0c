"""The burial chamber with its tiles: side C (I12.7)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from game.core.chance import shuffled
from game.core.edition import WORTH, Values
from game.core.editor import Setting
from game.core.state import CHANCE, Event, Pending
from game.core.steps import Chance, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import KEPT, Aspect, Column, named
from game.games.imhotep.lines import bad, index
from game.games.imhotep.parts import Actions, Ask, Asked, Board, Details, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter, put_at

LAY = act.VOCABULARY.all_of("lay")
TILE = act.VOCABULARY.all_of("@tile")

WORTHS = tuple(box.TILES)  # by kind of crypt tile


class DrawTile(Chance[ImhotepState]):
    """I12.7: a crypt tile is laid on the next cell."""

    stream = "crypt"

    def actions(self, s: ImhotepState, p: Pending) -> Actions:
        """Every kind of tile."""
        return TILE

    def weights(self, s: ImhotepState, p: Pending) -> Sequence[int]:
        """Those not laid yet."""
        laid = s.own["crypt"]
        return [copies - laid.count(worth) for worth, copies in box.TILES.items()]

    def resolve(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """It lies face up."""
        s.own["crypt"] = [*s.own["crypt"], WORTHS[action.args[0]]]


class BurialC(Site):
    """I12.7: any cell of the leftmost unfinished column, with its tile; tiles count at the end."""

    site = box.BURIAL
    ordered = True
    rule = "I12.7"
    varies = (Values("BEYOND_CRYPT", "I12.7", WORTH, house=True),)
    belongs: ClassVar[Mapping[str, str]] = {"crypt": "site burial"}
    categories = ("burial",)
    verbs = ("lay",)
    has = ("rows", "crypt")
    in_hand = ("row",)

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
        tiles = [TILE[kind] for kind, copies in enumerate(box.TILES.values()) for _ in range(copies)]
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
        column = len(s.own["rows"]) // box.BURIAL_ROWS
        s.burial.append(owner)
        s.own["rows"] = [*s.own["rows"], row]
        s.laid[self.site][owner] += 1
        if s.tell:
            cell = column * box.BURIAL_ROWS + row
            tile: Details = {"tile": s.own["crypt"][cell]} if cell < box.CRYPT else {}
            s.tell(self.came(s, owner, spot, {"row": row + 1, "column": column + 1, **tile}))

    def tiles(self, s: ImhotepState) -> list[tuple[int, int]]:
        """By stone: its owner and what its cell brings."""
        crypt = s.own["crypt"]
        worth = (crypt[cell] if cell < box.CRYPT else 0 for cell in cells_of(s.own["rows"]))
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

    def add(self, s: ImhotepState, owner: int) -> None:
        super().add(s, owner)
        s.own["rows"] = [*s.own["rows"], open_rows(s)[0]]

    def drop(self, s: ImhotepState) -> None:
        super().drop(s)
        s.own["rows"] = s.own["rows"][:-1]

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Also the row of the last stone in its column, and the tile that lay there."""
        yield from super().settings(s)
        if s.burial:
            row = s.own["rows"][-1]
            free = [box.ROW_WORDS[each] for each in rows_after(s.own["rows"][:-1])]

            def lay(name: str) -> None:
                s.own["rows"] = [*s.own["rows"][:-1], box.ROW_WORDS.index(name)]

            yield Setting("site burial", "row", box.ROW_WORDS[row], free, lay, counts=True)
            if len(s.burial) <= box.CRYPT:
                yield self._tile(s)

    def _tile(self, s: ImhotepState) -> Setting:
        """The tile under the last stone changes places with one that no stone has."""
        cells = cells_of(s.own["rows"])
        crypt, here = s.own["crypt"], cells[-1]
        free = [here, *(cell for cell in range(box.CRYPT) if cell not in cells)]

        def change(worth: str) -> None:
            there = next(cell for cell in free if crypt[cell] == int(worth))
            s.own["crypt"] = put_at(put_at(crypt, here, crypt[there]), there, crypt[here])

        tiles = [str(worth) for worth in WORTHS if worth in [crypt[cell] for cell in free]]
        return Setting("site burial", "tile", str(crypt[here]), tiles, change, counts=True)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also the row of each stone, and the tiles down the columns."""
        rows = " ".join(box.ROW_WORDS[row] for row in s.own["rows"])
        return {**super().write(s), "rows": rows, "crypt": " ".join(map(str, s.own["crypt"]))}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["rows"] = [index("rows", lines, word, box.ROW_WORDS) for word in lines["rows"].split()]
        columns = [
            s.own["rows"][at : at + box.BURIAL_ROWS] for at in range(0, len(s.own["rows"]), box.BURIAL_ROWS)
        ]
        beyond = s.own["rows"][box.CRYPT :]
        if len(s.own["rows"]) != len(s.burial) or any(len({*rows}) < len(rows) for rows in columns):
            raise bad("rows", lines)
        if beyond != [at % box.BURIAL_ROWS for at in range(len(beyond))]:
            raise bad("rows", lines)
        tiles = [index("crypt", lines, word, box.TILE_WORDS) for word in lines["crypt"].split()]
        s.own["crypt"] = [WORTHS[kind] for kind in tiles]
        if [s.own["crypt"].count(worth) for worth in box.TILES] != [*box.TILES.values()]:
            raise bad("crypt", lines)

    def aspects(self) -> Iterable[Aspect]:
        """The tiles taken."""
        return (Aspect(named("burial_c", "tiles"), self.taken),)

    def taken(self, s: ImhotepState) -> Iterable[Column]:
        """By player what the tiles bring."""
        return (
            tiles_taken(tuple(s.burial), tuple(s.own["rows"]), tuple(s.own["crypt"]), self.board.players),
        )


def cells_of(rows: Sequence[int]) -> list[int]:
    """By stone its cell: they run down the columns."""
    return [at - at % box.BURIAL_ROWS + row for at, row in enumerate(rows)]


def open_rows(s: ImhotepState) -> list[int]:
    """The rows whose cell is empty in the leftmost unfinished column; beyond the tiles the next one alone."""
    return rows_after(s.own["rows"])


def rows_after(rows: Sequence[int]) -> list[int]:
    """The same after stones in these rows."""
    last = len(rows) % box.BURIAL_ROWS
    if len(rows) >= box.CRYPT:
        return [last]
    taken = rows[len(rows) - last :]
    return [row for row in range(box.BURIAL_ROWS) if row not in taken]


def offered_rows(s: ImhotepState, p: Pending) -> Actions:
    """Any of them."""
    return tuple(LAY[row] for row in open_rows(s))


def no_row(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """A stone lies there."""
    return Refusal("row_taken", "I12.7")


@lru_cache(KEPT)
def tiles_taken(
    stones: tuple[int, ...], rows: tuple[int, ...], crypt: tuple[int, ...], players: int
) -> Column:
    """I12.7: what the tiles under the stones bring, and the stones beyond them."""
    taken = [0] * players
    for at, (owner, row) in enumerate(zip(stones, rows, strict=True)):
        taken[owner] += crypt[at - at % box.BURIAL_ROWS + row] if at < box.CRYPT else box.BEYOND_CRYPT
    return taken
