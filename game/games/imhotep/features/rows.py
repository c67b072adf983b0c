"""What a learned value of Imhotep counts: all that its parts count, side by side."""

from collections.abc import Callable, Iterable, Sequence

from game.games.imhotep.features import general
from game.games.imhotep.features.kind import Column
from game.games.imhotep.parts import Part
from game.games.imhotep.state import ImhotepState

ASPECTS = {
    "cards": "cards",
    **general.CARDS_COUNT_FOR,
    **dict.fromkeys(("quarry", "sled"), "stones"),
}

Rows = Callable[[ImhotepState], list[list[int]]]


def features_of(parts: Iterable[Part]) -> tuple[Sequence[str], Rows]:
    """The names, and what makes a row for each player."""
    aspects = [aspect for part in parts for aspect in part.aspects()]
    names = tuple(name for aspect in aspects for name in aspect.names)
    counts = [aspect.columns for aspect in aspects]

    def rows(s: ImhotepState) -> list[list[int]]:
        columns: list[Column] = []
        for count in counts:
            columns += count(s)
        return [*map(list, zip(*columns, strict=True))]

    return names, rows
