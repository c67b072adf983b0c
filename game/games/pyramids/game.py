"""Pyramids, put together for its players; hands and tombs are hidden from the others."""

from collections.abc import Iterable, Mapping, Sequence

from game.core.chance import members, nth, shuffled
from game.core.game import Game, GameInfo
from game.core.options import Option
from game.core.state import CHANCE, Event, Pending
from game.core.steps import Below
from game.core.vocabulary import Action
from game.games.pyramids import blunders, notation, scoring
from game.games.pyramids import tables as box
from game.games.pyramids.actions import CARD, SEATS, VOCABULARY
from game.games.pyramids.features import ASPECTS, features, names
from game.games.pyramids.rounds import Rounds
from game.games.pyramids.state import NONE, UNKNOWN, PyramidsState, nothing_dealt

STARTERS = ("random", *SEATS)


class Pyramids(Game[PyramidsState]):
    """Drafting cards, building a pyramid, an obelisk and a tomb (P3 to P7)."""

    info = GameInfo(
        id="pyramids",
        version=1,
        seats=box.PLAYERS,
        options=(Option("start", STARTERS, "r12345"),),
        categories=scoring.CATEGORIES,
        vocabulary=VOCABULARY,
        turn_rule="P4",
    )
    stages = box.ROUNDS
    aspects = ASPECTS

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.feature_names = names(players)
        self.rounds = Rounds(players)
        self.steps = self.rounds.steps
        self.effects = self.rounds.effects

    def initial_state(self) -> PyramidsState:
        """P3: everything in its box; the start player is drawn or given."""
        s = nothing_dealt(self.players)
        start = STARTERS.index(self.options["start"])
        if start:
            self.rounds.set_up(s, (start - 1) % self.players)  # a seat nobody has counts on round the table
        else:
            s.pending.append(Pending("starter", CHANCE))
        return s

    def deal(self, seed: str) -> Mapping[str, Sequence[Action]]:
        """P3.3: the deck in the order this seed gives it."""
        return {"deck": shuffled(seed, "deck", CARD)}

    def blunder(self, s: PyramidsState, action: Action) -> str:
        """P4.4."""
        return blunders.blunder(s, action)

    def scores(self, s: PyramidsState) -> list[int]:
        return scoring.scores(s)

    def features(self, s: PyramidsState) -> list[list[int]]:
        return features(s)

    def stage(self, s: PyramidsState) -> int:
        """By the cards in the pyramids."""
        return sum(map(len, s.pyramids)) // self.players

    def is_quiescent(self, s: PyramidsState) -> bool:
        """Once there is a round, the features have what may still be built; the last one is played out."""
        return not s.pending or 0 < s.round < box.ROUNDS

    def opening(self, s: PyramidsState) -> Iterable[Event]:
        yield from scoring.standing(s)
        if not s.pending:
            yield from scoring.in_tombs(s)

    def closing(self, s: PyramidsState) -> Iterable[Event]:
        return scoring.in_tombs(s)

    def write(self, s: PyramidsState) -> str:
        return notation.write(self.rounds, s)

    def read(self, text: str) -> PyramidsState:
        return notation.read(self.rounds, text)

    def observation(self, s: PyramidsState, player: int | None) -> PyramidsState:
        """P8: others' hands and tombs are hidden until the end; of them one knows what was taken in sight."""
        seen = s.clone()
        if not s.pending:
            return seen
        for other in range(self.players):
            if other == player:
                continue
            seen.hands[other] = [UNKNOWN] * len(s.hands[other])
            seen.tombs[other] = [UNKNOWN] * len(s.tombs[other])
            if s.first[other] not in {NONE, UNKNOWN}:  # what is seen already may be asked again
                seen.deck |= 1 << s.first[other]
                seen.first[other] = UNKNOWN
        return seen

    def determinize(self, seen: PyramidsState, below: Below) -> PyramidsState:
        """P8: hidden cards dealt anew: the first card is any unseen one, the rest was taken in sight.

        Which of them lies where in the tomb is left to chance among those that player held at the time.
        """
        s = seen.clone()
        for player in range(self.players):
            if UNKNOWN not in s.hands[player] and UNKNOWN not in s.tombs[player]:
                continue
            if s.first[player] == UNKNOWN:
                s.first[player] = draw_from(s.deck, below)
                s.deck &= ~(1 << s.first[player])
            s.hands[player], s.tombs[player] = spread(s, player, below)
        return s


def spread(s: PyramidsState, player: int, below: Below) -> tuple[list[int], list[int]]:
    """A player's hidden cards as they may lie in hand and tomb.

    What could be buried earlier could be buried later, too: choosing one place after the other makes all
    arrangements equally likely.
    """
    first = 0 if s.first[player] == NONE else 1 << s.first[player]
    left = s.traced[player] | first
    tomb = []
    for held in s.buried[player]:
        tomb.append(draw_from(left & (held | first), below))
        left &= ~(1 << tomb[-1])
    return members(left), tomb


def draw_from(cards: int, below: Below) -> int:
    """One card of a set, each as likely as the next."""
    return nth(cards, below(cards.bit_count()))


GAME = Pyramids
