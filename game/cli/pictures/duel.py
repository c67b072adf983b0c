"""The harbour of the Duel as text: columns' boats above, rows' boats on the left, outermost slot outside."""

from collections.abc import Iterable, Sequence

from game.core.match import Match
from game.core.state import NOBODY
from game.games.duel.state import NO_TILE, DuelState
from game.games.duel.tables import BOATS, KINDS, SIZE, SLOTS, TILES
from game.text.catalogue import Texts
from game.text.duel import tile

CELL = 7
ROWS, COLUMNS = range(SIZE), range(SIZE, 2 * SIZE)
MARGIN = (SLOTS + 1) * CELL
EMPTY, GONE = "-", "~"
LEGEND = ("O", "T1", "PL", "PD", "G12", "TAKE", "PLACE", "COMBO", "SWAP")


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The boats with their tiles, the squares with the players' numbers, then what each player has."""
    s: DuelState = match.state
    lines = [" " * MARGIN + _row(BOATS[boat] for boat in COLUMNS)]
    lines += [_columns(s, slot) for slot in reversed(range(SLOTS))]
    lines.append(_row([str(slot + 1) for slot in reversed(range(SLOTS))]))
    lines += [_line(s, boat) for boat in ROWS]
    piles = t(
        "Face down: {supply} tiles in the supply, {reserve} in the reserve.",
        supply=s.supply,
        reserve=s.reserve,
    )
    owned = [_player(t, s, player, name) for player, name in enumerate(names)]
    return "\n".join([*(line.rstrip() for line in lines), "", piles, *owned])


def legend(t: Texts) -> str:
    """What the codes of the tiles mean."""
    named = "; ".join(f"{code} {tile(t, code)}" for code in LEGEND)
    return t(
        "Tiles: {named}; {empty} none. {gone} stands where a boat is out of the game. "
        "The numbers 1 and 2 on squares are the players’ figures.",
        named=named,
        empty=EMPTY,
        gone=GONE,
    )


def _row(cells: Iterable[str]) -> str:
    return "".join(cell.ljust(CELL) for cell in cells)


def _columns(s: DuelState, slot: int) -> str:
    """One slot of the columns' boats, below the slots' numbers."""
    return _row(["", "", "", str(slot + 1), *(_tile(s, boat, slot) for boat in COLUMNS)])


def _line(s: DuelState, boat: int) -> str:
    """A row's boat and its squares."""
    slots = [_tile(s, boat, slot) for slot in reversed(range(SLOTS))]
    return _row([*slots, BOATS[boat], *(_square(s, boat * SIZE + column) for column in range(SIZE))])


def _tile(s: DuelState, boat: int, slot: int) -> str:
    if not s.in_play(boat):
        return GONE
    kind = s.tile(boat, slot)
    return EMPTY if kind == NO_TILE else TILES[kind]


def _square(s: DuelState, square: int) -> str:
    owner = s.owner(square)
    return "[ ]" if owner == NOBODY else f"[{owner + 1}]"


def _player(t: Texts, s: DuelState, player: int, name: str) -> str:
    """Figures and tiles of a player."""
    display = s.display[player]
    tiles = " ".join(_count(kind, display[kind]) for kind in range(KINDS) if display[kind])
    return t.n(
        "{name}: {n} figure in the supply; {tiles}",
        "{name}: {n} figures in the supply; {tiles}",
        s.figures[player],
        name=name,
        tiles=tiles or t("no tiles"),
    )


def _count(kind: int, copies: int) -> str:
    return TILES[kind] if copies == 1 else f"{copies}×{TILES[kind]}"
