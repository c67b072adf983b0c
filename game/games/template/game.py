"""Heap: take one to three stones in turn; each is a point, and whoever takes the last one gets a bonus.

The pattern of every game in one file: vocabulary, state, steps, game. Rules: H1 the heap is drawn, from
12 to 20 stones; H2 on your turn take 1, 2 or 3; H3 a point a stone; H4 the bonus for the last stone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from game.core.game import CHANCE, Chance, Entry, Game, GameInfo, Pending, Refusal, Step
from game.core.options import Option
from game.core.vocabulary import Action, Verb, Vocabulary

SMALLEST, LARGEST, MOST = 12, 20, 3
BONUS = {"high": 5, "low": 2}
SIZES = tuple(str(size) for size in range(SMALLEST, LARGEST + 1))

VOCABULARY = Vocabulary([Verb("take", (tuple(str(n) for n in range(1, MOST + 1)),)), Verb("@heap", (SIZES,))])
TAKE, HEAP = VOCABULARY.all_of("take"), VOCABULARY.all_of("@heap")


@dataclass(slots=True)
class HeapState:
    """The heap and who took how many stones when."""

    pending: list[Pending]
    ply: int
    heap: int
    takes: list[tuple[int, int]]  # by ply: player, stones

    def clone(self) -> Self:
        """A copy that shares nothing changeable."""
        return type(self)(self.pending[:], self.ply, self.heap, self.takes[:])


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


class Turn(Step[HeapState]):
    """H2: take some stones."""

    def __init__(self, players: int) -> None:
        self.players = players

    def actions(self, s: HeapState, p: Pending) -> Sequence[Action]:
        """One to three, and no more than there are."""
        return TAKE[: s.heap]

    def resolve(self, s: HeapState, p: Pending, action: Action) -> None:
        """The stones are gone; the next player's turn, unless none is left."""
        stones = action.args[0] + 1
        s.heap -= stones
        s.takes.append((p.player, stones))
        if s.heap:
            s.pending.append(Pending("turn", (p.player + 1) % self.players))

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
        self.steps = {"turn": Turn(players), "heap": DrawHeap()}
        self.effects = {}
        self.bonus = BONUS[self.options["bonus"]]

    def initial_state(self) -> HeapState:
        """The heap is about to be drawn."""
        return HeapState([Pending("turn", 0), Pending("heap", CHANCE)], 0, 0, [])

    def ledger(self, s: HeapState) -> list[Entry]:
        """H3, H4."""
        entries = [Entry(player, n, "stones", ply, "H3") for ply, (player, n) in enumerate(s.takes)]
        if not s.pending:
            entries.append(Entry(s.takes[-1][0], self.bonus, "last", s.ply - 1, "H4"))
        return entries


GAME = Heap
