"""Whether a game can lead to a position: cards, god tiles and turns are counted (P3 to P5)."""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.state import matter
from game.games.pyramids import tables as box
from game.games.pyramids.rounds import Rounds
from game.games.pyramids.state import NONE, PyramidsState
from game.games.pyramids.steps import OBELISK, ONE_OF_BOTH, PYRAMID, TOMB, allowed


class Phase(NamedTuple):
    """How far a player is in the round: the pairs taken and pyramid cards built in it, what they may hold.

    `discarded`: how many cards they may have discarded in it.
    """

    pairs: int
    built: int
    hand: range
    discarded: int


WAITS = Phase(0, 0, range(2), 0)
BUILDS = Phase(1, 0, range(1, box.MOST_IN_HAND + 1), 0)
HAS_BUILT = Phase(1, 1, range(box.MOST_IN_HAND), 0)
TRIMS = Phase(1, 1, range(2, box.MOST_IN_HAND), 0)
HAS_TRIMMED = Phase(1, 1, range(2), 1)
IS_DONE = Phase(1, 1, range(1), box.PAIR)
OVER = "over"
# By step: players before the one who is asked, that one, those who come later.
PHASES = {
    "tile": (WAITS, WAITS, WAITS),
    "pair": (HAS_BUILT, WAITS, WAITS),
    "build": (HAS_BUILT, BUILDS, WAITS),
    "trim": (HAS_TRIMMED, TRIMS, HAS_BUILT),
    OVER: (IS_DONE, IS_DONE, IS_DONE),
}

ROUNDS = {
    "trim": range(1, box.ROUNDS),
    OVER: range(box.ROUNDS, box.ROUNDS + 1),
}  # where not any round will do


def impossible(rounds: Rounds, s: PyramidsState) -> Iterator[str]:
    """What cannot be so, by its line of the text; nothing in any position a game leads to."""
    players = rounds.players
    asking = s.pending[-1] if s.pending else matter(OVER, NONE)
    step, asked, left = asking.step, asking.player, asking.a
    order = rounds.clockwise(s) if step in ("tile", "trim") else rounds.by_tiles(s)
    turn = order.index(asked) if s.pending else players
    phases = _phases(step, turn, players, pyramid=bool(left & PYRAMID))
    choosing = order[turn:] if step == "tile" else ()
    if s.round not in ROUNDS.get(step, range(1, box.ROUNDS + 1)):
        yield f"round: {s.round}"
    if (s.aside == NONE) == (players == 2) or s.aside >= box.TILES_FOR[players]:
        yield f"set aside: {s.aside + 1}"
    for player in order:
        if not (s.tiles[player] == NONE if player in choosing else _has_tile(s, player)):
            yield f"player {player + 1}"
    if len(s.quarry) != box.PAIR * players or len(s.pairs()) != sum(not phase.pairs for phase in phases):
        yield "quarry"
    for player, phase in zip(order, phases, strict=True):
        if not _counted(s, player, phase) or not _remembered(s, player):
            yield f"player {player + 1}"
    if step == "build" and not _may_build(s, asked, left, allowed(players, s.tiles[asked])):
        yield "asked"


def _phases(step: str, turn: int, players: int, *, pyramid: bool) -> list[Phase]:
    """How far the players are, in their order; the one whose turn it is may have built their pyramid."""
    before, now, later = PHASES[step]
    if now is BUILDS and not pyramid:
        now = now._replace(built=1)
    return [*[before] * turn, now, *[later] * players][:players]


def _has_tile(s: PyramidsState, player: int) -> bool:
    """P4.2: a god tile of their own."""
    tile = s.tiles[player]
    return 0 <= tile < box.TILES_FOR[len(s.tiles)] and s.tiles.count(tile) == 1 and tile != s.aside


def _counted(s: PyramidsState, player: int, phase: Phase) -> bool:
    """P3.3, P4.3, P4.4: as many cards as they have got, and not too many anywhere."""
    rounds, turns = s.round - 1, s.round - 1 + phase.pairs
    laid, hand, tomb = len(s.pyramids[player]), len(s.hands[player]), len(s.tombs[player])
    obelisk, discarded = len(s.obelisks[player]), len(s.box[player])
    return (
        laid + hand + tomb + obelisk + discarded == box.HAND_AT_START + box.PAIR * turns
        and laid == rounds + phase.built
        and hand in phase.hand
        and tomb <= turns
        and obelisk <= turns
        and discarded <= rounds + phase.discarded
    )


def _remembered(s: PyramidsState, player: int) -> bool:
    """P8: what lies in the tomb was there to be buried, and the first card is hidden or was shown."""
    first, shown = s.first[player], s.pyramids[player] or s.obelisks[player] or s.box[player]
    tomb = zip(s.tombs[player], s.buried[player], strict=True)
    return all(card == first or held >> card & 1 for card, held in tomb) and (first != NONE or bool(shown))


def _may_build(s: PyramidsState, player: int, left: int, may: int) -> bool:
    """P5: what is left to build is what the god tile allows but for what has been built of the hand."""
    extras = left & (TOMB | OBELISK)
    built = (may & ~left & (PYRAMID | TOMB | OBELISK)).bit_count()
    if may & ONE_OF_BOTH and not extras:
        built -= 1
    fits = extras in (0, TOMB | OBELISK) if may & ONE_OF_BOTH else True
    kept = len(s.hands[player]) + built - box.PAIR  # when they took the pair
    return fits and not left & ~may and bool(left & PYRAMID or extras) and kept in WAITS.hand
