"""Imhotep's sites as text, a drawing a side: signs and numbers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.sites.crypt import open_rows
from game.games.imhotep.sites.great import LINES, figure, open_cells
from game.games.imhotep.state import NOBODY, ImhotepState
from game.text.catalogue import Texts
from game.text.imhotep import card, discarded
from game.text.joined import said_of

Drawing = Callable[[Texts, ImhotepState, Sequence[str]], list[str]]
EMPTY_FIELD = "–"
FIELD_SIGNS = {"choice": f"{box.TEMPLE_POINT}/s", "points": str(box.TEMPLE_B_POINTS), "card": "c"}
CELL = 4
WIDE = 80  # columns of a long list


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


def great_pyramid(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.2: level by level from left to right; then what lies beside."""
    return _levels(s, _cells(s.pyramid, [str(points) for points in box.PYRAMID_A]))


def _levels(s: ImhotepState, signs: Sequence[str]) -> list[str]:
    """The cells of the great pyramid, level by level; then what lies beside."""
    rows = [""] * box.LEVELS[0]
    for sign, (level, column, row) in zip(signs, box.CELLS, strict=True):
        rows[row] = rows[row].ljust(_start(level) + CELL * column) + sign.ljust(CELL)
    beside = "".join(map(stone, s.pyramid[len(box.CELLS) :]))
    return [*rows, beside] if beside else rows


def _start(level: int) -> int:
    """Where a level begins in its row."""
    return sum(CELL * wider + CELL // 2 for wider in box.LEVELS[:level])


def _chosen(s: ImhotepState, worth: Sequence[int], free: Sequence[int]) -> list[str]:
    """Cells filled by choice: the stones, those in brackets that are free, the others."""
    lying = dict(zip(s.own["cells"], s.pyramid, strict=True))
    empty = [f"({points})" if cell in free else f" {points}" for cell, points in enumerate(worth)]
    return [stone(lying[cell]) if cell in lying else sign for cell, sign in enumerate(empty)]


def pyramid_of_imhotep(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I12.3: what each cell brings now; `*` behind the one where Imhotep stands."""
    here = figure(s)
    worth = [box.PYRAMID_C[level] for level, _, _ in box.CELLS]
    for cell in LINES[here] if box.CELLS[here][0] < box.FIGURE_LEVELS else ():
        worth[cell] += box.FIGURE_POINT
    signs = _chosen(s, worth, open_cells(s))
    signs[here] = f"{signs[here].strip()}*"
    return _levels(s, signs)


def scaffolded_pyramid(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I12.4: as side A, the next cell in brackets; then a `#` for each scaffold that is left."""
    rows = _levels(s, _chosen(s, box.PYRAMID_A, open_cells(s)[:1]))
    return [*rows, "#" * s.own["scaffolds"][0]] if s.own["scaffolds"][0] else rows


def small_pyramids(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I7.2: base cells from above, the top behind the first row; then what lies beside."""
    built = list(zip(s.own["small"], s.pyramid, strict=True))
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


def temple(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.3: the stones seen from above, field by field, and how many there are in all."""
    width = box.TEMPLE_FIELDS[len(names)]
    tops = [NOBODY] * width
    for index, owner in enumerate(s.temple):
        tops[index % width] = owner
    fields = "".join(stone(owner).ljust(CELL) for owner in tops)
    return [f"{fields}  = {len(s.temple)}"]


def temple_of_bonuses(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I7.3: below the stones what the fields bring."""
    seen = temple(t, s, names)
    width = seen[0].count("[")
    return [*seen, "".join(FIELD_SIGNS[bonus].center(CELL - 1) + " " for bonus in box.TEMPLE_B[:width])]


def chariots(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I12.6: below the stones how far each chariot has come."""
    return [*temple(t, s, names), _by_name(t, names, s.own["chariots"])]


def _by_name(t: Texts, names: Sequence[str], counts: Sequence[int]) -> str:
    return " · ".join(said_of(t, name, count) for name, count in zip(names, counts, strict=True))


def crypt(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I12.7: stones with their tiles, the cells that are open in brackets, the tiles of the others."""
    columns = max(len(s.own["crypt"]), len(s.own["rows"]) + 1) // box.BURIAL_ROWS + 1
    lying = {at - at % box.BURIAL_ROWS + row: s.burial[at] for at, row in enumerate(s.own["rows"])}
    first = len(s.own["rows"]) - len(s.own["rows"]) % box.BURIAL_ROWS
    free = [first + row for row in open_rows(s)]
    signs = [
        _tiled(s, cell, lying.get(cell, NOBODY), cell in free) for cell in range(columns * box.BURIAL_ROWS)
    ]
    return ["".join(signs[row :: box.BURIAL_ROWS]).rstrip() for row in range(box.BURIAL_ROWS)]


def _tiled(s: ImhotepState, cell: int, owner: int, free: bool) -> str:
    """A cell with its tile, behind a stone if one lies there."""
    tile = str(s.own["crypt"][cell]) if cell < len(s.own["crypt"]) else ""
    sign = f"{stone(owner)}{tile}" if owner != NOBODY else f"({tile or ' '})" if free else f" {tile}"
    return sign.ljust(CELL + 1)


def burial(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.4: three rows; the next cell is open."""
    signs = [*map(stone, s.burial), "( )"]
    return ["".join(signs[row :: box.BURIAL_ROWS]) for row in range(min(box.BURIAL_ROWS, len(signs)))]


def obelisks(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I6.5: how high each player's obelisk is."""
    return [_by_name(t, names, s.laid[box.OBELISKS])]


def height_tiles(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I12.10: how high each obelisk is; below, by height, the tiles that are left."""
    reached = {height: sum(own >= height for own in s.laid[box.OBELISKS]) for height in box.OBELISKS_D}
    left = (" ".join(map(str, tiles[reached[height] :])) or "-" for height, tiles in box.OBELISKS_D.items())
    return [
        *obelisks(t, s, names),
        " · ".join(said_of(t, str(at), tiles) for at, tiles in zip(reached, left, strict=True)),
    ]


def columns(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """I7.5: the columns on the point fields, then the single stones of each player."""
    fields = _cells(s.own["columns"], [str(points) for points in box.OBELISKS_B])
    laid = enumerate(s.laid[box.OBELISKS])
    singles = [stones - box.COLUMN * s.own["columns"].count(player) for player, stones in laid]
    return ["".join(fields), _by_name(t, names, singles)]


def market(t: Texts, s: ImhotepState, names: Sequence[str]) -> list[str]:
    """The cards by field, then how many lie in deck and discard, and what lies on the discard (I-R20)."""
    fields = [
        f"{field} {EMPTY_FIELD if kind == NOBODY else card(t, CARD_IDS[kind])}"
        for field, kind in enumerate(s.display, 1)
    ]
    if s.pair:
        fields.append(t.n("pair: {n} face-down card", "pair: {n} face-down cards", s.pair))
    piles = t("deck: {deck}, discard: {discard}", deck=s.deck, discard=sum(s.discard))
    lying = wrap(discarded(t, s.discard), WIDE) if any(s.discard) else []
    return [" · ".join(fields), piles, *lying]


def coins(t: Texts, s: ImhotepState, player: int) -> Iterator[str]:
    """I12.1: those a player has left."""
    yield t.n("{n} coin", "{n} coins", s.own["coins"][player])


SITES: Mapping[tuple[str, str], Drawing] = {
    ("market", "A"): market,
    ("market", "B"): market,
    ("market", "C"): market,
    ("market", "D"): market,
    ("pyramid", "A"): great_pyramid,
    ("pyramid", "B"): small_pyramids,
    ("pyramid", "C"): pyramid_of_imhotep,
    ("pyramid", "D"): scaffolded_pyramid,
    ("temple", "A"): temple,
    ("temple", "B"): temple_of_bonuses,
    ("temple", "C"): temple,
    ("temple", "D"): chariots,
    ("burial", "A"): burial,
    ("burial", "B"): burial,
    ("burial", "C"): crypt,
    ("burial", "D"): burial,
    ("obelisks", "A"): obelisks,
    ("obelisks", "B"): columns,
    ("obelisks", "C"): obelisks,
    ("obelisks", "D"): height_tiles,
}
OWNED: Mapping[tuple[str, str], Callable[[Texts, ImhotepState, int], Iterator[str]]] = {
    ("market", "C"): coins
}
