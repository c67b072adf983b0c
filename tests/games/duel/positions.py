"""Positions of the Duel as readable text, both ways.

The picture is that of the rules: column boats above with slots 3, 2, 1 downwards, row boats on the left with
slots 3, 2, 1 towards the harbour; `W` and `B` are the figures of players 0 and 1, `.` an empty square, `-` an
empty slot. A boat without a tile is out of the game.

              O    T4   G6
              PD   PL   O
              T1   T2   T3
    O PL G5   .    W    B
    O O  O    .    .    .
    -  - -    .    .    .
"""

from collections.abc import Iterable, Mapping
from typing import Any

from game.games.duel.game import Duel
from game.games.duel.state import NO_TILE, NOBODY, DuelState
from game.games.duel.steps import TURN
from game.games.duel.tables import BOATS, COPIES, SIZE, SLOTS, TILES
from tests.games.duel.invariants import faults

WHITE, BLACK = 0, 1
FIGURE_OF = {WHITE: "W", BLACK: "B", NOBODY: "."}
EMPTY = "-"
WIDTH = 6
COLUMN_TOKENS = SIZE * SLOTS
ROW_TOKENS = SLOTS + SIZE
# What lies on the boats, slots 1, 2, 3, unless a test says otherwise.
LOADS = {
    "R1": "O O O",
    "R2": "PL PL PL",
    "R3": "G9 G10 G11",
    "C1": "T3 T3 T3",
    "C2": "T1 T1 G12",
    "C3": "T2 T2 PD",
}


def duel(**options: str) -> Duel:
    """The game with these options, the first player to start unless said otherwise."""
    return Duel(2, {"start": "first", **options})


def position(
    picture: str,
    *,
    white: str = "",
    black: str = "",
    to_move: int = WHITE,
    supply: int = 21,
    reserve: int = 3,
    coming: str = "",
    black_first: bool = False,
) -> DuelState:
    """A position at the beginning of a turn.

    `white` and `black` are the tiles gained, in order; with `black_first` Black gained his before White.
    `coming` are kinds that must be among the unseen ones; everything left over lies in the box.
    """
    tokens = picture.split()
    assert len(tokens) == COLUMN_TOKENS + SIZE * ROW_TOKENS, f"{len(tokens)} tokens"
    state = Duel(2, {"start": "first"}).initial_state()
    state.pending = [TURN[to_move]]
    _load(state, tokens)
    _stand(state, tokens)
    _give(state, [(WHITE, white), (BLACK, black)][:: -1 if black_first else 1])
    state.supply, state.reserve = supply, reserve
    _hide(state, coming.split())
    assert not faults(state), ", ".join(faults(state))
    return state


def board(squares: str, *, gone: str = "", loads: Mapping[str, str] = {}, **rest: Any) -> DuelState:
    """A position from the harbour's squares, `"WW. ... B.."`, the boats removed, and loads unlike LOADS."""
    lying = {**LOADS, **loads, **dict.fromkeys(gone.split(), "- - -")}
    outwards = {boat: words.split() for boat, words in lying.items()}
    rows = squares.split()
    lines = [" ".join(outwards[f"C{column}"][slot] for column in (1, 2, 3)) for slot in (2, 1, 0)]
    lines += [" ".join([*outwards[f"R{row}"][::-1], *rows[row - 1]]) for row in (1, 2, 3)]
    return position("\n".join(lines), **{"supply": 0 if gone else 21, **rest})


def _load(state: DuelState, tokens: list[str]) -> None:
    columns, rows = tokens[:COLUMN_TOKENS], tokens[COLUMN_TOKENS:]
    for line in range(SIZE):
        inwards = (
            rows[line * ROW_TOKENS : line * ROW_TOKENS + SLOTS],
            [columns[slot * SIZE + line] for slot in range(SLOTS)],
        )
        for boat, words in ((line, inwards[0]), (SIZE + line, inwards[1])):
            kinds = [NO_TILE if word == EMPTY else TILES.index(word) for word in reversed(words)]
            assert NO_TILE not in kinds or kinds == [NO_TILE] * SLOTS, f"{BOATS[boat]} is half empty"
            state.slots[boat * SLOTS : (boat + 1) * SLOTS] = kinds
            if NO_TILE in kinds:
                state.afloat &= ~(1 << boat)


def _stand(state: DuelState, tokens: list[str]) -> None:
    rows = tokens[COLUMN_TOKENS:]
    for square in range(SIZE * SIZE):
        row, column = divmod(square, SIZE)
        word = rows[row * ROW_TOKENS + SLOTS + column]
        player = next(player for player, figure in FIGURE_OF.items() if figure == word)
        if player != NOBODY:
            state.standing[player] |= 1 << square
            state.figures[player] -= 1
            state.placed[square] = 0
    assert min(state.figures) >= 0, "more than four figures"


def _give(state: DuelState, displays: list[tuple[int, str]]) -> None:
    for player, words in displays:
        for word in words.split():
            kind = TILES.index(word)
            state.display[player][kind] += 1
            state.gains.append((0, player, kind))


def _hide(state: DuelState, coming: list[str]) -> None:
    """Fill the unseen tiles, those that must come first, and put the rest into the box."""
    lying = [tile for tile in state.slots if tile != NO_TILE]
    left = [
        copies - lying.count(kind) - state.display[WHITE][kind] - state.display[BLACK][kind]
        for kind, copies in enumerate(COPIES.values())
    ]
    assert min(left) >= 0, f"too many of {TILES[left.index(min(left))]}"
    state.unseen, state.box = [0] * len(TILES), left
    pool = [TILES.index(word) for word in coming]
    pool += [kind for kind, copies in enumerate(left) for _ in range(copies - pool.count(kind))]
    for kind in pool[: state.supply + state.reserve]:
        state.unseen[kind] += 1
        state.box[kind] -= 1
    assert sum(state.unseen) == state.supply + state.reserve
    assert min(state.box) >= 0


def sheet(
    white: str = "", black: str = "", squares: str = "... ... ...", *, black_first: bool = False
) -> DuelState:
    """A position with these displays; on the two boats left lie action tiles only."""
    loads = {"R1": "TAKE TAKE TAKE", "R2": "PLACE PLACE PLACE"}
    gone = "R3 C1 C2 C3"
    return board(squares, gone=gone, loads=loads, white=white, black=black, black_first=black_first)


def points(site: str, side: str, state: DuelState) -> list[int]:
    """What this side of a site is worth to each player, by the ledger."""
    totals = [0, 0]
    for entry in duel(**{site: side}).ledger(state):
        totals[entry.player] += entry.points if entry.category == site else 0
    return totals


def picture(state: DuelState) -> str:
    """The position as `position` reads it, with all that is not on the board below."""
    word = {NO_TILE: EMPTY, **dict(enumerate(TILES))}
    columns = range(SIZE, 2 * SIZE)
    lines = [
        " " * 3 * WIDTH + _cells(word[state.tile(boat, slot)] for boat in columns)
        for slot in reversed(range(SLOTS))
    ]
    for boat in range(SIZE):
        inwards = _cells(word[state.tile(boat, slot)] for slot in reversed(range(SLOTS)))
        squares = range(boat * SIZE, (boat + 1) * SIZE)
        lines.append(inwards + _cells(FIGURE_OF[state.owner(square)] for square in squares))
    owned = {"W": state.display[WHITE], "B": state.display[BLACK], "box": state.box}
    lines += [f"{name}: {' '.join(tiles(counts)) or EMPTY}" for name, counts in owned.items()]
    lines.append(f"supply {state.supply} reserve {state.reserve}")
    return "\n".join(line.rstrip() for line in lines)


def _cells(words: Iterable[str]) -> str:
    return "".join(word.ljust(WIDTH) for word in words)


def tiles(counts: list[int]) -> list[str]:
    """The tiles of a display or of the box as words."""
    return [TILES[kind] for kind, count in enumerate(counts) for _ in range(count)]
