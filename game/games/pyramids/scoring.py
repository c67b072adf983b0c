"""Points of Pyramids (P7), with the largest connections that make them (P6)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.core.game import Entry
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


def pyramid_points(pyramid: Sequence[Laid]) -> dict[str, int]:
    """P7.1, P7.2, P7.3: each colour's largest connection, the largest once more, the bonus."""
    sizes = [len(joined) for joined in largest(pyramid)]
    return {
        **dict(zip(PYRAMID_COLOURS, sizes, strict=True)),
        "pyramid_extra": max(sizes),
        "pyramid_bonus": box.BONUS if min(sizes) >= box.BONUS_SIZE else 0,
    }


RULES = {
    **dict.fromkeys(PYRAMID_COLOURS, "P7.1"),
    "pyramid_extra": "P7.2",
    "pyramid_bonus": "P7.3",
    "obelisk": "P7.4",
    "tomb": "P7.5",
    "glyphs": "P7.6",
}


def obelisk_points(cards: Sequence[int]) -> int:
    """P7.4: the stages that contain the most frequent colour."""
    stages = max(
        sum(colour in box.CARDS[card].stones for card in cards) for colour in range(len(box.COLOURS))
    )
    return box.OBELISK[min(stages, len(box.OBELISK) - 1)]


def ledger(s: PyramidsState, players: int) -> list[Entry]:
    """P7: what each card changed, then the tombs."""
    entries: list[Entry] = []
    for player in range(players):
        entries += pyramid_entries(player, s.pyramids[player])
        entries += obelisk_entries(player, s.obelisks[player])
        entries += glyph_entries(s, player)
    return [*entries, *tomb_entries(s)]


def pyramid_entries(player: int, pyramid: Sequence[Laid]) -> Iterator[Entry]:
    """What each card brought when it was laid."""
    before = dict.fromkeys((*PYRAMID_COLOURS, "pyramid_extra", "pyramid_bonus"), 0)
    for count, laid in enumerate(pyramid, 1):
        now = pyramid_points(pyramid[:count])
        for category, points in now.items():
            if points != before[category]:
                yield Entry(player, points - before[category], category, laid.ply, RULES[category])
        before = now


def obelisk_entries(player: int, obelisk: Sequence[tuple[int, int]]) -> Iterator[Entry]:
    """What each stage brought."""
    cards = [card for card, _ in obelisk]
    before = 0
    for count, (_, ply) in enumerate(obelisk, 1):
        points = obelisk_points(cards[:count])
        if points != before:
            yield Entry(player, points - before, "obelisk", ply, RULES["obelisk"])
        before = points


def glyph_entries(s: PyramidsState, player: int) -> Iterator[Entry]:
    """P7.6: cards whose glyph is that of their building. In a tomb nobody tells when."""
    lying: list[tuple[str, int, int | None]] = [
        *(("pyramid", laid.card, laid.ply) for laid in s.pyramids[player]),
        *(("obelisk", card, ply) for card, ply in s.obelisks[player]),
        *(("tomb", card, None) for card in s.tombs[player] if card != UNKNOWN),
    ]
    for building, card, ply in lying:
        if box.CARDS[card].glyph == building:
            yield Entry(player, box.GLYPH, "glyphs", ply, RULES["glyphs"])


def tomb_entries(s: PyramidsState) -> Iterator[Entry]:
    """P7.5: per colour, most stones of all tombs; not to be told while some of their cards are hidden."""
    if any(UNKNOWN in tomb for tomb in s.tombs):
        return
    for colour in range(len(box.COLOURS)):
        counts = [sum(box.CARDS[card].stones.count(colour) for card in tomb) for tomb in s.tombs]
        most = max(counts)
        if counts.count(most) == 1:
            yield Entry(counts.index(most), box.TOMB, "tomb", None, RULES["tomb"])


def scores(s: PyramidsState, players: int) -> list[int]:
    """The totals, without the ledger: for search."""
    totals = [
        sum(pyramid_points(s.pyramids[player]).values())
        + obelisk_points([card for card, _ in s.obelisks[player]])
        + sum(entry.points for entry in glyph_entries(s, player))
        for player in range(players)
    ]
    for entry in tomb_entries(s):
        totals[entry.player] += entry.points
    return totals
