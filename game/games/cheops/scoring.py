"""Points of Cheops' Master Builders (C7)."""

from collections.abc import Iterator

from game.core.state import Event
from game.games.cheops import tables as box
from game.games.cheops.state import CheopsState, complete

RULES = {  # by category
    "pyramid": "C7.1",
    "arch": "C7.2",
    "relief": "C7.3",
    "bonuses": "C7.4",
    "quarry": "C7.5",
    "jokers": "C7.6",
}
CATEGORIES = tuple(RULES)
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


def points(s: CheopsState, player: int) -> tuple[int, ...]:
    """C7: what a player has, by category."""
    ticked = s.ticked[player]
    return (
        pyramid(ticked),
        arch(ticked),
        relief(ticked),
        box.BONUS * (s.bonuses[player].bit_count() + ends(ticked)),
        box.STONE_LEFT * (box.QUARRY - s.struck[player].bit_length()),
        box.JOKER_LEFT * s.jokers[player],
    )


def ends(ticked: int) -> bool:
    """C7: whether two structures are complete, which is a bonus and ends the game."""
    return complete(ticked) >= box.END_STRUCTURES


def so_far(s: CheopsState, players: int) -> Iterator[Event]:
    """C7: what everybody has, quarry stones and jokers above all, since they count while they are unused."""
    for player in range(players):
        for category, scored in zip(CATEGORIES, points(s, player), strict=True):
            if scored:
                yield Event("start", player, {}, scored, category, RULES[category])


def rise(before: int, now: int) -> tuple[int, str, str]:
    """C7.1 to C7.3: what new ticks bring in their structure: points, category and rule."""
    for category, score in STRUCTURES.items():
        if scored := score(now) - score(before):
            return scored, category, RULES[category]
    return 0, "", ""
