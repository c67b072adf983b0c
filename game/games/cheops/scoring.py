"""Points of Cheops' Master Builders (C7)."""

from collections.abc import Iterator

from game.core.game import Entry
from game.games.cheops import tables as box
from game.games.cheops.state import CheopsState, complete

CATEGORIES = ("pyramid", "arch", "relief", "bonuses", "quarry", "jokers")
RULES = {
    "pyramid": "C7.1",
    "arch": "C7.2",
    "relief": "C7.3",
    "bonuses": "C7.4",
    "quarry": "C7.5",
    "jokers": "C7.6",
}
LEVEL_MASKS = tuple(
    sum(1 << box.NUMBER[field] for field in box.level_fields(level))
    for level in range(1, len(box.LEVELS) + 1)
)
COLUMN_MASKS = tuple(
    sum(1 << box.NUMBER[f"A{side}{level}"] for level in range(1, box.COLUMN + 1)) for side in "LR"
)
CLOSING = 1 << box.NUMBER["AK"]


def pyramid(ticked: int) -> int:
    """C7.1: by the highest level with a tick."""
    highest = max((level for level, mask in enumerate(LEVEL_MASKS, 1) if ticked & mask), default=0)
    return box.PYRAMID_POINTS[highest]


def arch(ticked: int) -> int:
    """C7.2: by the lower column, or the closing stone."""
    if ticked & CLOSING:
        return box.ARCH_CLOSED
    return box.ARCH_POINTS[min((ticked & mask).bit_count() for mask in COLUMN_MASKS)]


def relief(ticked: int) -> int:
    """C7.3: by the number of ticked fields."""
    return box.RELIEF_POINTS[(ticked & box.RELIEF).bit_count() & ~1]


STRUCTURES = {"pyramid": pyramid, "arch": arch, "relief": relief}


def scores(s: CheopsState, players: int) -> list[int]:
    """The totals, without the ledger: for search."""
    return [
        sum(score(s.ticked[player]) for score in STRUCTURES.values())
        + box.BONUS * (s.bonuses[player].bit_count() + ends(s, player))
        + box.STONE_LEFT * (box.QUARRY - s.struck[player])
        + box.JOKER_LEFT * s.jokers[player]
        for player in range(players)
    ]


def ends(s: CheopsState, player: int) -> int:
    """C7: one END bonus for two complete structures."""
    return int(complete(s.ticked[player]) >= box.END_STRUCTURES)


def ledger(s: CheopsState, players: int) -> list[Entry]:
    """C7: what every tick, bonus and strike changed."""
    return [
        *_starting(players),
        *_ticks(s, players),
        *(Entry(player, box.BONUS, "bonuses", ply, "C7.4") for ply, player, _ in s.gains),
        *_strikes(s),
        *(
            Entry(player, box.BONUS, "bonuses", s.ticks[-1][0], "C7.4")
            for player in range(players)
            if ends(s, player)
        ),
    ]


def _starting(players: int) -> Iterator[Entry]:
    """Quarry stones and jokers count while they are unused."""
    for player in range(players):
        yield Entry(player, box.QUARRY * box.STONE_LEFT, "quarry", None, "C7.5")
        yield Entry(player, box.JOKERS[players] * box.JOKER_LEFT, "jokers", None, "C7.6")


def _ticks(s: CheopsState, players: int) -> Iterator[Entry]:
    ticked = [0] * players
    for ply, player, field in s.ticks:
        before, now = ticked[player], ticked[player] | 1 << field
        ticked[player] = now
        for category, score in STRUCTURES.items():
            if points := score(now) - score(before):
                yield Entry(player, points, category, ply, RULES[category])


def _strikes(s: CheopsState) -> Iterator[Entry]:
    for ply, player, lost, joker in s.strikes:
        category = "jokers" if joker else "quarry"
        yield Entry(player, -lost, category, ply, RULES[category])
