"""Heap: take one to three stones in turn; each is a point, and whoever takes the last one gets a bonus.

The pattern of every game in one file: vocabulary, state, steps, game. Rules: H1 the heap is drawn, from
12 to 20 stones; H2 on your turn take 1, 2 or 3; H3 a point a stone; H4 the bonus for the last stone.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from game.core.game import Game, GameInfo
from game.core.notation import bad
from game.core.options import Option
from game.core.state import CHANCE, NOBODY, Event, Listener, Pending
from game.core.steps import Chance, Refusal, Step
from game.core.vocabulary import Action, Codes, Verb, Vocabulary

SMALLEST, LARGEST, MOST = 12, 20, 3
BONUS = {"high": 5, "low": 2}
SIZES = tuple(str(size) for size in range(SMALLEST, LARGEST + 1))

WRITTEN = re.compile(
    r"(?P<ply>[0-9]{1,4}) heap (?P<heap>[0-9]{1,2}) (of (?P<player>[0-9])|over)"
    r", points (?P<points>[0-9]{1,4}( [0-9]{1,4})*)"
)

TAKES = tuple(str(stones) for stones in range(1, MOST + 1))
VOCABULARY = Vocabulary(
    [Verb("take", {"stones": TAKES}), Verb("@heap", {"heap": SIZES})],
    Codes(1, ("take 1", "take 2", "take 3")),
)
TAKE, HEAP = VOCABULARY.all_of("take"), VOCABULARY.all_of("@heap")


@dataclass(slots=True)
class HeapState:
    """The heap and what everybody has."""

    pending: list[Pending]
    ply: int
    heap: int
    points: list[int]  # by player
    tell: Listener | None = field(default=None, compare=False, repr=False)

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        return type(self)(self.pending[:], self.ply, self.heap, self.points[:])


class DrawHeap(Chance[HeapState]):
    """H1: how many stones there are."""

    stream = "heap"

    def actions(self, s: HeapState, p: Pending) -> Sequence[Action]:
        """Every size."""
        return HEAP

    def weights(self, s: HeapState, p: Pending) -> Sequence[int]:
        """All alike."""
        return [1] * len(HEAP)

    def resolve(self, s: HeapState, p: Pending, action: Action) -> None:
        """The heap lies there."""
        s.heap = SMALLEST + action.args[0]
        if s.tell:
            s.tell(Event("heap", NOBODY, {"heap": s.heap}))


class Turn(Step[HeapState]):
    """H2: take some stones."""

    def __init__(self, players: int, bonus: int) -> None:
        self.players, self.bonus = players, bonus

    def actions(self, s: HeapState, p: Pending) -> Sequence[Action]:
        """One to three, and no more than there are."""
        return TAKE[: s.heap]

    def resolve(self, s: HeapState, p: Pending, action: Action) -> None:
        """H3, H4: the stones are theirs; the next player's turn, unless none is left."""
        stones = action.args[0] + 1
        s.heap -= stones
        s.points[p.player] += stones
        if s.tell:
            s.tell(Event(action.verb, p.player, action.details, stones, "stones", "H3"))
        if s.heap:
            s.pending.append(Pending("turn", (p.player + 1) % self.players))
            return
        s.points[p.player] += self.bonus
        if s.tell:
            s.tell(Event("last", p.player, {}, self.bonus, "last", "H4"))

    def refuse(self, s: HeapState, p: Pending, action: Action) -> Refusal:
        """The heap is smaller than that."""
        return Refusal("heap_too_small", "H2", {"heap": s.heap})


class Heap(Game[HeapState]):
    """The template game."""

    info = GameInfo(
        id="template",
        version=1,
        seats=(2, 4),
        options=(Option("bonus", tuple(BONUS), "hl"),),
        categories=("stones", "last"),
        vocabulary=VOCABULARY,
        turn_rule="H2",
    )

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.steps = {"turn": Turn(players, BONUS[self.options["bonus"]]), "heap": DrawHeap()}
        self.effects = {}
        self.feature_names = ("heap.stones", "heap.last", "heap.turn")

    def initial_state(self) -> HeapState:
        """The heap is about to be drawn."""
        return HeapState([Pending("turn", 0), Pending("heap", CHANCE)], 0, 0, [0] * self.players)

    def scores(self, s: HeapState) -> list[int]:
        """H3, H4."""
        return s.points[:]

    def features(self, s: HeapState) -> list[list[int]]:
        """The stones taken; whose turn it is, at a heap that can be cleared and at others."""
        mover = self.current_player(s)
        turn = [1, 0] if s.heap <= MOST else [0, 1]
        return [[s.points[p], *(turn if p == mover else [0, 0])] for p in range(self.players)]

    def stage(self, s: HeapState) -> int:
        """By what is left of the largest heap."""
        return self.stages * (LARGEST - s.heap) // LARGEST

    def is_quiescent(self, s: HeapState) -> bool:
        """Always: one take follows another."""
        return True

    def opening(self, s: HeapState) -> Iterable[Event]:
        """Nothing at the beginning; in a position the stones taken so far."""
        return [
            Event("start", player, {"stones": points}, points, "stones", "H3")
            for player, points in enumerate(s.points)
            if points
        ]

    def write(self, s: HeapState) -> str:
        """`7 heap 5 of 2, points 4 3`: decision, stones left, who is to take, points."""
        turn = f"of {s.pending[-1].player + 1}" if s.pending else "over"
        return f"{s.ply} heap {s.heap} {turn}, points {' '.join(map(str, s.points))}"

    def read(self, text: str) -> HeapState:
        """The position written so."""
        found = WRITTEN.fullmatch(text)
        if not found:
            raise bad(text)
        heap, player = int(found["heap"]), int(found["player"] or 0)
        pending = [Pending("turn", player - 1)] if player else []
        s = HeapState(pending, int(found["ply"]), heap, list(map(int, found["points"].split())))
        fits = len(s.points) == self.players >= player and heap <= LARGEST and bool(player) == bool(heap)
        if not fits or self.write(s) != text:
            raise bad(text)
        return s


GAME = Heap
