"""Imhotep: The Duel, put together from its options."""

from collections.abc import Iterable, Mapping, Sequence

from game.core.chance import shuffled
from game.core.game import Game, GameInfo
from game.core.options import Option
from game.core.state import CHANCE, NOBODY, Event, Pending
from game.core.vocabulary import Action
from game.games.duel import blunders, notation
from game.games.duel import tables as box
from game.games.duel.actions import DRAW, VOCABULARY
from game.games.duel.deeds import TURN, Deeds
from game.games.duel.features import ASPECTS, UNLOADS, Features, unloads
from game.games.duel.scoring import Scoring
from game.games.duel.state import NO_TILE, DuelState
from game.games.duel.steps import matters

STARTERS = ("random", "first", "second")


class Duel(Game[DuelState]):
    """Two builders, six boats, nine squares (D1 to D9)."""

    info = GameInfo(
        id="duel",
        version=1,
        seats=(2, 2),
        options=(
            *(Option(site, box.SIDES, "AB") for site in box.SITES),
            Option("start", STARTERS, "r12"),
        ),
        categories=box.CATEGORIES,
        vocabulary=VOCABULARY,
        turn_rule="D4",
    )
    stages = UNLOADS
    aspects = ASPECTS
    foresight = 24  # what a new boat is worth shows once figures stand on its line

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.scoring = Scoring(self.options)
        self.weighed = Features(self.options)
        self.feature_names = self.weighed.names
        self.deeds = deeds = Deeds(self.scoring)
        self.steps = matters(deeds)
        self.effects = {
            "end_turn": deeds.end_turn,
            "offer_third": deeds.offer_third,
            "offer_second": deeds.offer_second,
        }

    def initial_state(self) -> DuelState:
        """D3: empty sites, empty squares, 18 tiles about to be laid out, then the starter's turn."""
        start = self.options["start"]
        starter = STARTERS.index(start) - 1
        first = Pending("starter", CHANCE) if start == "random" else TURN[starter]
        load = [Pending("load", CHANCE, slot) for slot in reversed(range(box.ON_BOATS))]
        return DuelState(
            pending=[first, *load],
            ply=0,
            starter=max(0, starter),
            standing=[0, 0],
            figures=[box.FIGURES, box.FIGURES],
            slots=[NO_TILE] * box.ON_BOATS,
            afloat=(1 << len(box.BOATS)) - 1,
            emptied=0,
            supply=box.SUPPLY,
            reserve=box.RESERVE,
            unseen=list(box.COPIES.values()),
            display=[[0] * box.KINDS, [0] * box.KINDS],
            box=[0] * box.KINDS,
            first=NOBODY,
        )

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """D3.3: one shuffle of all tiles: for the boats, for the reserve, the rest is the supply."""
        tiles = [DRAW[kind] for kind, copies in enumerate(box.COPIES.values()) for _ in range(copies)]
        order = shuffled(seed, "tiles", tiles)
        reserve_end = box.ON_BOATS + box.RESERVE
        return {
            "boats": order[: box.ON_BOATS],
            "reserve": order[box.ON_BOATS : reserve_end],
            "supply": order[reserve_end:],
        }

    def blunder(self, s: DuelState, action: Action) -> str:
        """D4 to D6."""
        return blunders.blunder(s, action)

    def scores(self, s: DuelState) -> list[int]:
        """D9: both totals."""
        return self.scoring.scores(s)

    def features(self, s: DuelState) -> list[list[int]]:
        """Sites as they stand, open unloadings, tempo."""
        return self.weighed.of(s)

    def stage(self, s: DuelState) -> int:
        """By the boats unloaded."""
        return unloads(s)

    def is_quiescent(self, s: DuelState) -> bool:
        """Always once the boats are laid out: the features have every open unloading."""
        return not s.pending or (s.pending[0].player != CHANCE and s.pending[-1].step != "load")

    def opening(self, s: DuelState) -> Iterable[Event]:
        """D9.7: six points less without pyramids; in a position whatever its sites are worth."""
        yield from self.scoring.standing(s)
        if self.is_over(s):
            yield from self.closing(s)

    def closing(self, s: DuelState) -> Iterable[Event]:
        """D9.9, D9.10: action tiles can still be played, and figures go home."""
        return self.scoring.left(s)

    def tie_break(self, s: DuelState, player: int) -> int:
        """D9.11: on a tie the player who did not start wins."""
        return int(player != s.starter)

    def write(self, s: DuelState) -> str:
        """The harbour as the rules picture it, and who has what."""
        return notation.write(s)

    def read(self, text: str) -> DuelState:
        """The position written so."""
        return notation.read(text)


GAME = Duel
