"""What a learned value weighs in a position of Pyramids: the buildings, the hand, what may still be built.

Cards nobody has guessed count as none.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.games.pyramids import tables as box
from game.games.pyramids.hand import COLOURS, best_use, rises, ways
from game.games.pyramids.layout import KEPT, Layout, layout
from game.games.pyramids.scoring import fitting, stages
from game.games.pyramids.state import NONE, Laid, PyramidsState
from game.games.pyramids.steps import OBELISK, ONE_OF_BOTH, PYRAMID, TOMB, allowed

Counts = tuple[int, ...]
DUE = ("pyramid", "obelisk", "tomb", "one", "tile", "takes", "later", "pair")
PLACES = ("first", "second", "third", "fourth")  # in the order in which tiles are chosen
NAMES = (
    *(f"pyramid.{name}" for name in ("points", "largest", "second", "begun", "two", "bonus", "near")),
    *(f"pyramid.{name}" for name in ("open", "open_largest", "open_small", "loose", "slots", "glyphs")),
    *(f"obelisk.{name}" for name in ("one", "two", "three", "four", "five")),
    *(f"obelisk.{name}" for name in ("next", "second", "third", "glyphs")),
    *(f"tomb.{name}" for name in ("ahead", "clear", "far", "tied", "behind", "stones", "glyphs")),
    *(f"hand.{name}" for name in ("cards", "pyramid", "obelisk", "tomb", "now", "glyphs", "short")),
    *(f"due.{name}" for name in DUE),
)
# All colours; what a god tile allows, now and in rounds to come.
ASPECTS = {"pyramid": "pyramid", "hand": "hand", "due": "round", "ahead": "round"}
ALLOWED = {
    players: [allowed(players, tile) for tile in range(box.TILES_FOR[players])]
    for players in range(box.PLAYERS[0], box.PLAYERS[1] + 1)
}
STONES = tuple(len(card.stones) for card in box.CARDS)
COUNTS = tuple(tuple(card.stones.count(colour) for colour in COLOURS) for card in box.CARDS)
MAY = tuple(
    tuple(int(bits & bit > 0) for bit in (PYRAMID, OBELISK, TOMB, ONE_OF_BOTH)) for bits in range(16)
)  # P5: by what may be built
BITS = {may: bits for bits, may in enumerate(MAY)}
OTHERS = range(box.PLAYERS[1])
BUILDS = [(*may, 0, 0, 0) for may in MAY]
TAKES_TILE = [[(*may, 1, 1, before) for before in OTHERS] for may in MAY]
MOST = [tomb + obelisk - one for _, obelisk, tomb, one in MAY]  # how much a tile allows, in buildings
TAKES_PAIR = [[(*may, 0, 1, before) for before in OTHERS] for may in MAY]
HANDS = 1 << 11  # hands and quarries remembered: positions beside each other have the same
NOTHING = (0,) * (len(DUE) - 1)
TILE, TAKES, LATER = (DUE.index(name) for name in ("tile", "takes", "later"))
HIGHEST = len(box.OBELISK) - 1  # stages of a colour that count


def names(players: int) -> tuple[str, ...]:
    """What is counted for so many players."""
    gods = [box.TILES[tile].god.lower() for tile in range(box.TILES_FOR[players])]
    return (*NAMES, *(f"ahead.{name}" for name in (gods if players == 2 else PLACES[: players - 1])))


def features(s: PyramidsState) -> list[list[int]]:
    """By player, in the order of `names`."""
    pyramids = [pyramid_features(tuple(pyramid)) for pyramid in s.pyramids]
    obelisks = [obelisk_features(tuple(obelisk)) for obelisk in s.obelisks]
    tombs = tomb_features(tuple(map(tuple, s.tombs)))
    due = _due(s)
    quarry = tuple(s.quarry)
    hands = [tuple([card for card in hand if card >= 0]) for hand in s.hands]
    ahead = ahead_features(len(s.hands), s.round, s.starter, s.aside)
    return [
        [
            *pyramid.counts,
            *obelisk.counts,
            *tomb,
            *hand_features(hand, expects, pyramid.layout, obelisk.frequent, obelisk.next),
            *expects,
            _pair(quarry, hand, expects, pyramid.layout, obelisk) if expects[TAKES] else 0,
            *chooses,
        ]
        for pyramid, obelisk, tomb, hand, expects, chooses in zip(
            pyramids, obelisks, tombs, hands, due, ahead, strict=True
        )
    ]


class Pyramid(NamedTuple):
    """P7.1 to P7.3: features, and where it can grow."""

    counts: Sequence[int]
    layout: Layout


@lru_cache(KEPT)
def pyramid_features(pyramid: tuple[Laid, ...]) -> Pyramid:
    """P7.1 to P7.3."""
    of = layout(pyramid)
    return Pyramid(_grown(of), of)


def _grown(of: Layout) -> Sequence[int]:
    best = of.best
    order = sorted(best)
    largest = order[-1]
    return [
        of.points,
        largest,
        order[-2],
        sum([size > 0 for size in best]),
        sum([size >= box.BONUS_SIZE - 1 for size in best]),
        sum([size >= box.BONUS_SIZE for size in best]),
        int(order[1] >= box.BONUS_SIZE),
        sum(of.open),
        of.open[best.index(largest)],
        sum([open_to for size, open_to in zip(best, of.open, strict=True) if size < box.BONUS_SIZE]),
        of.loose,
        len(of.slots),
        of.glyphs,
    ]


class Obelisk(NamedTuple):
    """P7.4: features, the most frequent colours, a bit each, and what one more stage of them brings."""

    counts: Counts
    frequent: int
    next: int


@lru_cache(KEPT)
def obelisk_features(obelisk: Counts) -> Obelisk:
    """P7.4: whether the most frequent colour has one stage, two and so on; the next colours; glyphs."""
    by_colour = tuple(stages(obelisk))
    *_, third, second, most = sorted(by_colour)
    now, then = (box.OBELISK[min(most + more, HIGHEST)] for more in (0, 1))
    reached = (int(most > stage) for stage in range(HIGHEST))
    frequent = sum(1 << colour for colour, count in enumerate(by_colour) if count == most)
    return Obelisk((*reached, then - now, second, third, fitting("obelisk", obelisk)), frequent, then - now)


def _stones(cards: Sequence[int]) -> list[int]:
    """The stones by colour."""
    return [sum(column) for column in zip(*[COUNTS[card] for card in cards], strict=True)] or [0] * len(
        COLOURS
    )


@lru_cache(KEPT)
def tomb_features(tombs: tuple[Counts, ...]) -> Sequence[Sequence[int]]:
    """P7.5: majorities by player; glyphs."""
    stones = [_stones([card for card in tomb if card >= 0]) for tomb in tombs]
    return [(*_tomb(stones, player), fitting("tomb", tomb)) for player, tomb in enumerate(tombs)]


def _tomb(tombs: Sequence[Sequence[int]], player: int) -> list[int]:
    """P7.5: colours with the most stones alone, some of them by far; tied for; one stone short of."""
    ahead = clear = far = tied = behind = 0
    own = tombs[player]
    for colour in COLOURS:
        lead = own[colour] - max([tomb[colour] for other, tomb in enumerate(tombs) if other != player])
        ahead += lead > 0
        clear += lead > 1
        far += lead > 2
        tied += lead == 0 and own[colour] > 0
        behind += lead < -1
    return [ahead, clear, far, tied, behind, sum(own)]


@lru_cache(HANDS)
def hand_features(hand: Counts, due: Counts, of: Layout, frequent: int, rise: int) -> Counts:
    """What the best of the cards would bring where, and all of them this round; how many too few they are."""
    may = BITS[due[:TILE]]
    short = max(0, len(ways(may)[0]) - len(hand) - box.PAIR * due[TAKES])
    if not hand:
        return 0, 0, 0, 0, 0, 0, short
    gain, rising = max(map(of.gain, hand)), max(rises(hand, frequent, rise))
    return (
        len(hand),
        gain,
        rising,
        max([STONES[card] for card in hand]),
        *best_use(hand, may, of, frequent, rise),
        short,
    )


@cache
def ahead_features(players: int, now: int, starter: int, aside: int) -> Sequence[Counts]:
    """P4.4: in how many rounds to come each chooses a tile first, second and so on.

    With two players who chooses first, by the god that is set aside then.
    """
    counts = [[0] * (box.TILES_FOR[2] if players == 2 else players - 1) for _ in range(players)]
    for later in range(1, box.ROUNDS - now + 1):
        if players == 2:
            counts[(starter + later) % 2][(aside + later) % box.TILES_FOR[2]] += 1
            continue
        for place in range(players - 1):
            counts[(starter + later + place) % players][place] += 1
    return [tuple(count) for count in counts]


def _due(s: PyramidsState) -> list[Counts]:
    """P5: what each may still build this round; whether they take a tile, a pair, after how many others."""
    players = len(s.hands)
    due = [NOTHING] * players
    allow, before, choosing = ALLOWED[players], 0, []
    for p in reversed(s.pending):
        if p.step == "build":
            due[p.player] = BUILDS[p.a]
        elif p.step == "pair":
            due[p.player] = TAKES_PAIR[allow[s.tiles[p.player]]][before]
            before += 1
        elif p.step == "tile":
            choosing.append(p.player)
    if choosing:
        for player, allows, after in _chosen(tuple(s.tiles), s.aside, tuple(choosing)):
            due[player] = TAKES_TILE[allows][after] if player in choosing else TAKES_PAIR[allows][after]
    return due


@cache
def _chosen(tiles: Counts, aside: int, choosing: Counts) -> Sequence[tuple[int, int, int]]:
    """P4.2: while tiles are chosen, by player what theirs allows and after how many others they take a pair.

    Who has none yet is taken to choose the one that is left and allows most.
    """
    players, held = len(tiles), list(tiles)
    allow = ALLOWED[players]
    left = [tile for tile in range(box.TILES_FOR[players]) if tile not in tiles and tile != aside]
    left.sort(key=lambda tile: -MOST[allow[tile]])
    for player in choosing:
        held[player] = left.pop(0)
    return [(player, allow[tile], sum(other < tile for other in held)) for player, tile in enumerate(held)]


def _pair(quarry: Counts, hand: Counts, due: Counts, of: Layout, obelisk: Obelisk) -> int:
    """P4.3: what the pair is likely to bring that is left when it is their turn to take one."""
    worth = pair_worths(quarry, hand, BITS[due[:TILE]], of, obelisk.frequent, obelisk.next)
    return worth[max(0, len(worth) - 1 - due[LATER])] if worth else 0


@lru_cache(HANDS)
def pair_worths(
    quarry: Counts, hand: Counts, may: int, of: Layout, frequent: int, rise: int
) -> Sequence[int]:
    """P4.3: what each pair that is left brings to those in hand, the least first."""
    held = best_use(hand, may, of, frequent, rise).points
    pairs = [quarry[at : at + box.PAIR] for at in range(0, len(quarry), box.PAIR)]
    return sorted(
        best_use((*hand, *pair), may, of, frequent, rise).points - held for pair in pairs if pair[0] != NONE
    )
