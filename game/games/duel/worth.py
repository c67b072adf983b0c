"""What a display of the Duel and one more tile on it are worth: for bots, no rule.

Search asks at every leaf, so what depends on a display alone is worked out once for it. Tiles are weighed in
quarters of a point: half by what they bring now, half by what they bring if the best one follows.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from game.games.duel import tables as box
from game.games.duel.scoring import ALONE

KEPT = 1 << 14  # displays remembered
POINT = 4  # quarters
ACTIONS = (12, 8, 12, 12)  # take, place, combo, swap
COPIES = tuple(box.COPIES.values())
SPAN = {site: slice(kinds[0], kinds[-1] + 1) for site, kinds in box.KINDS_OF.items()}
Counts = tuple[int, ...]


class Standing(NamedTuple):
    """A site as it stands for a player: its features, and by kind what one more tile is worth."""

    features: Counts
    worth: Counts


class Race(NamedTuple):
    """Obelisks: a player's own, the other's, who was first with five: 1 oneself, -1 the other, 0 nobody."""

    own: int
    other: int
    first: int


# ---- obelisks ---------------------------------------------------------------------------------------

RACE_NAMES = {
    "A": ("points", "lead", "ahead"),
    "B": ("points", "tiles", "first", "lead", "beyond"),
}
LEAD = 3  # a lead of more is as safe


def race_a(race: Race) -> Standing:
    """D9.1: tiles, and the bonus for the lead, which the next tile may turn."""
    lead = race.own - race.other
    ahead = (lead > 0) - (lead < 0)
    points = race.own * box.OBELISK_A_TILE + (box.OBELISK_A_MOST if lead > 0 else 0)
    turns = box.OBELISK_A_MOST * POINT // (2 if -1 <= lead <= 0 else 4 if -LEAD < lead < LEAD else 12)
    return Standing((points, max(-LEAD, min(LEAD, lead)), ahead), (POINT * box.OBELISK_A_TILE + turns,))


def race_b(race: Race) -> Standing:
    """D9.5: the way to five tiles, who is there first, the way to ten."""
    goal, high = box.OBELISK_B_GOAL, box.OBELISK_B_HIGH
    own, other = min(race.own, goal), min(race.other, goal)
    points = 0 if own < goal else box.OBELISK_B_FIRST if race.first > 0 else box.OBELISK_B_OTHER
    prize = box.OBELISK_B_OTHER if race.first else box.OBELISK_B_FIRST
    if own < goal:
        worth = prize * POINT // (goal - own + 1)
    else:
        worth = (box.OBELISK_B_HIGH_POINTS - points) * POINT // (2 * max(1, high - race.own) + 4)
    if race.own >= high:
        points, worth = box.OBELISK_B_HIGH_POINTS, 0
    lead = 0 if race.first else own - other
    return Standing((points, own, race.first, lead, max(0, race.own - goal)), (worth,))


RACES: Mapping[str, Callable[[Race], Standing]] = {"A": race_a, "B": race_b}


# ---- the other sites --------------------------------------------------------------------------------


@lru_cache(KEPT)
def alone(site: str, side: str, own: Counts) -> Standing:
    """A site where the other player does not matter."""
    span, score = SPAN[site], ALONE[site, side]
    before, after = (0,) * span.start, (0,) * (box.KINDS - span.stop)

    def points(counts: Counts) -> int:
        return score((*before, *counts, *after))

    now, one = points(own), [*_one_more(own, COPIES[span])]
    gains = [points(counts) - now for counts in one]
    then = [[points(both) - now for both in _one_more(counts, COPIES[span])] for counts in one]
    later = [max(map(sub, brought, gains)) for brought in then]
    worth = tuple(POINT * (gain + more) // 2 for gain, more in zip(gains, later, strict=True))
    return Standing((now,), worth)


def _one_more(counts: Counts, most: Sequence[int]) -> Iterator[Counts]:
    """The counts with one tile more, kind by kind, as far as the box has one."""
    for kind, count in enumerate(counts):
        yield (*counts[:kind], min(count + 1, most[kind]), *counts[kind + 1 :])
