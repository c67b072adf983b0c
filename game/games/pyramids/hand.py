"""What cards in hand bring at once where they may be built: the best of all ways to build them (P5, P7)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from game.games.pyramids import tables as box
from game.games.pyramids.layout import Layout
from game.games.pyramids.steps import OBELISK, ONE_OF_BOTH, PYRAMID, TOMB

BUILDINGS = ("pyramid", "obelisk", "tomb")
KEPT = 1 << 12  # hands remembered: positions beside each other have the same
Plan = Sequence[tuple[int, int]]  # which card of the hand comes where

COLOURS = range(len(box.COLOURS))
SHOWN = tuple(
    sum(1 << colour for colour in COLOURS if colour in card.stones) for card in box.CARDS
)  # a bit a colour
FITS = tuple(tuple(int(card.glyph == building) for building in BUILDINGS) for card in box.CARDS)


class Use(NamedTuple):
    """What the best way to build brings: points, and how many glyphs can fit."""

    points: int
    glyphs: int


def ways(may: int) -> Sequence[Sequence[int]]:
    """P5: by what may be built, which buildings get a card; two ways where it is one of both."""
    due = [building for building, bit in enumerate((PYRAMID, OBELISK, TOMB)) if may & bit]
    if not may & ONE_OF_BOTH:
        return [due]
    return [[building for building in due if BUILDINGS[building] != left] for left in BUILDINGS[1:]]


@cache
def plans(may: int, cards: int) -> Sequence[Plan]:
    """All ways to build so many cards where it is allowed, as many of them as can be."""
    return [*_plans(may, cards)]


def _plans(may: int, cards: int) -> Iterator[Plan]:
    for way in ways(may):
        most = min(len(way), cards)
        for places in combinations(way, most):
            for held in permutations(range(cards), most):
                yield tuple(zip(held, places, strict=True))


def rises(cards: Sequence[int], frequent: int, rise: int) -> Sequence[int]:
    """P7.4: by card what it brings on the obelisk."""
    return [rise if SHOWN[card] & frequent else 0 for card in cards]


@lru_cache(KEPT)
def best_use(cards: Sequence[int], may: int, of: Layout, frequent: int, rise: int) -> Use:
    """P5, P7: the best way to build these cards, the majorities of the tombs left out."""
    fits = [FITS[card] for card in cards]
    brings = [(of.gain(card), up, 0) for card, up in zip(cards, rises(cards, frequent, rise), strict=True)]
    points = glyphs = 0
    for plan in plans(may, len(cards)):
        fitting = sum([fits[card][building] for card, building in plan])
        glyphs = max(glyphs, fitting)
        points = max(points, box.GLYPH * fitting + sum([brings[card][building] for card, building in plan]))
    return Use(points, glyphs)
