"""What lies on a game's table, as numbers from -1 to 1: seen from a seat, its own things first.

Sets are a bit a member, kinds one number each of which one is 1, counts `small`: `n / (10 + |n|)`. Which
players' things come in which order is given by `seats`: the seat itself, then the others round the table.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from game.core.game import Game
from game.games.abusir import tables as abusir_box
from game.games.abusir.state import brick_of, grown, holder
from game.games.cheops import tables as cheops_box
from game.games.duel import tables as duel_box
from game.games.imhotep import tables as imhotep_box
from game.games.pyramids import tables as pyramids_box
from game.games.pyramids.state import PLACES as SLOTS

Numbers = Iterator[Iterable[float]]  # one after the other
PAIRS = 6  # of cards in the quarry, at most
STONES = 30  # in a burial chamber, one for each cell
TOP = 10  # stones of a heap that are told one by one, the last first
OWN = 24  # numbers of a module or side
USUAL = 200  # most numbers are no larger
KEPT = 1 << 14  # sets that are remembered


def small(number: float) -> float:
    """A number of any size between -1 and 1."""
    return number / (10 + abs(number))


class _Small(dict[float, float]):
    """The usual numbers, counted beforehand."""

    def __missing__(self, number: float) -> float:
        return small(number)


SMALL = _Small({number: small(number) for number in range(-USUAL, USUAL + 1)})


def counts(numbers: Iterable[float]) -> list[float]:
    """Numbers of any size."""
    return [*map(SMALL.__getitem__, numbers)]


@lru_cache(KEPT)
def bits(members: int, size: int) -> tuple[float, ...]:
    """A set."""
    return tuple(float(members >> bit & 1) for bit in range(size))


@cache
def kind(which: int, size: int) -> tuple[float, ...]:
    """One of so many; none of them if it is another number."""
    return tuple(float(which == number) for number in range(size))


@cache
def whose(player: int, seats: tuple[int, ...]) -> tuple[float, ...]:
    """Which of the seats; none of them if it is nobody's."""
    return tuple(float(player == seat) for seat in seats)


def duel(game: Game[Any], s: Any, seats: tuple[int, ...]) -> Numbers:
    """Figures, tiles on the boats, what both have, what is left."""
    boats = len(duel_box.BOATS)
    for seat in seats:
        yield bits(s.standing[seat], len(duel_box.SQUARES))
        yield (small(s.figures[seat]),)
        yield counts(s.display[seat])
    for tile in s.slots:
        yield kind(tile, duel_box.KINDS)
    yield (*bits(s.afloat, boats), *bits(s.emptied, boats))
    yield (*counts((s.supply, s.reserve)), *counts(s.unseen), *counts(s.box))
    yield (*whose(s.first, seats), *whose(s.starter, seats))


def cheops(game: Game[Any], s: Any, seats: tuple[int, ...]) -> Numbers:
    """Dice, and each sheet with its marks."""
    yield (*counts(s.middle), *counts(s.lying), *counts(s.blocked), small(s.idle), small(s.turn))
    yield whose(s.active, seats)
    for seat in seats:
        yield kind(s.sheets[seat], len(cheops_box.SHEETS))
        yield bits(s.ticked[seat], len(cheops_box.FIELDS))
        yield bits(s.struck[seat], cheops_box.QUARRY)
        yield bits(s.bonuses[seat], len(cheops_box.BONUSES))
        yield (small(s.jokers[seat]),)
    yield (float(met > 0) for met in s.met)


CARDS = tuple(
    tuple(
        number
        for column in (card.left, card.right)
        for stone in (column[0], column[-1])
        for number in kind(stone, len(pyramids_box.COLOURS))
    )
    + tuple(float(card.glyph == glyph) for glyph in pyramids_box.GLYPHS)
    for card in pyramids_box.CARDS
)
NO_CARD = (0.0,) * len(CARDS[0])


def pyramids(game: Game[Any], s: Any, seats: tuple[int, ...]) -> Numbers:
    """The quarry, the own hand and tomb, how many cards the others hide, all else of everybody's."""
    yield (small(s.round), *whose(s.starter, seats), *kind(s.aside, len(pyramids_box.TILES)))
    yield bits(s.deck, pyramids_box.DECK)
    yield from _cards(s.quarry, PAIRS * pyramids_box.PAIR)
    yield from _cards(s.hands[seats[0]], pyramids_box.MOST_IN_HAND)
    yield _together(s.tombs[seats[0]])
    for seat in seats:
        yield kind(s.tiles[seat], len(pyramids_box.TILES))
        yield counts((len(s.hands[seat]), len(s.tombs[seat])))
        yield bits(s.traced[seat], pyramids_box.DECK)
        yield bits(sum([1 << card for card in s.box[seat] if card >= 0]), pyramids_box.DECK)
        yield _together(s.obelisks[seat])
        laid = {(level, place): card for level, place, card in s.pyramids[seat]}
        for place in SLOTS:
            yield CARDS[laid[place]] if place in laid else NO_CARD


def _cards(cards: Sequence[int], most: int) -> Numbers:
    for place in range(most):
        shown = place < len(cards) and cards[place] >= 0
        yield CARDS[cards[place]] if shown else NO_CARD


def _together(cards: Sequence[int]) -> list[float]:
    return counts(map(sum, zip(NO_CARD, *(CARDS[card] for card in cards if card >= 0), strict=True)))


def imhotep(game: Game[Any], s: Any, seats: tuple[int, ...]) -> Numbers:
    """Boats, sleds, cards, the stones of each site; what modules and sides have, as they write it."""
    yield counts((s.round, s.passes, s.round_cards, s.pair, s.older, s.deck, s.fresh, s.reshuffled))
    yield (*whose(s.sailor, seats), *bits(s.docked, len(imhotep_box.SITES)))
    for boat in range(imhotep_box.BOATS):
        yield kind(s.caps[boat] - 1, imhotep_box.SPOTS)
        yield kind(s.berths[boat], len(imhotep_box.SITES))
        yield (float(s.ready >> boat & 1),)
    for spot in s.spots:
        yield whose(spot, seats)
    for seat in seats:
        yield counts((s.sled[seat], s.quarry[seat], *s.scored[seat], *s.cards[seat]))
        yield counts(row[seat] for row in s.laid)
    for shown in s.display:
        yield kind(shown, len(s.unseen))
    yield (*counts(s.unseen), *counts(s.covered), *counts(s.discard))
    for place in range(imhotep_box.PAIR):
        yield kind(s.looked[place] if place < len(s.looked) else -1, len(s.unseen))
    for place in range(STONES):
        yield whose(s.burial[place] if place < len(s.burial) else -1, seats)
    for heap in (s.pyramid, s.temple, s.obelisks):
        yield (small(len(heap)),)
        for back in range(1, TOP + 1):
            yield whose(heap[-back] if back <= len(heap) else -1, seats)
    for name in sorted(s.own):
        held = s.own[name]
        yield counts([*held[:OWN], *[0] * (OWN - len(held))])


def abusir(game: Game[Any], s: Any, seats: tuple[int, ...]) -> Numbers:
    """Stocks, boats, sleds with their loads and places, workers, pyramids."""
    kinds, places = len(abusir_box.KINDS), len(abusir_box.BERTHS) + len(abusir_box.SITES)
    yield (*counts((s.turn, s.idle, s.busy, s.short)), *whose(s.starter, seats))
    yield (*counts(s.pool), *counts(s.stock))
    for berth, boat in enumerate(s.boats):
        owner = s.owners[berth]
        yield (*whose(owner, seats), float(owner == abusir_box.NEUTRAL), *whose(holder(s, berth), seats))
        yield counts(boat.count(block) for block in range(kinds))
    for seat in seats:
        yield (float(s.pyramids[seat]),)
        yield counts(s.sleds[seat].count(block) for block in range(kinds))
        yield _pose(s.poses[seat])
        yield kind(s.where[seat], places)
        yield counts(s.workers[seat].count(node) for node in range(len(abusir_box.NODES)))
    for bricks in s.built:
        standing, colours = grown(tuple(bricks)), [brick_of(brick).colour for brick in bricks]
        yield bits(standing.cells, abusir_box.FULL)
        yield counts(standing.counts[seat] for seat in seats)
        yield counts(colours.count(colour) for colour in range(len(abusir_box.COLOURS)))


def _pose(pose: Sequence[float]) -> list[float]:
    """Where a sled is, from the middle of the board, and which way it looks; nothing before it is set up."""
    if not pose:
        return [0.0] * 4
    across, down, *heading = pose
    return [small(across), small(down), *heading]


BOARDS: Mapping[str, Callable[[Game[Any], Any, tuple[int, ...]], Numbers]] = {
    "duel": duel,
    "imhotep": imhotep,
    "pyramids": pyramids,
    "cheops": cheops,
    "abusir": abusir,
}
