"""Positions of the Duel for tests, made as text in the game's own notation.

Squares are told as `"WW. ... B.."`, row by row: `W` and `B` are the figures of players 0 and 1.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.core.state import Event
from game.games.duel.game import Duel
from game.games.duel.state import DuelState
from game.games.duel.tables import COPIES, OBELISK_B_GOAL, TILES
from tests.helpers import do

WHITE, BLACK = 0, 1
FIGURES = str.maketrans("WB", "12")
GONE = "~ ~ ~"
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


def board(squares: str, **rest: Any) -> DuelState:
    """The position that `written` tells."""
    return duel().read(written(squares, **rest))


def written(
    squares: str,
    *,
    gone: str = "",
    loads: Mapping[str, str] = {},
    white: str = "",
    black: str = "",
    to_move: int = WHITE,
    supply: int | None = None,
    reserve: int = 3,
    coming: str = "",
    black_first: bool = False,
) -> str:
    """The beginning of a turn, by squares, boats removed, loads unlike LOADS, and tiles gained.

    `coming` are kinds that must be among the unseen ones; everything left over is out of the game. With
    `black_first` Black was the first with five obelisks.
    """
    boats = {**LOADS, **loads, **dict.fromkeys(gone.split(), GONE)}
    supply = (0 if gone else 21) if supply is None else supply
    lying = Counter(" ".join([*boats.values(), white, black, coming]).split())
    unseen = coming.split() + [tile for tile in TILES for _ in range(COPIES[tile] - lying[tile])]
    gained = (white.split(), black.split())
    fives = [player + 1 for player in (WHITE, BLACK) if gained[player].count("O") >= OBELISK_B_GOAL]
    return "\n".join(
        [
            f"decision 0: player {to_move + 1}, turn",
            *harbour(squares, boats),
            f"player 1: {' '.join(gained[WHITE]) or '-'}",
            f"player 2: {' '.join(gained[BLACK]) or '-'}",
            f"out of the game: {' '.join(unseen[supply + reserve :]) or '-'}",
            f"supply {supply}, reserve {reserve}",
            f"player 1 began, first with 5 obelisks: {fives[-black_first] if fives else '-'}",
        ]
    )


def harbour(squares: str, boats: Mapping[str, str]) -> list[str]:
    """The lines of the harbour: the boats' loads from slot 3 inwards, then the squares."""
    inwards = {boat: load.split()[::-1] for boat, load in boats.items()}
    columns = zip(*(inwards[f"C{column}"] for column in (1, 2, 3)), strict=True)
    rows = enumerate(squares.translate(FIGURES).split(), 1)
    return [
        *(" ".join(words) for words in columns),
        *(" ".join([*inwards[f"R{row}"], *figures]) for row, figures in rows),
    ]


def sheet(
    white: str = "", black: str = "", squares: str = "... ... ...", *, black_first: bool = False
) -> DuelState:
    """A position with these displays; on the two boats left lie action tiles only."""
    loads = {"R1": "TAKE TAKE TAKE", "R2": "PLACE PLACE PLACE"}
    gone = "R3 C1 C2 C3"
    return board(squares, gone=gone, loads=loads, white=white, black=black, black_first=black_first)


def ledger(game: Duel, state: DuelState) -> list[Event]:
    """All that counts in a position."""
    return [*game.opening(state), *game.closing(state)]


def points(site: str, side: str, state: DuelState) -> list[int]:
    """What this side of a site is worth to each player, by the ledger."""
    totals = [0, 0]
    for event in ledger(duel(**{site: side}), state):
        totals[event.player] += event.points if event.category == site else 0
    return totals


def told(game: Duel, state: DuelState, *texts: str) -> list[Event]:
    """What the last of these decisions tells, chance taking the first outcome that is possible."""
    before = do(game, state, *texts[:-1])
    heard: list[Event] = []
    before.tell = heard.append
    game.apply(before, game.info.vocabulary.read(texts[-1]))
    game.settle(before, lambda _: 0)
    return heard


def tiles(counts: list[int]) -> list[str]:
    """The tiles of a display or of the box as words."""
    return [TILES[kind] for kind, count in enumerate(counts) for _ in range(count)]
