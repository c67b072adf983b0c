"""Wrath of the Pharaoh (I10.1)."""

from collections.abc import Iterable

from game.core.edition import Values, whole_numbers
from game.core.state import Event
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import Aspect, Column, named
from game.games.imhotep.parts import Details, Module
from game.games.imhotep.state import ImhotepState


class Wrath(Module):
    """I10.1: points lost, once, without a stone on each monument."""

    rule = "I10.1"
    since = 1
    categories = ("wrath",)
    varies = (Values("WRATH", "I10.1", whole_numbers(0, -20), thing="player 0"),)

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I10.1."""
        for player in range(self.board.players):
            missing = [site for site in box.MONUMENTS if not s.laid[site][player]]
            if missing:
                told: Details = {"count": len(missing), "site": box.SITES[missing[0]]}
                yield Event("wrath", player, told, box.WRATH, "wrath", self.rule)

    def aspects(self) -> Iterable[Aspect]:
        """Whether monuments lack a stone, and how many."""
        return (Aspect(named("wrath", "due", "missing"), missing),)


def missing(s: ImhotepState) -> Iterable[Column]:
    """By player."""
    monuments = [s.laid[site] for site in box.MONUMENTS]
    counts = [stones.count(0) for stones in zip(*monuments, strict=True)]
    return [int(number > 0) for number in counts], counts
