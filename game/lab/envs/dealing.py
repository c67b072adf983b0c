"""Games played by ids: a seed settles chance as in a record, so that every game can be opened in the page."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.chance import draw, pick
from game.core.edition import Edition
from game.core.game import CHANCE, Chance, Event, Refusal
from game.core.record import Record, new_record
from game.core.registry import game_class
from game.core.vocabulary import Action
from game.lab.envs import Begun, Choices


class Dealt:
    """A game from its deal on: the position, what has been said of the next action, points as told.

    Not `listening`, it is told nothing and plays faster.
    """

    def __init__(self, record: Record, *, listening: bool = True) -> None:
        self.listening = listening
        self._setup, self.game = record, record.setup()
        self.choices = Choices(self.game)
        self.restart(record.seed)

    def restart(self, seed: str) -> None:
        """The same game, dealt by another seed."""
        self.seed = seed
        self.pile = self.game.deal(seed)
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
        action = self.choices.action((*self.begun, chosen)) if self.begun else self.choices.whole[chosen]
        if action is None:
            self.begun, self._legal = (*self.begun, int(chosen)), None
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
        if self.listening:
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
    edition: Edition | None,
    seed: str = "0",
    *,
    listening: bool = True,
) -> Dealt:
    """A game set up; for as few as it takes, unless it is said. Raises UnknownGame, BadOption."""
    count = players or game_class(game).info.seats[0]
    return Dealt(new_record(game, count, options or {}, seed, edition or ()), listening=listening)
