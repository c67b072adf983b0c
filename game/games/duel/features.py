"""What a learned value weighs in a position of the Duel: the sites, and what hangs over the harbour.

Every open unloading is in it, so a position is always quiet once the boats are laid out.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul, sub

from game.core.state import NOBODY
from game.games.duel import tables as box
from game.games.duel.state import DuelState
from game.games.duel.worth import (
    ACTIONS,
    COPIES,
    KEPT,
    RACE_NAMES,
    RACES,
    SPAN,
    Counts,
    Race,
    Standing,
    alone,
)

UNLOADS = box.SUPPLY // box.SLOTS + len(box.BOATS) - 1  # D7.2, D8: of a whole game
OTHER_SITES = box.SITES[1:]
FIRST_SLOTS = tuple(boat * box.SLOTS + box.SLOTS - 1 for boat in range(len(box.BOATS)))  # unloaded first
ASKED = ("turn", "take", "place", "place_third", "combo_place", "swap", "unload", "unload_second")
FIRSTS = ((1, -1), (-1, 1), (0, 0))  # D9.5, by who was first with five obelisks, NOBODY last
SPANS = tuple(SPAN.values())
LINE_NAMES = ("line.one", "line.two", "line.three")
HARBOUR_NAMES = (
    *LINE_NAMES,
    "figures.supply",
    "figures.none",
    *(f"actions.{tile.lower()}" for tile in box.ACTION_TILES),
)
MOVE_NAMES = (
    *(f"asked.{step}" for step in ASKED),
    "move.best",
    "move.second",
    "move.take",
    "wait.best",
    "wait.second",
)
ASPECTS = dict.fromkeys(("line", "move", "wait"), "boats")  # who can unload what
NOT_ASKED = [0] * len(ASKED)
NOTHING = [0] * len(MOVE_NAMES)
ASKED_ROWS = {step: [int(step == other) for other in ASKED] for step in ASKED}


def _on_line(standing: int, line: Sequence[int]) -> int:
    """The figures of a set of squares that stand on a line, the nearest to the boat as bit 0."""
    return sum((standing >> square & 1) << place for place, square in enumerate(line))


def _takers(one: int, other: int) -> tuple[int, ...]:
    """D5.1: whose the figures of a line are, the nearest first."""
    places = range(box.SIZE)
    return tuple(other >> place & 1 for place in places if (one | other) >> place & 1)


# By the squares a player's figures stand on: those figures by line. By both players' figures: who unloads.
ON_LINES = tuple(
    tuple(_on_line(standing, line) for line in box.LINES) for standing in range(1 << len(box.SQUARES))
)
TAKERS = tuple(tuple(_takers(one, other) for other in range(1 << box.SIZE)) for one in range(1 << box.SIZE))


class Features:
    """The features with the sides in play."""

    def __init__(self, sides: Mapping[str, str]) -> None:
        self.sides = {site: sides[site] for site in box.SITES}
        self.race = RACES[sides["obelisk"]]
        self.sheet = lru_cache(KEPT)(self._sheet)
        sites = [f"{site}_{self.sides[site].lower()}" for site in box.SITES]
        self.names = (
            *(f"{sites[0]}.{name}" for name in RACE_NAMES[sides["obelisk"]]),
            *(f"{site}.points" for site in sites[1:]),
            *(f"{site}.coming" for site in sites),
            *HARBOUR_NAMES,
            *MOVE_NAMES,
        )

    def _sheet(self, own: Counts, other_obelisks: int, first: int) -> Standing:
        """A player's sites, and what a tile of each kind is worth to them; the last is no tile at all."""
        race = self.race(Race(own[box.OBELISK], other_obelisks, first))
        sites = [race, *(alone(site, self.sides[site], own[SPAN[site]]) for site in OTHER_SITES)]
        features = [count for site in sites for count in site.features]
        worth = [quarters for site in sites for quarters in site.worth]
        return Standing(tuple(features), (*worth, *ACTIONS, 0))

    def of(self, s: DuelState) -> list[list[int]]:
        """By player, in the order of the names."""
        display = s.display
        firsts = FIRSTS[s.first]
        one, other = tuple(display[0]), tuple(display[1])
        mine = self.sheet(one, other[box.OBELISK], firsts[0])
        theirs = self.sheet(other, one[box.OBELISK], firsts[1])
        worths = mine.worth, theirs.worth
        lines, moves = harbour(s, worths)
        left = list(map(sub, map(sub, map(sub, COPIES, one), other), s.box))
        return [
            [
                *sheet.features,
                *[sum(map(mul, left[span], sheet.worth[span])) for span in SPANS],
                *lines[player],
                s.figures[player],
                not s.figures[player],
                *display[player][box.FIRST_ACTION :],
                *moves[player],
            ]
            for player, sheet in enumerate((mine, theirs))
        ]


def harbour(s: DuelState, worths: Sequence[Counts]) -> tuple[list[list[int]], list[list[int]]]:
    """By player what their figures would bring them, by figures on their line; and what is to be moved."""
    lines, nets = [[0] * box.SIZE, [0] * box.SIZE], []
    slots, afloat = s.slots, s.afloat
    both = zip(FIRST_SLOTS, ON_LINES[s.standing[0]], ON_LINES[s.standing[1]], strict=True)
    for boat, (outermost, one, other) in enumerate(both):
        takers = TAKERS[one][other]
        if not takers or not afloat >> boat & 1:
            continue
        gains = [0, 0]
        for inwards, owner in enumerate(takers):
            gains[owner] += worths[owner][slots[outermost - inwards]]
        row = len(takers) - 1
        lines[0][row] += gains[0]
        lines[1][row] += gains[1]
        if row:
            nets.append(gains[0] - gains[1])
    player = to_move(s)
    return lines, [NOTHING, NOTHING] if player == NOBODY else moves(s, player, nets, worths[player])


def moves(s: DuelState, player: int, nets: list[int], worth: Counts) -> list[list[int]]:
    """What is asked, the two best unloadings for whoever decides, and for the one who waits."""
    nets = [0, 0, *nets, 0, 0] if player == 0 else [0, 0, *(-net for net in nets), 0, 0]
    nets.sort()
    step = s.pending[-1].step
    take = max(worth[kind] for kind in s.slots if kind < box.FIRST_ACTION) if step == "take" else 0
    moving = [*ASKED_ROWS.get(step, NOT_ASKED), nets[-1], nets[-2], take, 0, 0]
    waiting = [*NOT_ASKED, 0, 0, 0, -nets[0], -nets[1]]
    return [moving, waiting] if player == 0 else [waiting, moving]


def to_move(s: DuelState) -> int:
    """Who decides next, also while chance draws."""
    for p in reversed(s.pending):
        if p.step == "end_turn":
            return 1 - p.player
        if p.player >= 0:
            return p.player
    return NOBODY


def unloads(s: DuelState) -> int:
    """How many boats have been unloaded, the emptied ones too."""
    refilled = (box.SUPPLY - s.supply) // box.SLOTS
    return refilled + len(box.BOATS) - s.afloat.bit_count() + s.emptied.bit_count()
