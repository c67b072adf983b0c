"""Cheops' Master Builders, put together for its players."""

from collections.abc import Iterable, Mapping

from game.core.chance import members
from game.core.game import Game, GameInfo
from game.core.options import Option
from game.core.state import CHANCE, NOBODY, Event, Pending
from game.core.vocabulary import Action
from game.games.cheops import blunders, notation, scoring
from game.games.cheops import tables as box
from game.games.cheops.actions import RELIEF_PAIRS, VOCABULARY
from game.games.cheops.features import ASPECTS, NAMES, SHORTEST, features, stage
from game.games.cheops.fields import carried, fields_of, free_pairs
from game.games.cheops.paying import can_strike
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
    stages = SHORTEST
    feature_names = NAMES
    aspects = ASPECTS

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

    def blunder(self, s: CheopsState, action: Action) -> str:
        """C5."""
        return blunders.blunder(s, action)

    def scores(self, s: CheopsState) -> list[int]:
        """C7."""
        return [sum(scoring.points(s, player)) for player in range(self.players)]

    def opening(self, s: CheopsState) -> Iterable[Event]:
        """C7.5, C7.6: quarry and jokers are worth most at the beginning."""
        return scoring.so_far(s, self.players)

    def features(self, s: CheopsState) -> list[list[int]]:
        return features(s)

    def stage(self, s: CheopsState) -> int:
        return stage(s)

    def is_quiescent(self, s: CheopsState) -> bool:
        """Once the sheets are dealt: the features have who still acts this turn."""
        return s.turn > 0

    # ---- what could be done -----------------------------------------------------------------------

    def partner(self, s: CheopsState, player: int, field: int) -> int | None:
        """C5: a free neighbour of a relief field that is free itself."""
        pairs = (RELIEF_PAIRS[pair][1:] for pair in free_pairs(s.ticked[player] & box.RELIEF))
        return next((one + other - field for one, other in pairs if field in (one, other)), None)

    def reach(self, s: CheopsState, player: int, colour: int) -> list[int]:
        """C5: the free fields of a colour that are carried, or have a free neighbour in the relief."""
        ticked = s.ticked[player]
        free = box.RELIEF & ~ticked
        for structure in (box.PYRAMID, box.ARCH):
            free |= carried(structure, ticked & structure)
        fields = members(free & fields_of(s.sheets[player], 1 << colour))
        return [
            field
            for field in fields
            if not 1 << field & box.RELIEF or self.partner(s, player, field) is not None
        ]

    def dice(self, s: CheopsState, player: int) -> list[int]:
        """C4.2, C4.3: the dice there are for a player: those another only uses now come back."""
        staying_out = s.pending and s.pending[-1].player in (player, s.active)
        return s.middle if staying_out else s.lying

    def pays(self, s: CheopsState, player: int, colour: int) -> str:
        """C5.1, C5.2: what would pay for a stone now: `die`, `quarry`, `joker`, or nothing."""
        if self.dice(s, player)[colour]:
            return "die"
        if can_strike(box.STONES_OF[s.sheets[player]], s.struck[player].bit_length(), (colour,), 0):
            return "quarry"
        return "joker" if s.jokers[player] else ""

    def tie_break(self, s: CheopsState, player: int) -> int:
        """C7: on a tie more ticked pyramid fields."""
        return (s.ticked[player] & box.PYRAMID).bit_count()

    def write(self, s: CheopsState) -> str:
        """The decisions so far, whose turn, who is asked what, dice, bonuses met, then a line a sheet."""
        return notation.write(self.turns, s)

    def read(self, text: str) -> CheopsState:
        """The position written so."""
        return notation.read(self.turns, self.options, self.initial_state(), text)


GAME = Cheops
