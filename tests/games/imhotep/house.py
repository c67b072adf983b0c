"""What holds in every position on sides C and D: what lies there is conserved."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.core.match import Match
from game.games.imhotep.state import ImhotepState

TILES = [1] * 6 + [2] * 8 + [3] * 6 + [4] * 4
LEVELS = (set(range(9)), set(range(9, 13)), {13})


def house_faults(match: Match) -> list[str]:
    """Which do not hold in the position of a match; fields of sides not in play stay empty."""
    s, options = match.state, match.game.options
    kept = {name: check(s) for (site, side), (name, check) in RULES.items() if options[site] == side}
    spare = {name: check(s) for (site, sides), (name, check) in SPARE.items() if options[site] not in sides}
    return [name for name, holds in {**kept, **spare}.items() if not holds]


def told_faults(match: Match) -> list[str]:
    """Which do not agree with what was told in the whole game."""
    s, players = match.state, range(match.game.players)
    told = [event for event in match.told if event.player in players]
    count = {
        kind: [sum(event.kind == kind for event in told if event.player == player) for player in players]
        for kind in ("buy", "scaffold", "chariot", "sold")
    }
    coins = [2 - bought for bought in count["buy"]] if match.game.options["market"] == "C" else None
    scaffolds = [5 - sum(count["scaffold"])] if match.game.options["pyramid"] == "D" else None
    chariots = count["chariot"] if match.game.options["temple"] == "D" else None
    market = [points[match.game.info.categories.index("market")] for points in s.scored]
    held = {
        "coins paid are cards bought": s.own.get("coins") == coins,
        "scaffolds used up cost a point each": s.own.get("scaffolds") == scaffolds,
        "chariots move by visible stones": s.own.get("chariots") == chariots,
        "two points for each stone without a card": market == [2 * sold for sold in count["sold"]],
    }
    return [name for name, holds in held.items() if not holds]


def by_level(cells: Sequence[int]) -> bool:
    """No cell twice, no level before the one below is complete, beside only at last."""
    built = [cell for cell in cells if cell < 14]
    done = [built[:9], built[9:13], built[13:]]
    distinct = len({*built}) == len(built) and all(
        {*cells} <= level for cells, level in zip(done, LEVELS, strict=True)
    )
    return (
        distinct
        and (len(built) == 14 or len(built) == len(cells))
        and cells[len(built) :] == [14] * (len(cells) - 14)
    )


def out_of_order(cells: Sequence[int]) -> int:
    """Stones that did not go to the first empty cell."""
    return sum(bool({*range(cell)} - {*cells[:at]}) for at, cell in enumerate(cells) if cell < 14)


def columns(rows: Sequence[int]) -> Iterator[Sequence[int]]:
    for at in range(0, len(rows), 3):
        yield rows[at : at + 3]


def crypt_holds(s: ImhotepState) -> bool:
    full = [column for column in columns(s.own["rows"]) if len(column) == 3]
    distinct = all(len({*column}) == len(column) for column in columns(s.own["rows"]))
    return (
        len(s.own["rows"]) == len(s.burial)
        and distinct
        and all(sorted(column) == [0, 1, 2] for column in full)
    )


Check = tuple[str, Callable[[ImhotepState], bool]]
RULES: Mapping[tuple[str, str], Check] = {
    ("market", "C"): (
        "two coins a player at most",
        lambda s: len(s.own["coins"]) == len(s.sled) and {*s.own["coins"]} <= {0, 1, 2},
    ),
    ("pyramid", "C"): (
        "a cell a stone",
        lambda s: len(s.own["cells"]) == len(s.pyramid) and by_level(s.own["cells"]),
    ),
    ("pyramid", "D"): (
        "five scaffolds, used up out of order",
        lambda s: (
            len(s.own["cells"]) == len(s.pyramid)
            and by_level(s.own["cells"])
            and s.own["scaffolds"][0] == 5 - out_of_order(s.own["cells"])
        ),
    ),
    ("temple", "D"): (
        "chariots move no further than five a round",
        lambda s: len(s.own["chariots"]) == len(s.sled) and 0 <= sum(s.own["chariots"]) <= 5 * s.round,
    ),
    ("burial", "C"): (
        "24 tiles, a row a stone",
        lambda s: sorted(s.own["crypt"]) == TILES and crypt_holds(s),
    ),
}
SPARE: Mapping[tuple[str, str], Check] = {
    ("market", "C"): ("no coins", lambda s: "coins" not in s.own),
    ("pyramid", "CD"): ("no cells", lambda s: "cells" not in s.own and "scaffolds" not in s.own),
    ("temple", "D"): ("no chariots", lambda s: "chariots" not in s.own),
    ("burial", "C"): ("no tiles", lambda s: "crypt" not in s.own and "rows" not in s.own),
}
