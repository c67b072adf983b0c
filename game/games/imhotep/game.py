"""Imhotep, put together from its options: sites, sides and modules are parts."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from game.core.chance import pick, shuffled
from game.core.game import CHANCE, Below, Event, Game, GameInfo, Refusal, Step
from game.core.options import Option
from game.core.vocabulary import Action
from game.games.imhotep import cards, modules
from game.games.imhotep import tables as box
from game.games.imhotep.actions import BOATS, CARD, VOCABULARY
from game.games.imhotep.boats import Boats
from game.games.imhotep.deck import Deck
from game.games.imhotep.features.rows import ASPECTS, features_of
from game.games.imhotep.market import SIDES as MARKET
from game.games.imhotep.modules import MODULES
from game.games.imhotep.modules.prophecies import COUNTS, Standing
from game.games.imhotep.notation import Notation
from game.games.imhotep.parts import Board, Effect, Part
from game.games.imhotep.sites.burial import SIDES as BURIAL
from game.games.imhotep.sites.burial import BurialC
from game.games.imhotep.sites.obelisks import SIDES as OBELISKS
from game.games.imhotep.sites.obelisks import ObelisksD
from game.games.imhotep.sites.pyramid import SIDES as PYRAMID
from game.games.imhotep.sites.pyramid import PyramidOfCells, figure, open_cells
from game.games.imhotep.sites.temple import SIDES as TEMPLE
from game.games.imhotep.sites.temple import TempleA
from game.games.imhotep.state import NOBODY, UNKNOWN, ImhotepState, matter
from game.games.imhotep.turn import Rounds, Turn

STARTERS = ("random", "1", "2", "3", "4")
UNLIMITED_FOR = 2  # players
OPTIONAL: Sequence[type[Part]] = (*MODULES.values(), *MARKET.values(), *PYRAMID.values(), *BURIAL.values())
QUIET = ("boats", "turn")  # at a round's end, and while nobody has loaded anything
FIRST_MODULES = ("private", "bets", "favour", "wrath")  # options only grow at their end


def unlimited(options: Mapping[str, str]) -> bool:
    """I11.1: whether quarries never run out, unless said with the cards of New Dynasty only."""
    return options["quarry"] == "unlimited" or (options["quarry"] == "usual" and options["dynasty"] == "on")


def switch(module: str) -> Option:
    """Whether a module is in play."""
    return Option(module, ("off", "on"), "01")


INFO = GameInfo(
    id="imhotep",
    version=1,
    seats=(2, 4),
    options=(
        *(Option(site, box.SIDES, "ABCD") for site in box.SITES),
        *(switch(module) for module in FIRST_MODULES),
        Option("booking", ("end", "once"), "eo"),
        Option("start", STARTERS, "r1234"),
        *(switch(module)._replace(younger=True) for module in MODULES if module not in FIRST_MODULES),
        Option("quarry", ("usual", "limited", "unlimited"), "dlu", younger=True),
    ),
    categories=(*box.SITES, *cards.CATEGORIES, *modules.CATEGORIES),
    vocabulary=VOCABULARY,
    turn_rule="I4",
)


class Imhotep(Game[ImhotepState]):
    """Stones, boats, five sites, six rounds (I2 to I10)."""

    info = INFO
    stages = box.ROUNDS * box.BOATS
    aspects = ASPECTS

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        chosen = self.options
        self.board = board = Board(
            players,
            cards.copies_in(chosen),
            INFO.categories,
            rooms=cards.rooms_in(chosen),
            unlimited=players == UNLIMITED_FOR and unlimited(chosen),
        )
        boats, self.deck = Boats(board), Deck(board)
        market = MARKET[chosen["market"]](board)
        board.sites = [
            market,
            PYRAMID[chosen["pyramid"]](board),
            TEMPLE[chosen["temple"]](board),
            BURIAL[chosen["burial"]](board),
            OBELISKS[chosen["obelisks"], chosen["booking"]](board),
        ]
        added = [module(board) for key, module in MODULES.items() if chosen[key] == "on"]
        self.rounds = Rounds(board, market)
        self.parts: list[Part] = [self.rounds, boats, self.deck, *added, *board.sites]
        self.rounds.ending = [part for part in self.parts if type(part).round_end is not Part.round_end]
        counted = (*board.sites, self.deck, *added)  # at the end, in the order of the sheet
        self.closing_parts = [part for part in counted if type(part).closing is not Part.closing]
        self.steps, self.effects = self._together()
        self.notation = Notation(board, self.parts, self.steps, self.effects)
        played = {verb for part in self.parts for verb in part.verbs}
        self.feature_names, self._features = features_of(self.parts)
        self.left_out = {verb: part.rule for part in OPTIONAL for verb in part.verbs if verb not in played}

    def _together(self) -> tuple[Mapping[str, Step[ImhotepState]], Mapping[str, Effect]]:
        """What all parts bring; two never bring the same."""
        steps: dict[str, Step[ImhotepState]] = {}
        effects: dict[str, Effect] = {}
        deeds: dict[str, Any] = {}
        reasons: dict[str, Any] = {}
        for part in self.parts:
            merge(steps, part.steps)
            merge(effects, part.effects)
            merge(deeds, part.deeds)
            merge(reasons, part.reasons)
            merge(self.board.facts, part.facts)
        return {**steps, "turn": Turn(self.board, self.parts, deeds, reasons)}, effects

    @property
    def categories(self) -> tuple[str, ...]:
        """The rows of the sheet that something in play fills."""
        filled = {category for part in self.parts for category in part.categories}
        return tuple(category for category in INFO.categories if category in filled)

    # ---- positions --------------------------------------------------------------------------------

    def initial_state(self) -> ImhotepState:
        """I3: everything in its box; the starter is drawn or given."""
        s = self.empty_state()
        start = STARTERS.index(self.options["start"])
        if start:
            self.rounds.set_up(s, (start - 1) % self.players)  # a seat nobody has counts on round the table
        else:
            s.pending.append(matter("starter", CHANCE))
        for part in self.parts:
            part.opening_draws(s)
        return s

    def empty_state(self) -> ImhotepState:
        """Before anything has been set out."""
        s = self.board.empty_state()
        for part in self.parts:
            part.prepare(s)
        return s

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """I3.2, I3.3: the market deck, the six round cards of seven, and what the parts bring."""
        deck = [CARD[kind] for kind, copies in enumerate(self.board.copies) for _ in range(copies)]
        rounds = [BOATS[box.ALL_ROUND_CARDS.index(card)] for card in box.ROUND_CARDS[self.players]]
        piles: dict[str, Sequence[Action]] = {
            "market": shuffled(seed, "market", deck),
            "rounds": shuffled(seed, "rounds", rounds),
        }
        for part in self.parts:
            piles |= part.deal(seed)
        return piles

    def write(self, s: ImhotepState) -> str:
        return self.notation.write(s)

    def read(self, text: str) -> ImhotepState:
        return self.notation.read(self.empty_state(), text)

    # ---- points -----------------------------------------------------------------------------------

    def scores(self, s: ImhotepState) -> list[int]:
        """Totals if it ended now."""
        totals = s.points
        for part in self.closing_parts:
            for event in part.closing(s):
                totals[event.player] += event.points
        return totals

    def opening(self, s: ImhotepState) -> Iterable[Event]:
        """What has been scored so far, by category; of a game that is over, all."""
        for site in self.board.sites:
            for player, scored in enumerate(s.scored):
                if site.row >= 0 and scored[site.row]:
                    yield Event("scored", player, {"site": site.name}, scored[site.row], site.name, site.rule)
        for category, rule in self.deck.scoring:
            row = self.board.categories.index(category)
            for player, scored in enumerate(s.scored):
                if scored[row]:
                    yield Event("scored", player, {}, scored[row], category, rule)
        if not s.pending:
            yield from self.closing(s)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I9: everything that counts at the end."""
        for part in self.closing_parts:
            yield from part.closing(s)

    def tie_break(self, s: ImhotepState, player: int) -> int:
        """I9: on a tie more stones on the sled."""
        return s.sled[player]

    def visible(self, s: ImhotepState) -> list[tuple[int, int]]:
        """I6.3: the Temple's stones seen from above, as field and owner."""
        temple = self.board.sites[box.TEMPLE]
        assert isinstance(temple, TempleA)
        return temple.visible(s)

    def round_points(self, s: ImhotepState) -> list[int]:
        """I12.5: by player what the Temple would bring if the round ended now."""
        after = s.clone()
        self.board.sites[box.TEMPLE].score_round(after)
        return [then - now for then, now in zip(after.points, s.points, strict=True)]

    def cell_points(self, s: ImhotepState) -> dict[int, int]:
        """I12.3, I12.4: by empty cell of the great pyramid what it would bring now, scaffolds aside."""
        pyramid = self.board.sites[box.PYRAMID]
        assert isinstance(pyramid, PyramidOfCells)
        return {cell: pyramid.worth(s, cell)[0] for cell in range(box.BESIDE_CELL) if cell not in s.cells}

    def open_cells(self, s: ImhotepState) -> list[int]:
        """I12.3, I12.4: the empty cells of the level that is being built."""
        return open_cells(s)

    def figure(self, s: ImhotepState) -> int:
        """I12.3: the cell where Imhotep stands."""
        return figure(s)

    def crypt_tiles(self, s: ImhotepState) -> list[tuple[int, int]]:
        """I12.7: the tiles taken so far as (owner, worth)."""
        burial = self.board.sites[box.BURIAL]
        assert isinstance(burial, BurialC)
        return burial.tiles(s)

    def obelisk_tiles(self, s: ImhotepState) -> list[tuple[int, int, int]]:
        """I12.10: the tiles taken so far as (owner, height, worth)."""
        obelisks = self.board.sites[box.OBELISKS]
        assert isinstance(obelisks, ObelisksD)
        return obelisks.tiles(s)

    # ---- for a learned value ------------------------------------------------------------------------

    def features(self, s: ImhotepState) -> list[list[int]]:
        return self._features(s)

    def stage(self, s: ImhotepState) -> int:
        """The boats that have sailed since the game began."""
        if not s.pending:
            return self.stages
        return max(0, s.round * box.BOATS - s.berths.count(NOBODY))

    def quiet(self, s: ImhotepState) -> bool:
        """Before anything is loaded in a round, be its boats known or not, and at the end."""
        return not s.pending or (s.pending[-1].step in QUIET and not s.docked and not any(s.loads))

    # ---- choices ----------------------------------------------------------------------------------

    def standing(self, s: ImhotepState, prophecy: str, player: int) -> Standing:
        """I11.4: how far a player has come with a prophecy."""
        return COUNTS[prophecy](s, player)

    def refusal(self, s: ImhotepState, action: Action) -> Refusal | None:
        """What belongs to a module or side that is not in the game is refused as such."""
        if s.pending and action.verb in self.left_out:
            return Refusal("not_in_this_game", self.left_out[action.verb])
        return super().refusal(s, action)

    # ---- what is hidden ---------------------------------------------------------------------------

    def observation(self, s: ImhotepState, player: int | None) -> ImhotepState:
        """I7.1: the pair being looked at is seen by its taker alone."""
        seen = s.clone()
        if seen.looked and seen.pending[-1].player != player:
            for place, kind in enumerate(seen.looked):
                hiding(seen, place)[kind] += 1
            seen.looked = [UNKNOWN] * len(seen.looked)
        return seen

    def determinize(self, seen: ImhotepState, below: Below) -> ImhotepState:
        """The pair another player looks at: any cards it can be."""
        s = seen.clone()
        for place, kind in enumerate(s.looked):
            if kind == UNKNOWN:
                pool = hiding(s, place)
                drawn = pick(pool, below(sum(pool)))
                pool[drawn] -= 1
                s.looked[place] = drawn
        return s


def hiding(s: ImhotepState, place: int) -> list[int]:
    """The cards, by kind, among which a looked-at one is hidden from the others."""
    return s.covered if place < s.older else s.unseen


def merge(whole: dict[str, Any], brought: Mapping[str, Any]) -> None:
    """Add what a part brings; two parts never bring the same."""
    clash = whole.keys() & brought.keys()
    if clash:
        raise ValueError(f"two parts bring {sorted(clash)}")
    whole.update(brought)


GAME = Imhotep
