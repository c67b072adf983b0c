"""A position: plain data, the stack of what has to be decided, and the events that tell what is done."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple, Protocol, Self, TypeVar

CHANCE, TERMINAL = -1, -4
NOBODY = -1  # whose an event is that is no player's
END = "end"  # the kind of event that ends a game; what is told after it only the end brings


class Pending:
    """One open matter: which step, whose it is, and its details. It is never changed."""

    __slots__ = ("a", "b", "player", "step")  # read much faster than those of a named tuple

    def __init__(self, step: str, player: int, a: int = 0, b: int = 0) -> None:
        self.step, self.player, self.a, self.b = step, player, a, b

    def __iter__(self) -> Iterator[str | int]:
        return iter((self.step, self.player, self.a, self.b))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pending) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return (self.player, self.a, self.b).__hash__()  # of whole numbers: the same everywhere

    def __repr__(self) -> str:
        return f"Pending{(*self,)}"


matter: Callable[..., Pending] = cache(Pending)  # each made once


class Event(NamedTuple):
    """Something that happens, told at the line where it happens: for log, marks, motion and the ledger.

    `player` is whose it is, or NOBODY; `params` are the details its sentence needs. With points it is a line
    of the ledger as well: what for (`category`) and by which rule. By a rule without a category the game
    ends, or soon will. `move` is the decision it came of, counted from 0 and noted by the match; None before
    the first one, and for what only the end would bring.
    """

    kind: str
    player: int
    params: Mapping[str, int | str] = {}
    points: int = 0
    category: str = ""
    rule: str = ""
    move: int | None = None


Listener = Callable[[Event], object]


class State(Protocol):
    """A position: a dataclass with slots, of ints and flat lists; what parts of a game keep stands by name.

    An empty stack means the game is over.

    `tell` is no part of it: while somebody listens, whoever changes the position tells what is done. The
    line is `if s.tell: s.tell(Event(...))`, so that searches, where nobody listens, pay next to nothing.
    """

    pending: list[Pending]
    ply: int
    tell: Listener | None

    def clone(self) -> Self:
        """A copy that shares nothing changeable, and that nobody listens to."""
        ...


S = TypeVar("S", bound=State)
