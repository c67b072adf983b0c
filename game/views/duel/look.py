"""What all parts of the Duel's table ask: what is open, what was chosen, what would come, what just was."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.core.game import Event
from game.games.duel.state import DuelState, delivery
from game.games.duel.tables import SLOTS
from game.views.table import Table

ROPE, PEG, CHOSEN = "rope", "peg", "sel"
Details = Mapping[str, int | str]
FORETOLD = {"place", "unload", "take"}  # other actions bring their points with a later choice
SEATS = (1, 2)  # the seats' colours and figures by player


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an action would bring: new totals, and for an unloading who takes which slot and what is lost."""

    scores: Sequence[int]
    boat: int | None = None
    takers: dict[int, int] | None = None  # owner by slot, in the order of delivery


class Look:
    """A table with what follows from it, worked out once for all its parts."""

    def __init__(self, view: Table) -> None:
        self.view = view
        self.t = view.t
        self.state: DuelState = view.seen
        self.open = view.preview or view.hint  # the action in the foreground
        self.step = self.state.pending[-1].step if self.state.pending else ""

    @cached_property
    def mover(self) -> int:
        """Who decides; negative when nobody does."""
        return self.view.game.current_player(self.state)

    def sign(self, action: str) -> str:
        """How an action's target is marked: roped, pegged while another is in the foreground, chosen."""
        if action not in self.view.legal:
            return ""
        if action == self.open:
            return CHOSEN
        return PEG if self.open else ROPE

    @cached_property
    def points(self) -> list[dict[str, int]]:
        """The sheet by player and category, as if the game ended now."""
        return self.view.sheet(self.state)

    @cached_property
    def forecast(self) -> Forecast | None:
        """What the action in the foreground would bring; chance stays out of it."""
        action = self.view.legal.get(self.open)
        if action is None or action.verb not in FORETOLD:
            return None
        after = self.state.clone()
        self.view.game.apply(after, action)
        scores = self.view.game.scores(after)
        if action.verb != "unload":
            return Forecast(scores)
        (boat,) = action.args
        return Forecast(scores, boat, {slot: owner for _, owner, slot in delivery(self.state, boat)})

    @cached_property
    def last(self) -> "Traces":
        """Marks of the last move."""
        return Traces(self.view.last)


class Gain(NamedTuple):
    """A tile that the last move brought somebody."""

    player: int
    tile: str
    came: str  # key of the tile where it lay
    step: int  # deliveries come one after the other


class Return(NamedTuple):
    """A figure that the last move brought back to its owner's supply."""

    player: int
    square: str
    step: int


class Traces:
    """Where the last move left its marks, and where things came from."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.squares: set[str] = set()  # with a new figure
        self.boats: set[str] = set()  # unloaded
        self.tiles: dict[tuple[str, int], str] = {}  # by boat and slot: the key of where its tile came from
        self.gains: list[Gain] = []
        self.returns: list[Return] = []
        for kind, player, params in events:
            if kind in NOTES:
                NOTES[kind](self, player, params)

    def place(self, player: int, params: Details) -> None:
        """A figure came to a square."""
        self.squares.add(str(params["square"]))

    def unload(self, player: int, params: Details) -> None:
        """A boat was emptied."""
        self.boats.add(str(params["boat"]))

    def gain(self, player: int, params: Details) -> None:
        """A figure fetched a tile."""
        self.returns.append(Return(player, str(params["square"]), len(self.gains)))
        self.take(player, params)

    def take(self, player: int, params: Details) -> None:
        """A tile went from a boat to a player."""
        came = tile_key(str(params["boat"]), int(params["slot"]))
        self.gains.append(Gain(player, str(params["tile"]), came, len(self.gains)))

    def uncover(self, player: int, params: Details) -> None:
        """A reserve tile was turned up."""
        self.tiles[str(params["boat"]), int(params["slot"])] = "reserve"

    def swap(self, player: int, params: Details) -> None:
        """Two tiles changed places."""
        boat, one, other = str(params["boat"]), int(params["slot"]), int(params["other_slot"])
        self.tiles[boat, one], self.tiles[boat, other] = tile_key(boat, other), tile_key(boat, one)

    def refill(self, player: int, params: Details) -> None:
        """A boat was loaded anew."""
        self.tiles |= {(str(params["boat"]), slot): "supply" for slot in range(1, SLOTS + 1)}


NOTES: Mapping[str, Callable[[Traces, int, Details], None]] = {
    "place": Traces.place,
    "unload": Traces.unload,
    "gain": Traces.gain,
    "take": Traces.take,
    "uncover": Traces.uncover,
    "swap": Traces.swap,
    "refill": Traces.refill,
}


# ---- steady names of things, for morphing and motion -------------------------------------------------


def tile_key(boat: str, slot: int) -> str:
    """The tile on a slot, counted from 1 at the quay."""
    return f"tile-{boat}-{slot}"


def figure_key(square: str) -> str:
    """The figure on a square, written `1 2`."""
    return f"fig-{square.replace(' ', '-')}"


def spare_key(player: int, ordinal: int, *, small: bool = False) -> str:
    """A figure in a player's supply; the small ones stand in the head of a narrow panel."""
    return f"p{player}-{'mfig' if small else 'fig'}-{ordinal}"


def owned_key(player: int, tile: str, ordinal: int) -> str:
    """A tile in a player's display."""
    return f"p{player}-{tile}-{ordinal}"
