"""What a learned value weighs in a position of Cheops' Master Builders: the sheets and what is due this turn.

What depends on the ticks of a sheet alone is worked out once for them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations

from game.core.chance import members
from game.games.cheops import scoring
from game.games.cheops import tables as box
from game.games.cheops.actions import RELIEF_PAIRS
from game.games.cheops.fields import KEPT, carried, fields_of, free_pairs
from game.games.cheops.state import CheopsState, complete, unpaid_of

Counts = tuple[int, ...]
COLOURS = range(len(box.COLOURS))
NEAR = 3  # a bonus that lacks more fields is out of reach
PAIRS = tuple(one | other for one, other in combinations(box.STRUCTURES.values(), 2))
SHORTEST = min(pair.bit_count() for pair in PAIRS)  # C7: stones of the quickest end
TOP = len(box.LEVELS)

NAMES = (
    *(f"points.{category}" for category in scoring.CATEGORIES),
    *(f"pyramid.level{level}" for level in range(1, TOP + 1)),
    *(f"pyramid.{name}" for name in ("highest", "carried")),
    *(f"arch.{name}" for name in ("lower", "higher", "closable")),
    *(f"relief.{name}" for name in ("ticked", "pairs", "pairable")),
    *(f"colours.{name}" for name in ("building", "relief", "quarry")),
    *(f"bonus.{name}" for name in ("one", "two", "three")),
    *(f"end.{name}" for name in ("left", "one_complete")),
    *(f"due.{name}" for name in ("act", "second", "pay", "dice", "active")),
)
ASPECTS = {
    **{f"points.{category}": category for category in scoring.CATEGORIES},
    "bonus": "bonuses",
    "colours": "colours",  # that can be used
}


def features(s: CheopsState) -> list[list[int]]:
    """By player, in the order of NAMES."""
    due = _due(s)
    open_bonuses = sum(1 << bonus for bonus, met in enumerate(s.met) if met in (0, s.turn))
    next_active = (s.active + 1) % len(s.ticked)
    counted = []
    for player, (ticked, sheet) in enumerate(zip(s.ticked, s.sheets, strict=True)):
        act, second, pay = due[player]
        building, relief = wanted(sheet, ticked)
        counted.append(
            [
                *scoring.points(s, player),
                *built(ticked),
                building.bit_count(),
                relief.bit_count(),
                quarry_colours(sheet, s.struck[player].bit_length()),
                *lacking(ticked, open_bonuses),
                *ending(ticked),
                act,
                second,
                pay,
                _fitting(s.lying, building | relief) if act else 0,
                int(player == next_active),
            ]
        )
    return counted


def stage(s: CheopsState) -> int:
    """C7: how near anybody is to two structures, by stones."""
    return max(0, SHORTEST - min(ending(ticked)[0] for ticked in s.ticked))


@lru_cache(KEPT)
def built(ticked: int) -> Counts:
    """C5: the structures by what is ticked and what may follow."""
    levels = [(ticked & mask).bit_count() for mask in scoring.LEVEL_MASKS]
    columns = sorted((ticked & mask).bit_count() for mask in scoring.COLUMN_MASKS)
    highest = max((level for level, count in enumerate(levels) if count), default=0)
    relief = ticked & box.RELIEF
    return (
        *levels,
        levels[highest],
        carried(box.PYRAMID, ticked & box.PYRAMID).bit_count(),
        *columns,
        int(columns[0] == box.COLUMN and not ticked & scoring.CLOSING),
        relief.bit_count(),
        len(free_pairs(relief)),
        pairable(relief),
    )


@cache
def pairable(ticked: int) -> int:
    """C5: how many pairs of the relief can still be ticked one after the other."""
    pairs = (RELIEF_PAIRS[pair] for pair in free_pairs(ticked))
    return max((1 + pairable(ticked | 1 << one | 1 << other) for _, one, other in pairs), default=0)


@lru_cache(KEPT)
def wanted(sheet: int, ticked: int) -> tuple[int, int]:
    """The colours of the fields of pyramid and arch that may be ticked next, and of the free relief."""
    pyramid = carried(box.PYRAMID, ticked & box.PYRAMID)
    arch = carried(box.ARCH, ticked & box.ARCH)
    return _colours(sheet, pyramid | arch), _colours(sheet, box.RELIEF & ~ticked)


def _colours(sheet: int, fields: int) -> int:
    return sum(1 << colour for colour in COLOURS if fields & fields_of(sheet, 1 << colour))


@cache
def quarry_colours(sheet: int, used: int) -> int:
    """C5.4: how many colours the quarry still has."""
    return sum(colour in box.STONES_OF[sheet][used:] for colour in COLOURS)


@lru_cache(KEPT)
def lacking(ticked: int, bonuses: int) -> Counts:
    """C6: how many of these bonuses lack one, two, three fields."""
    missing = [(box.BONUS_MASKS[bonus] & ~ticked).bit_count() for bonus in members(bonuses)]
    return tuple(missing.count(count) for count in range(1, NEAR + 1))


@lru_cache(KEPT)
def ending(ticked: int) -> tuple[int, int]:
    """C7: stones up to the nearest two complete structures, and whether one is."""
    return min((pair & ~ticked).bit_count() for pair in PAIRS), int(complete(ticked) > 0)


def _due(s: CheopsState) -> list[list[int]]:
    """C4, C5: who still acts this turn, or ticks a second stone, and how many stones are to be paid."""
    due = [[0, 0, 0] for _ in s.ticked]
    for p in s.pending:
        if p.step == "act":
            due[p.player][0] = 1
        elif p.step in ("second", "offer_second"):
            due[p.player][1] = 1
        elif p.step == "pay":
            due[p.player][2] = len(unpaid_of(p))
    return due


def _fitting(dice: Sequence[int], colours: int) -> int:
    """C5.1: how many dice that lie there fit a stone that may be ticked."""
    return sum([min(count, 2) for colour, count in enumerate(dice) if colours >> colour & 1])
