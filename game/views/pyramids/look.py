"""What all parts of the table ask: what was chosen, what is looked at, what would come, what just was."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from game.core.details import number, word
from game.core.state import Event
from game.games.pyramids import actions as act
from game.games.pyramids import tables as box
from game.games.pyramids.scoring import Stone, largest
from game.games.pyramids.state import UNKNOWN, PyramidsState
from game.views import look

HAND = act.HAND["hand"]
ANY_CARD = "|".join(HAND)  # the place in the hand is chosen later
BUILDINGS = "|".join(box.GLYPHS)  # where a card goes is chosen later


class Inspected(NamedTuple):
    """What is looked at closer: a player's necropolis, the cards of the tomb, or the largest connections."""

    kind: str = ""
    player: int = -1
    colour: int = -1  # of a connection; -1: all colours


class Look(look.Look[PyramidsState]):
    """A table with what follows from it, worked out once for all its parts."""

    @property
    def players(self) -> int:
        return len(self.view.seats)

    # ---- what can be done ---------------------------------------------------------------------------

    def card_act(self, place: int) -> str:
        """What a click on a card of the hand says, by its place from 0."""
        if self.step == "trim":
            return act.DISCARD[place].text
        if ANY_CARD in self.view.start:
            return self.view.start.replace(ANY_CARD, HAND[place])
        return f"{BUILDINGS} {HAND[place]}"

    def target_act(self, building: str, slot: str = "") -> str:
        """What a click on a place to build says."""
        begun = self.view.start if self.card_chosen else f"{BUILDINGS} {ANY_CARD}"
        return f"{begun.replace(BUILDINGS, building)} {slot}".rstrip()

    @property
    def card_chosen(self) -> bool:
        """Whether a card of the hand is chosen, and its place is asked."""
        return self.view.start.startswith(BUILDINGS)

    # ---- what is looked at --------------------------------------------------------------------------

    @cached_property
    def inspected(self) -> Inspected:
        """What is looked at closer, or pointed at."""
        return self._inspected(self.view.pointed) or self._inspected(self.view.inspected) or Inspected()

    def _inspected(self, thing: str) -> Inspected | None:
        match thing.split():
            case ["connection", player, letter] if letter in box.LETTERS and self._seat(player):
                return Inspected("connection", int(player), box.LETTERS.index(letter))
            case ["connection" | "player" | "buried" as kind, player] if self._seat(player):
                return Inspected(kind, int(player))
        return None

    def _seat(self, player: str) -> bool:
        return player.isdecimal() and int(player) < self.players

    @property
    def shown(self) -> int:
        """Whose necropolis is in the middle."""
        return self.viewer if self.inspected.player < 0 else self.inspected.player

    @property
    def own(self) -> bool:
        """Whether that is the viewer's own."""
        return self.shown == self.viewer

    @cached_property
    def largest(self) -> list[list[list[Stone]]]:
        """By player and colour, the largest connection."""
        return [largest(pyramid) for pyramid in self.state.pyramids]

    # ---- points -------------------------------------------------------------------------------------

    @cached_property
    def totals(self) -> Sequence[int]:
        """Points by player, as far as they can be told from what is seen."""
        return [sum(row.values()) for row in self.sheet]

    @cached_property
    def totals_then(self) -> Sequence[int]:
        """The same after the action in the foreground."""
        return [sum(row.values()) for row in self.view.sheet(self.trial)] if self.trial else self.totals

    @cached_property
    def joined_then(self) -> Mapping[str, int]:
        """By colour, the largest connections that grow by the card in the foreground."""
        told = self.trial.told if self.trial else []
        return {
            word(event.params, "colour"): number(event.params, "stones")
            for event in told
            if event.kind == "connection"
        }

    # ---- what was done since a person last decided ----------------------------------------------------

    def traces(self, event: Event) -> Iterable[str]:
        """God tiles, the places of pairs, cards that lie for all to see, tombs."""
        return (PLACES[event.kind](event),) if event.kind in PLACES else ()

    def replaced(self, event: Event) -> tuple[str, ...]:
        """A new round: god tiles are back, and the quarry is filled."""
        return ("god-", "pair-") if event.kind == "round" else ()

    # ---- what just was ------------------------------------------------------------------------------

    @cached_property
    def last(self) -> "Traces":
        """Where things came from with the last move."""
        return Traces(self.state, self.view.last)

    @property
    def dealt(self) -> bool:
        """Whether the quarry has just been filled."""
        return self.view.deed is None or bool(self.happened("round"))


class Traces:
    """Where each thing came from that the last move brought, by steady names."""

    def __init__(self, state: PyramidsState, told: Sequence[Event]) -> None:
        self.came: dict[str, str] = {}
        self.state = state
        for event in told:
            if event.kind in NOTES:
                NOTES[event.kind](self, event)

    def pair(self, event: Event) -> None:
        """Two cards have come from the quarry."""
        hand = self.state.hands[event.player]
        for at, name in ((-2, "card1"), (-1, "card2")):
            card = card_key(box.NUMBERS[word(event.params, name)])
            key = card if hand[at] != UNKNOWN else hidden_key(event.player, len(hand) + at)
            self.came[key] = card

    def built(self, event: Event) -> None:
        """A card has come from a hand for all to see."""
        key = card_key(box.NUMBERS[word(event.params, "card")])
        self.came[key] = f"{key} {left_key(self.state, event.player)}"

    def tomb(self, event: Event) -> None:
        """A card has gone from a hand into the tomb."""
        player, tomb = event.player, self.state.tombs[event.player]
        self.came[tomb_key(player, len(tomb) - 1)] = (
            left_key(self.state, player) if tomb[-1] == UNKNOWN else card_key(tomb[-1])
        )


NOTES = {
    "pair": Traces.pair,
    "pyramid": Traces.built,
    "obelisk": Traces.built,
    "tomb": Traces.tomb,
}


# ---- steady names of things, for morphing and motion -------------------------------------------------


def god_key(tile: int) -> str:
    """A god tile."""
    return f"god-{tile + 1}"


def pair_key(pair: int) -> str:
    """A pair of the quarry, or its empty place; counted from 0."""
    return f"pair-{pair + 1}"


def card_key(card: int) -> str:
    """A card that is seen, wherever it lies."""
    return f"card-{card}"


def hidden_key(player: int, place: int) -> str:
    """A card in a player's hand that is not seen."""
    return f"hand-{player}-{place}"


def left_key(state: PyramidsState, player: int) -> str:
    """The place of the card that a hand has just lost."""
    return hidden_key(player, len(state.hands[player]))


def vault_key(player: int) -> str:
    """A player's tomb."""
    return f"vault-{player}"


def tomb_key(player: int, place: int) -> str:
    """A card in a player's tomb."""
    return f"tomb-{player}-{place}"


def place_key(building: str, slot: str = "") -> str:
    """A place to build."""
    return f"place-{building}-{slot}".rstrip("-")


def _built(event: Event) -> str:
    return card_key(box.NUMBERS[word(event.params, "card")])


PLACES: Mapping[str, Callable[[Event], str]] = {
    "tile": lambda event: god_key(number(event.params, "tile") - 1),
    "pair": lambda event: pair_key(number(event.params, "pair") - 1),
    "pyramid": _built,
    "obelisk": _built,
    "tomb": lambda event: vault_key(event.player),
}
