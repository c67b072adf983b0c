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
        self.record, self.game = record, record.setup()
        self.choices = Choices(self.game)
        self.restart(record.seed)

    def restart(self, seed: str) -> None:
        """The same game, dealt by another seed."""
        self.record = replace(self.record, seed=seed, actions=())
        self.pile = self.game.deal(seed)
        self.draws: dict[str, int] = {}
        self.actions: list[Action] = []
        self.begun: Begun = ()
        self._legal: list[int] | None = None
        self.told: list[Event] = []
        self.state = self.game.initial_state()
        self._heard = [*self.game.opening(self.state)]
        self._settle()

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
        if self._legal is None:
            self._legal = self.choices.legal(self.state, self.begun)
        return self._legal

    def say(self, chosen: int) -> Action | None:
        """Say a legal id, and carry the action out once it is complete. Trusts."""
        self.begun, self._legal = (*self.begun, chosen), None
        action = self.choices.action(self.begun)
        if action:
            self.play(action)
        return action

    def play(self, action: Action) -> None:
        """Carry a whole action out, and what chance does then."""
        self.begun = ()
        self.actions.append(action)
        self._heard = []
        self.state.tell = self._heard.append if self.listening else None
        self.game.apply(self.state, action)
        self._settle()

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
        s, game, self._legal = self.state, self.game, None
        s.tell = self._heard.append if self.listening else None
        while s.pending and s.pending[-1].player == CHANCE:
            p = s.pending[-1]
            step = game.steps[p.step]
            assert isinstance(step, Chance)
            stream = step.stream_of(s, p)
            number = self.draws.get(stream, 0)
            self.draws[stream] = number + 1
            game.apply(s, self._drawn(step, p, stream, number))
        s.tell = None
        self.told = self._heard

    def _drawn(self, step: Chance[Any], p: Any, stream: str, number: int) -> Action:
        dealt = self.pile.get(stream)
        if dealt is not None:
            return dealt[number]
        weights = step.weights(self.state, p)
        total = sum(weights)
        return step.actions(self.state, p)[pick(weights, draw(self.record.seed, stream, number, total))]


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
