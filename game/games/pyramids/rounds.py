"""The course of Pyramids: set-up, quarry, god tiles, pairs and building, the end of a round (P3, P4)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game.core.state import CHANCE, NOBODY, Event, Pending, matter
from game.core.steps import DrawStarter, Step
from game.games.pyramids import actions as act
from game.games.pyramids import tables as box
from game.games.pyramids.draws import DrawAside, DrawCard
from game.games.pyramids.state import NONE, PyramidsState
from game.games.pyramids.steps import Build, ChooseTile, TakePair, Trim


@cache
def ascending(tiles: tuple[int, ...]) -> Sequence[int]:
    """The players in ascending order of their god tiles."""
    return sorted(range(len(tiles)), key=tiles.__getitem__)


class Rounds:
    """P3, P4: the course of the game."""

    def __init__(self, players: int) -> None:
        self.players = players
        seats = range(players)
        self.orders = [[(starter + seat) % players for seat in seats] for starter in seats]
        self.quarry = [matter("draw", CHANCE, NONE)] * (players * box.PAIR)
        self.tiles, self.pairs, self.hands = (
            [matter(step, player) for player in seats] for step in ("tile", "pair", "trim_hand")
        )
        self.steps: Mapping[str, Step[PyramidsState]] = {
            "starter": DrawStarter(act.START[:players], self.set_up),
            "aside": DrawAside(),
            "draw": DrawCard(),
            "tile": ChooseTile(players),
            "pair": TakePair(players),
            "build": Build(players),
            "trim": Trim(),
        }
        self.effects: Mapping[str, Callable[[PyramidsState, Pending], None]] = {
            "begin": self.begin,
            "order": self.order,
            "round_end": self.round_end,
            "trim_hand": self.trim_hand,
            "next_round": self.next_round,
        }

    def clockwise(self, s: PyramidsState) -> Sequence[int]:
        """The players from the start player on."""
        return self.orders[s.starter]

    def by_tiles(self, s: PyramidsState) -> Sequence[int]:
        """P4.3: the players in ascending order of their god tiles."""
        return ascending(tuple(s.tiles))

    def set_up(self, s: PyramidsState, starter: int) -> None:
        """P3: the marker, a card each, with two players a god tile aside; then the first round."""
        s.starter = starter
        s.pending.append(matter("begin", NONE))
        if self.players == 2:
            s.pending.append(matter("aside", CHANCE))
        s.pending.extend(matter("draw", CHANCE, player) for player in reversed(self.clockwise(s)))

    def begin(self, s: PyramidsState, p: Pending) -> None:
        """P4.1, P4.2: pairs are dealt, god tiles chosen."""
        s.round += 1
        s.quarry = []
        s.tiles = [NONE] * self.players
        s.pending.append(matter("order", NONE))
        s.pending += [self.tiles[player] for player in reversed(self.clockwise(s))]
        s.pending += self.quarry
        if s.tell:
            s.tell(Event("round", NOBODY, {"round": s.round}))

    def order(self, s: PyramidsState, p: Pending) -> None:
        """P4.3: pairs and building in the order of the god tiles."""
        s.pending.append(matter("round_end", NONE))
        s.pending += [self.pairs[player] for player in reversed(self.by_tiles(s))]

    def round_end(self, s: PyramidsState, p: Pending) -> None:
        """P4.4: hands are trimmed; after the last round all cards in hand are discarded."""
        s.pending.append(matter("next_round", NONE))
        if s.round == box.ROUNDS:
            for player, hand in enumerate(s.hands):
                while hand:
                    s.box[player].append(s.show(player, 0))
            s.pending.clear()
            return
        s.pending += [self.hands[player] for player in reversed(self.clockwise(s))]

    def trim_hand(self, s: PyramidsState, p: Pending) -> None:
        """P4.4: one card at a time."""
        if len(s.hands[p.player]) > 1:
            s.pending.append(p)
            s.pending.append(matter("trim", p.player))

    def next_round(self, s: PyramidsState, p: Pending) -> None:
        """P4.4: the marker moves on; with two players the next god tile is set aside."""
        s.starter = (s.starter + 1) % self.players
        if s.aside != NONE:
            s.aside = (s.aside + 1) % box.TILES_FOR[2]
        self.begin(s, p)
