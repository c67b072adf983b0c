"""A bot's move depends on nothing it cannot see: the check, and a game of hidden hands to check it with."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from game.bots.bot import Bot, Budget, Thought
from game.bots.thinking import conclude
from game.core.errors import BadNotation
from game.core.game import Game, GameInfo
from game.core.state import CHANCE, Listener, Pending
from game.core.steps import Below, Chance, Refusal, Step
from game.core.vocabulary import Action, Verb, Vocabulary
from tests.helpers import below

DEALS = 20
BUDGET = Budget(60)

Choose = Callable[[Any], Thought]


def redeals(game: Game[Any], state: Any) -> list[Any]:
    """The true position, and others that look the same to the player who has to decide."""
    seen = game.observation(state, game.current_player(state))
    return [state, *(game.determinize(seen, below(number)) for number in range(DEALS))]


def by_observation(bot: Bot, game: Game[Any], seed: int) -> Choose:
    """How a bot is asked: it is shown its player's observation of the position."""

    def choose(state: Any) -> Thought:
        player = game.current_player(state)
        return conclude(bot.think(game, game.observation(state, player), player, seed, BUDGET))

    return choose


def assert_fair(positions: Iterable[Any], choose: Choose) -> None:
    """In all these positions, which only hidden things tell apart, the bot thinks the same."""
    first, *others = (choose(state) for state in positions)
    assert all(other == first for other in others)


# ---- Nerve: each has a hidden card from 1 to 9 and holds or folds ---------------------------------------

HIDDEN = 0
CARDS = tuple(str(card) for card in range(1, 10))
VOCABULARY = Vocabulary([Verb("hold"), Verb("fold"), Verb("@card", {"card": CARDS})])
HOLD, FOLD = VOCABULARY.of("hold"), VOCABULARY.of("fold")
DEAL = VOCABULARY.all_of("@card")


@dataclass(slots=True)
class NerveState:
    pending: list[Pending]
    ply: int
    hands: list[int]
    held: list[bool]
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        return type(self)(self.pending[:], self.ply, self.hands[:], self.held[:])


class DealCard(Chance[NerveState]):
    stream = "cards"

    def actions(self, s: NerveState, p: Pending) -> Sequence[Action]:
        return DEAL

    def weights(self, s: NerveState, p: Pending) -> Sequence[int]:
        return [int(card + 1 not in s.hands) for card in range(len(CARDS))]

    def resolve(self, s: NerveState, p: Pending, action: Action) -> None:
        s.hands[p.a] = action.args[0] + 1


class Decide(Step[NerveState]):
    def actions(self, s: NerveState, p: Pending) -> Sequence[Action]:
        return HOLD, FOLD

    def resolve(self, s: NerveState, p: Pending, action: Action) -> None:
        s.held[p.player] = action is HOLD

    def refuse(self, s: NerveState, p: Pending, action: Action) -> Refusal:
        return Refusal("chance_decides", "")


STEPS: Mapping[str, Step[NerveState]] = {"card": DealCard(), "decide": Decide()}
NO_EFFECTS: Mapping[str, Callable[[NerveState, Pending], None]] = {}


class Nerve(Game[NerveState]):
    """Whoever holds gets 2 points if their card is the higher one and loses 2 if not; folding costs 1."""

    info = GameInfo("nerve", 1, (2, 2), (), ("card",), VOCABULARY, "")
    steps = STEPS
    effects = NO_EFFECTS

    def initial_state(self) -> NerveState:
        decisions = [Pending("decide", player) for player in (1, 0)]
        cards = [Pending("card", CHANCE, player) for player in (1, 0)]
        return NerveState([*decisions, *cards], 0, [HIDDEN, HIDDEN], [False, False])

    def scores(self, s: NerveState) -> list[int]:
        return [self._points(s, player) for player in (0, 1)]

    def write(self, s: NerveState) -> str:
        return repr(s)

    def read(self, text: str) -> NerveState:
        raise BadNotation("position", "bad_position", part=text)

    def _points(self, s: NerveState, player: int) -> int:
        if not s.held[player]:
            return -1
        return 2 if s.hands[player] > s.hands[1 - player] else -2

    def observation(self, s: NerveState, player: int | None) -> NerveState:
        seen = s.clone()
        seen.hands = [card if owner == player else HIDDEN for owner, card in enumerate(s.hands)]
        return seen

    def determinize(self, seen: NerveState, below: Below) -> NerveState:
        full = seen.clone()
        for player, card in enumerate(seen.hands):
            if card == HIDDEN:
                left = [card for card in range(1, 10) if card not in full.hands]
                full.hands[player] = left[below(len(left))]
        return full


class OpenNerve(Nerve):
    """The same, but the observation forgets to hide the other's card."""

    def observation(self, s: NerveState, player: int | None) -> NerveState:
        return s.clone()


def dealt(one: int, other: int) -> NerveState:
    """Both cards are dealt and the first player decides."""
    return NerveState([Pending("decide", 1), Pending("decide", 0)], 0, [one, other], [False, False])
