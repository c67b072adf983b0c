"""Imhotep, put together from its options: sites, sides and modules are parts."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.chance import pick, shuffled
from game.core.game import CHANCE, Below, Entry, Event, Game, GameInfo, Step
from game.core.options import Option
from game.core.vocabulary import Action
from game.games.imhotep import events
from game.games.imhotep import tables as box
from game.games.imhotep.actions import BOATS, CARD, FIELD_WORDS, VOCABULARY
from game.games.imhotep.blue import BlueCards
from game.games.imhotep.boats import Boats
from game.games.imhotep.extras import UNUSED, USED, Bets, Favours, PrivateBoats, Wrath
from game.games.imhotep.market import Deck, MarketA, MarketB
from game.games.imhotep.parts import Board, Effect, Part
from game.games.imhotep.sites.burial import SIDES as BURIAL
from game.games.imhotep.sites.obelisks import obelisks
from game.games.imhotep.sites.pyramid import SIDES as PYRAMID
from game.games.imhotep.sites.temple import SIDES as TEMPLE
from game.games.imhotep.state import NOBODY, UNKNOWN, ImhotepState, matter
from game.games.imhotep.turn import Rounds, Turn

STARTERS = ("random", "1", "2", "3", "4")
MARKET = {"A": MarketA, "B": MarketB}
MODULES: Mapping[str, type[Part]] = {
    "private": PrivateBoats,
    "bets": Bets,
    "favour": Favours,
    "wrath": Wrath,
}
CATEGORIES = (
    *(box.SITES[site] for site in box.MONUMENTS),
    *("decorations", "statues", "blue", "private", "bets", "wrath"),
)

INFO = GameInfo(
    id="imhotep",
    version=1,
    seats=(2, 4),
    options=(
        *(Option(site, box.SIDES, "AB") for site in box.SITES),
        *(Option(module, ("off", "on"), "01") for module in MODULES),
        Option("booking", ("end", "once"), "eo"),
        Option("start", STARTERS, "r1234"),
    ),
    categories=CATEGORIES,
    vocabulary=VOCABULARY,
    turn_rule="I4",
    late=CATEGORIES,  # where a stone has brought its points at once, the entry names its move
)


class Imhotep(Game[ImhotepState]):
    """Stones, boats, five sites, six rounds (I2 to I10)."""

    info = INFO

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.board = board = Board(players)
        deck, boats = Deck(board), Boats(board)
        market = MARKET[self.options["market"]](board)
        board.sites = [
            market,
            PYRAMID[self.options["pyramid"]](board),
            TEMPLE[self.options["temple"]](board),
            BURIAL[self.options["burial"]](board),
            obelisks(board, self.options["obelisks"], self.options["booking"]),
        ]
        self.rounds = Rounds(board, market)
        modules = [part(board) for key, part in MODULES.items() if self.options[key] == "on"]
        self.parts: list[Part] = [boats, BlueCards(board), *modules, *board.sites, deck, self.rounds]
        self.rounds.parts = self.parts
        merged: dict[str, Step[ImhotepState]] = {}
        effects: dict[str, Effect] = {}
        deeds: dict[str, Any] = {}
        reasons: dict[str, Any] = {}
        for part in self.parts:
            for whole, brought in (
                (merged, part.steps),
                (effects, part.effects),
                (deeds, part.deeds),
                (reasons, part.reasons),
            ):
                merge(whole, brought)
        self.steps = {**merged, "turn": Turn(self.parts, deeds, reasons)}
        self.effects = effects

    def initial_state(self) -> ImhotepState:
        """I3: everything in its box; the starter is drawn or given."""
        s = empty_state(self.players, self.options)
        start = STARTERS.index(self.options["start"])
        if start:
            self.rounds.set_up(s, (start - 1) % self.players)  # a seat nobody has counts on round the table
        else:
            s.pending.append(matter("starter", CHANCE))
        return s

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """I3.2, I3.3: the market deck, and the six round cards of seven."""
        cards = [CARD[kind] for kind, card in enumerate(box.CARDS) for _ in range(card.copies)]
        rounds = [BOATS[box.ALL_ROUND_CARDS.index(card)] for card in box.ROUND_CARDS[self.players]]
        return {"market": shuffled(seed, "market", cards), "rounds": shuffled(seed, "rounds", rounds)}

    def ledger(self, s: ImhotepState) -> list[Entry]:
        """What has been booked, then everything that counts at the end."""
        booked = [self.board.entry(*booked) for booked in s.booked]
        return booked + [entry for part in self.parts for entry in part.final(s)]

    def scores(self, s: ImhotepState) -> list[int]:
        """Totals if it ended now."""
        totals = s.points[:]
        for part in self.parts:
            for entry in part.final(s):
                totals[entry.player] += entry.points
        return totals

    def tie_break(self, s: ImhotepState, player: int) -> int:
        """I9: on a tie more stones on the sled."""
        return s.sled[player]

    def events(self, before: ImhotepState, action: Action, after: ImhotepState) -> list[Event]:
        """What an action caused."""
        scored = [self.board.entry(*booked) for booked in after.booked[len(before.booked) :]]
        return events.events(before, action, after, scored)

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


def empty_state(players: int, options: Mapping[str, str]) -> ImhotepState:
    """Before anything has been set out."""
    return ImhotepState(
        round_cards=sum(1 << box.ALL_ROUND_CARDS.index(card) for card in box.ROUND_CARDS[players]),
        sled=[0] * players,
        quarry=[box.STONES] * players,
        points=[0] * players,
        cards=[[0] * box.KINDS for _ in range(players)],
        display=[NOBODY] * MARKET[options["market"]].fields,
        laid=[[0] * players for _ in box.SITES],
        private=[UNUSED if options["private"] == "on" else USED] * players,
        private_berths=[NOBODY] * players,
    )


GAME = Imhotep
assert len(FIELD_WORDS) > box.MARKET_A_FIELDS
