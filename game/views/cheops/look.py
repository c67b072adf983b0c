"""What all parts of the table ask: what was chosen, what it would bring, what each player just did."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import takewhile

from game.core.details import word
from game.core.game import Trial
from game.core.state import Event
from game.core.vocabulary import Action
from game.games.cheops import tables as box
from game.games.cheops.state import CheopsState, unpaid_of
from game.views import look
from game.views.look import LOOP, ROPE

TICKS = frozenset({"tick", "relief"})
GOES_ON = frozenset({"second", "pay"})  # matters of an action that has begun
FIELDS = ("field", "other_field")  # what events call the fields of a sheet
TURN = "roll"  # what a turn begins with
DICE = {f"die {letter}": colour for colour, letter in enumerate(box.LETTERS)}  # as things looked at closer
DIE, QUARRY, EITHER, JOKER = "die", "quarry", "either", "joker"  # what a stone would be paid with


class Look(look.Look[CheopsState]):
    """A table with what follows from it, worked out once for all its parts."""

    # ---- what can be done ---------------------------------------------------------------------------

    @cached_property
    def open(self) -> Action | None:
        """The action in the foreground; of payments the nearest, if nothing else is chosen."""
        nearest = next(iter(self.view.legal.values()), None) if self.step == "pay" else None
        return super().open or nearest

    def sign(self, act: str) -> str:
        """How the target of an action is marked; beside the payment in the foreground others are possible."""
        sign = super().sign(act)
        return LOOP if sign == ROPE and self.step == "pay" else sign

    def ways(self, beginning: str) -> list[Action]:
        """The legal actions that can come of this, also beside a choice that has begun."""
        return [action for action in self.view.offered.values() if self.fits(beginning, action)]

    def goes_on(self, act: str) -> bool:
        """Whether the same player is asked again after an action, so that it can still be taken back."""
        action = self.view.offered.get(act)
        return action is not None and _step(self.view.game.tried(self.state, action)) in GOES_ON

    @cached_property
    def begun(self) -> str:
        """The relief field a pair has begun with, if one has."""
        return next((field for field in box.RELIEF_FIELDS if self.view.start == f"relief {field}"), "")

    @cached_property
    def _middle(self) -> Sequence[int]:
        """By colour, the dice that are still there for the next stone."""
        if not self.begun:
            return self.state.middle
        middle = list(self.state.middle)
        colour = self._colour(self.begun)
        middle[colour] -= middle[colour] > 0
        return middle

    def _colour(self, field: str) -> int:
        return box.COLOUR_OF[self.state.sheets[self.viewer]][box.NUMBER[field]]

    def price(self, field: str) -> str:
        """C5: what would pay for a field of the viewer: a die if there is one, else quarry stone or joker."""
        colour, player = self._colour(field), self.viewer
        if self._middle[colour]:
            return DIE
        used = self.state.struck[player].bit_length()
        if colour not in box.STONES_OF[self.state.sheets[player]][used:]:
            return JOKER
        return EITHER if self.state.jokers[player] else QUARRY

    # ---- the die looked at --------------------------------------------------------------------------

    @cached_property
    def die(self) -> int | None:
        """The colour of the die that is pointed at, or looked at closer; None without one."""
        things = (self.view.pointed, self.view.inspected)
        return next((DICE[thing] for thing in things if thing in DICE), None)

    def opened_by(self, colour: int) -> list[str]:
        """The fields that can be ticked now and that a die of this colour would pay for."""
        if not self._middle[colour]:
            return []
        legal = self.view.legal.values()
        ticked = (action for action in legal if action.verb in TICKS)
        fields = dict.fromkeys(name for action in ticked for name in fields_of(action))
        return [name for name in fields if name != self.begun and self._colour(name) == colour]

    def opened(self, field: str) -> bool:
        """Whether the die looked at pays for this field."""
        return self.die == self._colour(field) and self.price(field) == DIE

    @property
    def unpaid(self) -> list[int]:
        """The colours that quarry stones or jokers have to pay for."""
        return unpaid_of(self.pending) if self.step == "pay" else []

    # ---- what was chosen, what just was -------------------------------------------------------------

    @cached_property
    def _turns(self) -> tuple[list[Event], list[Event]]:
        """What was told in the turn before this one, and in this one."""
        told = reversed(self.view.told)
        now, before = ([*takewhile(lambda event: event.kind != TURN, told)][::-1] for _ in range(2))
        return before, now

    def did(self, player: int) -> list[Event]:
        """A player's last action, this turn's if they have begun to act in it."""
        before, now = self._turns
        return [event for event in (before if self.waits(player) else now) if event.player == player]

    def traces(self, event: Event) -> Iterable[str]:
        """Fields and stones of the players' sheets; jokers are counted."""
        named = [word(event.params, name) for name in FIELDS if name in event.params]
        struck = ["joker"] if event.kind == "joker" else []
        return [sheet_key(event.player, name) for name in (*named, *struck)]

    def waits(self, player: int) -> bool:
        """Whether a player has yet to act this turn."""
        return any(matter.step == "act" and matter.player == player for matter in self.state.pending)

    @cached_property
    def doing(self) -> list[Event]:
        """What the action that is going on has done so far."""
        return self.did(self.mover) if self.step in GOES_ON else []

    @cached_property
    def chosen(self) -> list[str]:
        """The fields of the action that is going on, in order."""
        return ticks(self.doing)

    # ---- what would come ----------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        """Whether a choice among quarry stones and jokers follows the ticks in the foreground."""
        return self.step != "pay" and self.trial is not None and _step(self.trial) == "pay"

    @cached_property
    def forecast(self) -> Trial[CheopsState] | None:
        """The action in the foreground, tried; what is still to be paid is paid with what costs least."""
        forecast, game = self.trial, self.view.game
        while self.step != "pay" and forecast and _step(forecast) == "pay":
            ways = [game.tried(forecast.state, way) for way in game.legal_actions(forecast.state)]
            paid = max(ways, key=lambda way: game.scores(way.state)[self.mover])
            forecast = Trial(paid.state, [*forecast.told, *paid.told])
        return forecast

    @cached_property
    def will(self) -> list[Event]:
        """What the action in the foreground would do."""
        return self.forecast.told if self.forecast else []

    @cached_property
    def soon(self) -> list[str]:
        """The fields the action in the foreground would tick, or the one a relief pair has begun with."""
        return ticks(self.will) or ([self.begun] if self.begun else [])

    # ---- points -------------------------------------------------------------------------------------

    def bonus_state(self, player: int, bonus: int) -> str:
        """Whether a bonus is open, won, gone, or (`now`) still to be had this turn."""
        if self.state.bonuses[player] >> bonus & 1:
            return "won"
        met = self.state.met[bonus]
        if not met:
            return "open"
        can_still = met == self.state.turn and (self.waits(player) or player == self.mover)
        return "now" if can_still else "gone"


def _step(trial: Trial[CheopsState]) -> str:
    """What is asked after an action."""
    return trial.state.pending[-1].step if trial.state.pending else ""


def ticks(events: Iterable[Event]) -> list[str]:
    """The fields ticked, in order."""
    told = (event for event in events if event.kind in TICKS)
    return [word(event.params, name) for event in told for name in FIELDS if name in event.params]


def fields_of(action: Action) -> list[str]:
    """The fields that an action ticks."""
    return [word(action.details, name) for name in action.details]


def params(events: Iterable[Event], kind: str, name: str) -> list[str]:
    """One detail of each event of a kind."""
    return [word(event.params, name) for event in events if event.kind == kind]


def sheet_key(player: int, thing: str) -> str:
    """A field or stone of a player's sheet, or all jokers that were struck: `joker`."""
    return f"sheet-{player}-{thing}"
