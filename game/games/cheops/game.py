"""Cheops' Master Builders, put together for its players."""

from collections.abc import Iterable, Mapping

from game.core.game import CHANCE, NOBODY, Event, Game, GameInfo, Pending
from game.core.options import Option
from game.games.cheops import notation, scoring
from game.games.cheops import tables as box
from game.games.cheops.actions import VOCABULARY
from game.games.cheops.state import NONE, CheopsState
from game.games.cheops.steps import Turns

STARTERS = ("random", *box.SEATS)


class Cheops(Game[CheopsState]):
    """One roll, everybody builds (C2 to C7)."""

    info = GameInfo(
        id="cheops",
        version=1,
        seats=(2, 5),
        options=(Option("sheets", ("random", "seats"), "rs"), Option("start", STARTERS, "r12345")),
        categories=scoring.CATEGORIES,
        vocabulary=VOCABULARY,
        turn_rule="C4",
    )

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.turns = Turns(players)
        self.steps = self.turns.steps
        self.effects = self.turns.effects

    def initial_state(self) -> CheopsState:
        """C3: sheets and starter, drawn or given, then the first turn."""
        each = range(self.players)
        given = self.options["sheets"] == "seats"
        start = STARTERS.index(self.options["start"])
        s = CheopsState(
            pending=[],
            ply=0,
            turn=0,
            active=max(0, start - 1) % self.players,
            middle=[0] * len(box.COLOURS),
            lying=[0] * len(box.COLOURS),
            blocked=[0] * len(box.COLOURS),
            sheets=[player if given else NONE for player in each],
            ticked=[0] * self.players,
            struck=[0] * self.players,
            jokers=[box.JOKERS[self.players]] * self.players,
            bonuses=[0] * self.players,
            met=[0] * len(box.BONUSES),
            idle=0,
        )
        if given and start:
            self.turns.turn(s, Pending("turn", NOBODY))
            return s
        s.pending.append(Pending("turn", NOBODY))
        if not start:
            s.pending.append(Pending("starter", CHANCE))
        if not given:
            s.pending.extend(Pending("sheet", CHANCE, player) for player in reversed(each))
        return s

    def scores(self, s: CheopsState) -> list[int]:
        """C7."""
        return [sum(scoring.points(s, player)) for player in range(self.players)]

    def opening(self, s: CheopsState) -> Iterable[Event]:
        """C7.5, C7.6: quarry and jokers are worth most at the beginning."""
        return scoring.so_far(s, self.players)

    def tie_break(self, s: CheopsState, player: int) -> int:
        """C7: on a tie more ticked pyramid fields."""
        return (s.ticked[player] & box.PYRAMID).bit_count()

    def write(self, s: CheopsState) -> str:
        """The decisions so far, whose turn, who is asked what, dice, bonuses met, then a line a sheet."""
        return notation.write(s)

    def read(self, text: str) -> CheopsState:
        """The position written so."""
        return notation.read(self.turns, self.options, text)


GAME = Cheops
