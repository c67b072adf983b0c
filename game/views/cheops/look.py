"""What all parts of the table ask: what is open, what was chosen, what it would bring, what just was."""

from functools import cached_property
from typing import NamedTuple

from game.core.vocabulary import Action
from game.games.cheops import tables as box
from game.games.cheops.state import CheopsState, unpaid_of, without_dice
from game.views.table import Table

ROPE, PEG, CHOSEN = "rope", "peg", "sel"
GOES_ON = frozenset({"second", "pay"})  # matters of an action that has begun


class Forecast(NamedTuple):
    """What the action in the foreground would bring."""

    points: dict[str, int]  # by category
    fields: frozenset[int]  # newly ticked
    bonuses: int  # gained, as a set
    dice: tuple[int, ...]  # the colours of dice that pay
    stones: frozenset[int]  # quarry stones struck
    struck: int  # quarry stones used or passed over, afterwards
    jokers: int  # struck
    asked: bool  # whether a choice among quarry stones and jokers follows; the nearest are shown


class Look:
    """A table with what follows from it, worked out once for all its parts."""

    def __init__(self, view: Table) -> None:
        self.view = view
        self.t = view.t
        self.state: CheopsState = view.seen
        self.pending = self.state.pending[-1] if self.state.pending else None
        self.step = self.pending.step if self.pending else ""
        self.viewer = view.viewer

    @cached_property
    def mover(self) -> int:
        """Who decides; negative when nobody does."""
        return self.view.game.current_player(self.state)

    @property
    def yours(self) -> bool:
        """Whether the viewer may choose now."""
        return bool(self.view.legal)

    # ---- what can be done ---------------------------------------------------------------------------

    @cached_property
    def legal(self) -> dict[str, Action]:
        """All that is legal, also beside a choice of several clicks that has begun."""
        if not self.yours:
            return {}
        return {action.text: action for action in self.view.game.legal_actions(self.state)}

    @cached_property
    def open(self) -> str:
        """The action in the foreground: previewed, hinted at, or what pays if nothing else is chosen."""
        chosen = self.view.preview or self.view.hint
        return chosen or (next(iter(self.view.legal), "") if self.step == "pay" else "")

    @property
    def busy(self) -> bool:
        """Whether something is chosen already, so that all else is only also possible."""
        return bool(self.view.start or self.view.hint) or self.step == "pay"

    def sign(self, action: str) -> str:
        """How an action's target is marked: roped, pegged while another is in the foreground, chosen."""
        if action not in self.legal:
            return ""
        if action == self.open:
            return CHOSEN
        return PEG if self.busy else ROPE

    def partners(self, field: str) -> list[str]:
        """The actions that tick a relief field together with a neighbour."""
        return [text for text in self.legal if text.startswith("relief ") and field in text.split()]

    def goes_on(self, text: str) -> bool:
        """Whether the same player is asked again after an action, so that it can still be taken back."""
        after = self.state.clone()
        self.view.game.apply(after, self.legal[text])
        return bool(after.pending) and after.pending[-1].step in GOES_ON

    # ---- what was chosen, what just was -------------------------------------------------------------

    @cached_property
    def _turn_ticks(self) -> tuple[int, int]:
        """How many fields were ticked before the turn before this one, and before this one."""
        ends = (matter for matter in self.state.pending if matter.step == "turn_end")
        end = next(ends, None)
        return (end.b, end.a) if end else (len(self.state.ticks), len(self.state.ticks))

    def ticks_of_action(self, player: int) -> list[int]:
        """The fields of a player's last action, this turn's if he has begun to act in it, in order."""
        last_turn, this_turn = self._turn_ticks
        ticks = self.state.ticks[last_turn:this_turn] if self.waits(player) else self.state.ticks[this_turn:]
        return [field for _, ticker, field in ticks if ticker == player]

    def waits(self, player: int) -> bool:
        """Whether a player has yet to act this turn."""
        return any(matter.step == "act" and matter.player == player for matter in self.state.pending)

    @cached_property
    def chosen(self) -> list[int]:
        """The fields of the action that is going on."""
        return self.ticks_of_action(self.mover) if self.step in GOES_ON else []

    @cached_property
    def taken(self) -> list[int]:
        """The colours of dice that the action going on has taken."""
        return [
            colour
            for colour, (lying, middle) in enumerate(zip(self.state.lying, self.state.middle, strict=True))
            for _ in range(lying - middle)
        ]

    @cached_property
    def soon(self) -> list[int]:
        """The fields the action in the foreground would tick, or the one a relief pair has begun with."""
        if self.forecast:
            return sorted(self.forecast.fields)
        return [box.NUMBER[name] for name in self.view.start.split()[1:] if name in box.NUMBER]

    # ---- what would come ----------------------------------------------------------------------------

    @cached_property
    def forecast(self) -> Forecast | None:
        """What the action in the foreground would bring; chance stays out of it."""
        action = self.legal.get(self.open)
        if action is None or action.verb == "done":
            return None
        game, before, player = self.view.game, self.state, self.mover
        after = before.clone()
        game.apply(after, action)
        asked = bool(after.pending) and after.pending[-1].step == "pay"
        while self.step != "pay" and after.pending and after.pending[-1].step == "pay":
            game.apply(after, game.legal_actions(after)[0])
        new = after.ticked[player] & ~before.ticked[player]
        fields = frozenset(field for field in range(len(box.FIELDS)) if new >> field & 1)
        return Forecast(
            self.view.sheet(after)[player],
            fields,
            after.bonuses[player] & ~before.bonuses[player],
            self._dice_for(fields),
            frozenset(self._struck_by(after, player)),
            after.struck[player],
            before.jokers[player] - after.jokers[player],
            asked,
        )

    def _dice_for(self, fields: frozenset[int]) -> tuple[int, ...]:
        colours = [box.COLOUR_OF[self.state.sheets[self.mover]][field] for field in sorted(fields)]
        unpaid = without_dice(self.state.middle, colours)
        for colour in unpaid:
            colours.remove(colour)
        return tuple(colours)

    def _struck_by(self, after: CheopsState, player: int) -> list[int]:
        place, stones = self.state.struck[player], []
        for _, _, lost, joker in after.strikes[len(self.state.strikes) :]:
            if not joker:
                place += lost // box.STONE_LEFT
                stones.append(place - 1)
        return stones

    @property
    def unpaid(self) -> list[int]:
        """The colours that quarry stones or jokers have to pay for."""
        return unpaid_of(self.pending) if self.pending and self.step == "pay" else []

    # ---- points -------------------------------------------------------------------------------------

    @cached_property
    def points(self) -> list[dict[str, int]]:
        """The score pads by player and category, as if the game ended now."""
        return self.view.sheet(self.state)

    def bonus_state(self, player: int, bonus: int) -> str:
        """Whether a bonus is open, won, gone, or (`now`) still to be had this turn."""
        if self.state.bonuses[player] >> bonus & 1:
            return "won"
        met = self.state.met[bonus]
        if not met:
            return "open"
        can_still = met == self.state.turn and (self.waits(player) or player == self.mover)
        return "now" if can_still else "gone"
