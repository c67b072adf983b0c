"""What all parts of the Duel's table ask: what is open, what was chosen, what would come, what just was."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from game.core.details import number, word
from game.core.state import Event
from game.games.duel.state import DuelState
from game.games.duel.tables import LINES, SLOT_NAMES
from game.views import look

GAINS = ("gain", "take")
SEATS = (1, 2)  # the seats' colours and figures by player


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


class Look(look.Look[DuelState]):
    """A table with what follows from it, worked out once for all its parts."""

    # ---- what would come --------------------------------------------------------------------------

    @property
    def told(self) -> list[Event]:
        """What the action in the foreground would cause."""
        return self.trial.told if self.trial else []

    @cached_property
    def promised(self) -> list[int]:
        """The points that the action in the foreground would bring, by player."""
        return [sum(event.points for event in self.told if event.player == player) for player in (0, 1)]

    @cached_property
    def unloading(self) -> int | None:
        """The boat that would be unloaded."""
        return self.open.args[0] if self.open and self.open.verb == "unload" else None

    @cached_property
    def takers(self) -> dict[int, int]:
        """Who would take the tile on which slot of that boat, in the order of delivery."""
        return {number(event.params, "slot"): event.player for event in self.told if event.kind == "gain"}

    def in_line(self, square: int) -> bool:
        """Whether the boat that would be unloaded serves this square."""
        return self.unloading is not None and square in LINES[self.unloading]

    # ---- what was done since a person last decided --------------------------------------------------

    def traces(self, event: Event) -> Iterable[str]:
        """Squares, boats, tiles that came to lie elsewhere on the boats, tiles that players have."""
        return PLACES[event.kind](event) if event.kind in PLACES else ()

    def replaced(self, event: Event) -> tuple[str, ...]:
        """A boat is loaded again."""
        return (f"tile-{event.params['boat']}-",) if event.kind == "refill" else ()

    def brought(self, player: int, tile: str) -> int:
        """How many tiles of this kind a player has got since."""
        got = (event for move in self.view.since for event in move.told if event.kind in GAINS)
        return sum((event.player, event.params["tile"]) == (player, tile) for event in got)

    # ---- what just was ----------------------------------------------------------------------------

    def _named(self, kind: str, detail: str) -> set[str]:
        return {word(event.params, detail) for event in self.happened(kind)}

    @cached_property
    def placed(self) -> set[str]:
        """The squares with a new figure."""
        return self._named("place", "square")

    @cached_property
    def gains(self) -> list[Gain]:
        """The tiles gained, one after the other."""
        gained = [event for event in self.view.last if event.kind in GAINS]
        return [
            Gain(event.player, word(event.params, "tile"), _lay(event.params), step)
            for step, event in enumerate(gained)
        ]

    @cached_property
    def returns(self) -> list[Return]:
        """The figures that went home, each with its tile."""
        return [
            Return(event.player, word(event.params, "square"), step)
            for step, event in enumerate(self.happened("gain"))
        ]

    @cached_property
    def came(self) -> dict[str, str]:
        """By key of a tile that is new at its place: the key of where it came from."""
        came = {_lay(event.params): "reserve" for event in self.happened("uncover")}
        for event in self.happened("swap"):
            one, other = _lay(event.params), _lay(event.params, "other_slot")
            came |= {one: other, other: one}
        for boat in self._named("refill", "boat"):
            came |= {tile_key(boat, slot): "supply" for slot in SLOT_NAMES}
        return came


# ---- steady names of things, for morphing and motion -------------------------------------------------


def tile_key(boat: str, slot: str) -> str:
    """The tile on a slot."""
    return f"tile-{boat}-{slot}"


def _lay(params: Mapping[str, int | str], slot: str = "slot") -> str:
    """The key of a tile that is told of, where it lay."""
    return tile_key(word(params, "boat"), str(number(params, slot)))


def square_key(square: str) -> str:
    """A square, written `1 2`."""
    return f"square-{square.replace(' ', '-')}"


def boat_key(boat: str) -> str:
    """A boat."""
    return f"boat-{boat}"


def figure_key(square: str) -> str:
    """The figure on a square, written `1 2`."""
    return f"fig-{square.replace(' ', '-')}"


def spare_key(player: int, ordinal: int, *, small: bool = False) -> str:
    """A figure in a player's supply; the small ones stand in the head of a narrow panel."""
    return f"p{player}-{'mfig' if small else 'fig'}-{ordinal}"


def owned_key(player: int, tile: str, ordinal: int) -> str:
    """A tile in a player's display."""
    return f"p{player}-{tile}-{ordinal}"


PLACES: Mapping[str, Callable[[Event], Iterable[str]]] = {
    "place": lambda event: (square_key(word(event.params, "square")),),
    "unload": lambda event: (boat_key(word(event.params, "boat")),),
    "uncover": lambda event: (_lay(event.params),),
    "swap": lambda event: (_lay(event.params), _lay(event.params, "other_slot")),
}
