"""What all parts of the table ask: what is open, what was chosen, what would come, what just was."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.core.game import Event
from game.core.vocabulary import Action
from game.games.pyramids import tables as box
from game.games.pyramids.scoring import Stone, largest
from game.games.pyramids.state import UNKNOWN, PyramidsState
from game.views.table import Table

ROPE, PEG, CHOSEN = "rope", "peg", "sel"
ANY_CARD = "1|2|3"  # the place in the hand is chosen later
BUILDINGS = "pyramid|obelisk|tomb"  # where a card goes is chosen later
NUMBERS = {card.text: number for number, card in enumerate(box.CARDS)}


class Inspected(NamedTuple):
    """What is looked at closer: a player's necropolis, the cards of the tomb, or his largest connections."""

    kind: str = ""
    player: int = -1
    colour: int = -1  # of a connection; -1: all colours


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a card would bring whoever decides: points in all, and the largest connections by colour."""

    points: int
    sizes: Sequence[int]


class Look:
    """A table with what follows from it, worked out once for all its parts."""

    def __init__(self, view: Table) -> None:
        self.view = view
        self.t = view.t
        self.state: PyramidsState = view.seen
        self.viewer = view.viewer
        self.open = view.legal.get(view.preview or view.hint)  # the action in the foreground
        self.step = self.state.pending[-1].step if self.state.pending else ""
        self.players = len(view.seats)

    @cached_property
    def mover(self) -> int:
        """Who decides; negative when nobody does."""
        return self.view.game.current_player(self.state)

    # ---- what can be done ---------------------------------------------------------------------------

    @cached_property
    def offers(self) -> Sequence[Action]:
        """All that is legal, whatever choice is open; nothing when nobody here may act."""
        return self.view.game.legal_actions(self.state) if self.view.legal else ()

    def offered(self, act: str) -> bool:
        """Whether something legal can still come of this beginning."""
        continues = self.view.game.info.vocabulary.continues
        return any(continues(act, action) for action in self.offers)

    def sign(self, act: str) -> str:
        """How the target of an action or its beginning is marked."""
        continues = self.view.game.info.vocabulary.continues
        if act == self.view.start or (self.open and continues(act, self.open)):
            return CHOSEN
        if not self.offered(act):
            return ""
        fits = any(continues(act, action) for action in self.view.legal.values())
        return ROPE if fits and not self.view.hint else PEG

    def card_act(self, place: int) -> str:
        """What a click on a card of the hand says, by its place from 0."""
        if self.step == "trim":
            return f"discard {place + 1}"
        verb, hand, *slot = (*self.view.start.split(), "", "")[:3]
        if hand == ANY_CARD:
            return " ".join([verb, str(place + 1), *filter(None, slot)])
        return f"{BUILDINGS} {place + 1}"

    def target_act(self, verb: str, slot: str = "") -> str:
        """What a click on a place to build says."""
        start = self.view.start.split()
        hand = start[1] if start and start[0] == BUILDINGS else ANY_CARD
        return f"{verb} {hand} {slot}".rstrip()

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
    def scores(self) -> Sequence[int]:
        """Points by player, as far as they can be told from what is seen."""
        return self.view.scores(self.state)

    @cached_property
    def forecast(self) -> Forecast | None:
        """What the card in the foreground would bring."""
        if self.open is None or self.step != "build" or not self.open.args:
            return None
        after = self.state.clone()
        matter = after.pending.pop()
        self.view.game.steps[matter.step].resolve(after, matter, self.open)  # and nothing that follows
        sizes = [len(joined) for joined in largest(after.pyramids[self.mover])]
        return Forecast(self.view.game.scores(after)[self.mover], sizes)

    # ---- what just was ------------------------------------------------------------------------------

    @cached_property
    def last(self) -> "Traces":
        """Marks of the last move, and where things came from."""
        return Traces(self.state, self.view.last)


class Traces:
    """Where the last move left its marks, and by key where each new thing came from."""

    def __init__(self, state: PyramidsState, events: Sequence[Event]) -> None:
        self.cards: set[int] = set()  # just built
        self.tile = -1  # just taken
        self.tomb = -1  # whose it was that just got a card
        self.dealt = not events  # whether the quarry was just filled
        self.came: dict[str, str] = {}
        for event in events:
            self._note(state, event)

    def _note(self, state: PyramidsState, event: Event) -> None:
        player = event.player
        if event.kind == "tile":
            self.tile = int(event.params["tile"]) - 1
        elif event.kind == "pair":
            self._taken(state, player, [NUMBERS[str(event.params[f"card{i}"])] for i in (1, 2)])
        elif event.kind == "tomb":
            self.tomb = player
            place = len(state.tombs[player]) - 1
            self.came[tomb_key(player, place)] = hand_key(state, player, state.tombs[player][-1])
        elif event.kind in ("pyramid", "obelisk"):
            card = NUMBERS[str(event.params["card"])]
            self.cards.add(card)
            self.came[card_key(card)] = f"{card_key(card)} {hidden_key(player, len(state.hands[player]))}"
        elif event.kind == "round":
            self.dealt = True

    def _taken(self, state: PyramidsState, player: int, cards: Sequence[int]) -> None:
        for place, card in zip((-2, -1), cards, strict=True):
            held = state.hands[player][place]
            key = card_key(card) if held != UNKNOWN else hidden_key(player, len(state.hands[player]) + place)
            self.came[key] = card_key(card)


# ---- steady names of things, for morphing and motion -------------------------------------------------


def card_key(card: int) -> str:
    """A card that is seen, wherever it lies."""
    return f"card-{card}"


def hidden_key(player: int, place: int) -> str:
    """A card in a player's hand that is not seen."""
    return f"hand-{player}-{place}"


def hand_key(state: PyramidsState, player: int, card: int) -> str:
    """Where a card that has just left a hand was in it."""
    return hidden_key(player, len(state.hands[player])) if card == UNKNOWN else card_key(card)


def tomb_key(player: int, place: int) -> str:
    """A card in a player's tomb."""
    return f"tomb-{player}-{place}"
