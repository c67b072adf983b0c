"""A pyramid as bots look at it: its connections, where they can grow, what one more card would bring there.

A layout is worked out once for a pyramid, since search meets the same ones again and again.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.games.pyramids import tables as box
from game.games.pyramids.scoring import bonus, fitting
from game.games.pyramids.state import PLACES, Laid, slots

KEPT = 1 << 12  # pyramids remembered
ROW = 16  # cells are numbered row by row; none lies beside the first or the last of a row
BESIDE = (-1, 1, -ROW, ROW)
Stone = tuple[int, tuple[int, ...]]  # its colour, its cells from where the card begins


def _stones(card: box.Card) -> Iterator[Stone]:
    """P6: a card's stones; its origin is the cell at the bottom left."""
    for x, column in enumerate((card.left, card.right)):
        if len(column) == 1:
            yield column[0], (x, x + ROW)
        else:
            yield column[0], (x + ROW,)
            yield column[1], (x,)


STONES = tuple(tuple(_stones(card)) for card in box.CARDS)


def origin(level: int, place: int) -> int:
    """The first cell of a card laid there."""
    return ROW * (2 * level - 1) + 2 * place + level + 2


class Layout:
    """The connections of a pyramid.

    `best` are the sizes of the largest ones by colour, `loose` how many stones lie in others, `open` by
    colour the free cells beside the largest that may still be built on.
    """

    def __init__(self, pyramid: Sequence[Laid]) -> None:
        self.pyramid = pyramid
        self.at: dict[int, int] = {}  # by cell: its stone
        self.colours: list[int] = []
        self.begun = [0] * (len(box.LEVELS) + 1)
        for laid in pyramid:
            self._lay(laid)
        self.root = list(range(len(self.colours)))  # by stone: one of its connection
        self.size = [1] * len(self.colours)  # by that stone
        self._join()
        self.best, self.open = [0] * len(box.COLOURS), [0] * len(box.COLOURS)
        self._measure()
        self.glyphs = fitting("pyramid", [laid.card for laid in pyramid])
        self.loose = len(self.colours) - sum(self.best)
        self.points = self.worth(self.best)
        self.slots = slots(pyramid)
        self.gains: dict[int, int] = {}

    def _lay(self, laid: Laid) -> None:
        self.begun[laid.level] += 1
        start = origin(laid.level, laid.place)
        for colour, cells in STONES[laid.card]:
            for cell in cells:
                self.at[start + cell] = len(self.colours)
            self.colours.append(colour)

    def _join(self) -> None:
        """P6: stones that share an edge, to the right and above."""
        at, colours, root, size = self.at, self.colours, self.root, self.size
        for cell, stone in at.items():
            for beside in (cell + 1, cell + ROW):
                other = at.get(beside, stone)
                if colours[other] == colours[stone] and root[other] != root[stone]:
                    gone, stays = root[other], root[stone]
                    size[stays] += size[gone]
                    self.root = root = [stays if of == gone else of for of in root]

    def _measure(self) -> None:
        largest = [-1] * len(box.COLOURS)
        for stone, root in enumerate(self.root):
            colour = self.colours[stone]
            if self.size[root] > self.best[colour]:
                self.best[colour], largest[colour] = self.size[root], root
        for cell, stone in self.at.items():
            colour = self.colours[stone]
            if self.root[stone] == largest[colour]:
                for step in BESIDE:
                    beside = cell + step
                    self.open[colour] += beside not in self.at and self._grows(beside)

    def _grows(self, cell: int) -> bool:
        """P5.1: whether a card may still come there: over the ground, in a level that is not full."""
        level = (cell // ROW + 1) // 2
        return 0 < level <= len(box.LEVELS) and self.begun[level] < box.LEVELS[level - 1]

    @staticmethod
    def worth(best: Sequence[int]) -> int:
        """P7.1 to P7.3."""
        return sum(best) + max(best) + bonus(best)

    def gain(self, card: int) -> int:
        """What the card brings in the best slot, its glyph left out."""
        if card not in self.gains:
            reached = (self.worth(self._with(card, slot)) for slot in self.slots)
            self.gains[card] = max(reached, default=self.points) - self.points
        return self.gains[card]

    def _with(self, card: int, slot: int) -> list[int]:
        """The largest connections once the card lies there."""
        at, best, start = self.at, [*self.best], origin(*PLACES[slot])
        of_card: dict[int, dict[int, None]] = {}  # by colour: what it joins, its own stones as less than 0
        for stone, (colour, cells) in enumerate(STONES[card]):
            joined = of_card.setdefault(colour, {})
            joined[-1 - stone] = None
            for cell in cells:
                for step in BESIDE:
                    beside = at.get(start + cell + step)
                    if beside is not None and self.colours[beside] == colour:
                        joined[self.root[beside]] = None
        for colour, joined in of_card.items():
            best[colour] = max(best[colour], sum(1 if root < 0 else self.size[root] for root in joined))
        return best


@lru_cache(KEPT)
def layout(pyramid: tuple[Laid, ...]) -> Layout:
    """The layout of a pyramid."""
    return Layout(pyramid)
