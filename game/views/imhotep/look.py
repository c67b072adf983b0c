"""What all parts of the table ask: what can be clicked, what was chosen, what the last move was."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from game.core.game import Pending
from game.core.vocabulary import Action
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import NOBODY, ImhotepState
from game.games.imhotep.tables import BOATS, MINIMUM, SITES, SPOTS
from game.views.imhotep.forecast import Forecast, forecast
from game.views.imhotep.traces import Traces
from game.views.table import Table

ROPE, PEG, CHOSEN = "rope", "peg", "sel"
NOTHING = Pending("", NOBODY)
PLACING = {"place", "place_or_stop", "place_to_sail", "bonus_load"}


class Look:
    """A table with what follows from it, worked out once for all its parts."""

    def __init__(self, view: Table) -> None:
        self.view = view
        self.t = view.t
        self.game = cast("Imhotep", view.game)
        self.state: ImhotepState = view.seen
        self.pending = self.state.pending[-1] if self.state.pending else NOTHING
        self.step = self.pending.step
        self.mover = view.game.current_player(self.state)
        self.last = Traces(view.last, self.state)

    # ---- what can be clicked --------------------------------------------------------------------

    @cached_property
    def offered(self) -> Mapping[str, Action]:
        """Everything legal, whatever choice is open; nothing while nobody here may act."""
        if not self.view.legal:
            return {}
        return {action.text: action for action in self.view.game.legal_actions(self.state)}

    def sign(self, act: str) -> str:
        """How the target of an action, or of a beginning of actions, is marked."""
        meant = [text for text in self.offered if begins(text, act)]
        if not meant:
            return ""
        if self.view.hint:
            return CHOSEN if begins(self.view.hint, act) else PEG
        start = self.view.start
        if not start:
            return ROPE
        if start == act:
            return CHOSEN
        return ROPE if any(begins(text, start) or self._goes_on(text) for text in meant) else PEG

    def _goes_on(self, text: str) -> bool:
        """With a boat chosen for placing, sailing it is as open as placing on it."""
        verb, _, rest = self.view.start.partition(" ")
        return verb == "place" and bool(rest) and begins(text, f"sail {rest}")

    # ---- boats ------------------------------------------------------------------------------------

    @cached_property
    def sailing(self) -> list[int]:
        """The boats that may sail now."""
        boats = {action.args[0] for action in self.offered.values() if action.verb == "sail"}
        return sorted(boats)

    @cached_property
    def chosen(self) -> int | None:
        """The boat a click, a hint or the matter asked has singled out."""
        words = (self.view.start or self.view.hint).split()
        if len(words) > 1 and words[0] in {"sail", "place"}:
            return int(words[1]) - 1
        if not self.offered:
            return None
        if self.step == "sail_boat":
            return self.pending.a
        return self.pending.a - 1 if self.step == "load_to_sail" and self.pending.a else None

    @cached_property
    def candidate(self) -> int:
        """The boat a click on a site speaks of, legal or not: the chosen, the ready, the fullest."""
        if self.chosen is not None:
            return self.chosen
        if len(self.sailing) == 1:
            return self.sailing[0]
        s = self.state
        waiting = [boat for boat in range(BOATS) if not s.sailed(boat)] or [0]
        return max(waiting, key=lambda boat: (s.loads[boat] - MINIMUM[s.caps[boat]], -boat))

    def hull_act(self, boat: int) -> str:
        """What a click on a boat says: it is to sail, or to be loaded where stones are asked for."""
        placing = self.step in PLACING or self.view.start == "place"
        return f"{'place' if placing else 'sail'} {boat + 1}"

    def places(self, boat: int) -> list[int]:
        """The spots of a boat that a stone may go to now."""
        return [spot for spot in range(SPOTS) if f"place {boat + 1} {spot + 1}" in self.offered]

    def site_act(self, site: int) -> str:
        """What a click on a site says."""
        if begins(self.view.start or self.view.hint, "private"):
            return f"private {SITES[site]}"
        if len(self.sailing) > 1 and self.chosen is None and not self.taken(site):
            return "sail"  # which boat is to be said first
        return f"sail {self.candidate + 1} {SITES[site]}"

    @property
    def choosing_site(self) -> bool:
        """Whether a boat has been singled out and only the site is open: digits then mean sites."""
        return self.view.start == "private" or (self.chosen is not None and self.chosen in self.sailing)

    def taken(self, site: int) -> bool:
        """Whether a boat has come to a site this round."""
        return bool(self.state.docked >> site & 1)

    # ---- points -----------------------------------------------------------------------------------

    @cached_property
    def forecast(self) -> Forecast | None:
        """What the sailing pointed at would bring."""
        action = self.offered.get(self.view.preview)
        return forecast(self.game, self.state, self.mover, action) if action else None

    @cached_property
    def sheet(self) -> list[dict[str, int]]:
        """Points by player and category, as if the game ended now."""
        return self.view.sheet(self.state)

    # ---- people -----------------------------------------------------------------------------------

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.view.seats[player].name

    @property
    def several(self) -> bool:
        """Whether more than one person sits here, so that questions name whom they ask."""
        return sum(not seat.is_bot for seat in self.view.seats) > 1


def begins(text: str, start: str) -> bool:
    """Whether an action's text is this, or begins with these words."""
    return text == start or text.startswith(f"{start} ")
