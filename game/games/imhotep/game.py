"""Imhotep, put together from its options: sites, sides and modules are parts."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from game.core.chance import pick, shuffled
from game.core.game import Game, GameInfo
from game.core.options import Option
from game.core.state import CHANCE, Event
from game.core.steps import Below, Refusal, Step
from game.core.vocabulary import Action
from game.games.imhotep import blunders, cards, modules
from game.games.imhotep import tables as box
from game.games.imhotep.actions import BOATS, CARD, VOCABULARY
from game.games.imhotep.boats import Boats
from game.games.imhotep.deck import Deck
from game.games.imhotep.features.rows import ASPECTS, features_of
from game.games.imhotep.modules import MODULES
from game.games.imhotep.notation import Notation
from game.games.imhotep.parts import Board, Effect, Module, Part
from game.games.imhotep.sites import SIDES
from game.games.imhotep.state import NOBODY, UNKNOWN, ImhotepState, matter
from game.games.imhotep.turn import Rounds, Turn

P = TypeVar("P", bound=Part)
TRACK = "track"  # points that lie on the score track, nobody knows what for; only where a table is counted
STARTERS = ("random", "1", "2", "3", "4")
UNLIMITED_FOR = 2  # players
EVERY_SIDE = [side for sides in SIDES.values() for side in sides.values()]
ALL: Sequence[type[Part]] = (*MODULES.values(), *EVERY_SIDE)
QUIET = ("boats", "turn")  # at a round's end, and while nobody has loaded anything


def in_play(options: Mapping[str, str]) -> list[type[Module]]:
    """The modules that were chosen."""
    return [module for key, module in MODULES.items() if options[key] == "on"]


def unlimited(options: Mapping[str, str]) -> bool:
    """I11.1: whether quarries never run out, unless said with certain modules only."""
    usual = any(module.endless for module in in_play(options))
    return options["quarry"] == "unlimited" or (options["quarry"] == "usual" and usual)


def switches(since: int) -> list[Option]:
    """Whether the modules of an edition are in play."""
    return [
        Option(key, ("off", "on"), "01", younger=since > 1)
        for key, module in MODULES.items()
        if module.since == since
    ]


INFO = GameInfo(
    id="imhotep",
    version=1,
    seats=(2, 4),
    options=(
        *(Option(site, tuple(SIDES[site]), "".join(SIDES[site])) for site in box.SITES),
        *switches(1),
        Option("booking", ("end", "once"), "eo"),
        Option("start", STARTERS, "r1234"),
        *switches(2),
        Option("quarry", ("usual", "limited", "unlimited"), "dlu", younger=True),
        *switches(3),
    ),
    categories=(*box.SITES, *cards.CATEGORIES, *modules.CATEGORIES, TRACK),
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
        board.sites = [SIDES[site][chosen[site]].under(chosen)(board) for site in box.SITES]
        added = [module(board) for module in in_play(chosen)]
        self.rounds = Rounds(board)
        self.parts: list[Part] = [self.rounds, boats, self.deck, *added, *board.sites]
        self.own = [name for part in self.parts for name in part.has]
        self.rounds.ending = [part for part in self.parts if type(part).round_end is not Part.round_end]
        self.deck.keeping = [part for part in self.parts if type(part).keeps is not Part.keeps]
        counted = (*board.sites, self.deck, *added)  # at the end, in the order of the sheet
        self.closing_parts = [part for part in counted if type(part).closing is not Part.closing]
        self.steps, self.effects = self._together()
        sites = [site.name for site in board.sites if site.name in site.categories]
        self.scoring = (*sites, *(category for category, _ in self.deck.scoring))  # before the end
        self.notation = Notation(board, self.parts, self.steps, self.effects, (*self.scoring, TRACK))
        played = {verb for part in self.parts for verb in part.verbs}
        self.feature_names, self._features = features_of(self.parts)
        self.left_out = {verb: part.rule for part in ALL for verb in part.verbs if verb not in played}

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
        return {**steps, "turn": Turn(self.rounds, self.parts, deeds, reasons)}, effects

    @property
    def categories(self) -> tuple[str, ...]:
        """The rows of the sheet that something in play fills."""
        filled = {category for part in self.parts for category in part.categories}
        return tuple(category for category in INFO.categories if category in filled)

    def part(self, kind: type[P]) -> P:
        """The part of this kind that is in play. Raises LookupError if there is none."""
        for part in self.parts:
            if isinstance(part, kind):
                return part
        raise LookupError(kind.__name__)

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
        s.own = {name: [] for name in self.own}
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

    def blunder(self, s: ImhotepState, action: Action) -> str:
        """I5."""
        return blunders.blunder(self, self.board, s, action)

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
        track = self.board.categories.index(TRACK)
        for player, scored in enumerate(s.scored):
            if scored[track]:
                yield Event("track", player, {}, scored[track], TRACK, "I9")
        if not s.pending:
            yield from self.closing(s)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I9: everything that counts at the end."""
        for part in self.closing_parts:
            yield from part.closing(s)

    def tie_break(self, s: ImhotepState, player: int) -> int:
        """I9: on a tie more stones on the sled."""
        return s.sled[player]

    # ---- for a learned value ------------------------------------------------------------------------

    def features(self, s: ImhotepState) -> list[list[int]]:
        return self._features(s)

    def stage(self, s: ImhotepState) -> int:
        """The boats that have sailed since the game began."""
        if not s.pending:
            return self.stages
        return max(0, s.round * box.BOATS - s.berths.count(NOBODY))

    def is_quiescent(self, s: ImhotepState) -> bool:
        """Before anything is loaded in a round, be its boats known or not, and at the end."""
        return not (s.docked or any(s.loads)) and s.pending[-1].step in QUIET if s.pending else True

    # ---- choices ----------------------------------------------------------------------------------

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
                if kind != UNKNOWN:  # what is seen already may be asked again
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
