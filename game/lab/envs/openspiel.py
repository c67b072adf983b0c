"""The games for OpenSpiel, whose own tests, bots and algorithms run with them: importing this registers them.

    import pyspiel
    import game.lab.envs.openspiel
    state = pyspiel.load_game("baumeister_imhotep(players=3,options=market:B+start:1)").new_initial_state()

Chance is explicit, returns add up to nothing: all lose one stake to those in the first place. `length=60`
ends a game as it stands after so many choices. A state dealt anew (`resample_from_infostate`) has an empty
history, since the real one would give away what was hidden.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from game.core.edition import from_link, to_link
from game.core.errors import BadOption
from game.core.game import Game as Rules
from game.core.loading import edition_of
from game.core.registry import LISTINGS
from game.core.state import TERMINAL
from game.lab.envs import GAMES, returns
from game.lab.envs.recalled import Deal, Held, Setup, setup

PREFIX = "baumeister_"
PLAYERS, OPTIONS, EDITION, LENGTH = "players", "options", "edition", "length"  # the parameters
NOTHING = "usual"  # nothing is said


def deal_of(game_id: str, parameters: Mapping[str, Any]) -> Deal:
    """What a game string says: options as `market:B+start:1`, what differs in the box as in a link."""
    options, edition = str(parameters[OPTIONS]), str(parameters[EDITION])
    given = dict(_pair(each) for each in options.split("+") if options != NOTHING)
    values = edition_of(game_id, from_link(edition) if edition != NOTHING else ())
    length = int(parameters[LENGTH])
    if length < 0:
        raise BadOption(LENGTH, "bad_value", value=length)
    return Deal(game_id, int(parameters[PLAYERS]), tuple(sorted(given.items())), values, length)


def _pair(text: str) -> tuple[str, str]:
    key, given, choice = text.partition(":")
    if not given:
        raise BadOption(OPTIONS, "bad_value", value=text)
    return key, choice


def game_type(game_id: str) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is set up."""
    low, high = LISTINGS[game_id].seats
    kinds = pyspiel.GameType.Information
    hides = setup(Deal(game_id, low)).hides
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=LISTINGS[game_id].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if hides else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: low, OPTIONS: NOTHING, EDITION: NOTHING, LENGTH: 0},
    )


class Game(pyspiel.Game):
    """One of the games, set up."""

    def __init__(self, kind: pyspiel.GameType, parameters: Mapping[str, Any]) -> None:
        deal = deal_of(kind.short_name.removeprefix(PREFIX), parameters)
        self.setup = shared = setup(deal)
        info = pyspiel.GameInfo(
            num_distinct_actions=shared.choices.size,
            max_chance_outcomes=len(shared.outcomes),
            num_players=deal.players,
            min_utility=-1.0,
            max_utility=deal.players - 1.0,
            utility_sum=0.0,
            max_game_length=shared.longest,
        )
        super().__init__(kind, info, dict(parameters))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Pickled as its text: the classes that OpenSpiel is given have no names in this module."""
        return loaded, (str(self),)

    def new_initial_state(self) -> "State":
        """The beginning; often chance decides first."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """More draws than any game has."""
        return self.setup.most_drawn

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: object = None
    ) -> "Observer | None":
        """What sees for a seat; only what the seat sees as a whole is told, public and private together."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.setup, recalls=kind.perfect_recall) if whole else None


def loaded(text: str) -> pyspiel.Game:
    """The game of a text, also where this module is imported for it: only then OpenSpiel knows ours."""
    return pyspiel.load_game(text)


class State(pyspiel.State):
    """A position: its only attribute is shared by all copies."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.held: Held = game.setup.first

    def current_player(self) -> int:
        """Who decides, chance, or the end."""
        return self.held.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.player == TERMINAL

    def _legal_actions(self, player: int) -> Sequence[int]:
        return self.held.ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, and how likely."""
        return self.held.odds

    def _apply_action(self, number: int) -> None:
        self.held = self.held.then(number)

    def _action_to_string(self, player: int, number: int) -> str:
        return self.held.name(number)

    def returns(self) -> list[float]:
        """At the end what each has won of the stakes, one each."""
        held, game = self.held, self.held.setup.game
        return returns(game, held.state) if self.is_terminal() else [0.0] * game.players

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "State":
        """A state that may be this one for all that a player knows."""
        state: State = self.get_game().new_initial_state()
        state.held = self.held.dealt_anew(player, lambda n: int(random() * n))
        return state

    def __str__(self) -> str:
        return self.held.whole


@cache
def owner_of(deal: Deal) -> Game:
    """OpenSpiel's game of a deal."""
    options = "+".join(f"{key}:{choice}" for key, choice in deal.options)
    said = {OPTIONS: options or NOTHING, EDITION: to_link(deal.edition) or NOTHING}
    _, found = CLASSES[PREFIX + deal.game]
    return found({PLAYERS: deal.players, LENGTH: deal.length, **said})


def at(game: Rules[Any], position: Any) -> State:
    """A state at a position of which nothing is known from before: what bots of the laboratory are asked."""
    deal = Deal(game.info.id, game.players, tuple(sorted(game.options.items())), game.edition)
    state = owner_of(deal).new_initial_state()
    state.held = Held(setup(deal), position, position.ply)
    return state


class Observer:
    """What a seat sees, or all that it has seen, as text and as numbers."""

    def __init__(self, shared: Setup, *, recalls: bool) -> None:
        self.recalls = recalls
        size = shared.tensors.size
        self.tensor = np.zeros(size + (shared.longest + shared.most_drawn) * recalls, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: State, player: int) -> None:
        """Have the numbers of what a seat sees."""
        self.dict["observation"][:] = state.held.tensor(player)
        if self.recalls:
            numbers = state.held.memory(player).numbers
            self.dict["history"][: len(numbers)] = numbers
            self.dict["history"][len(numbers) :] = 0

    def string_from(self, state: State, player: int) -> str:
        """What a seat sees as text."""
        now = f"player: {player + 1}\n{state.held.text(player)}"
        return f"{state.held.memory(player).text}\n\n{now}" if self.recalls else now


def _class_of(kind: pyspiel.GameType) -> Callable[[Mapping[str, Any]], Game]:
    """The class of a game: OpenSpiel keeps it until the process ends, when no function may be let go of."""

    def set_up(self: Any, parameters: Mapping[str, Any] | None = None) -> None:
        Game.__init__(self, kind, parameters or kind.parameter_specification)

    return type(kind.long_name, (Game,), {"__init__": set_up})


CLASSES = {kind.short_name: (kind, _class_of(kind)) for kind in map(game_type, GAMES)}
for _kind, _class in CLASSES.values():
    pyspiel.register_game(_kind, _class)
