"""Positions of whole random games, by game: what the checks of all tables look at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from game.core.match import Match
from game.views.table import Table
from tests.reading import Element, read
from tests.views import abusir_positions, cheops_positions, imhotep_positions, positions, pyramids_positions
from tests.views.tables import seen

ABOUT = 100
Steps = Sequence[tuple[Match, Match]]


@dataclass(frozen=True, eq=False)
class Sample:
    """Positions of one game, and how they are drawn."""

    opening: Match
    matches: Sequence[Match]
    steps: Steps  # from one position to the next
    seen: Callable[..., Table]
    drawn: Callable[..., str]
    like: Callable[[Match, str], str] = lambda match, text: text  # of actions that do the same, one
    trees: dict[Match, Element] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """Whose table it is."""
        return self.opening.record.game

    @property
    def some(self) -> Sequence[Match]:
        """About a hundred of the positions, where not all are needed."""
        return self.matches[:: max(1, len(self.matches) // ABOUT)]

    def tree(self, match: Match) -> Element:
        """A position drawn with all that is legal, read back once, though it be none of these."""
        if match not in self.trees:
            self.trees[match] = read(self.drawn(match))
        return self.trees[match]


def steps(matches: Sequence[Match]) -> Steps:
    """Each position with the next one of its game."""
    return [(before, after) for before, after in pairwise(matches) if after.plies == before.plies + 1]


def _duel() -> Sample:
    matches = list(positions.games(4))
    return Sample(positions.opening(), matches, steps(matches), positions.seen, positions.drawn)


def _cheops() -> Sample:
    here = cheops_positions
    every = here.positions()
    return Sample(here.opening(), here.positions(4), steps(every)[::11], seen, here.drawn)


def _imhotep() -> Sample:
    here = imhotep_positions
    pairs = list(here.sample(9, 40))
    return Sample(here.opening(2), [after for _, after in pairs], pairs, here.seen, here.drawn)


def _pyramids() -> Sample:
    here = pyramids_positions
    matches = list(here.games())
    return Sample(here.opening(), matches, steps(matches), here.seen, here.drawn)


def _abusir() -> Sample:
    here = abusir_positions
    every = here.positions()
    return Sample(here.opening(), here.positions(4), steps(every)[::9], seen, here.drawn, here.like)


DUEL, CHEOPS, IMHOTEP, PYRAMIDS, ABUSIR = _duel(), _cheops(), _imhotep(), _pyramids(), _abusir()
SAMPLES = (DUEL, CHEOPS, IMHOTEP, PYRAMIDS, ABUSIR)
