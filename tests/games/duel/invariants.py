"""What holds in every position of a Duel (section 11 of its rules)."""

from game.core.state import CHANCE
from game.games.duel.state import NO_TILE, DuelState
from game.games.duel.tables import BOATS, COPIES, FIGURES, RESERVE, SLOTS, SUPPLY, TILES

UNLOADS = 18  # of a whole game: 13 refills and 5 removals
# Unloading brings home at most 3 figures each time; 12 tiles are played, with 3 takes, 3 swaps, 6 times stop
# or a choice in its place; and a forced pass never follows another.
ACTING = 2 * FIGURES + 3 * UNLOADS + UNLOADS + 12 + 3 + 3 + 6
DECISIONS_AT_MOST = 2 * ACTING


def faults(s: DuelState) -> list[str]:
    """Which of the invariants do not hold; none in any position a game can reach."""
    return [name for name, holds in {**_always(s), **_between_turns(s)}.items() if not holds]


def _always(s: DuelState) -> dict[str, bool]:
    """In the middle of a turn, too."""
    everywhere = [
        s.unseen[kind] + s.display[0][kind] + s.display[1][kind] + s.box[kind] + s.slots.count(kind)
        for kind in range(len(TILES))
    ]
    drawing = bool(s.pending) and s.pending[-1].player == CHANCE
    removed = s.afloat != (1 << len(BOATS)) - 1
    return {
        "all 60 tiles, each kind as often as in the box": everywhere == list(COPIES.values()),
        "the unseen tiles are supply and reserve": sum(s.unseen) == s.supply + s.reserve,
        "never more in supply and reserve than dealt": 0 <= s.supply <= SUPPLY and 0 <= s.reserve <= RESERVE,
        "a supply of threes": drawing or s.supply % SLOTS == 0,
        "four figures each": [s.standing[p].bit_count() + s.figures[p] for p in (0, 1)] == [FIGURES] * 2,
        "one figure a square": not s.standing[0] & s.standing[1],
        "two boats while the game runs": not s.pending or s.afloat.bit_count() >= 2,
        "boats are removed only when the supply is empty": not removed or s.supply == 0,
    }


def _between_turns(s: DuelState) -> dict[str, bool]:
    """When a turn begins."""
    if not s.pending or s.pending[-1].step != "turn":
        return {}
    tiles = [sum(s.tile(boat, slot) != NO_TILE for slot in range(SLOTS)) for boat in range(len(BOATS))]
    return {
        "three tiles on every boat in play": tiles == [SLOTS * s.in_play(boat) for boat in range(len(BOATS))],
        "nothing left over from the turn before": s.emptied == 0 and len(s.pending) == 1,
    }
