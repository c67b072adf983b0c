"""Points of Pyramids (P7), with the largest connections that make them (P6)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.core.state import Event
from game.games.pyramids import tables as box
from game.games.pyramids.state import UNKNOWN, Laid, PyramidsState

Cell = tuple[int, int]
PYRAMID_COLOURS = tuple(f"pyramid_{colour}" for colour in box.COLOURS)
CATEGORIES = (*PYRAMID_COLOURS, "pyramid_extra", "pyramid_bonus", "obelisk", "tomb", "glyphs")


class Stone(NamedTuple):
    """A stone of a pyramid: its colour and its cells (x, y), origin bottom left (P6)."""

    colour: int
    cells: tuple[Cell, ...]


def stones(laid: Laid) -> Iterator[Stone]:
    """P6: the stones of a card where it lies."""
    x0, y0 = 2 * laid.place + laid.level - 1, 2 * (laid.level - 1)
    card = box.CARDS[laid.card]
    for x, column in ((x0, card.left), (x0 + 1, card.right)):
        if len(column) == 1:
            yield Stone(column[0], ((x, y0), (x, y0 + 1)))
        else:
            upper, lower = column
            yield Stone(upper, ((x, y0 + 1),))
            yield Stone(lower, ((x, y0),))


def connections(pyramid: Sequence[Laid]) -> list[list[Stone]]:
    """P6: the maximal sets of connected stones of one colour."""
    at = {cell: stone for laid in pyramid for stone in stones(laid) for cell in stone.cells}
    found: list[list[Stone]] = []
    reached: dict[Stone, bool] = {}
    for start in at.values():
        if start in reached:
            continue
        reached[start] = True
        joined = [start]
        for stone in joined:
            for x, y in stone.cells:
                for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                    other = at.get(cell)
                    if other is not None and other.colour == start.colour and other not in reached:
                        reached[other] = True
                        joined.append(other)
        found.append(joined)
    return found


def largest(pyramid: Sequence[Laid]) -> list[list[Stone]]:
    """By colour, its largest connection; empty if there is no stone of it."""
    best: list[list[Stone]] = [[] for _ in box.COLOURS]
    for joined in connections(pyramid):
        colour = joined[0].colour
        if len(joined) > len(best[colour]):
            best[colour] = joined
    return best


def sizes(pyramid: Sequence[Laid]) -> list[int]:
    """By colour, of how many stones its largest connection is."""
    return [len(joined) for joined in largest(pyramid)]


def bonus(sizes: Sequence[int]) -> int:
    """P7.3: points for connections of every colour."""
    return box.BONUS if min(sizes) >= box.BONUS_SIZE else 0


def stages(obelisk: Sequence[int]) -> list[int]:
    """P7.4: by colour, how many stages show it."""
    return [sum(colour in box.CARDS[card].stones for card in obelisk) for colour in range(len(box.COLOURS))]


def obelisk_points(obelisk: Sequence[int]) -> int:
    """P7.4: points by the stages that show the most frequent colour."""
    return box.OBELISK[min(max(stages(obelisk)), len(box.OBELISK) - 1)]


def fitting(building: str, cards: Iterable[int]) -> int:
    """P7.6: how many cards bear the glyph of the building they lie in, as far as they are seen."""
    return sum(card != UNKNOWN and box.CARDS[card].glyph == building for card in cards)


class Majority(NamedTuple):
    """P7.5: who alone has most stones of a colour in the tombs, and how many."""

    player: int
    colour: int
    stones: int


def majorities(s: PyramidsState) -> Iterator[Majority]:
    """P7.5: colour by colour; not to be told while some cards of the tombs are hidden."""
    if any(UNKNOWN in tomb for tomb in s.tombs):
        return
    for colour in range(len(box.COLOURS)):
        counts = [sum(box.CARDS[card].stones.count(colour) for card in tomb) for tomb in s.tombs]
        most = max(counts)
        if counts.count(most) == 1:
            yield Majority(counts.index(most), colour, most)


def scores(s: PyramidsState) -> list[int]:
    """P7: the totals, if the game ended now."""
    totals = []
    for pyramid, obelisk, tomb in zip(s.pyramids, s.obelisks, s.tombs, strict=True):
        joined = sizes(pyramid)
        glyphs = fitting("obelisk", obelisk) + fitting("tomb", tomb)
        glyphs += fitting("pyramid", (laid.card for laid in pyramid))
        pyramid_points = sum(joined) + max(joined) + bonus(joined)
        totals.append(pyramid_points + obelisk_points(obelisk) + box.GLYPH * glyphs)
    for majority in majorities(s):
        totals[majority.player] += box.TOMB
    return totals


# ---- points as they are told ------------------------------------------------------------------------


def _of(colour: int, **counted: int) -> dict[str, int | str]:
    """The details of points for a colour."""
    return {"colour": box.COLOURS[colour], **counted}


def pyramid_gains(player: int, before: Sequence[Laid], after: Sequence[Laid]) -> Iterator[Event]:
    """P7.1, P7.2, P7.3, P7.6: what a pyramid that has grown brings more."""
    old, new = sizes(before), sizes(after)
    for colour, (had, has) in enumerate(zip(old, new, strict=True)):
        if has > had:
            details, category = _of(colour, stones=has), PYRAMID_COLOURS[colour]
            yield Event("connection", player, details, has - had, category, "P7.1")
    most = max(new)
    if most > max(old):
        details = _of(new.index(most), stones=most)
        yield Event("extra", player, details, most - max(old), "pyramid_extra", "P7.2")
    if bonus(new) > bonus(old):
        yield Event("bonus", player, {}, bonus(new), "pyramid_bonus", "P7.3")
    glyphs = [fitting("pyramid", (laid.card for laid in pyramid)) for pyramid in (before, after)]
    yield from glyph_gains(player, "pyramid", glyphs[1] - glyphs[0])


def obelisk_gains(player: int, before: Sequence[int], after: Sequence[int]) -> Iterator[Event]:
    """P7.4, P7.6: what an obelisk that has grown brings more."""
    points = obelisk_points(after) - obelisk_points(before)
    if points:
        counts = stages(after)
        most = max(counts)
        details = _of(counts.index(most), stages=most)
        yield Event("stage", player, details, points, "obelisk", "P7.4")
    yield from glyph_gains(player, "obelisk", fitting("obelisk", after) - fitting("obelisk", before))


def glyph_gains(player: int, building: str, count: int) -> list[Event]:
    """P7.6: so many cards more whose glyph is that of their building."""
    return [Event("glyph", player, {"building": building}, box.GLYPH, "glyphs", "P7.6")] * count


def standing(s: PyramidsState) -> Iterator[Event]:
    """P7: what lies open and has been scored, as if it had just been built."""
    for player, (pyramid, obelisk) in enumerate(zip(s.pyramids, s.obelisks, strict=True)):
        yield from pyramid_gains(player, (), pyramid)
        yield from obelisk_gains(player, (), obelisk)


def in_tombs(s: PyramidsState) -> Iterator[Event]:
    """P7.5, P7.6: what the tombs bring when they are opened, as far as they are seen."""
    for majority in majorities(s):
        details = _of(majority.colour, stones=majority.stones)
        yield Event("majority", majority.player, details, box.TOMB, "tomb", "P7.5")
    for player, tomb in enumerate(s.tombs):
        yield from glyph_gains(player, "tomb", fitting("tomb", tomb))
