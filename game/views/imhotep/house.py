"""The monuments' sides C and D as they stand: boards of our own, drawn from what only they have."""

from collections.abc import Callable, Mapping, Sequence

from game.core.details import number
from game.core.game import Event
from game.games.imhotep import tables as box
from game.games.imhotep.state import ImhotepState
from game.views.art.stones import Lying
from game.views.imhotep.art import chosen, crypt, heights, rounds
from game.views.imhotep.art.obelisks import Obelisk
from game.views.imhotep.art.pyramid import Beside
from game.views.imhotep.keys import FIGURE
from game.views.imhotep.look import Look
from game.views.imhotep.lying import nameless, of, stones
from game.views.markup import Markup, join

# ---- pyramids ---------------------------------------------------------------------------------------


def cell_of(event: Event) -> int:
    """The cell a stone comes to, or beside them."""
    return number(event.params, "cell") - 1 if "cell" in event.params else box.BESIDE_CELL


def _on_cells(look: Look) -> tuple[dict[int, Lying], list[Lying]]:
    """The stones by cell, and those beside the pyramid."""
    cells = (*look.state.cells, *map(cell_of, look.coming("pyramid")))
    laid = list(zip(cells, stones(look, box.PYRAMID), strict=True))
    on = {cell: stone for cell, stone in laid if cell != box.BESIDE_CELL}
    return on, [stone for cell, stone in laid if cell == box.BESIDE_CELL]


def _great(
    look: Look, empty: Mapping[int, chosen.Cell], more: Callable[[chosen.Stand, bool], tuple[str, str]]
) -> Markup:
    """The great pyramid high and wide; names of things are given once."""
    on, off = _on_cells(look)
    full = len(look.state.cells) >= box.BESIDE_CELL
    left = {cell: each for cell, each in empty.items() if cell not in on}
    also = {cell: stone._replace(key="", came="") for cell, stone in on.items()}
    high = chosen.great(chosen.HIGH, on, left, Beside(off, full), *more(chosen.HIGH, True))
    wide = chosen.great(chosen.WIDE, also, left, Beside(nameless(off), full), *more(chosen.WIDE, False))
    return join((high, wide))


def pyramid_c(look: Look) -> Markup:
    """I12.3: Imhotep on his cell; in his row and column a point more."""
    now = look.game.cell_points(look.state)
    empty = {
        cell: chosen.Cell(points, points > box.PYRAMID_C[box.CELLS[cell][0]]) for cell, points in now.items()
    }
    place = look.game.figure(look.state)
    return _great(look, empty, lambda stand, named: chosen.imhotep(stand, place, FIGURE if named else ""))


def pyramid_d(look: Look) -> Markup:
    """I12.4: the next cell has the dark corner; the scaffolds lie beside."""
    due = look.game.open_cells(look.state)[:1]
    empty = {
        cell: chosen.Cell(points, next=cell in due)
        for cell, points in look.game.cell_points(look.state).items()
    }
    left = look.state.scaffolds
    return _great(look, empty, lambda stand, _: (chosen.stock(stand, left, box.SCAFFOLDS), ""))


# ---- temples ----------------------------------------------------------------------------------------


def seen(look: Look) -> list[int]:
    """By player: how many stones can be seen from above."""
    owners = [owner for _, owner in look.game.visible(look.state)]
    return [owners.count(player) for player in range(look.game.players)]


def temple_c(look: Look) -> Markup:
    """I12.5: who has most stones in sight, and what that would bring now."""
    points = look.game.round_points(look.state)
    ranks = [
        rounds.Rank(player + 1, count, points[player] if look.state.pending else None)
        for player, count in sorted(enumerate(seen(look)), key=lambda each: -each[1])
        if count
    ]
    return rounds.temple_c(stones(look, box.TEMPLE), box.TEMPLE_FIELDS[look.game.players], ranks)


def temple_d(look: Look) -> Markup:
    """I12.6: the chariots, and how far those would come if the round ended now."""
    steps = look.state.chariots
    then = [now + count for now, count in zip(steps, seen(look), strict=True)]
    chariots = [
        rounds.Chariot(player + 1, now, then[player] if look.state.pending else 0)
        for player, now in enumerate(steps)
    ]
    prizes = box.CHARIOTS[look.game.players]
    width = box.TEMPLE_FIELDS[look.game.players]
    return rounds.temple_d(stones(look, box.TEMPLE), width, chariots, box.CHARIOT_STEPS, prizes)


# ---- burial chambers --------------------------------------------------------------------------------


def crypt_cells(s: ImhotepState) -> list[int]:
    """I12.7: by stone its cell, counted down the columns."""
    return [at - at % box.BURIAL_ROWS + row for at, row in enumerate(s.rows)]


def burial_c(look: Look) -> Markup:
    """I12.7: tiles on the cells; what everybody's are worth."""
    s = look.state
    coming = [
        (number(event.params, "column") - 1) * box.BURIAL_ROWS + number(event.params, "row") - 1
        for event in look.coming("burial")
    ]
    laid = dict(zip((*crypt_cells(s), *coming), stones(look, box.BURIAL), strict=True))
    sums = [crypt.Sum(player + 1, own["burial"]) for player, own in enumerate(look.sheet)]
    return crypt.burial_c(laid, s.crypt, len(s.rows) // box.BURIAL_ROWS, sums)


def burial_d(look: Look) -> Markup:
    """I12.8: what each complete column brings, and what the colours of a column mean."""
    there = look.state.burial
    columns = [
        _pattern(len({*there[at : at + box.BURIAL_ROWS]}))
        for at in range(0, len(there) - box.BURIAL_ROWS + 1, box.BURIAL_ROWS)
    ]
    worth = [*(_pattern(owners) for owners in box.BURIAL_D), str(box.OPEN_COLUMN)]
    return crypt.burial_d(stones(look, box.BURIAL), worth, columns)


def _pattern(owners: int) -> str:
    """What a column of so many owners brings: `9`, `5·1`, `3×2`."""
    brings = list(box.BURIAL_D[owners].values())
    return f"{owners}×{brings[0]}" if len(brings) < owners else "·".join(map(str, brings))


# ---- obelisks ---------------------------------------------------------------------------------------


def _towers(look: Look) -> list[heights.Tower]:
    heap = stones(look, box.OBELISKS)
    worth = [own["obelisks"] for own in look.sheet]
    return [heights.Tower(of(heap, player), worth[player]) for player in range(look.game.players)]


def _unnamed(towers: Sequence[heights.Tower]) -> list[heights.Tower]:
    return [tower._replace(own=Obelisk(tower.own.seat, nameless(tower.own.stones))) for tower in towers]


def obelisks_c(look: Look) -> Markup:
    """I12.9: a scale of heights for all."""
    towers, more = _towers(look), f"+{box.OBELISKS_C_MORE}"
    high = heights.obelisks_c(heights.HIGH, towers, box.OBELISKS_C, more)
    return join((high, heights.obelisks_c(heights.WIDE, _unnamed(towers), box.OBELISKS_C, more)))


def obelisks_d(look: Look) -> Markup:
    """I12.10: the tiles by height, those taken on the courses they were taken for."""
    won: list[dict[int, int]] = [{} for _ in range(look.game.players)]
    lost = dict.fromkeys(box.OBELISKS_D, 0)
    for owner, height, worth in look.game.obelisk_tiles(look.state):
        won[owner][height] = worth
        lost[height] += 1
    towers = [tower._replace(won=won[player]) for player, tower in enumerate(_towers(look))]
    left = {height: worth[lost[height] :] for height, worth in box.OBELISKS_D.items()}
    high = heights.obelisks_d(heights.HIGH_TILES, towers, left, lost)
    return join((high, heights.obelisks_d(heights.WIDE_TILES, _unnamed(towers), left, lost)))


DRAWINGS: Mapping[tuple[str, str], Callable[[Look], Markup]] = {
    ("pyramid", "C"): pyramid_c,
    ("pyramid", "D"): pyramid_d,
    ("temple", "C"): temple_c,
    ("temple", "D"): temple_d,
    ("burial", "C"): burial_c,
    ("burial", "D"): burial_d,
    ("obelisks", "C"): obelisks_c,
    ("obelisks", "D"): obelisks_d,
}
