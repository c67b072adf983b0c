"""The numbers in what Imhotep's options mean, as its sentences name them."""

from game.games.imhotep import tables as box
from game.text.catalogue import Texts
from game.text.common import all_of, number, points

NUMBERS = {
    "temple_second": box.TEMPLE_C[1],
    "area_more": box.AREA_MORE,
    "stones": box.STONES,
}
# Where a sentence bends the word with them.
POINTS = {
    "temple_a": box.TEMPLE_POINT,
    "temple_first": box.TEMPLE_C[0],
    "market_d": box.MARKET_D_POINTS,
    "in_line": box.FIGURE_POINT,
    "column": box.BURIAL_D[1][box.COLUMN],
    "wrath": box.WRATH,
}
ROWS = {
    "area": box.AREA[1:],
    "burial_b": box.BURIAL_B,
}


def facts(t: Texts) -> dict[str, str]:
    """All of them, ready for a sentence."""
    first, *others = box.START_SLED
    return {
        **{name: number(value) for name, value in NUMBERS.items()},
        **{name: points(t, value) for name, value in POINTS.items()},
        **{name: ", ".join(map(number, row)) for name, row in ROWS.items()},
        "coins": t.n("{n} coin", "{n} coins", box.COINS),
        "scaffolds": t.n("{n} shared scaffold", "{n} shared scaffolds", box.SCAFFOLDS),
        "sled": t.n("{n} stone", "{n} stones", first),
        "next_sleds": all_of(t, [number(stones) for stones in others]),
    }
