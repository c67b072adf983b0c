"""Abusir, put together for its players."""

from collections.abc import Iterable, Mapping

from game.core.game import Game, GameInfo
from game.core.options import Option
from game.core.state import CHANCE, Event, Pending
from game.core.steps import DrawStarter
from game.core.vocabulary import Action
from game.games.abusir import blunders, gists, notation, reading, scoring, setup
from game.games.abusir import tables as box
from game.games.abusir.actions import START, VOCABULARY
from game.games.abusir.features import ASPECTS, NAMES, STAGES, features, stage
from game.games.abusir.prospects import POINT, prospects
from game.games.abusir.state import NONE, AbusirState, contributed
from game.games.abusir.turn import EFFECTS, STEPS

GHOSTS = ("near", "none", "whole")  # how much of a pull the table shows before it is made


class Abusir(Game[AbusirState]):
    """Blocks from the boats onto the sled, over land by the rope, and into the pyramids (A3 to A12)."""

    info = GameInfo(
        id="abusir",
        version=3,
        seats=(3, 5),
        options=(Option("ghost", GHOSTS, "n0w"),),
        categories=box.CATEGORIES,
        vocabulary=VOCABULARY,
        turn_rule="A4.1",
    )

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.steps = {**STEPS, "start": DrawStarter(START[:players], setup.begin)}
        self.effects = EFFECTS

    def initial_state(self) -> AbusirState:
        """A3: blocks sorted, the pool taken from the stocks; the start player is about to be drawn."""
        colours, each = range(len(box.COLOURS)), range(self.players)
        left = [count - taken for count, taken in zip(box.COUNTS, box.POOL, strict=True)]
        return AbusirState(
            pending=[Pending("start", CHANCE)],
            ply=0,
            starter=0,
            turn=0,
            idle=0,
            busy=0,
            short=0,
            pyramids=[1] * self.players,
            pool=[count for _ in colours for count in box.POOL],
            stock=[count for _ in colours for count in left],
            owners=[NONE] * len(box.BERTHS),
            boats=[[] for _ in box.BERTHS],
            sleds=[[] for _ in each],
            poses=[[] for _ in each],
            shaking=[[] for _ in each],
            where=[NONE] * self.players,
            stages=[()] * len(box.BERTHS),
            workers=[[box.CAMP] * box.WORKERS for _ in each],
            built=[[] for _ in box.SITES],
        )

    prospects_per_point = POINT
    horizon = 16  # two turns, about

    def prospects(self, s: AbusirState) -> list[int]:
        """Points, and what leads to some."""
        return prospects(s)

    feature_names = NAMES
    stages = STAGES
    aspects = ASPECTS

    def blunder(self, s: AbusirState, action: Action) -> str:
        """A5, A8."""
        return blunders.blunder(s, action)

    def features(self, s: AbusirState) -> list[list[int]]:
        return features(s)

    def stage(self, s: AbusirState) -> int:
        return stage(s)

    def is_quiescent(self, s: AbusirState) -> bool:
        """Where a turn begins: within one the features do not see what is left of it."""
        if not s.pending:
            return True
        p = s.pending[-1]
        return p.step == "act" and p.a == box.ACTIONS and not p.b

    def gist(self, s: AbusirState, action: Action) -> str:
        """Of a pull where it leads, of a block on a pyramid which it is: not how exactly."""
        return gists.gist(action, self.tried(s, action).told) if action.verb in gists.VERBS else action.text

    def scores(self, s: AbusirState) -> list[int]:
        """A10, A12."""
        return scoring.scores(s)

    def opening(self, s: AbusirState) -> Iterable[Event]:
        """In a position what its complete pyramids have brought, and all of it at the end."""
        yield from scoring.told_so_far(s)
        if self.is_over(s):
            yield from self.closing(s)

    def closing(self, s: AbusirState) -> Iterable[Event]:
        """A12.1: incomplete pyramids."""
        return scoring.told_incomplete(s)

    def tie_break(self, s: AbusirState, player: int) -> int:
        """A12.2: on a tie more sites contributed to, then more blocks on the own sled."""
        return contributed(s, player) * (box.DECK + 1) + len(s.sleds[player])

    def write(self, s: AbusirState) -> str:
        """The position, a line a thing."""
        return notation.write(s)

    def read(self, text: str) -> AbusirState:
        """The position written so."""
        return reading.read(self.initial_state(), text)


GAME = Abusir
