"""The numbers of the Duel's rules, as its sentences name them."""

from collections.abc import Sequence

from game.games.duel import tables as box
from game.text.catalogue import Texts
from game.text.common import number, points

NUMBERS = {
    "tiles": box.COUNT,
    "site": box.COPIES["O"],
    "actions": sum(box.COPIES[tile] for tile in box.ACTION_TILES),
    "tombs": len(box.TOMBS),
    "boats": len(box.BOATS),
    "slots": box.SLOTS,
    "squares": len(box.SQUARES),
    "figures": box.FIGURES,
    "on_boats": box.ON_BOATS,
    "reserve": box.RESERVE,
    "supply": box.SUPPLY,
    "majority": box.OBELISK_A_MOST,
    "goal": box.OBELISK_B_GOAL,
    "first": box.OBELISK_B_FIRST,
    "second": box.OBELISK_B_OTHER,
    "high": box.OBELISK_B_HIGH,
    "highest": box.OBELISK_B_HIGH_POINTS,
    "values": len(box.TEMPLES),
    "pyramid": len(box.PYRAMID_A) - 1,
    "none": box.PYRAMID_B[0],
    "run": len(box.RUN_A) - 1,
    "run_b": box.RUN_B,
}
# Where a sentence bends the word with them.
POINTS = {
    "tile_points": box.OBELISK_A_TILE,
    "first_points": box.OBELISK_B_FIRST,
    "run_points": box.RUN_B,
}
# Points for 1, 2, 3… of something.
ROWS = {
    "temple_b": box.TEMPLE_B[1:],
    "pyramid_a": box.PYRAMID_A[1:],
    "pyramid_b": box.PYRAMID_B[1:],
    "run_a": box.RUN_A[1:],
}


def facts(t: Texts) -> dict[str, str]:
    """All of them, ready for a sentence."""
    rows = {name: _row(t, row) for name, row in ROWS.items()}
    told = {name: points(t, value) for name, value in POINTS.items()}
    return {name: number(value) for name, value in NUMBERS.items()} | told | rows


def _row(t: Texts, row: Sequence[int]) -> str:
    *some, last = map(number, row)
    return t("{some} or {last}", some=", ".join(some), last=last)
