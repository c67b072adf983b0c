"""Games played by ids: a seed settles chance as in a record, so that every game can be opened in the page."""

from collections.abc import Mapping
from copy import copy
from dataclasses import replace
from numbers import Integral
from typing import Any, Self

from game.core.chance import draw, pick
from game.core.edition import Edition
from game.core.errors import BadOption
from game.core.loading import edition_of
from game.core.record import LONGEST_SEED, Record, check_seed, new_record, plain_seed
from game.core.registry import game_class
from game.core.state import CHANCE, Event
from game.core.steps import Chance, Refusal
from game.core.vocabulary import Action
from game.lab.envs import GAMES, Begun, Choices

EditionLike = Edition | Mapping[str, str | int]


class Dealt:
    """A game from its deal on: the position, what has been said of the next action, points as told.

    Not `listening`, it is told nothing and plays faster.
    """

    def __init__(self, record: Record, *, listening: bool = True) -> None:
        self.listening = listening
        self._setup, self.game = record, record.setup()
        self.choices = Choices(self.game)
        self.restart(record.seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """One that goes on by itself; what never changes is shared."""
        other = memo[id(self)] = copy(self)
        other.state, other.told = self.state.clone(), self.told[:]
        other.actions, other.draws = self.actions[:], dict(self.draws)
        return other

    def restart(self, seed: str) -> None:
        """The same game, dealt by another seed. Raises BadOption."""
        self.seed = plain_seed(seed)
        check_seed(self.seed)
        self.pile = self.game.deal(self.seed)
        self.draws: dict[str, int] = {}
        self.actions: list[Action] = []
        self.begun: Begun = ()
        self._legal: list[int] | None = None
        self.state = self.game.initial_state()
        self.told: list[Event] = []
        if self.listening:
            self.told += self.game.opening(self.state)
            self.state.tell = self.told.append
        self._settle()
        self.state.tell = None

    @property
    def record(self) -> Record:
        """The deal as a record, without decisions."""
        return replace(self._setup, seed=self.seed, actions=())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.pending

    @property
    def player(self) -> int:
        """Who decides; TERMINAL at the end."""
        return self.game.current_player(self.state)

    def legal(self) -> list[int]:
        """The ids that may be said now; the game is asked once."""
        legal = self._legal
        if legal is None:
            self._legal = legal = self.choices.legal(self.state, self.begun)
        return legal

    def say(self, chosen: int) -> bool | None:
        """Say an id, carry the action out once it is complete: whether it was; None if it is not legal."""
        if chosen not in (self._legal or self.legal()):
            return None
        begun, choices = self.begun, self.choices
        action = choices.action((*begun, chosen)) if begun else choices.whole[chosen]
        if action is None:
            self.begun, self._legal = (*begun, int(chosen)), None
            return False
        self.play(action)
        return True

    def play(self, action: Action) -> None:
        """Carry a whole action out, and what chance does then."""
        self.begun, self._legal = (), None
        self.actions.append(action)
        s = self.state
        if self.listening:
            self.told = []
            s.tell = self.told.append
        self.game.apply(s, action)
        pending = s.pending
        if pending and pending[-1].player == CHANCE:
            self._settle()
        s.tell = None

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not legal now."""
        return self.game.refusal(self.state, action)

    def points(self) -> list[int]:
        """By player the points told of what was done last, the deal's at the beginning."""
        gained = [0] * self.game.players
        for event in self.told:
            if event.points:
                gained[event.player] += event.points
        return gained

    def written(self) -> Record:
        """The game as a record, which every other tool of the project reads."""
        return self.record.with_actions(action.text for action in self.actions)

    def _settle(self) -> None:
        """Chance by the seed, stream by stream, as `Match` does it."""
        s, game, draws = self.state, self.game, self.draws
        while s.pending and (p := s.pending[-1]).player == CHANCE:
            step: Any = game.steps[p.step]
            stream = step.stream_of(s, p)
            number = draws.get(stream, 0)
            draws[stream] = number + 1
            game.apply(s, self._drawn(step, p, stream, number))

    def _drawn(self, step: Chance[Any], p: Any, stream: str, number: int) -> Action:
        dealt = self.pile.get(stream)
        if dealt is not None:
            return dealt[number]
        weights = step.weights(self.state, p)
        total = sum(weights)
        return step.actions(self.state, p)[pick(weights, draw(self.seed, stream, number, total))]


def dealt(
    game: str,
    players: int | None,
    options: Mapping[str, str] | None,
    edition: EditionLike | None,
    seed: str = "0",
    *,
    listening: bool = True,
) -> Dealt:
    """A game set up; for as few as it takes, unless it is said. Raises BadOption."""
    if game not in GAMES:
        raise BadOption("game", "unknown_choice", known=", ".join(GAMES))
    count = game_class(game).info.seats[0] if players is None else players
    record = new_record(game, count, options or {}, seed, boxed(game, edition or ()))
    return Dealt(record, listening=listening)


def boxed(game: str, given: EditionLike) -> Edition:
    """What differs in the box, by name, in words or numbers. Raises BadOption."""
    pairs = given.items() if isinstance(given, Mapping) else given
    return edition_of(game, [(name, str(value)) for name, value in pairs])


def seed_of(number: object) -> str:
    """A framework's seed, a whole number from 0 on, as that of a record. Raises BadOption."""
    if not isinstance(number, Integral) or number < 0:
        raise BadOption("seed", "bad_seed", value=str(number), longest=LONGEST_SEED)
    return str(int(number))
