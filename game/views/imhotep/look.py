"""What all parts of the table ask: what can be clicked, what was chosen, what the last decision moved."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import NamedTuple, cast

from game.core.details import number, word
from game.core.game import Event
from game.games.imhotep.actions import VOCABULARY
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import ImhotepState
from game.games.imhotep.tables import BOATS, MINIMUM, SITES, SPOTS
from game.views.art.traces import Mark
from game.views.imhotep.keys import (
    WAITING,
    boat_key,
    hand_key,
    panel_key,
    private_key,
    prophecy_key,
    quarry_keys,
    site_key,
    site_stone_key,
    sled_key,
    stone_key,
)
from game.views.look import CHOSEN, PEG, ROPE
from game.views.look import Look as AnyLook

__all__ = ["CHOSEN", "PEG", "ROPE", "Look", "Moved"]

WAITED = ("build", "cell", "lay")  # decisions on where a stone goes
PLACING = {"place", "place_or_stop", "place_to_sail", "bonus_load"}


class Moved(NamedTuple):
    """A stone the last decision brought to a monument: its turn among them, where it was before."""

    nth: int
    came: str


class Look(AnyLook[ImhotepState]):
    """A table with what follows from it, worked out once for all its parts."""

    @cached_property
    def game(self) -> Imhotep:
        """The game with its sides and modules."""
        return cast("Imhotep", self.view.game)

    # ---- what can be clicked --------------------------------------------------------------------

    def sign(self, act: str) -> str:
        """How a target is marked. With a boat chosen for placing, sailing it is as open as placing on it."""
        sign = super().sign(act)
        if sign != PEG or self.view.hint or self.begun is None:
            return sign
        sailing = self.view.start == VOCABULARY.beginning("place", self.begun) and any(
            self.fits(act, action) for action in self.view.offered.values() if self._sails(action.text)
        )
        return ROPE if sailing else PEG

    def _sails(self, text: str) -> bool:
        action = self.view.offered[text]
        return action.verb == "sail" and action.args[0] == self.begun

    # ---- boats ------------------------------------------------------------------------------------

    @cached_property
    def sailing(self) -> list[int]:
        """The boats that may sail now."""
        boats = {action.args[0] for action in self.view.offered.values() if action.verb == "sail"}
        return sorted(boats)

    @cached_property
    def begun(self) -> int | None:
        """The boat a click has singled out, to sail or to be loaded."""
        starts = {
            VOCABULARY.beginning(verb, boat): boat for verb in ("sail", "place") for boat in range(BOATS)
        }
        return starts.get(self.view.start)

    @cached_property
    def chosen(self) -> int | None:
        """The boat a click, a hint or the matter asked has singled out."""
        if self.begun is not None:
            return self.begun
        hinted = self.view.offered.get(self.view.hint)
        if hinted and hinted.verb in {"sail", "place"}:
            return hinted.args[0]
        if not self.view.offered:
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
        return VOCABULARY.beginning("place" if placing else "sail", boat)

    def places(self, boat: int) -> list[int]:
        """The spots of a boat that a stone may go to now."""
        return [spot for spot in range(SPOTS) if VOCABULARY.of("place", boat, spot).text in self.view.offered]

    def site_act(self, site: int) -> str:
        """What a click on a site says."""
        if self.sailing_privately:
            return VOCABULARY.of("private", site).text
        if self.rafting:
            return VOCABULARY.of("raft", site).text
        if len(self.sailing) > 1 and self.chosen is None and not self.closed(site):
            return "sail"  # which boat is to be said first
        return VOCABULARY.of("sail", self.candidate, site).text

    @property
    def sailing_privately(self) -> bool:
        """Whether a private boat has been chosen, or is hinted at."""
        hinted = self.view.offered.get(self.view.hint)
        return self.view.start == "private" or (hinted is not None and hinted.verb == "private")

    @property
    def choosing_site(self) -> bool:
        """Whether a boat has been singled out and only the site is open: digits then mean sites."""
        if self.rafting or self.view.start == "private":
            return True
        return self.chosen is not None and self.chosen in self.sailing

    @property
    def rafting(self) -> bool:
        """I11.3.5: whether the site of a raft is asked."""
        return self.step == "raft"

    def closed(self, site: int) -> bool:
        """Whether boats cannot sail there: to taken sites, and with a gangplank to those without a boat."""
        return not self.rafting and self.taken(site) != (self.step == "gangplank")

    def taken(self, site: int) -> bool:
        """Whether a boat has come to a site this round."""
        return bool(self.state.docked >> site & 1)

    # ---- what would come --------------------------------------------------------------------------

    def coming(self, site: str) -> list[Event]:
        """The stones that the action in the foreground would bring to a monument."""
        told = self.trial.told if self.trial else []
        return [event for event in told if event.kind == "arrive" and event.params["site"] == site]

    def promised(self, player: int, category: str) -> int:
        """What it would add to a row of a player's sheet, if the game ended then."""
        return self.view.sheet(self.trial)[player][category] - self.sheet[player][category]

    def gain(self, player: int) -> int:
        """The points that the action in the foreground would bring a player at once."""
        told = self.trial.told if self.trial else []
        return sum(event.points for event in told if event.player == player)

    # ---- what was done since a person last decided --------------------------------------------------

    def traces(self, event: Event) -> Iterable[str]:
        """Stones on boats and at sites, boats and where they came to, sleds, cards."""
        return PLACES[event.kind](event) if event.kind in PLACES else ()

    def anew(self, event: Event) -> tuple[str, ...]:
        """A new round has other boats."""
        return ("boat-", "private-", "site-") if event.kind == "round" else ()

    @cached_property
    def arrivals(self) -> list[str]:
        """The stones that came to monuments since, in order."""
        told = (event for move in self.view.since for event in move.told if event.kind == "arrive")
        return [name for event in told for name in self.traces(event)]

    def marks_of_stone(self, site: int, stone: int) -> tuple[Mark, ...]:
        """The marks on a stone at a site; of a single move the stones are numbered as they came."""
        name = site_stone_key(SITES[site], stone)
        marks = self.marks_on(name)
        if len(self.view.since) > 1 or len(self.arrivals) < 2:
            return marks
        return tuple(mark._replace(number=self.arrivals.index(name) + 1) for mark in marks)

    @property
    def sails(self) -> list[tuple[int, int]]:
        """The boats that sailed since and are still there, each with its site."""
        where = ((boat, self.state.berths[boat]) for boat in range(BOATS) if boat_key(boat) in self.marks)
        return [(boat, site) for boat, site in where if site >= 0]

    # ---- what just was ----------------------------------------------------------------------------

    def decided(self, verb: str) -> tuple[int, ...] | None:
        """The arguments of the last decision, if it was one of this verb."""
        deed = self.view.deed
        return deed.args if deed and deed.verb == verb else None

    @cached_property
    def moved(self) -> Mapping[tuple[str, int], Moved]:
        """The stones that just came to monuments, by site and by number among all stones there."""
        arrived = self.happened("arrive")
        return {
            (word(event.params, "site"), _place(event, "stone")): Moved(nth, self._source(event, nth))
            for nth, event in enumerate(arrived)
        }

    def _source(self, event: Event, nth: int) -> str:
        """A stone comes off a boat, a private boat brings it from a sled, the prompt held it, or a card."""
        if "boat" in event.params:
            return stone_key(_place(event, "boat"), _place(event, "spot"))
        if nth == 0 and (self.decided("private") or self.decided("raft")):
            return sled_key(event.player, self.state.sled[event.player])
        waited = nth == 0 and any(map(self.decided, WAITED))
        return WAITING if waited else quarry_keys(event.player)

    def taken_stones(self, player: int) -> int:
        """How many stones just came onto a player's sled."""
        events = (*self.happened("take"), *self.happened("stones"))
        return sum(number(event.params, "count") for event in events if event.player == player)

    def just_gained(self, player: int, card: str) -> bool:
        """Whether a player just got such a card."""
        return any((e.player, e.params["card"]) == (player, card) for e in self.happened("gain_card"))

    # ---- people -----------------------------------------------------------------------------------

    @property
    def several(self) -> bool:
        """Whether more than one person sits here, so that questions name whom they ask."""
        return sum(not seat.is_bot for seat in self.view.seats) > 1


def _place(event: Event, name: str) -> int:
    """A place as the tables count them, from 0."""
    return number(event.params, name) - 1


def _placed(event: Event) -> Iterable[str]:
    return (stone_key(_place(event, "boat"), _place(event, "spot")),)


def _sled(event: Event) -> Iterable[str]:
    return (panel_key(event.player),)


PLACES: Mapping[str, Callable[[Event], Iterable[str]]] = {
    "take": _sled,
    "stones": _sled,
    "place": _placed,
    "sail": lambda event: (boat_key(_place(event, "boat")), site_key(word(event.params, "site"))),
    "private": lambda event: (private_key(event.player), site_key(word(event.params, "site"))),
    "arrive": lambda event: (site_stone_key(word(event.params, "site"), _place(event, "stone")),),
    "gain_card": lambda event: (hand_key(event.player, word(event.params, "card")),),
    "sold": _sled,
    "chariot": lambda event: (f"chariot-{event.player}",),
    "bet": lambda event: (f"bet-{event.params['site']}-{event.params['side']}",),
    "raft": lambda event: (site_key(word(event.params, "site")),),
    "prophecy": lambda event: (prophecy_key(word(event.params, "prophecy")),),
    "favour": lambda event: (f"favour-{event.params['favour']}",),
}
