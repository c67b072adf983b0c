"""Stones as they lie in the pictures of the sites: what goes on top of everything is drawn last."""

from collections.abc import Iterable
from typing import NamedTuple

from game.views.art.signs import gain_badge
from game.views.art.stones import Lying, lying
from game.views.art.traces import ringed
from game.views.markup import Markup


class Laid(NamedTuple):
    """A stone at its place."""

    stone: Lying
    x: float
    y: float
    size: float
    height: float = 0  # if it is not a square

    @property
    def tall(self) -> float:
        """How high it is drawn."""
        return self.height or self.size

    def draw(self, symbol: str = "st") -> Markup:
        """The stone itself."""
        return lying(self.stone, self.x, self.y, self.size, self.tall, symbol)

    def signs(self) -> str:
        """The last move's ring, or what the stone would bring."""
        parts = []
        if self.stone.marks:
            around = (self.x - 2.5, self.y - 2.5, self.size + 5, self.tall + 5)
            parts.append(ringed(self.stone.marks, *around))
        if self.stone.gain:
            parts.append(gain_badge(self.x + self.size / 2, self.y, self.stone.gain))
        return "".join(parts)


def layers(stones: Iterable[Laid]) -> str:
    """Stones in order, all their signs above them."""
    laid = list(stones)
    return "".join([*(stone.draw() for stone in laid), *(stone.signs() for stone in laid)])
