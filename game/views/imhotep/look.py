"""What all parts of the table ask: what can be clicked, what was chosen, what the last decision moved."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, cast

from game.core.details import number, word
from game.core.state import Event, Pending
from game.core.vocabulary import Action
from game.games.imhotep.actions import PICK, VOCABULARY
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import ImhotepState
from game.games.imhotep.tables import BOATS, MINIMUM, SITES, SPOTS
from game.views.art.traces import Mark
from game.views.imhotep.keys import (
    WAITING,
    boat_key,
    hand_key,
    panel_key,
    quarry_keys,
    site_key,
    site_stone_key,
    sled_key,
    stone_key,
)
from game.views.look import CHOSEN, LOOP, ROPE
from game.views.look import Look as AnyLook

__all__ = ["CHOSEN", "LOOP", "ROPE", "Known", "Look", "Moved"]

PLACING = {"place", "place_to_sail"}


class Moved(NamedTuple):
    """A stone the last decision brought to a monument: its turn among them, where it was before."""

    nth: int
    came: str


Traces = Mapping[str, Callable[[Event], Iterable[str]]]  # by kind of event: the names it leaves a mark on


@dataclass(frozen=True, kw_only=True)
class Known:
    """What a look at the table has to know of a module or a side in play."""

    placing: Collection[str] = ()  # its matters that ask for a spot
    loading: Mapping[str, Callable[[Pending], int | None]] = field(
        default_factory=dict
    )  # by matter: the boat begun
    crossing: Collection[str] = ()  # its matters of sailing to where a boat already lies
    brings: Mapping[str, str] = field(
        default_factory=dict
    )  # by verb that brings a stone to a site: how it is said
    taking: Mapping[str, Sequence[Action]] = field(
        default_factory=dict
    )  # by matter: what a click on a card means
    waiting: Collection[str] = ()  # its verbs that say where a waiting stone goes
    traces: Traces = field(default_factory=dict)
    gone: tuple[str, ...] = ()  # how the names begin of its things that leave when a round begins

    @property
    def cells(self) -> Collection[str]:
        """Its matters that ask for a cell."""
        return ()


class Look(AnyLook[ImhotepState]):
    """A table with what follows from it, worked out once for all its parts."""

    @property
    def known(self) -> Sequence[Known]:
        """The modules and sides in play."""
        return ()

    @cached_property
    def game(self) -> Imhotep:
        """The game with its sides and modules."""
        return cast("Imhotep", self.view.game)

    # ---- what can be clicked --------------------------------------------------------------------

    def sign(self, act: str) -> str:
        """How a target is marked. With a boat chosen for placing, sailing it is as open as placing on it."""
        sign = super().sign(act)
        if sign != LOOP or self.view.hint or self.begun is None:
            return sign
        sailing = self.view.start == VOCABULARY.beginning("place", self.begun) and any(
            self.fits(act, action) for action in self.view.offered.values() if self._sails(action.text)
        )
        return ROPE if sailing else LOOP

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
        begun = [each.loading[self.step](self.pending) for each in self.known if self.step in each.loading]
        return begun[0] if begun else None

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
        asked = self.step in PLACING or any(self.step in each.placing for each in self.known)
        placing = asked or self.view.start == "place"
        return VOCABULARY.beginning("place" if placing else "sail", boat)

    def places(self, boat: int) -> list[int]:
        """The spots of a boat that a stone may go to now."""
        return [spot for spot in range(SPOTS) if VOCABULARY.of("place", boat, spot).text in self.view.offered]

    def site_act(self, site: int) -> str:
        """What a click on a site says."""
        if self.alone:
            return VOCABULARY.of(self.alone, site).text
        if len(self.sailing) > 1 and self.chosen is None and not self.closed(site):
            return "sail"  # which boat is to be said first
        return VOCABULARY.of("sail", self.candidate, site).text

    @cached_property
    def brings(self) -> Mapping[str, str]:
        """The verbs in play that bring a stone to a site by no boat of the round, and how they are said."""
        return {verb: said for each in self.known for verb, said in each.brings.items()}

    @property
    def alone(self) -> str:
        """Which of them a click on a site means: it has been begun, is asked for, or hinted at; or empty."""
        hinted = self.view.offered.get(self.view.hint)
        meant = (self.view.start, self.step, hinted.verb if hinted else "")
        return next((verb for verb in meant if verb in self.brings), "")

    @property
    def choosing_site(self) -> bool:
        """Whether a boat has been singled out and only the site is open: digits then mean sites."""
        if self.step in self.brings or self.view.start in self.brings:
            return True
        return self.chosen is not None and self.chosen in self.sailing

    @cached_property
    def taking(self) -> Sequence[Action] | None:
        """What clicks on the market's cards mean, by field; None if no card is asked for."""
        found = {step: cards for each in self.known for step, cards in each.taking.items()}
        return PICK if self.step == "pick" else found.get(self.step)

    def closed(self, site: int) -> bool:
        """Whether boats cannot sail there: to taken sites, and to others where one has to follow a boat."""
        crossing = any(self.step in each.crossing for each in self.known)
        return self.step not in self.brings and self.taken(site) != crossing

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
        every = (PLACES, *(each.traces for each in self.known))
        return next((traces[event.kind](event) for traces in every if event.kind in traces), ())

    def replaced(self, event: Event) -> tuple[str, ...]:
        """A new round has other boats."""
        gone = (name for each in self.known for name in each.gone)
        return ("boat-", "site-", *gone) if event.kind == "round" else ()

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
        if nth == 0 and (any(map(self.decided, self.brings))):
            return sled_key(event.player, self.state.sled[event.player])
        verbs = (verb for each in self.known for verb in each.waiting)
        waited = nth == 0 and any(map(self.decided, verbs))
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


def sled(event: Event) -> Iterable[str]:
    return (panel_key(event.player),)


PLACES: Traces = {
    "take": sled,
    "stones": sled,
    "place": _placed,
    "sail": lambda event: (boat_key(_place(event, "boat")), site_key(word(event.params, "site"))),
    "arrive": lambda event: (site_stone_key(word(event.params, "site"), _place(event, "stone")),),
    "gain_card": lambda event: (hand_key(event.player, word(event.params, "card")),),
}
