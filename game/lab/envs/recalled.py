"""Positions that never change and know what each seat has seen on the way: what OpenSpiel's states hold.

OpenSpiel copies a state of a Python game by copying its attributes deeply. A state here has one attribute, a
`Held`, which says that it is its own copy; to act is to hold the next one.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, NamedTuple, Self
from weakref import ref

from game.core.edition import Edition, box_of
from game.core.game import Game
from game.core.registry import game_class
from game.core.state import CHANCE, TERMINAL, Pending
from game.core.steps import Below
from game.core.vocabulary import Action
from game.lab.envs import Begun, Choices
from game.lab.envs.tensors import Floats, Tensors

ONLOOKER = -1  # the seat of somebody who sees what everybody sees
IN_HAND = "hand"  # the argument that is a place in a hand: others see what leaves it, not from where
UNSEEN = "?"
ENTRY, ROW = "\n", " | "


# By game: after how many choices it ends as it stands, and more draws than it has. In none but Abusir, where
# blocks can be lost again and again, do games come near.
LONGEST = {
    "duel": (400, 200),
    "imhotep": (800, 400),
    "pyramids": (600, 200),
    "cheops": (1500, 1500),
    "abusir": (4000, 400),
}


class Deal(NamedTuple):
    """Which game, for how many, with which options, in which box.

    `length`: after how many choices it ends as it stands; 0 for more than games have.
    """

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    edition: Edition = ()
    length: int = 0


class Setup:
    """A game set up, and what all its positions share."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game: Game[Any] = game_class(box_of(deal.game, deal.edition))(deal.players, dict(deal.options))
        self.choices = Choices(self.game)
        self.tensors = Tensors(self.game, self.choices)
        vocabulary = self.game.info.vocabulary
        self.verbs = vocabulary.verbs
        self.outcomes = [each for each in vocabulary.actions if self.verbs[each.verb].chance]
        self.places = {outcome: place for place, outcome in enumerate(self.outcomes)}
        longest, self.most_drawn = LONGEST[deal.game]
        self.longest = deal.length or longest
        self.first = Held(self, self.game.initial_state())

    @property
    def hides(self) -> bool:
        """Whether seats see different things."""
        return type(self.game).observation is not Game.observation


@cache
def setup(deal: Deal) -> Setup:
    """The same one for the same deal."""
    return Setup(deal)


class Entry(NamedTuple):
    """How a position came about: who decided (or CHANCE), what number, the action it ended."""

    player: int
    number: int
    action: Action | None


class Memory(NamedTuple):
    """What a seat has seen on the way: as text, and a number for each entry of the history."""

    text: str = ""
    numbers: tuple[float, ...] = ()


NOTHING = Memory()


def _nothing() -> None:
    """What is asked for before anything has been kept."""


class Held:
    """A position, how it came about and the one before it. Whoever has it may rely on it."""

    __slots__ = (
        *("__weakref__", "_ids", "_next", "_parts", "_seen", "_tensors"),
        *("before", "begun", "entry", "memories", "player", "setup", "state", "turns"),
    )

    def __init__(
        self,
        setup: Setup,
        state: Any,
        turns: int = 0,
        before: Self | None = None,
        entry: Entry | None = None,
        begun: Begun = (),
    ) -> None:
        self.setup, self.state, self.turns, self.before, self.entry = setup, state, turns, before, entry
        self.begun = begun  # of an action that is said in steps
        pending = state.pending
        self.player = pending[-1].player if pending and turns < setup.longest else TERMINAL
        self.memories: Mapping[int, Memory] = {}  # of a position that was dealt anew, by seat
        self._ids: Sequence[int] | None = None
        # The one asked for last: copies of a state go the same way. Weak, so that nothing holds itself.
        self._next: Callable[[], Held | None] = _nothing
        # What somebody has asked for, by seat.
        self._seen: dict[int, Any] | None = None
        self._parts: dict[int, Memory] | None = None
        self._tensors: dict[int, Floats] | None = None

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        first, *rest = self.way()
        kept = (
            None if first is self.setup.first else Kept(first.state, first.turns, first.begun, first.memories)
        )
        return played, (self.setup.deal, kept, [held.entry.number for held in rest if held.entry])

    # ---- the game ---------------------------------------------------------------------------------

    @property
    def ids(self) -> Sequence[int]:
        """The numbers of what may be chosen, or of what may come, in their order."""
        if self._ids is None:
            legal = self.setup.choices.legal
            chance = self.player == CHANCE
            self._ids = [place for place, _ in self.odds] if chance else legal(self.state, self.begun)
        return self._ids

    @property
    def odds(self) -> list[tuple[int, float]]:
        """The numbers of what chance may bring, in their order, and how likely each is."""
        state, places = self.state, self.setup.places
        p = state.pending[-1]
        step: Any = self.setup.game.steps[p.step]
        weights = step.weights(state, p)
        whole = sum(weights)
        found = [
            (places[each], weight / whole)
            for each, weight in zip(step.actions(state, p), weights, strict=True)
            if weight
        ]
        found.sort()
        return found

    def name(self, number: int) -> str:
        """What such a number says here."""
        if self.player == CHANCE:
            return self.setup.outcomes[number].text
        return self.setup.choices.name(number, self.begun)

    def then(self, number: int) -> "Held":
        """The position after this choice or outcome, or the same one with more of an action said."""
        following = self._next()
        if following is None or following.entry is None or following.entry.number != number:
            following = self._then(number)
            self._next = ref(following)
        return following

    def _then(self, number: int) -> "Held":
        setup, chance, said = self.setup, self.player == CHANCE, (*self.begun, number)
        action = setup.outcomes[number] if chance else setup.choices.action(said)
        entry = Entry(self.player, number, action)
        if action is None:
            return Held(setup, self.state, self.turns + 1, self, entry, said)
        state = self.state.clone()
        setup.game.apply(state, action)
        return Held(setup, state, self.turns + (not chance), self, entry)

    def way(self) -> list["Held"]:
        """All positions from the first one to this."""
        held, passed = self, [self]
        while held.before:
            held = held.before
            passed.append(held)
        return passed[::-1]

    # ---- what a seat sees -------------------------------------------------------------------------

    def seen(self, seat: int) -> Any:
        """What a seat sees now."""
        if self._seen is None:
            self._seen = {}
        if seat not in self._seen:
            self._seen[seat] = self.setup.game.observation(self.state, None if seat == ONLOOKER else seat)
        return self._seen[seat]

    def tensor(self, seat: int) -> Floats:
        """The same as numbers, made once: OpenSpiel asks the beginning for its size again and again."""
        if self._tensors is None:
            self._tensors = {}
        if seat not in self._tensors:
            self._tensors[seat] = self.setup.tensors.of(
                self.state, seat, self.begun if seat == self.player else ()
            )
        return self._tensors[seat]

    def text(self, seat: int) -> str:
        """The same as text, a field a line."""
        return "\n".join([*rows(self.seen(seat)), *self._saying])

    @property
    def whole(self) -> str:
        """All of it as text."""
        return "\n".join([*rows(self.state), *self._saying])

    @property
    def _saying(self) -> list[str]:
        """What has been said of an action."""
        return [f"begun: {' '.join(map(str, self.begun))}"] if self.begun else []

    def memory(self, seat: int) -> Memory:
        """What a seat has seen until now: own choices in full, of all others what could be told apart."""
        first, *rest = self.way()
        known = first.memories.get(seat, NOTHING)
        parts = [held.part(seat) for held in rest]
        text = ENTRY.join([*([known.text] if known.text else []), *(part.text for part in parts)])
        return Memory(text, (*known.numbers, *(part.numbers[0] for part in parts)))

    def part(self, seat: int) -> Memory:
        """What a seat saw of what led here."""
        if self._parts is None:
            self._parts = {}
        if seat not in self._parts:
            self._parts[seat] = self._part(seat)
        return self._parts[seat]

    def _part(self, seat: int) -> Memory:
        assert self.before
        assert self.entry
        before = [*rows(self.before.seen(seat))]
        changed = [row for was, row in zip(before, rows(self.seen(seat)), strict=True) if was != row]
        told, number = self._heard(self.entry, seat)
        return Memory(ROW.join([told, *changed]), (number,))

    def _heard(self, entry: Entry, seat: int) -> tuple[str, float]:
        """The choice or outcome as a seat heard of it, as text and as a number from -1 to 1."""
        assert self.before
        setup, action, name = self.setup, entry.action, self.before.name(entry.number)
        if entry.player == CHANCE:
            hidden = self._hidden(entry, seat)
            place = len(setup.outcomes) if hidden else entry.number
            return UNSEEN if hidden else name, -(place + 1) / (len(setup.outcomes) + 1)
        names = list(setup.verbs[action.verb].arguments) if action else []
        words, number = name.split(" "), entry.number
        if action and IN_HAND in names and entry.player != seat:
            at = names.index(IN_HAND)
            words[at + 1] = UNSEEN
            others = (*action.args[:at], 0, *action.args[at + 1 :])
            number = setup.game.info.vocabulary.of(action.verb, *others).code
        return " ".join((str(entry.player + 1), *words)), (number + 1) / setup.choices.size

    def _hidden(self, entry: Entry, seat: int) -> bool:
        """Whether another outcome would have looked the same to a seat."""
        assert self.before
        other = next((number for number, _ in self.before.odds if number != entry.number), None)
        return other is not None and self.before.then(other).seen(seat) == self.seen(seat)

    def dealt_anew(self, seat: int, below: Below) -> "Held":
        """A position that may be this one, for all that a seat has seen.

        The others remember of it what everybody saw: what they alone knew has been dealt anew.
        """
        state = self.setup.game.determinize(self.seen(seat), below)
        held = Held(self.setup, state, self.turns, begun=self.begun)
        common = self.memory(ONLOOKER)
        seats = (ONLOOKER, *range(self.setup.game.players))
        held.memories = {each: self.memory(seat) if each == seat else common for each in seats}
        return held


def rows(state: Any) -> Iterator[str]:
    """A position a seat sees, field by field: what is hidden in it no text of the game's own can say."""
    for field in fields(state):
        if field.compare:
            yield f"{field.name}: {_said(getattr(state, field.name))}"


def _said(value: Any) -> str:
    """A value, what has named parts as a plain row of them."""
    if isinstance(value, tuple | Pending):
        return " ".join(map(_said, value)) or "-"
    if isinstance(value, dict):
        return " ".join(f"{name} {_said(each)}" for name, each in value.items())
    return f"[{', '.join(map(_said, value))}]" if isinstance(value, list) else str(value)


class Kept(NamedTuple):
    """A position that is not the usual beginning, as it is written."""

    state: Any
    turns: int
    begun: Begun
    memories: Mapping[int, Memory]


def played(deal: Deal, kept: Kept | None, numbers: Sequence[int]) -> Held:
    """The position after these choices and outcomes: how one is written and read again."""
    held = setup(deal).first
    if kept:
        held = Held(setup(deal), kept.state, kept.turns, begun=kept.begun)
        held.memories = kept.memories
    for number in numbers:
        held = held.then(number)
    return held
