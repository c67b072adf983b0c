"""Imhotep: The Duel, put together from its options."""

from collections.abc import Mapping, Sequence

from game.core.chance import shuffled
from game.core.game import CHANCE, Entry, Event, Game, GameInfo, Pending
from game.core.options import Option
from game.core.vocabulary import Action
from game.games.duel import events, scoring
from game.games.duel import tables as box
from game.games.duel.actions import DRAW, VOCABULARY
from game.games.duel.state import NO_TILE, DuelState
from game.games.duel.steps import EFFECTS, STEPS, TURN

STARTERS = ("random", "first", "second")

INFO = GameInfo(
    id="duel",
    version=1,
    seats=(2, 2),
    options=(
        *(Option(site, box.SIDES, "AB") for site in box.SITES),
        Option("start", STARTERS, "r12"),
    ),
    categories=scoring.CATEGORIES,
    vocabulary=VOCABULARY,
    turn_rule="D4",
)


class Duel(Game[DuelState]):
    """Two builders, six boats, nine squares (D1 to D9)."""

    info = INFO
    steps = STEPS
    effects = EFFECTS

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.sites = {site: scoring.SITES[site, self.options[site]] for site in box.SITES}

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
            unloads=0,
            supply=box.SUPPLY,
            reserve=box.RESERVE,
            unseen=list(box.COPIES.values()),
            display=[[0] * box.KINDS, [0] * box.KINDS],
            box=[0] * box.KINDS,
            gains=[],
            placed=[-1] * len(box.SQUARES),
        )

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """D3.3: one shuffle of all 60 tiles: 18 for the boats, 3 for the reserve, the rest the supply."""
        tiles = [DRAW[kind] for kind, copies in enumerate(box.COPIES.values()) for _ in range(copies)]
        order = shuffled(seed, "tiles", tiles)
        reserve_end = box.ON_BOATS + box.RESERVE
        return {
            "boats": order[: box.ON_BOATS],
            "reserve": order[box.ON_BOATS : reserve_end],
            "supply": order[reserve_end:],
        }

    def ledger(self, s: DuelState) -> list[Entry]:
        """D9: every point, with the action that brought it."""
        return scoring.ledger(s, self.sites)

    def scores(self, s: DuelState) -> list[int]:
        """D9: both totals, without the ledger."""
        return scoring.scores(s, self.sites)

    def tie_break(self, s: DuelState, player: int) -> int:
        """D9.11: on a tie the player who did not start wins."""
        return int(player != s.starter)

    def events(self, before: DuelState, action: Action, after: DuelState) -> list[Event]:
        """What an action caused."""
        return events.events(before, action, after)


GAME = Duel
